//! Sessions for tests.
#![allow(
    clippy::missing_panics_doc,
    clippy::unwrap_used,
    reason = "tests fail where they are used wrongly"
)]

mod scenes;

pub use scenes::{
    around_the_table, asks, blue_decides, campaigns, in_reds_hands, path_drawn, reopened,
    showdowns, until_blue_decides,
};

use super::notice::Notice;
use super::session::{DiceDevice, Duty, Intent, Session};
use super::settings::{Orders, TableSettings};
use engine::core::{BySeat, DeviceKey, Seat, SeatSet, Seed, Seeded};
use engine::game::{Ask, Control, Player, RuleSet, Setup, Victory};
use engine::record::Position;
use players::arena::quick_start;

/// Returns a dealt session with these players, always with the same seed.
pub fn session(rules: RuleSet, players: &[(Seat, Control)]) -> Session {
    dealt(rules, players, 10)
}

/// Returns a session of these seats with other dice and cards.
pub fn dealt(rules: RuleSet, players: &[(Seat, Control)], seed: u64) -> Session {
    let players = players.iter().map(|(seat, control)| Player::new(*seat, control.clone()));
    let setup = Setup::new(rules, players.collect(), Seed::from_number(seed));
    let table = TableSettings {
        title: "Test".into(),
        orders: BySeat::splat(Orders::Ask),
        reactions: BySeat::default(),
        away: SeatSet::EMPTY,
    };
    Session::new(setup, table).unwrap()
}

/// Returns a person against the computer players of a quick start, by these rules.
pub fn one_person(rules: RuleSet, seed: u64) -> Session {
    let computers = quick_start::OPPONENTS.map(|level| Control::Computer(level.name().into()));
    let controls = [Control::Human].into_iter().chain(computers);
    dealt(rules, &Seat::ALL.into_iter().zip(controls).collect::<Vec<_>>(), seed)
}

/// Returns the beginning of a quick start.
pub fn quick_started(seed: u64) -> Session {
    one_person(quick_start::RULES, seed)
}

/// Returns Red and Blue, two people at one screen, in the main game.
pub fn two_humans() -> Session {
    session(RuleSet::NAUTICAL, &[(Seat::Red, Control::Human), (Seat::Blue, Control::Human)])
}

/// Returns the same after this many actions.
pub fn two_humans_after(actions: u64) -> Session {
    let mut session = two_humans();
    play_some(&mut session, actions);
    session
}

/// Returns Red, a person, against a computer player in the classic game.
pub fn one_human() -> Session {
    let computer = Control::Computer("normal".into());
    session(RuleSet::NEXT, &[(Seat::Red, Control::Human), (Seat::Blue, computer)])
}

/// Returns a classic game of three rounds between two computer players.
pub fn short_game() -> Session {
    let rules = RuleSet { victory: Victory::Rounds(3), ..RuleSet::NEXT };
    let computer = || Control::Computer("normal".into());
    session(rules, &[(Seat::Red, computer()), (Seat::Blue, computer())])
}

/// Returns `true` if a notice says that rolls ordered in advance wait because the battle has
/// changed, which isn't a refusal.
pub fn is_asked_again(session: &Session) -> bool {
    let Some(Ask::Battle { to, .. }) = session.prompt().map(|prompt| prompt.ask) else {
        return false;
    };
    let armies = session.view().table().board().armies(to);
    let told = [Notice::Raised { territory: to, armies }, Notice::Ambushed(to)];
    session.notice().is_some_and(|notice| told.contains(notice))
}

/// Plays everybody at random for this many actions, or until the game is over.
pub fn play_some(session: &mut Session, actions: u64) {
    let goal = session.game().actions().len() as u64 + actions;
    while (session.game().actions().len() as u64) < goal {
        let after = session.game().actions().len();
        let rng = &mut Seeded::new(Seed::from_number(3), after as u64);
        match session.duty() {
            Duty::Over | Duty::Past | Duty::Send(_) => return,
            Duty::Showdown => session.dispatch(Intent::GoOn),
            Duty::HandOver(_) => session.dispatch(Intent::Uncover),
            Duty::Decide(_) => {
                let action = session.game().legal().sample(rng).unwrap();
                session.dispatch(Intent::Play(action));
                if session.defers_the_end() {
                    session.dispatch(Intent::Draw);
                }
            }
            Duty::Think(_) => {
                let action = session.game().legal().sample(rng).unwrap();
                session.dispatch(Intent::Answer { after, action });
            }
        }
    }
}

/// Returns a hand-made position of these seats, with dice that follow from the seed.
pub fn position(text: &str, players: &[(Seat, Control)], seed: u64) -> Session {
    let players = players.iter().map(|(seat, control)| Player::new(*seat, control.clone()));
    let setup = Setup::new(RuleSet::NAUTICAL, players.collect(), Seed::from_number(seed));
    let table = TableSettings {
        title: "Test".into(),
        orders: BySeat::splat(Orders::Ask),
        reactions: BySeat::default(),
        away: SeatSet::EMPTY,
    };
    let mut session = Session::new(setup, table).unwrap().set_out(Position::parse(text).unwrap());
    session.dispatch(Intent::Uncover);
    session
}

/// Returns a device for a seat, with a key for its dice.
pub fn device(seat: Seat) -> DiceDevice {
    let number = u8::try_from(seat.index()).unwrap() + 1;
    DiceDevice { key: DeviceKey([number; 32]), nonce: 7 }
}
