### What the commands say around the names and texts of cards.

card-cost = Cost: { $n }
card-types = Types: { $types }
card-box = Box: { $box }
box-basic = basic cards, in every box
box-base = Base
box-intrigue = Intrigue
box-own = your own card
box-of-edition = { $box }, { $edition ->
    [1] first edition
   *[2] second edition
}
box-of-both = { $box }, both editions
kingdom-title = { $name } (edition { $edition })
kingdom-random = A random kingdom
kingdom-costs = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
# which version this is; $kernel: one of the next four
about = demesne { $version }, rules { $rules }, kernel { $kernel }
# the kernel is the part of the program that plays games, compiled or in plain Python
kernel-compiled = compiled
kernel-plain-as-asked = plain (DEMESNE_PLAIN is set)
kernel-not-built = plain, many times slower than compiled (run from source, not built)
# $why: what the installation noted, in English
kernel-plain = plain, many times slower than compiled ({ $why })
kernel-warning = kernel: { $kernel }
interrupted = Interrupted.
