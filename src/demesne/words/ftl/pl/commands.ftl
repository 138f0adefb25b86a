### Co polecenia piszą wokół nazw i tekstów kart.

card-cost = Koszt: { $n }
card-types = Typ: { $types }
card-box = Pudełko: { $box }
box-basic = karta podstawowa, w każdym pudełku
box-base = Zestaw podstawowy
box-intrigue = Intryga
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
kingdom-costs = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
