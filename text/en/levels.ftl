### How well a computer player plays, within a sentence.

easy = easy
normal = normal
hard = hard
expert = expert
