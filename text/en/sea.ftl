### Ships and battles at sea.

## A ship

ship = Ship { $ship }
# How a ship on the map is told, in a list.
ship-crew = { $crew } aboard
ship-captives =
    { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    }
ship-ready = ready
ship-sailed = has sailed
ship-done = done for this turn
# Where it lies: off territories, or in an ocean where no land is near.
off-shores = off { $territories }
open-sea = in the { $ocean }
# $ship lies in $waters.
title = Ship { $ship } { $waters }
deeds = Ships in this ocean
port-of-call = Its port of call already: no new cruise (N1).
# $territory is a shore, with $armies there.
shore = { $territory }, { $armies } ashore

## Armies between ship and shore

aboard = Armies aboard
ashore = Armies ashore
armies = Armies
take-aboard = Take { $armies } aboard
put-ashore = Put { $armies } ashore
from-shore = From { $territory } aboard ship { $ship }
from-ship = From ship { $ship } to { $territory }
ferry-outcome = Ship { $ship } { $crew }, { $territory } { $armies }.
    .stranded = A ship without armies cannot sail (N3).

## A cruise

cruise = Ship { $ship } sails up to { $lengths }
    .hint = Tap a hex on the map, or a shore:
    .own = Your shores
    .other = Other shores
    .stay = Stay here
# The owner of a shore that belongs to nobody.
nobody = nobody
# $territory belongs to $owner; a patrol lies before some.
shore-label =
    { $lengths ->
        [one] { $territory }, { $owner }, { $lengths } boat length
       *[other] { $territory }, { $owner }, { $lengths } boat lengths
    }
    .patrolled =
    { $lengths ->
        [one] { $territory }, { $owner }, { $lengths } boat length, { $patrol } on patrol (N4)
       *[other] { $territory }, { $owner }, { $lengths } boat lengths, { $patrol } on patrol (N4)
    }
patrol = { $ships } on patrol

## The plan of a battle

# $name is the player who is attacked.
plan = Battle at sea against { $name }
    .others = Other enemy ships of this ocean may be sent in against yours (N7).
    .strangers = In the same battle you may attack ships of { $name } (N7):
    .attack = Attack
# $ships is a list of the next.
at-stake = Everybody aboard { $ships } is committed: if they fall, so does the ship.
    .ship = ship { $ship }
join = Ship { $ship } attacks ship { $target }
# The crews of two ships.
crews = { $crew } against { $against }
against = Against ship { $ship }
# $ship has a $crew.
crew =
    { $crew ->
        [0] Ship { $ship }, no crew
       *[other] Ship { $ship }, { $crew } aboard
    }
stays-out = Ship { $ship } stays out
normal = Normal
# $ships is a list: “ship 3 and ship 4”.
committed = Committed
    .flanking = Flanking
    .flanking-with = Flanking with { $ships }
    .apart = Separately
block-size = Armies in each block

## Ships that are sent in

send-in = { $name } attacks at sea
    .about = Ships that are not under attack may join the battle, each against one attacking ship.
    .ship = Send ship { $ship } against ship { $target }
    .none = Send none
    .some = Send them in

## The battle

battle = The battle at sea
rolls = { $name } rolls.
won = Won
lost = Over
# $ship has a $crew.
fighting-crew =
    { $crew ->
        [0] Ship { $ship }, gone
       *[other] Ship { $ship }, crew { $crew }
    }
roll-ship = Roll ship { $ship }
# $armies aboard $ship could join its block.
reserves = Ship { $ship }, reserves: { $armies } could join
# Both throw for a ship whose crew was totally defeated.
sinks = Ship { $ship } has lost everybody and throws less than the victor: it sinks (N9).
    .afloat = Ship { $ship } has lost everybody, but throws no less than the victor: it stays afloat (N9).
# The dice that say whether a ship sinks: its own, and that of who has beaten it.
sinking = Ship { $ship } throws { $own }, the victor { $victor }

## A beaten ship

beaten = Ship { $ship } is beaten
# The mark and the name of the owner stand where the tag is.
abandoned =
    { $captives ->
        [0] <owner></owner> has nobody left aboard.
        [one] <owner></owner> has nobody left aboard, but { $captives } captive.
       *[other] <owner></owner> has nobody left aboard, but { $captives } captives.
    }
board-about = Whoever boards captures the ship; both ships are done for this turn.
boards = Ship { $ship } boards
    .armies = Armies that go over
    .go = Ship { $ship } boards with { $armies }
sink = Let it sink
    .about = It goes down with all aboard.
