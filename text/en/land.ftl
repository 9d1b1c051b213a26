### Attacks and moves on land.

## Planning an attack

attack = Attack { $territory }
kinds = Attack type
    .other = Other ways to attack
# The attack type that is chosen, and its dice or blocks: “Flanking, 6 × 2”.
chosen-kind = { $name }, { $shape }
normal = Normal
all-committed = All committed
committed = Armies committed
block-size = Armies per block
# The label of a list of “8 × 2”: eight blocks of two armies.
sizes = Blocks × armies in each
at-stake = Stake the ship
    .first = Stake the ship first, or commit fewer.

## The blocks of a flanking attack

blocks = Blocks
    .hint = Tap your territories on the map to add or remove blocks.
    .fewer = Remove a block
    .more = Add a block
# Armies of a territory or a ship that can attack in blocks.
can-go = { $armies } available

## The battle

battle = Battle for { $territory }
captives = Captives taken: { $captives }. They join you at the end of your turn.

# The state of a block.
block-fights =
    { $dice ->
        [one] { $dice } die against { $against }
       *[other] { $dice } dice against { $against }
    }
block-empty = empty; reserves can refill it
block-failed = failed

reserves = Add reserves: up to { $armies }
    .label = Reserves to add
# $armies of the $most that could join.
add-reserves = Add { $armies } of { $most }

plus-one = Let me place the +1
    .best = Goes to the best die.
    .asked = You choose when you roll once.
raise = Which die gets +1?
# $face is the value rolled, $raised one more.
raise-face = { $face } becomes { $raised }
# $defender loses $lost armies, $attacker loses $own.
raise-means = { $defender } −{ $lost }, { $attacker } −{ $own }
    .captures = { $defender } −{ $lost } (one captured), { $attacker } −{ $own }
raise-best = best

## Militia against the first attack of a turn

attacked = { $territory } is under attack
ships-attacked = Your ships are under attack
# $attacker is a player; $against armies attack, $armies defend.
threat = { $attacker } attacks { $territory }: { $against } against your { $armies }. You may raise militia before the roll.
    .committed = { $attacker } attacks { $territory }: { $against } committed armies against your { $armies }. You may raise militia before the roll.
    .flanking = { $attacker } attacks { $territory }: { $against } armies in flanking blocks against your { $armies }. You may raise militia before the roll.
    .ships = { $attacker } attacks your ships: { $against } against your { $armies } aboard. You may raise militia before the roll.
# The deck is always cut: $hits of the $cards that can be on top raise armies.
cut-about = The top card raises 1 to 6 armies if it shows one of your territories: { $hits } of { $cards } possible cards do.
cut-raises = The cut shows this card: it raises armies for you.
    .nothing = The cut shows this card: it raises nothing for you.
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
    .about = Each raises 1 to 6 armies on its territory and stays in your hand. A wild card raises them wherever you like.
    .gift = Armies it raises there

## Moving into a conquered territory

conquered = { $territory } is yours
follow = Armies to move in
asked-next = Next: { $territory }.
    .others = Next: { $territory }, then others.
send =
    { $armies ->
        [0] All stay
       *[other] Move { $armies } in
    }

## Moving armies at the end of a turn

from-to = From { $from } to { $to }
transfer = Move { $armies }
    .label = Armies to move
expand = Move { $armies } in
# $from then has $left armies, $to has $there.
transfer-outcome = { $from } { $left }, { $to } { $there }.
    .ends = You get one move per turn.

## The odds along a path of several territories

# The goal follows its chance: “73 %”.
path = Odds for a path
    .goal = to take them all
path-start = Tap one of your territories, then each territory to take, in order.
    .ships = Tap one of your territories or ships, then each territory to take, in order.
    .first = Tap what { $from } should take first.
    .next = Tap the next territory, or a step to go back to it. One army stays on each territory; the rest move on.
path-territory = Territory
path-alone = This step
path-so-far = All so far
path-left = Left
path-average = If you take them all, you have { $armies } armies left on average.
# $from needs $needed armies; it has $armies.
path-needed = For an 80 % chance of taking them all you need { $needed } armies in { $from }; you have { $armies }.
path-patrol = You fight the patrol off that coast first (N4).
# Attacks along the whole path automatically; below $floor percent it stops.
path-march = Attack all
    .about = Battle after battle. Stops when your chance to take the rest falls below { $floor } %, or when you tap.
path-back = Undo step
path-clear = Clear
