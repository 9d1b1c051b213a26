### The screen around the rulebook, which is rules.md.

guide = How to play, in the order of a game. A number such as T6 leads to the exact rule.
of-which = Rule set
find = Find a word or a rule
nothing-found = No matching rules.
example = Example:
exact = The exact rules
# The mark is the word in front of a ruling.
about = Every rule has a number; when the game refuses a move, it tells you which one. <mark>Ruling</mark> marks our own decisions where the sources are silent.
learn = Learn by playing
ruling = Ruling
option = option
