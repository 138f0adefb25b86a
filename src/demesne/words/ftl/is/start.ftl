### Upphafssíðan, safnið, ríki dagsins, eigin árangur, tenglar sem er deilt.

web-day = Sett dagsins
web-gallery-note = Ráðlögð sett, tíu spil af handahófi eða þitt eigið val, með skýringum við hvert spil.
preview-private = Lokað borð
preview-private-note = Biddu um boð til að spila eða fylgjast með.
preview-join = { $who } býður þér að spila
preview-free = { $n ->
    [one] { $n } sæti laust.
   *[other] { $n } sæti laus.
}
preview-watch = Að spila: { $who }
preview-over = Leik lokið: { $who }
preview-kingdom = Sett til að spila
preview-mine = Einkatengill
