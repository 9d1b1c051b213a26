### What a computer player is doing, as it does it: one line in the bar. $name and the like are the names of players.

# $name does $deed.
line = { $name }: { $deed }
    .ally = { $name }, with { $ally }’s armies: { $deed }
armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }

## The deeds

# $some is the message above.
to-place = { $some } to place
    .none = no armies to place
# Armies placed one after the other: “5 armies to Siam, 2 to China”.
place = { armies } to { $territory }
    .next = { $before }, { $armies } to { $territory }
set = three cards turned in for { armies }
    .factory = three cards turned in for a factory
    .ship = three cards turned in for a ship
factory = a factory in { $territory }
expands = into unoccupied { $territory }
moves = { armies }, { $from } → { $to }

## An attack

# An attack $from one or more places on $to, with $strength armies against $against.
attack = { $from } → { $to }, { $strength } against { $against }…
    .taken = { $from } → { $to }, { $strength } against { $against }: taken
    .thrown-back = { $from } → { $to }, { $strength } against { $against }: repelled
    .broken-off = { $from } → { $to }, { $strength } against { $against }: broken off
    .one-roll = { $from } → { $to }, { $strength } against { $against }: lost { $lost }, defender lost { $fell }

## Ships

# $waters is where the ship is.
launches = ship { $ship } launched { $waters }
# $lengths is at least two.
can-sail =
    { $lengths ->
       *[other] ship { $ship } can sail { $lengths } boat lengths
    }
sails = ship { $ship } sails, now { $waters }
embarks = { armies } from { $territory } aboard ship { $ship }
lands = { armies } ashore in { $territory } from ship { $ship }
# $clashes says which ship attacks which ship of $enemy; $fates are some of the next message.
sea-battle = { $clashes } ({ $enemy })…
    .over = { $clashes } ({ $enemy }): { $fates }
sunk = ship { $ship } sunk
    .boarded = ship { $ship } captured
    .mutinied = ship { $ship } taken by its captives
    .held-out = ship { $ship } holds out

## Poker

poker = { $players } play poker for { $ally }…
# $hand is “two pair” or the like, with cards of a $rank from 2 to 14 (the ace); 0 if the rank says nothing.
hand = { $hand }{ $rank ->
        [0] { "" }
        [2] , twos
        [3] , threes
        [4] , fours
        [5] , fives
        [6] , sixes
        [7] , sevens
        [8] , eights
        [9] , nines
        [10] , tens
        [11] , jacks
        [12] , queens
        [13] , kings
       *[other] , aces
    }
wins = { $name } wins the hand: { $hand }
    .commands = { $name } wins the hand and commands { $ally }: { $hand }
    .unseen = { $name } wins the hand: everyone else folded
    .unseen-commands = { $name } wins the hand and commands { $ally }: everyone else folded
    .share = { $players } split the pot
