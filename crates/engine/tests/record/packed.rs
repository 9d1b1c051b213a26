use proptest::collection::vec;
use proptest::prelude::*;
use red_queens_engine::core::Digest;
use red_queens_engine::game::{Action, Hand, RuleSet, Victory};
use red_queens_engine::record::{Misread, ReadError, Record, RulesError, UnpackError};

use crate::play::{play, setup};

fn example() -> Record {
    let rules = RuleSet { victory: Victory::Rounds(9), ..RuleSet::NAUTICAL };
    Record::of(&play(setup(rules, 3, 5), 150, |_| {}))
}

/// Bytes with a right checksum.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let digest = Digest::of(&bytes).0.to_be_bytes();
    bytes.extend(&digest[..4]);
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn records_of_random_games_are_unpacked_as_they_were_packed(
        seed: u64, players in 2..=6usize, preset in 0..RuleSet::PRESETS.len(), actions in 0..900usize,
    ) {
        let rules = RuleSet::PRESETS[preset].1;
        let players = players.clamp(*rules.table().start(), *rules.table().end());
        let game = play(setup(rules, players, seed), actions, |_| {});
        let record = Record::of(&game);
        prop_assert_eq!(Record::unpack(&record.pack()), Ok(record.clone()));
        let link = record.to_link();
        for text in [link.clone(), format!(" https://example.org/sub/#{link}\n"), record.to_string()] {
            prop_assert_eq!(Record::read(&text), Ok(record.clone()));
        }
        prop_assert_eq!(record.replay().unwrap().digest(), game.digest());
    }
}

proptest! {
    #[test]
    fn any_bytes_are_a_record_or_an_error(bytes in vec(any::<u8>(), 0..300), version in 0..3u8) {
        let _ = Record::unpack(&bytes);
        let mut content = vec![version];
        content.extend(bytes);
        prop_assert_ne!(Record::unpack(&sealed(content)), Err(UnpackError::Damaged));
    }

    #[test]
    fn any_change_is_noticed(place: prop::sample::Index, flip in 1..=255u8) {
        let mut bytes = example().pack();
        let place = place.index(bytes.len());
        bytes[place] ^= flip;
        let error = Record::unpack(&bytes).unwrap_err();
        prop_assert!(matches!(error, UnpackError::Damaged | UnpackError::UnknownVersion(_)), "{error:?}");
    }

    #[test]
    fn any_cut_is_noticed(length: prop::sample::Index) {
        let bytes = example().pack();
        let cut = &bytes[..length.index(bytes.len())];
        let error = Record::unpack(cut).unwrap_err();
        prop_assert!(matches!(error, UnpackError::Damaged | UnpackError::TooShort), "{error:?}");
    }

    /// Content changed by somebody who knows how to compute the checksum.
    #[test]
    fn forged_content_is_read_or_refused_and_plays_without_harm(
        changes in vec((any::<prop::sample::Index>(), any::<u8>()), 1..5),
    ) {
        let packed = example().pack();
        let mut bytes = packed[..packed.len() - 4].to_vec();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(record) = Record::unpack(&sealed(bytes)) {
            let _ = record.clone().replay_valid();
            prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record.clone()));
            prop_assert_eq!(Record::unpack(&record.pack()), Ok(record));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}|[A-Za-z0-9_-]{0,60}") {
        let _ = Record::read(&text);
    }
}

#[test]
fn every_error_has_its_cause() {
    let unpack = |bytes: &[u8]| Record::unpack(bytes).unwrap_err();
    assert_eq!(unpack(&[]), UnpackError::TooShort);
    assert_eq!(unpack(&[1, 2, 3, 4]), UnpackError::TooShort);
    assert_eq!(unpack(&sealed(vec![2])), UnpackError::UnknownVersion(2));
    assert_eq!(unpack(&sealed(vec![1])), UnpackError::Malformed);
    let mut longer = example().pack();
    longer.truncate(longer.len() - 4);
    longer.push(0);
    assert_eq!(unpack(&sealed(longer)), UnpackError::Malformed);
    assert_eq!(Record::from_link("no link"), Err(UnpackError::NoLink));
    assert_eq!(Record::read("https://example.org/"), Err(ReadError::Link(UnpackError::TooShort)));
    assert!(matches!(Record::read("several words"), Err(ReadError::Notation(_))));
}

#[test]
fn unknown_rules_are_told_apart_from_damage() {
    let mut bytes = example().pack();
    bytes.truncate(bytes.len() - 4);
    let place = bytes.windows(7).position(|window| window == b"victory").unwrap();
    bytes[place..place + 7].copy_from_slice(b"weather");
    let error = Record::unpack(&sealed(bytes)).unwrap_err();
    assert_eq!(error, UnpackError::Rules(RulesError::UnknownOption("weather".into())));
}

/// There are two wild cards: no text says three.
#[test]
fn more_wild_cards_than_there_are_make_no_record() {
    let packed = |wilds| {
        let reveal = Hand { wilds, ..Hand::EMPTY };
        let mut record = example();
        record.actions = vec![Action::Mobilize { cut: false, reveal }];
        record.pack()
    };
    let record = Record::unpack(&packed(2)).unwrap();
    assert_eq!(record.to_string().parse(), Ok(record));
    assert_eq!(Record::unpack(&packed(3)), Err(UnpackError::Malformed));
}

/// A list that claims four billion actions and holds none takes no memory for them.
#[test]
fn a_claim_without_bytes_is_refused() {
    let mut record = example();
    record.actions.clear();
    let mut bytes = record.pack();
    bytes.truncate(bytes.len() - 5);
    bytes.extend([0xff, 0xff, 0xff, 0xff, 0x0f]);
    assert_eq!(Record::unpack(&sealed(bytes)), Err(UnpackError::Malformed));
}

#[test]
fn the_good_beginning_of_a_broken_record_is_kept() {
    let mut record = example();
    record.actions.insert(100, Action::Raise { face: 7 });
    let (game, error) = record.clone().replay_valid().unwrap();
    assert_eq!(game.actions(), &record.actions[..100]);
    let error = error.unwrap();
    assert!(error.to_string().starts_with("action 101 is not allowed: "), "{error}");
    assert_eq!(record.clone().replay().unwrap_err(), error);
    record.setup.players.truncate(1);
    assert!(record.replay_valid().is_err());
}

/// The shortest forms: an action takes a few bytes.
#[test]
fn a_packed_record_is_small() {
    let record = Record::of(&play(setup(RuleSet::NEXT, 2, 3), 5_000, |_| {}));
    let bytes = record.pack().len();
    println!("{} actions: {bytes} bytes", record.actions.len());
    assert!(bytes < 200 + 4 * record.actions.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]
    #[test]
    fn whatever_unpacks_as_an_action_prints_as_it_is_read(
        kind in 0..48u8, rest in vec(prop_oneof![0..4u8, any::<u8>()], 0..24),
    ) {
        let bytes = [&[kind], rest.as_slice()].concat();
        if let Ok((action, _)) = postcard::take_from_bytes::<Action>(&bytes) {
            let text = action.to_string();
            prop_assert_eq!(text.parse::<Action>(), Ok::<_, Misread>(action), "{}", text);
        }
    }
}

proptest! {
    /// Actions that no game would ever see are written and read all the same.
    #[test]
    fn numbers_of_any_size_come_back(armies: u32, dice: u8, block: u8) {
        use red_queens_engine::game::{PlusOne, Until};
        use red_queens_engine::world::names::{NorthAfrica, Peru};
        for action in [
            Action::Deploy { territory: NorthAfrica, armies },
            Action::Transfer { from: NorthAfrica, to: Peru, armies },
            Action::Roll { dice, until: Until::Left(armies) },
            Action::RollBlock { block, plus: PlusOne::Ask, until: Until::Conquest },
            Action::Reserve { block, armies },
            Action::Raise { face: dice },
        ] {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok::<_, Misread>(action));
        }
    }
}
