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

## What comes only when it is wanted: a long text, a part of the program

coming = On its way …
missing = This did not come: is this device offline? If it is not, there may be a newer version: load the page anew. Your games are here all the same.
    .title = It did not come
    .again = Try again
    .anew = Load the page anew
