### The table: the seats above the map, the bar below it.

table = The table
    .tools = Table
seats = Seats

## The bar

decision = Your decision
steps = Phases
    .set-up = Set-up
    .reinforce = Reinforce
    .campaign = Campaign
    .end = End
# In a game that ends after a number of rounds. $last is that number.
round = Round { $round } of { $last }
# The number of armies a tap places or moves: the group’s label, and the name of each button.
each-tap = Armies per tap
    .one = One army per tap
    .five = Five armies per tap
    .all = All armies at once
all = all
undo = Undo
    .not-yours = You can only undo your own moves.
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
leads = in the lead
ally = ally
fallen = eliminated
# These follow a number next to a picture.
territories = territories
armies = armies
cards-of = territory cards

## The recap

# $lines lines are hidden.
since = Since your last turn
    .about = What happened
    .more = { $lines } more
    .fewer = Show less
seen = Got it

## An earlier position

past = Earlier position
# $turn is the title of a turn.
past-turn = Earlier position: { $turn }
past-after = After: { $event }
    .nothing = The turn begins.
step-back = Previous step
    .key = Previous step (←)
step-on = Next step
    .key = Next step (→)
now = Back to the game
    .key = Back to the game (Escape)
