### The drawer at the side of the table.

title = What happened
pages = Show
log = Log
hand = Hand
chart = Chart
allies = Allies

## The log

tap-a-line = Tap a line to see that position.
earlier = Show earlier turns

## The hand

none = None.
turn-in = Turn in a set…

## The chart

chart-of = Chart of
    .empty = The chart starts with the first turn.
    .figures = As a table
round = Round

## The allies

# $strength lists what an ally has; it places $armies when played.
strength = { $strength }; { $armies } to place when played.
