### Amit a parancsok a kártyák neve és szövege köré írnak.

card-cost = Ár: { $n }
card-types = Típus: { $types }
card-box = Doboz: { $box }
box-basic = alapkártya, minden dobozban
box-base = Alapjáték
box-intrigue = Intrigue
box-own = saját kártya
box-of-edition = { $box }, { $edition ->
    [1] első kiadás
   *[2] második kiadás
}
box-of-both = { $box }, mindkét kiadás
kingdom-title = { $name } ({ $edition }. kiadás)
kingdom-random = Véletlenszerű összeállítás
kingdom-costs = { $n } érme
