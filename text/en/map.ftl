### The map: what it says of itself and its parts.

map = World map. Arrow keys walk along borders, S from ship to ship, Enter chooses, P asks for the odds of a path, I tells details, Escape lets go, question mark for help.
sea = The sea within reach
# A hex of the sea, so many boat lengths away.
hex =
    { $lengths ->
        [0] { $waters }
        [one] { $lengths } boat length, { $waters }
       *[other] { $lengths } boat lengths, { $waters }
    }
which-one = Which one?

## What a look back marks

lost = lost
held = held

## The card of a territory

details = Details: { $territory }
    .close = Close
borders = Borders

## Its buttons

view = Map view
nearer = Nearer
farther = Farther
show-all = Show all
