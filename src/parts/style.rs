//! Style sheets that load with a part of the program instead of the first screen.

use leptos::prelude::*;

/// The style sheet of a part of the program.
pub struct StyleSheet {
    /// The id of its `<style>` on the page.
    name: &'static str,
    text: &'static str,
    /// A style sheet that comes before it.
    after: Option<&'static StyleSheet>,
}

/// The style sheet of all pictures of the map.
pub static PICTURE: StyleSheet = StyleSheet {
    name: "picture-style",
    text: concat!(
        include_str!("../../style/tokens-table.css"),
        include_str!("../../style/map.css"),
        include_str!("../../style/playing-card.css"),
        include_str!("../../style/scene.css")
    ),
    after: None,
};

/// The style sheet of the part `table`.
pub static TABLE: StyleSheet = StyleSheet {
    name: "table-style",
    text: concat!(
        include_str!("../../style/battle.css"),
        include_str!("../../style/new-game.css"),
        include_str!("../../style/table.css"),
        include_str!("../../style/panels.css")
    ),
    after: Some(&PICTURE),
};

/// The style sheet of the part `poker`.
pub static POKER: StyleSheet = StyleSheet {
    name: "poker-style",
    text: include_str!("../../style/poker.css"),
    after: Some(&TABLE),
};

/// The style sheet of the parts after the table.
pub static EXTRAS: StyleSheet = StyleSheet {
    name: "extras-style",
    text: include_str!("../../style/extras.css"),
    after: Some(&TABLE),
};

/// The style sheet of the editor of boards.
pub static EDITOR: StyleSheet = StyleSheet {
    name: "editor-style",
    text: include_str!("../../style/editor.css"),
    after: Some(&TABLE),
};

/// Adds the style sheet of a part after all others, unless the page has it.
pub fn load_stylesheet(sheet: &StyleSheet) {
    if let Some(before) = sheet.after {
        load_stylesheet(before);
    }
    let page = document();
    if page.get_element_by_id(sheet.name).is_some() {
        return;
    }
    if let (Some(body), Ok(element)) = (page.body(), page.create_element("style")) {
        element.set_id(sheet.name);
        element.set_text_content(Some(sheet.text));
        // On failure, everything works but looks plain.
        let _ = body.append_child(&element);
    }
}
