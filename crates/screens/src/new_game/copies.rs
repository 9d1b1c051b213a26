//! Names of copies of boards.

use std::iter;

use editor::LONGEST_NAME;

/// The number of copies of a board up to which a copy of a copy is recognized by its name.
const MOST: usize = 99;

/// Returns a name for a copy of the board with this name, which no other board has. A copy of a copy
/// is named after the original.
pub fn copy_name(name: &str, others: &[String]) -> String {
    let begins = name.match_indices(' ').map(|(at, _)| &name[..at]);
    let original = begins.rev().find(|it| copies(it).take(MOST).any(|copy| copy == name));
    let mut free = copies(original.unwrap_or(name)).filter(|copy| !others.contains(copy));
    free.next().unwrap_or_default()
}

/// Returns the names of all copies of a board, each within the limit.
fn copies(name: &str) -> impl Iterator<Item = String> {
    let named = |name: &str, number: usize| match number {
        1 => text::editor::copy(name),
        _ => text::editor::CopyNumbered { name, number }.say(),
    };
    iter::successors(Some(1), |number| Some(number + 1)).map(move |number| {
        let copy = named(name, number);
        match copy.chars().count().saturating_sub(LONGEST_NAME) {
            0 => copy,
            over => {
                let rest = name.chars().count().saturating_sub(over);
                named(name.chars().take(rest).collect::<String>().trim_end(), number)
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_has_a_name_of_its_own_after_the_original() {
        let mut boards: Vec<String> = Vec::new();
        for (of, copy) in [
            ("Europe", "Europe copy"),
            ("Europe", "Europe copy 2"),
            ("Europe copy", "Europe copy 3"),
            ("Europe copy 3", "Europe copy 4"),
            ("Orléans (1759)", "Orléans (1759) copy"),
            ("Old World", "Old World copy"),
            ("Old World copy", "Old World copy 2"),
            ("Deep copy cove", "Deep copy cove copy"),
        ] {
            boards.push(copy_name(of, &boards));
            assert_eq!(boards.last().unwrap(), copy);
        }
        boards.remove(0);
        assert_eq!(copy_name("Europe", &boards), "Europe copy");
    }

    #[test]
    fn a_long_name_leaves_room_for_what_tells_copies_apart() {
        let long = "ä".repeat(LONGEST_NAME);
        let one = copy_name(&long, &[]);
        assert!(one.starts_with("äää") && one.ends_with("ä copy"), "{one}");
        assert_eq!(one.chars().count(), LONGEST_NAME);
        let other = copy_name(&one, std::slice::from_ref(&one));
        assert!(other.ends_with("ä copy 2") && other.chars().count() <= LONGEST_NAME, "{other}");
    }
}
