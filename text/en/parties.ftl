### Who plays against whom.

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
        [1] one computer ({ $level })
        [2] two { $level } computers
        [3] three { $level } computers
        [4] four { $level } computers
        [5] five { $level } computers
       *[other] { $count } { $level } computers
    }
# $people are one person or several, $computers one of the above.
against = { $people } against { $computers }
# Nobody is a person.
alone = { $computers } among themselves
