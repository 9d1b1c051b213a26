//! The opponents of a game, in words.

/// Returns “Ann and Red against three computer players”: people by name, the others by number, and
/// by level if they share one.
pub fn parties(people: &[&str], computers: usize, level: Option<&str>) -> String {
    let others = match level {
        Some(level) => text::parties::ComputersOfLevel { count: computers, level }.say(),
        None => text::parties::computers(computers),
    };
    match (people, computers) {
        (_, 0) => text::all_of(people),
        ([], _) => text::sentence(&text::parties::alone(others)),
        _ => text::parties::Against { people: text::all_of(people), computers: others }.say(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_named_and_computers_counted() {
        assert_eq!(parties(&["Red"], 3, None), "Red against three computer players");
        assert_eq!(parties(&["Ann", "Red"], 1, None), "Ann and Red against one computer player");
        assert_eq!(parties(&["Red"], 2, Some("easy")), "Red against two easy computer players");
        assert_eq!(parties(&["Ann", "Bob", "Cy"], 0, None), "Ann, Bob and Cy");
        assert_eq!(parties(&[], 6, None), "Six computer players against each other");
    }
}
