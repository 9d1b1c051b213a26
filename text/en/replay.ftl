### Running through a game that was played: the line of time above the bar.

replay = Replay
    .from-start = Replay from the start
# How fast it runs.
speed = Speed
    .times = { $times }×
play = Play
pause = Pause
turn-back = Back to where the turn begins
turn-on = On to the next turn
action-back = One action back
action-on = One action on
time = Time in the game
    .spoken = { $turn }, action { $moment } of { $length }
mark-next = Next mark
mark-last = Last mark
play-on = Play on from here
    .about = This makes a game of its own, which begins here. The one that you look at stays as it is. Who plays?
    .title = { $title }, from action { $moment } on

## The marks

# $name is an army.
continent = { $name } holds all of { $continent }.
sank = { $name }’s ship { $ship } sinks.
captured = { $name }’s ship { $ship } is captured.
# $name lost its ship $ship to captives, who are $by’s.
mutinied = { $name }’s ship { $ship } is taken by captives of { $by }.
# $name has won $armies armies.
poker-won =
    { $armies ->
        [one] { $name } wins a pot of { $armies } army.
       *[other] { $name } wins a pot of { $armies } armies.
    }
