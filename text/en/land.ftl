### Attacks and moves on land.

## The plan of an attack

attack = Attack { $territory }
kinds = Kind of attack
normal = Normal
all-committed = All committed
committed = Armies committed
block-size = Armies in each block
at-stake = Put the ship at stake
    .first = Put the ship at stake first, or commit fewer.

## The blocks of a flanking attack

blocks = Blocks
    .hint = Tap your territories on the map to add or take away a block.
    .fewer = One block fewer
    .more = One block more
# Armies of a territory or a ship that may be sent in blocks.
can-go = { $armies } can go

## The battle

battle = Battle for { $territory }
captives = Captives taken: { $captives }. They join you at the end of your turn.

# How a block stands.
block-fights =
    { $dice ->
        [one] { $dice } die against { $against }
       *[other] { $dice } dice against { $against }
    }
block-empty = empty; reserves can fill it again
block-failed = failed

reserves = Add reserves: { $armies } could join
    .label = Reserves to add
# $armies of the $most that could join.
add-reserves = Add { $armies } of { $most }

plus-one = Ask me for the plus one
    .best = The die that costs most gets it.
    .asked = You place it when rolling once.
raise = Which die counts one more?
# $face is what the die shows, $raised one more.
raise-face = { $face } counts { $raised }
# $defender loses $lost armies, $attacker loses $own.
raise-means = { $defender } −{ $lost }, { $attacker } −{ $own }
    .captures = { $defender } −{ $lost }, one of them captured, { $attacker } −{ $own }
raise-best = best

## The first attack of a turn is answered with militia

attacked = { $territory } is attacked
ships-attacked = Your ships are attacked
# $attacker is a player; $against armies attack, $armies defend what is attacked.
threat = { $attacker } attacks { $territory } with { $against }; you have { $armies } there. Before the dice fall you may raise militia.
    .committed = { $attacker } attacks { $territory } with { $against } committed armies; you have { $armies } there. Before the dice fall you may raise militia.
    .flanking = { $attacker } attacks { $territory } with { $against } armies in flanking blocks; you have { $armies } there. Before the dice fall you may raise militia.
    .ships = { $attacker } attacks your ships, { $armies } aboard, with { $against }. Before the dice fall you may raise militia.
# The deck is cut in any case: $hits of the $cards that can be on top raise armies.
cut-about = The card on top raises 1 to 6 armies if it shows a territory of yours: { $hits } of the { $cards } it can be.
cut-raises = The cut shows this card, which raises armies for you.
    .nothing = The cut shows this card, which raises nothing for you.
# The button; $cards are revealed.
cut-and-reveal =
    { $cards ->
        [0] Cut the deck
       *[other] Cut the deck and reveal { $cards }
    }
only-reveal =
    { $cards ->
        [0] Reveal nothing
       *[other] Reveal { $cards }
    }
reveal = Reveal cards
    .about = Each raises 1 to 6 armies on its territory and stays in your hand. A wild raises them where you like.
    .gift = Armies it raises there

## Who follows into a conquered territory

conquered = { $territory } is yours
follow = In { $to } already: { $inside }. How many follow from { $from }?
    .label = Armies that follow
asked-next = { $territory } is asked next.
    .others = { $territory } is asked next, then others.
send =
    { $armies ->
        [0] All stay
       *[other] Send { $armies }
    }

## Moving armies at the end of a turn

from-to = From { $from } to { $to }
transfer = Move { $armies }
    .label = Armies to move
expand = Move { $armies } in
# In $from are then $left, in $to $there.
transfer-outcome = { $from } { $left }, { $to } { $there }.
    .ends = This is the one move of your turn.

## The odds of a path over several territories

# The goal stands after its chance: “73 %”.
path = Odds for a path
    .goal = to take all of it
path-start = Tap a territory of yours, then what it should take, one after the other.
    .ships = Tap a territory or a ship of yours, then what it should take, one after the other.
    .first = Tap what { $from } should take first.
    .next = Tap what comes next, or a step to go back to it. One army stays on each territory, all others go on.
path-territory = Territory
path-alone = This step
path-so-far = All so far
path-left = Left
path-average = If all goes well, { $armies } stand at the end on average.
# $needed armies in $from would do; $armies are there.
path-needed = To take everything 4 times in 5 you need { $needed } armies in { $from }; you have { $armies }.
path-patrol = The patrol off that coast is fought first (N4).
# Attacks along the whole path, all by itself; below $floor percent it stops.
path-march = Carry it out
    .about = Battle after battle. It stops when the chance to take the rest falls below { $floor } %, or when you tap.
path-back = Undo step
path-clear = Clear
