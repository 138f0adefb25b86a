### What the commands say around the names and texts of cards.

card-cost = Verð: { $n }
card-types = Tegund: { $types }
card-box = Kassi: { $box }
box-basic = spil úr grunnbunkunum, í öllum kössum
# over all of them
box-basic-heading = Spil í grunnbunkunum, í öllum kössum
box-base = Grunnspilið
box-intrigue = Launráð
box-seaside = Sjávarsíða
box-prosperity = Velmegun
box-own = þitt eigið spil
box-of-edition = { $box }, { $edition ->
    [1] fyrsta útgáfa
   *[2] önnur útgáfa
}
box-of-both = { $box }, báðar útgáfur
kingdom-title = { $name } ({ $edition }. útgáfa)
kingdom-random = Sett af handahófi
kingdom-colonies = Með Platínupeningi og Nýlendu
kingdom-costs = { $n ->
    [one] { $n } peningur
   *[other] { $n } peningar
}
# which version this is; $kernel: one of the next four
about = demesne { $version }, reglur { $rules }, kjarni: { $kernel }
# the kernel is the part of the program that plays games, compiled or in plain Python
kernel-compiled = vistþýddur
kernel-profile-guided = vistþýddur (bestaður eftir mælingum)
kernel-plain-as-asked = hreint Python (DEMESNE_PLAIN er skilgreint)
kernel-not-built = hreint Python, margfalt hægara en vistþýddur kjarni (keyrt beint úr frumkóða, ekkert smíðað)
# $why: what the installation noted, in English
kernel-plain = hreint Python, margfalt hægara en vistþýddur kjarni ({ $why })
kernel-warning = kjarni: { $kernel }
interrupted = Rofið.
verify-replays = { $n ->
    [one] Hægt er að rekja skráninguna: { $n } svar, og öll spil dragast eins og skráð er.
   *[other] Hægt er að rekja skráninguna: { $n } svör, og öll spil dragast eins og skráð er.
}
verify-mine = Talan þín er í lyklinum og allt annað í honum var ákveðið áður en hún varð kunn: netþjónninn gat ekki valið þessa gjöf.
verify-mine-only = Talan þín er í lyklinum og leynitala netþjónsins var ákveðin á undan. Tölur annarra leikmanna eru þar líka: með --seals, eins og síðan þín sýnir það, má sannreyna að þær hafi verið ákveðnar áður en þín varð kunn.
verify-fits = Leynitala, tölur og lykill koma heim og saman. Eitt og sér sannar það ekkert: berðu það saman við það sem síðan þín geymdi, með --commitment, --seat, --number og --seals.
verify-old = Þessi leikur hófst í útgáfu 0.1.0. Leynitala, tölur og lykill koma heim og saman, en netþjónninn gat valið leynitöluna eftir að hann vissi tölurnar.
# $seats: numbers of seats, counted from 0
verify-absent = Tóku ekki þátt í gjöfinni: sæti { $seats }.
verify-no-proof = Skráningunni fylgir engin sönnun um að rétt hafi verið gefið: ekkert fingrafar var birt við borðið.

# $address: where the page is
serve-at = Borðið er á { $address } (Ctrl+C stöðvar netþjóninn)
serve-lan = Aðrir á netinu þínu komast að því á { $address }
serve-no-lan = Ekkert net fannst; aðeins er hægt að komast að borðinu úr þessari tölvu
serve-proxy = Takmarkanir á hvert vistfang fara eftir X-Forwarded-For frá staðgenglinum á { $proxies }; sjá docs/host.md
serve-no-proxy = Á bak við staðgengil á þessari vél eru takmarkanir á hvert vistfang óvirkar; --base-url virkjar þær, sjá docs/host.md
serve-stopped = Netþjónninn er stöðvaður; allir leikir eru geymdir
# the link of one's own seat
play-open = Sætið þitt: { $address }
# $address: of the server that runs already
play-running = Borðið er þegar opið á { $address }
# DEMESNE_PAGE=skip and the pip command are typed as they stand
play-no-server = Borðið í vafranum er ekki uppsett (pip install "demesne[server]"); leikurinn opnast í skipanaglugganum.
play-no-page = Engin vefsíða fylgir þessari uppsetningu (hún var smíðuð með DEMESNE_PAGE=skip); leikurinn opnast í skipanaglugganum.
serve-no-page = Engin vefsíða fylgir þessari uppsetningu (hún var smíðuð með DEMESNE_PAGE=skip): forrit geta tengst, vafrar ekki.
