### Whole texts of single cards, where a person says it better; a line of text a line

text-bureaucrat =
    Fáðu Silfurpening og settu hann efst í stokkinn.
    Hver mótherji sýnir eitt sigurspil af hendi og setur það efst í stokkinn sinn. Sá sem er ekki með neitt slíkt sýnir öll spilin á hendi.
text-spy =
    +1 spil
    +1 aðgerð
    Hver leikmaður, þú fyrst, sýnir efsta spilið í stokknum sínum. Þú ræður hverju sinni hvort því er kastað eða hvort það liggur kyrrt.
text-thief =
    Hver mótherji sýnir 2 efstu spilin í stokknum sínum. Séu peningaspil þar á meðal hendir hann einu þeirra í ruslið og þú velur hverju.
    Fáðu eins mörg og þú vilt af spilunum sem fóru þannig í ruslið.
    Hver mótherji kastar hinum spilunum sem hann sýndi.
text-bandit =
    Fáðu Gullpening.
    Hver mótherji sýnir 2 efstu spilin í stokknum sínum. Séu þar önnur peningaspil en Koparpeningar hendir hann einu þeirra í ruslið. Hann kastar hinum spilunum.
text-saboteur =
    Hver mótherji sýnir spil ofan af stokknum sínum, eitt af öðru, þar til spil birtist sem kostar 3 eða meira. Hann hendir því í ruslið og má fá í staðinn spil sem er að minnsta kosti 2 peningum ódýrara. Síðan kastar hann hinum spilunum sem hann sýndi.
text-swindler =
    +2 peningar
    Hver mótherji hendir efsta spilinu úr stokknum sínum í ruslið og fær í staðinn spil að þínu vali sem kostar nákvæmlega jafnmikið.
text-torturer =
    +3 spil
    Hver mótherji velur hvort hann kastar 2 spilum eða fær Bölvun á hönd.
text-trading-post =
    Hentu 2 spilum af hendi í ruslið. Ef þú hendir 2 færðu Silfurpening á hönd.
text-vassal =
    +2 peningar
    Kastaðu efsta spilinu úr stokknum.
    Ef það er aðgerðarspil máttu spila því út.
text-baron =
    +1 kaup
    Þú mátt kasta Landareign.
    Ef þú gerir það: +4 peningar. Annars færðu Landareign.
text-replace =
    Hentu einu spili af hendi í ruslið.
    Fáðu spil sem kostar í mesta lagi 2 meira en spilið sem fór í ruslið.
    Ef nýja spilið er aðgerðarspil eða peningaspil fer það efst í stokkinn. Ef það er sigurspil fær hver mótherji Bölvun.
text-tribute =
    Leikmaðurinn þér á vinstri hönd sýnir 2 efstu spilin í stokknum sínum og kastar þeim.
    Fyrir hvort þeirra (2 eins spil teljast eitt): +2 aðgerðir ef það er aðgerðarspil; +2 peningar ef það er peningaspil; +2 spil ef það er sigurspil.
text-minion =
    +1 aðgerð
    Veldu einn kost: +2 peningar; kastaðu öllum spilum af hendi og dragðu 4 spil, og hver mótherji með 5 spil eða fleiri á hendi gerir slíkt hið sama.
text-mill =
    +1 spil
    +1 aðgerð
    Þú mátt kasta 2 spilum. Ef þú kastar 2: +2 peningar.
    Gefur 1 sigurstig.
text-mine =
    Þú mátt henda einu peningaspili af hendi í ruslið.
    Ef þú gerir það færðu á hönd peningaspil sem kostar í mesta lagi 3 meira en spilið sem fór í ruslið.
text-mine-1e =
    Hentu einu peningaspili af hendi í ruslið.
    Ef þú gerir það færðu á hönd peningaspil sem kostar í mesta lagi 3 meira en spilið sem fór í ruslið.
text-harbinger =
    +1 spil
    +1 aðgerð
    Skoðaðu kastbunkann. Þú mátt setja eitt spil úr honum efst í stokkinn.
text-sentry =
    +1 spil
    +1 aðgerð
    Skoðaðu 2 efstu spilin í stokknum.
    Hentu í ruslið eins mörgum þeirra og þú vilt. Kastaðu eins mörgum af hinum og þú vilt.
    Settu þau sem eftir eru aftur efst í stokkinn í hvaða röð sem er.
text-adventurer =
    Sýndu spil ofan af stokknum, eitt af öðru, þar til 2 peningaspil hafa birst.
    Taktu þau á hönd og kastaðu hinum spilunum sem þú sýndir.
text-moat =
    +2 spil
    Þegar mótherji spilar út árásarspili máttu fyrst sýna þetta spil af hendi; þá hefur árásin ekki áhrif á þig.
text-secret-chamber =
    Kastaðu eins mörgum spilum og þú vilt.
    +1 peningur fyrir hvert spil sem þú kastaðir.
    Þegar mótherji spilar út árásarspili máttu fyrst sýna þetta spil af hendi. Ef þú gerir það: +2 spil, og settu síðan 2 spil af hendi efst í stokkinn.
text-diplomat =
    +2 spil
    Ef þú ert þá með 5 spil eða færri á hendi: +2 aðgerðir.
    Þegar mótherji spilar út árásarspili og þú ert með 5 spil eða fleiri á hendi máttu fyrst sýna þetta spil af hendi, eins oft og þú vilt. Í hvert sinn: +2 spil, og kastaðu síðan 3 spilum.
text-curse =
    Gefur −1 sigurstig.
text-cutpurse =
    +2 peningar
    Hver mótherji kastar Koparpeningi. Sá sem á engan á hendi sýnir öll spilin á hendi.
text-haven =
    +1 spil
    +1 aðgerð
    Leggðu eitt spil af hendi til hliðar á hvolf. Taktu það á hönd í upphafi næstu umferðar þinnar.
text-island =
    Settu þetta spil og eitt spil af hendi á Eyjarmottuna þína.
    Gefur 2 sigurstig.
text-lighthouse =
    +1 aðgerð
    +1 peningur
    Í upphafi næstu umferðar þinnar: +1 peningur.
    Þangað til hafa árásir mótherja ekki áhrif á þig.
text-lookout =
    +1 aðgerð
    Skoðaðu 3 efstu spilin í stokknum. Hentu einu þeirra í ruslið, kastaðu einu og settu það síðasta aftur efst í stokkinn.
text-native-village =
    +2 aðgerðir
    Veldu einn kost: settu efsta spilið úr stokknum á hvolf á Frumbyggjaþorpsmottuna þína; taktu á hönd öll spilin af mottunni.
text-salvager =
    +1 kaup
    Hentu einu spili af hendi í ruslið. Þú færð jafnmarga peninga og það kostar.
text-smugglers =
    Fáðu eintak af spili sem kostar í mesta lagi 6 og leikmaðurinn þér á hægri hönd fékk í síðustu umferð sinni.
text-tactician =
    Ef þú ert með spil á hendi kastarðu þeim öllum og færð í upphafi næstu umferðar þinnar: +5 spil, +1 aðgerð og +1 kaup.
text-treasure-map =
    Hentu þessu spili og öðru Fjársjóðskorti af hendi í ruslið. Ef þú hendir tveimur færðu 4 Gullpeninga og setur þá efst í stokkinn.
text-treasury =
    +1 spil
    +1 aðgerð
    +1 peningur
    Í lok kaupsstigs þíns máttu setja þetta spil efst í stokkinn ef þú fékkst ekkert sigurspil á því.
text-ambassador =
    Sýndu eitt spil af hendi. Skilaðu allt að 2 eintökum af því af hendi í bankann. Síðan fær hver mótherji eintak af því.
text-embargo =
    +2 peningar
    Hentu þessu spili í ruslið. Ef þú gerir það seturðu bannmerki á einn bunka í bankanum.
    Leikmaður sem kaupir spil úr bunka með bannmerkjum fær Bölvun fyrir hvert þeirra.
text-explorer =
    Þú mátt sýna Fylki af hendi. Ef þú gerir það færðu Gullpening á hönd, annars Silfurpening á hönd.
text-navigator =
    +2 peningar
    Skoðaðu 5 efstu spilin í stokknum. Veldu einn kost: kastaðu þeim öllum; settu þau öll aftur efst í stokkinn í hvaða röð sem er.
text-pirate-ship =
    Veldu einn kost: +1 peningur fyrir hvert sjóræningjamerki sem þú átt; eða hver mótherji sýnir 2 efstu spilin í stokknum sínum, hendir einu peningaspili þar á meðal að þínu vali í ruslið og kastar hinum, og hafi einhver hent peningaspili færðu +1 sjóræningjamerki.
text-blockade =
    Fáðu spil sem kostar í mesta lagi 4 og leggðu það til hliðar. Taktu það á hönd í upphafi næstu umferðar þinnar.
    Meðan það liggur til hliðar fær mótherji sem fær eintak af því í eigin umferð líka Bölvun.
text-corsair =
    +2 peningar
    Í upphafi næstu umferðar þinnar: +1 spil.
    Þangað til hendir hver mótherji í ruslið fyrsta Silfur- eða Gullpeningnum sem hann spilar út í hverri umferð sinni.
text-monkey =
    Í upphafi næstu umferðar þinnar: +1 spil.
    Þangað til færðu +1 spil í hvert sinn sem leikmaðurinn þér á hægri hönd fær spil.
text-pirate =
    Í upphafi næstu umferðar þinnar færðu á hönd peningaspil sem kostar í mesta lagi 6.
    Þegar einhver leikmaður, þú líka, fær peningaspil máttu spila þessu spili út af hendi.
text-sailor =
    +1 aðgerð
    Einu sinni í umferð þinni, þegar þú færð framhaldsspil, máttu spila því út.
    Í upphafi næstu umferðar þinnar: +2 peningar, og þú mátt henda einu spili af hendi í ruslið.
text-sea-chart =
    +1 spil
    +1 aðgerð
    Sýndu efsta spilið í stokknum. Ef þú ert með eintak af því á spilasvæðinu tekurðu spilið sem þú sýndir á hönd.
text-sea-witch =
    +2 spil
    Hver mótherji fær Bölvun.
    Í upphafi næstu umferðar þinnar: +2 spil, og kastaðu síðan 2 spilum.
text-tide-pools =
    +3 spil
    +1 aðgerð
    Kastaðu 2 spilum í upphafi næstu umferðar þinnar.
text-bank =
    +1 peningur fyrir hvert peningaspil sem þú ert með á spilasvæðinu, þetta meðtalið.
text-bishop =
    +1 peningur
    +1 sigurmerki
    Hentu einu spili af hendi í ruslið. +1 sigurmerki fyrir hverja 2 peninga sem það kostar, námundað niður á við.
    Hver mótherji má henda einu spili af hendi í ruslið.
text-forge =
    Hentu eins mörgum spilum af hendi í ruslið og þú vilt.
    Fáðu spil sem kostar nákvæmlega jafnmikið og spilin sem fóru í ruslið samanlagt.
text-hoard =
    +2 peningar
    Þar til umferð þinni lýkur færðu Gullpening í hvert sinn sem þú færð sigurspil sem þú keyptir.
text-mint =
    Þú mátt sýna eitt peningaspil af hendi. Ef þú gerir það færðu eintak af því.
    Þegar þú færð þetta spil hendirðu í ruslið öllum peningaspilum sem þú ert með á spilasvæðinu, nema framhaldsspilum.
text-rabble =
    +3 spil
    Hver mótherji sýnir 3 efstu spilin í stokknum sínum, kastar aðgerðarspilum og peningaspilum og setur hin aftur efst í stokkinn í hvaða röð sem er.
text-vault =
    +2 spil
    Kastaðu eins mörgum spilum og þú vilt. +1 peningur fyrir hvert spil sem þú kastaðir.
    Hver mótherji má kasta 2 spilum. Sá sem kastar 2 dregur eitt spil.
text-watchtower =
    Dragðu þar til þú ert með 6 spil á hendi.
    Þegar þú færð spil máttu sýna þetta spil af hendi til að henda nýja spilinu í ruslið eða setja það efst í stokkinn.
text-contraband =
    +3 peningar
    +1 kaup
    Leikmaðurinn þér á vinstri hönd nefnir spil. Þú mátt ekki kaupa það í þessari umferð þinni.
text-counting-house =
    Skoðaðu kastbunkann. Sýndu eins marga Koparpeninga úr honum og þú vilt og taktu þá á hönd.
text-goons =
    +1 kaup
    +2 peningar
    Hver mótherji kastar spilum þar til 3 eru eftir á hendi.
    Meðan þetta spil er á spilasvæðinu færðu +1 sigurmerki fyrir hvert spil sem þú kaupir.
text-loan =
    +1 peningur
    Sýndu spil ofan af stokknum, eitt af öðru, þar til peningaspil birtist. Hentu því í ruslið eða kastaðu því. Kastaðu hinum spilunum sem þú sýndir.
text-mountebank =
    +2 peningar
    Hver mótherji má kasta Bölvun. Sá sem gerir það ekki fær Bölvun og Koparpening.
text-royal-seal =
    +2 peningar
    Meðan þetta spil er á spilasvæðinu máttu setja hvert spil sem þú færð efst í stokkinn.
text-talisman =
    +1 peningur
    Meðan þetta spil er á spilasvæðinu og þú kaupir spil sem kostar í mesta lagi 4 og er ekki sigurspil færðu annað eintak af því.
text-trade-route =
    +1 kaup
    Hentu einu spili af hendi í ruslið.
    +1 peningur fyrir hvert merki á mottu Verslunarleiðarinnar.
    Undirbúningur: setjið merki á hvern bunka með sigurspilum í bankanum. Þegar einhver fær fyrsta spilið úr bunkanum fer merkið á mottu Verslunarleiðarinnar.
text-venture =
    +1 peningur
    Sýndu spil ofan af stokknum, eitt af öðru, þar til peningaspil birtist. Kastaðu hinum spilunum sem þú sýndir og spilaðu peningaspilinu út.
text-charlatan =
    +3 peningar
    Hver mótherji fær Bölvun.
    Þegar þetta spil er meðal þeirra tíu er Bölvun líka peningaspil sem gefur 1 pening.
text-clerk =
    +2 peningar
    Hver mótherji með 5 spil eða fleiri á hendi setur eitt spil af hendi efst í stokkinn sinn.
    Í upphafi umferðar þinnar máttu spila þessu spili út af hendi.
text-collection =
    +2 peningar
    +1 kaup
    Þar til umferð þinni lýkur færðu +1 sigurmerki fyrir hvert aðgerðarspil sem þú færð.
text-crystal-ball =
    +1 peningur
    Skoðaðu efsta spilið í stokknum. Þú mátt henda því í ruslið, kasta því eða, ef það er aðgerðarspil eða peningaspil, spila því út.
text-investment =
    Hentu einu spili af hendi í ruslið.
    Veldu einn kost: +1 peningur; eða hentu þessu spili í ruslið, sýndu öll spilin á hendi og fáðu +1 sigurmerki fyrir hvert peningaspil þar (eins spil teljast eitt).
text-magnate =
    Sýndu öll spilin á hendi. +1 spil fyrir hvert peningaspil þar á meðal.
text-tiara =
    +1 kaup
    Þar til umferð þinni lýkur máttu setja hvert spil sem þú færð efst í stokkinn.
    Þú mátt velja eitt peningaspil af hendi og spila því út tvisvar.
text-war-chest =
    Leikmaðurinn þér á vinstri hönd nefnir spil. Fáðu spil sem kostar í mesta lagi 5 og hefur ekki verið nefnt fyrir Stríðssjóð í umferðinni.
text-sea-hag =
    Hver mótherji kastar efsta spilinu úr stokknum sínum. Síðan fær hann Bölvun og setur hana efst í stokkinn sinn.
