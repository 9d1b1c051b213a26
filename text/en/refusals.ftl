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
not-to-stir = a fresh word is mixed into the dice where a game is handed over by link, once, and nowhere else
not-to-pledge = a device pledges its secrets once, before any die depends on them, and for seats of players only
pledges-first = all devices pledge their secrets first, and the first of them reveals one
not-to-disclose = a device reveals a secret as soon as the decision comes to it from another device, once, and only if it has pledged
# $army is that of the device.
broken-commitment = { $army }’s device broke its commitment: this is not the secret that it pledged
lost-key = this device has no secret that fits its pledge: its data was deleted, or the game was changed after it had pledged
between-turns = players leave and join between turns, before anything is done in one

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
must-attack = before you stop you must attack once with more armies than defend: you can from { $territories }
one-set = one set was turned in this turn already
enough-sets = fewer than five cards are left, and these wait for your next turn
table-full = this game is for three or four players, and four are playing
blocks = a flanking attack is made by 2 to 12 blocks of armies
exhausted = { $territory } lost a committed attack and takes no more action this turn
no-such-block = block { $block } has no armies left
not-between-rolls = reserves come between two rolls: roll first
no-halt = only a normal attack can be broken off, and only after a roll
no-such-die = no die shows a { $face }
# $least and $most are numbers of dice.
defence-dice =
    { $most ->
       *[other] defend with { $least } to { $most } dice
    }
not-to-strike = no die counts as a { $face } that a missile could turn into a six
nobody-there = nobody holds { $territory }: move in instead
controlled = { $territory } is held: you move only into land that nobody holds
beside-headquarters = a headquarters stands beside { $territory }; choose a territory farther away

## Territory cards

not-held = you do not hold these cards
no-set = three cards of one symbol or one of each make a set
not-for-sale = a set does not buy this in this game
factory-at-end = in this game a set buys a factory at the end of your turn, not at its start
factory-only = at the end of your turn a set buys a factory and nothing else
set-first = you hold five cards or more: turn in a set first
not-to-reveal = you can reveal only wild cards and cards of your own territories
cut-first = you decide about the cut first, and what to reveal after it
cut-already = you have decided about the cut already

## Allies

# $cards is how many poker cards a player may keep.
call-first =
    { $cards ->
       *[other] with { $cards } poker cards you have to call an ally
    }
not-to-call = { $army } is no allied army
commander = { $army } plays this army, and it never attacks its own player
no-ally = { $army } is no allied army with land; choose one that is
no-player = nobody plays { $army }
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
one-opponent = in this game a sea battle is against the ships of one opponent
other-ocean = ship { $ship } is in another ocean
one-at-a-time = ship { $ship } attacks one ship at a time
one-ship-alone = several ships attack one ship only as flanks, with blocks of the same size
one-flank = ship { $ship } is one flank and sends one block
not-to-send = ship { $ship } cannot be sent into this battle
no-such-engagement = fight { $number } is over, or it is not yours to roll
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
    .all-in = you have { $most } left: bet or raise by all of them, or not at all
one-army = in this game a bet or raise is of one army
# $game is “Texas hold'em” or the like.
no-such-game = { $game } is not played in this game
too-many-taken = take no more cards than you lay down
no-check = a bet stands: call it, raise or fold
no-raise = to raise you need an army beyond what you owe, and somebody who can answer
no-call = there is nothing to call
no-fold = an all-in bet stands, and everybody must call it

## Taking an action back

nothing-to-undo = nothing was played yet
chance = dice have fallen or something new was shown, so this can’t be undone

## Games that cannot be

too-few-players =
    { $players ->
        [0] nobody plays: the game needs at least two players (T1, X1)
        [one] { $players } player: the game needs at least two (T1, X1)
       *[other] { $players } players: the game needs at least two (T1, X1)
    }
too-many-players =
    { $players ->
       *[other] { $players } players: there are armies for six (T1, X1)
    }
three-or-four =
    { $players ->
        [one] { $players } player: this game is for three or four (K1)
       *[other] { $players } players: this game is for three or four (K1)
    }
taken-twice = { $army } is taken twice: each player has an army of its own (T1)
allies-cannot-choose = with allied armies on the board territories are dealt, not chosen in turns (T1, X1)
allies-need-three-each = with allied armies on the board players start with armies on each territory, not with armies to place (T2, T4)
three-each-needs-dealing = who starts with three armies on each territory is dealt them, and does not choose (T4, X1)
allies-need-land = allied armies have no headquarters: all territories have to be given out at the start (T2, L6)
no-headquarters = to win by headquarters, begin with headquarters (L6)
play-needs-allies-and-poker = allies can be played only with allied armies on the board and poker cards (T24, P1)
# $dealt are territories.
no-goal =
    { $dealt ->
       *[other] that goal would be met at once or never: take 1 to 999 rounds, or more than the { $dealt } territories a player starts with (T44)
    }
text-too-long = the name or phrase of { $army } is too long: at most { $most } bytes
level-too-long = the level of { $army } is too long: at most { $most } bytes
mix-too-long = the name of the rules is too long: at most { $most } bytes (M2)

# $number is that of the action, $refusal why.
replayed = action { $number } is not allowed: { $refusal }
