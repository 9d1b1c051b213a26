use red_queens_engine::game::{Action, Event, RuleSet, State};
use red_queens_engine::record::{Record, Replay};

use crate::play::{play, setup};

#[test]
fn every_state_and_every_event_can_be_looked_at_again() {
    for (_, rules) in RuleSet::PRESETS {
        let mut seen: Vec<(State, Vec<Event>)> = Vec::new();
        let game = play(setup(rules, 3, 7), 333, |game| {
            seen.push((game.state().clone(), game.events().to_vec()));
        });
        let replay = Replay::new(Record::of(&game)).unwrap();
        assert_eq!((replay.len(), replay.fault()), (333, None));
        assert_eq!(replay.events(0), game.opening());
        for (place, (state, events)) in seen.iter().enumerate().rev() {
            let number = place + 1;
            assert_eq!(replay.at(number), *state, "{number}");
            assert_eq!(replay.events(number), events, "{number}");
        }
        assert_eq!(replay.at(usize::MAX), *game.state());
        assert_eq!(replay.events(334), []);
    }
}

#[test]
fn lengths_around_a_kept_state() {
    for length in [0, 1, 63, 64, 65, 128] {
        let game = play(setup(RuleSet::NEXT, 2, 1), length, |_| {});
        let replay = Replay::new(Record::of(&game)).unwrap();
        assert_eq!(replay.len(), length);
        assert_eq!(replay.at(length), *game.state());
    }
}

#[test]
fn a_broken_record_is_shown_up_to_the_fault() {
    let mut record = Record::of(&play(setup(RuleSet::NEXT, 2, 1), 100, |_| {}));
    record.actions.insert(70, Action::Raise { face: 7 });
    let replay = Replay::new(record.clone()).unwrap();
    let (game, fault) = record.replay_valid().unwrap();
    assert_eq!((replay.len(), replay.fault()), (70, fault.as_ref()));
    assert_eq!(replay.at(99), *game.state());
    assert_eq!(replay.actions(), game.actions());
}
