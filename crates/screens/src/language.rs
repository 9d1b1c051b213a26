//! The language of the screen.

use text::Language;

/// Returns the language requested in an address after its question mark: `?lang=qps`.
pub fn asked_for(search: &str) -> Option<Language> {
    let mut fields = search.trim_start_matches('?').split('&');
    fields.find_map(|field| text::find_language(field.strip_prefix("lang=")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_can_ask_for_a_language_that_there_is() {
        assert_eq!(asked_for("?lang=qps"), Some(Language::Qps));
        assert_eq!(asked_for("?a=b&lang=en"), Some(Language::En));
        assert_eq!(asked_for("?lang=tlh"), None);
        assert_eq!(asked_for("?language=en"), None);
        assert_eq!(asked_for(""), None);
    }
}
