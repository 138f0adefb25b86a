### Whole texts of single cards, where a person says it better; a line of text a line

text-bureaucrat =
    Dodaj na wierzch swojej talii { card-silver.acc-one }.
    Każdy inny gracz odkrywa i kładzie na wierzchu swojej talii kartę Zwycięstwa z ręki, a jeśli takiej nie ma, odkrywa całą rękę.
text-spy =
    +1 karta
    +1 akcja
    Każdy gracz, także ty, odkrywa wierzchnią kartę swojej talii, a ty decydujesz, czy ją odrzuca, czy zostawia na wierzchu.
text-thief =
    Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii i wyrzuca na Śmietnisko jedną kartę Skarbu spośród nich, wybraną przez ciebie.
    Dodaj dowolną liczbę kart wyrzuconych w ten sposób.
    Każdy inny gracz odrzuca resztę odkrytych kart.
text-bandit =
    Dodaj { card-gold.acc-one }.
    Każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na Śmietnisko wybraną przez siebie kartę Skarbu spośród nich, inną niż { card-copper }, i odrzuca resztę.
text-sentry =
    +1 karta
    +1 akcja
    Podejrzyj 2 wierzchnie karty swojej talii.
    Każdą z nich możesz wyrzucić na Śmietnisko albo odrzucić.
    Resztę połóż na wierzchu swojej talii w dowolnej kolejności.
text-minion =
    +1 akcja
    Wybierz jedną opcję: +2 monety; odrzuć całą rękę i dobierz 4 karty, a każdy inny gracz mający na ręce co najmniej 5 kart robi to samo.
text-saboteur =
    Każdy inny gracz odkrywa karty ze swojej talii, aż odkryje kartę kosztującą co najmniej 3 monety. Wyrzuca ją na Śmietnisko i może dodać kartę tańszą od niej o co najmniej 2 monety. Resztę odkrytych kart odrzuca.
text-conspirator =
    +2 monety
    Jeśli jest to w tej turze co najmniej trzecie zagranie karty Akcji, +1 karta i +1 akcja.
text-swindler =
    +2 monety
    Każdy inny gracz wyrzuca na Śmietnisko wierzchnią kartę swojej talii i dodaje wybraną przez ciebie kartę kosztującą dokładnie tyle samo co wyrzucona.
text-torturer =
    +3 karty
    Każdy inny gracz wybiera: odrzuca 2 karty z ręki albo dodaje do ręki { card-curse.acc-one }.
text-trading-post =
    Wyrzuć na Śmietnisko 2 karty z ręki.
    Jeśli wyrzucisz 2, dodaj do ręki { card-silver.acc-one }.
text-tribute =
    Gracz po twojej lewej stronie odkrywa i odrzuca 2 wierzchnie karty swojej talii.
    Za każdą z nich (karty o tej samej nazwie licz raz) dostajesz: +2 akcje, jeśli to karta Akcji; +2 monety, jeśli to karta Skarbu; +2 karty, jeśli to karta Zwycięstwa.
text-mill =
    +1 karta
    +1 akcja
    Możesz odrzucić 2 karty z ręki. Jeśli odrzucisz 2, +2 monety.
    Na koniec gry: 1 punkt zwycięstwa.
text-replace =
    Wyrzuć na Śmietnisko kartę z ręki.
    Dodaj kartę kosztującą najwyżej o 2 monety więcej niż wyrzucona karta. Jeśli dodasz kartę Akcji lub Skarbu, trafia ona na wierzch twojej talii.
    Jeśli dodasz kartę Zwycięstwa, każdy inny gracz dodaje { card-curse.acc-one }.
text-mine =
    Możesz wyrzucić na Śmietnisko kartę Skarbu z ręki.
    Jeśli to zrobisz, dodaj do ręki kartę Skarbu kosztującą najwyżej o 3 monety więcej niż wyrzucona karta.
text-mine-1e =
    Wyrzuć na Śmietnisko kartę Skarbu z ręki.
    Jeśli to zrobisz, dodaj do ręki kartę Skarbu kosztującą najwyżej o 3 monety więcej niż wyrzucona karta.
text-cutpurse =
    +2 monety
    Każdy inny gracz odrzuca z ręki { card-copper.acc-one }, a jeśli jej nie ma, odkrywa całą rękę.
text-haven =
    +1 karta
    +1 akcja
    Odłóż na bok zakrytą kartę z ręki. Na początku swojej następnej tury weź ją na rękę.
text-island =
    Odłóż tę kartę i kartę z ręki na swoją podkładkę Wyspy.
    Na koniec gry: 2 punkty zwycięstwa.
text-lookout =
    +1 akcja
    Podejrzyj 3 wierzchnie karty swojej talii. Jedną z nich wyrzuć na Śmietnisko, jedną odrzuć, a ostatnią połóż z powrotem na wierzchu talii.
text-native-village =
    +2 akcje
    Wybierz jedną opcję: odłóż zakrytą wierzchnią kartę swojej talii na swoją podkładkę Wioski tubylców; weź na rękę wszystkie karty z tej podkładki.
text-salvager =
    +1 zakup
    Wyrzuć na Śmietnisko kartę z ręki. Dostajesz tyle monet, ile ona kosztuje.
text-smugglers =
    Dodaj kopię karty kosztującej najwyżej 6 monet, którą gracz po twojej prawej stronie dodał w swojej ostatniej turze.
text-tactician =
    Jeśli masz karty na ręce, odrzuć całą rękę, a na początku swojej następnej tury: +5 kart, +1 akcja i +1 zakup.
text-treasure-map =
    Wyrzuć na Śmietnisko tę kartę i drugą Mapę skarbu z ręki. Jeśli wyrzucisz dwie Mapy skarbu, dodaj na wierzch swojej talii 4 { card-gold.acc-few }.
text-ambassador =
    Odkryj kartę z ręki. Zwróć z ręki do Zasobów od 0 do 2 jej kopii. Potem każdy inny gracz dodaje jej kopię.
text-embargo =
    +2 monety
    Wyrzuć tę kartę na Śmietnisko. Jeśli to zrobisz, połóż żeton Embarga na stosie w Zasobach.
    Gdy gracz kupuje kartę ze stosu, na którym leżą żetony Embarga, dodaje { card-curse.acc-one } za każdy z nich.
text-explorer =
    Możesz odkryć z ręki { card-province.acc-one }. Jeśli to zrobisz, dodaj do ręki { card-gold.acc-one }; w przeciwnym razie dodaj do ręki { card-silver.acc-one }.
text-navigator =
    +2 monety
    Podejrzyj 5 wierzchnich kart swojej talii. Wybierz jedną opcję: odrzuć je wszystkie; połóż je wszystkie z powrotem w dowolnej kolejności.
text-pirate-ship =
    Wybierz jedną opcję: +1 moneta za każdy twój żeton Okrętu pirackiego; albo każdy inny gracz odkrywa 2 wierzchnie karty swojej talii, wyrzuca na Śmietnisko jedną odkrytą kartę Skarbu wybraną przez ciebie i odrzuca resztę, a jeśli ktokolwiek wyrzuci kartę Skarbu, +1 żeton Okrętu pirackiego.
text-blockade =
    Dodaj kartę kosztującą najwyżej 4 monety i odłóż ją na bok. Na początku swojej następnej tury weź ją na rękę.
    Dopóki leży na boku, inny gracz, który w swojej turze dodaje jej kopię, dodaje też { card-curse.acc-one }.
text-corsair =
    +2 monety
    Na początku swojej następnej tury: +1 karta.
    Do tego czasu każdy inny gracz wyrzuca na Śmietnisko pierwszą kartę Srebrników lub Złota, którą zagra w danej turze.
text-sea-chart =
    +1 karta
    +1 akcja
    Odkryj wierzchnią kartę swojej talii. Jeśli masz w grze jej kopię, weź odkrytą kartę na rękę.
text-sailor =
    +1 akcja
    Raz w tej turze, gdy dodajesz kartę Następstwa, możesz ją zagrać.
    Na początku swojej następnej tury: +2 monety i możesz wyrzucić na Śmietnisko kartę z ręki.
text-bank =
    +1 moneta za każdą kartę Skarbu, którą masz w grze, wliczając tę.
text-bishop =
    +1 moneta
    +1 żeton zwycięstwa
    Wyrzuć na Śmietnisko kartę z ręki. +1 żeton zwycięstwa za każde 2 monety jej kosztu, w zaokrągleniu w dół.
    Każdy inny gracz może wyrzucić na Śmietnisko kartę z ręki.
text-grand-market =
    +1 karta
    +1 akcja
    +1 zakup
    +2 monety
    Nie możesz kupić tej karty, jeśli masz w grze { card-copper.acc }.
text-hoard =
    +2 monety
    W tej turze, gdy dodajesz kupioną kartę Zwycięstwa, dodaj też { card-gold.acc-one }.
text-mint =
    Możesz odkryć kartę Skarbu z ręki. Jeśli to zrobisz, dodaj jej kopię.
    Gdy dodajesz tę kartę, wyrzuć na Śmietnisko wszystkie karty Skarbu, które masz w grze, oprócz kart Następstwa.
text-rabble =
    +3 karty
    Każdy inny gracz odkrywa 3 wierzchnie karty swojej talii, odrzuca karty Akcji i Skarbu, a resztę kładzie z powrotem na wierzch talii w dowolnej kolejności.
text-vault =
    +2 karty
    Odrzuć dowolną liczbę kart z ręki. +1 moneta za każdą odrzuconą kartę.
    Każdy inny gracz może odrzucić 2 karty z ręki. Jeśli odrzuci 2, dobiera kartę.
text-watchtower =
    Dobieraj karty, aż będziesz mieć ich na ręce 6.
    Gdy dodajesz kartę, możesz odkryć tę kartę z ręki, aby dodaną kartę wyrzucić na Śmietnisko albo położyć na wierzchu swojej talii.
text-contraband =
    +3 monety
    +1 zakup
    Gracz po twojej lewej stronie podaje nazwę karty. Nie możesz jej kupić w tej turze.
text-counting-house =
    Przejrzyj swój stos kart odrzuconych. Odkryj dowolną liczbę { card-copper.many } i weź je na rękę.
text-goons =
    +1 zakup
    +2 monety
    Każdy inny gracz odrzuca karty, aż zostaną mu na ręce 3.
    Dopóki ta karta jest w grze, za każdą kupioną kartę dostajesz +1 żeton zwycięstwa.
text-loan =
    +1 moneta
    Odkrywaj karty ze swojej talii, aż odkryjesz kartę Skarbu. Wyrzuć ją na Śmietnisko albo odrzuć. Odrzuć pozostałe odkryte karty.
text-mountebank =
    +2 monety
    Każdy inny gracz może odrzucić z ręki { card-curse.acc-one }. Jeśli tego nie zrobi, dodaje { card-curse.acc-one } i { card-copper.acc-one }.
text-talisman =
    +1 moneta
    Dopóki ta karta jest w grze, gdy kupujesz kartę kosztującą najwyżej 4 monety, inną niż karta Zwycięstwa, dodaj jeszcze jedną jej kopię.
text-trade-route =
    +1 zakup
    Wyrzuć na Śmietnisko kartę z ręki.
    +1 moneta za każdy żeton na podkładce Szlaku handlowego.
    Przygotowanie: połóż żeton na każdym stosie kart Zwycięstwa w Zasobach. Gdy ktoś doda pierwszą kartę z takiego stosu, żeton trafia na podkładkę Szlaku handlowego.
text-venture =
    +1 moneta
    Odkrywaj karty ze swojej talii, aż odkryjesz kartę Skarbu. Odrzuć pozostałe odkryte karty, a tę kartę Skarbu zagraj.
text-charlatan =
    +3 monety
    Każdy inny gracz dodaje { card-curse.acc-one }.
    Jeśli ta karta jest w zestawie, Klątwa to także karta Skarbu dająca 1 monetę.
text-collection =
    +2 monety
    +1 zakup
    W tej turze, gdy dodajesz kartę Akcji, dostajesz +1 żeton zwycięstwa.
text-crystal-ball =
    +1 moneta
    Podejrzyj wierzchnią kartę swojej talii. Możesz ją wyrzucić na Śmietnisko, odrzucić albo, jeśli to karta Akcji lub Skarbu, zagrać.
text-investment =
    Wyrzuć na Śmietnisko kartę z ręki.
    Wybierz jedną opcję: +1 moneta; albo wyrzuć tę kartę na Śmietnisko, odkryj całą rękę, +1 żeton zwycięstwa za każdą różną nazwę wśród odkrytych kart Skarbu.
text-magnate =
    Odkryj całą rękę. +1 karta za każdą odkrytą kartę Skarbu.
text-tiara =
    +1 zakup
    W tej turze, gdy dodajesz kartę, możesz położyć ją na wierzchu swojej talii.
    Możesz zagrać dwukrotnie kartę Skarbu z ręki.
text-war-chest =
    Gracz po twojej lewej stronie podaje nazwę karty. Dodaj kartę kosztującą najwyżej 5 monet, której nazwa nie padła w tej turze przy Zasobach wojennych.
text-monkey =
    Na początku swojej następnej tury: +1 karta.
    Do tego czasu: +1 karta, ilekroć gracz po twojej prawej stronie doda kartę.
