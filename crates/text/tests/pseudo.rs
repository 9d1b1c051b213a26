//! The pseudo-language, alone in its process: the language is that of the whole program.

#[test]
fn the_pseudo_language_marks_and_lengthens_words_and_leaves_arguments() {
    let english = text::lists::AndLast { before: "Peru", item: 3 }.say();
    assert_eq!(english, "Peru and 3");
    assert_eq!(text::passage("plain"), "plain");
    let qps = text::find_language("qps").unwrap();
    text::set_language(qps);
    assert_eq!(text::language().tag(), "qps");
    assert_eq!(text::lists::AndLast { before: "Peru", item: 3 }.say(), "Peru ⟦áááñd⟧ 3");
    assert_eq!(text::lists::Next { before: "Peru", item: 3 }.say(), "Peru, 3");
    let long = "Every turn begins with new armies, and you place them where you like.";
    for plain in [long, "Roll", "Go", "Shh, hmm", "straightforward", "A"] {
        let made = text::passage(plain);
        let inner = made.strip_prefix('⟦').and_then(|made| made.strip_suffix('⟧')).unwrap();
        let (before, after) = (plain.chars().count(), inner.chars().count());
        assert!((before * 14..=before * 14 + 9).contains(&(after * 10)), "{made}");
    }
    assert_eq!(text::passage("Roll"), "⟦Röööll⟧");
    text::set_language(text::Language::En);
    assert_eq!(text::lists::AndLast { before: "Peru", item: 3 }.say(), english);
}
