### Games and tables as links: the page that opens one, and the sheet that makes one.

## The page that opens a link

title = Link to a game
open = Open a link
    .about = Paste a link to a game or a table, or the text of a record. Nothing changes in your own games until you say so.
    .field = The link
    .take = Open
again = Another link
# $problem is what is wrong with the link.
unread = This link can’t be opened: { $problem }.
    .incomplete = This link is incomplete: part of it was cut off or changed on the way.
    .cut = Links sometimes get cut off in messages. Copy all of it again, from beginning to end, or ask for the game as a file.
    .newer = It was made by another version of Red Queens. Reload this page and open the link again.
    .left = Nothing was changed in this browser.
# The first $moves moves of $all can be saved.
rest =
    { $moves ->
        [one] Open the first of { $all } moves
       *[other] Open the first { $moves } of { $all } moves
    }
nothing = it is empty
too-long = it is longer than { $kilobytes } kB; share a game like that as a file
too-many = it has more than { $moves } moves; share a game like that as a file
# $reason is why a move of its game is not allowed.
broken = This link is damaged: { $reason }. Everything before that point can be opened.
# $bots are users’ bots that play in the game, as a list.
absent =
    { $number ->
        [one] This browser doesn’t have the bot { $bots }. A normal computer player stands in until it does.
       *[other] This browser doesn’t have the bots { $bots }. Normal computer players stand in until it does.
    }

## Contents of a link

# $rules is the name of the rule set, $standing the progress of the game.
detail =
    { $rules } · { $standing } · { $moves ->
        [0] no moves yet
        [one] { $moves } move
       *[other] { $moves } moves
    }
invited = You are invited to this table. Change what you like; the dice will be new.

## A game that you already have

# $title is the title of the game in this browser.
same = You have this game: { $title }.
behind =
    You have this game as { $title }, and this link is { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } ahead.
    .move-on = Continue with this link
ahead =
    You have this game as { $title }, and yours is { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } ahead.
branch =
    You have another branch of this game: { $title }. The two are the same { $moves ->
        [0] before the first move
        [one] for { $moves } move
       *[other] for { $moves } moves
    } and then differ. Yours won’t change.
open-mine = Open my game
# Shows the less likely choices.
more = More options for this link
moved-meanwhile = That game has moved on since. Open the link again to compare the two.

## Uses of a link

look = Watch it from the start
    .about = The game opens at its first move and you step through it. Nobody makes a move until you say so.
    .begin = Step through it
# $army is one of the six.
play-on = Play on from here
    .about = As a game of your own. Who plays?
    .begin = Play on
    .who = Who plays { $army }
# The dice of a game that is continued from an earlier position.
dice = The dice from here on
    .same = Same as in this game
    .new = New dice
    .own = This game has remote players: your copy rolls its own dice from here on.
    .stay = Same dice as in this game. You can only get new dice when the decision has just passed to another player, such as at the start of a turn.
new-table = A new game at this table
    .about = The same rules and players, with new dice.
    .begin = New game with these players
# $title is the title of the game.
branched = { $title } (branch)
watched = { $title } (to watch)

## The sheet that makes a link

share = Share
    .game = Share { $title }
    .title = Share this game
    .this = Share this game
what = What to share
    .turn = The turn, to hand over
    .position = The position, to play on
    .game = The game from its start
    .table = An invitation
# For the person who shares: everything that the link reveals.
sees = Anyone who opens it sees all the moves and every card that was in anyone’s hand.
    .ahead = This game isn’t over: anyone with its link can work out the hidden cards and future dice.
    .turn = Anyone who opens it plays on from here. No device alone can choose the dice: each has committed to its secrets, and adds the next one when the game reaches it. With other tools, people could find hidden cards in the link and work out the dice of their own turn in advance.
    .turn-words = Anyone who opens it plays on from here. This game uses the older dice protocol: the person handing it over could try several dice and choose. With other tools, people could also find hidden cards and dice in the link, so play with people you trust.
    .join = Anyone who opens it can join. The cards are dealt once each device has added secrets of its own, so no device alone can choose the dice.
    .table = It holds the rules, the players and their names, but nothing from this game. The dice will be new.
# The message before a link: $title is the title of the game, $round its round, $moves the number of moves made.
your-move =
    { $round ->
        [0] Your move in { $title }, setting up
       *[other] Your move in { $title }, round { $round }
    } ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } so far):
    .join = Join { $title }:
bots-stay = The link doesn’t include users’ bots: where one is missing, a computer player takes its seat.
field = The link
send = Send
    .failed = Your browser didn’t send it. Copy the link instead.
copy = Copy
    .done = Link copied.
    .failed = Your browser blocked copying. The link is selected: copy it from there.
code = QR code
    .close = Hide the QR code
    .about = Point the other device’s camera at it.
    .label = QR code of the link
    .too-long = This game is too long for one QR code. Save it as a file and open that on the other device.
file = Save as a file
no-link = This game is too long for a link. Share it as a file instead; it holds the whole game.
