### Shared by all dialogs.

fold = Minimize to see the map
    .back = Restore
# The button unfolds the rest of a panel.
details = Details
close = Close
    .keys = Close (Esc)
look-at-map = Look at the map
# $title is the title of a dialog that was minimized to look at the map.
back-to = Back to: { $title }
# The second press of a button whose action can’t be undone.
sure = Yes, do it
