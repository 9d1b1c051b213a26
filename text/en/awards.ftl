### What a game that is over is remembered by: who was best at what.

awards = Awards

# $name is who gets it, in each of these; what follows is a number.
conqueror = Conqueror
    .why =
        { $count ->
            [one] { $name } took { $count } territory.
           *[other] { $name } took { $count } territories.
        }
# $name gets it, of $turns turns it led $count.
leader = Longest in the lead
    .why = { $name } held most land at the start of { $count } of { $turns } turns.
# $name gets it, $count is a number.
rock = Rock
    .why =
        { $count ->
            [one] { $count } army was lost attacking { $name }.
           *[other] { $count } armies were lost attacking { $name }.
        }
# $name gets it, $count is a number.
admiral = Admiral
    .why =
        { $count ->
            [one] { $name } sank or took { $count } ship in battle.
           *[other] { $name } sank or took { $count } ships in battle.
        }
# $name gets it, $count is a number.
poker-king = Ruler of the table
    .why =
        { $count ->
            [one] { $name } won { $count } army from others at poker.
           *[other] { $name } won { $count } armies from others at poker.
        }
# $name gets it, $mean is a number with decimals, $dice how many there were.
best-dice = Best dice
    .why = { $name } rolled { $mean } on average with { $dice } dice on land; 3.5 is fair.
# $name gets it, $from is the fewest territories it had.
comeback = Comeback
    .why =
        { $from ->
            [one] { $name } came back from { $from } territory.
           *[other] { $name } came back from { $from } territories.
        }
