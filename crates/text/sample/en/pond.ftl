# What the tests of this crate say.

-pond = Frog Pond

title = { -pond }

# How loud it is.
frogs =
    { $frogs ->
        [0] No frogs sing in { $pond }.
        [one] { $frogs } frog sings in { $pond }.
       *[other] { $frogs } frogs sing in { $pond }.
    }

leap = From { $from } to { $to }, a long
    way.
    .label = Leap to { $to }

both =
    { $frogs ->
        [one] one frog
       *[other] { $frogs } frogs
    } and { $newts ->
        [one] one newt
       *[other] { $newts } newts
    }

# $name is a person, $newts a number.
told = { $newts } newts were seen by { $name }.

more = Read <link>the rules of { $pond }</link> or 1 < 2.

close = { "" } (closed)
only-english = Good evening
