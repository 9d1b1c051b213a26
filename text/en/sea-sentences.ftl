### What ships can do, and the outcome of a battle at sea.

## A selected ship

roll = Roll for a cruise
land = Land on { $territory }
    .not-yet = No landing on { $territory } yet
# $owner of a shore, and the armies there.
shore =
    { $armies ->
        [one] { $owner }, { $armies } army
       *[other] { $owner }, { $armies } armies
    }
attack = Attack { $name }’s ship { $ship }
    .take = Take { $name }’s ship { $ship }
# The armies aboard an enemy ship, and where it is.
enemy =
    { $armies ->
        [0] Nobody aboard, { $waters }
        [one] { $armies } army aboard, { $waters }
       *[other] { $armies } armies aboard, { $waters }
    }
none-aboard = no army can board: one must stay ashore
# The armies and captives aboard, and whether the ship can act. If it has sailed, the reason under the button that sails
# says when it can again.
ready =
    { $armies ->
        [one] { $armies } army aboard, ready to sail.
       *[other] { $armies } armies aboard, ready to sail.
    }
    .captives = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } and { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    } aboard, ready to sail.
sailed =
    { $armies ->
        [one] { $armies } army aboard.
       *[other] { $armies } armies aboard.
    }
    .captives = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } and { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    } aboard.
done =
    { $armies ->
        [one] { $armies } army aboard, done for this turn.
       *[other] { $armies } armies aboard, done for this turn.
    }
    .captives = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } and { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    } aboard, done for this turn.
# No armies aboard, at most captives.
no-crew =
    { $captives ->
        [0] Nobody is aboard, so this ship can’t sail or fight.
        [one] Only { $captives } captive is aboard, so this ship can’t sail or fight.
       *[other] Only { $captives } captives are aboard, so this ship can’t sail or fight.
    }
    .done =
    { $captives ->
        [0] Nobody is aboard, and this ship is done for this turn.
        [one] Only { $captives } captive is aboard, and this ship is done for this turn.
       *[other] Only { $captives } captives are aboard, and this ship is done for this turn.
    }

## Ships in a sentence, by $number

your-ships =
    { $number ->
        [one] your ship { $ships }
       *[other] your ships { $ships }
    }
ships-of =
    { $number ->
        [one] { $name }’s ship { $ships }
       *[other] { $name }’s ships { $ships }
    }

## What happened to ships. They are named as above; $name is a player.

against = { $ships } against { $target }
# $ships sank the ship $sunk.
sank =
    { $armies ->
        [0] { $ships } sank { $sunk }
        [one] { $ships } sank { $sunk } with { $armies } army aboard
       *[other] { $ships } sank { $sunk } with { $armies } armies aboard
    }
# $sunk is the ship.
sank-alone =
    { $armies ->
        [0] { $sunk } sank
        [one] { $sunk } sank with { $armies } army aboard
       *[other] { $sunk } sank with { $armies } armies aboard
    }
took = { $ship } captured { $prize }
mutiny = captives from { $name } took { $ship }
    .yours = your captive armies aboard took { $ship }
broke-off = { $ships } broke off the attack on { $target }
held-out = { $target } held out against { $ships }

## The outcome of the battle

over = The battle at sea is over
attacks = { $name } attacks { $defender } at sea
    .you = { $name } attacks you at sea
# $own and $theirs are the message below.
toll = In all, { $name } lost { $own }, { $defender } lost { $theirs }.
    .you = In all, you lost { $own }, { $defender } lost { $theirs }.
    .yours = In all, { $name } lost { $own }, you lost { $theirs }.
lost =
    { $armies ->
        [0] no armies
        [one] { $armies } army
       *[other] { $armies } armies
    }
