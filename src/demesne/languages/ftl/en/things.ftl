### What is moved: THINGS gives "a card", "2 cards", "up to 4 cards", "any number of cards", "a Treasure", "a Copper"

things-card = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } card
       *[other] up to { $n } cards
    }
    [any] any number of cards
    [per-pile] a card for each empty Supply pile
    [that-many] as many cards as before
    [per-type] a card for each type of that card
   *[exactly] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
things-action = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } Action
       *[other] up to { $n } Actions
    }
    [any] any number of Actions
    [per-pile] an Action for each empty Supply pile
    [that-many] as many Actions as before
    [per-type] an Action for each type of that card
   *[exactly] { $n ->
        [one] an Action
       *[other] { $n } Actions
    }
}
things-duration = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } Duration
       *[other] up to { $n } Durations
    }
    [any] any number of Durations
    [per-pile] a Duration for each empty Supply pile
    [that-many] as many Durations as before
    [per-type] a Duration for each type of that card
   *[exactly] { $n ->
        [one] a Duration
       *[other] { $n } Durations
    }
}
things-treasure = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } Treasure
       *[other] up to { $n } Treasures
    }
    [any] any number of Treasures
    [per-pile] a Treasure for each empty Supply pile
    [that-many] as many Treasures as before
    [per-type] a Treasure for each type of that card
   *[exactly] { $n ->
        [one] a Treasure
       *[other] { $n } Treasures
    }
}
things-victory = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } Victory card
       *[other] up to { $n } Victory cards
    }
    [any] any number of Victory cards
    [per-pile] a Victory card for each empty Supply pile
    [that-many] as many Victory cards as before
    [per-type] a Victory card for each type of that card
   *[exactly] { $n ->
        [one] a Victory card
       *[other] { $n } Victory cards
    }
}
things-of-types = { $amount ->
    [up-to] { $n ->
        [one] up to { $n } card ({ TYPES($types) })
       *[other] up to { $n } cards ({ TYPES($types) })
    }
    [any] any number of cards ({ TYPES($types) })
    [per-pile] a card ({ TYPES($types) }) for each empty Supply pile
    [that-many] as many cards ({ TYPES($types) }) as before
    [per-type] a card ({ TYPES($types) }) for each type of that card
   *[exactly] { $n ->
        [one] a card ({ TYPES($types) })
       *[other] { $n } cards ({ TYPES($types) })
    }
}
things-named = { $amount ->
    [up-to] up to { $n } { CARD($card, $n) }
    [any] any number of { CARD($card, 2) }
    [per-pile] { CARD($card, form: "a") } for each empty Supply pile
    [that-many] as many { CARD($card, 2) } as before
    [per-type] { CARD($card, form: "a") } for each type of that card
   *[exactly] { $n ->
        [one] { CARD($card, form: "a") }
       *[other] { $n } { CARD($card, $n) }
    }
}
things-them = { $amount ->
    [up-to] up to { $n } of them
    [any] any number of them
    [per-pile] one of them for each empty Supply pile
    [that-many] as many of them as before
    [per-type] one of them for each type of that card
   *[exactly] { $n ->
        [one] one of them
       *[other] { $n } of them
    }
}
other-than = { $things } other than { CARD($card) }
