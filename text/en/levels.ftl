### The levels of computer players, as words within a sentence.

easy = easy
normal = normal
hard = hard
expert = expert
