# A text of another file, and a label of it.
sign = Beyond is { pond.title }: “{ pond.leap-label }”
