use proptest::prelude::*;
use red_queens_engine::core::{DeviceKey, Seat, SeatSet, Secret, Seed};
use red_queens_engine::game::{Action, Control, Player, Refusal, RuleSet, Setup, Victory};
use red_queens_engine::record::{NotationFault, Record};

use crate::play::{play, setup};

const SHORT: &str = r#"Red Queens record 1
rules next victory domination
player Red "Ann \"the hat\" # 1" human
player Blue "Bob" computer "normal" phrase "two\nlines"
seed 7c9fa136d4413fa6173637e883b6998d32e1d675f88cddff9dcbcf331820f4b8

# set-up
"#;

#[test]
fn a_record_is_printed_as_it_is_read() {
    let record: Record = SHORT.parse().unwrap();
    assert_eq!(
        record.setup.rules,
        RuleSet { victory: Victory::Domination, ..RuleSet::NEXT.without_corrections() }
    );
    assert_eq!(record.setup.players[0].name, "Ann \"the hat\" # 1");
    assert_eq!(record.setup.players[1].control, Control::Computer("normal".into()));
    assert_eq!(record.setup.players[1].phrase, "two\nlines");
    assert!(record.actions.is_empty());
    assert_eq!(format!("{record}\n# set-up\n"), SHORT);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn records_of_random_games_are_read_as_they_were_printed(
        seed: u64, players in 2..=6usize, preset in 0..RuleSet::PRESETS.len(), actions in 0..600usize,
    ) {
        let rules = RuleSet::PRESETS[preset].1;
        let players = players.clamp(*rules.table().start(), *rules.table().end());
        let record = Record::of(&play(setup(rules, players, seed), actions, |_| {}));
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record), "{}", text);
    }

    #[test]
    fn any_text_is_a_record_or_an_error(text in "(Red Queens record 1\n)?.{0,80}\n?(.|\n){0,80}") {
        let _ = text.parse::<Record>();
    }

    #[test]
    fn any_name_and_phrase_come_back(name in "\\PC{0,20}|(.|\n|\r){0,9}", phrase in ".{0,20}") {
        let mut record: Record = SHORT.parse().unwrap();
        record.setup.players[0].name = name;
        record.setup.players[0].phrase = phrase;
        prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
    }
}

#[test]
fn turns_are_headed_by_comments() {
    let game = play(setup(RuleSet::NEXT, 2, 1), 400, |_| {});
    let text = Record::of(&game).to_string();
    let headings: Vec<&str> = text.lines().filter(|line| line.starts_with('#')).collect();
    assert_eq!(headings[0], "# set-up");
    let seats = [game.state().order()[0], game.state().order()[1]];
    assert_eq!(headings[1], format!("# round 1, {}", seats[0]));
    assert_eq!(headings[2], format!("# round 1, {}", seats[1]));
    assert_eq!(headings[3], format!("# round 2, {}", seats[0]));
}

#[test]
fn a_record_that_does_not_replay_is_printed_all_the_same() {
    let mut record = Record::of(&play(setup(RuleSet::NEXT, 2, 1), 100, |_| {}));
    record.actions.insert(50, red_queens_engine::game::Action::Raise { face: 7 });
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let error = |text: &str| text.parse::<Record>().unwrap_err();
    assert_eq!(error("").fault, NotationFault::NoTitle);
    assert_eq!(error("\n# a chess game\n1. e4").line, 3);
    assert_eq!(error("Red Queens record 9").fault, NotationFault::UnknownVersion("9".into()));
    assert_eq!(error("Red Queens record 1").fault, NotationFault::NoRules);
    assert_eq!(error("Red Queens record 1\nrules next").fault, NotationFault::NoSeed);
    for (line, message) in [
        ("rules chess", "line 8: there is no rule set called “chess”"),
        ("rules next fortify", "line 8: column 19: a value for the option is missing"),
        ("player Red", "line 8: column 11: a text in quotation marks is missing"),
        ("player Red \"R", "line 8: column 12: the closing quotation mark is missing"),
        ("player Red \"R\" robot", "line 8: column 16: “robot” is not “human” or “computer”"),
        ("seed 12", "line 8: column 6: “12” is not a seed of 64 hexadecimal digits"),
        ("done\nseed 12", "line 9: rules, players and seed come before the actions"),
        ("done\ndance", "line 9: column 1: “dance” is not an action"),
        ("garrison Brazil", "line 8: column 16: a number of armies is missing"),
    ] {
        assert_eq!(error(&format!("{SHORT}{line}")).to_string(), message);
    }
}

/// A damaged link can hold such a pledge, and its record is printed too.
#[test]
fn d3_a_pledge_of_no_seat_is_read_as_it_is_printed_and_is_refused() {
    let pledge = Action::Pledge { seats: SeatSet::EMPTY, anchor: Secret([7; 20]), nonce: 3 };
    assert_eq!(pledge.to_string().parse(), Ok(pledge.clone()));
    let key = DeviceKey([1; 32]);
    let seats = [Seat::Red, Seat::Blue];
    let players = seats.map(|seat| Player::new(seat, Control::Human)).to_vec();
    let setup = Setup::new(RuleSet::NEXT, players, Seed::default());
    let invitation = Record::inviting(&setup, &key, SeatSet::only(Seat::Red), 3).unwrap();
    let mut game = invitation.replay().unwrap();
    assert_eq!(game.play(pledge), Err(Refusal::NotToPledge));
}
