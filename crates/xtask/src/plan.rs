//! The files of the split program. `wasm-split` cuts it into hundreds of pieces, one for each
//! combination of parts that share code; a few large files compress better.

use std::collections::{BTreeMap, BTreeSet};

/// The part that loads first: what it shares with others is in its own file.
const BASE: &str = "table";
/// The part with the picture on the home screen, which needn't wait for the table: what it shares
/// with the table has a file of its own, and so has what it shares only with other parts.
const SCENE: &str = "scene";
/// The part with the drawer and other panels, which loads with every table: what it shares with the
/// dialogs about cards alone is in its own file.
const PANELS: &str = "panels";
const CARDS: &str = "cards";
/// The part that runs in a worker: what it shares with the page has a file of its own, so that the
/// worker needn't load the rest.
const WORKER: &str = "brain";
/// The part with the forms of new games and of bots: what it shares with other screens has a file of
/// its own, so that none becomes too large.
const FORMS: &str = "workshop";
/// The part that imports boards: what it shares with only one of those that read and generate boards
/// is in the file of that one.
const IMPORTS: &str = "imports";
const BOARDS: &str = "boards";
const WORLDS: &str = "worlds";
/// The part for drawing land, which only [`FORMS`] opens: what it shares with that alone is in the
/// file of that one.
const DRAWING: &str = "drawing";
/// The parts that change boards with those that read them: what they share among themselves isn't
/// about forms.
const CHANGES_BOARDS: [&str; 5] = [FORMS, DRAWING, BOARDS, IMPORTS, WORLDS];
/// The parts that trace coasts: what only they share has a file of its own.
const TRACES_COASTS: [&str; 3] = [DRAWING, IMPORTS, WORLDS];
/// The parts that only [`WORKER`] loads: what it shares with them is in its own file.
const SERVICES: [&str; 3] = ["analysis", "bots", "film"];

/// The pieces that each part needs, its own last.
pub type Needs = BTreeMap<String, Vec<String>>;

/// The files to make of the pieces, without their extension.
#[derive(Debug, PartialEq, Eq)]
pub struct SplitPlan {
    /// The files that each part needs, in the order in which they start.
    pub parts: BTreeMap<String, Vec<String>>,
    /// The pieces of each file.
    pub files: BTreeMap<String, Vec<String>>,
}

impl SplitPlan {
    pub fn of(needs: &Needs) -> Self {
        let mut files = BTreeMap::<String, Vec<String>>::new();
        let mut placed = BTreeSet::new();
        for piece in needs.values().flatten().filter(|piece| placed.insert(*piece)) {
            files.entry(file_of(piece, needs)).or_default().push(piece.clone());
        }
        let parts = needs.iter().map(|(part, pieces)| (part.clone(), order(part, pieces, &files)));
        Self { parts: parts.collect(), files }
    }
}

/// Returns the file for a piece, by the parts that need it.
fn file_of(piece: &String, needs: &Needs) -> String {
    let parts: Vec<&str> = needs
        .iter()
        .filter(|(_, pieces)| pieces.contains(piece))
        .map(|(part, _)| part.as_str())
        .collect();
    match parts[..] {
        _ if parts.contains(&SCENE) && parts.contains(&BASE) => "shared_map".to_owned(),
        _ if parts.contains(&BASE) => own_file(BASE),
        [part] => own_file(part),
        _ if parts.contains(&SCENE) => "shared_scene".to_owned(),
        _ if parts.contains(&WORKER) && parts.iter().all(runs_in_worker) => own_file(WORKER),
        _ if parts.iter().any(runs_in_worker) => "shared_worker".to_owned(),
        [CARDS, PANELS] => own_file(PANELS),
        [BOARDS, IMPORTS] => own_file(BOARDS),
        [IMPORTS, WORLDS] => own_file(WORLDS),
        [DRAWING, FORMS] => own_file(FORMS),
        _ if parts.iter().all(|part| TRACES_COASTS.contains(part)) => "shared_coasts".to_owned(),
        _ if parts.iter().all(|part| CHANGES_BOARDS.contains(part)) => "shared".to_owned(),
        _ if parts.contains(&FORMS) => "shared_forms".to_owned(),
        _ => "shared".to_owned(),
    }
}

fn runs_in_worker(part: &&str) -> bool {
    *part == WORKER || SERVICES.contains(part)
}

fn own_file(part: &str) -> String {
    format!("split_{part}")
}

/// Returns the files with these pieces of a part, shared ones first.
fn order(part: &str, pieces: &[String], files: &BTreeMap<String, Vec<String>>) -> Vec<String> {
    let mut all = vec!["shared_map".to_owned(), own_file(BASE)];
    all.extend(
        ["shared_scene", "shared_worker", "shared_forms", "shared", "shared_coasts"]
            .map(str::to_owned),
    );
    if SERVICES.contains(&part) {
        all.push(own_file(WORKER));
    }
    if part == CARDS {
        all.push(own_file(PANELS));
    }
    if part == DRAWING {
        all.push(own_file(FORMS));
    }
    if part == IMPORTS {
        all.extend([BOARDS, WORLDS].map(own_file));
    }
    if part != BASE {
        all.push(own_file(part));
    }
    let has_pieces = |file: &String| {
        files.get(file).is_some_and(|own| own.iter().any(|piece| pieces.contains(piece)))
    };
    all.into_iter().filter(has_pieces).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    type Lists<'a> = &'a [(&'a str, &'a [&'a str])];

    fn lists(of: Lists) -> BTreeMap<String, Vec<String>> {
        let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        of.iter().map(|(name, names)| ((*name).to_owned(), owned(names))).collect()
    }

    #[test]
    fn shared_pieces_are_gathered_and_start_first() {
        let needs = lists(&[
            ("a", &["chunk_5", "split_a"]),
            ("alone", &["split_alone"]),
            ("b", &["chunk_5", "chunk_6", "chunk_8", "split_b"]),
            ("boards", &["chunk_5", "chunk_11", "chunk_13", "split_boards"]),
            ("bots", &["chunk_7", "split_bots"]),
            ("brain", &["chunk_3", "chunk_6", "chunk_7", "split_brain"]),
            ("cards", &["chunk_16", "split_cards"]),
            ("drawing", &["chunk_14", "chunk_15", "split_drawing"]),
            ("imports", &["chunk_11", "chunk_12", "split_imports"]),
            ("panels", &["chunk_16", "split_panels"]),
            ("scene", &["chunk_9", "chunk_10", "split_scene"]),
            ("table", &["chunk_3", "chunk_9", "split_table"]),
            ("workshop", &["chunk_8", "chunk_10", "chunk_13", "chunk_15", "split_workshop"]),
            ("worlds", &["chunk_12", "chunk_14", "split_worlds"]),
        ]);
        let parts: Lists = &[
            ("a", &["shared", "split_a"]),
            ("alone", &["split_alone"]),
            ("b", &["shared_worker", "shared_forms", "shared", "split_b"]),
            ("boards", &["shared", "split_boards"]),
            ("bots", &["split_brain", "split_bots"]),
            ("brain", &["split_table", "shared_worker", "split_brain"]),
            ("cards", &["split_panels", "split_cards"]),
            ("drawing", &["shared_coasts", "split_workshop", "split_drawing"]),
            ("imports", &["split_boards", "split_worlds", "split_imports"]),
            ("panels", &["split_panels"]),
            ("scene", &["shared_map", "shared_scene", "split_scene"]),
            ("table", &["shared_map", "split_table"]),
            ("workshop", &["shared_scene", "shared_forms", "shared", "split_workshop"]),
            ("worlds", &["shared_coasts", "split_worlds"]),
        ];
        let files: Lists = &[
            ("shared", &["chunk_5", "chunk_13"]),
            ("shared_coasts", &["chunk_14"]),
            ("shared_forms", &["chunk_8"]),
            ("shared_map", &["chunk_9"]),
            ("shared_scene", &["chunk_10"]),
            ("shared_worker", &["chunk_6"]),
            ("split_a", &["split_a"]),
            ("split_alone", &["split_alone"]),
            ("split_b", &["split_b"]),
            ("split_boards", &["chunk_11", "split_boards"]),
            ("split_bots", &["split_bots"]),
            ("split_brain", &["chunk_7", "split_brain"]),
            ("split_cards", &["split_cards"]),
            ("split_drawing", &["split_drawing"]),
            ("split_imports", &["split_imports"]),
            ("split_panels", &["chunk_16", "split_panels"]),
            ("split_scene", &["split_scene"]),
            ("split_table", &["chunk_3", "split_table"]),
            ("split_workshop", &["chunk_15", "split_workshop"]),
            ("split_worlds", &["chunk_12", "split_worlds"]),
        ];
        assert_eq!(SplitPlan::of(&needs), SplitPlan { parts: lists(parts), files: lists(files) });
    }
}
