### Around the rulebook, which is rules.md.

# The mark is the word that stands in front of a ruling.
about = Every rule has a number, and every “you cannot” in the game cites one. <mark>Ruling</mark> marks where the sources are silent and we decided.
learn = Learn by playing
ruling = Ruling
option = option
