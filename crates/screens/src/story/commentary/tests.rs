use super::*;
use crate::story::commentary;
use crate::table::pace::{self, ContinueWhen, Pace};
use engine::core::BySeat;
use engine::game::{Control, Phase, Role, RuleSet};
use players::bot;
use table::testing::{self, dealt, position};
use table::{Duty, Intent};

const LAND: &str = "players Red Blue Green
    turn Red campaign
    attacked Blue Green Black
    Siam Red 9
    China Red 1
    Indonesia Green 3
    Japan Blue 2
    ship 3 Red 4 at 8,8
    ship 7 Green 1 at 8,9
    * Green 1";

fn computer() -> Control {
    Control::Computer("normal".into())
}

fn players() -> [(Seat, Control); 3] {
    [(Seat::Red, computer()), (Seat::Blue, Control::Human), (Seat::Green, computer())]
}

fn play(session: &mut Session, actions: &[&str]) {
    for action in actions {
        let after = session.played();
        session.dispatch(Intent::Answer { after, action: action.parse().unwrap() });
        assert_eq!(session.played(), after + 1, "{action}");
    }
}

/// Returns the commentary after these actions of a computer player.
fn told(text: &str, actions: &[&str]) -> String {
    let mut session = position(text, &players(), 1);
    play(&mut session, actions);
    commentary::told_as_it_is_done(&session).unwrap_or_default()
}

#[test]
fn each_deed_is_one_line() {
    let reinforce = LAND.replace("campaign", "reinforce 7");
    let ally = LAND.replace("turn Red campaign", "turn Black reinforce 6\n commander Red");
    let ally = format!("{ally}\n Peru Black 2\n Brazil Black 1");
    let cases: [(&str, &[&str], &str); 7] = [
        (&reinforce, &["deploy Siam 5"], "Red: 5 armies to Siam"),
        (&reinforce, &["deploy Siam 4", "deploy Siam 3"], "Red: 7 armies to Siam"),
        (LAND, &["commit Siam Indonesia 8"], "Red: Siam → Indonesia, 8 against 3…"),
        (LAND, &["cruise 3"], "Red: ship 3 can sail 5 boat lengths"),
        (LAND, &["engage 7 by 3"], "Red: ship 3 against ship 7 (Green)…"),
        (&ally, &["deploy Peru 5"], "Red, with Black’s armies: 5 armies to Peru"),
        (
            &ally,
            &["deploy Peru 5", "deploy Brazil 1"],
            "Red, with Black’s armies: 5 armies to Peru, 1 to Brazil",
        ),
    ];
    for (text, actions, line) in cases {
        assert_eq!(told(text, actions), line, "{actions:?}");
    }
}

/// Returns the last line after these actions, for many different rolls.
fn ends(actions: &[&str]) -> Vec<String> {
    let ended = |seed| {
        let mut session = position(LAND, &players(), seed);
        play(&mut session, actions);
        while let Duty::Think(_) = session.duty() {
            let roll = session.game().legal().fallback().unwrap();
            let over = |event: &Event| {
                matches!(
                    event,
                    Event::Land(LandEvent::Conquered { .. } | LandEvent::Repulsed { .. })
                        | Event::Sea(SeaEvent::EngagementEnded { .. })
                )
            };
            if session.moments().last().unwrap().events.iter().any(over) {
                break;
            }
            play(&mut session, &[&roll.to_string()]);
        }
        commentary::told_as_it_is_done(&session).unwrap()
    };
    (0..40).map(ended).collect()
}

#[test]
fn a_battle_is_told_once_the_dice_have_decided_it() {
    let on_land = ends(&["commit Siam Indonesia 3"]);
    for end in ["taken", "repelled"] {
        let line = format!("Red: Siam → Indonesia, 3 against 3: {end}");
        assert!(on_land.contains(&line), "{on_land:?}");
    }
    let at_sea = ends(&["engage 7 by 3"]);
    for end in ["ship 3 sunk", "ship 7 captured"] {
        let line = format!("Red: ship 3 against ship 7 (Green): {end}");
        assert!(at_sea.contains(&line), "{at_sea:?}");
    }
}

/// Plays games of one person, whose moves a computer makes, against three computer players, and
/// calls `look` before each action of those.
fn watch(rules: RuleSet, look: impl FnMut(&Session, &Action)) {
    watch_games(rules, 3, look);
}

fn watch_games(rules: RuleSet, games: u64, mut look: impl FnMut(&Session, &Action)) {
    let seats = [Seat::Red, Seat::Blue, Seat::Green, Seat::Yellow];
    for seed in 0..games {
        let control = |seat| if seat == Seat::Red { Control::Human } else { computer() };
        let mut session = dealt(rules, &seats.map(|seat| (seat, control(seat))), seed);
        let mut bots = BySeat::from_fn(|_| bot::by_name("normal", seed).unwrap());
        while session.view().table().turn().round < 9 {
            let Some(prompt) = session.prompt() else { break };
            let view = session.game().observe(prompt.seat);
            let action = bots[prompt.seat].decide(&view, &session.game().legal());
            if let Duty::Think(_) = session.duty() {
                look(&session, &action);
                session.dispatch(Intent::Answer { after: session.played(), action });
            } else {
                session.dispatch(Intent::Play(action));
                session.dispatch(Intent::Draw);
            }
        }
    }
}

#[test]
fn poker_among_computers_is_one_line_with_the_hand_that_won() {
    let (mut hands, mut commanded, mut led, mut moved) = (0, 0, 0, 0);
    watch(RuleSet::NAUTICAL, |session, _| {
        let Some(line) = commentary::told_as_it_is_done(session) else { return };
        assert!(!line.is_empty() && line.len() < 160, "{line}");
        moved += u32::from(line.contains(" armies, ") && line.contains(" → "));
        hands += u32::from(line.contains(" wins the hand: "));
        commanded += u32::from(line.contains(" wins the hand and commands "));
        let turn = session.view().table().turn();
        if let Some(player) = turn.commander {
            let ally = format!("{}, with {}’s armies: ", player.name(), turn.seat.name());
            led += u32::from(line.starts_with(&ally));
        }
    });
    assert!(hands > 3 && commanded > 3, "{hands} {commanded}");
    assert!(led > 20 && moved > 5, "{led} {moved}");
}

/// Returns the side that moved armies at the end of the previous turn, with the line about it, if
/// there was one and a computer player is next.
fn moved_last(session: &Session) -> Option<(Seat, String)> {
    let Moment { action: Some(Action::Transfer { .. }), events, .. } = session.moments().last()?
    else {
        return None;
    };
    let is_over = events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
    let mover = events.iter().find_map(|event| match event {
        Event::Board(BoardEvent::Moved { seat, .. }) => Some(*seat),
        _ => None,
    });
    Some((mover?, commentary::told_as_it_is_done(session).filter(|_| is_over)?))
}

#[test]
fn the_transfer_that_ends_a_turn_is_told_before_the_next_turn() {
    let (mut own, mut allied) = (0, 0);
    let mut session =
        testing::session(RuleSet::NEXT, &[(Seat::Red, computer()), (Seat::Blue, computer())]);
    for _ in 0..2_000 {
        testing::play_some(&mut session, 1);
        let Some((mover, line)) = moved_last(&session) else { continue };
        assert!(line.starts_with(&format!("{}: ", mover.name())) && line.contains(" → "), "{line}");
        own += 1;
    }
    watch(RuleSet::NAUTICAL, |session, _| {
        let Some((mover, line)) = moved_last(session) else { return };
        let is_ally = session.view().table().role(mover) == Role::Ally;
        let with = format!(", with {}’s armies: ", mover.name());
        assert_eq!(line.contains(&with), is_ally, "{line}");
        allied += u32::from(is_ally);
    });
    assert!(own > 5 && allied > 5, "{own} {allied}");
}

#[test]
fn w8_poker_is_told_of_as_over_once_it_is_and_who_commands_is_who_plays() {
    let (mut commanded, mut near) = (0, 0);
    for rules in [RuleSet::NAUTICAL, RuleSet::NEW_RULES] {
        watch_games(rules, 4, |session, _| {
            let line = commentary::told_as_it_is_done(session).unwrap_or_default();
            let plays = matches!(session.view().table().phase(), Phase::Poker(_));
            assert!(plays || !line.contains(" play poker for "), "{line}");
            if let (true, Some(player)) =
                (line.contains(" commands "), session.view().table().turn().commander)
            {
                assert!(line.starts_with(player.name()), "{line}");
                commanded += 1;
            }
            let commentary = commentary::commentary(session);
            let is_near =
                !commentary::is_played_among_computers(session) && commentary.is_at_poker();
            near += u32::from(is_near && !plays);
        });
    }
    assert!(commanded > 10 && near > 10, "{commanded} {near}");
}

#[test]
fn three_turns_pass_in_ten_seconds_where_nothing_concerns_a_person() {
    let mut turns: Vec<(Seat, u64)> = Vec::new();
    let (mut near, mut next) = (0, 0);
    watch(RuleSet::NAUTICAL, |session, action| {
        let turn = session.view().table().turn();
        if session.is_turn_of_a_person() || turn.round == 0 {
            return;
        }
        let player = turn.commander.unwrap_or(turn.seat);
        if turns.last().is_none_or(|(last, _)| *last != player) {
            turns.push((player, 0));
        }
        let ContinueWhen::After(wait) = pace::continues_when(session, Pace::Readable, action)
        else {
            panic!()
        };
        next += u32::from(pace::continues_when(session, Pace::Step, action) == ContinueWhen::Next);
        let beat = commentary::commentary(session).beat_before(action);
        match beat {
            Beat::Major => assert!((1_000..=1_500).contains(&wait)),
            Beat::Near => assert!((500..1_000).contains(&wait)),
            Beat::Part | Beat::Begun | Beat::Done => {
                assert!(wait < 500);
                turns.last_mut().unwrap().1 += wait;
            }
        }
        near += u32::from(beat >= Beat::Near);
    });
    let three = |turns: &[(Seat, u64)]| turns.iter().map(|(_, wait)| wait).sum::<u64>();
    let longest = turns.windows(3).map(three).max().unwrap();
    assert!(longest < 10_000, "{longest}");
    assert!(turns.len() > 40 && near > 40 && next > 200, "{} {near} {next}", turns.len());
}
