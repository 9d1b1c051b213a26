### Games in this browser and out of it: saving, files, what cannot be opened.

## Export and import

export = Export
    .again = Export all the same
    .gives-away = This game is not over: with this file anybody can work out the hidden cards and the dice to come.
    .failed = This browser did not make a file of it. Nothing was changed.
import = Import a file
    .file = The file of a game
# $file is its name, $problem what is wrong with it.
not-imported = “{ $file }” was not imported: { $problem }.
imported-copy = This game is played by link, so the import is a copy: from here on it rolls dice of its own.
too-large = it is too large
unreadable-file = it could not be read

## What cannot be opened

missing = No such game
    .why = This browser keeps no game under this address. Games stay in the browser they were played in; a file takes them elsewhere.
    .way = To my games
damaged = A damaged game
    .export = Export the damaged data
# $problem is what is wrong with the data.
unreadable = This game cannot be opened: { $problem }.
    .left = The data was left as it is.
broken = This game cannot be played back: { $problem }.
    .left = What comes before can be opened as a game of its own. This one was left as it is.
    .open = Open up to the damage

## What is no save, as a $problem above

no-save = it is not a saved game
# $version is that of its format, $known the newest that is read.
newer = it was saved by a newer version of Red Queens (format { $version }); this one reads up to format { $known }
changed = the data was changed or cut off: its checksum is wrong
malformed = the data cannot be read, though its checksum is right
longer = it is larger than { $megabytes } MB
bot-too-long = a bot in it is too long
# The title of what is left of a damaged game.
rescued = { $title } (rescued)

## The same game in another tab

watching = This game is open in another tab. You can watch it here.
    .take-over = Take over here
    .command = This game is played in another tab.
played-on = This game was played on in another tab, so what you do here is not saved. Go home and open it again.

## What the browser does not keep

# $what is one of the three that follow.
no-room = This browser has no room left, so { $what } is not saved any more. Export it, or delete games you do not need.
forbidden = This browser does not allow saving, so { $what } lasts only as long as this page is open. Export it to keep it.
unread = This browser does not let the page read what it has saved, so { $what } lasts only as long as this page is open. Export it to keep it.
the-game = the game
your-bot = your bot
your-mix = your mix

## The storage of the browser as a whole

all-forbidden = This browser does not allow saving for this page, so a game lasts only as long as the page is open. Allow it to keep data on your device (the browser calls that cookies or site data), or export your games.
all-unread = This browser does not let the page read what it has saved. Games that are missing here are not lost: close the browser and open it again. What you play now lasts only as long as this page is open; export it to keep it.
unlisted = This browser does not say what it has saved, so games may be missing here. They are not lost: close the browser and open it again. A missing game also opens from its own address.
