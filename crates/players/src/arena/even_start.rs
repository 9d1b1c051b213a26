//! The extra armies for players who move later (T13) with which equally good players have about the
//! same chance.

use engine::world::WorldId;

/// The name of all generated worlds here.
const GENERATED: &str = "World";

/// Extra armies by the number of players, from two to six.
type ByPlayers = [u8; 5];

/// A rule set, a board and the armies there.
type Row = (&'static str, &'static str, ByPlayers);

/// The armies for rule sets and boards, by their names in the engine, the Earth first: those with
/// which shares of games between `hard` came closest to even ones, out of three or four numbers tried.
/// In other games, of 1,000 each (`soak_an_even_start_evens_out_every_board`), nobody between two
/// players won more than about 3 points above an even share with them, where whoever goes first wins
/// 13 to 30 points more without. Among several in the main game it was up to 9 points, since all who
/// move later get the same. In other games of several it hardly matters who goes first. Generated
/// worlds share their figures (`crates/lab/worlds.md`).
///
/// `rq simulate --rules next --seats hard,hard --games 2000 --seed 771 --option later-seats=6`
const MEASURED: [Row; 18] = [
    ("nautical", "Earth", [14, 14, 6, 6, 12]),
    ("nautical", "Europe", [15, 18, 16, 12, 12]),
    ("nautical", "Aegean", [13, 14, 12, 6, 12]),
    ("nautical", "East-Indies", [16, 14, 15, 12, 12]),
    ("nautical", "Old-World", [16, 20, 18, 6, 12]),
    ("nautical", GENERATED, [17, 18, 20, 18, 12]),
    ("next", "Earth", [6, 0, 0, 0, 0]),
    ("next", "Europe", [7, 0, 0, 0, 0]),
    ("next", "Aegean", [3, 0, 0, 0, 0]),
    ("next", "East-Indies", [5, 0, 0, 0, 0]),
    ("next", "Old-World", [7, 0, 0, 0, 0]),
    ("next", GENERATED, [5, 0, 0, 0, 0]),
    ("legacy-attack", "Earth", [6, 0, 0, 0, 0]),
    ("legacy-attack", "Europe", [7, 0, 0, 0, 0]),
    ("legacy-attack", "Aegean", [3, 0, 0, 0, 0]),
    ("legacy-attack", "East-Indies", [6, 0, 0, 0, 0]),
    ("legacy-attack", "Old-World", [7, 0, 0, 0, 0]),
    ("legacy-attack", GENERATED, [3, 0, 0, 0, 0]),
];

/// Returns the extra armies for players who move later, by the name of a rule set in the engine. Copies
/// of a board have its figures. On boards that nobody has measured they are those of the Earth.
///
/// ```
/// use red_queens_engine::world::WorldId;
/// use red_queens_players::arena::even_start;
///
/// let mine = WorldId::titled("Six-Isles-7K3QF").unwrap();
/// assert_eq!(even_start("next", mine, 2), even_start("next", WorldId::EARTH, 2));
/// assert_eq!(even_start("next", WorldId::EARTH, 3), 0);
/// ```
pub fn even_start(rules: &str, board: WorldId, players: usize) -> u8 {
    let here = measured(rules, board).or_else(|| of_rules(rules).next());
    let armies = here.zip(players.checked_sub(2)).and_then(|((.., armies), at)| armies.get(at));
    armies.copied().unwrap_or(0)
}

/// Returns `true` if the extra armies were measured on this board, or on the one that it is a copy of.
pub fn is_even_start_measured(rules: &str, board: WorldId) -> bool {
    measured(rules, board).is_some()
}

/// Returns the figures measured on a board, or on the one that it is a copy of.
fn measured(rules: &str, board: WorldId) -> Option<&'static Row> {
    let is_generated = |title: &str| title.starts_with(GENERATED);
    let board = match board.plays_like() {
        Some(title) if is_generated(title) => GENERATED,
        Some(title) => title,
        None if board.is_generated() => GENERATED,
        None => board.title(),
    };
    of_rules(rules).find(|(_, name, _)| *name == board)
}

fn of_rules(rules: &str) -> impl Iterator<Item = &'static Row> {
    MEASURED.iter().filter(move |(name, ..)| *name == rules)
}

/// Returns the names of the rule sets and boards that were measured, with the numbers of players who
/// get extra armies there.
pub fn even_starts() -> impl Iterator<Item = (&'static str, &'static str, usize)> {
    let with = |&(rules, board, armies): &Row| {
        let some = (2..).zip(armies).filter(|(_, armies)| *armies > 0);
        some.map(move |(players, _)| (rules, board, players))
    };
    MEASURED.iter().flat_map(with)
}
