### The first screen: the games that this browser keeps, and where to go from there.

## The ways on

title = Red Queens
    .motto = Conquer the world at one table.
start = Start
learn = Learn to play
    .about = A first game with a coach, ten minutes
quick = Quick start
    .about = You against three easy computers, about half an hour
new-game = New game
    .about = Five sets of rules, one to six people
rulebook = Rulebook
settings = Settings
your-bots = Your bots

# $players is who plays against whom, $round a number.
resume = Resume: { $players }, round { $round }
    .setting-up = Resume: { $players }, setting up
# $title is what the person calls the game, $ago when it was played last.
resume-detail = { $title }, { $ago }

## The list of games

games = Games
none-yet = No games yet. They are kept in this browser, every move of them, and nowhere else.
# $rules is the name of the rule set.
detail = { $rules } · { $standing } · { $ago }
rename = Rename
    .label = Rename { $title }
    .field = Title
    .cancel = Cancel
delete = Delete
    .label = Delete { $title }
deleted = { $title } was deleted.
    .undo = Undo
damaged = A damaged game
    .why = It cannot be opened: { $error }. It was left as it is.
    .export = Export the damaged data
# Stands for the title of such a game.
damaged-title = The damaged game

## How far a game is

won = { $name } has won
over = Over
setting-up = Setting up
round = Round { $round }
# Of a game that goes by link.
your-move = Your move
# $name plays elsewhere.
waiting = Waiting for { $name }
    .to-join = Waiting for { $name } to join

## When it was played last

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
untitled = A game

## Back to it, and what a window is called

back = ‹ Home
# $screen is what the screen is.
window = { $screen } · Red Queens
