### A tanácsadó egyetlen mondata a játékos válaszáról: bárki által megszámolható indok, a játékoshoz szólva, röviden és kedvesen.
### $card: egy lap; $who: egy másik játékos neve; $left: ennyi ilyen lap van a készletben.

coach-win-missed = Ha most veszel egy { CARD($card, form: "acc") }, vége a játéknak, és te nyersz.
coach-share-missed = Ha most veszel egy { CARD($card, form: "acc") }, vége a játéknak, és osztozol a győzelmen.
coach-ends-lost = { $n ->
    [0] Ezzel vége a játéknak, és az egyenlő pontszám nem elég: több köröd volt.
   *[other] Ezzel vége a játéknak, pedig még { $n } ponttal le vagy maradva.
}
coach-takes-curse = Az Átok eggyel kevesebb pont, és nem muszáj elvenned.
coach-takes-copper = A Rézpénz csak egy érmét ad, és jobb lapok elől veszi el a helyet a kezedben.
coach-free-action = Még kijátszhatod { CARD($card, form: "a-acc") }: az elhasznált akciót vissza is adja.
coach-all-left = Még megvan mind a { $left ->
    [8] nyolc
    [12] tizenkét
   *[other] { $left }
} Provincia: egy { CARD($card) } most csak a helyet foglalja a kezedben.
coach-early-points = Még { $left ->
    [5] öt
    [6] hat
    [7] hét
   *[other] { $left }
} Provincia van hátra: egy { CARD($card) } most csak a helyet foglalja a kezedben.
coach-points = Megszerezhetsz egy { CARD($card, form: "acc") }, és már csak { $left } van belőle.
coach-unspent = Van még { $coins } érméd: kitelik belőle egy { CARD($card) }.
coach-curses = { $who } paklijában van { CARD($card) }, a tiédben pedig semmi, ami eltüntetné az Átkokat.
coach-gives-curses = Egy { CARD($card) } Átkokat oszt a többieknek, és még { $left } van belőlük.
coach-stuck = Így { $terminals } akciókártyád nem ad akciót, és { $villages ->
    [0] egy lapod sem ad
   *[other] { $villages } lapod ad
} kettőt: valamelyik gyakran a kezedben ragad majd.
coach-village = { $terminals } akciókártyád nem ad akciót: egy { CARD($card) } után kettőt is kijátszhatsz.
coach-thin = { $cards } lapodból { $junk } Rézpénz, Birtok vagy Átok: egy { CARD($card) } megszabadít tőlük.
coach-money = Egy { CARD($card) } több érmét hoz a kezedbe.
coach-draws = Egy { CARD($card) } { $n } lapot húz.
coach-fact-coins = Öt lapod kincsein átlagosan { $before } érme van, még egy { CARD($card) } után { $after }.
coach-fact-stuck = Száz ötlapos kézből most { $before }, még egy { CARD($card) } után { $after } olyan, amelyben bent ragad egy akció.
coach-assumes-bots = A győzelmi esélyed az egyes válaszok után, több folytatás közül a legjobbal, { $n } új keveréssel; a gépek a saját listájuk szerint játszanak.
coach-assumes = A győzelmi esélyed az egyes válaszok után, több folytatás közül a legjobbal, { $n } új keveréssel; a többiek azok szerint a listák szerint játszanak, amelyek legjobban magyarázzák a szerzeményeiket.
coach-assumes-bot = A győzelmi esélyed az egyes válaszok után, e folytatások közül a legjobbal, { $n } új keveréssel, { $who } ({ table-level }) ellen.
