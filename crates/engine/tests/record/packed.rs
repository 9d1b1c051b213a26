use proptest::collection::vec;
use proptest::prelude::*;
use red_queens_engine::core::Digest;
use red_queens_engine::game::{Action, Hand, RuleSet, Victory};
use red_queens_engine::record::{
    Misread, ReadError, Record, RecoveredRecord, RulesError, UnpackError,
};

use crate::play::{play, setup};

/// Returns a legal record, which is packed as version 2.
fn example() -> Record {
    let rules = RuleSet { victory: Victory::Rounds(9), ..RuleSet::NAUTICAL };
    Record::of(&play(setup(rules, 3, 5), 150, |_| {}))
}

/// Appends the right checksum to bytes.
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
        prop_assert_eq!(record.pack()[0], 2, "the game takes it");
        prop_assert_eq!(Record::unpack(&record.pack()), Ok(record.clone()));
        prop_assert_eq!(Record::unpack(&record.pack_plain()), Ok(record.clone()));
        prop_assert_eq!(Record::unpack_plain(&record.pack_plain()), Ok(record.clone()));
        prop_assert_eq!(Record::unpack_setup(&record.pack()), Ok(record.setup.clone()));
        let link = record.to_link();
        for text in [link.clone(), format!(" https://example.org/sub/#{link}\n"), record.to_string()] {
            prop_assert_eq!(Record::read(&text), Ok(record.clone()));
        }
        prop_assert_eq!(record.replay().unwrap().digest(), game.digest());
    }
}

proptest! {
    #[test]
    fn any_bytes_are_a_record_or_an_error(bytes in vec(any::<u8>(), 0..300), version in 0..5u8) {
        let _ = (Record::unpack(&bytes), Record::salvage(&bytes));
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

    /// Forged content with a valid checksum is read or refused, and does no harm.
    #[test]
    fn forged_content_is_read_or_refused_and_plays_without_harm(
        changes in vec((any::<prop::sample::Index>(), any::<u8>()), 1..5), plain: bool,
    ) {
        let packed = if plain { example().pack_plain() } else { example().pack() };
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
    assert_eq!(unpack(&sealed(vec![5])), UnpackError::UnknownVersion(5));
    assert_eq!(unpack(&sealed(vec![1])), UnpackError::Malformed);
    assert_eq!(unpack(&sealed(vec![2])), UnpackError::TooShort);
    let mut longer = example().pack_plain();
    longer.truncate(longer.len() - 4);
    longer.push(0);
    assert_eq!(unpack(&sealed(longer)), UnpackError::Malformed);
    assert_eq!(Record::from_link("no link"), Err(UnpackError::NoLink));
    assert_eq!(Record::read("https://example.org/"), Err(ReadError::Link(UnpackError::TooShort)));
    assert!(matches!(Record::read("several words"), Err(ReadError::Notation(_))));
}

#[test]
fn unknown_rules_are_told_apart_from_damage() {
    let mut bytes = example().pack_plain();
    bytes.truncate(bytes.len() - 4);
    let place = bytes.windows(7).position(|window| window == b"victory").unwrap();
    bytes[place..place + 7].copy_from_slice(b"weather");
    let error = Record::unpack(&sealed(bytes)).unwrap_err();
    assert_eq!(error, UnpackError::Rules(RulesError::UnknownOption("weather".into())));
}

/// No text names three wild cards, since there are only two.
#[test]
fn more_wild_cards_than_there_are_make_no_record() {
    let packed = |wilds| {
        let reveal = Hand { wilds, ..Hand::EMPTY };
        let mut record = example();
        record.actions = vec![Action::Mobilize { cut: false, reveal }];
        record.pack_plain()
    };
    let record = Record::unpack(&packed(2)).unwrap();
    assert_eq!(record.to_string().parse(), Ok(record));
    assert_eq!(Record::unpack(&packed(3)), Err(UnpackError::Malformed));
}

/// A list that claims four billion actions but holds none takes no memory for them.
#[test]
fn a_claim_without_bytes_is_refused() {
    let mut record = example();
    record.actions.clear();
    let mut bytes = record.pack_plain();
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
    assert!(error.to_string().starts_with("move 101 isn’t allowed: "), "{error}");
    assert_eq!(record.clone().replay().unwrap_err(), error);
    record.setup.players.truncate(1);
    assert!(record.replay_valid().is_err());
}

/// In the shortest form, an action takes a few bytes.
#[test]
fn a_packed_record_is_small() {
    let record = Record::of(&play(setup(RuleSet::NEXT, 2, 3), 5_000, |_| {}));
    let bytes = record.pack().len();
    println!("{} actions: {bytes} bytes", record.actions.len());
    assert!(record.pack_plain().len() < 200 + 4 * record.actions.len());
    assert!(bytes < 200 + 2 * record.actions.len());
}

/// Illegal records are stored all the same.
#[test]
fn a_record_that_is_no_game_is_packed_plainly() {
    let mut broken = example();
    broken.actions.insert(100, Action::Raise { face: 7 });
    let mut nobody = example();
    nobody.setup.players.clear();
    for record in [broken, nobody] {
        let bytes = record.pack();
        assert_eq!((bytes[0], &bytes), (1, &record.pack_plain()));
        assert_eq!(Record::unpack(&bytes), Ok(record));
    }
}

/// A record cut anywhere keeps every complete action, and no other.
#[test]
fn of_a_cut_record_all_is_saved_that_was_there() {
    let record = example();
    for bytes in [record.pack(), record.pack_plain()] {
        let mut before = 0;
        for length in (0..bytes.len()).rev().step_by(3) {
            let Ok(RecoveredRecord { record: saved, of }) = Record::salvage(&bytes[..length])
            else {
                assert!(length < 150, "the head is cut at {length}");
                continue;
            };
            let number = saved.actions.len();
            assert_eq!((&saved.setup, of), (&record.setup, record.actions.len()));
            assert_eq!(saved.actions, record.actions[..number], "cut at {length}");
            assert!(before == 0 || number <= before);
            before = number;
            let most = record.actions.len() * length.saturating_sub(150) / bytes.len();
            assert!(number + 60 > most, "{number} of {most} at {length}");
        }
        let whole = Record::salvage(&bytes).unwrap();
        assert_eq!(whole, RecoveredRecord { of: record.actions.len(), record: record.clone() });
    }
}

#[test]
fn what_was_changed_after_the_last_mark_is_not_taken_for_the_whole() {
    let record = example();
    let number = record.actions.len();
    assert_ne!(number % 32, 0, "something stands behind the last mark");
    let bytes = record.pack();
    let mut changed = 0;
    for place in bytes.len() - 12..bytes.len() {
        for flip in [1, 16, 128] {
            let mut bytes = bytes.clone();
            bytes[place] ^= flip;
            let RecoveredRecord { record: saved, of } = Record::salvage(&bytes).unwrap();
            assert_eq!(of, number);
            assert!(saved.actions.len() < number, "{place}");
            changed += u32::from(!saved.actions.is_empty());
        }
    }
    assert!(changed > 0);
}

#[test]
fn a_cut_link_is_saved_like_its_bytes() {
    let record = example();
    let link = record.to_link();
    for length in [link.len(), link.len() - 1, link.len() * 3 / 4, link.len() * 3 / 4 + 1] {
        let RecoveredRecord { record: saved, of } = Record::salvage_link(&link[..length]).unwrap();
        assert_eq!(of, record.actions.len());
        assert_eq!(saved.actions, record.actions[..saved.actions.len()]);
        assert!(saved.actions.len() > of / 2);
    }
    assert_eq!(Record::salvage_link("?"), Err(UnpackError::TooShort));
}

proptest! {
    /// Damaged records are read up to the last mark before the damage. A wrong action goes
    /// unnoticed there once in 256 times.
    #[test]
    fn of_a_damaged_record_the_beginning_is_saved(place: prop::sample::Index, flip in 1..=255u8) {
        let record = example();
        let mut bytes = record.pack();
        let place = place.index(bytes.len() - 4);
        bytes[place] ^= flip;
        if let Ok(RecoveredRecord { record: saved, of }) = Record::salvage(&bytes) {
            prop_assert_eq!((&saved.setup, of), (&record.setup, record.actions.len()));
            let right = saved.actions.iter().zip(&record.actions).take_while(|(one, other)| one == other).count();
            prop_assert!(right + 64 >= saved.actions.len(), "{} of {}", right, saved.actions.len());
            prop_assert!(saved.replay().is_ok());
        }
    }
}

/// A forged record with a valid checksum reports how far it can be read.
#[test]
fn a_forged_record_says_where_it_breaks_off() {
    let record = example();
    let mut bytes = record.pack();
    bytes.truncate(bytes.len() - 4);
    let place = bytes.len() - 40;
    bytes[place] ^= 0x55;
    let error = Record::unpack(&sealed(bytes)).unwrap_err();
    let of = record.actions.len();
    let UnpackError::BreaksOff { actions, of: all } = error else { panic!("{error:?}") };
    assert!(actions < all && all == of, "{error:?}");
    let words = format!("no sense after {actions} of its {of} moves");
    assert!(error.to_string().contains(&words), "{error}");
}

/// The number of bytes limits their claims: there is a byte for a mark after every 32 actions.
#[test]
fn a_claim_of_many_actions_is_bounded() {
    let record = example();
    let RecoveredRecord { record: saved, of } = Record::salvage(&record.pack()).unwrap();
    assert!(saved.actions.len() == of && of <= 32 * record.pack().len());
    for number in [65_537_u32, u32::MAX] {
        let mut none = record.clone();
        none.actions.clear();
        let mut bytes = none.pack();
        bytes.truncate(bytes.len() - 4 - 2 - 1);
        bytes.extend(postcard::to_allocvec(&number).unwrap());
        let check = Digest::of(&bytes).0.to_be_bytes();
        bytes.extend(&check[..2]);
        assert_eq!(Record::unpack(&sealed(bytes)), Err(UnpackError::Malformed));
    }
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
    /// Actions with numbers beyond any game are written and read all the same.
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
