### Game analysis: how much luck and decisions counted in a finished game.

luck-and-decisions = Luck and decisions
    .about = How much of this game came down to luck, and how much to decisions
not-over = Only finished games can be analysed: earlier, the analysis would give hidden cards away.

## While the game is being analysed

working = Analysing the game move by move: how likely each player was to win, and what an expert would have done.
    .progress = Analysis
    .percent = { $percent } %
    .stop = Stop
    .stopped = Stopped. Nothing is lost: you can start again at any time.
    .again = Start again
    .gone = The analysis stopped unexpectedly. Your game is safe: start the analysis again.

## The results

# The player whose luck and decisions are shown.
player = Player
# $name is a player, $start the chance to win before the first move, $result all or nothing. $luck and $decisions are
# the next message.
spoken = { $name }: { $start } % at the start, { $luck } from luck, { $decisions } from decisions, { $result } % at the end.
# A change of the chance to win in percentage points, $signed with a plus or minus, and a chance to win.
points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
    .whole = { $percent } %
start = Start
luck = Luck
decisions = Decisions
# $own and $others are the message “points”.
decided = Own decisions: { $own }; opponents’ decisions: { $others }.
result = Result
# What decided the game for $name, in a sentence.
verdict-won = { $name } won more through decisions than luck.
    .lucky = { $name } won more through good luck than decisions.
    .unlucky = { $name } was unlucky and still won: decisions counted more.
verdict-lost = { $name } lost more through decisions than bad luck.
    .lucky = { $name } was lucky and still lost: decisions counted more.
    .unlucky = { $name } lost more through bad luck than decisions.

## Luck by its source

by-kind = Where the luck came from
# $ahead is a signed number of armies: own losses avoided plus enemy armies destroyed, compared with what was expected.
battles = Battles
    .about = Armies ahead of the odds: { $ahead }. Lost { $lost }, expected { $expected }; opponents lost { $inflicted }, expected { $due }.
cards = Cards
    .about =
    { $sets ->
        [one] Rolled { $armies } armies for { $sets } set, { $expected } expected.
       *[other] Rolled { $armies } armies for { $sets } sets, { $expected } expected.
    }
poker = Poker
    .about =
    Won { $armies ->
        [0] no armies
        [one] { $armies } army
       *[other] { $armies } armies
    } at { $hands ->
        [one] { $hands } showdown
       *[other] { $hands } showdowns
    }, { $expected } expected from the cards once betting was over.
cruises = Cruises
    .about =
    { $cruises ->
        [one] Rolled { $lengths } boat lengths for { $cruises } cruise, { $expected } expected.
       *[other] Rolled { $lengths } boat lengths for { $cruises } cruises, { $expected } expected.
    }
mobilization = Mobilization
    .about =
    { $armies ->
        [one] Raised { $armies } army when attacked.
       *[other] Raised { $armies } armies when attacked.
    }
other = Set-up and the rest

## Moments

costliest = Costliest decisions
    .none = No decision where an expert would clearly have done better.
luckiest = Luckiest moments
    .none = No luck worth mentioning.
unluckiest = Unluckiest moments
    .none = No bad luck worth mentioning.
# $name did it in round $round.
moment = Round { $round }, { $name }
    .set-up = Set-up, { $name }
# $moment is one of these two, $points the message of this name.
look = See the map at this point: { $moment }, { $points }
# $name is the player who decided; $deed is an instruction, as in a hint.
done = { $name }’s choice: { $deed }.
better = Expert’s choice: { $deed }.
# Hints give reasons for these two, which are no reasons for a mistake.
ended-campaign = End the campaign
folded = Fold
# $done and $better are two of these sentences.
note = { $done } { $better }
same = An expert would have chosen the same.

## On the timeline

# The chances to win of all players.
line = Chance to win over time: tap a point to see that moment
# $chances is a list of players with percentages.
here = Chance to win: { $chances }
chance = { $name } { $percent } %

## Reliability of the estimate

worked-out = How this is worked out
    .adds-up = The start and the result are chances to win; each step between them is a change in percentage points. A turn usually helps the player who takes it and hurts the others.
    .luck = Luck is how far dice and cards moved the chance to win, in points; a plus is good for this player. A good roll adds little when little is at stake: battles can beat the odds in armies and still cost points.
    .costliest = The costliest decisions are compared with an expert’s choice: the chance to win at the end of the turn, averaged over many trials with the same dice for both.
good = How reliable it is
    .why = A chance is estimated from the position alone, as if everyone played equally well from there and knew what a computer player knows. The estimate was fitted to 6,000 games between computer players and tested on 10,000 others: of all positions it put at 70 to 80 %, 77.2 % were won, and no ten-point range was off by more than 2.7 points. For a single position it can be far off: it counts armies, income, land, cards and whose turn it is, but doesn’t look ahead. In the last turn of a game of rounds it counts land alone.
    .split = A move’s average effect, over all possible dice and cards and everything its player couldn’t know, counts towards decisions; the rest is luck. The average is over up to 512 trials, so a moment may be off by a tenth of a point.
