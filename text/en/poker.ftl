### Poker for an ally.

## Contesting and joining

contest-title = Poker for { $ally }?
contest = Contest
    .pass = Let it pass
accept = Play poker
    .give-up = Give up the ally
another-title = Another hand for { $ally }?
another = Play another hand
    .not = Stop and end my turn
join = Join in
    .not = Stay out
won-title = Play { $ally }?
won = Play the ally
    .not = End my turn
your-cards = Your poker cards

## The table

title = Poker for { $ally }
# $player needs one of $suits, which are symbols: “♣ or ♥”.
aim = To play { $ally }, { $player } must win with { $suits }.
    .any = To play { $ally }, { $player } must win; any suit will do.
table = Poker table
players = Players
pots = Pots
dealer = Dealer
    .letter = D
all-in = all-in
folded = folded
mucked = mucked

## The player’s own seat

place = { $name }: your seat
covered = Face down
# $hand is the kind of hand: “Two pair”.
with-suit = <hand>{ $hand }</hand>, with the ally’s suit
without-suit = <hand>{ $hand }</hand>, without the ally’s suit
stash = Your stash
odds = Odds
bet = Your bet
# Bets of any size.
# $game is “Texas hold’em”, $stage “The flop” or the like.
stage = { $game }: { $stage }
half-pot = Half the pot
whole-pot = The pot
go-all-in = All-in
wager-size = Bet size
wager = Bet { $by }
    .raise = Raise by { $by }: put in { $armies }
    .all-in = All-in: { $armies }
pass = Pass the tablet to <name>{ $name }</name>
    .show = I am { $name }: show my cards
    .hold = Hold to see your cards

## Playing cards of the stash

use-cards = Tap the cards from your stash to play in this hand. The dealer deals the rest, up to five. The cards you play are discarded afterwards.
# $played cards come from the stash, $dealt from the dealer.
use-some = Play { $played } from the stash, { $dealt } dealt
    .all = Play these five
    .too-few = Choose at least one
    .too-many = Five at most

# Hold’em and stud: only the hole cards can come from the stash.
use-hole-cards = Tap up to two cards from your stash to be your hole cards. The dealer deals the rest. The cards you play are discarded afterwards.
use-hidden-cards = Tap up to three cards from your stash to be your hole cards. The dealer deals the rest. The cards you play are discarded afterwards.
use-only = Play these { $played }
    .none = Play none of them
    .too-many = { $most } at most

## Choosing the game

choose-game = Dealer’s choice: pick the game.
about-draw = Five cards each, face down. Discard and draw once. Two betting rounds.
about-stud = Seven cards each, three face down and four face up. Five betting rounds; your best five cards count.
about-hold-em = Two hole cards each, and a board that everyone shares. Three betting rounds.
board = Board
    .to-come =
    { $cards ->
        [one] { $cards } card to come
       *[other] { $cards } cards to come
    }

## The draw

exchange = Tap the cards you want replaced. You keep the others.
    .stash = Tap the cards to replace. To take cards from your stash instead of new ones, tap those too.
keep-all = Keep all five
lay-down-more = Choose { $cards } more to replace
# $down are replaced; $taken come from the stash, $dealt from the dealer.
exchange-some =
    { $down ->
        [one] Replace { $down } card
       *[other] Replace { $down } cards
    }
    .stash = Replace { $down }: { $taken } from the stash, { $dealt } dealt
    .only-stash = Replace { $down } from the stash
# On a card that is selected.
tag-replace = Replace
tag-take = Take
tag-play = Play

## The showdown

hand = Your hand
show-hand = Show
    .why = Your hand can’t win. Show it, or muck it so nobody sees it.
    .uncalled = Everyone else has folded: you win the pot. To play the ally, show a hand with its suit.
muck = Muck (don’t show)
    .all = Everyone here mucks
check-all = Everyone here checks
# Standing orders for this game, below the two buttons.
always = From now on
    .show = Always show
    .muck = Always muck

## Red queens, where they rank above the aces: $cards are one or both of them in words

queen-held = You hold the { $cards }: higher than any ace.
    .board = The { $cards } on the board: higher than any ace.
    .shown = { $name } shows the { $cards }: higher than any ace.

## The result

last-game = Last hand
    .go-on = Got it
# $name is the player, $hand the hand shown, or “folded” and the like.
result = <name>{ $name }</name>: { $hand }
# $armies are the part of the pot that a player gets.
wins = takes { $armies }

## Hand rankings

ranks = Hand rankings
    .queens = Q♥ and Q♦ rank above aces when two hands of the same kind are compared. In pairs and straights they are still queens; of two equal straights, the one with a red queen wins.
    .ace-high = The ace ranks above the king; it can also start a straight, below the two.
    .ace-low = The ace is the lowest card, below the two.

## Kinds of hands, lowest first

high-card = high card
pair = pair
two-pair = two pair
trips = three of a kind
straight = straight
flush = flush
full-house = full house
quads = four of a kind
straight-flush = straight flush

## The games

five-card-draw = five-card draw
seven-card-stud = seven-card stud
texas-hold-em = Texas hold’em

## Streets: a betting round follows each

the-flop = the flop
the-turn = the turn
the-river = the river
third-street = third street
fourth-street = fourth street
fifth-street = fifth street
sixth-street = sixth street
seventh-street = seventh street

## The cards

# A card: $rank is a number or one of these ranks, $suit one of these suits.
card = { $rank } of { $suit }
jack = jack
queen = queen
king = king
ace = ace
clubs = clubs
diamonds = diamonds
hearts = hearts
spades = spades
