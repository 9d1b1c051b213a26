//! Who plays against whom, in words.

/// “Ann and Red against three computers”: the people by name, and so many computers, of one level if that is known.
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
        assert_eq!(parties(&["Red"], 3, None), "Red against three computers");
        assert_eq!(parties(&["Ann", "Red"], 1, None), "Ann and Red against one computer");
        assert_eq!(parties(&["Red"], 2, Some("easy")), "Red against two easy computers");
        assert_eq!(parties(&["Ann", "Bob", "Cy"], 0, None), "Ann, Bob and Cy");
        assert_eq!(parties(&[], 6, None), "6 computers against each other");
    }
}
