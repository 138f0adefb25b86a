### Whole texts of single cards, where a person says it better; a line of text a line

text-bureaucrat =
    Kapsz egy Ezüstpénzt a húzópaklid tetejére.
    Minden más játékos felfed a kezéből egy győzelmi kártyát, és a húzópaklija tetejére teszi; ha nincs a kezében ilyen lap, felfedi a kezében lévő összes lapot.
text-thief =
    Minden más játékos felfedi a húzópaklija felső 2 lapját; ha van köztük kincskártya, egy ilyet a szemétre dob (te választod ki).
    Az így szemétre dobott lapok közül akárhányat megkaphatsz.
    Minden más játékos eldobja a többi felfedett lapját.
text-poacher =
    +1 kártya
    +1 akció
    +1 érme
    A készlet minden üres paklija után dobj el egy lapot.
text-trading-post =
    Dobj a kezedből 2 lapot a szemétre.
    Ha 2 lapot dobtál a szemétre, kapsz egy Ezüstpénzt a kezedbe.
text-minion =
    +1 akció
    Válassz egyet: +2 érme; dobd el a kezedben lévő összes lapot, és húzz 4 lapot, majd minden más játékos, akinek legalább 5 lap van a kezében, ugyanígy tesz.
text-mill =
    +1 kártya
    +1 akció
    Eldobhatsz 2 lapot; ha 2 lapot dobtál el, +2 érme.
    1 győzelmi pontot ér.
text-mine =
    A kezedből a szemétre dobhatsz egy kincskártyát.
    Ha megtetted, a kezedbe kapsz egy kincskártyát, amely annál legfeljebb 3 érmével kerül többe (olcsóbb is lehet).
text-mine-1e =
    Dobj a kezedből egy kincskártyát a szemétre.
    Ha megtetted, a kezedbe kapsz egy kincskártyát, amely annál legfeljebb 3 érmével kerül többe (olcsóbb is lehet).
text-conspirator =
    +2 érme
    Ha ebben a körödben ezzel együtt már legalább háromszor játszottál ki akciókártyát, +1 kártya és +1 akció.
text-saboteur =
    Minden más játékos egyesével fed fel lapokat a húzópaklijából, amíg nem talál egy legalább 3 érmébe kerülő lapot.
    Ezt a szemétre dobja, és kaphat egy ennél legalább 2 érmével kevesebbe kerülő lapot.
    A többi felfedett lapját eldobja.
text-remodel =
    Dobj a kezedből egy lapot a szemétre.
    Kapsz egy lapot, amely annál legfeljebb 2 érmével kerül többe (olcsóbb is lehet).
text-replace =
    Dobj a kezedből egy lapot a szemétre.
    Kapsz egy lapot, amely annál legfeljebb 2 érmével kerül többe (olcsóbb is lehet).
    Ha a kapott lap akció- vagy kincskártya, a húzópaklid tetejére kerül; ha győzelmi kártya, minden más játékos kap egy Átkot.
text-spy =
    +1 kártya
    +1 akció
    Minden játékos (te is) felfedi a húzópaklija legfelső lapját. Mindegyikről külön döntöd el: gazdája eldobja, vagy a húzópaklija tetején hagyja.
text-torturer =
    +3 kártya
    Minden más játékos választ: vagy eldob 2 lapot, vagy kap egy Átkot a kezébe.
text-bandit =
    Kapsz egy Aranypénzt.
    Minden más játékos felfedi a húzópaklija felső 2 lapját, a szemétre dob közülük egy kincskártyát (ő választja ki, de Rézpénz nem lehet), és eldobja a többit.
text-lurker =
    +1 akció
    Válassz egyet: dobj a készletből egy akciókártyát a szemétre; kapsz egy akciókártyát a szemétből.
text-cutpurse =
    +2 érme
    Minden más játékos eldob egy Rézpénzt; akinek nincs, felfedi a kezében lévő összes lapot.
text-haven =
    +1 kártya
    +1 akció
    Tégy félre a kezedből egy lapot képpel lefelé. A következő köröd elején vedd a kezedbe.
text-island =
    Tedd ezt a lapot és a kezedből egy másikat a Sziget tábládra.
    2 győzelmi pontot ér.
text-lookout =
    +1 akció
    Nézd meg a húzópaklid felső 3 lapját. Egyet dobj közülük a szemétre, egyet dobj el, az utolsót tedd vissza a húzópaklid tetejére.
text-native-village =
    +2 akció
    Válassz egyet: tedd a húzópaklid legfelső lapját képpel lefelé a Bennszülött falu tábládra; vedd a kezedbe az összes lapot erről a tábláról.
text-salvager =
    +1 vásárlás
    Dobj a kezedből egy lapot a szemétre. Annyi érmét kapsz, amennyibe kerül.
text-smugglers =
    Kapsz egy példányt egy olyan, legfeljebb 6 érmébe kerülő lapból, amelyet a jobb oldali szomszédod a legutóbbi körében kapott.
text-tactician =
    Ha van lap a kezedben, dobd el mindet, és a következő köröd elején +5 kártya, +1 akció és +1 vásárlás.
text-treasure-map =
    Dobd a szemétre ezt a lapot és a kezedből egy másik Kincstérképet. Ha két Kincstérképet dobtál a szemétre, kapsz 4 Aranypénzt a húzópaklid tetejére.
text-treasury =
    +1 kártya
    +1 akció
    +1 érme
    A vásárlási fázisod végén, ha abban nem kaptál győzelmi kártyát, ezt a lapot a húzópaklid tetejére teheted.
text-ambassador =
    Fedj fel a kezedből egy lapot. Legfeljebb 2 példányát tedd vissza a kezedből a készletbe. Ezután minden más játékos kap belőle egy példányt.
text-embargo =
    +2 érme
    Dobd ezt a lapot a szemétre. Ha megtetted, tégy egy embargójelzőt a készlet egyik paklijára.
    Valahányszor egy játékos olyan pakliból vásárol, amelyen embargójelző van, jelzőnként kap egy Átkot.
text-navigator =
    +2 érme
    Nézd meg a húzópaklid felső 5 lapját. Válassz egyet: dobd el mindet; tedd vissza mindet tetszőleges sorrendben.
text-pirate-ship =
    Válassz egyet: +1 érme minden kalózhajó-jelződ után; vagy minden más játékos felfedi a húzópaklija felső 2 lapját, egy felfedett kincskártyát a szemétre dob (te választod ki), a többit eldobja, és ha bárki kincskártyát dobott a szemétre, +1 kalózhajó-jelző.
text-blockade =
    Kapsz egy legfeljebb 4 érmébe kerülő lapot, és félreteszed. A következő köröd elején vedd a kezedbe.
    Amíg félre van téve, ha egy másik játékos a saját körében kap belőle egy példányt, egy Átkot is kap.
text-corsair =
    +2 érme
    A következő köröd elején +1 kártya.
    Addig minden más játékos a szemétre dobja az első Ezüstpénzt vagy Aranypénzt, amelyet egy-egy körében kijátszik.
text-pirate =
    A következő köröd elején a kezedbe kapsz egy legfeljebb 6 érmébe kerülő kincskártyát.
    Amikor bármelyik játékos (akár te) kincskártyát kap, kijátszhatod ezt a lapot a kezedből.
text-sea-chart =
    +1 kártya
    +1 akció
    Fedd fel a húzópaklid legfelső lapját. Ha van belőle példányod játékban, vedd a kezedbe a felfedett lapot.
text-bank =
    +1 érme minden játékban lévő kincskártyád után, ezt is beleértve.
text-bishop =
    +1 érme
    +1 győzelmi jelző
    Dobj a kezedből egy lapot a szemétre. +1 győzelmi jelző az ára minden 2 érméje után (lefelé kerekítve).
    Minden más játékos a kezéből a szemétre dobhat egy lapot.
text-expand =
    Dobj a kezedből egy lapot a szemétre.
    Kapsz egy lapot, amely annál legfeljebb 3 érmével kerül többe (olcsóbb is lehet).
text-forge =
    Dobj a kezedből akárhány lapot a szemétre.
    Kapsz egy lapot, amely pontosan annyiba kerül, mint a szemétre dobott lapok együtt.
text-grand-market =
    +1 kártya
    +1 akció
    +1 vásárlás
    +2 érme
    Nem veheted meg, amíg van játékban Rézpénzed.
text-hoard =
    +2 érme
    Ebben a körben minden győzelmi kártya után, amelyet vásárlással kapsz, kapsz egy Aranypénzt is.
text-mint =
    Felfedhetsz a kezedből egy kincskártyát. Ha megtetted, kapsz belőle egy példányt.
    Amikor megkapod ezt a lapot, dobd a szemétre az összes játékban lévő kincskártyádat, a tartós kártyák kivételével.
text-peddler =
    +1 kártya
    +1 akció
    +1 érme
    Bármely játékos vásárlási fázisában 2 érmével olcsóbb e játékos minden játékban lévő akciókártyája után, de 0 érménél kevesebbe nem kerül.
text-quarry =
    +1 érme
    A köröd végéig az akciókártyák 2 érmével olcsóbbak, de 0 érménél kevesebbe egyik sem kerül.
text-rabble =
    +3 kártya
    Minden más játékos felfedi a húzópaklija felső 3 lapját, eldobja az akció- és kincskártyákat, a többit tetszőleges sorrendben visszateszi a húzópaklija tetejére.
text-vault =
    +2 kártya
    Dobj el akárhány lapot. +1 érme minden eldobott lap után.
    Minden más játékos eldobhat 2 lapot; aki 2 lapot dobott el, húz egyet.
text-watchtower =
    Addig húzz, amíg 6 lap nem lesz a kezedben.
    Amikor lapot kapsz, felfedheted ezt a lapot a kezedből, hogy a kapott lapot a szemétre dobd vagy a húzópaklid tetejére tedd.
text-contraband =
    +3 érme
    +1 vásárlás
    A bal oldali szomszédod megnevez egy kártyát. Azt ebben a körben nem veheted meg.
text-counting-house =
    Nézd át a használt paklidat. Akárhány Rézpénzt felfedhetsz és a kezedbe vehetsz belőle.
text-goons =
    +1 vásárlás
    +2 érme
    Minden más játékos eldob annyi lapot, hogy csak 3 maradjon a kezében.
    Amíg ez a lap játékban van, minden vásárlásodkor +1 győzelmi jelző.
text-loan =
    +1 érme
    Egyesével fedj fel lapokat a húzópaklidból, amíg nem találsz egy kincskártyát. Azt dobd a szemétre vagy dobd el. A többi felfedett lapot dobd el.
text-mountebank =
    +2 érme
    Minden más játékos eldobhat egy Átkot; aki nem teszi, kap egy Átkot és egy Rézpénzt.
text-talisman =
    +1 érme
    Amíg ez a lap játékban van, ha legfeljebb 4 érmébe kerülő lapot veszel, amely nem győzelmi kártya, kapsz belőle még egy példányt.
text-trade-route =
    +1 vásárlás
    Dobj a kezedből egy lapot a szemétre.
    +1 érme a Kereskedelmi útvonal tábláján lévő minden jelző után.
    Előkészületkor tegyetek egy jelzőt a készlet minden győzelmikártya-paklijára. Amint valaki először kap lapot egy ilyen pakliból, a jelzője a Kereskedelmi útvonal táblájára kerül.
text-venture =
    +1 érme
    Egyesével fedj fel lapokat a húzópaklidból, amíg nem találsz egy kincskártyát. A többi felfedett lapot dobd el, azt a kincskártyát játszd ki.
text-charlatan =
    +3 érme
    Minden más játékos kap egy Átkot.
    Ha ez a lap a tíz között van, az Átok 1 érmét érő kincskártya is.
text-collection =
    +2 érme
    +1 vásárlás
    Ebben a körben minden akciókártya után, amelyet kapsz, +1 győzelmi jelző.
text-crystal-ball =
    +1 érme
    Nézd meg a húzópaklid legfelső lapját. A szemétre dobhatod, eldobhatod, vagy ha akció- vagy kincskártya, kijátszhatod.
text-investment =
    Dobj a kezedből egy lapot a szemétre.
    Válassz egyet: +1 érme; vagy dobd ezt a lapot a szemétre, fedd fel a kezedben lévő összes lapot, és +1 győzelmi jelző minden különböző nevű kincskártya után.
text-magnate =
    Fedd fel a kezedben lévő összes lapot. +1 kártya minden kincskártya után, amely köztük van.
text-tiara =
    +1 vásárlás
    Ebben a körben minden lapot, amelyet kapsz, a húzópaklid tetejére tehetsz.
    Kijátszhatsz a kezedből egy kincskártyát egymás után kétszer.
text-royal-seal =
    +2 érme
    Amíg ez a lap játékban van, minden lapot, amelyet kapsz, a húzópaklid tetejére tehetsz.
text-war-chest =
    A bal oldali szomszédod megnevez egy kártyát. Kapsz egy legfeljebb 5 érmébe kerülő lapot, amelyet ebben a körben a Hadikasszához még nem neveztek meg.
text-sailor =
    +1 akció
    Ebben a körben egyszer, amikor tartós kártyát kapsz, kijátszhatod.
    A következő köröd elején +2 érme, és a kezedből a szemétre dobhatsz egy lapot.
