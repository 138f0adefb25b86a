### What `demesne solve` says about a kingdom. A list says what to buy; a mixture plays each of several lists so often.
### Shares and other broken numbers come written as the language writes them.

solve-title = Góðar leikáætlanir: { $kingdom }
# $seconds: the time it took
solve-found = Listar fundnir: { $lists }; prufuleikir: { $games }; { $seconds } s
solve-interrupted = Stöðvað: þetta er það sem er vitað hingað til.
# heading of a table: the lists, and how often each is played
solve-mixture = Besta blandan úr þessum listum
solve-head-list = listi
solve-head-weight = vægi
solve-cross = Allir við alla: hlutfall línunnar gegn dálkinum, leikir í hverri viðureign: { $games }
# $error: half the width of the interval
solve-tested = Besta svarið sem fannst við blöndunni: { $share } (± { $error }, leikir með nýjum gjöfum: { $games })
solve-untested = Blandan hefur ekki verið prófuð enn.
solve-beaten = Í síðustu prófuninni fannst listi sem vinnur þessa blöndu: það þarf að leita lengur.
solve-openings = Fyrstu kaup eftir peningum í fyrstu tveimur umferðunum
solve-opening-nothing = ekkert
solve-why = Hvers vegna
solve-why-one = Einn listi nægir: enginn annar fundinn listi vinnur hann.
# $share: how often the most frequent one is played
solve-why-several = Enginn þessara lista vinnur alla hina: fjöldi lista í blöndunni er { $n } og sá algengasti er notaður í { $share } tilvika.
solve-why-money = Besti listinn vinnur { $share } leikjanna gegn peningum einum saman.
solve-why-card = Án spilsins „{ CARD($card) }“ vinnur hann aðeins { $share } leikjanna gegn listanum með því.
# $piles: the share of games that end because piles are empty
solve-why-end = Gegn sjálfum sér tekur leikurinn að jafnaði þetta marga hringi: { $rounds }; { $piles } leikjanna lýkur með tómum bunkum.
solve-why-plain = Kjarninn er ekki vistþýddur hér, svo að leikirnir voru fáir: önnur keyrsla gæti fundið aðra lista og hlutföllin eru aðeins gróf nálgun.
solve-lists = Listarnir
solve-list = listi { $n }
# heading of a list
solve-winner = listinn sem vinnur blönduna
# what a list is about: money alone, money and some cards, or many Actions that draw
solve-idea-money = peningar einir saman
solve-idea-beside = peningar ásamt { NAMES($cards, form: "dat", join: "and") }
solve-idea-engine = aðgerðakeðja með { NAMES($cards, form: "dat", join: "and") }
solve-use = Til að spila gegn honum: demesne play --bot { $name }
# while it runs
solve-progress = Lota { $round }: prufuleikir { $games }, listar { $lists }, besta svar { $share }
solve-report-note = Öll hlutföll byggjast á prufuleikjum lista sem spilaðir eru með innbyggðri spilamennsku.
