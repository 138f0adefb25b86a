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
# melyik verzió ez; $kernel: a következő négy egyike
about = demesne { $version }, szabályverzió: { $rules }, játékmotor: { $kernel }
# a játékmotor a programnak az a része, amely a játszmákat játssza, lefordítva vagy tiszta Pythonban
kernel-compiled = lefordított
kernel-plain-as-asked = tiszta Python (a DEMESNE_PLAIN be van állítva)
kernel-not-built = tiszta Python, sokszorta lassabb a lefordítottnál (forrásból fut, nincs lefordítva)
# $why: amit a telepítés feljegyzett, angolul
kernel-plain = tiszta Python, sokszorta lassabb a lefordítottnál ({ $why })
kernel-warning = játékmotor: { $kernel }
interrupted = Megszakítva.
