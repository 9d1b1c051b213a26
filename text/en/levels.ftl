### The levels of computer players, as words within a sentence. In menus they begin with a capital letter.

easy = easy
normal = normal
hard = hard
expert = expert
