### Það sem skipanirnar skrifa í kringum nöfn og texta spila.

card-cost = Verð: { $n }
card-types = Tegund: { $types }
card-box = Kassi: { $box }
box-basic = grunnspil í banka, í öllum kössum
box-base = Grunnspil
box-intrigue = Launráð
box-own = þitt eigið spil
box-of-edition = { $box }, { $edition ->
    [1] fyrsta útgáfa
   *[2] önnur útgáfa
}
box-of-both = { $box }, báðar útgáfur
kingdom-title = { $name } ({ $edition }. útgáfa)
kingdom-random = Sett af handahófi
kingdom-costs = { $n ->
    [one] { $n } peningur
   *[other] { $n } peningar
}
