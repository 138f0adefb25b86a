### What the commands say around the names and texts of cards.

card-cost = Cost: { $n }
card-types = Types: { $types }
card-box = Box: { $box }
box-basic = basic card, in every box
# over all of them
box-basic-heading = Basic cards, in every box
box-base = Base
box-intrigue = Intrigue
box-seaside = Seaside
box-prosperity = Prosperity
box-own = your own card
box-of-edition = { $box }, { $edition ->
    [1] first edition
   *[2] second edition
}
box-of-both = { $box }, both editions
kingdom-title = { $name } (edition { $edition })
kingdom-random = A random kingdom
kingdom-colonies = With Platinum and Colony
kingdom-costs = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
# which version this is; $kernel: one of the next four
about = demesne { $version }, rules { $rules }, kernel { $kernel }
# the kernel is the part of the program that plays games, compiled or in plain Python
kernel-compiled = compiled
kernel-profile-guided = compiled (profile-guided)
kernel-plain-as-asked = plain (DEMESNE_PLAIN is set)
kernel-not-built = plain, many times slower than compiled (run from source, not built)
# $why: what the installation noted, in English
kernel-plain = plain, many times slower than compiled ({ $why })
kernel-warning = kernel: { $kernel }
interrupted = Interrupted.
verify-replays = { $n ->
    [one] The record replays: { $n } answer, every draw as recorded.
   *[other] The record replays: { $n } answers, every draw as recorded.
}
verify-mine = Your number is in the key, and everything else in the key was fixed before your number was known: the server could not choose this deal.
verify-mine-only = Your number is in the key, and the server's secret was fixed before. Other players' numbers are in the key too: with --seals, as your page shows them, you can check that these were fixed before yours was known.
verify-fits = Secret, numbers and key fit together. On its own that proves nothing: compare what your page kept, with --commitment, --seat, --number and --seals.
verify-old = This game began with version 0.1.0. Secret, numbers and key fit together, but the server could have chosen its secret after it knew the numbers.
# $seats: numbers of seats, counted from 0
verify-absent = People who took no part in the deal: seat { $seats }.
verify-no-proof = It carries no proof of its deal: it was not played at a table with a promise.

# $address: where the page is
serve-at = The table is at { $address } (Ctrl+C stops the server)
serve-lan = Others on your network can join at { $address }
serve-no-lan = No network was found; only this machine can connect
serve-proxy = Limits for each address use X-Forwarded-For from the proxy at { $proxies }; see docs/host.md
serve-no-proxy = Behind a proxy on this machine, limits for each address are off; --base-url switches them on: see docs/host.md
serve-stopped = The server has stopped; all games are saved
# the link of your own seat
play-open = Your seat: { $address }
# $address: of the server that runs already
play-running = The table is already open, at { $address }
# DEMESNE_PAGE=skip and the pip command are typed as they stand
play-no-server = The table in the browser is not installed (pip install "demesne[server]"); the game opens in the terminal.
play-no-page = This installation has no page (it was built with DEMESNE_PAGE=skip); the game opens in the terminal.
serve-no-page = This installation has no page (it was built with DEMESNE_PAGE=skip): programs can connect, browsers cannot.
