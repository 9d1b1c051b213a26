### A picture of the board, to share.

picture = A picture of the board
    .about = The map as it stands here, for friends or for the wall. It shows what everybody at the table sees, and no cards.
    .make = Make a picture
    .hide = Hide the picture
    .making = Drawing the board
# $title is what the game is called.
label = The board of { $title }
send = Send the picture
    .failed = This browser did not send it. Save the picture instead.
copy = Copy the picture
    .done = The picture was copied.
    .failed = This browser does not let the page copy pictures. Save the picture instead.
png = Save as PNG
    .failed = This browser does not make a PNG of it. Save it as an SVG instead.
svg = Save as SVG
# $problem is what stands in the way.
failed = The picture could not be made: { $problem }.
unmade = this browser does not make it

## On it

# $name is whose turn it is.
turn = Round { $round } · { $name }’s turn
over = Over in round { $round }
territories =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }
# $armies is how many armies an ally has, as “7 armies”.
of-ally = { $armies } · ally
