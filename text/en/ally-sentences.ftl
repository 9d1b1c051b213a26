### Allies: who may play them, and poker for them. $name and the like are the names of players.

## The call for an ally

# $rivals are players; $stake is the message below.
terms = Nobody can contest your call now: you play the ally at once.
    .rivals = { $rivals } can contest your call. If they do, you play poker for the ally, and must win with a card of its suit to play it. { $stake }
stake =
    { $armies ->
        [one] You stake your next reinforcement: { $armies } army.
       *[other] You stake your next reinforcements: { $armies } armies.
    }
    .left =
    { $armies ->
        [one] You stake what is left of your next reinforcements: { $armies } army.
       *[other] You stake what is left of your next reinforcements: { $armies } armies.
    }

## The decision

call = { $name }: call an ally, or end your turn.
    .forced = { $name }: you hold five poker cards, so you must call an ally.
# $player called the ally; $others, if any, contest it already.
contest = { $player } calls { $ally }.{ $number ->
        [0] { "" }
        [one] { " " }{ $others } is already contesting it.
       *[other] { " " }{ $others } are already contesting it.
    } { $name }, you may contest it at poker.
# $player has not won $ally and plays another hand; $others, if any, have joined in already.
join = { $player } plays another hand for { $ally }.{ $number ->
        [0] { "" }
        [one] { " " }{ $others } has joined in.
       *[other] { " " }{ $others } have joined in.
    } { $name }, you may join in.
another-hand = { $name }, you haven’t won. Play another hand for { $ally }, or stop?
answer = { $name }: { $ally } is contested by { $others }. Play poker for it, or give it up?
# The offer to a player who has won an ally.
play-or-not = It gets its reinforcements and acts for you. If you don’t play it, your turn ends.
won = { $name }, you have won { $ally } with a card of its suit. You may play it now.
name-game = { $name }: you deal. Choose the game.
use-cards = { $name }: choose cards from your stash to play for { $ally }.
check-or-bet =
    { $pot ->
        [one] { $name }: { $pot } army in the pot. Check or bet?
       *[other] { $name }: { $pot } armies in the pot. Check or bet?
    }
stay = { $name }: { $pot ->
        [one] { $pot } army
       *[other] { $pot } armies
    } in the pot; { $owed ->
        [one] { $owed } army
       *[other] { $owed } armies
    } to call.
exchange = { $name }: choose the cards to replace.
show-hand = { $name }: your hand can’t win. Show it, or muck it unseen.
    .uncalled = { $name }, you have won. To play { $ally }, show a hand with its suit.

## A player at the poker table, read out: $facts is a list of the messages below

player = { $name }: { $facts }.
staked =
    { $armies ->
        [one] { $armies } army in the pot
       *[other] { $armies } armies in the pot
    }
left =
    { $armies ->
        [one] { $armies } army left
       *[other] { $armies } armies left
    }
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $cards is a list of cards.
open = { $cards } face up
all-in = all-in
folded = folded
mucked = mucked
deals = dealer
leads = leading
decides = to act

## A player’s last action

checks = checks
folds = folds
bets = bets { $armies }
calls = calls { $armies }
# By how many armies, and to which bet in this betting round.
raises = raises by { $by } to { $to }
keeps = keeps all cards
exchanges = discards { $cards }
plays-cards = { $cards } from stash
names-game = deals { $game }

## The poker table

# $others are still in; $wins of 100 hands win (a split counts in part), $suited win alone with a card of the ally’s suit.
odds =
    { $others ->
        [one] Against { $others } straightforward opponent: about { $wins } % chance to win, { $suited } % to win outright with the ally’s suit.
       *[other] Against { $others } straightforward opponents: about { $wins } % chance to win, { $suited } % to win outright with the ally’s suit.
    }
# The same if nothing can be discarded: every possible deal was counted, or many random ones were dealt.
odds-exact =
    { $others ->
        [one] Against { $others } opponent with random cards: { $wins } % chance to win, { $suited } % to win outright with the ally’s suit. Every possible deal is counted.
       *[other] Against { $others } opponents with random cards: { $wins } % chance to win, { $suited } % to win outright with the ally’s suit. Every possible deal is counted.
    }
odds-dealt =
    { $others ->
        [one] Against { $others } opponent with random cards: about { $wins } % chance to win, { $suited } % to win outright with the ally’s suit. Estimated from random deals.
       *[other] Against { $others } opponents with random cards: about { $wins } % chance to win, { $suited } % to win outright with the ally’s suit. Estimated from random deals.
    }
goes-back = Uncalled: returned to { $name }
pot = In the pot
    .main = Main pot, for { $names }
    .side = Side pot, for { $names }
stage-stash = Cards from the stash
stage-naming = The dealer chooses the game
stage-first = First betting round
stage-draw = Draw
stage-last = Last betting round
stage-showdown = Showdown
bet-check = Check
bet-bet = Bet 1
bet-call = Call { $armies }
    .all-in = Call { $armies }, all-in
bet-raise = Raise by 1: put in { $armies }
bet-fold = Fold

## The outcome of a hand of poker

# Why a hand was not shown.
not-shown = not shown
    .folded = folded
    .mucked = mucked
# $armies are what $name wins beyond the own stake.
wins =
    { $armies ->
        [one] { $name } gains { $armies } army.
       *[other] { $name } gains { $armies } armies.
    }
    .plays =
    { $armies ->
        [one] { $name } gains { $armies } army and plays { $ally }.
       *[other] { $name } gains { $armies } armies and plays { $ally }.
    }
share =
    { $armies ->
        [one] { $names } split { $armies } army.
       *[other] { $names } split { $armies } armies.
    }
# Follows one of the messages above, once it is settled.
nobody-plays = Nobody plays the ally.

## The allies of a game

peace = An ally attacks nobody until a player plays it; then it may attack everyone but that player. Anyone may attack it at any time.
defend-only = In this game nobody plays allies: they only defend themselves.
by-poker = At the end of your turn you may call one ally. If someone contests it, you play poker for it, and must win with a card of its suit to play it.
by-card = At the end of your turn you may call one ally if you hold a poker card; with five you must. If someone contests it, you play poker for it with a card from your stash, and must win with a card of its suit to play it.
own-cards = An ally holds territory cards of its own. Only the player who plays it sees them.
any-suit = any suit
holds =
    { $captives ->
        [one] It holds { $captives } of { $name }’s armies captive.
       *[other] It holds { $captives } of { $name }’s armies captive.
    }
held =
    { $armies ->
        [one] { $name } holds { $armies } of its armies captive.
       *[other] { $name } holds { $armies } of its armies captive.
    }
landless = It has no land, so nobody can take it over.
played-now = { $name } plays it now.
played = { $name } played it in round { $round }.
