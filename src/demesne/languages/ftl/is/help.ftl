### Help of the commands. A message says what its command does; each attribute explains an argument or option of that name.
### Words after -- and names in small letters such as random, gentle, fair, strong, local, ray are typed as they are.

help-usage = Notkun: { $words }
# in the line of usage: where the name of a command stands, where options stand
help-command = SKIPUN
help-options = VALKOSTIR
# after --lang
help-language = MÁL
# headings
help-commands = Skipanir
help-arguments = Viðföng
help-options-title = Valkostir
# what holds if the option is not given
help-default = sjálfgefið: { $value }

help-demesne = Stokkasmíðaspilið Dominion. Óopinbert, ókeypis og án viðurkenningar útgefandans.
    .lang = en, hu, ru, pl eða is; annars DEMESNE_LANG, annars tungumál kerfisins.
    .help = Sýna þessa hjálp eða hjálp um skipun.
    .version = Sýna útgáfuna.
help-more = demesne SKIPUN --help skýrir eina skipun. Án skipunar hefst leikur, eins og með play.

help-play = Spila í vafranum, við tölvuna eða vini; eða í skipanaglugganum.
    .kingdom = Ráðlagt sett, random, eða tíu spilanöfn á hvaða máli sem er með kommum á milli.
    .players = 2 til 6, þú þar á meðal.
    .name = Nafn þess sem spilar í þessum skipanaglugga; endurtekið fyrir fleiri, sem skiptast þá á við hann.
    .bot = Hver spilar á móti þér: novice, gentle, fair (ef ekkert er valið), strong, expert, master, solved:SETT eða solved:SKRÁ, nafn eða skrá leikáætlunar; fleiri setjast í þeirri röð.
    .edition = 1 eða 2: útgáfa spilatextanna sem spilað er eftir; annars útgáfa settsins.
    .colonies = Bæta Platínupeningi og Nýlendu við bankann.
    .seed = Slembifræ: tala eða hvaða texti sem er; sama fræ stokkar spilin eins.
    .cards = Skrá með eigin spilum, sem má þá nefna í settinu.
    .record = Hvar leikurinn er skráður að auki.
    .resume = Halda áfram með leikinn sem síðast var hætt í.
    .file = Með --resume: halda frekar áfram með þennan leik eða þessa skráningu.
    .plain = Fyrir skjálesara og pípur: ein spurning í einu, ekkert teiknað upp á nýtt.
    .english = Sýna ensk nöfn spilanna við hlið nafnanna á þínu máli.
    .terminal = Í skipanaglugganum; --name, --resume, --plain, --record, --cards og --english leiða þangað af sjálfu sér.

help-replay = Sýna skráðan leik umferð fyrir umferð.
    .file = Skráning, eins og play --record eða Game.record() skrifar hana.
    .at = Aðeins augnablikið eftir svo mörg svör: umferðin fram að því, höndin og spurningin.

help-analyse = Greina skráðan leik: hvers virði hver ákvörðun var, hvern þátt heppnin átti og hvar leikurinn snerist.
    .file = Leikskrá eins og play --record eða Game.record() skrifar.
    .playouts = Prufuleikir fyrir hvert svar; annars 400, eða færri ef kjarninn er ekki vistþýddur.
    .seconds = Hámarksreiknitími í sekúndum, leit að kauplistum settsins ekki talin með; síðari ákvarðanir fá þá færri prufuleiki.
    .seed = Tala eða hvaða texti sem er; sama fræ og jafnmargir prufuleikir gefa sömu tölur.
    .seat = Hver spilar í sæti, til dæmis 2=fair, ef leikskráin segir það ekki; má gefa oftar en einu sinni.
    .json = Greiningin sem JSON.
    .report = Skrifa síðu með línuritinu og lykilatriðunum, eina sjálfstæða HTML-skrá.

help-verify = Sannreyna að hægt sé að rekja skráningu og hvað hún sannar um gjöfina.
    .file = Skráning, eins og borð á netþjóni gefur hana að leik loknum.
    .commitment = Fingrafar leynitölu netþjónsins, eins og síðan þín sýndi það fyrir leikinn.
    .seat = Sætið þitt, talið frá 0.
    .number = Slembitalan sem síðan þín sendi.
    .seals = Fingraför allra talna eftir sætum, eins og síðan þín fékk þau, með kommum á milli; strik þar sem ekkert er.

help-card = Sýna spil: hvað það kostar og hvað það gerir.
    .name = Spilið, á einhverju málanna fimm; upphaf nafnsins nægir.
    .edition = 1 eða 2: texti hvorrar útgáfu.
    .cards = Skrá með eigin spilum.

help-kingdom = Telja upp ráðlögðu settin, sýna eitt þeirra eða setja saman sett af handahófi.
    .name = Ráðlagt sett, tíu spilanöfn á hvaða máli sem er með kommum á milli, eða random; ef ekkert er nefnt eru settin talin upp.
    .seed = Fyrir random: tala eða hvaða texti sem er; sama fræ gefur sama sett.
    .boxes = Fyrir random: úr hvaða kössum, t.d. "base 2e" (endurtekið fyrir fleiri).
    .village = Fyrir random: að minnsta kosti eitt spil sem gefur +2 aðgerðir.
    .buy = Fyrir random: að minnsta kosti eitt spil sem gefur +1 kaup.
    .attacks = Fyrir random: í mesta lagi svo mörg árásarspil.
    .costs = Fyrir random: að minnsta kosti svo mörg ólík verð.
    .ban = Fyrir random: spil sem á að sleppa.
    .lock = Fyrir random: spil sem eiga að vera með.
    .colonies = Taka fram að Platínupeningur og Nýlenda eru í bankanum.

help-sim = Láta leikáætlanir spila margoft hverja við aðra og segja hver vinnur.
    .strategies = Tvær til sex: skrár, nöfn sem demesne strategies telur upp, novice, gentle, fair eða strong fyrir alhliða tölvuspilarann, expert eða master fyrir þann sem leitar, solved:SETT eða solved:SKRÁ fyrir besta kauplistann sem demesne solve fann, tölvuspilarar í Python (bot.py eða eining:fall), - fyrir staðalinntak.
    .kingdom = Ráðlagt sett eða tíu spilanöfn með kommum á milli; annars spilin sem leikáætlanirnar nefna, og fræið ræður því sem vantar.
    .games = Hve margir, námundað upp svo að allir sitji einu sinni í hverju sæti með hverju fræi (10.000 ef ekkert er gefið upp).
    .seed = Slembifræ: tala eða hvaða texti sem er; sama fræ gefur sömu leiki, óháð fjölda kjarna.
    .edition = 1 eða 2: útgáfa spilatextanna sem spilað er eftir; annars útgáfa settsins.
    .colonies = Bæta Platínupeningi og Nýlendu við bankann.
    .start = 5/2 eða 4/3: byrjunarhendur með þeirri skiptingu; eða skrá með leikstöðu, sem JSON eða texti.
    .until = Spila þar til skekkja hvers hlutfalls er komin niður í svo mörg prósentustig, t.d. 0.5%; athugað eftir hverja 1.000 leiki.
    .jobs = Hve margir örgjörvakjarnar; ef ekkert er gefið upp allir, en einn fyrir 10.000 leiki eða færri.
    .engine = local, eða ray fyrir Ray-klasa.
    .paired = Tvær gerðir sama kauplista, bornar saman með sömu fræjum.
    .against = Með --paired: við hverja þær spila.
    .json = Niðurstaðan sem JSON.
    .csv = Lína fyrir hvern leik, með umferðinni þegar hvert spil fékkst.
    .report = Skrifa síðu með myndum, eina sjálfstæða HTML-skrá.
    .plot = Skrifa helstu myndirnar sem .svg eða .png.
    .bot-timeout = Sekúndur sem tölvuspilari í Python má hugsa sig um við hvert svar; hann keyrir þá í eigin ferli.
    .playouts = Hversu marga prufuleiki expert og master mega nota í hverja ákvörðun; sami fjöldi gefur sömu leiki.
    .cards = Skrá með eigin spilum.

help-tournament = Láta margar leikáætlanir spila allar við allar: krosstafla og styrkleiki með skekkjumörkum.
    .strategies = Tvær eða fleiri, eins og í sim; samanlagt mega þær nefna í mesta lagi tíu konungdæmaspil.
    .kingdom = Ráðlagt sett eða tíu spilanöfn með kommum á milli.
    .games = Fyrir hvert par.
    .seed = Slembifræ: tala eða hvaða texti sem er.
    .edition = 1 eða 2.
    .jobs = Hve margir örgjörvakjarnar.
    .json = Niðurstaðan sem JSON.
    .bot-timeout = Sekúndur sem tölvuspilari í Python má hugsa sig um við hvert svar.
    .cards = Skrá með eigin spilum.

help-sample = Sýna einn leik úr hermun í heild sinni.
    .strategies = Eins og í sim.
    .kingdom = Eins og í sim.
    .seed = Slembifræ hermunarinnar.
    .number = Hvert af fræjum hennar, talið frá 0.
    .rotation = Hve langt sætin færast til: með 0 byrjar fyrsta leikáætlunin.
    .edition = 1 eða 2.
    .colonies = Bæta Platínupeningi og Nýlendu við bankann.
    .start = Eins og í sim.
    .playouts = Eins og í sim.
    .record = Hvar leikurinn er skráður, fyrir demesne replay.
    .cards = Skrá með eigin spilum.

help-solve = Finna góðar leikáætlanir fyrir sett: lista, blönduna sem enginn þeirra vinnur og fyrstu kaup.
    .kingdom = Ráðlagt sett eða tíu spilanöfn á hvaða máli sem er með kommum á milli.
    .players = 2 til 6.
    .minutes = Hve margar mínútur má leita í mesta lagi; 1 ef ekkert er gefið upp.
    .rounds = Leita þess í stað svo margar lotur, sama hve lengi þær taka; sama tala gefur sömu niðurstöðu.
    .edition = 1 eða 2: útgáfa spilatextanna sem spilað er eftir; annars útgáfa settsins.
    .colonies = Bæta Platínupeningi og Nýlendu við bankann.
    .jobs = Hve margir örgjörvakjarnar; ef ekkert er gefið upp allir.
    .engine = local, eða ray fyrir Ray-klasa.
    .json = Niðurstaðan sem JSON; skrá með henni má spila með sem solved:SKRÁ.
    .report = Skrifa niðurstöðuna sem síðu, eina sjálfstæða HTML-skrá.
    .cards = Skrá með eigin spilum.

help-strategies = Telja upp leikáætlanirnar sem fylgja með eða sýna eina þeirra.
    .name = Sýna þessa; novice, gentle, fair og strong sýna kauplistann sem alhliða tölvuspilarinn gerir fyrir sett.
    .kingdom = Fyrir alhliða tölvuspilarann: ráðlagt sett eða tíu spilanöfn með kommum á milli.
    .json = Listinn sem JSON.

help-research = Rannsóknarprófið: búa til spil, meta geranda, sýna niðurstöður, endurspila leik.
    .name = cards, evaluate, table eða record.
    .files = Fyrir table: niðurstöðuskrár. Fyrir record: ein þeirra.
    .seed = Fyrir cards: tala eða hvaða texti sem er; sama fræ gefur sömu spil.
    .count = Fyrir cards: fjöldi spila.
    .task = Fyrir evaluate: T1 til T8.
    .agent = Fyrir evaluate: eining:nafn, eða random, big-money, novice, gentle, fair, strong, expert, master, search, search-200, search-1000, cloned, ppo.
    .seeds = Fyrir evaluate: færri fræ á hvern mótherja en prófið krefst; þess er getið í niðurstöðunni.
    .variant = Fyrir evaluate: eitt afbrigði verkefnisins, t.d. "10 ms"; annars öll sem prófið krefst.
    .seconds = Fyrir evaluate: eftir svo margar sekúndur án svars er gerandinn stöðvaður; 10 ef ekkert er tekið fram. Leikur má taka sextíu sinnum lengri tíma.
    .response = Fyrir evaluate: leita á eftir að listum sem vinna gerandann og sýna hvernig honum gengur gegn þeim. Það eru um 5000 leikir í viðbót.
    .out = Skrá fyrir spilin, niðurstöðuna eða skráningu leiksins.
    .resume = Fyrir evaluate: halda áfram með niðurstöðuna í skránni sem --out nefnir.
    .number = Fyrir record: hvaða leikur niðurstöðunnar, talið frá 0.
    .markdown = Fyrir table: sem Markdown.
    .json = Fyrir evaluate og table: sem JSON.

help-bench = Mæla hraða: leiki, afritanir og ákvarðanir, í örgjörvatíma.
    .json = Tölurnar sem JSON.
    .rounds = Hve oft allt er mælt; miðgildin eru sýnd.

help-version = Sýna útgáfuna, útgáfu reglnanna og hvaða kjarni er í notkun og hvers vegna.

help-admin = Sjá um leiki á netþjóni: taka afrit, endurheimta, fjarlægja gamla, uppfæra gagnagrunninn.
    .name = backup, restore, prune eða migrate.
    .file = Fyrir backup og restore: skráin, pökkuð með gzip. Í henni eru leynitölur leikja sem er ekki lokið.
    .days = Fyrir prune: fjarlægja leiki sem enginn hefur hreyft við í svo marga daga; annars 90 fyrir ólokna og 365 fyrir lokna.
    .replace = Fyrir restore: fleygja leikjunum sem eru fyrir; annars er aðeins fyllt á tóman gagnagrunn.
    .database = sqlite:///SKRÁ eða postgresql://NOTANDI@HÝSILL/NAFN; annars DEMESNE_DATABASE, annars skrá í möppu notandans.

help-serve = Bjóða borð í vöfrum: í þessari tölvu, á netinu þínu eða öllum heiminum.
    .host = Vistfangið sem hlustað er á; 127.0.0.1 næst aðeins úr þessari tölvu.
    .port = Gáttin; 8200 ef ekkert er gefið upp, eða næsta sem er laus.
    .lan = Hleypa öðrum á sama neti að: hlusta alls staðar og sýna vistfangið.
    .open = Opna síðuna í vafra.
    .database = Hvar leikir eru geymdir, t.d. postgresql://user@host/name; annars DEMESNE_DATABASE, annars skrá sem er þín eigin.
    .base-url = Hvernig umheimurinn nær í netþjón á bak við staðgengil (proxy), t.d. https://table.example.
    .max-level = Sterkustu tölvuspilarar sem mega sitja hér, til dæmis strong; vísbendingar koma líka frá þeim. Annars allir.
    .metrics = Leyfa öllum sem ná í netþjóninn að lesa /metrics, ekki aðeins þessari tölvu.
    .own-cards = Leyfa öllum sem ná í netþjóninn að spila með eigin spilum, ekki aðeins þessari tölvu. Fyrir fólk sem þú treystir.
    .dev = Fyrir forritara: setja má upp leikstöður. Aðeins í þessari tölvu.
    .log = Skrá hverja beiðni, ekki aðeins það sem fer úrskeiðis, þegar staðalvilluúttak er skipanagluggi.
