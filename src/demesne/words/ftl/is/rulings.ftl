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
note-take-all = Þú tekur þau öll; ekkert þeirra má skilja eftir.
note-adds-up = Áhrifin leggjast saman: hvert skipti sem þú spilar spilinu út í umferð þinni telst með, líka bæði skiptin með { CARD("Throne Room", form: "dat") }.
note-trash-this = Ef spilinu er spilað út öðru sinni og það er þá komið í ruslið fer það ekki þangað aftur; það sem er háð því að spilinu sé hent í ruslið gerist þá ekki.
note-plays = Að spila út spili á þennan hátt kostar enga aðgerð; að öðru leyti er allt eins og endranær og árás má svara.
note-name-a-card = Þú nefnir spil en ekki tegund; líka má nefna spil þótt bunki þess sé tómur.
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = Fyrir spil af fleiri en einni tegund færðu það sem fylgir hverri þeirra.
note-two-types = Spilið telst alltaf til allra tegunda sinna: það sem á við um einhverja þeirra á við um spilið.
note-treasure = Þú spilar spilinu út á kaupsstiginu áður en þú kaupir. Það tapast ekki: í lok umferðar þinnar fer það í kastbunkann.
note-points = Spilinu er ekki hægt að spila út. Það telst í leikslok, hvort sem það er á hendi, í stokknum, í kastbunkanum eða annars staðar meðal spila þinna.
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
    Spilið er ekki sigurspil: { CARD("Scout") } tekur það ekki og { CARD("Tribute") } gefur ekkert fyrir það.
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
    { CARD("Curse") } gefur ekkert.

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
