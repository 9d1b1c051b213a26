### Small parts that many screens share.

# $rule is the number of a rule: “A4”.
rule = Rule { $rule }

## Choosing a number

fewer = One fewer
more = One more
least =
    { $number ->
        [0] None
       *[other] { $number }
    }
half = Half
all = All { $number }

## Loaded only when needed: a long text, a part of the program

coming = Loading…
missing = Part of the game couldn’t be loaded. Your saved games are safe. If you are offline, try again later; if not, “Repair” downloads a fresh copy of the game.
    .title = Couldn’t load
    .again = Try again
    .repair = Repair
