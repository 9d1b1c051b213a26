### Replaying a game: the timeline above the bar.

replay = Replay
    .from-start = Replay from the start
# The speed of the replay.
speed = Speed
    .times = { $times }×
play = Play
pause = Pause
turn-back = Back to the start of the turn
turn-on = Next turn
action-back = Previous move
action-on = Next move
time = Position in the game
    .spoken = { $turn }, move { $moment } of { $length }
mark-next = Next mark
mark-last = Previous mark
play-on = Play on from here
    .about = This starts a new game from this point. The game you are viewing stays as it is. Who plays?
    .title = { $title }, from move { $moment }

## The marks

# $name is an army.
continent = { $name } holds all of { $continent }.
sank = { $name }’s ship { $ship } sinks.
captured = { $name }’s ship { $ship } is captured.
# $name lost its ship $ship to the captives aboard, who belong to $by.
mutinied = Captives from { $by } take over { $name }’s ship { $ship }.
# $name has won $armies.
poker-won =
    { $armies ->
        [one] { $name } wins a pot of { $armies } army.
       *[other] { $name } wins a pot of { $armies } armies.
    }
