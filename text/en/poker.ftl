### Poker for an ally.

## Who wants to play

contest-title = Poker for { $ally }?
contest = Contest
    .pass = Let it pass
accept = Play poker
    .give-up = Give it up
another-title = Another hand for { $ally }?
another = Play another hand
    .not = Stop and end my turn
join = Take part
    .not = Stay out
won-title = Play { $ally }?
won = Play the ally
    .not = End my turn
your-cards = Your poker cards

## The table

title = Poker for { $ally }
# $player needs one of $suits, which are signs: “♣ or ♥”.
aim = { $player } needs { $suits } in a winning hand to play { $ally }.
    .any = { $player } needs a winning hand to play { $ally }: any suit will do.
table = The table
players = Players
pots = Pots
dealer = Dealer
    .letter = D
all-in = all in
folded = folded
mucked = laid down

## The own place

place = { $name }: your place
covered = Covered
# $hand is what the cards are: “Two pair”.
with-suit = <hand>{ $hand }</hand>, with the ally's suit
without-suit = <hand>{ $hand }</hand>, without the ally's suit
stash = Your stash
odds = Odds
bet = Your bet
# Bets of any size: in the middle lie the armies of all.
# $game is “Texas hold'em”, $stage “The flop” or the like.
stage = { $game }: { $stage }
half-pot = Half the pot
whole-pot = The pot
go-all-in = All in
wager-size = By how many armies
wager = Bet { $by }
    .raise = Raise by { $by }: { $armies } in
    .all-in = All in: { $armies }
pass = Pass the tablet to <name>{ $name }</name>
    .show = I am { $name }: show my cards
    .hold = Hold to see your cards

## Cards of the stash for the hand

use-cards = Mark the cards of your stash that you play: they go into your hand. The dealer deals what is missing to five; all cards played are gone afterwards.
# $played go into the hand, $dealt come from the dealer.
use-some = Play { $played }, get { $dealt } dealt
    .all = Play these five
    .too-few = Choose at least one
    .too-many = Five at most

# Where the hand has fewer cards than five: only so many can come from the stash.
use-hole-cards = Your two hole cards: tap those of your stash that you play. The dealer deals what is missing; all cards played are gone afterwards.
use-hidden-cards = Your three hidden cards: tap those of your stash that you play. The dealer deals what is missing; all cards played are gone afterwards.
use-only = Play these { $played }
    .none = Play none: have all dealt
    .too-many = { $most } at most

## Choosing the game

choose-game = You deal. Which game is played?
about-draw = Five cards each, hidden. Once you may exchange some. Two rounds of bets.
about-stud = Seven cards each, three hidden and four open. Five rounds of bets, and the best five count.
about-hold-em = Two cards each, hidden, and others in the middle for all. Three rounds of bets.
board = Cards for all
    .to-come =
    { $cards ->
        [one] { $cards } card is still to come
       *[other] { $cards } cards are still to come
    }

## Exchanging cards

exchange = The marked cards are your hand. Tap those that you lay down: the dealer deals others, unless you mark cards of your stash.
keep-all = Keep all five
lay-down-more = Lay down { $cards } more
# $down are laid down; $taken come from the stash, $dealt from the dealer.
exchange-some = Exchange { $down }
    .stash = Exchange { $down }: { $taken } from the stash, { $dealt } dealt

## Showing the hand

hand = Your hand
show-hand = Show
    .why = Your hand can’t win. Show it, or muck it and nobody will ever see it.
    .uncalled = Everybody else has folded: the armies are yours. To play the ally you must show a hand with its suit.
muck = Muck
# Standing orders for this game, below the two buttons.
always = From now on
    .show = Always show
    .muck = Always muck

## What it came to

last-game = The last game of poker
# $name is the player, $hand what was shown or done.
result = <name>{ $name }</name>: { $hand }
wins = wins { $armies }

## What beats what

ranks = What beats what
    .queens = Q♥ and Q♦ count above an ace where two hands of one kind are compared. They make pairs and straights as queens; of two equal straights that with a red queen is higher.
    .ace-high = The ace is above the king; in a straight it may also stand below the two.
    .ace-low = The ace is the lowest card, below the two.

## Kinds of hands, the lowest first

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
texas-hold-em = Texas hold'em

## Cards after which there are bets

the-flop = the flop
the-turn = the turn
the-river = the river
third-street = the third card
fourth-street = the fourth card
fifth-street = the fifth card
sixth-street = the sixth card
seventh-street = the last card

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
