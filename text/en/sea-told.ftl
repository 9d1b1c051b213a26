### What ships can do, and what came of a battle at sea.

## A selected ship

roll = Roll for a cruise
land = Land on { $territory }
# $owner of a shore, and the armies there.
shore =
    { $armies ->
        [one] { $owner }, { $armies } army
       *[other] { $owner }, { $armies } armies
    }
attack = Attack ship { $ship } of { $name }
    .take = Take ship { $ship } of { $name }
# An enemy ship, its armies and where it lies.
enemy =
    { $armies ->
        [0] Nobody aboard, { $waters }
        [one] { $armies } army aboard, { $waters }
       *[other] { $armies } armies aboard, { $waters }
    }
none-aboard = none can come aboard: one army stays ashore
# Who is aboard, as below, and what the ship can do.
ready = { $aboard }; ready to sail.
sailed = { $aboard }; it has sailed: a pick-up, a landing or a battle lets it sail again.
done = { $aboard }; done for this turn.
# Armies and captives.
aboard =
    { $armies ->
        [one] { $armies } army aboard
       *[other] { $armies } armies aboard
    }
    .nobody = Nobody is aboard, so it can neither sail nor fight
    .captives = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } and { $captives ->
        [one] { $captives } captive
       *[other] { $captives } captives
    } aboard

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

## What became of ships. They are said as above; $name is a player

against = { $ships } against { $target }
# $ships sank one that is $sunk.
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
took = { $ship } took { $prize }
mutiny = captives of { $name } took { $ship }
    .yours = your captives aboard took { $ship }
broke-off = { $ships } broke off against { $target }
held-out = { $target } held out against { $ships }

## What came of the battle

over = The battle at sea is over
attacks = { $name } attacks { $defender } at sea
    .you = { $name } attacks you at sea
# Losses are said as below.
toll = { $name } lost { $own }, { $defender } lost { $theirs }.
    .you = You lost { $own }, { $defender } lost { $theirs }.
    .yours = { $name } lost { $own }, you lost { $theirs }.
lost =
    { $armies ->
        [0] nobody
        [one] { $armies } army
       *[other] { $armies } armies
    }
