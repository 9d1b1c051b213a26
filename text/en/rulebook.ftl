### Around the rulebook, which is rules.md.

guide = How the game is played, in the order of play. A number like T6 leads to the exact rule.
of-which = Which rules
find = Find a word or a rule
nothing-found = No rule has these words.
example = Example:
exact = Every rule, exactly
# The mark is the word that stands in front of a ruling.
about = Every rule has a number, and every “you cannot” in the game cites one. <mark>Ruling</mark> marks where the sources are silent and we decided.
learn = Learn by playing
ruling = Ruling
option = option
