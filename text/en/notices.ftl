### Short messages of the app.

dismiss = Dismiss

## A new version

update = Update
    .about = A new version of Red Queens is ready. Your games are safe.
    .use = Update now
    .later = Later
