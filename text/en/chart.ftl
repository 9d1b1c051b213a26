### The course of the game as a line chart.

# The quantity that the lines show, and the introduction that a screen reader speaks before each army.
territories = Territories
    .spoken = Territories from the first turn to round { $round }.
armies = Armies
    .spoken = Armies from the first turn to round { $round }.
# $army had $first and has $now.
line = { $army }: { $first } at the start, { $now } now.
# The last row of a table of rounds.
now = Now
