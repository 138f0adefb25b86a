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
# other players put cards back onto their decks
note-order-hidden-theirs = Każdy gracz wybiera kolejność swoich kart; nikt inny jej nie widzi.
note-take-all = Musisz wziąć wszystkie takie karty; żadnej nie możesz zostawić.
note-adds-up = Efekt się sumuje: liczy się każde zagranie tej karty w tej turze, także oba zagrania dzięki { CARD("Throne Room", form: "dat") }.
note-trash-this = Jeśli przy drugim zagraniu ta karta leży już na Śmietnisku, nie wyrzucasz jej ponownie i nie dzieje się nic, co od tego zależy.
note-plays = Zagranie karty w ten sposób nie zużywa twoich akcji; poza tym to zagranie jak każde inne i na Atak można odpowiedzieć.
note-name-a-card = Podajesz nazwę karty, a nie typ; może to być także karta, której stos jest pusty.
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = Karta o kilku typach daje premię za każdy z nich.
note-two-types = Ta karta zawsze ma wszystkie swoje typy: dotyczy jej wszystko, co mówi o którymkolwiek z nich.
# a Duration
note-duration = Zostaje w grze, dopóki działa: odrzuca się ją na koniec tury, w której robi coś po raz ostatni.
note-treasure = Tę kartę zagrywasz w swojej fazie zakupu, zanim zaczniesz kupować. Nie przepada: na koniec tury trafia na twój stos kart odrzuconych.
note-points = Tej karty nie można zagrać. Na koniec gry liczy się bez względu na to, czy jest na ręce, w talii, na stosie kart odrzuconych, czy gdziekolwiek indziej wśród twoich kart.
# a card that another card makes a Treasure
note-points-treasure = Na koniec gry ta karta liczy się bez względu na to, czy jest na ręce, w talii, na stosie kart odrzuconych, czy gdziekolwiek indziej wśród twoich kart.
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
    To nie karta Zwycięstwa: { CARD("Scout") } jej nie bierze.
    Nie można jej zagrać, a { CARD("Tribute") } nic za nią nie daje; jeśli jednak w zestawie jest { CARD("Charlatan") }, { CARD("Curse") } to także karta Skarbu dająca 1 monetę.
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
    { CARD("Curse") } nie daje nic, chyba że w zestawie jest { CARD("Charlatan") }: wtedy za { CARD("Curse", form: "acc") } dostajesz +2 monety.

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

rulings-platinum =
    Jest w Zasobach tylko wtedy, gdy jest w nich { CARD("Colony") }; przy dowolnej liczbie graczy jest ich 12.
rulings-colony =
    Turę, w której z Zasobów znika ostatnia, rozgrywa się jeszcze do końca; potem gra się kończy.
rulings-caravan =
    Drugą kartę dobierasz na początku następnej tury, a nie w fazie porządków przed nią.
rulings-cutpurse =
    Odrzuca się dokładnie jedną { CARD("Copper", 1, form: "acc") }, nawet jeśli gracz ma ich więcej.
    Gracz bez kart na ręce pokazuje, że ich nie ma; nic więcej się nie dzieje.
rulings-fishing-village =
    Następną turę zaczynasz więc z 2 akcjami i 1 monetą.
rulings-haven =
    Jeśli masz kartę na ręce, musisz ją odłożyć; jeśli nie masz, ta karta jest odrzucana jeszcze w tej turze.
    Odłożoną kartę znasz tylko ty; inni widzą, że tam leży.
    Między twoimi turami nie ma jej na ręce, ale na koniec gry liczy się jako twoja.
    Zagrywając { CARD("Throne Room", form: "acc") }, odkładasz dwie karty i obie wracają.
rulings-island =
    Jeśli masz kartę na ręce, musisz odłożyć ją razem z tą; jeśli nie masz, na podkładkę trafia tylko ta.
    Podkładkę może oglądać każdy; na koniec gry leżące na niej karty liczą się jak wszystkie twoje.
    Zagrana dwukrotnie przez { CARD("Throne Room", form: "acc") }, za każdym razem zabiera ze sobą kartę.
rulings-lighthouse =
    Z ochrony nie można zrezygnować, ale nadal możesz odkrywać karty Reakcji.
    Liczy się chwila, w której karta Ataku jest zagrywana.
    Nie chroni przed kartami, które nie są Atakami (na przykład { CARD("Masquerade") }).
rulings-lookout =
    Wszystkie trzy kroki są obowiązkowe, w tej kolejności: z 2 kart jedną wyrzucasz, a drugą odrzucasz; jedyną wyrzucasz.
    Inni widzą tylko kartę wyrzuconą i odrzuconą.
rulings-native-village =
    Można wybrać dowolną opcję, nawet jeśli nic nie da.
    Wybierasz, zanim zobaczysz kartę.
    Karty na swojej podkładce możesz oglądać tylko ty, w dowolnej chwili; na koniec gry liczą się jako twoje.
rulings-outpost =
    Dwie takie karty w jednej turze dają tylko jedną dodatkową turę.
    Zagrana w dodatkowej turze nie daje kolejnej, ale i tak dobierasz tylko 3 karty.
    To, co karty Następstwa robią na początku następnej tury, dzieje się w dodatkowej.
    Koniec gry sprawdza się przed dodatkową turą, a przy remisie takich tur się nie liczy.
rulings-salvager =
    Jeśli masz kartę na ręce, musisz ją wyrzucić; bez niej nie dostajesz monet.
    Liczy się koszt w tej chwili, obniżony na przykład przez { CARD("Bridge", form: "acc") }.
rulings-smugglers =
    Liczy się każda karta dodana przez tego gracza, kupiona czy nie, nawet jeśli od razu trafiła gdzie indziej.
    Liczy się tylko jego ostatnia własna tura; może to być tura dodatkowa.
    Jeśli taka karta jest w Zasobach, musisz ją dodać.
rulings-tactician =
    Bez kart na ręce nic się nie dzieje, a karta jest odrzucana jeszcze w tej turze.
    5 kart dobierasz oprócz tych, które dobierasz na koniec tury.
    Zagrywana dwukrotnie przez { CARD("Throne Room", form: "acc") }, za drugim razem trafia na pustą rękę i nic nie robi.
rulings-treasure-map =
    Zagrana sama trafia na Śmietnisko, a ty nic nie dodajesz.
    Jeśli masz drugą na ręce, musisz ją wyrzucić.
    Jeśli zostało mniej niż 4 { CARD("Gold", 4) }, dodajesz tyle, ile jest.
rulings-treasury =
    O każdej takiej karcie decydujesz osobno.
    Liczą się tylko karty dodane w tej fazie zakupu, kupione czy nie.
rulings-warehouse =
    Możesz odrzucić dowolne karty z ręki, nie tylko dobrane.
rulings-ambassador =
    Możesz nie zwrócić żadnej kopii; inni i tak dodają po jednej.
    Jeśli masz kartę na ręce, musisz ją odkryć; bez kart na ręce nic się nie dzieje.
    Jeśli kopii jest za mało, rozdaje się je w kolejności rozgrywki.
    Te kopie się dodaje, a nie kupuje.
rulings-embargo =
    Liczy się tylko kupowanie, a nie dodawanie w inny sposób.
    Żetony zostają do końca gry, także na pustym stosie, i działają na wszystkich, również na ciebie.
    Jeśli nie ma już { CARD("Curse", form: "gen-pl") }, nic więcej się nie dzieje.
rulings-explorer =
    Nie musisz odkrywać, nawet jeśli masz { CARD("Province", form: "acc") }.
    Jeśli stos jest pusty, nie dodajesz zamiast tego drugiej karty.
rulings-ghost-ship =
    Sami wybierają karty i ich kolejność; nikt inny ich nie widzi.
    Gracz mający na ręce najwyżej 3 karty nic nie robi.
rulings-navigator =
    Odrzucasz wszystkie albo żadnej.
    Kolejność, w jakiej je kładziesz, znasz tylko ty.
rulings-pearl-diver =
    Najpierw dobierasz, potem podglądasz; jeśli talia jest wtedy pusta, najpierw tasujesz.
    Nikt inny tej karty nie widzi.
rulings-pirate-ship =
    Karty Reakcji odkrywa się, zanim wybierzesz.
    Za jedno zagranie dostajesz najwyżej 1 żeton; żetony masz do końca gry i nigdy ich nie wydajesz.
    Gracz, który odkryje kartę Skarbu, musi jedną wyrzucić; ty wybierasz tylko którą.
rulings-sea-hag =
    Na wierzchu talii leży teraz { CARD("Curse") }.
    { CARD("Curse", form: "acc") } dodaje się, nawet gdy nie ma czego odrzucić. Jeśli nie ma już { CARD("Curse", form: "gen-pl") }, wierzchnią kartę i tak się odrzuca.
rulings-blockade =
    Odłożona karta leży odkryta; wszyscy ją widzą.
    Jeśli dzięki kilku takim kartom odłożono kopie tej samej karty, każda daje { CARD("Curse", form: "acc") }.
    Karty dodane w cudzej turze się nie liczą.
    Jeśli karta od razu trafi gdzie indziej (na przykład przez { CARD("Watchtower", form: "acc") }), nic więcej się nie dzieje.
rulings-corsair =
    Wyrzucona karta Skarbu i tak daje monety.
    W turze wyrzuca się tylko pierwszą taką kartę ({ CARD("Silver") } lub { CARD("Gold") }), bez względu na to, ile tych kart działa.
    Kto był chroniony przy zagraniu, jest chroniony przez cały ten czas.
rulings-monkey =
    Liczy się każda karta dodana przez tego gracza, kupiona czy nie, w czyjejkolwiek turze.
    Najpierw następuje to, co przy dodaniu robi ten gracz, potem dobierasz.
rulings-pirate =
    Zagrana jako Reakcja nie zużywa akcji, nawet w twojej turze.
    Gdy ktoś dodaje kartę Skarbu, możesz zagrać dowolną liczbę takich kart.
    Zagrana w cudzej turze działa na początku twojej następnej tury.
rulings-sailor =
    Każde zagranie pozwala zagrać jedną dodaną kartę; dwie takie karty nie zagrają tej samej dwukrotnie.
    Działa też w fazie zakupu, ale z akcji, które karta w niej da, nie ma pożytku.
rulings-sea-chart =
    Ta karta sama też jest w grze, tak jak karty Następstwa z wcześniejszych tur.
    W przeciwnym razie karta zostaje na wierzchu talii, a wszyscy ją widzieli.
rulings-sea-witch =
    W następnej turze najpierw dobierasz, a potem odrzucasz dowolne karty z ręki.
rulings-bank =
    Karty Skarbu liczy się w chwili zagrania; zagrane później nic nie zmieniają.
    Liczą się też karty Skarbu, które zostały w grze z wcześniejszej tury.
rulings-bishop =
    Ty musisz wyrzucić kartę, jeśli ją masz; inni mogą.
    Inni nic za swoje nie dostają.
rulings-city =
    Puste stosy liczy się raz, w chwili zagrania; liczą się wszystkie stosy w Zasobach.
    Trzeci pusty stos nic więcej nie daje.
rulings-expand =
    Możesz dodać także kopię wyrzuconej karty.
rulings-forge =
    Jeśli nic nie wyrzucisz, suma to 0 i musisz dodać kartę kosztującą 0.
    Liczą się koszty sprzed wyrzucenia pierwszej karty.
rulings-grand-market =
    Nie wolno jej tylko kupić; można ją dodać w inny sposób.
    { CARD("Copper") } na ręce nie przeszkadzają.
rulings-hoard =
    Liczy się każda taka karta zagrana w tej turze.
    Liczy się każda karta typu Zwycięstwo, ale tylko kupiona.
    Jeśli nie ma już { CARD("Gold", form: "gen") }, nic nie dodajesz.
rulings-kings-court =
    Nie musisz wybierać karty.
    Jeśli wybierzesz drugą kartę { CARD("King's Court", form: "gen") }, zagrasz do trzech kart Akcji, każdą trzykrotnie.
    Jeśli wybierzesz kartę Następstwa, obie zostają w grze, a jej dalsza część następuje trzykrotnie.
rulings-mint =
    Odkryta karta Skarbu zostaje na ręce.
    Monety, które już masz, zostają.
    Wyrzucenie jest obowiązkowe, bez względu na to, jak dodajesz tę kartę.
rulings-monument =
    Żeton zwycięstwa jest wart na koniec gry 1 punkt; wszyscy widzą żetony i nie można ich stracić.
rulings-peddler =
    Liczą się karty w grze, a nie zagrania; karty Następstwa z wcześniejszych tur też.
    Poza fazą zakupu kosztuje 8; w fazie zakupu innego gracza liczą się jego karty Akcji.
rulings-quarry =
    Liczy się każda taka karta zagrana w tej turze.
    Karta Akcji, która ma też inny typ, na przykład { CARD("Nobles") }, nadal jest kartą Akcji.
rulings-rabble =
    Kartę Zwycięstwa, która jest też kartą Akcji lub Skarbu, się odrzuca.
rulings-vault =
    Gracz z tylko 1 kartą może ją odrzucić, ale nic nie dobiera.
    Jeśli przy dobieraniu trzeba tasować, wtasowuje się też właśnie odrzucone karty.
rulings-watchtower =
    Liczy się każda dodana przez ciebie karta, kupiona czy nie, w czyjejkolwiek turze.
    O każdej dodanej karcie decydujesz osobno; ta karta zostaje na ręce.
    Karta liczy się jako dodana: inne efekty jej dodania i tak następują.
rulings-contraband =
    Nazwę podaje się od razu, zanim zagrasz następną kartę Skarbu; sąsiad nie widzi twojej ręki.
    Nie wolno jej tylko kupić; można ją dodać w inny sposób.
    Jeśli zagrasz kilka, zakazane są wszystkie podane karty.
rulings-counting-house =
    Możesz nie brać żadnej.
    Inni widzą tylko te { CARD("Copper", form: "acc") }, które bierzesz.
rulings-goons =
    Każda taka karta w grze daje żeton za każdą kupioną kartę, jakakolwiek by była.
    Zagrana kilka razy daje i tak tylko jeden żeton za każdą kupioną kartę.
rulings-loan =
    Kartę Skarbu musisz wyrzucić albo odrzucić.
    Jeśli jej nie ma, odrzuca się wszystkie odkryte karty.
rulings-mountebank =
    Najpierw dodaje się { CARD("Curse", form: "acc") }, potem { CARD("Copper", 1, form: "acc") }; jeśli jeden stos jest pusty, drugą kartę i tak się dodaje.
    Odrzucić można nawet wtedy, gdy oba stosy są puste.
rulings-royal-seal =
    O każdej karcie decydujesz osobno, kupiona czy nie.
    Działa tylko, dopóki jest w grze.
rulings-talisman =
    Jest to obowiązkowe, a każda taka karta w grze daje jeszcze jedną kartę.
    Liczy się koszt w tej chwili, a nie wydrukowany.
    Jeśli na stosie została jedna karta, dostajesz tylko ją.
rulings-trade-route =
    Podkładka jest wspólna dla wszystkich.
    Liczą się stosy, a nie karty; karta, która wraca na stos, nie przywraca żetonu.
rulings-venture =
    Kartę Skarbu musisz zagrać, a jej tekst działa.
    Jeśli jej nie ma, odrzuca się wszystkie odkryte karty.
rulings-anvil =
    Nie musisz odrzucać karty Skarbu, ale wtedy nic nie dodajesz.
rulings-charlatan =
    Obowiązuje to przez całą grę: { CARD("Curse", form: "acc") } można zagrać jako kartę Skarbu, ale nadal odejmuje ona punkt zwycięstwa.
rulings-clerk =
    Zagrana jako Reakcja nie zużywa akcji.
    Możesz zagrać kilka, jedną po drugiej, pomiędzy innymi efektami początku tury.
rulings-collection =
    Liczy się każde zagranie, ale tylko dla kart dodanych po nim, kupionych czy nie.
rulings-crystal-ball =
    Jeśli nic nie wybierzesz, karta zostaje na wierzchu.
    Z akcji, które zagrana karta daje w fazie zakupu, nie ma pożytku.
rulings-investment =
    Jeśli masz kartę na ręce, musisz ją wyrzucić; wybierasz także z pustą ręką.
    Zagrana dwukrotnie, trafia na Śmietnisko raz i raz daje żetony.
rulings-magnate =
    Karty Skarbu liczy się przed dobraniem.
rulings-tiara =
    Działa do końca tury, nawet jeśli ta karta opuści grę.
    Jeśli zagrasz nią drugą { CARD("Tiara", form: "acc") }, możesz zagrać jeszcze dwie karty Skarbu, każdą dwukrotnie.
rulings-war-chest =
    Nazwy podane w tej turze się sumują.
    Podaną kartę nadal można kupić albo dodać w inny sposób.
