### The table: the seats above the map, the bar below it.

table = The table
    .tools = Table
seats = Seats

## The bar

decision = Your decision
steps = Steps
    .set-up = Set-up
    .reinforce = Reinforce
    .campaign = Campaign
    .end = End
# How many armies a tap places or moves: what a button shows, and what it is.
each-tap = Armies per tap
    .one = One army for each tap
    .five = Five armies for each tap
    .all = All armies at once
all = all
undo = Undo
    .not-yours = That was not your move.
path = Path
    .about = Odds for a path
    .key = Odds for a path (P)
cards = Cards
    .set = set
cards-held = Cards: { $cards }
    .ready = Cards: { $cards }, a set is ready
log = Log
menu = Menu

## A seat

computer = computer
leads = leads
ally = ally
fallen = fallen
# These follow a number that stands beside a picture.
territories = territories
armies = armies
cards-of = territory cards

## What happened

# So many $lines are folded away.
since = Since your last turn
    .about = What happened
    .more = { $lines } more
    .fewer = Show less
seen = Seen

## Looking back

past = The past
# $turn is the title of a turn.
past-turn = The past: { $turn }
past-after = After: { $event }
    .nothing = The turn begins.
step-back = One step back
    .key = One step back (←)
step-on = One step on
    .key = One step on (→)
now = Back to now
    .key = Back to now (Escape)
