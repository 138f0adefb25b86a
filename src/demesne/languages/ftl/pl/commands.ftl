### Co polecenia piszą wokół nazw i tekstów kart.

card-cost = Koszt: { $n }
card-types = Typ: { $types }
card-box = Pudełko: { $box }
box-basic = karta podstawowa, w każdym pudełku
# over all of them
box-basic-heading = Karty podstawowe, w każdym pudełku
box-base = Zestaw podstawowy
box-intrigue = Intryga
box-seaside = Przystań
box-prosperity = Złoty Wiek
box-own = twoja własna karta
box-of-edition = { $box }, { $edition ->
    [1] I edycja
   *[2] II edycja
}
box-of-both = { $box }, obie edycje
kingdom-title = { $name } ({ $edition ->
    [1] I edycja
   *[2] II edycja
})
kingdom-random = Losowy zestaw
kingdom-colonies = Z Platyną i Kolonią
kingdom-costs = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
# which version this is; $kernel: one of the next four
about = demesne { $version }, wersja zasad { $rules }, jądro: { $kernel }
# the kernel is the part of the program that plays games, compiled or in plain Python
kernel-compiled = skompilowane
kernel-profile-guided = skompilowane (optymalizacja profilowana)
kernel-plain-as-asked = w czystym Pythonie (ustawiono DEMESNE_PLAIN)
kernel-not-built = w czystym Pythonie, wielokrotnie wolniejsze od skompilowanego (uruchomiono ze źródeł, bez kompilacji)
# $why: what the installation noted, in English
kernel-plain = w czystym Pythonie, wielokrotnie wolniejsze od skompilowanego ({ $why })
kernel-warning = jądro: { $kernel }
interrupted = Przerwano.
verify-replays = { $n ->
    [one] Zapis da się odtworzyć: { $n } odpowiedź, każde dobranie zgodne z zapisem.
   *[other] Zapis da się odtworzyć: { $n } odpowiedzi, każde dobranie zgodne z zapisem.
}
verify-mine = Twoja liczba jest w kluczu, a wszystko inne w kluczu ustalono, zanim stała się znana: serwer nie mógł wybrać tego rozdania.
verify-mine-only = Twoja liczba jest w kluczu, a sekret serwera ustalono wcześniej. W kluczu są też liczby innych graczy: opcja --seals (wartości pokazuje twoja strona) sprawdza, czy i je ustalono przed twoją.
verify-fits = Sekret, liczby i klucz pasują do siebie. Samo to niczego nie dowodzi: porównaj z tym, co zachowała twoja strona, opcjami --commitment, --seat, --number i --seals.
verify-old = Ta gra zaczęła się w wersji 0.1.0. Sekret, liczby i klucz pasują do siebie, ale serwer mógł wybrać sekret, znając już liczby.
# $seats: numbers of seats, counted from 0
verify-absent = Nie brały udziału w losowaniu rozdania osoby na miejscach: { $seats }.
verify-no-proof = W zapisie nie ma dowodu na uczciwe rozdanie: to nie jest gra przy stole, który podaje skrót sekretu.

# $address: where the page is
serve-at = Stół jest pod adresem { $address } (Ctrl+C zatrzymuje serwer)
# the link of one's own seat
play-open = Twoje miejsce: { $address }
# $address: of the server that runs already
play-running = Stół jest już otwarty pod adresem { $address }
serve-lan = Dla innych w twojej sieci: { $address }
serve-no-lan = Nie znaleziono sieci; stół jest dostępny tylko z tego komputera
serve-proxy = Limity dla adresów opierają się na X-Forwarded-For od proxy { $proxies }; zob. docs/host.md
serve-no-proxy = Za proxy na tym komputerze limity dla adresów są wyłączone; włącza je --base-url, zob. docs/host.md
serve-stopped = Serwer zatrzymany; wszystkie gry są zapisane
# DEMESNE_PAGE=skip and the pip command are typed as they stand
play-no-server = Stół w przeglądarce nie jest zainstalowany (pip install "demesne[server]"); gra otworzy się w terminalu.
play-no-page = Ta instalacja nie zawiera strony (zbudowano ją z DEMESNE_PAGE=skip); gra otworzy się w terminalu.
serve-no-page = Ta instalacja nie zawiera strony (zbudowano ją z DEMESNE_PAGE=skip): programy mogą się łączyć, przeglądarki nie.
