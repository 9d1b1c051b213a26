### The tablet goes from one person to the next.

# $player is who is to hold it.
pass-to = Pass the tablet to { $player }
i-am = I am { $player }
    .about = Tap when only you can see
