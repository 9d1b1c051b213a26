### Boards of a player's own: imported from files, kept on the device, and sent along with games.

## Adding a board

add = Add a board
    .about = Choose or drop its files
    .file = Files of a board
reading = Reading the files…
# $board is the name of a board.
added = “{ $board }” was added and selected.
# $problem is a sentence about a file.
not-added = No board was added. { $problem }.
# $file is the name of a file, $problem what is wrong with it and what was expected.
in-file = { $file }: { $problem }
# $line is the number of a line in the file.
at-line = { $file }, line { $line }: { $problem }
# $megabytes is the size of the largest file that is read.
too-large = this file is larger than { $megabytes } MB
unreadable = your browser can’t read this file
not-loaded = Part of the game couldn’t be loaded; connect to the internet and try again
no-picture = your browser can’t read this picture
picture-too-large = this picture has more than { $millions } million pixels
no-room = You have looked at too many boards since you opened this page. Reload it to make room. Your games are safe.
    .reload = Reload the page
    .reason = you have looked at too many boards since you opened this page; reload the page and try again

## The boards on this device

# $board is the name of a board.
about = “{ $board }” is saved on this device.
# $board is the name of a board.
save = Save as a file
    .label = Save { $board } as a file
# The version of a board from before it was changed.
earlier = Earlier version
remove = Remove
    .again = Remove anyway
    .undo = Undo
removed = Removed: { $board }
# $games is a number of saved games.
used =
    { $games ->
        [one] 1 saved game uses it and can’t be opened without it.
       *[other] { $games } saved games use it and can’t be opened without it.
    }
damaged = damaged
    .about = This device’s copy of “{ $board }” is damaged. Remove it and add its file again.

## When the browser cannot keep a board

full = Browser storage is full, so “{ $board }” will be lost when you close this page. Save it as a file, or delete games you don’t need and add it again.
forbidden = Your browser doesn’t allow saving, so “{ $board }” will be lost when you close this page. Save it as a file to keep it.
unread = Your browser doesn’t let this page read its saved data, so “{ $board }” will be lost when you close this page. Save it as a file to keep it.

## A game on a board that isn’t on this device

missing = This game needs the board “{ $board }”, which isn’t on this device. Add the board’s file; if you don’t have it, ask whoever sent you the game. Your games are safe.
    .add = Add its file
    .damaged = This game needs the board “{ $board }”, but this device’s copy is damaged. Add its file again. Your games are safe.
    .link = This link includes the board “{ $board }”, but that part is damaged. Ask for the board’s file and add it here. Nothing was changed on this device.
# $board is the board in the chosen file, $wanted the one that is needed.
other = This is the file of the board “{ $board }”. You need the file of “{ $wanted }” that this game was started with.
    .changed = This is another version of “{ $wanted }”. You need the exact file that this game was started with.
ask = Add the board’s file under “New game”. Ask whoever sent you the game for it. Your games are safe.

## A link to a game on such a board

along = The link includes the board “{ $board }”. It is long: if an app cuts it off, send the files of the game and the board instead.
left = The board “{ $board }” is too large for a link. Send its file as well: whoever opens the link will be asked for it.
gone = The board “{ $board }” is no longer on this device, so the link can’t include it. Whoever opens the link needs the board’s file.
# A button that downloads the file of the board.
file = Save the board as a file
code = The QR code has no room for the board. Send its file as well.
