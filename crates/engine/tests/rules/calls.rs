//! Positions in which nobody is asked about contesting an ally.

/// Returns the text of a position in which allies can be contested only if the text says so.
pub fn without_calls(text: &str) -> String {
    if text.contains("rules nautical") && !text.contains("allies poker") {
        text.replace("rules nautical", "rules nautical allies off")
    } else if text.contains("rules ") {
        text.to_owned()
    } else {
        format!("rules nautical allies off\n{text}")
    }
}
