### A picture of the board, to share.

picture = A picture of the board
    .about = The map as it is now, for your friends or your wall. It shows what everyone at the table can see, and no cards.
    .make = Make a picture
    .hide = Hide the picture
    .making = Drawing the board…
# $title is the title of the game.
label = The board of { $title }
send = Send the picture
    .failed = Your browser didn’t send it. Save the picture instead.
copy = Copy the picture
    .done = Picture copied.
    .failed = Your browser blocked copying. Save the picture instead.
png = Save as PNG
    .failed = Your browser couldn’t make a PNG. Save it as an SVG instead.
svg = Save as SVG
# $problem is what went wrong.
failed = The picture couldn’t be made: { $problem }.
unmade = your browser couldn’t draw it

## On the picture

# $name is the player whose turn it is.
turn = Round { $round } · { $name }’s turn
over = Game over in round { $round }
territories =
    { $territories ->
        [one] { $territories } territory
       *[other] { $territories } territories
    }
# $armies is how many armies an ally has, as “7 armies”.
of-ally = { $armies } · ally
