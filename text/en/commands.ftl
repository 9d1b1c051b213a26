### The line for typed commands. Commands themselves are in English.

title = Type a command
field = Command
do-it = Run
what-may-follow = Suggestions

## Notes on words in the list of suggestions

# $name is the owner of a territory.
territory =
    { $armies ->
        [one] { $name }, { $armies } army
       *[other] { $name }, { $armies } armies
    }
    .free = unoccupied
# $name is the owner of a ship, $waters its position.
ship =
    { $armies ->
        [one] { $name }, { $armies } army aboard, { $waters }
       *[other] { $name }, { $armies } armies aboard, { $waters }
    }
# The largest possible number.
most = all

## Why a line does nothing

past = You’re viewing an earlier position: go back to the game first.
not-yours = It isn’t your turn to decide.
nothing = Type what you want to do.
look-where = Which territory do you want to look at?
one-army = bets and raises are one army each
# $lines are some of the next.
ambiguous = That could mean { $lines }.
    .line = “{ $line }”
