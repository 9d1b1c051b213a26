### Awards at the end of a game.

awards = Awards
    .more = More awards

# $name wins the award, in each of these; $count is a number.
conqueror = Conqueror
    .why =
        { $count ->
            [one] { $name } took { $count } territory.
           *[other] { $name } took { $count } territories.
        }
# $name led at the start of $count of $turns turns.
leader = Longest in the lead
    .why = { $name } held the most land at the start of { $count } of { $turns } turns.
rock = Rock
    .why =
        { $count ->
            [one] { $count } army was lost attacking { $name }.
           *[other] { $count } armies were lost attacking { $name }.
        }
admiral = Admiral
    .why =
        { $count ->
            [one] { $name } sank or took { $count } ship in battle.
           *[other] { $name } sank or took { $count } ships in battle.
        }
poker-king = Ruler of the table
    .why =
        { $count ->
            [one] { $name } won { $count } army from others at poker.
           *[other] { $name } won { $count } armies from others at poker.
        }
# $mean is a number with decimals, the average of $dice dice.
best-dice = Best dice
    .why = { $name } averaged { $mean } on { $dice } dice in land battles; 3.5 is expected.
# $from is the fewest territories $name had.
comeback = Comeback
    .why =
        { $from ->
            [one] { $name } came back from { $from } territory.
           *[other] { $name } came back from { $from } territories.
        }
