### Von diesem Spiel gibt es keine deutsche Ausgabe; die Begriffe sind unsere.
### Arkankarte, Zutat (Ingredient), Zutatensatz (set), Zauber (Spell), Vertrauter (Familiar), Ort (Location), Stapel, Mitte,
### Sammlung, Handkarten, Ablagestapel, offen und verdeckt, ausgeschieden.
### Namen von Karten stehen ohne Artikel und ungebeugt.

title = A Familiar Find
tagline = Durchstöbere die Stapel nach Astralessenzen oder einem Zutatensatz. Drei Abgrundessenzen, und du scheidest aus.
published = A Familiar Find. Von Ian Zang, Bilder von John Ramsey und Svetlana Kucheryavenko; erschienen bei Darrington Press.

## Nomen

# .effect: was sie tut, ohne Schlusspunkt
card = { $own ->
    [yes] { $name }
   *[no] { $kind ->
        [DS] Drachenschuppe
        [EW] Zauberholz
        [PL] Rosa Flechte
        [RE] Residuum
        [RD] Rubinstaub
        [AST] Astralessenz
        [ABY] Abgrundessenz
        [cleanse] Regen der Reinigung
        [barter] Tauschhandel
        [cast-off] Abwurf
        [foresight] Zweites Gesicht
        [insight] Geistesblitz
        [veil] Schleier der Nacht
        [daylight] Tageslicht
        [gust] Windstoß
        [own] { $name }
       *[pluck] Pflücken
    }
}
    .effect = { $does-count ->
        [0] { $kind ->
            [DS] Zutat
            [EW] Zutat
            [PL] Zutat
            [RE] Zutat
            [RD] Zutat
            [AST] Drei gewinnen
            [ABY] Drei verlieren
            [cleanse] Eine Abgrundessenz der Sammlung wird abgeworfen
            [barter] Eine Zutat darf mit einer anderen Sammlung getauscht werden
            [cast-off] Eine Abgrundessenz der Sammlung darf auf einen Stapel gelegt werden
            [foresight] Alle verdeckten Karten der Stapel dürfen angesehen werden
            [insight] Zwei Karten werden gezogen
            [veil] In diesem Zug werden alle Karten verdeckt gespielt
            [daylight] Alle Karten werden aufgedeckt; in diesem Zug wird offen gespielt
            [gust] Die oberste Karte eines Stapels darf auf einen anderen gelegt werden
            [own] { "" }
           *[pluck] Die oberste Karte eines Stapels darf genommen werden, wenn sie offen liegt
        }
       *[other] { $does }
    }
familiar = { $kind ->
    [cat] Katze
    [owl] Eule
    [fox] Fuchs
    [toad] Kröte
    [magpie] Elster
    [rat] Ratte
    [turtle] Schildkröte
    [snake] Schlange
    [bat] Fledermaus
    [own] Vertrauter
   *[salamander] Salamander
} ({ $own ->
    [yes] { $name }
   *[no] { $kind ->
        [cat] Neun Leben
        [owl] Nachtaugen
        [fox] Weite Streifzüge
        [toad] Lange Zunge
        [magpie] Glitzerkram
        [rat] Vorratskammer
        [turtle] Lass was übrig
        [snake] Häutung
        [bat] Kopfüber
        [own] { $name }
       *[salamander] Alchemie
    }
})
    .effect = { $does-count ->
        [0] { $kind ->
            [cat] Verliert einmal statt der Partie nur die Sammlung
            [owl] Sieht, was zwischen ihr und dem nächsten Platz verdeckt liegt
            [fox] Nimmt auch einen Stapel außer Reichweite, der nur eine Karte hat
            [toad] Darf vor dem Ausspielen eine oberste Karte in Reichweite versetzen
            [magpie] Darf vor dem Ausspielen eine Handkarte gegen eine oberste Karte tauschen
            [rat] Füllt die Hand auf sechs Karten auf
            [turtle] Darf von zwei oder mehr Karten die oberste liegen lassen
            [snake] Darf einen Zauber zusammen mit einer Abgrundessenz abwerfen
            [bat] Darf zu Beginn des Zugs die oberste Karte der Mitte umdrehen
            [own] { "" }
           *[salamander] Darf eine Zutat als eine andere zählen
        }
       *[other] { $does }
    }
location = { $own ->
    [yes] { $name }
   *[no] { $kind ->
        [moonlit-well] Mondbrunnen
        [sunlit-glade] Sonnenlichtung
        [quagmire] Morast
        [shrine] Schrein
        [dark-altar] Dunkler Altar
        [library] Bibliothek
        [tollgate] Zollhaus
        [echo-cave] Echohöhle
        [open-vault] Offene Schatzkammer
        [overgrowth] Dickicht
        [thieves-market] Diebesmarkt
        [still-pond] Stiller Teich
        [own] { $name }
       *[windmill] Windmühle
    }
}
    .effect = { $does-count ->
        [0] { $kind ->
            [moonlit-well] In die Mitte kommen Karten immer verdeckt, und sie werden nicht mitgezählt
            [sunlit-glade] Nach dem Ausspielen werden alle Karten der Mitte aufgedeckt
            [quagmire] Die Mitte kann nur genommen werden, wenn dort mindestens drei Karten liegen
            [shrine] Wer die Mitte nimmt und dort keine Abgrundessenz findet, darf eine der Sammlung abwerfen
            [dark-altar] Wer die Mitte nimmt, bekommt die oberste Karte vom Nachziehstapel in die Sammlung
            [library] Wer die Mitte nimmt, zieht eine Karte
            [tollgate] Wer die Mitte nimmt, wirft zuerst eine Handkarte ab
            [echo-cave] Wer Karten ausspielt, muss mindestens eine in die Mitte legen
            [open-vault] Wer die Mitte nimmt, bekommt nur die offenen Karten
            [overgrowth] Liegen nach dem Ausspielen weniger als drei Karten in der Mitte, kommt eine offen vom Nachziehstapel dazu
            [thieves-market] Wer die Mitte nimmt, darf eine Zutat mit einer anderen Sammlung tauschen
            [still-pond] Zauber aus der Mitte werden ohne Wirkung abgeworfen
            [own] { "" }
           *[windmill] Wer die Mitte nimmt, darf die oberste Karte eines Stapels auf einen anderen legen
        }
       *[other] { $does }
    }
# was eine eigene Karte tut, in Teilen, die aufgezählt werden
effect = { $moment ->
    [cast] { "" }
    [begin] zu Beginn des Zugs{ " " }
    [taken] nach dem Nehmen{ " " }
    [prepare] vor dem Ausspielen{ " " }
   *[played] nach dem Ausspielen{ " " }
}{ $when ->
    [always] { "" }
    [took-abyss] (falls eine Abgrundessenz genommen wurde){ " " }
   *[took-no-abyss] (falls keine Abgrundessenz genommen wurde){ " " }
}{ $part ->
    [discard] { $count ->
            [1] { $what ->
                [abyss] eine Abgrundessenz
                [astral] eine Astralessenz
                [ingredient] eine Zutat
                [spell] einen Zauber
               *[any] eine Karte
            }
           *[other] { $count } { $what ->
                [abyss] Abgrundessenzen
                [astral] Astralessenzen
                [ingredient] Zutaten
                [spell] Zauber
               *[any] Karten
            }
        } der Sammlung abwerfen
    [discard-all] alle { $what ->
            [abyss] Abgrundessenzen
            [astral] Astralessenzen
            [ingredient] Zutaten
            [spell] Zauber
           *[any] Karten
        } der Sammlung abwerfen
    [pay] { $count ->
            [1] eine Handkarte
           *[other] { $count } Handkarten
        } abwerfen
    [draw] { $count ->
            [1] eine Karte
           *[other] { $count } Karten
        } ziehen
    [take] die oberste Karte { $pile ->
            [near] eines Stapels in Reichweite
            [any] eines Stapels
            [centre] der Mitte
            [next] des Stapels zwischen diesem und dem nächsten Platz
           *[far] eines Stapels außer Reichweite
        } nehmen, wenn sie offen liegt{ $count ->
            [1] { "" }
           *[other] { " " }({ $count }-mal)
        }
    [gain] { $count ->
            [1] die oberste Karte
           *[other] die obersten { $count } Karten
        } vom Nachziehstapel in die Sammlung nehmen
    [move] die oberste Karte { $pile ->
            [near] eines Stapels in Reichweite
            [any] eines Stapels
            [centre] der Mitte
            [next] des Stapels zwischen diesem und dem nächsten Platz
           *[far] eines Stapels außer Reichweite
        } { $onto ->
            [near] auf einen Stapel in Reichweite
            [any] auf einen Stapel
            [centre] in die Mitte
            [next] auf den Stapel zwischen diesem und dem nächsten Platz
           *[far] auf einen Stapel außer Reichweite
        } legen{ $count ->
            [1] { "" }
           *[other] { " " }({ $count }-mal)
        }
    [put] { $count ->
            [1] { $what ->
                [abyss] eine Abgrundessenz
                [astral] eine Astralessenz
                [ingredient] eine Zutat
                [spell] einen Zauber
               *[any] eine Karte
            }
           *[other] { $count } { $what ->
                [abyss] Abgrundessenzen
                [astral] Astralessenzen
                [ingredient] Zutaten
                [spell] Zauber
               *[any] Karten
            }
        } der Sammlung { $onto ->
            [near] auf einen Stapel in Reichweite
            [any] auf einen Stapel
            [centre] in die Mitte
            [next] auf den Stapel zwischen diesem und dem nächsten Platz
           *[far] auf einen Stapel außer Reichweite
        } legen
    [add] eine Karte vom Nachziehstapel offen { $onto ->
            [near] auf jeden Stapel in Reichweite
            [any] auf jeden Stapel
            [centre] in die Mitte
            [next] auf den Stapel zwischen diesem und dem nächsten Platz
           *[far] auf jeden Stapel außer Reichweite
        } legen{ $limit ->
            [99] { "" }
           *[other] { " " }(unter { $limit } Karten)
        }
    [exchange] eine Zutat mit einer anderen Sammlung tauschen{ $count ->
            [1] { "" }
           *[other] { " " }({ $count }-mal)
        }
    [swap] eine Handkarte gegen die offene oberste Karte { $pile ->
            [near] eines Stapels in Reichweite
            [any] eines Stapels
            [centre] der Mitte
            [next] des Stapels zwischen diesem und dem nächsten Platz
           *[far] eines Stapels außer Reichweite
        } tauschen
    [look] die verdeckten Karten { $pile ->
            [near] aller Stapel in Reichweite
            [any] aller Stapel
            [centre] der Mitte
            [next] des Stapels zwischen diesem und dem nächsten Platz
           *[far] aller Stapel außer Reichweite
        } ansehen
    [turn-all] alle Karten { $pile ->
            [near] aller Stapel in Reichweite
            [any] aller Stapel
            [centre] der Mitte
            [next] des Stapels zwischen diesem und dem nächsten Platz
           *[far] aller Stapel außer Reichweite
        } aufdecken
    [turn-top] die oberste Karte { $pile ->
            [near] eines Stapels in Reichweite
            [any] eines Stapels
            [centre] der Mitte
            [next] des Stapels zwischen diesem und dem nächsten Platz
           *[far] eines Stapels außer Reichweite
        } umdrehen{ $count ->
            [1] { "" }
           *[other] { " " }({ $count }-mal)
        }
    [play] in diesem Zug alle Karten { $side ->
            [none] wie sonst
            [down] verdeckt
           *[up] offen
        } spielen
    [look-one] die verdeckten Karten { $pile ->
            [near] eines Stapels in Reichweite
            [any] eines Stapels
            [centre] der Mitte
            [next] des Stapels zwischen diesem und dem nächsten Platz
           *[far] eines Stapels außer Reichweite
        } ansehen{ $count ->
            [1] { "" }
           *[other] { " " }({ $count }-mal)
        }
    [reach] auch einen Stapel außer Reichweite mit höchstens { $limit } { $limit ->
            [1] Karte
           *[other] Karten
        } nehmen
    [hand] die Hand auf { $limit } Karten auffüllen
    [leave] nach Wunsch von zwei oder mehr Karten die oberste liegen lassen
    [shed] nach Wunsch einen Zauber zusammen mit einer Abgrundessenz abwerfen
    [life] einmal statt der Partie nur die Sammlung verlieren
    [wild] eine Zutat als eine andere zählen
    [least] die Mitte nur nehmen, wenn dort mindestens { $limit } Karten liegen
    [toll] vor dem Nehmen der Mitte eine Handkarte abwerfen
    [takes-up] aus der Mitte nur die offenen Karten nehmen
    [plays-down] in die Mitte immer verdeckt und ungezählt ausspielen
   *[due] mindestens eine Karte in die Mitte ausspielen
}{ $may ->
    [yes] { " " }(freiwillig)
   *[no] { "" }
}
# der Akkusativ; .title über dem Stapel, .start am Satzanfang, .onto wohin, .in wo, .from woher
# die beiden neben einem Stapel im Uhrzeigersinn: so sind die zwei Stapel zweier Plätze zu unterscheiden; .title darüber
neighbours = { $before-is ->
    [you] dir
   *[other] { $before }
} und { $after-is ->
    [you] dir
   *[other] { $after }
}
    .title = { $before-is ->
        [you] Du
       *[other] { $before }
    } – { $after-is ->
        [you] du
       *[other] { $after }
    }
pile = { $where ->
    [centre] die Mitte
   *[between] den Stapel zwischen { neighbours }
}
    .title = { $where ->
        [centre] Mitte
       *[between] { neighbours.title }
    }
    .start = { $where ->
        [centre] Die Mitte
       *[between] Der Stapel zwischen { neighbours }
    }
    .nominative = { $where ->
        [centre] die Mitte
       *[between] der Stapel zwischen { neighbours }
    }
    .to = { $where ->
        [centre] zur Mitte
       *[between] zum Stapel zwischen { neighbours }
    }
    .onto = { $where ->
        [centre] in die Mitte
       *[between] auf den Stapel zwischen { neighbours }
    }
    .in = { $where ->
        [centre] in der Mitte
       *[between] im Stapel zwischen { neighbours }
    }
    .from = { $where ->
        [centre] aus der Mitte
       *[between] vom Stapel zwischen { neighbours }
    }
one-card = { $card }
one-word = „{ $text }“
some-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

## Der Tisch

zone-location = Ort
zone-location-help = Er ändert die Regeln für den Stapel in der Mitte.
zone-locations = Andere Orte
zone-locations-help = Andere Orte: Wer die Mitte nimmt, darf zum obersten reisen.
zone-locations-left = Verlassene Orte
zone-locations-left-help = Verlassene Orte. Sind die anderen verbraucht, werden sie gemischt.
zone-pile = { $value-title }
zone-pile-help = Einen Stapel nimmt, wer daneben sitzt; die Mitte ist für alle da. Nur was auf Stapeln liegt, kann gesammelt werden.
zone-hand = Handkarten
zone-hand-help = Karten, die auf die Stapel gespielt werden. Sie zählen nichts, bis sie gesammelt sind.
zone-collection = Sammlung
zone-collection-help = Nur was hier liegt, zählt für Sieg und Niederlage.
zone-familiar = Vertrauter
zone-familiar-help = Eine eigene Kraft, für die ganze Partie.
zone-familiars = Vertraute zur Wahl
zone-familiars-help = Alle wählen einen davon.
zone-deck = Nachziehstapel
zone-deck-help = Von hier wird auf vier Handkarten aufgefüllt. Reicht er nicht, ist die Partie zu Ende.
zone-discards = Ablagestapel
zone-discards-help = Ausgeführte Zauber und Abgeworfenes. Diese Karten kommen nicht zurück.
counter-astral = Astral
counter-astral-help = Astralessenzen von dreien: Drei gewinnen sofort.
counter-abyss = Abgrund
counter-abyss-help = Abgrundessenzen von dreien: Mit dreien scheidet man aus.
counter-lacks = Fehlt zum Satz
counter-lacks-help = Wie viele Zutaten zum nächsten vollständigen Satz fehlen: je 2 von vier Sorten, 3 von drei oder 4 von zwei.
counter-life = Leben verbraucht
counter-life-help = Das zweite Leben der Katze ist verbraucht.
counter-out = Ausgeschieden
counter-out-help = Drei Abgrundessenzen: spielt nicht mehr mit.
counter-house = Karten des Hauses
counter-house-help = Wie viele Karten es gibt und was sie bewirken, ist von uns: Die Spielregel zeigt es nur in Bildern.
phase-set-up = Vorbereitung
phase-set-up-help = Alle wählen einen Vertrauten.
phase-scavenge = Durchstöbern
phase-scavenge-help = Nimm einen Stapel in Reichweite: Alle seine Karten kommen in deine Sammlung.
phase-play = Karten ausspielen
phase-play-help = Leg drei Karten auf Stapel in Reichweite, zwei offen und eine verdeckt. Kein Stapel darf leer bleiben.
phase-over = Die Partie ist zu Ende

## Was gefragt ist

ask-familiar = { $seat-is ->
    [you] Wähle einen Vertrauten
   *[other] { $seat } wählt einen Vertrauten
}
ask-flip = { $seat-is ->
    [you] Die oberste Karte eines Stapels umdrehen?
   *[other] { $seat } darf die oberste Karte eines Stapels umdrehen
}
ask-pile = { $seat-is ->
    [you] Nimm einen Stapel: Alle seine Karten kommen in deine Sammlung
   *[other] { $seat } nimmt einen Stapel
}
ask-toll = { $seat-is ->
    [you] Wirf eine Handkarte als Zoll ab
   *[other] { $seat } zahlt den Zoll
}
ask-leave = { $seat-is ->
    [you] { $card } liegen lassen?
   *[other] { $seat } darf { $card } liegen lassen
}
ask-discard = { $seat-is ->
    [you] Aus der Sammlung { $what ->
        [abyss] eine Abgrundessenz
        [astral] eine Astralessenz
        [ingredient] eine Zutat
        [spell] einen Zauber
       *[any] eine Karte
    } abwerfen?
   *[other] { $seat } darf { $what ->
        [abyss] eine Abgrundessenz
        [astral] eine Astralessenz
        [ingredient] eine Zutat
        [spell] einen Zauber
       *[any] eine Karte
    } abwerfen
}
ask-payment = { $seat-is ->
    [you] Eine Handkarte abwerfen?
   *[other] { $seat } darf eine Handkarte abwerfen
}
ask-barter = { $seat-is ->
    [you] Eine Zutat mit einer anderen Sammlung tauschen?
   *[other] { $seat } darf eine Zutat tauschen
}
ask-gust = { $seat-is ->
    [you] Die oberste Karte eines Stapels auf einen anderen legen?
   *[other] { $seat } darf die oberste Karte eines Stapels versetzen
}
ask-travel = { $seat-is ->
    [you] An einen anderen Ort reisen oder bleiben?
   *[other] { $seat } darf an einen anderen Ort reisen
}
ask-spell = { $seat-is ->
    [you] Führ einen Zauber aus, den du genommen hast
   *[other] { $seat } führt einen Zauber aus
}
ask-cast-off = { $seat-is ->
    [you] { $what ->
        [abyss] Eine Abgrundessenz
       *[astral] Eine Astralessenz
    } auf einen Stapel legen?
   *[other] { $seat } darf { $what ->
        [abyss] eine Abgrundessenz
       *[astral] eine Astralessenz
    } auf einen Stapel legen
}
ask-pluck = { $seat-is ->
    [you] Die oberste Karte eines Stapels nehmen?
   *[other] { $seat } darf die oberste Karte eines Stapels nehmen
}
ask-swap = { $seat-is ->
    [you] Eine Handkarte gegen die oberste Karte eines Stapels tauschen?
   *[other] { $seat } darf eine Handkarte gegen die oberste Karte eines Stapels tauschen
}
ask-look = { $seat-is ->
    [you] Die verdeckten Karten eines Stapels ansehen?
   *[other] { $seat } darf die verdeckten Karten eines Stapels ansehen
}
ask-play = { $seat-is ->
    [you] Spiel { $left ->
        [1] die letzte Karte
       *[other] noch { $left } Karten
    }
   *[other] { $seat } spielt { $left ->
        [1] die letzte Karte
       *[other] noch { $left } Karten
    }
}{ $well ->
    [yes] , beliebig viele in die Mitte, sonst höchstens { $ups } offen und { $downs } verdeckt
   *[no] { $ups ->
        [0] { "" }
       *[other] { $left ->
            [1] , offen
           *[other] , { $ups } offen
        }
    }{ $downs ->
        [0] { "" }
       *[other] { $left ->
            [1] , verdeckt
           *[other] , { $downs } verdeckt
        }
    }
}

## Wahl

choice-choose = { $familiar }: { $familiar-effect }
choice-flip = { $top-count ->
    [0] Die verdeckte oberste Karte
   *[other] { $top }
} { $pile-in } umdrehen
choice-take = Nimm { $pile }: { $cards-count ->
    [0] { $hidden } verdeckt
   *[other] { $cards }{ $hidden ->
        [0] { "" }
       *[other] , { $hidden } verdeckt
    }
}
choice-skip = Nichts nehmen
choice-toll = Mit { $card } zahlen
choice-leave = { $card } { $pile-in } liegen lassen
choice-discard = { $card } abwerfen
choice-barter = Gib { $mine } an { $seat } für { $theirs }
choice-gust = { $top-count ->
    [0] Die verdeckte oberste Karte
   *[other] { $top }
} { $source-from } { $target-onto } legen
choice-travel = Reise an den nächsten Ort
choice-remain = Bleiben
choice-cast = Führe „{ $card }“ aus: { $card-effect }
choice-shed = „{ $card }“ und eine Abgrundessenz abwerfen
choice-cast-off = { $card } { $pile-onto } legen
choice-pluck = { $top } { $pile-from } nehmen
choice-swap = Tausche { $card } gegen { $top } { $pile-in }
choice-place = { $card } offen { $pile-onto }
choice-hide = { $card } verdeckt { $pile-onto }
choice-look = { $pile-title } ansehen
choice-decline = Nein

## Was geschah

event-chose = { $seat-is ->
    [you] Du wählst
   *[other] { $seat } wählt
} { $familiar }: { $familiar-effect }.
event-found = Ort: { $location }. { $location-effect }.
event-travelled = Neuer Ort statt „{ $old }“: { $location }. { $location-effect }.
event-renewed = Die verlassenen Orte werden neu gemischt.
event-laid = Offen kommt { $pile-onto }: { $card }.
event-drew = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $cards }.
event-drew-hidden = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}.
event-turn = { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} am Zug.
event-looked = { $seat-is ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $count ->
    [1] die verdeckte Karte
   *[other] { $count } verdeckte Karten
} { $pile-in } an.
event-saw = Du siehst { $pile-in }: { $cards }.
event-turned-up = { $seat-is ->
    [you] Du deckst
   *[other] { $seat } deckt
} { $card } { $pile-in } auf.
event-turned-down = { $seat-is ->
    [you] Du drehst
   *[other] { $seat } dreht
} { $card } { $pile-in } um, jetzt verdeckt.
event-tolled = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} mit der Handkarte { $card }.
event-took = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $pile }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-revealed = Aufgedeckt { $pile-in }: { $cards }.
event-shown = Aufgedeckt { $pile-in }: { $cards }.
event-collected = { $seat-is ->
    [you] Du sammelst
   *[other] { $seat } sammelt
} { $pile-from }: { $cards }.
event-left = { $seat-is ->
    [you] Du lässt
   *[other] { $seat } lässt
} { $card } { $pile-in } liegen.
event-offered = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $card } vom Nachziehstapel.
event-sank = { $seat-is ->
    [you] Dein Zauber „{ $card }“ wird
   *[other] Der Zauber „{ $card }“ von { $seat } wird
} ohne Wirkung abgeworfen.
event-cast = { $seat-is ->
    [you] Du führst „{ $card }“ aus
   *[other] { $seat } führt „{ $card }“ aus
}: { $card-effect }.
event-shed = { $seat-is ->
    [you] Du streifst
   *[other] { $seat } streift
} „{ $card }“ ohne Wirkung ab.
event-discarded = { $seat-is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $card } ab.
event-bartered = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $to-is ->
    [you] dir
   *[other] { $to }
} { $mine } für { $theirs }.
event-cast-off = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $pile-onto }: { $card }.
event-gusted = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $source-from } { $target-onto }: { $card }.
event-gusted-down = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $source-from } { $target-onto } die verdeckte oberste Karte.
event-plucked = { $seat-is ->
    [you] Du pflückst
   *[other] { $seat } pflückt
} { $pile-from }: { $card }.
event-nine-lives = { $familiar } rettet { $seat-is ->
    [you] dich vor drei Abgrundessenzen.
   *[other] { $seat } vor drei Abgrundessenzen.
}
event-lost = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} durch drei Abgrundessenzen.
event-cleared = { $seat-is ->
    [you] Du wirfst deine ganze Sammlung ab: { $cards }.
   *[other] { $seat } wirft die ganze Sammlung ab: { $cards }.
}
event-gave-up = { $seat-is ->
    [you] Du wirfst deine Handkarten ab: { $cards }.
   *[other] { $seat } wirft die Handkarten ab: { $cards }.
}
event-swapped = { $seat-is ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $pile-in } { $mine } gegen { $theirs } ein.
event-placed = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} offen { $pile-onto }: { $card }.
event-hid = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} verdeckt { $pile-onto }: { $card }.
event-hid-hidden = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $pile-onto } eine Karte verdeckt.
event-went-out = { $number ->
    [1] Als erstes
   *[other] Als zweites
} { $seat-is ->
    [you] scheidest du
   *[other] scheidet { $seat }
} aus.
event-joined = { $lower-start } und { $upper-nominative } werden { $pile-to } vereint.
event-deck-out = Der Nachziehstapel ist aufgebraucht.
event-won = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $by ->
    [astral] mit drei Astralessenzen!
    [set] mit einem vollständigen Zutatensatz!
    [abyss] weil sonst niemand mehr im Spiel ist!
   *[count] mit den meisten Essenzen oder Zutaten, als der Nachziehstapel aufgebraucht war!
}

## Das Ende

feat-collected = Meiste Karten gesammelt: { $amount }
feat-cast = Meiste Zauber ausgeführt: { $amount }

## Warum nicht

why-first-familiar = Zuerst wählen alle einen Vertrauten.
why-first-flip = Entscheide zuerst, ob du die oberste Karte eines Stapels umdrehst.
why-first-pile = Jetzt wird ein Stapel genommen.
why-first-toll = Wirf zuerst eine Handkarte als Zoll ab.
why-first-leave = Entscheide zuerst, ob du die oberste Karte liegen lässt.
why-first-discard = Entscheide zuerst, ob du eine Karte der Sammlung abwirfst.
why-first-payment = Entscheide zuerst, ob du eine Handkarte abwirfst.
why-first-barter = Entscheide zuerst, ob du eine Zutat tauschst.
why-first-gust = Entscheide zuerst, ob du die oberste Karte eines Stapels versetzt.
why-first-travel = Entscheide zuerst, ob du reist oder bleibst.
why-first-spell = Führe zuerst die Zauber aus, die du genommen hast.
why-first-cast-off = Entscheide zuerst, ob du eine Essenz auf einen Stapel legst.
why-first-pluck = Entscheide zuerst, ob du die oberste Karte eines Stapels nimmst.
why-first-swap = Entscheide zuerst, ob du eine Karte tauschst.
why-first-look = Entscheide zuerst, ob du einen Stapel ansiehst.
why-first-play = Jetzt werden Karten ausgespielt.
why-nothing-to-decline = Hier kannst du nicht ablehnen; das muss entschieden werden.
why-wrong-pile = Um „{ $pile-title }“ geht es nicht.
why-must-take = Solange ein Stapel genommen werden kann, musst du einen nehmen.
why-only-topmost = Nur die oberste der genommenen Karten kann liegen bleiben.
why-wrong-card = Um diese Karte geht es nicht: { $card }.
why-no-other-location = Es gibt keinen anderen Ort.
why-not-for-two = Zu zweit kann das niemand wählen: { $familiar }.
why-familiar-taken = Diesen Vertrauten hat schon jemand.
why-nothing-there = Da gibt es nichts zu nehmen.
why-needs-more = { $location }: Die Mitte ist gesperrt, solange dort weniger als { $count } Karten liegen.
why-needs-toll = { $location }: Ohne Handkarte nimmt niemand die Mitte.
why-needs-up = { $location }: Nur offene Karten werden genommen, und in der Mitte liegt keine.
why-only-ingredients = Nur Zutaten können getauscht werden.
why-two-types = Tausche zwei verschiedene Zutaten.
why-not-yourself = Mit dir selbst kannst du nicht tauschen.
why-another-pile = Die Karte muss auf einen anderen Stapel.
why-sheds-none = Dein Vertrauter streift keine Zauber ab.
why-needs-abyss = Um einen Zauber abzustreifen, brauchst du eine Abgrundessenz.
why-top-down = Die oberste Karte liegt verdeckt.
why-top-spell = Die oberste Karte ist ein Zauber.
why-goes-down = { $location }: In die Mitte kommen Karten nur verdeckt.
why-all-down = In diesem Zug spielst du alle Karten verdeckt.
why-up-after-down = Nach einer verdeckten Karte kann keine offen gespielt werden.
why-no-more-up = Du hast schon so viele Karten offen gespielt, wie du darfst.
why-up-first = Spiel zuerst die Karten, die offen liegen sollen.
why-all-up = In diesem Zug spielst du alle Karten offen.
why-no-more-down = Du hast schon so viele Karten verdeckt gespielt, wie du darfst.
why-centre-due = { $location }: Noch fehlt eine Karte in der Mitte.
why-pile-in-need = Dann bliebe ein Stapel leer, der eine Karte braucht.
why-out-of-reach = { $pile-start } ist außer deiner Reichweite.
why-too-few = { $pile-start } hat weniger als zwei Karten.
why-nothing-down = Bei „{ $pile-title }“ liegt keine Karte verdeckt.
why-pile-empty = { $pile-start } ist leer.
why-not-in-hand = Unter deinen Handkarten fehlt: { $card }.
why-not-collected = In deiner Sammlung fehlt: { $card }.
why-no-spell = { $card } ist kein Zauber.
why-not-to-resolve = Diesen Zauber hast du nicht genommen: { $card }.
why-seat-out = { $seat } ist ausgeschieden.
why-not-theirs = In der Sammlung von { $seat } fehlt: { $card }.
why-form = „{ $text }“ ist hier kein Zug; schreib „{ $form }“.
why-unknown-card = Die Karte „{ $text }“ gibt es hier nicht, nur { $there }.
why-unknown-pile = Den Stapel „{ $text }“ gibt es hier nicht, nur { $there }.
why-unknown-familiar = Den Vertrauten „{ $text }“ gibt es hier nicht, nur { $there }.
why-unknown-seat = Den Platz „{ $text }“ gibt es hier nicht, nur { $there }.

## Regeln zur Wahl

option-familiars = Vertraute
option-familiars-help = Mit den Kräften der Vertrauten spielen, alle oder niemand.
option-locations = Orte
option-locations-help = Ein Ort für die ganze Partie, oder einer, der gewechselt werden kann.
option-locations-none = Kein Ort
option-locations-one = Ein Ort für die ganze Partie
option-locations-tourism = Ein Ort, der gewechselt werden kann

## Warum ein Zug gut ist: kurz, ohne „er“

motive-wins = Gewinnt sofort.
motive-avoids-abyss = { $count ->
    [3] Vermeidet die dritte Abgrundessenz, mit der du ausscheidest
    [2] Vermeidet eine zweite Abgrundessenz
   *[other] Vermeidet eine Abgrundessenz
}.
motive-astral = { $count ->
    [1] Bringt dir eine Astralessenz
   *[other] Bringt dir die { $count }. Astralessenz; drei gewinnen
}.
motive-nearer = Dann { $count ->
    [one] fehlt noch eine Zutat
   *[other] fehlen noch { $count } Zutaten
} zum Zutatensatz.
motive-denies = Nimmt weg, was { $seat-is ->
    [you] du gut brauchen könntest
   *[other] { $seat } gut brauchen könnte
}.
motive-feeds-less = Lässt { $seat-is ->
    [you] dir
   *[other] { $seat }
} weniger zum Nehmen.
motive-for-yourself = Nächstes Mal kannst du { $pile } selbst nehmen.
motive-hides = Nur du weißt, dass es { $card } ist.
motive-learns = Zeigt dir eine Karte, die du noch nicht kennst.
motive-rid-of-abyss = Wird eine Abgrundessenz los.
motive-no-use-to = Nützt { $seat-is ->
    [you] dir
   *[other] { $seat }
} wenig.

## Was vor dem Zug wichtig ist

matter-can-win = Du kannst gewinnen: Sieh dir { $pile } an.
matter-beware = Nimm lieber nicht { $pile }: Das brächte dir die dritte Abgrundessenz.
matter-near-the-end = Du hast { $count } Abgrundessenzen; mit der dritten scheidest du aus. Achte auf verdeckte Karten.
matter-lacking = Dir { $count ->
    [one] fehlt eine Zutat
   *[other] fehlen { $count } Zutaten
} zum Zutatensatz: vier Paare, drei Drillinge oder zwei Vierlinge. Auch drei Astralessenzen gewinnen.
matter-feeding = Als Nächstes { $seat-is ->
    [you] kannst du
   *[other] kann { $seat }
} nehmen, was du ausspielst. Leg Abgrundessenzen verdeckt in diese Reichweite, und was dir hilft, auf einen anderen Stapel.
matter-casting = Die Reihenfolge der Zauber kann wichtig sein: Zuerst kommt, was dich von Abgrundessenzen befreit.
