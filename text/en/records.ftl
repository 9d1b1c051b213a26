### Why a record, a position, a link or a typed command cannot be read: each a reason that stands in or makes a sentence.
### Words between “ and ” and words of the notation stay English.

## Where

# $line is a number from 1, $fault is one of the reasons below.
at-line = line { $line }: { $fault }
# $column is a number from 1, $fault one of the reasons below.
at-column = column { $column }: { $fault }

## A word

# $expected is one of those below.
missing = { $expected } is missing
# $found is the word that stands there, $expected one of those below.
unexpected = “{ $found }” is not { $expected }
# $found is what was read, $names what it could mean: “Blue or Black”.
ambiguous = “{ $found }” could be { $names }
open-quotation = the closing quotation mark is missing
no-territory = there is no territory called “{ $found }”
no-army = there is no army called “{ $found }”: the six are Red, Blue, Green, Yellow, Purple and Black
no-hex = there is no sea hex “{ $found }”; a hex is written as row and column, as in “12,3”
no-ship =
    { $ships ->
       *[other] ships have numbers from 1 to { $ships }
    }
no-poker-card = "{ $found }" is no poker card; write rank and suit, as in QH or 7C
no-seed = a seed is 64 hexadecimal digits
no-value = "{ $found }" is no value of this option

## What is expected

action = an action
end-of-line = the end of the line
line = a line
army = an army
armies = a number of armies
armies-or-conquest = conquest or a number of armies
territory = a territory
block = the number of a block
engagement = the number of an engagement
ship = the number of a ship
fewer-ships = a smaller number of ships
by = by
hex = a sea hex such as 4,12
dice = a number of dice
face = the face of a die
new-card = a card that was not named yet
poker-card = a poker card such as QH or 7C
poker-card-or-nothing = a poker card or nothing
poker-game = draw, stud or holdem
suit = a suit
objective = an objective, as Asia+Africa or Blue
purchase = armies, factory or ship
mobilization = cut, reveal or nothing
quotation = a text in quotation marks
rule-set = a rule set
option = an option
value = its value
control = human or computer
seed = a seed of 64 hexadecimal digits
phase = what is to be decided, such as reinforce, campaign, battle, poker or transfer
round = the number of the round
factories = a number of factories
sets = a number of sets
turns = a number of turns
side = attacker or defender
wear = a number of rolls
ploy = ambush, barrage or missile
scar = shortage, bunker or fortification
word = a number below 4294967296
secret = 40 hexadecimal digits of a secret
lengths = a number of boat lengths
afterwards = advance, campaign, next-turn, after-battle or end-turn
rolls = a number of rolls
unknown-cards = a number of unknown cards, at most 60
stage-of-poker = naming, using, first-bets, exchanging, last-bets, flop, turn, river, third to seventh, showing or uncalled
raised-or-least = raised, before, least or later

## Rule sets

unknown-preset = there is no rule set called “{ $name }”
unknown-option = there is no option called “{ $name }” (M1)
# $option is its name in records, $rule the rule that it is from.
unknown-value = the option { $option } cannot be “{ $value }” ({ $rule })

## Records

no-title = a record begins with “{ $title }”
# $found is the version of the record, $known the one that is read.
unknown-notation = records of version “{ $found }” are unknown here: this one reads version { $known }
unknown-version = records of version { $found } are unknown here: this one reads versions up to { $known }
no-rules-line = a line such as “rules next” is missing
no-seed-line = a line such as “seed 7c9f…” is missing
too-late = rules, players and seed come before the actions

## Links

no-mix = this says no rules: write a line such as “rules next-3 wilds on title "Sunday"”, the record of a game, or its link
no-link = this is no link to a game
cut-off = the record is cut off
damaged = the record is damaged: its checksum is wrong
malformed = the record is not readable, though its checksum is right
breaks-off =
    { $of ->
        [one] the record makes no sense after { $actions } of its { $of } action
       *[other] the record makes no sense after { $actions } of its { $of } actions
    }

## Positions

territory-twice = { $territory } is on the board already
not-held = nobody holds { $territories }
card-twice = the card { $card } is not in the stock any more
ship-twice = ship { $ship } is at sea already
poker-card-twice = the poker card { $card } is not in the stock any more
army-twice = { $army } is named twice
part-of-order = the order names all six armies
no-turn-line = a line such as “turn Red campaign” is missing
# $line is a line as it could be.
no-such-line = a line such as “{ $line }” is missing
not-playing = { $army } is on turn and is no player with land
no-ally = { $army } is played by another and is no allied army
not-in-game = { $army } holds land and is not in the game
too-many-unknown = there are more unknown cards than cards are left
own-unknown = { $army } is asked and does not know its own cards: name them
# $place is a territory or a ship.
no-block = { $place } cannot have such a block: it has too few armies, or the block was never so small
no-such-dice = such dice cannot have been thrown in this attack
no-engagement = engagement { $number } is none: its ships cannot fight each other now
no-poker-stage = this cannot be asked in this game of poker: see which game it is, how far it has come, who plays, and who is asked
no-poker-cards = at poker somebody holds more cards than are dealt by then, or more lie on the board
not-to-ask = { $army } cannot be asked now
no-spoils = sets of captured cards are turned in at once only by the option captured-sets at-once, and only after somebody has fallen in the turn
nothing-to-decide = there is nothing to decide in this position

## The dice of a game by link

# $doubt is one of the sentences below, $action the number of an action, $round 0 in the set-up.
finding =
    { $round ->
        [0] action { $action }, set-up: { $doubt }
       *[other] action { $action }, round { $round }: { $doubt }
    }
# $army is one of the six.
free-deal = the deal does not follow from the pledges, so whoever dealt could choose it; { $army }’s device, which pledged first, revealed its secret for this deal
pledged-late = the devices pledged their secrets only here; nothing is proved of the dice before
pledged-again = the devices pledged new secrets, as { $army }’s device began to do
unpledged = no device has pledged for { $army }; whoever plays before { $army } can compute the dice of { $army }’s turns
undisclosed =
    { $turns ->
        [one] this turn of { $army } was played without the secret of { $army }’s device: on another device, by a computer player, or on a device that lost its key
       *[other] from here on, { $turns } turns of { $army } were played without the secret of { $army }’s device: on another device, by a computer player, or on a device that lost its key
    }
word-in-turn = a word was mixed in during { $army }’s turn, as when another army is asked by link; whoever mixed it in could choose it, and the next dice depend on it
copy = a copy: from here on it rolls dice of its own, which whoever made it could choose
