### Ships and battles at sea.

## A ship

ship = Ship { $ship }
# A ship on the map, in a list of facts.
ship-crew = { $crew } aboard
ship-captives =
    { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    }
ship-ready = ready
ship-sailed = has sailed
ship-done = done for this turn
# Where a ship is: off territories, or in an ocean with no land nearby.
off-shores = off { $territories }
open-sea = in the { $ocean } Ocean
# $ship is in $waters.
title = Ship { $ship } { $waters }
deeds = Enemy ships in this ocean
port-of-call = Already loaded here this turn: no new cruise (N1).
# $territory is a shore, with $armies there.
shore = { $territory }, { $armies } ashore

## Armies between ship and shore

aboard = Armies to take aboard
ashore = Armies to put ashore
armies = Armies
take-aboard = Take { $armies } aboard
put-ashore = Put { $armies } ashore
from-shore = From { $territory } aboard ship { $ship }
from-ship = From ship { $ship } to { $territory }
ferry-outcome = Ship { $ship }: { $crew }, { $territory }: { $armies }.
    .stranded = A ship without armies can’t sail (N3).

## A cruise

cruise = Ship { $ship } can sail up to { $lengths } boat lengths
    .hint = Tap a lit hex on the map, or a coast in the list. The numbers are boat lengths.
    .own = Your coasts
    .other = Other coasts
    .stay = Stay here
# The owner of a shore that belongs to nobody.
nobody = nobody
# $territory belongs to $owner; $patrol is the message below, for some.
shore-label =
    { $lengths ->
        [one] { $territory }, { $owner }, { $lengths } boat length
       *[other] { $territory }, { $owner }, { $lengths } boat lengths
    }
    .patrolled =
    { $lengths ->
        [one] { $territory }, { $owner }, { $lengths } boat length, { $patrol } (N4)
       *[other] { $territory }, { $owner }, { $lengths } boat lengths, { $patrol } (N4)
    }
# Next to the name of a shore where nobody can land before these ships are beaten (N4).
patrol =
    { $ships ->
        [one] fight { $ships } ship first
       *[other] fight { $ships } ships first
    }

## Planning a battle

# $name is the player under attack.
plan = Battle at sea against { $name }
    .others = Other enemy ships in this ocean may join the battle against yours (N7).
    .strangers = You may also attack ships of { $name } in this battle (N7):
    .attack = Attack
# $ships is a list of the next message.
at-stake = Everyone aboard { $ships } is committed: a ship that loses its whole crew is lost too.
    .ship = ship { $ship }
# Before a battle in which ships with $armies aboard may be lost.
drown =
    { $armies ->
        [one] If you lose, your army aboard may drown.
       *[other] If you lose, all { $armies } of your armies aboard may drown.
    }
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
stays-out = Leave ship { $ship } out
normal = Normal
# $ships is a list: “ship 3 and ship 4”.
committed = Committed
    .flanking = Flanking
    .flanking-with = Flanking with { $ships }
    .apart = Separately
block-size = Armies per block

## Ships sent into the battle

send-in = { $name } attacks at sea
    .about = Your ships that aren’t under attack may join the battle, each against one attacking ship.
    .ship = Send ship { $ship } against ship { $target }
    .none = Send none
    .some = Send them in

## The battle

battle = Battle at sea
won = Won
lost = Over
# $ship has a $crew.
fighting-crew =
    { $crew ->
        [0] Ship { $ship }, crew lost
       *[other] Ship { $ship }, crew { $crew }
    }
roll-ship = Roll for ship { $ship }
# $armies aboard $ship could join its block.
reserves = Ship { $ship }, reserves: up to { $armies }
# Both sides roll for a ship that lost every comparison but still has a crew.
sinks = Total defeat: ship { $ship } then rolls lower than the victor and sinks (N9).
    .afloat = Total defeat: ship { $ship } then rolls no lower than the victor and stays afloat (N9).
# The dice that decide whether a ship sinks: its own, and the victor’s.
sinking = Ship { $ship } rolls { $own }, the victor { $victor }

## A beaten ship

beaten = Ship { $ship } is beaten
# The mark and the name of the owner replace the tag.
abandoned =
    { $captives ->
        [0] <owner></owner> has nobody left aboard.
        [one] <owner></owner> has nobody left aboard but { $captives } captive.
       *[other] <owner></owner> has nobody left aboard but { $captives } captives.
    }
board-about = Boarding captures the ship; both ships are then done for this turn.
boards = Ship { $ship } boards
    .armies = Armies to send across
    .go = Board from ship { $ship } with { $armies }
sink = Let it sink
    .about = It goes down with everyone aboard.
