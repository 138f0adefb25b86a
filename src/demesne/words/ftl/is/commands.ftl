### What the commands say around the names and texts of cards.

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
# which version this is; $kernel: one of the next four
about = demesne { $version }, reglur { $rules }, kjarni: { $kernel }
# the kernel is the part of the program that plays games, compiled or in plain Python
kernel-compiled = þýddur
kernel-plain-as-asked = óþýddur (DEMESNE_PLAIN er skilgreint)
kernel-not-built = óþýddur, margfalt hægari en þýddur (keyrt beint úr frumkóða, ekkert smíðað)
# $why: what the installation noted, in English
kernel-plain = óþýddur, margfalt hægari en þýddur ({ $why })
kernel-warning = kjarni: { $kernel }
interrupted = Rofið.
