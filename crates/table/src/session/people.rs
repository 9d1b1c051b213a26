//! The people at the table: they join, leave, take over an ally, or let a computer player take
//! their seat.

use super::Session;
use super::holder::Holder;
use super::seats::first_controls;
use engine::core::{BySeat, Seat, SeatSet};
use engine::game::{Control, Event, Player, Role, SeatEvent};

impl Session {
    /// Restores the facts that aren't in the actions: the player of each seat, and the moment up to
    /// which each has seen the game.
    #[must_use]
    pub(crate) fn with_past(
        mut self,
        mut controls: BySeat<Option<Control>>,
        seen: BySeat<usize>,
    ) -> Self {
        for seat in self.game.state().all(Role::Player) {
            if let Some(control) = controls[seat].take() {
                self.seats.set_control(seat, Some(control));
            }
        }
        self.seats.set_seen(seen);
        self.remember_people();
        self.holder = Holder::default();
        self.pick_up_the_tablet();
        self.look();
        self
    }

    /// Marks everything so far as seen by everybody here.
    #[must_use]
    pub fn all_seen(mut self) -> Self {
        for seat in self.here() {
            self.seats.saw(seat, self.history.len());
        }
        self
    }

    /// Returns the session on a device where these people have played the game before; their cards
    /// stay covered until they take the device.
    #[must_use]
    pub fn among(mut self, people: SeatSet) -> Self {
        for seat in people {
            self.seats.saw_something(seat);
        }
        self.seats.set_people(self.seats.people() | people);
        self.holder = Holder::default();
        self.pick_up_the_tablet();
        self.look();
        self
    }

    /// Returns `true` if several people share the screen, or did: a player who has left the game
    /// may still look on.
    pub fn is_shared(&self) -> bool {
        self.seats.people().len() > 1
    }

    /// Returns `true` while a person is on turn, with their own armies or an ally's.
    pub fn is_turn_of_a_person(&self) -> bool {
        let turn = self.view.table().turn();
        self.is_human(turn.commander.unwrap_or(turn.seat))
    }

    /// Returns `true` if computer players have replaced all people, as in a game from a link that
    /// is only watched.
    pub fn is_left_to_computers(&self) -> bool {
        let began = first_controls(self.game.setup());
        let is_person = |seat: Seat| began[seat] == Some(Control::Human);
        Seat::ALL.into_iter().any(is_person)
            && !Seat::ALL.into_iter().any(|seat| self.is_human(seat))
    }

    /// Returns the only person at this screen, as they were when the game began, if they were in it
    /// then. Returns `None` if several people are here, since a message to one wouldn't suit the
    /// others.
    pub fn only_person_here(&self) -> Option<&Player> {
        let began = |it: &&Player| it.control == Control::Human && self.is_here(it.seat);
        let mut people = self.players().iter().filter(began);
        people.next().filter(|_| self.here().len() == 1)
    }

    /// Returns `true` if the current player of a seat was already there at this moment.
    pub(super) fn was_there(&self, seat: Seat, number: usize) -> bool {
        self.seats.came(seat) <= number
    }

    /// Restores the people from a save: those who play, and those who have seen anything, even if
    /// they have become remote since. Old saves of lessons claimed the same for every seat, which
    /// says nothing.
    pub(super) fn remember_people(&mut self) {
        let players = self.game.state().all(Role::Player);
        let seen = *self.seen();
        let first = seen[Seat::Red];
        let is_of_a_lesson = first > 1 && seen == BySeat::splat(first);
        let sat_there = |seat: &Seat| seen[*seat] > 0 && !is_of_a_lesson;
        let before: SeatSet = players.iter().filter(sat_there).collect();
        // A game from a link may have begun with people who never sat at this table.
        let never = |seat: &Seat| seen[*seat] == 0 && !self.is_here(*seat);
        let strangers: SeatSet = players.iter().filter(never).collect();
        self.seats.set_people((self.seats.people() - strangers) | self.here() | before);
    }

    /// Puts somebody else in charge of a seat. A person who was in charge has seen something, so a
    /// save mentions them.
    pub(super) fn seat(&mut self, seat: Seat, control: Option<Control>) {
        if self.is_here(seat) {
            self.seats.saw_something(seat);
        }
        self.seats.set_control(seat, control);
    }

    /// Updates the seats for players who join, leave or take over an ally in this moment.
    pub(super) fn reseat(&mut self, number: usize, events: &[Event]) {
        for event in events {
            let Event::Seat(event) = *event else { continue };
            match event {
                SeatEvent::TookOver { by, ally } => {
                    self.seats.take_over(by, ally, number);
                    self.table.orders[ally] = self.table.orders[by];
                    self.table.reactions[ally] = self.table.reactions[by];
                    self.answered[ally] = self.answered[by];
                    if self.table.away.contains(by) {
                        self.table.away.insert(ally);
                    } else {
                        self.table.away.remove(ally);
                    }
                }
                SeatEvent::Joined { seat } => {
                    self.seats.join(seat, number);
                    self.table.away.remove(seat);
                }
                SeatEvent::Left { seat } => {
                    self.seats.set_control(seat, None);
                    self.table.away.remove(seat);
                }
                SeatEvent::ThrewForStart { .. }
                | SeatEvent::Begins { .. }
                | SeatEvent::Fell { .. }
                | SeatEvent::TurnedPirate { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::duty::HistoryMode;
    use super::*;
    use crate::session::TableSettings;
    use crate::testing::{
        in_reds_hands, one_human, play_some, position, reopened, two_humans_after,
    };
    use crate::{Duty, Intent, Orders, PlayedBy, Reactions, Save};
    use engine::game::{Action, RuleSet, State, Until};
    use engine::world::Territory;
    use players::bot::Level;

    const COMPUTER: PlayedBy = PlayedBy::Level(Level::Normal);

    /// Plays for the computer players until a person has to act.
    fn think(session: &mut Session) {
        while let Duty::Think(_) = session.duty() {
            play_some(session, 1);
        }
    }

    #[test]
    fn a_table_that_all_people_have_left_is_left_to_computers() {
        let mut session = one_human();
        assert!(!session.is_left_to_computers());
        session.dispatch(Intent::Control(Seat::Red, COMPUTER));
        assert!(session.is_left_to_computers());
        assert!(reopened(&session).is_left_to_computers());
        let computers =
            [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Computer("easy".into())));
        assert!(!crate::testing::session(RuleSet::NEXT, &computers).is_left_to_computers());
    }

    #[test]
    fn t40_what_a_seat_wants_done_for_it_goes_on_with_the_ally() {
        let mut session = one_human();
        let wanted = Reactions { no_contest: true, ..Reactions::default() };
        session.dispatch(Intent::Reactions(Seat::Red, wanted));
        session.dispatch(Intent::Orders(Seat::Red, Orders::CutAndReveal));
        session.reseat(9, &[SeatEvent::TookOver { by: Seat::Red, ally: Seat::Black }.into()]);
        let TableSettings { orders, reactions, .. } = &session.table;
        assert_eq!((orders[Seat::Black], reactions[Seat::Black]), (Orders::CutAndReveal, wanted));
    }

    #[test]
    fn while_the_tablet_is_handed_over_it_can_only_be_taken() {
        let mut session = in_reds_hands();
        while !session.is_covered() {
            play_some(&mut session, 1);
        }
        let after = session.game().actions().len();
        let action = session.game().legal().fallback().unwrap();
        for intent in [
            Intent::Undo,
            Intent::Peek(true),
            Intent::Play(action.clone()),
            Intent::Play(Action::Done),
            Intent::Confirm,
            Intent::Orders(Seat::Red, Orders::CutAndReveal),
            Intent::Control(Seat::Red, COMPUTER),
            Intent::Control(Seat::Blue, COMPUTER),
            Intent::Answer { after, action: action.clone() },
            Intent::Advise { after, action, why: None },
        ] {
            let before = session.clone();
            session.dispatch(intent);
            assert_eq!(session, before);
        }
        session.dispatch(Intent::Uncover);
        assert!(session.viewer().is_some() && session.check_undo().is_err());
    }

    #[test]
    fn who_lets_a_computer_play_on_does_not_see_the_next_persons_cards() {
        let mut session = in_reds_hands();
        session.dispatch(Intent::Control(Seat::Red, COMPUTER));
        assert_eq!(session.viewer(), None);
        for mut session in [reopened(&session), session] {
            think(&mut session);
            assert_eq!(session.duty(), Duty::HandOver(Seat::Blue));
            assert_eq!(reopened(&session).duty(), Duty::HandOver(Seat::Blue));
            session.dispatch(Intent::Uncover);
            session.dispatch(Intent::Control(Seat::Red, PlayedBy::Human));
            while session.duty() != Duty::HandOver(Seat::Red) {
                assert_eq!(session.viewer(), Some(Seat::Blue));
                play_some(&mut session, 1);
            }
        }
    }

    #[test]
    fn anybody_who_goes_elsewhere_may_look_on_when_the_next_person_plays() {
        for then in [PlayedBy::Elsewhere, COMPUTER] {
            let mut session = in_reds_hands();
            session.dispatch(Intent::Control(Seat::Red, PlayedBy::Elsewhere));
            session.dispatch(Intent::Control(Seat::Red, then));
            for mut session in [reopened(&session), session] {
                while session.duty() != Duty::HandOver(Seat::Blue) {
                    assert_eq!(session.viewer(), None);
                    let action = session.game().legal().fallback().unwrap();
                    session = session.moved_on([action]).unwrap();
                }
            }
        }
    }

    #[test]
    fn anybody_who_is_elsewhere_before_there_are_cards_leaves_the_others_alone() {
        let mut session = two_humans_after(0);
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Elsewhere));
        for session in [reopened(&session), session] {
            assert!(!session.is_shared());
        }
    }

    #[test]
    fn a_person_who_came_later_and_went_is_remembered() {
        let mut session = one_human();
        play_some(&mut session, 120);
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Human));
        while session.duty() != Duty::HandOver(Seat::Blue) {
            play_some(&mut session, 1);
        }
        session.dispatch(Intent::Uncover);
        session.dispatch(Intent::Control(Seat::Blue, COMPUTER));
        for mut session in [reopened(&session), session] {
            think(&mut session);
            assert_eq!(session.duty(), Duty::HandOver(Seat::Red));
        }
    }

    #[test]
    fn a_lesson_that_was_saved_as_seen_by_every_seat_is_played_alone() {
        let mut session = one_human();
        play_some(&mut session, 120);
        let mut save = Save::of(&session, 1);
        save.cover.seen = BySeat::splat(session.moments().len());
        let session = save.open().unwrap();
        assert!(!session.is_covered() && !session.is_shared());
    }

    #[test]
    fn a_person_alone_never_hands_the_tablet_over() {
        let mut session = one_human();
        for step in 0..300 {
            play_some(&mut session, 1);
            if step % 40 == 0 {
                session.dispatch(Intent::Control(Seat::Red, COMPUTER));
                play_some(&mut session, 3);
                session.dispatch(Intent::Control(Seat::Red, PlayedBy::Human));
                session = reopened(&session);
            }
            assert!(!session.is_covered() && !session.is_shared());
        }
    }

    #[test]
    fn who_came_to_the_tablet_while_nothing_was_hidden_says_so_once_anything_is() {
        let mut session = two_humans_after(0);
        while !session.is_covered() {
            assert!(!session.goes_round(), "{:?}", session.duty());
            let legal = session.game().legal().fallback().unwrap();
            session.dispatch(Intent::Play(legal));
        }
        assert_eq!(session.viewer(), None);
    }

    #[test]
    fn standing_orders_that_lay_cards_open_are_left_by_their_owner() {
        let mut session = in_reds_hands();
        for seat in [Seat::Red, Seat::Blue] {
            session.dispatch(Intent::Orders(seat, Orders::CutAndReveal));
        }
        assert_eq!(session.table().orders[Seat::Red], Orders::CutAndReveal);
        assert_eq!(session.table().orders[Seat::Blue], Orders::Ask);
    }

    /// Plays until Blue leaves its cards behind, and then Green is eliminated by Red and may take
    /// over that army.
    fn green_falls_beside_blues_cards() -> (Session, Vec<State>) {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let text = "players Red Blue Green
         turn Red reinforce 3
         fresh
         attacked Green
         hand Blue Peru India wild
         stash Blue QH 7C
         Alaska Red 30
         Kamchatka Green 1
         Brazil Blue 4
         * Yellow 1";
        let mut session = position(text, &people, 1);
        let mut states = vec![session.game().state().clone()];
        for action in ["leave Blue", "deploy Alaska 3"] {
            session.dispatch(Intent::Play(action.parse().unwrap()));
            assert_eq!(session.notice(), None, "{action}");
            states.push(session.game().state().clone());
        }
        session.dispatch(Intent::Tap(Territory::Alaska));
        session.dispatch(Intent::Tap(Territory::Kamchatka));
        session.dispatch(Intent::Attack(Until::Conquest));
        states.resize(session.game().actions().len() + 1, session.game().state().clone());
        (session, states)
    }

    #[test]
    fn who_goes_on_with_an_ally_after_falling_sees_nothing_of_what_it_held_before() {
        let (mut session, mut states) = green_falls_beside_blues_cards();
        assert_eq!(session.duty(), Duty::HandOver(Seat::Green));
        session.dispatch(Intent::Uncover);
        let fallen = session.game().actions().len();
        session.dispatch(Intent::Play(Action::TakeOver { ally: Seat::Blue }));
        assert_eq!((session.notice(), session.is_covered()), (None, true));
        let held = session.game().state().deck().hands[Seat::Blue].len();
        assert_eq!(held, 3, "the army has kept more than it would draw (T41)");
        states.push(session.game().state().clone());
        while session.viewer() != Some(Seat::Blue) {
            play_some(&mut session, 1);
            session.dispatch(Intent::Uncover);
            states.resize(session.game().actions().len() + 1, session.game().state().clone());
        }
        let hand = |session: &Session| {
            session.viewer().map(|seat| session.view().table().deck().hands[seat].len())
        };
        assert!(hand(&session).is_some_and(|cards| cards >= 3));
        for (number, state) in states.into_iter().enumerate() {
            let past = session.as_it_was(number, state, HistoryMode::Stopped);
            let shown = (past.viewer(), hand(&past).is_some());
            let may = number > fallen;
            assert_eq!(shown, (may.then_some(Seat::Blue), may), "after {number} of {fallen}");
        }
    }
}
