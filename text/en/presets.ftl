### The rule sets that are chosen by name.

nautical = Red Queens
    .summary = Factories, ships on four oceans, allied armies to win at poker, and great attacks with a die for every army.
new-rules = New Rules
    .summary = The same world without ships: allies with cards of their own, factories at the end of a turn, and hand after hand of poker.
next = Classic
    .summary = The classic game of world conquest: three dice against two, and cards that grow in value.
pocket = Pocket
    .summary = For three or four: a secret objective each, three dice on either side, and at most ten armies on a territory.
legacy-attack = Legacy attacks
    .summary = The classic game with attacks of one roll: both sides declare their dice, bunkers and fortifications change them, and ambush, barrage and missile wait for their moment.

# The rules of a game, of which some options differ from the rule set $name.
changed = { $name }, { $changes ->
        [one] { $changes } change
       *[other] { $changes } changes
    }
# The rules of a game that began before some rules were corrected; $name is one of the above.
as-it-was = { $name }, earlier rules
