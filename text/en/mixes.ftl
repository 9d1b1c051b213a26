### Mixes of options: the workshop in which people make them, and what they say at a table and in the rulebook.

about = Begin with a rule set above and change what you like. A mix with a name is kept in this browser, and its name goes along with its games.

## What differs from a preset

# $preset is one of presets.ftl.
same = Every option is as in { $preset }.
different = What differs from { $preset }:
differs = What differs from { $preset }
uncorrected = This rule is played as it was before it was corrected.
# $option is one of options.ftl.
put-back = Put back
    .label = Put back: { $option }
# $options are some of options.ftl, as a list.
untried = Nobody has tried how well computer players play by this mix. No preset has its { $options }.
untried-together = Nobody has tried how well computer players play by this mix. They know each of its rules from a preset, but not all together.

## Keeping

name = Name of this mix
# What a mix is called that nobody gave a name.
unnamed = My mix
keep = Keep this mix
    .changes = Keep the changes
    .renamed = Rename
duplicate = Duplicate
delete = Delete
# $mix is its name.
kept = { $mix } is kept.
deleted = { $mix } was deleted.
    .undo = Undo
# Before another rule set was chosen, a mix was changed and not kept.
let-go = The changes were not kept.
    .undo = Undo
changed = Changed since it was kept.

## As text

as-text = As text
    .about = This line is the whole mix. Hand it on, or put another one in its place: the line of a mix, the record of a game, or its link.
    .field = The mix as text
copy = Copy
    .done = The text of the mix was copied.
    .failed = This browser does not let the page copy. Select the text and copy it.
export = Save as a file
read = Take this text
    .back = Back to this mix
import = Import a mix
    .file = The file of a mix
# $problem is what is wrong with the text.
unread = This text was not taken: { $problem }. The mix is as it was.

## At a table and in the rulebook

# $mix is its name, $rules the preset with the number of changes.
titled = { $mix } ({ $rules })
rules-of = Rules: { $rules }
# $rules are those of the game.
played = This game is played by { $rules }. What is played comes first.
to-game = Back to the game
others = Not played in this game
# $meaning is a sentence on the value of an option.
changed-here = In this game: { $meaning }
