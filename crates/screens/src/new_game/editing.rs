//! Faults of a board that is being changed, and why its land can't be, in words.

use editor::{Board, Fault, Refusal};
use words::InWords;

/// Returns a sentence about a fault of a board.
pub fn fault_in_words(fault: &Fault, board: &Board) -> String {
    match fault {
        Fault::NamelessBoard => text::editor::nameless_board().to_owned(),
        Fault::NamelessTerritory(_) => text::editor::nameless_territory().to_owned(),
        Fault::NamelessContinent(_) => text::editor::nameless_continent().to_owned(),
        Fault::NamelessSea(_) => text::editor::nameless_sea().to_owned(),
        Fault::ReservedName(at) => text::editor::reserved(territory(board, *at)),
        Fault::SameTerritories(_, at) => text::editor::same_territories(territory(board, *at)),
        Fault::SameContinents(_, at) => text::editor::same_continents(continent(board, *at)),
        Fault::SameSeas(_, at) => text::editor::same_seas(sea(board, *at)),
        Fault::EmptyContinent(at) => text::editor::empty(continent(board, *at)),
        Fault::NoBorders(at) => text::editor::alone(territory(board, *at)),
        Fault::TooFew { least } => text::editor::too_few(*least),
        Fault::LoneStart(seat) => text::editor::lone_start(seat.in_words()),
        Fault::Apart(all) => {
            let names: Vec<&str> = all.iter().map(|at| territory(board, *at)).collect();
            text::editor::apart(text::all_of(&names))
        }
    }
}

/// Returns a sentence about why the land of a board can't be changed like that.
pub fn refusal_in_words(refusal: Refusal, board: &Board) -> String {
    match refusal {
        Refusal::TooSmall => text::editor::too_small(),
        Refusal::Crossed => text::editor::crossed(),
        Refusal::NothingLeft(at) => return text::editor::nothing_left(territory(board, at)),
        Refusal::AllLand => text::editor::all_land(),
        Refusal::AllSea => text::editor::all_sea(),
        Refusal::NoSea => text::editor::no_sea(),
        Refusal::NotAcross => text::editor::not_across(),
        Refusal::Apart => text::editor::not_beside(),
        Refusal::Full => text::editor::full(),
        Refusal::Gone => text::editor::gone(),
    }
    .to_owned()
}

fn territory(board: &Board, at: usize) -> &str {
    board.territories.get(at).map_or("", |it| &it.name)
}

fn continent(board: &Board, at: usize) -> &str {
    board.continents.get(at).map_or("", |it| &it.name)
}

fn sea(board: &Board, at: usize) -> &str {
    board.seas.get(at).map_or("", |it| it)
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::{Change, Draft, LandChange};

    #[test]
    fn a_refusal_names_the_territory_of_which_nothing_would_be_left() {
        let json = include_str!("../../../../public/boards/aegean.json");
        let mut draft = Draft::open(json, "Aegean").unwrap();
        let all = vec![[1.0, 1.0], [1599.0, 1.0], [1599.0, 899.0], [1.0, 899.0]];
        let refusal = draft.redraw(LandChange::Flood(all)).unwrap_err();
        assert!(refusal_in_words(refusal, draft.board()).contains("“Epirus”"));
    }

    #[test]
    fn faults_say_which_places_are_concerned() {
        let json = include_str!("../../../../public/boards/aegean.json");
        let mut draft = Draft::open(json, "Aegean").unwrap();
        draft.change(Change::RenameTerritory(1, "epirus".to_owned()));
        draft.change(Change::AddContinent("Nowhere".to_owned()));
        let said: Vec<String> =
            draft.faults().iter().map(|it| fault_in_words(it, draft.board())).collect();
        assert!(said[0].contains("“epirus”") && said[1].contains("“Nowhere”"), "{said:?}");
    }
}
