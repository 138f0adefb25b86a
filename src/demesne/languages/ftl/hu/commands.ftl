### Amit a parancsok a kártyák neve és szövege köré írnak.

card-cost = Ár: { $n }
card-types = Típus: { $types }
card-box = Doboz: { $box }
box-basic = alapkártya, minden dobozban
# over all of them
box-basic-heading = Alapkártyák, minden dobozban
box-base = Alapjáték
box-intrigue = Intrigue
box-seaside = Tengerpart
box-prosperity = Jólét
box-own = saját kártya
box-of-edition = { $box }, { $edition ->
    [1] első kiadás
   *[2] második kiadás
}
box-of-both = { $box }, mindkét kiadás
kingdom-title = { $name } ({ $edition }. kiadás)
kingdom-random = Véletlenszerű összeállítás
kingdom-colonies = Platinapénzzel és Gyarmattal
kingdom-costs = { $n } érme
# melyik verzió ez; $kernel: a következő négy egyike
about = demesne { $version }, szabályverzió: { $rules }, játékmotor: { $kernel }
# a játékmotor a programnak az a része, amely a játszmákat játssza, gépi kódra fordítva vagy tiszta Pythonban
kernel-compiled = gépi kódra fordított
kernel-profile-guided = gépi kódra fordított (profilvezérelt)
kernel-plain-as-asked = tiszta Python (a DEMESNE_PLAIN be van állítva)
kernel-not-built = tiszta Python, sokszorta lassabb a gépi kódnál (forrásból fut, nincs gépi kódra fordítva)
# $why: amit a telepítés feljegyzett, angolul
kernel-plain = tiszta Python, sokszorta lassabb a gépi kódnál ({ $why })
kernel-warning = játékmotor: { $kernel }
interrupted = Megszakítva.
verify-replays = A jegyzőkönyv visszajátszható: { $n } válasz, és minden húzás úgy történt, ahogy fel van jegyezve.
verify-mine = A számod benne van a kulcsban, és minden más a kulcsban rögzítve volt, mielőtt a számod ismertté vált: a szerver nem választhatta meg ezt az osztást.
verify-mine-only = A számod benne van a kulcsban, és a szerver titka előtte rögzítve volt. Más játékosok számai is benne vannak: a --seals beállítással, ahogy az oldal mutatja, ellenőrizheted, hogy azokat is a tiéd előtt rögzítették.
verify-fits = A titok, a számok és a kulcs összeillenek. Ez magában még semmit sem bizonyít: vesd össze azzal, amit az oldalad megőrzött (--commitment, --seat, --number és --seals).
verify-old = Ez a játék a 0.1.0-s verzióval kezdődött. A titok, a számok és a kulcs összeillenek, de a szerver a titkát a számok ismeretében is választhatta.
# $seats: numbers of seats, counted from 0
verify-absent = Nem vettek részt az osztásban: { $seats }. hely.
verify-no-proof = Az osztásáról nincs benne bizonyíték: nem olyan asztalnál játszották, ahol volt ígéret.

# $address: ahol az oldal van
serve-at = Az asztal címe: { $address } (a szervert a Ctrl+C állítja le)
serve-lan = A hálózatod többi eszközéről ez a cím: { $address }
serve-no-lan = Nincs hálózat; az asztal csak erről a számítógépről érhető el
serve-proxy = A címenkénti korlátok a { $proxies } címen futó proxy X-Forwarded-For fejlécét követik; lásd: docs/host.md
serve-no-proxy = Ezen a gépen futó proxy mögött a címenkénti korlátok ki vannak kapcsolva; a --base-url kapcsolja be őket, lásd: docs/host.md
serve-stopped = A szerver leállt; minden játék megmaradt
# a saját ülőhely linkje
play-open = A te helyed: { $address }
# $address: a már futó szerveré
play-running = Az asztal már nyitva van, a címe: { $address }
# DEMESNE_PAGE=skip and the pip command are typed as they stand
play-no-server = A böngészős asztal nincs telepítve (pip install "demesne[server]"); a játék a terminálban indul.
play-no-page = Ebben a telepítésben nincs weboldal (DEMESNE_PAGE=skip beállítással készült); a játék a terminálban indul.
serve-no-page = Ebben a telepítésben nincs weboldal (DEMESNE_PAGE=skip beállítással készült): programok csatlakozhatnak, böngészők nem.
