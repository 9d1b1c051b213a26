### Short messages of the app.

dismiss = Dismiss

## A newer version

update = Update
    .about = A newer version of Red Queens is ready. Your games stay as they are.
    .use = Use it now
    .later = Later
