use red_queens_engine::core::Seat::{self, Blue, Green, Red};
use red_queens_engine::game::{Action, CardEvent, Event, RuleSet, SeaEvent};
use red_queens_engine::record::{Faces, Luck, Record, Reroll, RolledDice};

use crate::play::{play, setup};

#[test]
fn a_played_game_is_verified() {
    for (_, rules) in RuleSet::PRESETS {
        let game = play(setup(rules, 3, 1), 4_000, |_| {});
        let verification = Record::of(&game).verify().unwrap();
        assert!(verification.is_ok());
        assert_eq!(verification.actions, game.actions().len());
        assert_eq!(verification.outcome, game.outcome());
        assert_eq!(verification.digest, game.digest());
    }
}

#[test]
fn a_forged_action_is_found() {
    let mut record = Record::of(&play(setup(RuleSet::NEXT, 2, 1), 200, |_| {}));
    record.actions[150] = Action::Raise { face: 7 };
    let verification = record.clone().verify().unwrap();
    assert!(!verification.is_ok());
    assert_eq!(verification.actions, 150);
    assert_eq!(verification.digest, record.replay_valid().unwrap().0.digest());
}

#[test]
fn what_one_side_loses_the_other_inflicts() {
    let luck = Record::of(&play(setup(RuleSet::NEXT, 2, 4), 3_000, |_| {})).verify().unwrap().luck;
    let Luck { rolls, lost, expected_lost, inflicted, expected_inflicted } = luck[Red];
    assert!(rolls > 500, "{rolls}");
    assert_eq!((luck[Blue].rolls, luck[Blue].lost, luck[Blue].inflicted), (rolls, inflicted, lost));
    assert!((luck[Blue].expected_lost - expected_inflicted).abs() < 1e-6);
    assert!((f64::from(lost + inflicted) - expected_lost - expected_inflicted).abs() < 1e-6);
    assert_eq!(luck[Green], Luck::default());
}

/// No roll deviates from the expected losses by more than two armies, so the sum of many rolls
/// stays within five standard deviations of the worst case.
#[test]
fn luck_evens_out() {
    for seed in 0..6 {
        let game = play(setup(RuleSet::NEXT, 2, seed), 5_000, |_| {});
        let luck = Record::of(&game).verify().unwrap().luck[Red];
        let off = f64::from(luck.lost) - luck.expected_lost;
        assert!(off.abs() < 5.0 * f64::from(luck.rolls).sqrt(), "{luck:?}");
    }
    let game = play(setup(RuleSet::NAUTICAL, 6, 2), 5_000, |_| {});
    let luck = Record::of(&game).verify().unwrap().luck;
    let total = |of: fn(&Luck) -> f64| luck.iter().map(|(_, luck)| of(luck)).sum::<f64>();
    let (lost, expected) = (total(|luck| luck.lost.into()), total(|luck| luck.expected_lost));
    assert!((lost - expected).abs() < 1e-6, "each roll loses as many armies as it has pairs");
}

/// Returns the dice of all seats in battles together.
fn in_battles(rolled: &RolledDice) -> Faces {
    let seat = |seat: Seat| rolled.attack[seat].and(rolled.defence[seat]);
    Seat::ALL.into_iter().map(seat).fold(Faces::default(), Faces::and)
}

#[test]
fn dice_of_battles_are_counted_for_who_threw_them() {
    for (name, rules) in RuleSet::PRESETS {
        let record = Record::of(&play(setup(rules, 3, 8), 3_000, |_| {}));
        let mut others = 0;
        let mut reroll = Reroll::new(record.clone()).unwrap();
        reroll.play(usize::MAX, |events| {
            for event in events {
                others += match event {
                    Event::Sea(SeaEvent::CruiseRolled { .. } | SeaEvent::SinkingRolled { .. })
                    | Event::Card(CardEvent::SetWorth { dice: Some(_), .. }) => 2,
                    Event::Sea(SeaEvent::Launched { .. }) => 1,
                    _ => 0,
                };
            }
        });
        let rolled = reroll.verification().rolled;
        let battles = in_battles(&rolled).dice();
        let all = rolled.all.dice();
        assert!(battles > 200 && battles + others <= all, "{name}: {battles}, {others} of {all}");
        assert!(battles + others + 200 > all, "the rest are levies: {name}: {rolled:?}");
        assert_eq!(record.verify().unwrap().rolled, rolled, "in one go");
    }
}

#[test]
fn a_record_that_is_rolled_in_pieces_is_the_same_and_stops_where_it_breaks() {
    let mut record = Record::of(&play(setup(RuleSet::NAUTICAL, 3, 5), 500, |_| {}));
    let whole = record.clone().verify().unwrap();
    let mut reroll = Reroll::new(record.clone()).unwrap();
    let mut pieces = 1;
    while !reroll.play(7, |_| ()) {
        pieces += 1;
        assert!(reroll.rolled().all.dice() <= whole.rolled.all.dice());
    }
    assert_eq!((pieces, reroll.played()), (500_usize.div_ceil(7), 500));
    assert_eq!(reroll.verification(), whole);
    record.actions[150] = Action::Raise { face: 7 };
    let mut reroll = Reroll::new(record).unwrap();
    while !reroll.play(7, |_| ()) {}
    assert_eq!(reroll.played(), 150);
    assert!(reroll.play(7, |_| ()), "what is not allowed is not passed over");
    assert_eq!(reroll.played(), 150);
}

/// Over many games, each face comes up as often as it should.
#[test]
fn dice_of_many_games_are_fair() {
    let games = (0..8).map(|seed| Record::of(&play(setup(RuleSet::NEXT, 3, seed), 3_000, |_| {})));
    let all = games.map(|it| it.verify().unwrap().rolled.all).fold(Faces::default(), Faces::and);
    assert!(all.dice() > 10_000, "{all:?}");
    assert!(all.outside().count() <= 1, "{all:?}");
}
