//! The titles of games.

use engine::game::LONGEST_TEXT;
use stdx::one_line;

/// Returns the title of a game from a file of this name.
pub fn title_of_file(name: &str) -> String {
    let title = name.split('.').next().unwrap_or_default().replace('-', " ");
    if title.trim().is_empty() { text::home::imported().to_owned() } else { short_title(&title) }
}

/// Returns a title that a list can show: one line, not too long, and never empty.
pub fn short_title(title: &str) -> String {
    let title = one_line(title, LONGEST_TEXT);
    if title.is_empty() { text::home::untitled().to_owned() } else { title }
}

/// Returns an unused title: the wanted one, or the same with the next free number.
pub fn fresh_title(wanted: &str, taken: &[String]) -> String {
    let is_free = |title: &String| !taken.contains(title);
    let is_number = |word: &str| word.parse::<u32>().is_ok();
    let name = wanted.rsplit_once(' ').filter(|(_, last)| is_number(last));
    let name = name.map_or(wanted, |(name, _)| name);
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(wanted.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_its_game() {
        assert_eq!(title_of_file("My-game.red-queens.txt"), "My game");
        assert_eq!(title_of_file(".txt"), "Imported");
        assert_eq!(title_of_file(&"x".repeat(500)).len(), LONGEST_TEXT);
    }

    #[test]
    fn titles_stay_apart() {
        assert_eq!(fresh_title("Classic", &[]), "Classic");
        let taken = ["Classic".to_owned(), "Classic 2".to_owned()];
        assert_eq!(fresh_title("Classic", &taken), "Classic 3");
        assert_eq!(fresh_title("Classic 2", &taken), "Classic 3", "a rematch of a rematch");
        assert_eq!(fresh_title("Room 101", &taken), "Room 101");
    }
}
