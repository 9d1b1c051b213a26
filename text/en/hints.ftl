### Hints: what a good player would do.

hint = Hint
    .stop = Stop thinking
    .looking = Looking for a hint …
    .none = No hint was found in time.
    .do = Do it
    .dismiss = Dismiss the hint
