### Games and tables as links: the page that opens one, and the sheet that makes one.

## The page of a link

title = A link
open = Open a link
    .about = Paste the link of a game or of a table, or the text of a record. It stays as it is: nothing of your own games is changed before you say so.
    .field = The link
    .take = Open
again = Another link
# $problem is what is wrong with the link.
unread = This link cannot be opened: { $problem }.
    .cut = Links are sometimes cut off on their way. Copy it once more, from its beginning to its very end, or ask for the game as a file.
    .newer = It was made by another version of Red Queens. Load this page anew, and open the link again.
    .left = Nothing was changed in this browser.
# The first $moves moves of $all can be saved.
rest =
    { $moves ->
        [one] Open the first move of { $all }
       *[other] Open the first { $moves } moves of { $all }
    }
nothing = there is nothing in it
too-long = it is longer than { $kilobytes } kB; such a game comes as a file
too-many = it has more than { $moves } moves; such a game comes as a file
# $reason is why a move of its game is not allowed.
broken = This link stops making sense: { $reason }. What comes before can be opened.
# $bots are bots of people that sit at the table, as a list.
absent = This browser does not have { $bots }. A computer player of level normal sits there until it does.

## What is in it

# $rules is the name of the rule set, $standing how far the game is.
detail =
    { $rules } · { $standing } · { $moves ->
        [0] no moves yet
        [one] { $moves } move
       *[other] { $moves } moves
    }
invited = You are invited to this table. Change what you like: the dice are new.

## A game that is here already

# $title is what the person calls the game that is here.
same = You have this game: { $title }.
behind =
    You have this game as { $title }, and this link is { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } further.
    .move-on = Continue with this link
ahead =
    You have this game as { $title }, and yours is { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } further.
branch =
    You have another branch of this game: { $title }. Both are the same { $moves ->
        [0] before the first move
        [one] for { $moves } move
       *[other] for { $moves } moves
    } and then part. Yours stays as it is.
open-mine = Open my game
# Shows the ways that are less likely.
more = More to do with this link
moved-meanwhile = That game has been played on meanwhile. Open the link again to see how the two are now.

## What can be done with it

look = Look at it from the start
    .about = It opens at its first move, and you go through it step by step. Nobody plays on before you say so.
    .begin = Go through it
# $army is one of the six.
play-on = Play on from here
    .about = A game of your own. Who plays?
    .begin = Play on
    .who = { $army } is played by
# The dice of a game that is played on from a moment of it.
dice = The dice from here on
    .same = As in this game
    .new = New dice
    .own = People elsewhere play in this game: a copy of it rolls its own dice from here on.
    .stay = The dice are those of this game. New ones can be had where somebody else comes to decide, as when a turn begins.
new-table = A new game at this table
    .about = The same rules and the same seats, with new dice.
    .begin = Make up the game
# $title is what the game is called.
branched = { $title } (branch)
watched = { $title } (to look at)

## The sheet that makes a link

share = Share
    .game = Share { $title }
    .title = Share this game
    .this = Share this game
what = What to share
    .turn = Hand it over
    .position = To play on from here
    .game = The game from its start
    .table = The table
# What whoever opens the link can see.
sees = Whoever opens it sees all moves and all cards that were in anybody’s hand.
    .ahead = This game is not over: from its link anybody can work out the hidden cards and the dice to come.
    .turn = Whoever gets it plays on where the game stands. No device alone can choose the dice: each committed itself to its secrets before, and adds the next one when the game comes to it. With other tools somebody could look at hidden cards in the link, and compute the dice of a turn once it is theirs to play.
    .turn-words = Whoever gets it plays on where the game stands. The dice of this game follow the older protocol: whoever hands it over could choose among them. With other tools somebody could also look at hidden cards and dice in the link, so play with people you trust.
    .join = Whoever gets it can join. No card has been dealt: first each device adds secrets of its own, so that no device alone can choose the dice.
    .table = It tells the rules, who plays and their names, and nothing of this game. The dice are new.
# The message that goes before a link: $title is what the game is called, $round how far it is, $moves how many were made.
your-move =
    { $round ->
        [0] Your move in { $title }, setting up ({ $moves } moves so far):
       *[other] Your move in { $title }, round { $round } ({ $moves } moves so far):
    }
    .join = Join { $title }:
bots-stay = Bots that people wrote do not come along: computer players sit in their place where they are missing.
field = The link
send = Send
    .failed = This browser did not send it. Copy the link instead.
copy = Copy
    .done = The link was copied.
    .failed = This browser does not let the page copy. The link is selected: copy it from there.
code = QR code
    .close = Hide the QR code
    .about = Point the camera of the other device at it.
    .label = QR code of the link
    .too-long = This game is too long for one QR code. Save it as a file, and open that on the other device.
file = Save as a file
no-link = This game is too long for a link. Hand it on as a file: the game is in there whole.
