### Small parts that many screens share.

# $rule is the number of a rule: “A4”.
rule = Rule { $rule }

## Choosing a number

fewer = One fewer
more = One more
least =
    { $number ->
        [0] None
       *[other] { $number }
    }
half = Half
all = All { $number }
