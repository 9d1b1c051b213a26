### The line for typed commands. Commands themselves are English.

title = Type a command
field = Command
do-it = Do it
what-may-follow = What may follow

## What a word is about, in the list

# $name is the owner of a territory.
territory =
    { $armies ->
        [one] { $name }, { $armies } army
       *[other] { $name }, { $armies } armies
    }
    .free = free
# $name is the owner of a ship, $waters where it lies.
ship =
    { $armies ->
        [one] { $name }, { $armies } army aboard, { $waters }
       *[other] { $name }, { $armies } armies aboard, { $waters }
    }
# The largest number there is.
most = all

## Why a line does nothing

past = This is how the game was: go back to now first.
not-yours = It is not your decision now.
nothing = Type what you want to do.
look-where = Look at which territory?
one-army = a bet or a raise is of one army
# $lines are some of the next.
ambiguous = That could be { $lines }.
    .line = “{ $line }”
