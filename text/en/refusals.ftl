### Why something cannot be done: each a reason that stands in or makes a sentence.

# $reason is one of these, $rule the rule that says so.
with-rule = { $reason } ({ $rule })

## Actions

over = the game is over
not-now = something else is to be decided now
not-declined = this has to be decided
not-free = { $territory } is taken; choose a free territory
not-yours = { $territory } is not yours
yours = { $territory } is your own
no-border = { $from } does not border on { $to }
no-path = no path of your own territories leads from { $from } to { $to }
same-place = the armies stand in { $territory } already
armies-exactly =
    { $armies ->
        [one] it takes exactly { $armies } army
       *[other] it takes exactly { $armies } armies
    }
# $least are needed, $most are there.
armies-too-few =
    { $least ->
       *[other] there are too few armies: it takes at least { $least }, { $most } can go
    }
# $least and $most are numbers of armies.
armies =
    { $most ->
       *[other] choose from { $least } to { $most } armies
    }
none-to-spare = { $territory } has no army to spare: one stays, and each moves once
nobody-beside = there is nobody to attack beside { $territory }
no-way-out = no way leads from { $territory } to other land of yours
armies-left =
    { $armies ->
        [1] place the army that is left first
       *[other] place the { $armies } armies that are left first
    }
one-source = this turn armies move from { $territory } only
between-turns = players leave and join between turns

## Attacks

dice-exactly =
    { $dice ->
        [one] you throw { $dice } die here
       *[other] you throw { $dice } dice here
    }
# $least and $most are numbers of dice.
dice =
    { $most ->
       *[other] throw from { $least } to { $most } dice
    }
no-large-attacks = this game has no committed or flanking attacks
# $territories are from where.
must-attack = attack with superior numbers once before you stop: it is possible from { $territories }
one-set = one set was turned in this turn already
table-full = three or four play this game, and four do
blocks = a flanking attack takes from 2 to 12 blocks
exhausted = { $territory } lost a committed attack and takes no more action this turn
no-such-block = block { $block } has no troops
not-between-rolls = reserves come between two rolls: roll first
no-halt = only a normal attack can be broken off, and only after a roll
no-such-die = no die shows a { $face }
# $least and $most are numbers of dice.
defence-dice =
    { $most ->
       *[other] defend with { $least } to { $most } dice
    }
not-to-strike = no die that a missile would change counts as a { $face }
nobody-there = nobody holds { $territory }: move in instead
controlled = { $territory } is held: only land that nobody holds is moved into
beside-headquarters = a headquarters stands beside { $territory }; choose a territory farther away

## Territory cards

not-held = you do not hold these cards
no-set = three cards of one symbol or one of each make a set
not-for-sale = a set does not buy this here
factory-at-end = here a set buys a factory at the end of the turn, not at its start
factory-only = at the end of the turn a set buys a factory and nothing else
set-first = you hold five cards or more: turn in a set first
not-to-reveal = you can reveal wild cards and cards of your own territories
cut-first = you decide about the cut first, and what to reveal after it
cut-already = you have decided about the cut already

## Allies

# $cards is how many poker cards a player may keep.
call-first =
    { $cards ->
       *[other] with { $cards } poker cards you call an ally
    }
not-to-call = { $army } is no allied army
commander = { $army } plays this army, which never attacks it
no-ally = { $army } is no allied army with land
no-player = { $army } is not played by anybody
no-allies = this game has no allied armies

## Ships

no-coast = you hold no coast to launch a ship from
sea-full =
    { $ships ->
       *[other] all { $ships } ships are at sea: none can be bought before one sinks
    }
# Each $ship is a number.
not-your-ship = ship { $ship } is not yours
own-ship = ship { $ship } is your own
ship-done = ship { $ship } can do nothing more this turn
no-crew = ship { $ship } has no armies aboard; it waits until some embark
has-sailed = ship { $ship } has sailed; it sails again after a pick-up, a landing or a battle that succeeds
# $hex is a row and a column: “4,12”.
no-harbour = { $hex } is no harbour of a territory of yours
not-in-harbour = the ship does not lie within one boat length of { $territory }
# $hex is a row and a column.
too-far =
    { $lengths ->
        [one] { $hex } is too far: the ship can go { $lengths } boat length
       *[other] { $hex } is too far: the ship can go { $lengths } boat lengths
    }
patrols =
    { $ships ->
        [1] a patrol in the { $ocean } must be overcome first
       *[other] { $ships } patrols in the { $ocean } must be overcome first
    }
no-engagement = choose ships of yours and enemy ships in one ocean
one-opponent = a sea battle is against the ships of one opponent
other-ocean = ship { $ship } is in another ocean
one-at-a-time = ship { $ship } attacks one ship at a time
one-ship-alone = several ships attack one as flanks, with equal blocks
one-flank = ship { $ship } is one flank and sends one block
not-to-send = ship { $ship } cannot be sent into this battle
no-such-engagement = engagement { $number } is over, or not yours to roll
not-a-victor = ship { $ship } cannot board this one

## Poker

# Each $card is written as “QH”.
not-in-stash = { $card } is not in your stash
not-in-hand = { $card } is not in your hand
number-used =
    { $most ->
       *[other] use from 1 to { $most } cards of your stash
    }
at-most-used =
    { $most ->
        [one] use at most { $most } card of your stash
       *[other] use at most { $most } cards of your stash
    }
# $least and $most are numbers of armies.
amount =
    { $most ->
       *[other] bet or raise by { $least } to { $most } armies: no less than the last raise, and no more than you have left
    }
    .all-in = you have { $most } left: bet or raise by all of it, or by nothing
one-army = at this table a bet is of one army
# $game is “Texas hold'em” or the like.
no-such-game = at this table nobody plays { $game }
too-many-taken = take no more cards than you lay down
no-check = a bet stands: call it, raise or fold
no-raise = it takes an army beyond what you owe, and somebody who can answer
no-call = there is nothing to call
no-fold = there is nothing to fold

## Taking an action back

nothing-to-undo = nothing was played yet
chance = dice have fallen or a card was shown; that cannot be taken back

## Games that cannot be

too-few-players =
    { $players ->
       *[other] { $players } player(s): the game needs at least two (T1, X1)
    }
too-many-players =
    { $players ->
       *[other] { $players } players: there are six armies (T1, X1)
    }
three-or-four =
    { $players ->
       *[other] { $players } player(s): this game is for three or four (K1)
    }
taken-twice = { $army } is taken twice: each player has an army of its own (T1)
allies-cannot-choose = allied armies are dealt their territories; they cannot be chosen in turns (T1, X1)
allies-need-three-each = allied armies need players who start with three armies on each territory (T2, T4)
three-each-needs-dealing = three armies on each territory need territories that are dealt (T4, X1)
allies-need-land = allied armies need land that is dealt: they have no headquarters (T2, L6)
no-headquarters = a game for headquarters takes a start from headquarters (L6)
play-needs-allies-and-poker = playing allies takes allied armies and poker cards (T24, P1)
# $goal is a value of the option “victory”, $dealt are territories.
no-goal = { $goal } cannot be played for: take up to 999 rounds, or more territories than the { $dealt } a player starts with (T44)
text-too-long = the name or phrase of { $army } is too long: at most { $most } bytes
level-too-long = the level of { $army } is too long: at most { $most } bytes
mix-too-long = the name of the rules is too long: at most { $most } bytes (M2)

# $number is that of the action, $refusal why.
replayed = action { $number } is not allowed: { $refusal }
