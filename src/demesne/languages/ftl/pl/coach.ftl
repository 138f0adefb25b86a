### Jedno zdanie trenera o odpowiedzi gracza: powód, który każdy może przeliczyć, zwrócony do gracza, krótko i życzliwie.
### $card: jedna karta; $who: imię innego gracza; $left: tyle takich kart jest w Zasobach.

coach-win-missed = Jeśli kupisz teraz { CARD($card, form: "acc") }, gra się skończy i wygrasz.
coach-share-missed = Jeśli kupisz teraz { CARD($card, form: "acc") }, gra się skończy wspólnym zwycięstwem.
coach-ends-lost = { $n ->
    [0] To kończy grę, a sam remis w punktach nie wystarczy: za tobą więcej tur.
    [one] To kończy grę, a do zwycięzcy brakuje ci { $n } punktu.
   *[other] To kończy grę, a do zwycięzcy brakuje ci { $n } punktów.
}
coach-takes-curse = Klątwa to o punkt mniej, a nikt nie każe ci jej brać.
coach-takes-copper = Miedziak daje tylko jedną monetę i zajmuje na ręce miejsce lepszych kart.
coach-free-action = Możesz jeszcze zagrać { CARD($card, form: "acc") }: ta karta oddaje akcję, którą zużywa.
coach-all-left = Zostały jeszcze wszystkie Prowincje ({ $left }): { CARD($card) } na razie tylko zapycha rękę.
coach-early-points = Prowincji zostało jeszcze { $left ->
    [5] pięć
    [6] sześć
    [7] siedem
   *[other] { $left }
}: { CARD($card) } na razie tylko zapycha rękę.
coach-points = Możesz dostać { CARD($card, form: "acc") }, a takich kart zostało { $left }.
coach-unspent = Masz jeszcze monety ({ $coins }): wystarczą na { CARD($card, form: "acc") }.
coach-curses = { $who } ma { CARD($card, form: "acc") }, a w twojej talii nic nie usuwa Klątw.
coach-gives-curses = { CARD($card) } rozdaje innym Klątwy, a zostało ich { $left }.
coach-stuck = Kart Akcji niedających akcji będziesz mieć { $terminals }, a dających co najmniej dwie: { $villages }. Któraś często utknie na ręce.
coach-village = Kart Akcji niedających akcji masz { $terminals }: { CARD($card) } pozwala zagrać dwie w turze.
coach-thin = Kart w twojej talii jest { $cards }, z tego Miedziaków, Posiadłości i Klątw { $junk }: { CARD($card) } je usuwa.
coach-money = { CARD($card) } da ci więcej monet na ręce.
coach-draws = { CARD($card) } pozwala dobrać karty: { $n }.
coach-fact-coins = Monety na Skarbach wśród pięciu twoich kart, średnio: teraz { $before }, a gdy dojdzie { CARD($card) } – { $after }.
coach-fact-stuck = Na 100 rąk po pięć kart Akcja utknie teraz w { $before }, a gdy dojdzie { CARD($card) } – w { $after }.
coach-assumes-bots = Twoje szanse na wygraną po każdej odpowiedzi, w najlepszym z kilku dalszych ciągów, na nowych tasowaniach ({ $n }); boty grają według swoich list.
coach-assumes = Twoje szanse na wygraną po każdej odpowiedzi, w najlepszym z kilku dalszych ciągów, na nowych tasowaniach ({ $n }); pozostali grają według list, które najlepiej tłumaczą ich zakupy.
coach-assumes-bot = Twoje szanse na wygraną po każdej odpowiedzi, w najlepszym z tych dalszych ciągów, na nowych tasowaniach ({ $n }); przeciwnik: { $who } ({ table-level }).
