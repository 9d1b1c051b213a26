### What all dialogs share.

fold = Fold away to see the map
    .back = Unfold
close = Close
    .keys = Close (Esc)
look-at-map = Look at the map
# $title is that of a dialog that was put aside to look at the map.
back-to = Back to: { $title }
# The second press of a button for what cannot be taken back.
sure = Yes, do it
