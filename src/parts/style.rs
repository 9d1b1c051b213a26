//! The look of what not everybody opens comes with it, and not with the first screen.

use crate::erased::prelude::*;

/// The look of a part of the program.
pub struct Look {
    /// The name of its style sheet on the page.
    name: &'static str,
    sheet: &'static str,
}

/// Of the part `table`: what its dialogs alone show.
pub static TABLE: Look = Look { name: "table-style", sheet: include_str!("../../style/poker.css") };

/// Of the part `extras`.
pub static EXTRAS: Look =
    Look { name: "extras-style", sheet: include_str!("../../style/extras.css") };

/// Gives the page the look of a part, after all that it has, unless it has it.
pub fn dress(look: &Look) {
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
