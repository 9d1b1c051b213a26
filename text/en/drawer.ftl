### The drawer at the side of the table.

title = What happened
pages = Show
log = Log
hand = Hand
chart = Chart
allies = Allies

## The log

tap-a-line = Tap a line to see the map as it was then.
earlier = Show earlier turns

## The hand

none = None.
turn-in = Turn in a set …

## The chart

chart-of = Chart of
    .empty = The chart begins with the first turn.
    .figures = As a table
round = Round

## The allies

# $strength lists what an ally has, $armies is what it will place.
strength = { $strength }; { $armies } to place when it is played.
