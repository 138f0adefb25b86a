### Names of cards. The value is one card's name. Forms: .a with its article, .acc accusative, .a-acc both,
### .dat dative, .ins with -val/-vel, .plural and .plural-acc several, .poss "your", .one and .other after a number (singular).
### "Nemesek" is plural in form: where it must be counted or inflected, it takes the word "lap".

### A card of a user's own, whose name cannot be inflected: the word "lap" takes the endings.
### The article is a(z), because the first sound of the name is not known.

own-card = { $name }
    .a = a(z) { $name } lap
    .acc = { $name } lapot
    .a-acc = a(z) { $name } lapot
    .dat = { $name } lapnak
    .ins = { $name } lappal
    .plural = { $name } lapok
    .plural-acc = { $name } lapokat
    .poss = { $name } lapod
    .one = { $name } lap
    .other = { $name } lap

### Types. The value is the word of the type line; the forms are those of a card of that type.
### .card nominative, .a with its article, then as for cards.

type-action = Akció
    .card = akciókártya
    .a = az akciókártya
    .acc = akciókártyát
    .a-acc = az akciókártyát
    .dat = akciókártyának
    .ins = akciókártyával
    .plural = akciókártyák
    .plural-acc = akciókártyákat
    .poss = akciókártyád
    .one = akciókártya
    .other = akciókártya
type-treasure = Kincs
    .card = kincskártya
    .a = a kincskártya
    .acc = kincskártyát
    .a-acc = a kincskártyát
    .dat = kincskártyának
    .ins = kincskártyával
    .plural = kincskártyák
    .plural-acc = kincskártyákat
    .poss = kincskártyád
    .one = kincskártya
    .other = kincskártya
type-victory = Győzelem
    .card = győzelmi kártya
    .a = a győzelmi kártya
    .acc = győzelmi kártyát
    .a-acc = a győzelmi kártyát
    .dat = győzelmi kártyának
    .ins = győzelmi kártyával
    .plural = győzelmi kártyák
    .plural-acc = győzelmi kártyákat
    .poss = győzelmi kártyád
    .one = győzelmi kártya
    .other = győzelmi kártya
type-curse = Átok
    .card = átokkártya
    .a = az átokkártya
    .acc = átokkártyát
    .a-acc = az átokkártyát
    .dat = átokkártyának
    .ins = átokkártyával
    .plural = átokkártyák
    .plural-acc = átokkártyákat
    .poss = átokkártyád
    .one = átokkártya
    .other = átokkártya
type-attack = Támadás
    .card = támadókártya
    .a = a támadókártya
    .acc = támadókártyát
    .a-acc = a támadókártyát
    .dat = támadókártyának
    .ins = támadókártyával
    .plural = támadókártyák
    .plural-acc = támadókártyákat
    .poss = támadókártyád
    .one = támadókártya
    .other = támadókártya
type-reaction = Védekezés
    .card = védekezőkártya
    .a = a védekezőkártya
    .acc = védekezőkártyát
    .a-acc = a védekezőkártyát
    .dat = védekezőkártyának
    .ins = védekezőkártyával
    .plural = védekezőkártyák
    .plural-acc = védekezőkártyákat
    .poss = védekezőkártyád
    .one = védekezőkártya
    .other = védekezőkártya
type-duration = Tartós
    .card = tartós kártya
    .a = a tartós kártya
    .acc = tartós kártyát
    .a-acc = a tartós kártyát
    .dat = tartós kártyának
    .ins = tartós kártyával
    .plural = tartós kártyák
    .plural-acc = tartós kártyákat
    .poss = tartós kártyád
    .one = tartós kártya
    .other = tartós kártya

or-list = { $a } vagy { $b }
and-list = { $a } és { $b }
comma-list = { $a }, { $b }

### Cards counted, in a list. $form: acc = object of an indefinite verb ("egy Falut, 2 Rézpénzt"); none = nominative.
### After a number the noun is singular.

counted-card = { $form ->
    [acc] { $n ->
        [one] egy { CARD($card, form: "acc") }
       *[other] { $n } { CARD($card, form: "acc") }
    }
   *[none] { $n ->
        [one] egy { CARD($card, $n) }
       *[other] { $n } { CARD($card, $n) }
    }
}
# $besides: yes = after cards that are named
counted-hidden = { $besides ->
    [yes] még { counted-hidden.cards }
   *[no] { counted-hidden.cards }
}
    .cards = { $n ->
        [one] egy
       *[other] { $n }
    } { $form ->
        [acc] lapot
       *[none] lap
    }
