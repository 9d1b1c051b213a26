//! The language of the page.

use leptos::prelude::{document, window};

use screens::language::asked_for;

/// Shows everything in the language given in the address, or else in English.
pub fn speak_as_asked() {
    let search = window().location().search().unwrap_or_default();
    let Some(language) = asked_for(&search) else { return };
    text::set_language(language);
    if let Some(page) = document().document_element() {
        // On failure, only the `lang` attribute is wrong.
        let _ = page.set_attribute("lang", language.tag());
    }
}
