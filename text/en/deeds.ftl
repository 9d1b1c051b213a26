### What a computer player does, as it does it: one line at the bar. $name and the like are what players are called.

# $name does $deed.
line = { $name }: { $deed }
    .ally = { $name }, with { $ally }’s armies: { $deed }
armies =
    { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }

## What is done

# $some is said as above.
to-place = { $some } to place
    .none = no armies to place
# Armies that are placed one after the other: “5 armies to Siam, 2 to China”.
place = { armies } to { $territory }
    .next = { $before }, { $armies } to { $territory }
set = three cards turned in for { armies }
    .factory = three cards turned in for a factory
    .ship = three cards turned in for a ship
factory = a factory in { $territory }
expands = into { $territory }, which nobody held
moves = { armies }, { $from } → { $to }

## An attack

# Who comes $from where and attacks $to, in what $strength, $against how many.
attack = { $from } → { $to }, { $strength } against { $against } …
    .taken = { $from } → { $to }, { $strength } against { $against }: taken
    .thrown-back = { $from } → { $to }, { $strength } against { $against }: thrown back
    .broken-off = { $from } → { $to }, { $strength } against { $against }: broken off
    .one-roll = { $from } → { $to }, { $strength } against { $against }: { $fell } fell, { $lost } lost

## Ships

# A $ship and the $waters where it lies.
launches = ship { $ship } is launched { $waters }
can-sail = ship { $ship } can sail { $lengths } boat lengths
sails = ship { $ship } sails, now { $waters }
embarks = { armies } of { $territory } aboard ship { $ship }
lands = { armies } ashore in { $territory } from ship { $ship }
# $clashes says which ship attacks which one of an $enemy; $fates are some of the next.
sea-battle = { $clashes } ({ $enemy }) …
    .over = { $clashes } ({ $enemy }): { $fates }
sunk = ship { $ship } sunk
    .boarded = ship { $ship } captured
    .mutinied = ship { $ship } taken by its captives
    .held-out = ship { $ship } holds out

## Poker

poker = { $players } play poker for { $ally } …
# $hand is “two pair” or the like, of cards of a $rank from 2 to 14, the ace; 0 where that says nothing.
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
    .unseen = { $name } wins the hand: nobody else stayed in
    .unseen-commands = { $name } wins the hand and commands { $ally }: nobody else stayed in
    .share = { $players } share what was bet
