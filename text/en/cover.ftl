### Handing the tablet to the next person.

# $player gets the tablet.
pass-to = Pass the tablet to { $player }
i-am = I am { $player }
    .about = Tap when only you can see
