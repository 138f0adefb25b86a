### Wyjaśnienia pod tekstem karty: o co gracz pyta, gdy sam tekst zostawia wątpliwość.
### Jedno wyjaśnienie w wierszu: jedno lub dwa pełne zdania, najwyżej 200 znaków. Domyślnym podmiotem jest „ta karta”.

## Uwagi do każdej karty, która ma w programie określony krok, także do własnych kart użytkownika.

note-attack = Zanim ta karta zadziała, pozostali gracze mogą odkrywać z ręki karty Reakcji, jeden po drugim, w kolejności rozgrywki.
# for a card that touches other players without being an Attack
note-not-an-attack = To nie karta Ataku, więc nikt nie może odpowiedzieć na nią kartą Reakcji.
note-reaction = Odkryta karta się nie zużywa: zostaje na ręce. Możesz ją odkryć nawet wtedy, gdy Atak i tak by na ciebie nie zadziałał.
# each time an Attack is played the Reaction may be shown once
note-reaction-once = Tę kartę możesz odkryć raz przy każdym zagraniu karty Ataku.
note-reaction-again = Przy tym samym Ataku możesz tę kartę odkrywać wielokrotnie, dopóki jej warunek jest spełniony.
note-handed-out = Jeśli w stosie nie starcza kart dla wszystkich, dodaje się je w kolejności rozgrywki; dla kogo zabraknie, ten niczego nie dodaje.
note-one-by-one = Gracze robią to w kolejności rozgrywki; następny zaczyna dopiero wtedy, gdy poprzedni skończy.
note-must-trash = Jeśli możesz wyrzucić kartę na Śmietnisko, musisz to zrobić; jeśli nie możesz, niczego nie dodajesz.
# here the trashing is optional
note-may-trash = Możesz niczego nie wyrzucać na Śmietnisko, ale wtedy niczego nie dodajesz.
note-limit = Dodana karta trafia na twój stos kart odrzuconych. { note-limit-elsewhere }
note-limit-elsewhere = Monety nie podnoszą limitu, a takie dodanie nie zużywa zakupu.
note-exact = Jeśli w Zasobach nie ma karty o dokładnie takim koszcie, niczego się nie dodaje.
note-named-pile = Jeśli stos, z którego masz dodać kartę, jest pusty, niczego nie dodajesz; reszta tekstu nadal obowiązuje.
note-costs-now = Liczy się koszt w danej chwili, na przykład obniżony przez { CARD("Bridge", form: "acc") }.
note-not-itself = Po zagraniu tej karty nie masz jej już na ręce, więc nie możesz jej tu wybrać; możesz za to wybrać inną jej kopię z ręki.
# discarding or trashing several cards of the hand
note-too-few = Jeśli masz na ręce mniej kart, odrzucasz wszystkie.
note-too-few-trash = Jeśli masz na ręce mniej kart, wyrzucasz wszystkie na Śmietnisko.
# any number of cards, and then something for each of them
note-all-together = Najpierw zdecyduj, które karty wybierasz (możesz nie wybrać żadnej); dopiero potem dostajesz coś za nie.
note-impossible-option = Można wybrać nawet opcję, którą da się wykonać tylko częściowo albo której nie da się wykonać wcale; robi się tyle, ile można.
note-options-first = Najpierw wybierz, z których opcji korzystasz (z każdej najwyżej raz), a dopiero potem je wykonaj.
note-shuffle-without = Jeśli talia się skończy, nową tworzy potasowany stos kart odrzuconych; karty już odkryte, obejrzane lub odłożone na bok do niej nie wchodzą.
# a step with the top card of the deck
note-no-top = Jeśli talia jest pusta, najpierw powstaje nowa z potasowanego stosu kart odrzuconych; jeśli i tam nie ma kart, pomija się to polecenie.
note-onto-empty-deck = Karta, która trafia na pustą talię, staje się jej jedyną kartą; niczego się przy tym nie tasuje.
note-order-hidden = W jakiej kolejności kładziesz karty z powrotem, wiesz tylko ty.
note-take-all = Musisz wziąć wszystkie takie karty; żadnej nie możesz zostawić.
note-adds-up = Efekt się sumuje: liczy się każde zagranie tej karty w tej turze, także oba zagrania dzięki { CARD("Throne Room", form: "dat") }.
note-trash-this = Jeśli przy drugim zagraniu ta karta leży już na Śmietnisku, nie wyrzucasz jej ponownie i nie dzieje się nic, co od tego zależy.
note-plays = Zagranie karty w ten sposób nie zużywa twoich akcji; poza tym to zagranie jak każde inne i na Atak można odpowiedzieć.
note-name-a-card = Podajesz nazwę karty, a nie typ; może to być także karta, której stos jest pusty.
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = Karta o kilku typach daje premię za każdy z nich.
note-two-types = Ta karta zawsze ma wszystkie swoje typy: dotyczy jej wszystko, co mówi o którymkolwiek z nich.
note-treasure = Tę kartę zagrywasz w swojej fazie zakupu, zanim zaczniesz kupować. Nie przepada: na koniec tury trafia na twój stos kart odrzuconych.
note-points = Tej karty nie można zagrać. Na koniec gry liczy się bez względu na to, czy jest na ręce, w talii, na stosie kart odrzuconych, czy gdziekolwiek indziej wśród twoich kart.
note-buys = Wszystkie zakupy robisz w swojej fazie zakupu, jeden po drugim, z tej samej puli monet.
note-actions = Wykonaj do końca polecenia tej karty, zanim skorzystasz z akcji, które daje; akcje niewykorzystane do końca tury przepadają.
note-draw = Jeśli przy dobieraniu talia się skończy, potasuj stos kart odrzuconych, utwórz z niego nową talię i dobieraj dalej; nigdy nie tasuj wcześniej.

## Wyjaśnienia do pojedynczych kart; -1e i -2e: tylko w tej edycji

rulings-copper =
    Ta karta nic nie kosztuje, ale jej kupno i tak zużywa zakup.
rulings-silver =
    Pierwsza { card-silver.one }, którą zagrasz w turze, daje dodatkowo 1 monetę za każdego zagranego przed nią { CARD("Merchant", form: "acc") }.
rulings-estate =
    Trzy kopie, z którymi zaczyna każdy gracz, nie pochodzą ze stosu w Zasobach.
rulings-duchy =
    Każda twoja kopia zwiększa też wartość każdego twojego { CARD("Duke", form: "gen") } o 1 punkt zwycięstwa.
rulings-province =
    Turę, w której ostatnia { card-province } opuszcza Zasoby, rozgrywa się jeszcze do końca; potem gra się kończy.
rulings-curse =
    To nie karta Zwycięstwa: { CARD("Scout") } jej nie bierze, a { CARD("Tribute") } nic za nią nie daje.
    Jest w Zasobach w każdej grze i możesz ją kupić za 0 monet.

rulings-adventurer =
    Jeśli mimo tasowania nie odkryjesz 2 kart Skarbu, weź na rękę tyle, ile odkryjesz.
    { CARD("Harem") } liczy się jako karta Skarbu.
rulings-chancellor =
    Zdecyduj od razu, zanim zagrasz lub kupisz cokolwiek innego.
    Odkładając talię, nie oglądasz jej kart.
rulings-feast =
    Dodanie karty nie zależy od wyrzucenia: { card-feast } zagrana dwukrotnie dzięki { CARD("Throne Room", form: "dat") } pozwala dodać 2 karty.
rulings-spy =
    Dobierasz kartę, zanim ktokolwiek odkryje swoją, a odkrywanie zaczyna się od ciebie.
    O karcie każdego gracza decydujesz osobno.
    Gracz, który odkryje { CARD("Moat", form: "acc") }, nie odkrywa karty z talii; ty swoją i tak odkrywasz.
rulings-thief =
    Każdy gracz traci najwyżej 1 kartę Skarbu, ale jeśli jakąś odkryje, musi stracić 1.
    Dodajesz karty dopiero wtedy, gdy wszyscy wyrzucą swoje, i tylko spośród wyrzuconych przy tym zagraniu; reszta zostaje na Śmietnisku.
    { CARD("Harem") } liczy się jako karta Skarbu.

rulings-bureaucrat =
    Gracz z kilkoma kartami Zwycięstwa na ręce sam wybiera, którą odkryć.
    Karta Zwycięstwa, która ma też inny typ, na przykład { CARD("Harem") }, nadal jest kartą Zwycięstwa.
rulings-cellar =
    Jeśli przy dobieraniu musisz tasować, wtasowujesz także karty dopiero co odrzucone.
    Inni widzą, ile kart odrzucasz, ale poznają tylko tę, która trafi na wierzch stosu kart odrzuconych.
rulings-council-room =
    Pozostali gracze muszą dobrać kartę, czy tego chcą, czy nie.
rulings-gardens =
    Przy 39 kartach każda kopia jest warta 3 punkty zwycięstwa, a przy 40 – 4.
    Liczą się wszystkie twoje karty, razem z { CARD("Gardens", form: "ins") }.
rulings-library =
    Odkładać na bok możesz tylko karty Akcji dobierane przy tym zagraniu, a nie te, które już masz na ręce.
    O każdej karcie Akcji decydujesz, gdy tylko ją dobierzesz; inne karty musisz zatrzymać.
    Jeśli masz na ręce co najmniej 7 kart, niczego nie dobierasz.
rulings-militia =
    Gracz z najwyżej 3 kartami na ręce niczego nie odrzuca.
rulings-mine =
    Nowa karta Skarbu jest na twojej ręce, więc możesz ją zagrać jeszcze w tej turze.
    Dodana karta może też kosztować tyle samo co wyrzucona albo mniej.
    { CARD("Silver", 1, form: "acc") } możesz zamienić na { CARD("Harem", form: "acc") }, który jest kartą Skarbu i kosztuje o 3 monety więcej.
rulings-moat =
    Chroni tylko ciebie i tylko przed tym jednym zagraniem; gracz, który zagrywa kartę Ataku, dostaje wszystko inne, co ona daje.
    Atak nadal na ciebie nie działa, nawet jeśli karta opuści potem twoją rękę, na przykład przez { CARD("Diplomat", form: "acc") }.
    Jeśli dobierzesz ją dzięki innej karcie Reakcji na ten sam Atak, nadal możesz ją odkryć.
    { CARD("Council Room") }, { CARD("Masquerade") } i { CARD("Tribute") } nie są kartami Ataku; { card-moat } przed nimi nie chroni.
rulings-moneylender-1e =
    Jeśli masz na ręce { CARD("Copper", 1, form: "acc") }, musisz wyrzucić ją na Śmietnisko.
rulings-moneylender-2e =
    Możesz zatrzymać swoje { CARD("Copper", form: "acc") }; wtedy nie dostajesz monet.
rulings-remodel =
    Dodana karta może kosztować o 2 monety więcej, o 1 więcej, tyle samo albo mniej; może to być nawet inna kopia wyrzuconej karty.
rulings-throne-room =
    Kończysz pierwsze zagranie, zanim zaczniesz drugie; pomiędzy nimi nie zagrywa się niczego, chyba że pozwala na to sama karta.
    Jeśli wybierzesz drugą { CARD("Throne Room", form: "acc") }, zagrasz dwukrotnie jedną kartę Akcji, a potem dwukrotnie następną; żadnej nie zagrasz 4 razy.
    Kartę Ataku też zagrywasz dwukrotnie: inni mogą odkrywać karty Reakcji przy każdym z tych zagrań.
    Jeśli przy pierwszym zagraniu karta trafi na Śmietnisko, drugie i tak następuje; karta tam zostaje.
rulings-throne-room-1e =
    Jeśli masz na ręce kartę Akcji, musisz jakąś wybrać.
rulings-throne-room-2e =
    Nie musisz wybierać żadnej karty Akcji, nawet jeśli masz jakieś na ręce.
rulings-witch =
    Dobierasz karty, nawet jeśli nie ma już { CARD("Curse", form: "gen-pl") }.

rulings-artisan =
    Na wierzchu talii możesz położyć także tę dopiero co dodaną kartę.
rulings-bandit =
    Gracz, który odkryje 2 takie karty Skarbu, sam wybiera, którą z nich wyrzuca.
    Wyrzuconych kart Skarbu nie dostajesz.
    { CARD("Harem") } liczy się jako karta Skarbu.
rulings-harbinger =
    Jeśli przy dobieraniu karty musisz tasować, stos kart odrzuconych jest potem pusty i nie ma czego położyć na talii.
    Stos przeglądasz tylko ty.
rulings-merchant =
    Po pierwszej w turze karcie { CARD("Silver", form: "gen") } następne nie dają już nic dodatkowego.
rulings-poacher =
    Najpierw dobierasz, potem odrzucasz.
    Liczy się każdy pusty stos w Zasobach, także stos { CARD("Curse", form: "gen-pl") }, { CARD("Copper", form: "gen-pl") } czy { CARD("Poacher", form: "gen-pl") }.
rulings-sentry =
    Każdą z 2 kart możesz wyrzucić na Śmietnisko, odrzucić albo położyć z powrotem, bez względu na to, co robisz z drugą.
    Kart, które kładziesz z powrotem, inni nie widzą.
rulings-vassal =
    Jeśli zagrasz odrzuconą kartę, przechodzi ona ze stosu kart odrzuconych do gry; jeśli nie, zostaje na stosie.

rulings-baron =
    Możesz zatrzymać { CARD("Estate", form: "acc") }, którą masz na ręce, ale wtedy musisz jedną dodać.
rulings-bridge =
    Karty kosztują mniej wszędzie: w Zasobach, na każdej ręce, w każdej talii.
    Koszt 0 się nie zmienia: { CARD("Upgrade") } zamienia wtedy { CARD("Copper", 1, form: "acc") } na kartę, która zwykle kosztuje 2 monety.
rulings-conspirator =
    Zagrania kart Akcji liczy się tylko w chwili zagrania tej karty; późniejsze niczego nie zmieniają.
    { CARD("Throne Room") } liczy się jako 1 zagranie, a każde z 2 zagrań wybranej karty – jako kolejne.
    Liczą się zagrania, nie karty: liczy się więc karta, która po zagraniu trafia na Śmietnisko, a nie liczy się karta Reakcji odkryta z ręki.
rulings-courtyard =
    Możesz położyć na talii dowolną kartę z ręki, nie tylko dopiero co dobraną.
rulings-harem =
    To nie są { CARD("Silver") }: { CARD("Merchant") } nic za tę kartę nie daje.
rulings-ironworks =
    Jeśli niczego nie dodasz, nie dostajesz premii.
rulings-masquerade =
    Wszyscy wybierają, zanim jakakolwiek karta powędruje dalej, więc nikt nie wie, co dostanie.
    Przekazana karta nie jest ani odrzucana, ani wyrzucana, ani dodawana; nie można odmówić jej przyjęcia, a widzą ją tylko dający i otrzymujący.
    Kartę na Śmietnisko możesz potem wyrzucić tylko ty, inni gracze nie.
rulings-masquerade-1e =
    Gracz bez kart na ręce niczego nie przekazuje, ale i tak dostaje kartę.
rulings-masquerade-2e =
    Gracz bez kart na ręce też żadnej nie dostaje; jeśli karty na ręce ma mniej niż 2 graczy, niczego się nie przekazuje.
rulings-mining-village =
    Zdecyduj od razu, czy wyrzucasz ją na Śmietnisko; później w tej turze już nie możesz.
    Zagrana dwukrotnie dzięki { CARD("Throne Room", form: "dat") } daje te 2 monety najwyżej raz.
rulings-minion =
    Karty Reakcji odkrywa się, zanim wybierzesz; mogą to robić także gracze, którzy mają na ręce mniej niż 5 kart.
    Gracz z najwyżej 4 kartami na ręce ani nie odrzuca, ani nie dobiera kart; tak samo gracz, który odkryje { CARD("Moat", form: "acc") }.
rulings-shanty-town =
    Dobierasz obie karty, nawet jeśli pierwsza z nich jest kartą Akcji.
    Karta Akcji, która ma też inny typ, na przykład { CARD("Nobles") }, nadal jest kartą Akcji.
rulings-steward =
    Jeśli wybierzesz wyrzucanie, a masz na ręce co najmniej 2 karty, wyrzucasz dokładnie 2.
rulings-swindler =
    Możesz wybrać inną kopię wyrzuconej karty.
    { CARD("Copper", 1) } kosztuje 0, tak jak { CARD("Curse") }, więc jedną można wybrać za drugą.
    Nie możesz wybrać pustego stosu ani zrezygnować z wyboru, jeśli jakaś karta pasuje.
    Gracz, który nie ma czego wyrzucić, niczego nie dodaje.
rulings-torturer =
    Gdy nie ma już { CARD("Curse", form: "gen-pl") }, gracz nadal może wybrać dodanie { CARD("Curse", form: "gen") }; niczego wtedy nie dodaje.
    Gracze wybierają w kolejności rozgrywki, a każdy zna wybory poprzednich.
rulings-trading-post =
    Jeśli masz na ręce co najmniej 2 karty, musisz wyrzucić 2; jeśli wyrzucisz tylko 1, nie dodajesz karty { CARD("Silver", form: "gen") }.
    { CARD("Silver", 1) } trafia na twoją rękę, więc możesz ją zagrać jeszcze w tej turze.
rulings-upgrade =
    { CARD("Bridge") } obniża oba koszty jednakowo, ale 0 się nie zmienia: { CARD("Copper", 1, form: "acc") } można wtedy zamienić na { CARD("Estate", form: "acc") }.
rulings-wishing-well =
    Najpierw dobierasz kartę, potem podajesz nazwę.
    Karta o innej nazwie zostaje na wierzchu twojej talii, a wszyscy gracze już ją znają.

rulings-coppersmith =
    Każda { CARD("Copper", 1) } daje więcej, ale nie kosztuje więcej.
rulings-saboteur =
    Gracz, który traci kartę, decyduje, czy jakąś dodać i którą; za kartę kosztującą 5 monet może dodać kartę kosztującą najwyżej 3.
    Gracz, który nie odkryje karty kosztującej co najmniej 3 monety, odrzuca wszystko, co odkryje, i na tym koniec.
rulings-scout =
    Karta Zwycięstwa, która ma też inny typ, na przykład { CARD("Harem") }, nadal jest kartą Zwycięstwa; { CARD("Curse") } nią nie jest.
rulings-secret-chamber =
    Nie chroni cię: potem Atak działa na ciebie jak zwykle.
    Możesz położyć na talii dowolne 2 karty z ręki, także samą { CARD("Secret Chamber", form: "acc") }.
    Jeśli dobierzesz dzięki niej inną kartę Reakcji, na przykład { CARD("Moat", form: "acc") }, możesz ją odkryć przy tym samym Ataku.
rulings-tribute =
    Dwie kopie jednej karty liczą się raz: 2 { CARD("Silver", 2) } dają +2 monety.
    { CARD("Copper", 1) } i { CARD("Harem") } dają razem +4 monety i +2 karty.
    { CARD("Curse") } nie daje nic.

rulings-courtier =
    Jeśli nie masz na ręce karty do odkrycia, niczego nie wybierasz.
    Liczy się każdy typ: za { CARD("Militia", form: "acc") }, która jest Akcją i Atakiem, wybierasz 2 opcje.
rulings-diplomat =
    { card-diplomat } zagrany z ręki liczącej 5 kart nie daje akcji: zostają 4 karty, a po dobraniu jest ich 6.
    Wśród 3 kart, które odrzucasz, może być także sam { card-diplomat }.
    Jeśli dobierzesz dzięki niemu inną kartę Reakcji, na przykład { CARD("Moat", form: "acc") }, możesz ją odkryć przy tym samym Ataku.
rulings-lurker =
    Karta Akcji, która ma też inny typ, na przykład { CARD("Nobles") }, nadal jest kartą Akcji.
    Wyrzucanie może opróżnić stos, a taki stos także wlicza się do tych, które kończą grę.
    Możesz dodać dowolną kartę Akcji ze Śmietniska, bez względu na to, kto i kiedy ją tam wyrzucił.
rulings-mill =
    Jeśli masz na ręce tylko 1 kartę, też możesz ją odrzucić, ale nie dostajesz monet.
rulings-patrol =
    Karta Zwycięstwa, która ma też inny typ, na przykład { CARD("Nobles") }, nadal jest kartą Zwycięstwa.
rulings-replace =
    Karta Zwycięstwa, która jest też Akcją lub Skarbem, na przykład { CARD("Nobles") }, trafia na wierzch twojej talii, a inni dodają { CARD("Curse", form: "nom-pl") }.
    To karta Ataku, nawet jeśli w końcu nikt nie dodaje { CARD("Curse", form: "gen") }.
    { CARD("Moat") } chroni tylko gracza, który ją odkryje, i tylko przed { CARD("Curse", form: "ins") }; ty wyrzucasz i dodajesz karty jak zwykle.
rulings-secret-passage =
    Wierzch i spód też są dozwolone. Inni widzą, jak głęboko wkładasz kartę, ale nie, jaka to karta.
