### Skýringar við spil: það sem spurt er um þegar textinn einn tekur ekki af vafann.
### Ein skýring í línu, heil málsgrein eða tvær. Spilið sjálft er „það“; sá sem les er hvorki karl né kona.

## Notes that hold for every card with a certain step in its program, cards of a user's own too.

note-attack = Áður en spilið gerir nokkuð mega mótherjar sýna viðbragðsspil af hendi, hver á eftir öðrum, réttsælis.
# for a card that touches other players without being an Attack
note-not-an-attack = Þetta er ekki árásarspil og því getur enginn svarað því með viðbragðsspili.
note-reaction = Það eyðist ekki þótt þú sýnir það heldur er áfram á hendi. Þú mátt sýna það þótt árásin hefði engin áhrif á þig.
# each time an Attack is played the Reaction may be shown once
note-reaction-once = Þú mátt sýna það einu sinni í hvert skipti sem árásarspili er spilað út, hversu oft sem það gerist.
note-reaction-again = Þú mátt sýna það aftur og aftur við sömu árás meðan skilyrði þess er uppfyllt.
note-handed-out = Ef bunkinn dugir ekki handa öllum fá leikmenn úr honum réttsælis meðan hann endist; hinir fá ekkert.
note-one-by-one = Farið er réttsælis og hver leikmaður lýkur sínu áður en sá næsti byrjar.
note-must-trash = Þú verður að henda spili í ruslið ef þú getur; ef þú getur það ekki færðu ekkert spil.
# here the trashing is optional
note-may-trash = Þú mátt sleppa því að henda spili í ruslið, en þá færðu ekkert spil.
note-limit = Peningar hækka ekki hámarkið, og þú notar engin kaup þegar þú færð spil á þennan hátt.
note-exact = Ef ekkert spil í bankanum kostar nákvæmlega þetta mikið fæst ekkert.
note-named-pile = Ef bunki spilsins sem þú átt að fá er tómur fæst ekkert; annað í textanum gildir eftir sem áður.
note-costs-now = Miðað er við verð spila á þessari stundu; til dæmis getur { CARD("Bridge") } hafa lækkað það.
note-not-itself = Spilið er farið af hendi þegar þú spilar því út og því geturðu ekki valið það hér; annað eins spil á hendi máttu velja.
# discarding or trashing several cards of the hand
note-too-few = Ef spilin á hendi eru færri en beðið er um fara þau öll.
# any number of cards, and then something for each of them
note-all-together = Veldu öll spilin áður en þú færð nokkuð fyrir þau; þú mátt líka velja ekkert.
note-impossible-option = Velja má kost þótt hann sé óframkvæmanlegur, að hluta eða með öllu; gert er eins mikið og hægt er.
note-options-first = Veldu alla kostina, hvern aðeins einu sinni, áður en þú framkvæmir þann fyrsta.
note-shuffle-without = Ef stokkurinn klárast er kastbunkinn stokkaður til að halda áfram; spil sem þegar hafa verið sýnd, skoðuð eða lögð til hliðar eru ekki stokkuð með.
# a step with the top card of the deck
note-no-top = Ef stokkurinn er tómur er kastbunkinn fyrst stokkaður í nýjan; sé ekkert spil þar heldur fellur þetta skref niður.
note-onto-empty-deck = Spil sem er sett í tóman stokk verður eina spilið í honum; ekki er stokkað fyrst.
note-order-hidden = Enginn annar fær að vita í hvaða röð þú setur spilin aftur í stokkinn.
note-take-all = Þú tekur þau öll; ekkert þeirra má skilja eftir.
note-adds-up = Áhrifin leggjast saman: hvert skipti sem spilinu er spilað út í umferðinni telst með, líka bæði skiptin með { CARD("Throne Room", form: "dat") }.
note-trash-this = Ef spilinu er spilað út öðru sinni og það er þá komið í ruslið fer það ekki þangað aftur; það sem er háð því að henda því í ruslið gerist þá ekki.
note-plays = Að spila út spili á þennan hátt kostar enga aðgerð; að öðru leyti er allt eins og endranær og árás má svara.
note-name-a-card = Þú nefnir spil en ekki tegund; líka má nefna spil þótt bunki þess sé tómur.
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = Fyrir spil af fleiri en einni tegund færðu það sem fylgir hverri þeirra.
note-two-types = Spilið er alltaf af öllum sínum tegundum: það sem á við um einhverja þeirra á við um það.
note-treasure = Þú spilar því út á kaupsstiginu áður en þú kaupir. Það eyðist ekki: í lok umferðar fer það í kastbunkann þinn.
note-points = Því er ekki hægt að spila út. Það telst í leikslok, hvort sem það er á hendi, í stokknum, í kastbunkanum eða annars staðar meðal spila þinna.
note-buys = Öll kaup fara fram á kaupsstiginu, hver á eftir öðrum, og eru greidd úr sama sjóði.
note-actions = Ljúktu við þetta spil áður en þú notar aðgerðirnar; þær sem eru ónotaðar í lok umferðar falla niður.
note-draw = Ef stokkurinn klárast á meðan þú dregur skaltu stokka kastbunkann í nýjan stokk og draga áfram; aldrei fyrr.

## Rulings of single cards; -1e and -2e: only in that edition

rulings-copper =
    Það kostar enga peninga, en það kostar samt ein kaup.
rulings-silver =
    Fyrsta spilið af þessu tagi sem þú spilar út í umferð gefur aukapening fyrir hvern { CARD("Merchant", form: "acc") } sem þú spilaðir út á undan.
rulings-estate =
    Þau 3 sem hver leikmaður byrjar með eru ekki tekin úr bunkanum í bankanum.
rulings-duchy =
    Hvert þeirra sem þú átt bætir líka 1 sigurstigi við hvern { CARD("Duke", form: "acc") } sem þú átt.
rulings-province =
    Umferðin þegar síðasta spilið fer úr bankanum er spiluð til enda; svo er leiknum lokið.
rulings-curse =
    Það er ekki sigurspil: { CARD("Scout") } tekur það ekki og { CARD("Tribute") } gefur ekkert fyrir það.
    Það er í bankanum í öllum leikjum og þú mátt kaupa það fyrir 0 peninga.

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
    Spil sem er líka af annarri tegund, svo sem { CARD("Harem") }, telst sigurspil.
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
    Þú ræður um hvert aðgerðarspil um leið og þú dregur það; önnur spil verðurðu að taka á hönd.
    Með 7 spil eða fleiri á hendi dregurðu ekkert.
rulings-militia =
    Mótherji með 3 spil eða færri á hendi kastar engu.
rulings-mine =
    Nýja peningaspilið kemur á hönd og því geturðu spilað því út í þessari umferð.
    Það má líka kosta jafnmikið og spilið sem fór í ruslið, eða minna.
    { CARD("Silver") } getur orðið að { CARD("Harem", form: "dat") }, sem er peningaspil og kostar 3 meira.
rulings-moat =
    Það ver engan nema þig og aðeins í þetta eina sinn; sá sem ræðst á þig fær eftir sem áður allt annað sem spil hans gefur.
    Þú sleppur við árásina þótt spilið fari síðan af hendi, til dæmis vegna { CARD("Diplomat", form: "gen") }.
    Ef þú dregur það þegar þú svarar sömu árás með öðru viðbragðsspili máttu sýna það líka.
    { CARD("Council Room") }, { CARD("Masquerade") } og { CARD("Tribute") } eru ekki árásarspil; gegn þeim hjálpar það ekki.
rulings-moneylender-1e =
    Ef þú ert með { CARD("Copper", form: "acc") } á hendi verðurðu að henda honum í ruslið.
rulings-moneylender-2e =
    Þú mátt halda { CARD("Copper", 2, form: "dat") } þínum, en þá færðu enga peninga.
rulings-remodel =
    Nýja spilið má kosta 2 meira, 1 meira, jafnmikið eða minna; það má jafnvel vera eins og spilið sem fór í ruslið.
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
    Enginn nema þú skoðar bunkann.
rulings-merchant =
    Eftir fyrsta { CARD("Silver", form: "def-acc") } í umferðinni gefa þeir næstu ekkert aukalega.
rulings-poacher =
    Þú dregur áður en þú kastar.
    Hver tómur bunki í bankanum telst með, líka { CARD("Curse") }, { CARD("Copper") } og { CARD("Poacher") }.
rulings-sentry =
    Hvoru spilinu af þessum 2 máttu henda í ruslið, kasta eða halda efst í stokknum, hvað sem þú gerir við hitt.
    Hinir sjá ekki spilin sem þú setur aftur.
rulings-vassal =
    Ef þú spilar spilinu út færist það úr kastbunkanum í leik; annars liggur það áfram í kastbunkanum.

rulings-baron =
    Þú mátt halda { CARD("Estate", form: "dat") } sem þú ert með á hendi, en þá verðurðu að fá aðra.
rulings-bridge =
    Spil kosta minna hvar sem þau eru: í bankanum, á hendi hvers sem er og í öllum stokkum.
    0 er áfram 0: á eftir getur { CARD("Upgrade") } breytt { CARD("Copper", form: "dat") } í spil sem kostar venjulega 2.
rulings-conspirator =
    Aðgerðarspilin eru talin einu sinni, þegar þessu spili er spilað út; þau sem þú spilar út síðar breyta engu.
    { CARD("Throne Room") } telst 1, og hvort þeirra 2 skipta sem spilað er út með honum telst 1 til viðbótar.
    Talið er hve oft er spilað út en ekki spilin: spil sem fór sjálft í ruslið telst með, viðbragðsspil sem er sýnt af hendi ekki.
rulings-courtyard =
    Þú mátt setja hvaða spil sem er af hendi efst í stokkinn, ekki aðeins spil sem þú varst að draga.
rulings-harem =
    Það er ekki { CARD("Silver") }: { CARD("Merchant") } gefur ekkert fyrir það.
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
    Taktu strax ákvörðun um hvort þú hendir því í ruslið; síðar í umferðinni er það ekki hægt.
    Ef því er spilað út tvisvar með { CARD("Throne Room", form: "dat") } færðu peningana 2 í mesta lagi einu sinni.
rulings-minion =
    Viðbragðsspil eru sýnd áður en þú velur; það mega líka þeir gera sem eru með færri en 5 spil á hendi.
    Mótherji með 4 spil eða færri á hendi hvorki kastar né dregur, og ekki heldur sá sem sýnir { CARD("Moat", form: "acc") }.
rulings-shanty-town =
    Þú dregur bæði spilin þótt hið fyrra sé aðgerðarspil.
    Spil sem er líka af annarri tegund, svo sem { CARD("Nobles") }, telst aðgerðarspil.
rulings-steward =
    Ef þú velur að henda spilum í ruslið og ert með 2 eða fleiri á hendi verða þau að vera nákvæmlega 2.
rulings-swindler =
    Þú mátt velja annað eins spil og það sem fór í ruslið.
    { CARD("Copper") } kostar 0 og það gerir líka { CARD("Curse") }, sem þú getur valið í staðinn.
    Þú getur ekki valið tóman bunka, og þú verður að velja spil ef eitthvert kemur til greina.
    Mótherji sem á ekkert spil til að henda í ruslið fær ekkert.
rulings-torturer =
    Þótt engin { CARD("Curse") } sé eftir má leikmaður velja að fá hana, og fær þá ekkert.
    Leikmenn velja réttsælis og hver þeirra veit hvað þeir völdu sem á undan voru.
rulings-trading-post =
    Þú verður að henda 2 spilum í ruslið ef þú ert með þau; fyrir aðeins 1 færðu engan { CARD("Silver", form: "acc") }.
    { CARD("Silver", form: "def") } kemur á hönd og því geturðu spilað honum út í þessari umferð.
rulings-upgrade =
    { CARD("Bridge") } lækkar bæði verðin jafnt nema við 0: þá getur { CARD("Copper") } orðið að { CARD("Estate", form: "dat") }.
rulings-wishing-well =
    Þú dregur spil áður en þú nefnir eitthvert.
    Spil sem þú nefndir ekki liggur áfram efst í stokknum, og allir hafa séð það.

rulings-coppersmith =
    Hver { CARD("Copper") } gefur meira en kostar ekki meira.
rulings-saboteur =
    Sá sem missir spilið ræður hvort hann fær annað og hvert; fyrir spil sem kostar 5 má það kosta í mesta lagi 3.
    Sá sem finnur ekkert slíkt spil kastar öllu sem hann sýndi, og meira gerist ekki.
rulings-scout =
    Spil sem er líka af annarri tegund, svo sem { CARD("Harem") }, telst sigurspil; það gerir { CARD("Curse") } ekki.
rulings-secret-chamber =
    Það ver þig ekki: á eftir bitnar árásin á þér eins og venjulega.
    Þú mátt setja hvaða 2 spil sem er af hendi efst í stokkinn, líka { CARD("Secret Chamber", form: "def-acc") } sjálft.
    Ef þú dregur annað viðbragðsspil með því, svo sem { CARD("Moat", form: "acc") }, máttu sýna það við sömu árás.
rulings-tribute =
    2 eins spil teljast sem eitt: 2 { CARD("Silver", 2) } gefa +2 peninga.
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
    Spil sem er líka af annarri tegund, svo sem { CARD("Nobles") }, telst aðgerðarspil.
    Bunki getur tæmst þegar spili úr honum er hent í ruslið, og hann telst þá með öðrum tómum bunkum til leiksloka.
    Þú mátt fá hvaða aðgerðarspil sem er úr ruslinu, sama hver henti því þangað og hvenær.
rulings-mill =
    Með aðeins 1 spil á hendi máttu samt kasta því, en þú færð enga peninga.
rulings-patrol =
    Spil sem er líka af annarri tegund, svo sem { CARD("Nobles") }, telst sigurspil.
rulings-replace =
    Sigurspil sem er líka aðgerðarspil eða peningaspil, svo sem { CARD("Nobles") }, fer efst í stokkinn og útdeilir líka { CARD("Curse", 2, form: "dat") }.
    Þetta er árásarspil jafnvel þótt enginn fái { CARD("Curse", form: "acc") } á endanum.
    { CARD("Moat") } forðar aðeins þeim sem sýnir hana frá { CARD("Curse", form: "dat") }; þú hendir spili í ruslið og færð spil eins og venjulega.
rulings-secret-passage =
    Efst og neðst má líka. Hinir sjá hve djúpt spilið fer en ekki hvaða spil það er.
