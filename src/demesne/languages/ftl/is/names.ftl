### Names of cards. The value is one card's name, nominative without article; .acc .dat .gen its cases;
### .def .def-acc .def-dat .def-gen the same with the article; .one .other after a number (nominative), with
### .acc-one .acc-other .dat-one .dat-other; .gender m f n, or m-pl n-pl where the name itself is a plural.

### A card of a user's own, whose name cannot be inflected: „spil“ is inflected before it. .nom stands in a sentence,
### .quoted after "með nafninu"; cards of the boxes have neither and give their value.

own-card = { $name }
    .nom = spilið „{ $name }“
    .acc = spilið „{ $name }“
    .dat = spilinu „{ $name }“
    .gen = spilsins „{ $name }“
    .def = spilið „{ $name }“
    .def-acc = spilið „{ $name }“
    .def-dat = spilinu „{ $name }“
    .def-gen = spilsins „{ $name }“
    .one = spil með nafninu „{ $name }“
    .other = spil með nafninu „{ $name }“
    .acc-one = spil með nafninu „{ $name }“
    .acc-other = spil með nafninu „{ $name }“
    .dat-one = spili með nafninu „{ $name }“
    .dat-other = spilum með nafninu „{ $name }“
    .quoted = „{ $name }“
    .gender = own

### Types. The value is the word of the type line; the forms are those of a card of that type ("aðgerðarspil").

type-action = Aðgerð
    .acc = aðgerðarspil
    .dat = aðgerðarspili
    .gen = aðgerðarspils
    .def = aðgerðarspilið
    .def-acc = aðgerðarspilið
    .def-dat = aðgerðarspilinu
    .def-gen = aðgerðarspilsins
    .one = aðgerðarspil
    .other = aðgerðarspil
    .acc-one = aðgerðarspil
    .acc-other = aðgerðarspil
    .dat-one = aðgerðarspili
    .dat-other = aðgerðarspilum
    .gender = n
type-treasure = Peningar
    .acc = peningaspil
    .dat = peningaspili
    .gen = peningaspils
    .def = peningaspilið
    .def-acc = peningaspilið
    .def-dat = peningaspilinu
    .def-gen = peningaspilsins
    .one = peningaspil
    .other = peningaspil
    .acc-one = peningaspil
    .acc-other = peningaspil
    .dat-one = peningaspili
    .dat-other = peningaspilum
    .gender = n
type-victory = Sigur
    .acc = sigurspil
    .dat = sigurspili
    .gen = sigurspils
    .def = sigurspilið
    .def-acc = sigurspilið
    .def-dat = sigurspilinu
    .def-gen = sigurspilsins
    .one = sigurspil
    .other = sigurspil
    .acc-one = sigurspil
    .acc-other = sigurspil
    .dat-one = sigurspili
    .dat-other = sigurspilum
    .gender = n
type-curse = Bölvun
    .acc = bölvunarspil
    .dat = bölvunarspili
    .gen = bölvunarspils
    .def = bölvunarspilið
    .def-acc = bölvunarspilið
    .def-dat = bölvunarspilinu
    .def-gen = bölvunarspilsins
    .one = bölvunarspil
    .other = bölvunarspil
    .acc-one = bölvunarspil
    .acc-other = bölvunarspil
    .dat-one = bölvunarspili
    .dat-other = bölvunarspilum
    .gender = n
type-attack = Árás
    .acc = árásarspil
    .dat = árásarspili
    .gen = árásarspils
    .def = árásarspilið
    .def-acc = árásarspilið
    .def-dat = árásarspilinu
    .def-gen = árásarspilsins
    .one = árásarspil
    .other = árásarspil
    .acc-one = árásarspil
    .acc-other = árásarspil
    .dat-one = árásarspili
    .dat-other = árásarspilum
    .gender = n
type-reaction = Viðbragð
    .acc = viðbragðsspil
    .dat = viðbragðsspili
    .gen = viðbragðsspils
    .def = viðbragðsspilið
    .def-acc = viðbragðsspilið
    .def-dat = viðbragðsspilinu
    .def-gen = viðbragðsspilsins
    .one = viðbragðsspil
    .other = viðbragðsspil
    .acc-one = viðbragðsspil
    .acc-other = viðbragðsspil
    .dat-one = viðbragðsspili
    .dat-other = viðbragðsspilum
    .gender = n
type-duration = Framhald
    .acc = framhaldsspil
    .dat = framhaldsspili
    .gen = framhaldsspils
    .def = framhaldsspilið
    .def-acc = framhaldsspilið
    .def-dat = framhaldsspilinu
    .def-gen = framhaldsspilsins
    .one = framhaldsspil
    .other = framhaldsspil
    .acc-one = framhaldsspil
    .acc-other = framhaldsspil
    .dat-one = framhaldsspili
    .dat-other = framhaldsspilum
    .gender = n

or-list = { $a } eða { $b }
and-list = { $a } og { $b }
comma-list = { $a }, { $b }

### Cards counted, in a list: $form is the case the verb asks for, acc or dat; without it the nominative.

counted-card = { $n ->
    [1] { $form ->
        [acc] { CARD($card, form: "acc") }
        [dat] { CARD($card, form: "dat") }
       *[nom] { CARD($card, form: "nom") }
    }
   *[other] { $n } { CARD($card, $n, $form) }
}
# $besides: yes = after cards that are named
counted-hidden = { $form ->
    [dat] { $besides ->
        [yes] { $n ->
            [1] einu öðru spili
            [one] { $n } öðru spili
           *[other] { $n } öðrum spilum
        }
       *[no] { $n ->
            [1] einu spili
            [one] { $n } spili
           *[other] { $n } spilum
        }
    }
   *[acc] { $besides ->
        [yes] { $n ->
            [1] eitt annað spil
            [one] { $n } annað spil
           *[other] { $n } önnur spil
        }
       *[no] { $n ->
            [1] eitt spil
           *[other] { $n } spil
        }
    }
}
