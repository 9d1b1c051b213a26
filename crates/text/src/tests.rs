//! Sentences of a made-up pond, in English and in Polish, which has three plurals.

#[allow(clippy::all, clippy::pedantic, dead_code, unused_imports)]
mod sample {
    use std::cell::Cell;
    use std::fmt::Display;

    use crate::number::{Count, Plural};
    use crate::say::{say, show};

    thread_local! {
        /// Each test has its own language.
        static CHOSEN: Cell<Language> = const { Cell::new(Language::En) };
    }

    fn language() -> Language {
        CHOSEN.get()
    }

    pub fn speak(language: Language) {
        CHOSEN.set(language);
    }

    include!(concat!(env!("OUT_DIR"), "/sample.rs"));
}

use sample::{Language, pond, shore, speak};

#[test]
fn arguments_stand_where_the_language_puts_them() {
    let leap = || pond::Leap { to: 'x', from: "here" }.say();
    assert_eq!(leap(), "From here to x, a long way.");
    assert_eq!(pond::leap_label(7), "Leap to 7");
    speak(Language::Pl);
    assert_eq!(leap(), "Do x z here");
}

#[test]
fn numbers_choose_the_plural_of_the_language() {
    let said = |frogs: u32| pond::Frogs { frogs, pond: "Alaska" }.say();
    assert_eq!(said(0), "No frogs sing in Alaska.");
    assert_eq!(said(1), "1 frog sings in Alaska.");
    assert_eq!(said(21), "21 frogs sing in Alaska.");
    speak(Language::Pl);
    assert_eq!(said(0), "Cicho w Alaska.");
    assert_eq!(said(1), "W Alaska śpiewa 1 żaba.");
    for few in [2, 4, 22, 1022, 54_004] {
        assert_eq!(said(few), format!("W Alaska śpiewają {few} żaby."));
    }
    for many in [5, 12, 21, 1012, 2001] {
        assert_eq!(said(many), format!("W Alaska śpiewa {many} żab."));
    }
}

#[test]
fn two_numbers_choose_each_for_itself() {
    assert_eq!(pond::Both { frogs: 1_u8, newts: 1_usize }.say(), "one frog and one newt");
    assert_eq!(pond::Both { newts: 1_u16, frogs: 2_u64 }.say(), "2 frogs and one newt");
    assert_eq!(pond::Both { frogs: 1, newts: 0 }.say(), "one frog and 0 newts");
}

#[test]
fn several_arguments_are_named_in_any_order() {
    let (name, newts) = ("Ann", 3);
    assert_eq!(pond::Told { name, newts }.say(), "3 newts were seen by Ann.");
    assert_eq!(pond::Told { newts, name }.say(), "3 newts were seen by Ann.");
}

#[test]
fn terms_spaces_and_tags() {
    assert_eq!(pond::title(), "Frog Pond");
    assert_eq!(pond::close(), " (closed)");
    assert_eq!(pond::more("x"), ["Read ", "the rules of x", " or 1 < 2."]);
}

#[test]
fn a_text_repeats_those_of_other_files() {
    assert_eq!(shore::sign("x"), "Beyond is Frog Pond: “Leap to x”");
}

#[test]
fn what_a_translation_lacks_is_said_in_the_original() {
    speak(Language::Pl);
    assert_eq!(pond::title(), "Staw");
    assert_eq!(pond::only_english(), "Good evening");
}

#[test]
fn every_sentence_is_listed() {
    assert!(sample::SENTENCES.contains(&("pond", "leap_label")));
    assert!(crate::SENTENCES.contains(&("lists", "AndLast")));
}

#[test]
fn lists_end_with_and_or_or() {
    use crate::{all_of, one_of};
    assert_eq!(all_of::<&str>(&[]), "");
    assert_eq!(all_of(&["Peru"]), "Peru");
    assert_eq!(all_of(&["Peru", "Brazil"]), "Peru and Brazil");
    assert_eq!(all_of(&["Peru", "Brazil", "Congo"]), "Peru, Brazil and Congo");
    assert_eq!(one_of(&[1, 2, 3]), "1, 2 or 3");
}
