//! Records as people pass them on.

use proptest::prelude::*;
use red_queens_engine::record::{ReadError, Record};

const RECORD: &str = r#"Red Queens record 1
rules next victory domination
player Red "Ann" human
player Blue "Bob" computer "normal"
seed 7c9fa136d4413fa6173637e883b6998d32e1d675f88cddff9dcbcf331820f4b8

# set-up
garrison Northwest-Territory 2
done

# round 1, Red
deploy Brazil 3
attack Brazil Peru
roll 3
"#;

fn record() -> Record {
    RECORD.parse().unwrap()
}

fn by_line(change: impl Fn(&str) -> String) -> String {
    RECORD.lines().map(|line| change(line) + "\n").collect()
}

fn quoted_printable() -> String {
    let encoded = RECORD.replace('=', "=3D").replace("\"Ann\"", "=E2=80=9CAnn=E2=80=9D");
    encoded.replace("f88cddff9dcb", "f88cdd=\r\nff9dcb").replace("human\n", "human=20\n")
}

#[test]
fn a_record_is_read_however_it_was_passed_on() {
    let smart = RECORD.replacen("\"Ann\"", "“Ann”", 1).replacen("\"Bob\"", "„Bob“", 1);
    for (how, text) in [
        ("as it is", RECORD.to_owned()),
        ("quoted", by_line(|line| format!("> {line}"))),
        ("quoted twice", by_line(|line| format!(">> {line}"))),
        ("quoted twice, apart", by_line(|line| format!("> > {line}"))),
        ("indented", by_line(|line| format!("    {line}"))),
        ("with line ends of Windows", by_line(|line| format!("{line}\r"))),
        ("with smart quotation marks", smart.clone()),
        ("with guillemets", RECORD.replacen("\"Ann\"", "«Ann»", 1)),
        ("with spaces that do not break", RECORD.replace(' ', "\u{a0}")),
        ("with hyphens that do not break", RECORD.replace('-', "\u{2011}")),
        ("with spaces without a width", RECORD.replace("ck", "c\u{200b}k")),
        ("with a byte order mark", format!("\u{feff}{RECORD}")),
        ("below a greeting", format!("Hello Bob,\nhere it is:\n\n{RECORD}")),
        ("above a signature", format!("{RECORD}\n-- \nAnn Example\nExample Ltd.\n")),
        ("above a signature right below", format!("{RECORD}--\nAnn Example\n")),
        ("above a phone's signature", format!("{RECORD}\n\nSent from my iPhone\n")),
        ("above a farewell", format!("{RECORD}\nYour move!\n\nAnn\n")),
        ("in quoted-printable", quoted_printable()),
        (
            "in all of that",
            smart.lines().fold("Ann wrote:\n".to_owned(), |all, line| all + "> " + line + "\n")
                + "> \n> Greetings\u{200b}\n",
        ),
    ] {
        assert_eq!(Record::read(&text), Ok(record()), "{how}: {text}");
    }
}

#[test]
fn a_link_is_read_whatever_was_put_into_it() {
    let link = format!("https://example.org/#{}", record().to_link());
    let (start, end) = link.split_at(40);
    for text in [
        format!("> {link}"),
        format!("\u{feff}{start}\u{200b}{end}\u{ad}"),
        format!("{start}=\r\n{end}"),
    ] {
        assert_eq!(Record::read(&text), Ok(record()), "{text}");
    }
}

#[test]
fn what_is_wrong_with_a_quoted_record_is_told_with_its_line() {
    let faulty = RECORD.replace("attack Brazil Peru", "atack Brazil Peru");
    for text in
        [faulty.clone(), faulty.lines().fold(String::new(), |all, line| all + "> " + line + "\n")]
    {
        let Err(ReadError::Notation(error)) = Record::read(&text) else { panic!("{text}") };
        assert_eq!(error.line, 13, "{error}");
    }
}

#[test]
fn nothing_of_a_record_is_taken_for_a_signature() {
    for (right, wrong) in
        [("deploy Brazil 3", "dploy Brazil 3"), ("roll 3", "rol-l 3"), ("done\n", "doone\n")]
    {
        let text = RECORD.replace(right, wrong);
        assert!(Record::read(&text).is_err(), "{text}");
    }
    let apart = format!("{RECORD}\natack Brazil Peru\nroll 3\n");
    assert!(Record::read(&apart).is_err(), "an action follows");
}

proptest! {
    #[test]
    fn whatever_surrounds_a_record_is_read_or_refused(before in "\\PC{0,30}\n?", after in "(\\PC|[>=\n]){0,60}") {
        let _ = Record::read(&format!("{before}{RECORD}{after}"));
        let _ = Record::read(&format!("{before}{}{after}", record().to_link()));
        let _ = Record::read(&format!("{before}{after}"));
    }
}
