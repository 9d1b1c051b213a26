### The named rule sets.

nautical = Red Queens
    .summary = Factories, fleets on four oceans, and neutral armies you win at the poker table.
new-rules = High Stakes
    .summary = No ships: play hand after hand of poker for allies who hold cards of their own.
next = Classic
    .summary = The classic game of world conquest: three dice against two, and sets that grow in value.
pocket = Secret Agenda
    .summary = For three or four players: a secret objective each, three dice on either side, no more than ten armies on a territory.
legacy-attack = Ambush
    .summary = One attack, one roll: both sides declare their dice, and bunkers, barrages and a missile can change them.

# The rules of a game, with some options changed from the rule set $name.
changed = { $name }, { $changes ->
        [one] { $changes } change
       *[other] { $changes } changes
    }
# The rules of a game that began before some rules were corrected; $name is one of the above.
as-it-was = { $name }, earlier rules
