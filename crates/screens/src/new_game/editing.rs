//! Faults of a board that is being changed, and why its land can't be, in words.

use editor::{BoardContents, Fault, LandRefusal};
use words::InWords;

/// Returns a sentence about a fault of a board.
pub fn fault_in_words(fault: &Fault, board: &BoardContents) -> String {
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
pub fn refusal_in_words(refusal: LandRefusal, board: &BoardContents) -> String {
    match refusal {
        LandRefusal::TooSmall => text::editor::too_small(),
        LandRefusal::Crossed => text::editor::crossed(),
        LandRefusal::NothingLeft(at) => return text::editor::nothing_left(territory(board, at)),
        LandRefusal::AllLand => text::editor::all_land(),
        LandRefusal::AllSea => text::editor::all_sea(),
        LandRefusal::NoSea => text::editor::no_sea(),
        LandRefusal::NotAcross => text::editor::not_across(),
        LandRefusal::Apart => text::editor::not_beside(),
        LandRefusal::Full => text::editor::full(),
        LandRefusal::Gone => text::editor::gone(),
    }
    .to_owned()
}

fn territory(board: &BoardContents, at: usize) -> &str {
    board.territories.get(at).map_or("", |it| &it.name)
}

fn continent(board: &BoardContents, at: usize) -> &str {
    board.continents.get(at).map_or("", |it| &it.name)
}

fn sea(board: &BoardContents, at: usize) -> &str {
    board.seas.get(at).map_or("", |it| it)
}

#[cfg(test)]
mod tests {
    use super::*;
    use editor::{BoardDraft, Change, LandChange};

    #[test]
    fn a_refusal_names_the_territory_of_which_nothing_would_be_left() {
        let json = include_str!("../../../../public/boards/aegean.json");
        let mut draft = BoardDraft::open(json, "Aegean").unwrap();
        let all = vec![[1.0, 1.0], [1599.0, 1.0], [1599.0, 899.0], [1.0, 899.0]];
        let refusal = draft.redraw(LandChange::Flood(all)).unwrap_err();
        assert!(refusal_in_words(refusal, draft.board()).contains("“Epirus”"));
    }

    #[test]
    fn faults_say_which_places_are_concerned() {
        let json = include_str!("../../../../public/boards/aegean.json");
        let mut draft = BoardDraft::open(json, "Aegean").unwrap();
        draft.change(Change::RenameTerritory(1, "epirus".to_owned()));
        draft.change(Change::AddContinent("Nowhere".to_owned()));
        let said: Vec<String> =
            draft.faults().iter().map(|it| fault_in_words(it, draft.board())).collect();
        assert!(said[0].contains("“epirus”") && said[1].contains("“Nowhere”"), "{said:?}");
    }
}
