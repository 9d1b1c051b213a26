### The title of a game: its players and their opponents.

# $count is how many.
computers =
    { $count ->
        [1] one computer
        [2] two computers
        [3] three computers
        [4] four computers
        [5] five computers
       *[other] { $count } computers
    }
# $count is how many, $level one of levels.ftl.
computers-of-level =
    { $count ->
        [1] one { $level } computer
        [2] two { $level } computers
        [3] three { $level } computers
        [4] four { $level } computers
        [5] five { $level } computers
       *[other] { $count } { $level } computers
    }
# $people are one or more people, $computers is one of the messages above.
against = { $people } against { $computers }
# No people at all.
alone = { $computers } against each other
