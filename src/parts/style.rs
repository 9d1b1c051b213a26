//! Style sheets of optional parts, which are loaded with them and not with the home screen.

use crate::erased::prelude::*;

/// The style sheet of a part of the program.
pub struct Look {
    /// The id of its style element on the page.
    name: &'static str,
    sheet: &'static str,
}

/// The style sheet of the part `table`, for its dialogs only.
pub static TABLE: Look = Look { name: "table-style", sheet: include_str!("../../style/poker.css") };

/// The style sheet of the part `extras`.
pub static EXTRAS: Look =
    Look { name: "extras-style", sheet: include_str!("../../style/extras.css") };

/// Adds a style sheet to the page after the existing ones, unless it is already there.
pub fn load_stylesheet(look: &Look) {
    let page = document();
    if page.get_element_by_id(look.name).is_some() {
        return;
    }
    if let (Some(body), Ok(sheet)) = (page.body(), page.create_element("style")) {
        sheet.set_id(look.name);
        sheet.set_text_content(Some(look.sheet));
        // Without it all is there, if less handsome.
        let _ = body.append_child(&sheet);
    }
}
