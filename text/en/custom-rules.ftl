### Custom rules: the workshop for making them, and their mentions at a table and in the rulebook.

about = Start from a rule set above and change what you like. Custom rules with a name are saved in this browser, and their games show the name.

## Changes from a rule set

# $preset is one of presets.ftl.
same = Every option is as in { $preset }.
different = Changes from { $preset }:
differs = Changes from { $preset }
uncorrected = This rule is played in its old form, before it was corrected.
# $option is one of options.ftl.
put-back = Reset
    .label = Reset: { $option }
# $options are one or more of options.ftl, as a list.
untried =
    { $number ->
        [one] Computer players may play badly here: they haven’t been tested with your setting of { $options }.
       *[other] Computer players may play badly here: they haven’t been tested with your settings of { $options }.
    }
untried-together = Computer players may play badly here: they know each of these options, but not the combination.

## Saving

name = Name of these rules
# The name of custom rules that nobody has named.
unnamed = My rules
keep = Save these rules
    .changes = Save changes
    .renamed = Rename
duplicate = Duplicate
delete = Delete
# $mix is the name of custom rules.
kept = { $mix } saved.
deleted = { $mix } deleted.
    .undo = Undo
# Custom rules were changed and not saved before another rule set was chosen.
let-go = Changes discarded.
    .undo = Undo
changed = Unsaved changes.

## As text

as-text = As text
    .about = This line holds all of these rules. Share it, or replace it with another: a line of rules, the record of a game, or a link.
    .field = The rules as text
copy = Copy
    .done = Rules copied.
    .failed = Your browser blocked copying. Select the text and copy it.
export = Save as a file
read = Use this text
    .back = Back to these rules
import = Import rules
    .file = Rules file
# $problem is what is wrong with the text.
unread = This text can’t be used: { $problem }. Your rules haven’t changed.

## At a table and in the rulebook

# $mix is the name of custom rules, $rules the rule set with the number of changes.
titled = { $mix } ({ $rules })
rules-of = Rules: { $rules }
# $rules are those of the game.
played = You are playing { $rules }. The rules of this game come first.
to-game = Back to the game
others = Not used in this game
# $meaning is a sentence about the value of an option.
changed-here = In this game: { $meaning }
