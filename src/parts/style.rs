//! The look of what not everybody opens comes with it, and not with the first screen.

use crate::erased::prelude::*;

const EXTRAS: &str = include_str!("../../style/extras.css");

/// The name of the style sheet on the page.
const NAME: &str = "extras-style";

/// Gives the page the look of the part `extras`, unless it has it.
pub fn dress() {
    let page = document();
    if page.get_element_by_id(NAME).is_some() {
        return;
    }
    if let (Some(head), Ok(sheet)) = (page.head(), page.create_element("style")) {
        sheet.set_id(NAME);
        sheet.set_text_content(Some(EXTRAS));
        // Without it all is there, if less handsome.
        let _ = head.append_child(&sheet);
    }
}
