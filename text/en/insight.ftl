### What a finished game tells: luck and decisions.

luck-and-decisions = Luck and decisions
    .about = What of this game was luck, and what decisions were
not-over = Luck and decisions are told of finished games only: until then players hold cards that others must not know.

## While the game is gone through

working = The game is gone through, action by action: how likely each player was to win, and what an expert would have done.
    .progress = Gone through
    .percent = { $percent } %
    .stop = Stop
    .stopped = Stopped. Nothing is lost: you can begin again at any time.
    .again = Begin again
    .gone = That did not work: the part of the game that thinks has stopped. Try again.

## What was found

# Whose luck and decisions are shown.
player = Player
# $name is a player, $start the chance to win before the first action, $result all or nothing. $luck and $decisions are
# signed numbers of points of that chance.
spoken = { $name }: { $start } % at the start, { $luck } points by luck, { $decisions } points by decisions, { $result } % at the end.
# Such a number of points of the chance to win, and such a chance.
points = { $points } points
    .whole = { $percent } %
start = Start
luck = Luck
decisions = Decisions
# $own and $others are numbers of points.
decided = Own decisions { $own } points, those of others { $others } points: a turn usually raises the chance of whoever has it, and lowers those of the others.
result = Result
adds-up = The start and the result are chances to win. Each step between them is the number of percentage points by which the chance rose or fell.

## Luck by what it was about

by-kind = Where the luck came from
    .about = Luck is what dice and cards did to the chance to win, in points; plus is good for this player. A good roll adds little where nothing depends on it, so battles can cost points although they went better than the odds.
# $ahead is a signed number of armies: those kept and those destroyed beyond what was expected.
battles = Battles
    .about = Armies against the odds: { $ahead }. Lost { $lost } where exact odds expect { $expected }; opponents lost { $inflicted } where they expect { $due }.
cards = Cards
    .about = Dice gave { $armies } armies for { $sets } sets; { $expected } were to be expected.
poker = Poker
    .about = Won { $armies } armies at { $hands } showdowns; { $expected } were to be expected by the cards when all was in.
cruises = Cruises
    .about = { $lengths } boat lengths in { $cruises } cruises; { $expected } were to be expected.
mobilization = Mobilization
    .about = { $armies } armies rose when attacked.
other = Set-up and the rest

## Moments

costliest = Costliest decisions
    .none = No decision in which an expert would clearly have done better.
    .why = Against what an expert would have done, when the turn was over, on average over many trials with the same dice.
luckiest = Luckiest moments
    .none = No luck worth telling.
unluckiest = Unluckiest moments
    .none = No bad luck worth telling.
# $name did it in round $round.
moment = Round { $round }, { $name }
    .set-up = Set-up, { $name }
# $moment is one of these two.
look = Look at the map then: { $moment }, { $points } points
# $deed is a sentence in the imperative, as advice is.
done = Played: { $deed }.
better = An expert: { $deed }.
# $done and $better are two of these sentences.
note = { $done } { $better }
same = An expert would have done the same.

## Along the line of time

# The chances to win of all players.
line = Chance to win, as lines: tap to go there
# $chances is a list of players with percentages.
here = Chance to win: { $chances }
chance = { $name } { $percent } %

## How good the estimate is

good = How good is this?
    .why = A chance is judged by the position alone, as if all played on equally well, all of them knowing what a computer knows. It was fitted to 6,000 games between computer players and measured on 10,000 others: of all positions of which it said 70 to 80 %, 77.2 % were won, and no tenth was off by more than 2.7 points. Of a single position it can be far off: it counts armies, income, land, cards and whose turn it is, but has no plan.
    .split = What an action changed on average, over all dice and cards that could have come and over what its player could not know, is booked to the decision; the rest is luck. The average is taken over up to 512 trials, so that a moment may be off by a tenth of a point.
