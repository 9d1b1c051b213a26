### Saved games: storage, files, and games that cannot be opened.

## Export and import

export = Export
    .again = Export anyway
    .gives-away = This game isn’t over: anyone with this file can work out the hidden cards and future dice.
    .failed = Your browser couldn’t make the file. Nothing was changed.
import = Import a file
    .file = File of a game or a board
# $file is its name, $problem what is wrong with it.
not-imported = “{ $file }” wasn’t imported: { $problem }.
imported-copy = This game is played by link, so the import is a copy: from here on it rolls its own dice.
too-large = it is too large
unreadable-file = it couldn’t be read

## Games that cannot be opened

missing = Game not found
    .why = This browser has no saved game at this address. A game stays in the browser it was played in. To move a game, export it there as a file.
    .way = My games
damaged = Damaged game
    .export = Export the damaged data
# $problem is what is wrong with the data.
unreadable = This game can’t be opened: { $problem }.
    .left = Its data hasn’t been changed.
broken = This game can’t be played back: { $problem }.
    .left = Everything before that point can be opened as a new game. This one hasn’t been changed.
    .open = Open the undamaged part

## Invalid saves, as a $problem above

no-save = it isn’t a saved game
no-game = it is neither a game nor a board of Red Queens
# $version is the version of its format, $known the newest one that can be read.
newer = it was saved by a newer version of Red Queens (format { $version }); this version reads up to format { $known }
changed = the data was changed or cut off: its checksum is wrong
malformed = the data can’t be read, though its checksum is right
longer = it is larger than { $megabytes } MB
bot-too-long = it contains a bot that is too long
# The title of what was recovered from a damaged game.
rescued = { $title } (recovered)

## The same game in another tab

watching = This game is open in another tab. You can watch it here.
    .take-over = Take over here
    .command = This game is being played in another tab.
played-on = This game has moved on in another tab, so what you do here isn’t saved. Go to the home screen and open it again.

## When the browser cannot save

no-room = Browser storage is full: the game can no longer be saved. Export it, or delete games you don’t need.
    .bot = Browser storage is full: your bot can no longer be saved. Export it, or delete games you don’t need.
    .rules = Browser storage is full: your rules can no longer be saved. Save them as a file, or delete games you don’t need.
forbidden = Your browser doesn’t allow saving: the game will be lost when you close this page. Export it to keep it.
    .bot = Your browser doesn’t allow saving: your bot will be lost when you close this page. Export it to keep it.
    .rules = Your browser doesn’t allow saving: your rules will be lost when you close this page. Save them as a file to keep them.
unread = Your browser doesn’t let this page read its saved data: the game will be lost when you close this page. Export it to keep it.
    .bot = Your browser doesn’t let this page read its saved data: your bot will be lost when you close this page. Export it to keep it.
    .rules = Your browser doesn’t let this page read its saved data: your rules will be lost when you close this page. Save them as a file to keep them.

## The browser’s storage as a whole

all-forbidden = Your browser doesn’t allow saving for this page: games will be lost when you close it. Allow it to keep data on your device (your browser calls that cookies or site data), or export your games.
all-unread = Your browser doesn’t let this page read its saved data. Games that are missing here aren’t lost: close the browser and open it again. What you play now will be lost when you close this page; export it to keep it.
unlisted = Your browser doesn’t list its saved data, so games may be missing here. They aren’t lost: close the browser and open it again. You can also open a missing game from its own address.
