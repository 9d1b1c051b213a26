//! Names on a board: ids, lines to draw, and plain names for seas.

use std::collections::BTreeSet;

use super::title::unaccented;
use cartography::SIZE;
use cartography::sea::Sea;

/// The most letters of a line, unless a word is longer.
const WIDE: usize = 13;

/// The names of seas by where they are, in parts of the map's width and height.
const SEAS: [(&str, (f64, f64)); 9] = [
    ("Western Sea", (0.1, 0.5)),
    ("Eastern Sea", (0.9, 0.5)),
    ("Northern Sea", (0.5, 0.1)),
    ("Southern Sea", (0.5, 0.9)),
    ("Middle Sea", (0.5, 0.5)),
    ("Northwestern Sea", (0.12, 0.1)),
    ("Northeastern Sea", (0.88, 0.1)),
    ("Southwestern Sea", (0.12, 0.9)),
    ("Southeastern Sea", (0.88, 0.9)),
];

/// Returns an id for each name, no two alike.
pub fn ids<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut taken = BTreeSet::new();
    names.map(|name| fresh(&plain(name), &mut taken)).collect()
}

fn fresh(plain: &str, taken: &mut BTreeSet<String>) -> String {
    let numbered = (2_usize..).map(|number| format!("{plain}_{number}"));
    let mut offers = std::iter::once(plain.to_owned()).chain(numbered);
    let id = offers.find(|id| !taken.contains(id)).unwrap_or_default();
    taken.insert(id.clone());
    id
}

fn plain(name: &str) -> String {
    let letters = name.chars().map(|letter| match unaccented(letter) {
        plain if plain.is_empty() => " ".to_owned(),
        plain => plain.to_lowercase(),
    });
    let words = letters.collect::<String>();
    let id = words.split_whitespace().collect::<Vec<_>>().join("_");
    if id.is_empty() { "land".to_owned() } else { id }
}

/// Returns a name in lines of about the same length, broken at spaces and after hyphens.
pub fn lines(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let words = name.split_whitespace().flat_map(|word| {
        word.split_inclusive('-').enumerate().map(|(part, word)| (part > 0, word))
    });
    for (is_joined, word) in words {
        let gap = usize::from(!is_joined);
        match lines.last_mut() {
            Some(line) if line.chars().count() + gap + word.chars().count() <= WIDE => {
                line.push_str(if is_joined { "" } else { " " });
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Names the seas by their places on the map.
pub fn sea_names(sea: &Sea, count: usize) -> Vec<String> {
    let mut free = SEAS.to_vec();
    (0..count).map(|number| sea_name(middle(sea, number), number, &mut free)).collect()
}

fn sea_name((x, y): (f64, f64), number: usize, free: &mut Vec<(&str, (f64, f64))>) -> String {
    let apart = |(_, (a, b)): &(&str, (f64, f64))| {
        let (dx, dy) = (x - a, y - b);
        dx * dx + dy * dy
    };
    let best = (0..free.len()).min_by(|a, b| apart(&free[*a]).total_cmp(&apart(&free[*b])));
    best.map_or_else(|| format!("Sea {}", number + 1), |best| free.swap_remove(best).0.to_owned())
}

/// Returns the middle of a sea, in parts of the map's width and height.
fn middle(sea: &Sea, number: usize) -> (f64, f64) {
    let own = sea.hexes.iter().filter(|hex| hex.sea == number);
    let (x, y, size) =
        own.fold((0.0, 0.0, 0.0), |sum, hex| (sum.0 + hex.at.0, sum.1 + hex.at.1, sum.2 + 1.0));
    let size = f64::max(size, 1.0);
    (x / size / f64::from(SIZE.0), y / size / f64::from(SIZE.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_plain_and_no_two_alike() {
        let names = ["Île de Ré", "ile de re", "日本", "本", "X"];
        let expected = ["ile_de_re", "ile_de_re_2", "land", "land_2", "x"];
        assert_eq!(ids(names.into_iter()), expected);
    }

    #[test]
    fn long_names_take_several_lines() {
        assert_eq!(lines("Peru"), ["Peru"]);
        assert_eq!(lines("New Zealand"), ["New Zealand"]);
        assert_eq!(lines("Western United States"), ["Western", "United States"]);
        assert_eq!(lines("North-West-Territory"), ["North-West-", "Territory"]);
    }
}
