//! The pseudo-language, alone in its process: the language is that of the whole program.

#[test]
fn the_pseudo_language_marks_and_lengthens_words_and_leaves_arguments() {
    let english = text::lists::and_last("Peru", 3);
    assert_eq!(english, "Peru and 3");
    assert_eq!(text::passage("plain"), "plain");
    let qps = text::find_language("qps").unwrap();
    text::set_language(qps);
    assert_eq!(text::language().tag(), "qps");
    assert_eq!(text::lists::and_last("Peru", 3), "Peru ⟦ááñd⟧ 3");
    assert_eq!(text::lists::next("Peru", 3), "Peru, 3");
    let plain = "Every turn begins with new armies, and you place them where you like.";
    let made = text::passage(plain);
    assert!(made.starts_with('⟦') && made.ends_with('⟧'), "{made}");
    assert!(made.chars().count() * 10 >= plain.chars().count() * 13, "{made}");
    text::set_language(text::Language::En);
    assert_eq!(text::lists::and_last("Peru", 3), english);
}
