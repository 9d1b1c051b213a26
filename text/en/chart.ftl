### The course of the game as lines.

# What the lines measure, and what somebody hears who does not see them, before the armies one by one.
territories = Territories
    .spoken = Territories from the first turn to round { $round }.
armies = Armies
    .spoken = Armies from the first turn to round { $round }.
# $army had $first and has $now.
line = { $army }: { $first } at first, { $now } now.
# The last row of a table of rounds.
now = Now
