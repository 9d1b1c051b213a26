//! The engine's documentation has enough examples to learn its API from.

mod sources;

use sources::sources;

/// The words after `pub` that begin an item; `const` also begins functions.
const ITEMS: [&str; 8] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type"];

/// Returns an entry for each public item of a file: `true` if its documentation has an example.
fn public_items(text: &str) -> impl Iterator<Item = bool> {
    let mut has_example = false;
    text.lines().map(str::trim_start).filter_map(move |line| {
        if let Some(comment) = line.strip_prefix("/// ") {
            has_example |= comment.starts_with("```");
            return None;
        }
        if line.starts_with("///") || line.starts_with("#[") {
            return None;
        }
        let has_example = std::mem::take(&mut has_example);
        let kind = line.strip_prefix("pub ")?.split_whitespace().next()?;
        ITEMS.contains(&kind).then_some(has_example)
    })
}

#[test]
fn one_public_item_in_ten_has_an_example() {
    let items: Vec<bool> = sources("crates/engine/src")
        .iter()
        .flat_map(|file| public_items(&file.text).collect::<Vec<_>>())
        .collect();
    let with_example = items.iter().filter(|has_example| **has_example).count();
    assert!(items.len() > 900, "only {} public items were found", items.len());
    assert!(10 * with_example >= items.len(), "{with_example} of {} have one", items.len());
}

#[test]
fn items_are_found_with_their_examples() {
    let text = "
        /// Rolls dice.
        ///
        /// ```
        /// roll();
        /// ```
        #[inline]
        pub fn roll() {}

        pub(crate) const INNER: u8 = 1;
        pub const fn plain() {}
        pub use other::Thing;";
    assert!(public_items(text).eq([true, false]));
}
