//! The tints of continents on the map of the editor.

use std::collections::BTreeSet;

use editor::BoardContents;

/// The tints in `style/map.css`.
const COUNT: usize = 6;

/// Returns the tint of each continent: another one than its neighbours have, as far as there are any.
pub fn tints(board: &BoardContents) -> Vec<usize> {
    let of = |at: &usize| board.territories.get(*at).map(|it| it.continent);
    let pairs: BTreeSet<(usize, usize)> = board
        .borders
        .iter()
        .filter_map(|(a, b)| Some((of(a)?, of(b)?)))
        .flat_map(|(a, b)| [(a, b), (b, a)])
        .collect();
    let mut tints = Vec::new();
    for continent in 0..board.continents.len() {
        let near = |tint: &usize| {
            let other =
                |(at, other): (usize, &usize)| other == tint && pairs.contains(&(continent, at));
            tints.iter().enumerate().any(other)
        };
        let offers = (0..COUNT).map(|step| (continent + step) % COUNT);
        let free = offers.into_iter().find(|tint| !near(tint));
        tints.push(free.unwrap_or(continent % COUNT));
    }
    tints
}
