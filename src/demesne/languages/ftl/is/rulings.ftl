### Skýringar við spil: það sem spurt er um þegar textinn einn tekur ekki af vafann.
### Ein skýring í línu, heil málsgrein eða tvær. Spilið sjálft er „spilið“; sá sem les er hvorki karl né kona.

## Notes that hold for every card with a certain step in its program, cards of a user's own too.

note-attack = Áður en áhrifa spilsins gætir mega mótherjar sýna viðbragðsspil af hendi, hver á eftir öðrum, réttsælis.
# for a card that touches other players without being an Attack
note-not-an-attack = Þetta er ekki árásarspil, svo að enginn getur svarað því með viðbragðsspili.
note-reaction = Spilið er áfram á hendi þótt þú sýnir það. Þú mátt sýna það þótt árásin hefði hvort eð er engin áhrif á þig.
# each time an Attack is played the Reaction may be shown once
note-reaction-once = Þú mátt sýna spilið einu sinni í hvert skipti sem árásarspili er spilað út, hversu oft sem það gerist.
note-reaction-again = Þú mátt sýna spilið aftur og aftur við sömu árás meðan skilyrði þess er uppfyllt.
note-handed-out = Ef bunkinn dugir ekki handa öllum fá leikmenn spil úr honum réttsælis meðan hann endist; hinir fá ekkert.
note-one-by-one = Farið er réttsælis og hver leikmaður lýkur sínu áður en sá næsti byrjar.
note-must-trash = Þú verður að henda spili í ruslið ef þú getur; ef þú getur það ekki færðu ekkert spil.
# here the trashing is optional
note-may-trash = Þú mátt sleppa því að henda spili í ruslið, en þá færðu ekkert spil.
note-limit = Peningar sem þú hefur til umráða hækka ekki hámarksverðið, og þú notar engin kaup þegar þú færð spil á þennan hátt.
note-limit-elsewhere = { note-limit }
note-exact = Ef ekkert spil í bankanum kostar nákvæmlega það sem þarf fæst ekkert.
note-named-pile = Ef bunki spilsins sem þú átt að fá er tómur fæst ekkert; annað í textanum gildir eftir sem áður.
note-costs-now = Miðað er við verð spila eins og það er þá stundina; { CARD("Bridge") } kann til dæmis að hafa lækkað það.
note-not-itself = Þetta spil er ekki lengur á hendi þegar þú hefur spilað því út, svo að þú getur ekki valið það hér; annað eintak sem þú ert með á hendi máttu velja.
# discarding or trashing several cards of the hand
note-too-few = Ef spilin á hendi eru færri er þeim öllum kastað.
note-too-few-trash = Ef spilin á hendi eru færri er þeim öllum hent í ruslið.
# any number of cards, and then something for each of them
note-all-together = Veldu öll spilin áður en þú færð nokkuð fyrir þau; þú mátt líka velja ekkert.
note-impossible-option = Velja má kost þótt hann sé óframkvæmanlegur, að hluta eða með öllu; gert er eins mikið og hægt er.
note-options-first = Ljúktu við að velja áður en þú framkvæmir fyrsta kostinn; engan kost má velja oftar en einu sinni.
note-shuffle-without = Ef stokkurinn klárast er kastbunkinn stokkaður í nýjan stokk og haldið áfram; spil sem þegar hafa verið sýnd, skoðuð eða lögð til hliðar eru ekki stokkuð með.
# a step with the top card of the deck
note-no-top = Ef stokkurinn er tómur er kastbunkinn fyrst stokkaður í nýjan stokk; sé ekkert spil þar heldur fellur þetta skref niður.
note-onto-empty-deck = Spil sem er sett í tóman stokk verður eina spilið í honum; ekki er stokkað fyrst.
note-order-hidden = Enginn annar fær að vita í hvaða röð þú setur spilin aftur í stokkinn.
# other players put cards back onto their decks
note-order-hidden-theirs = Hver leikmaður ræður röð sinna spila; enginn annar fær að sjá hana.
note-take-all = Þú tekur þau öll; ekkert þeirra má skilja eftir.
note-adds-up = Áhrifin leggjast saman: hvert skipti sem þú spilar spilinu út í umferð þinni telst með, líka bæði skiptin með { CARD("Throne Room", form: "dat") }.
note-trash-this = Ef spilinu er spilað út öðru sinni og það er þá komið í ruslið fer það ekki þangað aftur; það sem er háð því að spilinu sé hent í ruslið gerist þá ekki.
note-plays = Að spila út spili á þennan hátt kostar enga aðgerð; að öðru leyti er allt eins og endranær og árás má svara.
note-name-a-card = Þú nefnir spil en ekki tegund; líka má nefna spil þótt bunki þess sé tómur.
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = Fyrir spil af fleiri en einni tegund færðu það sem fylgir hverri þeirra.
note-two-types = Spilið telst alltaf til allra tegunda sinna: það sem á við um einhverja þeirra á við um spilið.
# a Duration
note-duration = Spilið er á spilasvæðinu til loka þeirrar umferðar þegar það hefur síðast áhrif.
note-treasure = Þú spilar spilinu út á kaupsstiginu áður en þú kaupir. Það tapast ekki: í lok umferðar þinnar fer það í kastbunkann.
note-points = Spilinu er ekki hægt að spila út. Það telst í leikslok, hvort sem það er á hendi, í stokknum, í kastbunkanum eða annars staðar meðal spila þinna.
# a card that another card makes a Treasure
note-points-treasure = Spilið telst í leikslok, hvort sem það er á hendi, í stokknum, í kastbunkanum eða annars staðar meðal spila þinna.
note-buys = Öll kaup fara fram á kaupsstiginu, hver á eftir öðrum, og eru greidd úr sama sjóði.
note-actions = Ljúktu við þetta spil áður en þú notar aðgerðirnar; þær sem eru ónotaðar í lok umferðar þinnar falla niður.
note-draw = Ef stokkurinn klárast á meðan þú dregur skaltu stokka kastbunkann í nýjan stokk og draga áfram; ekki er stokkað fyrr en þá.

## Rulings of single cards; -1e and -2e: only in that edition

rulings-copper =
    Spilið kostar enga peninga, en þó ein kaup.
rulings-silver =
    Fyrsti Silfurpeningurinn sem þú spilar út í umferð þinni gefur 1 pening aukalega fyrir hvern { CARD("Merchant", form: "acc") } sem þú spilaðir út á undan.
rulings-estate =
    Þær 3 Landareignir sem hver leikmaður byrjar með eru ekki teknar úr bunkanum í bankanum.
rulings-duchy =
    Hvert Hertogadæmi sem þú átt bætir líka 1 sigurstigi við hvern { CARD("Duke", form: "acc") } sem þú átt.
rulings-province =
    Leikmaðurinn sem á leik þegar síðasta Fylkið fer úr bankanum lýkur umferð sinni; þá er leiknum lokið og hinir fá ekki aðra umferð.
rulings-curse =
    Spilið er ekki sigurspil: { CARD("Scout") } tekur það ekki.
    Því er ekki hægt að spila út og { CARD("Tribute") } gefur ekkert fyrir það; en ef { CARD("Charlatan") } er meðal spilanna tíu er { CARD("Curse") } líka peningaspil sem gefur 1 pening.
    Spilið er í bankanum í öllum leikjum og þú mátt kaupa það fyrir 0 peninga.

rulings-adventurer =
    Ef færri en 2 peningaspil finnast tekurðu það sem finnst.
    { CARD("Harem") } telst peningaspil.
rulings-chancellor =
    Taktu ákvörðun strax, áður en þú spilar út öðru spili eða kaupir nokkuð.
    Þú færð ekki að sjá spilin í stokknum þegar þau færast yfir.
rulings-feast =
    Þú færð spilið hvort sem þetta spil fer í ruslið eða ekki: ef því er spilað út tvisvar með { CARD("Throne Room", form: "dat") } færðu 2 spil.
rulings-spy =
    Þú dregur spilið þitt áður en nokkur sýnir spil, og þú sýnir fyrst.
    Þú tekur ákvörðun um spil hvers leikmanns út af fyrir sig.
    Sá sem sýnir { CARD("Moat", form: "acc") } sýnir ekkert spil úr stokknum sínum; þú sýnir samt þitt.
rulings-thief =
    Hver mótherji missir í mesta lagi 1 peningaspil, og alltaf 1 ef hann sýndi peningaspil.
    Þú færð spil þegar allir hafa hent sínum í ruslið, og aðeins af þeim sem fóru þangað í þetta sinn; hin liggja áfram í ruslinu.
    { CARD("Harem") } telst peningaspil.

rulings-bureaucrat =
    Mótherji með fleiri en eitt sigurspil á hendi velur hvert þeirra hann sýnir.
    Sigurspil sem er líka af annarri tegund, svo sem { CARD("Harem") }, telst með.
rulings-cellar =
    Ef þú þarft að stokka þegar þú dregur eru spilin sem þú varst að kasta stokkuð með.
    Hinir sjá hve mörgum spilum þú kastar, en af spilunum sjálfum sjá þeir aðeins það efsta.
rulings-council-room =
    Mótherjar verða að draga, hvort sem þeir vilja eða ekki.
rulings-gardens =
    Ef þú átt 39 spil gefur hvert eintak 3 sigurstig; ef þú átt 40 spil gefur það 4.
    Öll spil sem þú átt teljast með, { CARD("Gardens") } líka.
rulings-library =
    Aðeins má leggja til hliðar aðgerðarspil sem þú dregur í þetta sinn, ekki þau sem voru fyrir á hendi.
    Þú tekur ákvörðun um hvert aðgerðarspil um leið og þú dregur það; önnur spil verðurðu að taka á hönd.
    Með 7 spil eða fleiri á hendi dregurðu ekkert.
rulings-militia =
    Mótherji með 3 spil eða færri á hendi kastar engu.
rulings-mine =
    Nýja peningaspilið kemur á hönd, svo að þú getur spilað því út í þessari umferð.
    Nýja peningaspilið má líka kosta jafnmikið og spilið sem fór í ruslið, eða minna.
    { CARD("Silver") } getur orðið að { CARD("Harem", form: "dat") }, sem er peningaspil og kostar 3 meira.
rulings-moat =
    Spilið ver engan nema þig og aðeins í þetta eina sinn; sá sem ræðst á þig fær eftir sem áður allt annað sem spil hans gefur.
    Þú sleppur við árásina þótt spilið fari síðan af hendi, til dæmis vegna { CARD("Diplomat", form: "gen") }.
    Ef þú dregur spilið þegar þú svarar sömu árás með öðru viðbragðsspili máttu sýna það líka.
    { CARD("Council Room") }, { CARD("Masquerade") } og { CARD("Tribute") } eru ekki árásarspil; gegn þeim hjálpar spilið ekki.
rulings-moneylender-1e =
    Ef þú ert með { CARD("Copper", form: "acc") } á hendi verðurðu að henda honum í ruslið.
rulings-moneylender-2e =
    Þú mátt halda { CARD("Copper", 2, form: "dat") } þínum, en þá færðu enga peninga.
rulings-remodel =
    Nýja spilið má kosta 2 meira, 1 meira, jafnmikið eða minna; það má jafnvel vera annað eintak af spilinu sem fór í ruslið.
rulings-throne-room =
    Þú lýkur við fyrra skiptið áður en hið síðara hefst; engu er spilað út þar á milli nema spilið sjálft láti þig gera það.
    Ef þú velur annan { CARD("Throne Room", form: "acc") } spilarðu einu aðgerðarspili út tvisvar og síðan öðru tvisvar, en engu 4 sinnum.
    Árásarspili er líka spilað út tvisvar: hinir mega sýna viðbragðsspil í hvort skiptið.
    Ef spilið fer í ruslið í fyrra skiptið gildir hið síðara samt; spilið liggur áfram í ruslinu.
rulings-throne-room-1e =
    Ef þú ert með aðgerðarspil á hendi verðurðu að velja eitt.
rulings-throne-room-2e =
    Þú þarft ekki að velja neitt aðgerðarspil þótt þú sért með þau á hendi.
rulings-witch =
    Þú dregur spilin þótt engin { CARD("Curse") } sé eftir.

rulings-artisan =
    Þú mátt setja spilið sem þú varst að fá efst í stokkinn.
rulings-bandit =
    Mótherji sem sýnir 2 slík peningaspil velur hvoru hann hendir í ruslið.
    Þú færð ekki peningaspilin sem fara í ruslið.
    { CARD("Harem") } telst peningaspil.
rulings-harbinger =
    Ef þú þurftir að stokka til að draga spilið er kastbunkinn tómur og ekkert að sækja þangað.
    Enginn nema þú má skoða bunkann.
rulings-merchant =
    Eftir fyrsta { CARD("Silver", form: "def-acc") } í umferð þinni gefa þeir næstu ekkert aukalega.
rulings-poacher =
    Þú dregur áður en þú kastar.
    Hver tómur bunki í bankanum telst með, líka bunkar { CARD("Curse", form: "gen") }, { CARD("Copper", form: "gen") } og { CARD("Poacher", form: "gen") }.
rulings-sentry =
    Hvoru spilinu um sig máttu henda í ruslið, kasta eða halda efst í stokknum, hvað sem þú gerir við hitt.
    Hinir sjá ekki spilin sem þú setur aftur.
rulings-vassal =
    Ef þú spilar spilinu út færist það úr kastbunkanum á spilasvæðið; annars liggur það áfram í kastbunkanum.

rulings-baron =
    Þú mátt halda { CARD("Estate", form: "dat") } sem þú ert með á hendi, en þá verðurðu að fá aðra.
rulings-bridge =
    Spil kosta minna hvar sem þau eru: í bankanum, á hendi hvers sem er og í öllum stokkum.
    0 er áfram 0: eftir þetta getur { CARD("Upgrade") } breytt { CARD("Copper", form: "dat") } í spil sem kostar venjulega 2.
rulings-conspirator =
    Aðgerðarspilin eru talin einu sinni, þegar þessu spili er spilað út; þau sem þú spilar út síðar breyta engu.
    { CARD("Throne Room") } telst eitt aðgerðarspil og hvort skiptið sem spili er spilað út með honum telst eitt til viðbótar.
    Talið er hve oft aðgerðarspili er spilað út en ekki hve mörg spilin eru: spil sem hefur síðan farið í ruslið telst með, en ekki viðbragðsspil sem er aðeins sýnt af hendi.
rulings-courtyard =
    Þú mátt setja hvaða spil sem er af hendi efst í stokkinn, ekki aðeins spil sem þú varst að draga.
rulings-harem =
    Spilið er ekki { CARD("Silver") }: { CARD("Merchant") } gefur ekkert fyrir það.
rulings-ironworks =
    Ef þú færð ekkert spil færðu ekkert annað heldur.
rulings-masquerade =
    Allir velja áður en nokkurt spil færist, svo að enginn veit hvað kemur í staðinn.
    Að rétta spil er hvorki að kasta því, henda því í ruslið né fá það; enginn má hafna því og aðeins sá sem réttir og sá sem tekur við sjá það.
    Aðeins sá sem spilaði þessu spili út má henda spili í ruslið á eftir.
rulings-masquerade-1e =
    Leikmaður án spila á hendi réttir ekkert en tekur samt við spili.
rulings-masquerade-2e =
    Leikmaður án spila á hendi tekur ekki heldur við spili; ef færri en 2 leikmenn eru með spil er ekkert spil rétt áfram.
rulings-mining-village =
    Taktu strax ákvörðun um hvort þú hendir spilinu í ruslið; síðar í umferðinni er það ekki hægt.
    Ef spilinu er spilað út tvisvar með { CARD("Throne Room", form: "dat") } færðu peningana 2 í mesta lagi einu sinni.
rulings-minion =
    Viðbragðsspil eru sýnd áður en þú velur; það mega líka þeir gera sem eru með færri en 5 spil á hendi.
    Mótherji með 4 spil eða færri á hendi hvorki kastar né dregur, og ekki heldur sá sem sýnir { CARD("Moat", form: "acc") }.
rulings-shanty-town =
    Þú dregur bæði spilin þótt hið fyrra sé aðgerðarspil.
    Aðgerðarspil sem er líka af annarri tegund, svo sem { CARD("Nobles") }, telst með.
rulings-steward =
    Ef þú velur að henda spilum í ruslið og ert með 2 eða fleiri á hendi verðurðu að henda nákvæmlega 2.
rulings-swindler =
    Þú mátt velja annað eintak af spilinu sem fór í ruslið.
    { CARD("Copper") } kostar 0 og { CARD("Curse") } líka, svo að þú getur valið annað í stað hins.
    Þú getur ekki valið tóman bunka, og þú verður að velja spil ef eitthvert kemur til greina.
    Mótherji sem á ekkert spil til að henda í ruslið fær ekkert.
rulings-torturer =
    Þótt engin { CARD("Curse") } sé eftir má leikmaður velja að fá hana, og fær þá ekkert.
    Leikmenn velja réttsælis og hver þeirra veit hvað þeir völdu sem á undan voru.
rulings-trading-post =
    Þú verður að henda 2 spilum í ruslið ef þú ert með þau; fyrir aðeins 1 færðu engan { CARD("Silver", form: "acc") }.
    { CARD("Silver", form: "def") } kemur á hönd, svo að þú getur spilað honum út í þessari umferð.
rulings-upgrade =
    { CARD("Bridge") } lækkar verð beggja spilanna jafnmikið, en aldrei niður fyrir 0; því getur { CARD("Copper") } þá orðið að { CARD("Estate", form: "dat") }.
rulings-wishing-well =
    Þú dregur spil áður en þú nefnir eitthvert.
    Spil sem þú nefndir ekki liggur áfram efst í stokknum, og allir hafa séð það.

rulings-coppersmith =
    Hver { CARD("Copper") } gefur meira, en verð hans breytist ekki.
rulings-saboteur =
    Sá sem missir spilið ræður hvort hann fær annað spil og þá hvaða; fyrir spil sem kostar 5 má það kosta í mesta lagi 3.
    Sá sem finnur ekkert slíkt spil kastar öllu sem hann sýndi, og meira gerist ekki.
rulings-scout =
    Sigurspil sem er líka af annarri tegund, svo sem { CARD("Harem") }, telst með; { CARD("Curse") } telst ekki með.
rulings-secret-chamber =
    Spilið ver þig ekki: á eftir bitnar árásin á þér eins og venjulega.
    Þú mátt setja hvaða 2 spil sem er af hendi efst í stokkinn, líka { CARD("Secret Chamber", form: "def-acc") } sjálft.
    Ef þú dregur annað viðbragðsspil með því, svo sem { CARD("Moat", form: "acc") }, máttu sýna það við sömu árás.
rulings-tribute =
    2 eins spil teljast eitt: 2 { CARD("Silver", 2) } gefa +2 peninga.
    { CARD("Copper") } og { CARD("Harem") } gefa +4 peninga og +2 spil.
    { CARD("Curse") } gefur því aðeins +2 peninga að { CARD("Charlatan") } sé meðal spilanna tíu; annars ekkert.

rulings-courtier =
    Ef þú ert ekki með neitt spil á hendi til að sýna velurðu ekkert.
    Hver tegund telst með: fyrir { CARD("Militia", form: "acc") }, sem er aðgerðarspil og árásarspil, velurðu 2 kosti.
rulings-diplomat =
    Ef þú ert með 5 spil á hendi og spilar þessu út gefur það engar aðgerðir: 4 spil eru eftir og verða 6 þegar þú hefur dregið.
    Spilið sjálft má vera meðal þeirra 3 sem þú kastar.
    Ef þú dregur annað viðbragðsspil með því, svo sem { CARD("Moat", form: "acc") }, máttu sýna það við sömu árás.
rulings-lurker =
    Aðgerðarspil sem er líka af annarri tegund, svo sem { CARD("Nobles") }, telst með.
    Bunki getur tæmst þegar spili úr honum er hent í ruslið, og telst hann þá til tómra bunka þegar athugað er hvort leiknum sé lokið.
    Þú mátt fá hvaða aðgerðarspil sem er úr ruslinu, sama hver henti því þangað og hvenær.
rulings-mill =
    Með aðeins 1 spil á hendi máttu samt kasta því, en þú færð enga peninga.
rulings-patrol =
    Sigurspil sem er líka af annarri tegund, svo sem { CARD("Nobles") }, telst með.
rulings-replace =
    Sigurspil sem er líka aðgerðarspil eða peningaspil, svo sem { CARD("Nobles") }, fer efst í stokkinn og mótherjar fá líka { CARD("Curse", form: "acc") }.
    Þetta er árásarspil jafnvel þótt enginn fái { CARD("Curse", form: "acc") } á endanum.
    { CARD("Moat") } forðar aðeins þeim sem sýnir hana frá { CARD("Curse", form: "dat") }; þú hendir spili í ruslið og færð spil eins og venjulega.
rulings-secret-passage =
    Einnig má setja spilið efst eða neðst. Hinir sjá hve djúpt spilið fer en ekki hvaða spil það er.

rulings-platinum =
    Spilið er aðeins í bankanum þegar { CARD("Colony") } er þar líka; 12 eintök, hve margir sem spila.
rulings-colony =
    Leikmaðurinn sem á leik þegar síðasta eintakið fer úr bankanum lýkur umferð sinni; þá er leiknum lokið og hinir fá ekki aðra umferð.
rulings-caravan =
    Seinna spilið er dregið í upphafi næstu umferðar þinnar, ekki á tiltektarstiginu á undan.
rulings-cutpurse =
    Aðeins einum { CARD("Copper", form: "dat") } er kastað, þótt fleiri séu á hendi.
    Leikmaður með ekkert spil á hendi sýnir það; annað gerist ekki.
rulings-fishing-village =
    Næsta umferð þín hefst því með 2 aðgerðum og 1 peningi.
rulings-haven =
    Þú verður að leggja spil til hliðar ef þú getur; annars er þessu spili kastað í umferðinni eins og öðrum.
    Enginn nema þú veit hvert spilið er; hinir sjá aðeins að það er þarna.
    Spilið er ekki á hendi milli umferða þinna en telst þitt í leikslok.
    Með { CARD("Throne Room", form: "dat") } leggurðu tvö spil til hliðar og færð bæði aftur.
rulings-island =
    Þú verður að setja spil af hendi með því ef þú getur; annars fer það eitt á mottuna.
    Allir mega skoða mottuna; í leikslok teljast spilin á henni eins og önnur spil þín.
    Sé því spilað út tvisvar með { CARD("Throne Room", form: "dat") } tekur það spil með sér í bæði skiptin.
rulings-lighthouse =
    Þú getur ekki afþakkað vörnina en mátt samt sýna viðbragðsspil.
    Það sem gildir er stundin þegar árásarspilinu er spilað út.
    Spilið ver þig ekki fyrir öðru en árásarspilum, til dæmis ekki fyrir { CARD("Masquerade", form: "dat") }.
rulings-lookout =
    Skrefin þrjú eru skylda, í þessari röð: af 2 spilum hendirðu einu og kastar einu; staku spili hendirðu.
    Hinir sjá aðeins spilið sem þú hendir og spilið sem þú kastar.
rulings-native-village =
    Velja má hvorn kostinn sem er þótt hann geri ekkert.
    Þú velur áður en þú sérð spilið.
    Þú mátt skoða spilin á mottunni þinni hvenær sem er, aðrir aldrei; í leikslok teljast þau þín.
rulings-outpost =
    Tvö slík í einni umferð gefa samt aðeins eina aukaumferð.
    Sé því spilað út í aukaumferð fæst ekki önnur, en þú dregur samt aðeins 3 spil.
    Það sem framhaldsspil þín gera í upphafi næstu umferðar gera þau í aukaumferðinni.
    Leikslok eru athuguð fyrir aukaumferðina, og aukaumferðir teljast ekki þegar stig eru jöfn.
rulings-salvager =
    Þú verður að henda spili ef þú getur; annars færðu enga peninga.
    Verðið á þeirri stundu gildir, til dæmis þegar { CARD("Bridge") } lækkar það.
rulings-smugglers =
    Öll spil sem leikmaðurinn fékk teljast, keypt eða ekki, þótt þau hafi strax farið annað.
    Aðeins síðasta umferð hans sjálfs telst; hún getur verið aukaumferð.
    Þú verður að fá spil ef eintak er til í bankanum.
rulings-tactician =
    Án spila á hendi gerist ekkert og spilinu er kastað í umferðinni.
    Spilin 5 bætast við þau sem þú dregur í lok umferðar.
    Með { CARD("Throne Room", form: "dat") } er höndin tóm í seinna skiptið og þá gerist ekkert.
rulings-treasure-map =
    Sé því spilað einu út fer það í ruslið og þú færð ekkert.
    Þú verður að henda hinu ef þú ert með það á hendi.
    Ef færri en 4 { CARD("Gold", 4) } eru eftir færðu það sem til er.
rulings-treasury =
    Þú ákveður um hvert eintak fyrir sig.
    Aðeins spil sem þú fékkst á þessu kaupsstigi teljast, keypt eða ekki.
rulings-warehouse =
    Þú mátt kasta hvaða spilum sem er af hendi, ekki aðeins þeim sem þú dróst.
rulings-ambassador =
    Þú mátt skila engu eintaki; hinir fá samt eitt.
    Þú verður að sýna spil ef þú getur; án spila á hendi gerist ekkert.
    Ef eintökin eru of fá er þeim útdeilt réttsælis.
    Leikmenn fá þessi eintök án þess að kaupa þau.
rulings-embargo =
    Aðeins kaup teljast, ekki spil sem fást á annan hátt.
    Merkin liggja út leikinn, líka á tómum bunka, og gilda um alla, þig líka.
    Ef engin { CARD("Curse") } er eftir gerist ekkert meira.
rulings-explorer =
    Þú þarft ekki að sýna { CARD("Province", form: "acc") } þótt þú getir.
    Ef bunkinn er tómur færðu ekki hitt spilið í staðinn.
rulings-ghost-ship =
    Þeir velja spilin og röðina sjálfir; enginn annar sér þau.
    Leikmaður með 3 spil eða færri á hendi gerir ekkert.
rulings-navigator =
    Þú kastar þeim öllum eða engu.
    Enginn annar fær að vita í hvaða röð þú setur þau aftur.
rulings-pearl-diver =
    Þú dregur áður en þú skoðar; ef stokkurinn er þá tómur er stokkað fyrst.
    Enginn annar sér spilið.
rulings-pirate-ship =
    Viðbragðsspil eru sýnd áður en þú velur.
    Þú færð mest 1 merki í hvert sinn; þú átt merkin út leikinn og þau eyðast ekki.
    Sá sem sýnir peningaspil verður að henda einu; þú velur aðeins hverju.
rulings-sea-hag =
    { CARD("Curse") } er þá efsta spilið í stokknum.
    Leikmaður fær { CARD("Curse", form: "acc") } þótt engu sé að kasta. Sé engin { CARD("Curse") } eftir er efsta spilinu samt kastað.
rulings-blockade =
    Spilið snýr upp og allir sjá það.
    Ef fleiri en eitt eintak af sama spili liggur til hliðar fæst { CARD("Curse") } fyrir hvert þeirra.
    Spil sem fást í umferð annarra teljast ekki.
    Ef spilið er strax fært, til dæmis vegna { CARD("Watchtower", form: "gen") }, gerist ekkert meira.
rulings-corsair =
    Peningaspilið sem fer í ruslið gefur samt peninga sína.
    Aðeins fyrsta spilið ({ CARD("Silver") } eða { CARD("Gold") }) í hverri umferð fer í ruslið, sama hve mörg slík spil bíða.
    Sá sem var varinn þegar spilinu var spilað út er varinn allan tímann.
rulings-monkey =
    Öll spil sem sá leikmaður fær teljast, keypt eða ekki, í umferð hvers sem er.
    Fyrst gerist það sem hann gerir við spilið, síðan dregur þú.
rulings-pirate =
    Sem viðbragð notar það enga aðgerð, ekki heldur í þinni umferð.
    Þú mátt spila út eins mörgum slíkum og þú vilt þegar einhver fær peningaspil.
    Sé því spilað út í umferð annars virkar það í upphafi næstu umferðar þinnar.
rulings-sailor =
    Í hvert sinn sem því er spilað út má spila út einu nýju spili; tvö slík spila ekki sama spilinu út tvisvar.
    Það virkar líka á kaupsstigi, en aðgerðir sem fást þar nýtast ekki.
rulings-sea-chart =
    Þetta spil telst sjálft á spilasvæðinu, og líka framhaldsspil úr fyrri umferð.
    Annars liggur spilið kyrrt efst í stokknum og allir hafa séð það.
rulings-sea-witch =
    Í næstu umferð dregurðu áður en þú kastar; kasta má hvaða spilum sem er af hendi.
rulings-bank =
    Peningaspilin eru talin þegar þú spilar því út; þau sem koma síðar breyta engu.
    Peningaspil sem eru enn á spilasvæðinu frá fyrri umferð teljast líka.
rulings-bishop =
    Þú verður að henda spili ef þú getur; hinir mega það.
    Hinir fá ekkert fyrir sín.
rulings-city =
    Tómir bunkar eru taldir einu sinni, þegar þú spilar því út; allir bunkar í bankanum teljast.
    Þriðji tómi bunkinn gefur ekkert meira.
rulings-expand =
    Velja má annað eintak af spilinu sem fór í ruslið.
rulings-forge =
    Ef þú hendir engu er summan 0 og þú verður að fá spil sem kostar 0.
    Verðið gildir eins og það er áður en fyrsta spilið fer í ruslið.
rulings-grand-market =
    Aðeins kaup eru bönnuð; þú mátt fá spilið á annan hátt.
    { CARD("Copper", 2) } á hendi skipta ekki máli.
rulings-hoard =
    Hvert eintak sem þú hefur spilað út í umferðinni telst.
    Öll sigurspil teljast, þótt þau séu líka annað, en aðeins ef þú keyptir þau.
    Ef enginn { CARD("Gold") } er eftir fæst ekkert.
rulings-kings-court =
    Þú þarft ekki að velja spil.
    Ef þú velur aðra { CARD("King's Court", form: "acc") } spilarðu út allt að þremur aðgerðarspilum, hverju þrisvar.
    Ef þú velur framhaldsspil eru bæði spilin áfram á spilasvæðinu og seinni hlutinn gerist þrisvar.
rulings-mint =
    Peningaspilið sem þú sýnir er áfram á hendi.
    Peningarnir sem þú ert þegar með haldast.
    Það er skylda að henda peningaspilunum, hvernig sem þú fékkst þetta spil.
rulings-monument =
    Sigurmerki gefur 1 stig í leikslok; allir sjá merkin og þau tapast ekki.
rulings-peddler =
    Spil á spilasvæðinu teljast, ekki hve oft þeim var spilað út; framhaldsspil úr fyrri umferðum líka.
    Utan kaupsstigs kostar spilið 8; á kaupsstigi annars leikmanns teljast aðgerðarspilin hans.
rulings-quarry =
    Hvert eintak sem þú hefur spilað út í umferðinni telst.
    Aðgerðarspil sem er líka af annarri tegund, svo sem { CARD("Nobles") }, telst með.
rulings-rabble =
    Sigurspili sem er líka aðgerðarspil eða peningaspil er kastað.
rulings-vault =
    Leikmaður með aðeins 1 spil má kasta því en dregur ekkert.
    Ef stokka þarf þegar dregið er fara spilin sem nýbúið er að kasta með.
rulings-watchtower =
    Öll spil sem þú færð teljast, keypt eða ekki, í umferð hvers sem er.
    Þú ákveður hverju sinni; þetta spil er áfram á hendi.
    Spilið telst fengið: önnur áhrif þess gerast samt.
rulings-contraband =
    Spilið er nefnt strax, áður en þú spilar út öðru peningaspili; sá sem nefnir það sér ekki hönd þína.
    Aðeins kaup eru bönnuð; þú mátt fá spilið á annan hátt.
    Ef þú spilar út fleiri en einu eru öll nefnd spil bönnuð.
rulings-counting-house =
    Þú þarft engan að taka.
    Hinir sjá aðeins þá { CARD("Copper", 2, form: "acc") } sem þú tekur.
rulings-goons =
    Hvert eintak á spilasvæðinu gefur merki fyrir hvert spil sem þú kaupir, hvað sem það er.
    Þótt sama spilinu sé spilað út oftar gefur það eitt merki fyrir hvert keypt spil.
rulings-loan =
    Peningaspilinu verður að henda eða kasta.
    Ef ekkert finnst er öllum sýndum spilum kastað.
rulings-mountebank =
    Fyrst fæst { CARD("Curse") }, síðan { CARD("Copper") }; ef annar bunkinn er tómur fæst hitt spilið samt.
    Kasta má þótt báðir bunkarnir séu tómir.
rulings-royal-seal =
    Þú ákveður um hvert spil fyrir sig, keypt eða ekki.
    Virkar aðeins meðan spilið er á spilasvæðinu.
rulings-talisman =
    Þetta er skylda og hvert eintak á spilasvæðinu gefur eitt spil til viðbótar.
    Verðið á þeirri stundu gildir, ekki það prentaða.
    Ef aðeins eitt spil er eftir í bunkanum færðu það eitt.
rulings-trade-route =
    Mottan er sameign allra.
    Bunkar teljast, ekki spil; spil sem snýr aftur í bunka sinn skilar ekki merkinu.
rulings-venture =
    Þú verður að spila peningaspilinu út og texti þess gildir.
    Ef ekkert finnst er öllum sýndum spilum kastað.
rulings-anvil =
    Þú þarft ekki að kasta peningaspili, en þá færðu ekkert.
rulings-charlatan =
    Þetta gildir allan leikinn: { CARD("Curse") } er þá líka peningaspil en gefur áfram −1 sigurstig.
rulings-clerk =
    Sem viðbragð notar það enga aðgerð.
    Þú mátt spila út fleiri en einu, hverju á eftir öðru, milli annarra áhrifa í upphafi umferðar.
rulings-collection =
    Hvert sinn sem því er spilað út telst, en aðeins fyrir spil sem fást eftir það, keypt eða ekki.
rulings-crystal-ball =
    Ef þú velur ekkert liggur spilið kyrrt.
    Aðgerðir sem spilið gefur á kaupsstigi nýtast ekki.
rulings-investment =
    Þú verður að henda spili ef þú getur; þú velur þótt höndin sé tóm.
    Sé því spilað út tvisvar fer það einu sinni í ruslið og gefur merki einu sinni.
rulings-magnate =
    Peningaspilin eru talin áður en þú dregur.
rulings-tiara =
    Þetta gildir út umferðina þótt spilið fari af spilasvæðinu.
    Ef þú spilar út öðru eintaki ({ CARD("Tiara") }) með því máttu spila út tveimur peningaspilum til viðbótar, hvoru tvisvar.
rulings-war-chest =
    Nefnd spil safnast upp í umferðinni.
    Nefnt spil má áfram kaupa eða fá á annan hátt.
