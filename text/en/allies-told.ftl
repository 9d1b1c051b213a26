### Allied armies: who may play them, and poker for them. $name and the like are what players are called.

## The call for an ally

# $rivals are players; $stake is said as below.
terms = Nobody can contest your choice now: you play the ally at once.
    .rivals = { $rivals } can contest your choice. Then you play poker for the ally, and must win with one of its suits to play it. { $stake }
stake =
    { $armies ->
        [one] At stake are your next reinforcements, counted out now: { $armies } army.
       *[other] At stake are your next reinforcements, counted out now: { $armies } armies.
    }
    .left =
    { $armies ->
        [one] At stake is what is left of your counted reinforcements: { $armies } army.
       *[other] At stake is what is left of your counted reinforcements: { $armies } armies.
    }

## What is to be decided

call = { $name }: play an ally, or end your turn.
    .forced = { $name }: you hold five poker cards, so you call an ally.
# $player called the ally; others may contest it already.
contest = { $player } wants to play { $ally }.{ $number ->
        [0] { "" }
        [one] { " " }{ $others } contests it already.
       *[other] { " " }{ $others } contest it already.
    } { $name }, you may contest it at poker.
# $player has not won $ally and wants another hand; others take part already.
join = { $player } plays another hand for { $ally }.{ $number ->
        [0] { "" }
        [one] { " " }{ $others } takes part already.
       *[other] { " " }{ $others } take part already.
    } { $name }, you may take part.
another-hand = { $name }, you have not won. You may play another hand for { $ally }, or stop.
answer = { $name }: play poker for { $ally } with { $others }, or give up?
# What is offered with an ally that was won.
play-or-not = It gets its armies and acts for you. If you do not play it your turn ends.
won = { $name }, you have won { $ally } with one of its suits. You may play it now.
name-game = { $name }: you deal. Choose the game.
use-cards = { $name }: choose cards of your stash to play for { $ally }.
check-or-bet =
    { $pot ->
        [one] { $name }: { $pot } army in the pot; check or bet.
       *[other] { $name }: { $pot } armies in the pot; check or bet.
    }
stay = { $name }: { $pot ->
        [one] { $pot } army
       *[other] { $pot } armies
    } in the pot; to stay costs { $owed ->
        [one] { $owed } army
       *[other] { $owed } armies
    }.
exchange = { $name }: lay down the cards you do not want.
show-hand = { $name }: your hand can’t win. Show it or muck it.
    .uncalled = { $name }, you have won. Show your hand to play { $ally } with its suit.

## A player at the table of poker, as it is told: $facts is a list of the others

player = { $name }: { $facts }.
staked =
    { $armies ->
        [one] { $armies } army in
       *[other] { $armies } armies in
    }
left = { $armies } left
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $cards are those that all see.
open = open: { $cards }
all-in = all in
folded = folded
mucked = has laid the hand down
deals = deals
leads = leads
decides = to decide

## What a player did last

checks = checks
folds = folds
bets = bets { $armies }
calls = calls { $armies }
raises = raises, { $armies } in
keeps = keeps all cards
exchanges = exchanges { $cards }
plays-cards = plays { $cards } of the stash
names-game = deals { $game }

## The table of poker

# $others play on; of 100 games one wins $wins, $suited of them with a card of the suit.
odds =
    { $others ->
        [one] Against { $others } other who play plainly you win about { $wins } of 100 such games, { $suited } of them alone and with the ally's suit.
       *[other] Against { $others } others who play plainly you win about { $wins } of 100 such games, { $suited } of them alone and with the ally's suit.
    }
# As above, where nothing is exchanged: all that can be dealt was counted, or cards were dealt at random many times.
odds-exact =
    { $others ->
        [one] Against { $others } other with any cards you win { $wins } of 100 such games, { $suited } of them alone and with the ally's suit. All that can be dealt is counted.
       *[other] Against { $others } others with any cards you win { $wins } of 100 such games, { $suited } of them alone and with the ally's suit. All that can be dealt is counted.
    }
odds-dealt =
    { $others ->
        [one] Against { $others } other with any cards you win about { $wins } of 100 such games, { $suited } of them alone and with the ally's suit. It is tried out with cards at random.
       *[other] Against { $others } others with any cards you win about { $wins } of 100 such games, { $suited } of them alone and with the ally's suit. It is tried out with cards at random.
    }
goes-back = Not called: goes back to { $name }
pot = In the pot
    .main = Main pot, for { $names }
    .side = Side pot, for { $names }
stage-stash = Cards of the stash
stage-naming = The dealer chooses the game
stage-first = First bets
stage-draw = Draw
stage-last = Last bets
stage-showdown = Showdown
bet-check = Check
bet-bet = Bet 1
bet-call = Call { $armies }
    .all-in = Call { $armies }, all in
bet-raise = Raise: { $armies } in
bet-fold = Fold

## What a game of poker came to

# A hand that was not shown, and why.
not-shown = not shown
    .folded = folded
    .mucked = laid down unseen
# $name won so many $armies of others.
wins =
    { $armies ->
        [one] { $name } wins { $armies } army from the others.
       *[other] { $name } wins { $armies } armies from the others.
    }
    .plays =
    { $armies ->
        [one] { $name } wins { $armies } army from the others and plays { $ally }.
       *[other] { $name } wins { $armies } armies from the others and plays { $ally }.
    }
share =
    { $armies ->
        [one] { $names } share { $armies } army.
       *[other] { $names } share { $armies } armies.
    }
# Said after what was won, once that is settled.
nobody-plays = Nobody plays the ally.

## The allies of a game

peace = An ally is at peace until somebody plays it; then it may attack everybody but who plays it. Everybody may attack it at any time.
defend-only = In this game nobody plays allies: they only defend themselves.
by-poker = At the end of your turn you may call one ally. If somebody contests it, you play poker for it, and must win with a card of its suit to play it.
by-card = At the end of your turn you may call one ally if you hold a poker card; with five you must. If somebody contests it, you play poker for it with a card of your own, and must win with one of its suits to play it.
own-cards = An ally holds territory cards of its own. Only who plays it sees them.
any-suit = any suit
holds =
    { $captives ->
        [one] It holds { $captives } captive of { $name }.
       *[other] It holds { $captives } captives of { $name }.
    }
held =
    { $armies ->
        [one] { $armies } army of it is held captive by { $name }.
       *[other] { $armies } armies of it are held captive by { $name }.
    }
landless = It has no land, so nobody can go on with it.
played-now = { $name } plays it now.
played = { $name } played it in round { $round }.
