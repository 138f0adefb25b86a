### Töflurnar á síðunum í words/pages. Nöfn, tegundir og textar spila koma úr names.ftl og text.ftl.

page-card = Spil
page-type = Tegund
page-cost = Verð
page-text = Hvað spilið gerir

## Hve mörg spil eru í hverjum bunka; dálkarnir eru fjöldi leikmanna

page-players = Fjöldi leikmanna
page-kingdom-victory = Sigurspil meðal konungdæmaspila, í hverjum bunka
page-kingdom-pile = Önnur konungdæmaspil, í hverjum bunka

## Umferð spiluð skref fyrir skref; dálkarnir sýna hvað er eftir að loknu skrefinu

page-step = Skref
page-actions = Aðgerðir
page-buys = Kaup
page-coins = Peningar
page-hand = Á hendi
page-deck = Stokkur
page-discard = Kastbunki
page-start = Upphaf umferðar
# $cards: names in their first form with numbers before them, "Gullpeningur, 2 × Koparpeningur"
page-play = Spilað út: { $cards }
page-buy = Keypt: { $cards }
page-clean-up = Tiltekt
