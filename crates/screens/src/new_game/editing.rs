//! Faults of a board that is being changed, in words.

use editor::{Board, Fault};

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
        Fault::Apart(all) => {
            let names: Vec<&str> = all.iter().map(|at| territory(board, *at)).collect();
            text::editor::apart(text::all_of(&names))
        }
    }
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
    use editor::{Change, Draft};

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
