### The first screen: saved games, and where to go from there.

## Navigation

title = Red Queens
    .motto = Conquer the world at one table.
start = Start
more = More
learn = Learn to play
    .about = Short games with a coach
play = Play
    .about = You against three easy computer players, about half an hour
new-game = New game
rulebook = Rulebook
settings = Settings
your-bots = Your bots
picture = Play the animation
    .stop = Pause the animation

# $players says who plays against whom, $round is a number.
resume = Resume: { $players }, round { $round }
    .setting-up = Resume: { $players }, setting up
# $title is the game’s title, $ago when it was last played.
resume-detail = { $title }, { $ago }

## The list of games

games = Games
none-yet = No games yet. Every move is saved in this browser, and nowhere else.
# $rules is the name of the rule set.
detail = { $rules } · { $standing } · { $ago }
rename = Rename
    .label = Rename { $title }
    .field = Title
    .cancel = Cancel
delete = Delete
    .label = Delete { $title }
deleted = { $title } deleted.
    .undo = Undo
damaged = Damaged game
    .why = This game can’t be opened: { $error }. Its data hasn’t been changed.
    .export = Export the damaged data
    .delete = Delete the damaged game
    .deleted = The damaged game was deleted.

## Progress of a game

won = { $name } won
over = Game over
setting-up = Setting up
round = Round { $round }
# In a game played by link.
your-move = Your move
# $name is a remote player.
waiting = Waiting for { $name }
    .to-join = Waiting for { $name } to join

## When it was last played

just-now = just now
minutes-ago =
    { $minutes ->
        [one] { $minutes } minute ago
       *[other] { $minutes } minutes ago
    }
hours-ago =
    { $hours ->
        [one] { $hours } hour ago
       *[other] { $hours } hours ago
    }
days-ago =
    { $days ->
        [one] { $days } day ago
       *[other] { $days } days ago
    }

## Titles of games without one

imported = Imported
untitled = Untitled game

## Back to this screen, and window titles

back = ‹ Home
# $screen is the title of a screen.
window = { $screen } · Red Queens
