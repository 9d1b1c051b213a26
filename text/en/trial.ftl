### Trying a board in the editor: many games between computer players, and what they show about the board.

open = Try it
# $games is the number of games.
about = Computer players play { $games } games on your board by the rules of Red Queens, to show what is unfair about it.
players = Players
start = Play { $games } games
stop = Cancel
unfit = Fix the problems above first.

## While the games are played

preparing = Checking the board…
progress = Games played
# $played is the number of games played so far, $games that of all.
played = { $played } of { $games } games

## The end

finished = All { $games } games have been played.
stopped = Cancelled after { $played } of { $games } games.
failed = The games stopped unexpectedly. Your board is safe: try again.
# $problem is a sentence about a fault.
faulty = No games can be played on this board. { $problem }.
outdated = You have changed the board since these games.

## The results

# Most games end between the rounds $short and $long, half of them by the round $median.
rounds = Half of the games ended by round { $median }, most between rounds { $short } and { $long }.
# $wins is a list of numbers.
by-turn = Games won, from the first to move to the last: { $wins }.
findings = What stands out
none = Nothing: chance can explain all differences in these games.
    .yet = Nothing yet.
# A button for a continent that stands out.
continents = Change continents

## What may stand out

# $games of $played games went on for more than $rounds rounds.
unfinished = { $games } of { $played } games had no winner after { $rounds } rounds. Higher bonuses help to end games.
# $wins of $games games were won by the player who has this place in the turn order. $even is the number of games that each
# would win in a fair game.
first = The player who went first won { $wins } of { $games } games; an even share is { $even }.
    .advice = Lower the bonuses of continents that can be conquered in the first rounds, or choose “Even start” in a new game: it gives later players extra armies.
later =
    { $place ->
        [2] The player who went second won { $wins } of { $games } games; an even share is { $even }.
        [3] The player who went third won { $wins } of { $games } games; an even share is { $even }.
        [4] The player who went fourth won { $wins } of { $games } games; an even share is { $even }.
        [5] The player who went fifth won { $wins } of { $games } games; an even share is { $even }.
        [6] The player who went sixth won { $wins } of { $games } games; an even share is { $even }.
        [one] Player { $place } in the turn order won { $wins } of { $games } games; an even share is { $even }.
       *[other] Player { $place } in the turn order won { $wins } of { $games } games; an even share is { $even }.
    }
# Players who first held this continent won $own percent of their games, players who first held another one and had as much
# land $others percent.
strong = Players who first held { $continent } won { $own } % of their games, others with as much land { $others } %. Its bonus of { $bonus } looks too high: lower it, or add a border.
weak = Players who first held { $continent } won { $own } % of their games, others with as much land { $others } %. Its bonus of { $bonus } looks too low: raise it, or remove a border.
# Someone held the continent in $games of $played games.
unheld =
    { $games ->
        [0] Nobody held { $continent } in { $played } games. Raise its bonus of { $bonus }, or remove a border.
        [one] Someone held { $continent } in only { $games } of { $played } games. Raise its bonus of { $bonus }, or remove a border.
       *[other] Someone held { $continent } in only { $games } of { $played } games. Raise its bonus of { $bonus }, or remove a border.
    }
# $territories are territories, as a list; $number is their number.
unattacked =
    { $number ->
        [one] { $territories } was hardly ever attacked. Add a border, or put it into a continent worth fighting for.
       *[other] { $territories } were hardly ever attacked. Add borders, or put them into a continent worth fighting for.
    }
unconquered =
    { $number ->
        [one] { $territories } was attacked, but hardly ever conquered. Add a border to it.
       *[other] { $territories } were attacked, but hardly ever conquered. Add borders to them.
    }
