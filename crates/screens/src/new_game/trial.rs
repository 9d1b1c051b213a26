//! The results of trial games on a board that is being changed, in words.

use editor::BoardContents;
use players::arena::{ContinentResults, Finding};
use worker::{TRIAL_GAMES, TRIAL_ROUNDS, TrialReport};

/// The state of a trial, in a sentence: how many games have been played.
pub fn count_in_words(report: &TrialReport) -> String {
    text::trial::Played { played: report.played, games: TRIAL_GAMES }.say()
}

/// Returns sentences about the length of the games and about who won.
pub fn figures_in_words(report: &TrialReport) -> [String; 2] {
    let [short, median, long] = report.rounds;
    let wins: Vec<String> = report.by_turn.iter().map(u64::to_string).collect();
    let wins: Vec<&str> = wins.iter().map(String::as_str).collect();
    [text::trial::Rounds { short, median, long }.say(), text::trial::by_turn(text::all_of(&wins))]
}

/// Returns a sentence about a weak point of a board, and what helps.
pub fn finding_in_words(finding: &Finding, report: &TrialReport, board: &BoardContents) -> String {
    let played = report.played;
    match finding {
        Finding::Unfinished { games } => {
            text::trial::Unfinished { games: *games, played, rounds: TRIAL_ROUNDS }.say()
        }
        Finding::TurnOrder { place, wins, games } => {
            let even = even(*games, report.by_turn.len());
            turn_order(*place, *wins, *games, even)
        }
        Finding::Continent { continent, own, others } => {
            let is_strong = own.wins * others.players > others.wins * own.players;
            let (own, others) = (percent(own), percent(others));
            let (continent, bonus) = named(board, *continent);
            if is_strong {
                text::trial::Strong { bonus, continent, others, own }.say()
            } else {
                text::trial::Weak { bonus, continent, others, own }.say()
            }
        }
        Finding::Unheld { continent, games } => {
            let (continent, bonus) = named(board, *continent);
            text::trial::Unheld { bonus, continent, games: *games, played }.say()
        }
        Finding::Unattacked(all) => {
            let territories = territories(board, all);
            text::trial::Unattacked { number: all.len(), territories }.say()
        }
        Finding::Unconquered(all) => {
            let territories = territories(board, all);
            text::trial::Unconquered { number: all.len(), territories }.say()
        }
    }
}

/// Returns the numbers of the territories that a weak point is about.
pub fn places(finding: &Finding, board: &BoardContents) -> Vec<usize> {
    match finding {
        Finding::Unfinished { .. } | Finding::TurnOrder { .. } => Vec::new(),
        Finding::Continent { continent, .. } | Finding::Unheld { continent, .. } => {
            board.members(*continent).collect()
        }
        Finding::Unattacked(all) | Finding::Unconquered(all) => all.clone(),
    }
}

/// Returns `true` if a weak point is about a continent.
pub fn is_of_continent(finding: &Finding) -> bool {
    matches!(finding, Finding::Continent { .. } | Finding::Unheld { .. })
}

fn turn_order(place: usize, wins: u64, games: u64, even: u64) -> String {
    if place > 0 {
        return text::trial::Later { even, games, place: place + 1, wins }.say();
    }
    let fact = text::trial::First { even, games, wins }.say();
    if wins > even { format!("{fact} {}", text::trial::first_advice()) } else { fact }
}

/// Returns the share of each player, rounded.
fn even(games: u64, players: usize) -> u64 {
    let players = (players as u64).max(1);
    (games + players / 2) / players
}

fn percent(results: &ContinentResults) -> u64 {
    let players = results.players.max(1);
    (100 * results.wins + players / 2) / players
}

/// Returns the name and the bonus of a continent.
fn named(board: &BoardContents, continent: usize) -> (&str, u32) {
    board.continents.get(continent).map_or(("", 0), |it| (&it.name, it.bonus))
}

fn territories(board: &BoardContents, all: &[usize]) -> String {
    let names = all.iter().filter_map(|at| board.territories.get(*at));
    let names: Vec<&str> = names.map(|it| &*it.name).collect();
    text::all_of(&names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::{BoardDraft, Change};
    use engine::game::RuleSet;
    use engine::world::WorldId;

    fn aegean() -> BoardDraft {
        let json = include_str!("../../../../public/boards/aegean.json");
        BoardDraft::open(json, "Aegean").unwrap()
    }

    fn said(finding: &Finding) -> String {
        let report = TrialReport { played: 100, by_turn: vec![62, 38], ..TrialReport::default() };
        finding_in_words(finding, &report, aegean().board())
    }

    #[test]
    fn findings_have_their_figures_and_names() {
        let first = said(&Finding::TurnOrder { place: 0, wins: 62, games: 100 });
        assert!(first.starts_with(
            "The player who went first won 62 of 100 games; an even share is 50. Lower"
        ));
        let last = said(&Finding::TurnOrder { place: 1, wins: 66, games: 99 });
        assert!(
            last.starts_with("The player who went second won 66 of 99 games; an even share is 50.")
        );
        let results = |wins, players| ContinentResults { players, wins };
        let (own, others) = (results(22, 31), results(48, 100));
        let strong = said(&Finding::Continent { continent: 0, own, others });
        let board = aegean().board().clone();
        let name = &board.continents[0].name;
        assert!(strong.contains(&format!(
            "first held {name} won 71\u{a0}% of their games, others with as much land 48\u{a0}%"
        )));
        assert!(strong.contains(&format!("bonus of {} looks too high", board.continents[0].bonus)));
        let weak = said(&Finding::Continent { continent: 0, own: others, others: own });
        assert!(
            weak.contains("won 48\u{a0}% of their games, others with as much land 71\u{a0}%")
                && weak.contains("too low")
        );
        assert!(said(&Finding::Unheld { continent: 1, games: 0 }).starts_with("Nobody held"));
        let [one, two] = [0, 1].map(|at| &*board.territories[at].name);
        assert!(said(&Finding::Unattacked(vec![0])).starts_with(&format!("{one} was hardly")));
        let both = said(&Finding::Unconquered(vec![0, 1]));
        assert!(both.starts_with(&format!("{one} and {two} were attacked")));
    }

    #[test]
    fn places_have_the_same_numbers_in_the_editor_and_on_the_board_that_is_tried() {
        let mut draft = aegean();
        draft.change(Change::RenameTerritory(3, "Another Place".to_owned()));
        draft.change(Change::AddContinent("Another Realm".to_owned()));
        draft.change(Change::Move(3, draft.board().continents.len() - 1));
        let text = draft.write();
        let file = importer::File { name: "", content: text.as_bytes() };
        let json = importer::import(&[file], &[]).unwrap().json;
        let id: WorldId = engine::world::World::read(&json).unwrap();
        let world = RuleSet::NAUTICAL.on_board(id).world();
        let names: Vec<&str> =
            world.territories().iter().map(engine::world::Territory::name).collect();
        let drawn: Vec<&str> = draft.board().territories.iter().map(|it| &*it.name).collect();
        assert_eq!(names, drawn);
        let names: Vec<&str> = world.continents().map(engine::world::Continent::name).collect();
        let drawn: Vec<&str> = draft.board().continents.iter().map(|it| &*it.name).collect();
        assert_eq!(names, drawn);
    }
}
