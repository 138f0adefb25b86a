### What is moved: THINGS gives "egy lap", "2 lap", "legfeljebb 4 lap", "akárhány lap", "egy kincskártya", "egy Rézpénz"
### the form: nom, acc, bare (nominative without "egy"); anything else is a cost put before the noun, which is then accusative

things-card = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-card.noun }
    [any] akárhány { things-card.noun }
    [per-pile] a készlet minden üres paklija után egy { things-card.noun }
    [that-many] ugyanannyi { things-card.noun }
    [per-type] annak a lapnak minden típusa után egy { things-card.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-card.noun }
           *[other] egy { things-card.noun }
        }
       *[other] { $n } { things-card.noun }
    }
}
    .noun = { $form ->
        [nom] lap
        [bare] lap
        [acc] lapot
       *[other] { $form } lapot
    }
things-action = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-action.noun }
    [any] akárhány { things-action.noun }
    [per-pile] a készlet minden üres paklija után egy { things-action.noun }
    [that-many] ugyanannyi { things-action.noun }
    [per-type] annak a lapnak minden típusa után egy { things-action.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-action.noun }
           *[other] egy { things-action.noun }
        }
       *[other] { $n } { things-action.noun }
    }
}
    .noun = { $form ->
        [nom] akciókártya
        [bare] akciókártya
        [acc] akciókártyát
       *[other] { $form } akciókártyát
    }
things-duration = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-duration.noun }
    [any] akárhány { things-duration.noun }
    [per-pile] a készlet minden üres paklija után egy { things-duration.noun }
    [that-many] ugyanannyi { things-duration.noun }
    [per-type] annak a lapnak minden típusa után egy { things-duration.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-duration.noun }
           *[other] egy { things-duration.noun }
        }
       *[other] { $n } { things-duration.noun }
    }
}
    .noun = { $form ->
        [nom] tartós kártya
        [bare] tartós kártya
        [acc] tartós kártyát
       *[other] { $form } tartós kártyát
    }
things-treasure = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-treasure.noun }
    [any] akárhány { things-treasure.noun }
    [per-pile] a készlet minden üres paklija után egy { things-treasure.noun }
    [that-many] ugyanannyi { things-treasure.noun }
    [per-type] annak a lapnak minden típusa után egy { things-treasure.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-treasure.noun }
           *[other] egy { things-treasure.noun }
        }
       *[other] { $n } { things-treasure.noun }
    }
}
    .noun = { $form ->
        [nom] kincskártya
        [bare] kincskártya
        [acc] kincskártyát
       *[other] { $form } kincskártyát
    }
things-victory = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-victory.noun }
    [any] akárhány { things-victory.noun }
    [per-pile] a készlet minden üres paklija után egy { things-victory.noun }
    [that-many] ugyanannyi { things-victory.noun }
    [per-type] annak a lapnak minden típusa után egy { things-victory.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-victory.noun }
           *[other] egy { things-victory.noun }
        }
       *[other] { $n } { things-victory.noun }
    }
}
    .noun = { $form ->
        [nom] győzelmi kártya
        [bare] győzelmi kártya
        [acc] győzelmi kártyát
       *[other] { $form } győzelmi kártyát
    }
things-of-types = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-of-types.nouns }
    [any] akárhány { things-of-types.nouns }
    [per-pile] a készlet minden üres paklija után egy { things-of-types.noun }
    [that-many] ugyanannyi { things-of-types.nouns }
    [per-type] annak a lapnak minden típusa után egy { things-of-types.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { things-of-types.noun }
           *[other] egy { things-of-types.noun }
        }
       *[other] { $n } { things-of-types.nouns }
    }
}
    .noun = { $form ->
        [nom] { TYPES($types, form: "card", join: "or") }
        [bare] { TYPES($types, form: "card", join: "or") }
        [acc] { TYPES($types, form: "acc", join: "or") }
       *[other] { $form } { TYPES($types, form: "acc", join: "or") }
    }
    .nouns = { $types ->
        [curse] { things-of-types.noun }
        [attack] { things-of-types.noun }
        [reaction] { things-of-types.noun }
       *[several] { $form ->
            [nom] lap ({ TYPES($types, form: "card", join: "or") })
            [bare] lap ({ TYPES($types, form: "card", join: "or") })
            [acc] lapot ({ TYPES($types, form: "acc", join: "or") })
           *[other] { $form } lapot ({ TYPES($types, form: "acc", join: "or") })
        }
    }
things-named = { $amount ->
    [up-to] legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-named.noun }
    [any] akárhány { things-named.noun }
    [per-pile] a készlet minden üres paklija után egy { things-named.noun }
    [that-many] ugyanannyi { things-named.noun }
    [per-type] annak a lapnak minden típusa után egy { things-named.noun }
   *[exactly] { $n ->
        [one] { $form ->
            [bare] { CARD($card, 1) }
           *[other] egy { things-named.noun }
        }
       *[other] { $n } { things-named.noun }
    }
}
    .noun = { $form ->
        [nom] { CARD($card, $n) }
        [bare] { CARD($card, $n) }
        [acc] { CARD($card, form: "acc") }
       *[other] { $form } { CARD($card, form: "acc") }
    }
things-them = { $amount ->
    [up-to] közülük legfeljebb { $n ->
        [one] egy
       *[other] { $n }
    } { things-them.noun }
    [any] közülük { $form ->
        [acc] akárhányat
       *[nom] akárhány
    }
    [per-pile] közülük a készlet minden üres paklija után { things-them.one }
    [that-many] közülük { $form ->
        [acc] ugyanannyit
       *[nom] ugyanannyi
    }
    [per-type] közülük annak a lapnak minden típusa után { things-them.one }
   *[exactly] { $n ->
        [one] közülük { things-them.one }
       *[other] közülük { $n } { things-them.noun }
    }
}
    .noun = { $form ->
        [acc] lapot
       *[nom] lap
    }
    .one = { $form ->
        [acc] egyet
       *[nom] egy
    }
other-than = { $form ->
    [nom] { $things } (de nem { CARD($card, 1) })
    [bare] { $things } (de nem { CARD($card, 1) })
   *[acc] { $things } (de nem { CARD($card, form: "acc") })
}
