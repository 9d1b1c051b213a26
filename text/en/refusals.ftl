### Why something is not allowed. Each reason is a clause, used alone as a sentence or after a colon.

# $reason is one of these, $rule the rule behind it.
with-rule = { $reason } ({ $rule })

## Actions

over = the game is over
not-now = another decision comes first
not-declined = this can’t be declined
not-free = { $territory } is taken; choose an unoccupied territory
not-yours = { $territory } isn’t yours
yours = { $territory } is your own
no-border = { $from } doesn’t border on { $to }
no-path = your territories don’t connect { $from } to { $to }
same-place = the armies are already in { $territory }
armies-exactly =
    { $armies ->
        [one] choose exactly { $armies } army
       *[other] choose exactly { $armies } armies
    }
# $least are needed, $most are available.
armies-too-few =
    { $least ->
       *[other] not enough armies: at least { $least } needed, { $most } available
    }
# $least and $most are numbers of armies.
armies =
    { $most ->
       *[other] choose { $least } to { $most } armies
    }
none-to-spare = { $territory } has no spare armies: one must stay, and each army moves only once
nobody-beside = there is nobody to attack next to { $territory }
no-way-out = { $territory } isn’t connected to any of your other territories
armies-left =
    { $armies ->
        [1] place your last army first
       *[other] place your { $armies } remaining armies first
    }
one-source = this turn you can move armies only from { $territory }
not-to-stir = new randomness can be mixed into the dice only when a game is handed over by link, and only once
not-to-pledge = a device can commit to its secrets only once, before any dice depend on them, and only for players’ seats
pledges-first = all devices must first commit to their secrets, and the first of them must reveal one
not-to-disclose = a device reveals one secret each time a decision passes to it from another device, and only if it has committed to secrets
# $army is played on the device.
broken-commitment = { $army }’s device broke its commitment: this isn’t the secret it committed to
lost-key = this device has no secret that matches its commitment: its data was deleted, or the game was changed after it committed
between-turns = players can leave and join only between turns, before the first move of a turn

## Attacks

dice-exactly =
    { $dice ->
        [one] you roll { $dice } die here
       *[other] you roll { $dice } dice here
    }
# $least and $most are numbers of dice.
dice =
    { $most ->
       *[other] roll { $least } to { $most } dice
    }
no-large-attacks = this game has no massed (committed or flanking) attacks
# $territories are where you can attack from.
must-attack = before you stop you must attack once with superior numbers: from { $territories }
one-set = you have already turned in a set this turn
enough-sets = you have fewer than five cards left; keep them for your next turn
table-full = this game is for three or four players, and four are playing
blocks = a flanking attack needs 2 to 12 blocks of armies
exhausted = { $territory } lost a committed attack and can’t act again this turn
no-such-block = block { $block } has no armies left
not-between-rolls = reserves can join only between two rolls: roll first
no-halt = only a normal attack can be broken off, and only after a roll
no-such-die = no die shows a { $face }
# $least and $most are numbers of dice.
defence-dice =
    { $most ->
       *[other] defend with { $least } to { $most } dice
    }
not-to-strike = there is no { $face } that a missile could turn into a 6
nobody-there = nobody holds { $territory }: move in instead
controlled = { $territory } is held: you can move only into territories nobody holds
beside-headquarters = there is a headquarters next to { $territory }; choose a territory farther away

## Territory cards

not-held = you don’t hold these cards
no-set = a set is three cards of one symbol, or one of each
not-for-sale = in this game a set can’t buy this
factory-at-end = in this game you buy factories at the end of your turn, not at its start
factory-only = at the end of your turn a set can buy only a factory
set-first = you hold five or more cards: turn in a set first
not-to-reveal = you can reveal only wild cards and cards of your own territories
cut-first = first decide whether to cut the deck, then which cards to reveal
cut-already = you have already decided whether to cut the deck

## Allies

# $cards is how many poker cards a player may keep.
call-first =
    { $cards ->
       *[other] with { $cards } poker cards you must call an ally
    }
not-to-call = { $army } isn’t an ally
commander = { $army } plays this ally, and an ally can’t attack its own player
no-ally = { $army } isn’t an ally with land; choose one that is
no-player = nobody plays { $army }
no-allies = this game has no allies

## Ships

no-coast = you have no coast to launch a ship from
sea-full =
    { $ships ->
       *[other] all { $ships } ships are at sea: you can’t buy another until one sinks
    }
# Each $ship is a number.
not-your-ship = ship { $ship } isn’t yours
own-ship = ship { $ship } is your own
ship-done = ship { $ship } can’t do anything more this turn
no-crew = ship { $ship } has no armies aboard: take some aboard first
has-sailed = ship { $ship } has sailed; it can sail again once it takes armies aboard, lands or wins a battle
# $hex is a row and a column: “4,12”.
no-harbour = { $hex } isn’t a harbour of one of your territories
not-in-harbour = the ship isn’t within one boat length of { $territory }
# $hex is a row and a column.
too-far =
    { $lengths ->
        [one] { $hex } is too far: the ship can sail only { $lengths } boat length
       *[other] { $hex } is too far: the ship can sail only { $lengths } boat lengths
    }
patrols =
    { $ships ->
        [1] a patrol in the { $ocean } Ocean must be beaten first
       *[other] { $ships } patrols in the { $ocean } Ocean must be beaten first
    }
no-engagement = choose ships of yours and enemy ships in the same ocean
one-opponent = in this game you can fight only one opponent in a sea battle
other-ocean = ship { $ship } is in another ocean
one-at-a-time = ship { $ship } can attack only one ship at a time
one-ship-alone = several ships can attack one ship only by flanking it, with blocks of the same size
one-flank = ship { $ship } is a single flank, so it can send only one block
not-to-send = ship { $ship } can’t join this battle
no-such-engagement = engagement { $number } is over or not yours to roll
not-a-victor = ship { $ship } can’t board this ship

## Poker

# Each $card is written as “QH”.
not-in-stash = { $card } isn’t in your stash
not-in-hand = { $card } isn’t in your hand
number-used =
    { $most ->
       *[other] use 1 to { $most } cards from your stash
    }
at-most-used =
    { $most ->
        [one] use at most { $most } card from your stash
       *[other] use at most { $most } cards from your stash
    }
# $least and $most are numbers of armies.
amount =
    { $most ->
       *[other] bet or raise by { $least } to { $most } armies: at least the last raise, at most what you have left
    }
    .all-in = you have { $most } left: your only bet or raise is all-in
one-army = in this game every bet or raise is one army
# $game is “Texas hold’em” or the like.
no-such-game = { $game } isn’t part of this game
too-many-taken = take no more cards than you discard
no-check = there is a bet: call, raise or fold
no-raise = to raise you need at least one army more than the call costs, and an opponent who can respond
no-call = there is nothing to call
no-fold = everyone must call an all-in bet

## Undoing an action

nothing-to-undo = there is nothing to undo yet
chance = dice were rolled or something new was revealed, so this can’t be undone

## Games that can’t be set up

too-few-players =
    { $players ->
        [0] nobody plays: the game needs at least two players (T1, X1)
        [one] { $players } player: the game needs at least two (T1, X1)
       *[other] { $players } players: the game needs at least two (T1, X1)
    }
too-many-players =
    { $players ->
       *[other] { $players } players: there are only six armies (T1, X1)
    }
three-or-four =
    { $players ->
        [one] { $players } player: this game is for three or four (K1)
       *[other] { $players } players: this game is for three or four (K1)
    }
taken-twice = { $army } is taken twice: each player needs their own army (T1)
allies-cannot-choose = with allies on the board, territories are dealt, not chosen in turns (T1, X1)
allies-need-three-each = with allies on the board, players start with armies on each territory instead of armies to place (T2, T4)
three-each-needs-dealing = to start with three armies on each territory, territories must be dealt, not chosen (T4, X1)
allies-need-land = allies have no headquarters: all territories must be assigned at the start (T2, L6)
no-headquarters = to win by headquarters, players must start with headquarters (L6)
no-starts = this board has no starting positions (X8)
no-start-of = this board has no starting position for { $army } (X8)
play-needs-allies-and-poker = to play allies, you need allies on the board and poker cards (T24, P1)
# $dealt territories are dealt to each player.
no-goal =
    { $dealt ->
       *[other] that goal would be met at once or never: choose 1 to 999 rounds, or more than the { $dealt } territories a player starts with (T44)
    }
text-too-long = { $army }’s name or phrase is too long: at most { $most } bytes
level-too-long = { $army }’s level is too long: at most { $most } bytes
mix-too-long = the name of the rule set is too long: at most { $most } bytes (M2)

# $number is the number of the move, $refusal the reason.
replayed = move { $number } isn’t allowed: { $refusal }
