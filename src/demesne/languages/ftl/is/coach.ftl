### Ein setning þjálfarans um svar leikmanns: rök sem hver sem er getur talið, sögð við leikmanninn, stutt og vingjarnlega.
### $card: eitt spil; $who: nafn annars leikmanns; $left: svo mörg slík spil eru í bankanum.

coach-win-missed = Ef þú kaupir { CARD($card, form: "acc") } núna lýkur leiknum og þú vinnur.
coach-share-missed = Ef þú kaupir { CARD($card, form: "acc") } núna lýkur leiknum með jafntefli um sigurinn.
coach-ends-lost = { $n ->
    [0] Þetta lýkur leiknum og jöfn stig duga ekki: þú hefur átt fleiri umferðir.
   *[other] Þetta lýkur leiknum og þig vantar { $n } stig í sigurvegarann.
}
coach-takes-curse = Bölvun er einu stigi færra og enginn neyðir þig til að taka hana.
coach-takes-copper = Koparpeningur gefur aðeins einn pening og tekur pláss frá betri spilum á hendi.
coach-free-action = Þú getur enn spilað út { CARD($card, form: "dat") }: spilið gefur aftur aðgerðina sem það kostar.
coach-all-left = Öll { $left ->
    [8] átta
    [12] tólf
   *[other] { $left }
} Fylkin eru eftir: { CARD($card) } þvælist bara fyrir á hendi núna.
coach-early-points = Enn eru { $left ->
    [5] fimm
    [6] sex
    [7] sjö
   *[other] { $left }
} Fylki eftir: { CARD($card) } þvælist bara fyrir á hendi núna.
coach-points = Þú getur fengið { CARD($card, form: "acc") } og slík spil eru { $left } eftir.
coach-unspent = Þú átt enn peninga ({ $coins }) og þeir duga fyrir { CARD($card, form: "dat") }.
coach-curses = { $who } á { CARD($card, form: "acc") } og ekkert í stokknum þínum losar þig við Bölvanir.
coach-gives-curses = { CARD($card) } gefur hinum Bölvanir og af þeim eru { $left } eftir.
coach-stuck = Aðgerðarspil þín sem gefa enga aðgerð verða { $terminals } en spilin sem gefa tvær { $villages }: eitthvert þeirra situr oft fast á hendi.
coach-village = Aðgerðarspil þín sem gefa enga aðgerð eru { $terminals }: með { CARD($card, form: "dat") } geturðu spilað tveimur í umferð.
coach-thin = Af { $cards } spilum þínum eru { $junk } Koparpeningar, Landareignir og Bölvanir: { CARD($card) } losar þig við þau.
coach-money = { CARD($card) } gefur þér fleiri peninga á hendi.
coach-draws = { CARD($card) } dregur spil: { $n }.
coach-fact-coins = Peningar á fjársjóðum meðal fimm spila þinna að meðaltali: { $before } nú, { $after } með { CARD($card, form: "dat") }.
coach-fact-stuck = Af hverjum 100 fimm spila höndum situr aðgerð föst í { $before } nú, en { $after } með { CARD($card, form: "dat") }.
coach-assumes-bots = Sigurlíkur þínar eftir hvert svar með besta framhaldi af nokkrum, nýjar stokkanir: { $n }; tölvur spila eftir eigin kauplistum.
coach-assumes = Sigurlíkur þínar eftir hvert svar með besta framhaldi af nokkrum, nýjar stokkanir: { $n }; hinir spila eftir þeim kauplistum sem skýra best hvað þeir hafa fengið.
coach-assumes-bot = Sigurlíkur þínar eftir hvert svar með besta framhaldi af þessum, nýjar stokkanir: { $n }; mótherji: { $who } ({ table-level }).
