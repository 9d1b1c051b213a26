//! Scenes that tests of the table and of the screens begin with.

use super::{dealt, one_human, play_some, position, session, two_humans, two_humans_after};
use crate::path::PathAction;
use crate::saves::save::Save;
use crate::session::{Duty, Intent, PlayedBy, Session};
use engine::battle::ChainAttack;
use engine::core::{Seat, Seed, Seeded};
use engine::game::{Ask, Control, RuleSet};
use engine::world::names::{Alaska, Irkutsk, Kamchatka};

/// Returns the question to the person at the screen.
pub fn asks(session: &Session) -> Option<Ask> {
    match session.duty() {
        Duty::Decide(prompt) => Some(prompt.ask),
        _ => None,
    }
}

/// Calls `look` with sessions in the middle of a campaign, from many moments of two games.
pub fn campaigns(mut look: impl FnMut(&Session)) {
    for mut session in [two_humans(), one_human()] {
        for _ in 0..1_500 {
            play_some(&mut session, 1);
            if asks(&session) == Some(Ask::Campaign) && !session.defers_the_end() {
                look(&session);
            }
        }
    }
}

/// Returns a game with Red here and Blue remote, in which Blue is to act.
pub fn until_blue_decides() -> Session {
    let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
    let mut session = dealt(RuleSet::NAUTICAL, &people, 10);
    session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Elsewhere));
    while session.duty() != Duty::Send(Seat::Blue) || session.view().table().turn().round < 2 {
        blue_decides(&mut session);
        play_some(&mut session, 1);
    }
    session
}

/// Plays one action of Blue's on another device, if the game waits for that.
pub fn blue_decides(session: &mut Session) {
    if session.duty() == Duty::Send(Seat::Blue) {
        let action = session.game().legal().fallback().unwrap();
        *session = session.clone().moved_on([action]).unwrap();
    }
}

/// Returns a session as it is after being saved and opened.
pub fn reopened(session: &Session) -> Session {
    Save::read(&Save::of(session, 1).to_text()).unwrap().open().unwrap()
}

/// Returns a game of Blue and Red in which Red has just taken the device and both may hold cards.
pub fn in_reds_hands() -> Session {
    let mut session = two_humans_after(60);
    while session.duty() != Duty::HandOver(Seat::Red) {
        play_some(&mut session, 1);
    }
    session.dispatch(Intent::Uncover);
    assert_eq!(session.viewer(), Some(Seat::Red));
    session
}

/// Returns a game with a path drawn from Alaska to Irkutsk, for a side in this turn.
pub fn path_drawn(
    army: Seat,
    turn: &str,
    armies: u32,
    chain_attack: ChainAttack,
    seed: u64,
) -> Session {
    let text = format!(
        "players Red Blue
         turn {turn}
         Alaska {army} {armies}
         Brazil Red 3
         Kamchatka Blue 4
         Irkutsk Blue 3
         * Blue 1"
    );
    let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)];
    let mut session = position(&text, &players, seed);
    for intent in [
        Intent::Path(PathAction::Begin),
        Intent::Path(PathAction::AttackWith(chain_attack)),
        Intent::Tap(Alaska),
        Intent::Tap(Kamchatka),
        Intent::Tap(Irkutsk),
    ] {
        session.dispatch(intent);
    }
    session
}

/// Plays any legal actions in games with poker, and calls `look` at every step, showdowns included.
pub fn showdowns(mut look: impl FnMut(&Session)) {
    let computer = || Control::Computer("easy".into());
    let seats = [Seat::Red, Seat::Blue, Seat::Green];
    let table = |rules, players: [Control; 3]| {
        session(rules, &seats.into_iter().zip(players).collect::<Vec<_>>())
    };
    let tables = [
        table(RuleSet::NAUTICAL, [Control::Human, Control::Human, Control::Human]),
        table(RuleSet::NAUTICAL, [Control::Human, computer(), computer()]),
        table(RuleSet::NEW_RULES, [Control::Human, Control::Human, computer()]),
    ];
    let games = [8, 9, 10].into_iter().flat_map(|seed| tables.iter().map(move |it| (seed, it)));
    for (seed, table) in games {
        let mut session = table.clone();
        for step in 0..3_000 {
            look(&session);
            if session.duty() == Duty::Showdown {
                session.dispatch(Intent::GoOn);
                assert_ne!(session.duty(), Duty::Showdown, "one tap ends it");
                continue;
            }
            let rng = &mut Seeded::new(Seed::from_number(seed), step);
            let Some(action) = session.game().legal().sample(rng) else { break };
            let after = session.game().actions().len();
            match session.duty() {
                Duty::HandOver(_) => session.dispatch(Intent::Uncover),
                Duty::Think(_) => session.dispatch(Intent::Answer { after, action }),
                _ => session.dispatch(Intent::Play(action)),
            }
            if session.defers_the_end() {
                session.dispatch(Intent::Draw);
            }
        }
    }
}

/// Plays three people at one device at random, and calls `look` before every action.
pub fn around_the_table(seed: u64, actions: usize, mut look: impl FnMut(&Session)) {
    let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
    let mut session = session(RuleSet::NAUTICAL, &people);
    let mut rng = Seeded::new(Seed::from_number(seed), 0);
    for _ in 0..actions {
        session.dispatch(Intent::Uncover);
        look(&session);
        let Some(action) = session.game().legal().sample(&mut rng) else { break };
        session.dispatch(Intent::Play(action));
        assert_eq!(session.notice(), None);
    }
}
