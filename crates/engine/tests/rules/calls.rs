//! Positions in which nobody is asked for an ally.

/// The text of a position, in which allies are called only if the text says so.
pub fn without_calls(text: &str) -> String {
    if text.contains("rules nautical") && !text.contains("allies poker") {
        text.replace("rules nautical", "rules nautical allies off")
    } else if text.contains("rules ") {
        text.to_owned()
    } else {
        format!("rules nautical allies off\n{text}")
    }
}
