### The title of a game: its players and their opponents.

# $count is how many.
computers =
    { $count ->
        [1] one computer player
        [2] two computer players
        [3] three computer players
        [4] four computer players
        [5] five computer players
        [6] six computer players
       *[other] { $count } computer players
    }
# $count is how many, $level one of levels.ftl.
computers-of-level =
    { $count ->
        [1] one { $level } computer player
        [2] two { $level } computer players
        [3] three { $level } computer players
        [4] four { $level } computer players
        [5] five { $level } computer players
        [6] six { $level } computer players
       *[other] { $count } { $level } computer players
    }
# $people are one or more people, $computers is one of the messages above.
against = { $people } against { $computers }
# No people at all.
alone = { $computers } against each other
