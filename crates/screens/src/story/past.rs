//! The history view: a stop for each line of the log, and the position there.

use std::sync::Arc;

use crate::story::log;
use stdx::InOrder;
use table::{HistoryMode, Rewind, Session};

/// A line of the log to look back from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The number of actions up to there.
    pub moment: usize,
    /// “Round 3 · Red”.
    pub turn: String,
    /// The last event; `None` at the beginning of a turn.
    pub after: Option<String>,
}

/// The size of a step through a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grain {
    /// To the next action.
    Action,
    /// To the next line of the log.
    Line,
    /// To the beginning of the next turn.
    Turn,
}

/// A game in the history view. Meanwhile the game itself doesn't change.
#[derive(Debug, Clone)]
pub struct Past {
    rewind: Rewind,
    stops: Arc<[Stop]>,
    /// The index of the last stop up to the moment.
    place: usize,
    moment: usize,
    shown: Session,
}

impl Past {
    /// Returns the game after this many actions, or at the last stop before; `None` if there is
    /// nothing to look back at, as at the present moment.
    pub fn look(present: &Session, moment: usize) -> Option<Self> {
        let stops = stops(present);
        let place = stops.iter().rposition(|stop| stop.moment <= moment)?;
        if moment >= present.played() {
            return None;
        }
        let moment = stops[place].moment;
        let rewind = Rewind::of(present)?;
        let shown = rewind.at(present, moment, HistoryMode::Stopped);
        Some(Self { rewind, stops: stops.into(), place, moment, shown })
    }

    /// Returns the game at the last stop up to another moment; `None` if that is the present.
    #[must_use]
    pub fn at(&self, present: &Session, moment: usize) -> Option<Self> {
        let place = self.place_of(moment);
        let stop = if moment < present.played() { self.stops[place].moment } else { moment };
        self.go(present, stop)
    }

    /// Returns the game after this many actions, but not before the first stop; `None` if that is
    /// the present.
    #[must_use]
    pub fn go(&self, present: &Session, moment: usize) -> Option<Self> {
        self.view_at(present, moment, HistoryMode::Stopped)
    }

    /// Returns the game while dragging past this moment; see [`Session::is_passed_by`].
    #[must_use]
    pub fn pass(&self, present: &Session, moment: usize) -> Option<Self> {
        self.view_at(present, moment, HistoryMode::Scrubbing)
    }

    fn view_at(&self, present: &Session, moment: usize, mode: HistoryMode) -> Option<Self> {
        if moment >= present.played() {
            return None;
        }
        let place = self.place_of(moment);
        let moment = moment.max(self.stops[place].moment);
        let shown = self.rewind.at(present, moment, mode);
        let (rewind, stops) = (self.rewind.clone(), self.stops.clone());
        Some(Self { rewind, stops, place, moment, shown })
    }

    /// Takes one step forward, or back; `None` if that leads to the present.
    #[must_use]
    pub fn step(&self, present: &Session, grain: Grain, on: bool) -> Option<Self> {
        let moment = match (grain, on) {
            (Grain::Action, true) => Some(self.moment + 1),
            (Grain::Action, false) => self.moment.checked_sub(1),
            (Grain::Line, true) => self.next(|_| true),
            (Grain::Line, false) => self.last(|_| true),
            (Grain::Turn, true) => self.next(|place| self.begins_turn(place)),
            (Grain::Turn, false) => self.last(|place| self.begins_turn(place)),
        };
        let edge = if on { present.played() } else { 0 };
        self.go(present, moment.unwrap_or(edge))
    }

    fn place_of(&self, moment: usize) -> usize {
        self.stops.iter().rposition(|stop| stop.moment <= moment).unwrap_or(0)
    }

    fn begins_turn(&self, place: usize) -> bool {
        place == 0 || self.stops[place].turn != self.stops[place - 1].turn
    }

    fn next(&self, counts: impl Fn(usize) -> bool) -> Option<usize> {
        let place = (self.place + 1..self.stops.len()).find(|place| counts(*place))?;
        Some(self.stops[place].moment)
    }

    fn last(&self, counts: impl Fn(usize) -> bool) -> Option<usize> {
        let before = |place: &usize| self.stops[*place].moment < self.moment && counts(*place);
        (0..=self.place).rev().find(before).map(|place| self.stops[place].moment)
    }

    /// Returns the position shown.
    pub fn shown(&self) -> &Session {
        &self.shown
    }

    /// Returns the current stop.
    pub fn here(&self) -> &Stop {
        &self.stops[self.place]
    }

    /// Returns the number of actions up to there.
    pub fn moment(&self) -> usize {
        self.moment
    }

    /// Returns `true` at the first stop.
    pub fn is_first(&self) -> bool {
        self.moment <= self.stops[0].moment
    }
}

/// Returns a stop for each line of the log before now, as far as the viewer may know it.
fn stops(session: &Session) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for turn in log::log(session, usize::MAX).turns {
        let begins = Stop { moment: turn.began, turn: turn.title.clone(), after: None };
        let lines = turn.lines.into_iter().map(|line| Stop {
            moment: line.touched,
            turn: turn.title.clone(),
            after: Some(line.text),
        });
        stops.extend([begins].into_iter().chain(lines));
    }
    // Of several stops in one moment keep the last: the effects are visible only there.
    stops.order_by_key(|stop| stop.moment);
    stops.dedup_by(|next, kept| {
        let same = next.moment == kept.moment;
        if same {
            std::mem::swap(next, kept);
        }
        same
    });
    stops.retain(|stop| stop.moment < session.played());
    stops
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::allies::result::PokerResultView;
    use crate::battles::last_battle;
    use crate::map::mark::Mark;
    use crate::map::ships;
    use crate::map::territories::{self, TerritoryView};
    use crate::table::dialog::{self, Dialog};
    use engine::core::Seat;
    use engine::game::Action;
    use engine::world::Territory;
    use table::{Duty, Intent, testing};

    #[test]
    fn every_stop_shows_the_game_as_it_was() {
        let present = testing::two_humans_after(400);
        let mut past = Past::look(&present, 0).unwrap();
        assert!(past.is_first());
        let mut game = testing::two_humans().game().clone();
        let mut seen = 0;
        loop {
            let here = past.here().clone();
            while game.actions().len() < here.moment {
                game.play(present.game().actions()[game.actions().len()].clone()).unwrap();
            }
            assert_eq!(past.shown().game().digest(), game.digest(), "{here:?}");
            assert_eq!(past.shown().moments().len(), here.moment + 1);
            seen += 1;
            match past.step(&present, Grain::Line, true) {
                Some(next) => past = next,
                None => break,
            }
            assert!(past.here().moment > here.moment);
        }
        assert!(seen > 60, "{seen}");
    }

    #[test]
    fn a_moment_is_found_by_its_line_and_back_and_forth_meet() {
        let present = testing::two_humans_after(400);
        let log = log::log(&present, 3);
        let line = &log.turns[0].lines[1];
        let past = Past::look(&present, line.touched).unwrap();
        assert_eq!(past.here().turn, log.turns[0].title);
        let here = past.here().clone();
        let back = past.step(&present, Grain::Line, false).unwrap();
        assert!(back.here().moment < here.moment);
        let again = back.step(&present, Grain::Line, true).unwrap();
        assert_eq!(again.here(), &here);
        let began = log.turns[1].began;
        assert_eq!(again.at(&present, began).unwrap().here().turn, log.turns[1].title);
    }

    #[test]
    fn steps_go_from_action_to_action_and_from_turn_to_turn() {
        let present = testing::two_humans_after(400);
        let first = Past::look(&present, 0).unwrap();
        let mut past = first.clone();
        let mut moments = vec![past.moment()];
        while let Some(next) = past.clone().step(&present, Grain::Action, true) {
            assert_eq!(next.shown().played(), next.moment());
            moments.push(next.moment());
            past = next;
        }
        assert!(moments.windows(2).all(|pair| pair[1] == pair[0] + 1));
        assert_eq!(moments.last(), Some(&399));

        let began: Vec<usize> =
            log::log(&present, usize::MAX).turns.iter().map(|it| it.began).collect();
        let mut back = Vec::new();
        while !past.is_first() {
            past = past.step(&present, Grain::Turn, false).unwrap();
            back.push(past.here().turn.clone());
        }
        assert_eq!(back.len(), began.len());
        let mut on = vec![first.here().turn.clone()];
        let mut past = first.clone();
        while let Some(next) = past.step(&present, Grain::Turn, true) {
            on.push(next.here().turn.clone());
            past = next;
        }
        back.reverse();
        assert_eq!(on, back);
        let stays = first.clone().step(&present, Grain::Action, false).unwrap();
        assert_eq!(stays.moment(), first.moment(), "nothing is before the first");
    }

    #[test]
    fn what_a_hand_goes_by_shows_the_board_and_nothing_that_comes_and_goes() {
        let present = testing::two_humans_after(400);
        let first = Past::look(&present, 0).unwrap();
        let (mut stood_out, mut strips) = (0, 0);
        for moment in 0..400 {
            let past = first.go(&present, moment).unwrap();
            let passing = first.pass(&present, moment).unwrap();
            let (rests, by) = (past.shown(), passing.shown());
            assert_eq!((passing.moment(), passing.here()), (past.moment(), past.here()));
            assert_eq!(by.game().digest(), rests.game().digest());
            assert!(by.is_passed_by() && !rests.is_passed_by());
            assert!(last_battle::result(by).is_none() && PokerResultView::of(by).is_none());
            assert!(territories::arrows(by).is_empty() && territories::heart(by).is_none());
            let views = territories::territories(rests);
            for territory in Territory::ALL {
                let view = views[territory];
                let plain = TerritoryView { mark: Mark::None, risen: 0, owes: false, ..view };
                assert_eq!(TerritoryView::of(by, territory), plain);
                stood_out += usize::from(view.mark != Mark::None);
            }
            assert!(ships::ships(by).iter().all(|ship| ship.mark == Mark::None));
            let has_strip =
                last_battle::result(rests).is_some() || PokerResultView::of(rests).is_some();
            strips += usize::from(has_strip);
        }
        assert!(stood_out > 100 && strips > 10, "{stood_out} {strips}");
    }

    #[test]
    fn now_is_not_the_past() {
        let present = testing::two_humans_after(100);
        assert!(Past::look(&present, 100).is_none());
        assert!(Past::look(&testing::two_humans(), 0).is_none());
        let last = Past::look(&present, 99).unwrap();
        assert!(last.clone().step(&present, Grain::Line, true).is_none());
        assert!(last.at(&present, 100).is_none());
    }

    #[test]
    fn nothing_can_be_played_in_the_past_and_nobody_thinks() {
        let mut against_a_computer = testing::one_human();
        testing::play_some(&mut against_a_computer, 200);
        for present in [testing::two_humans_after(300), against_a_computer] {
            let past = Past::look(&present, 60).unwrap();
            let mut shown = past.shown().clone();
            assert_eq!((shown.duty(), dialog::dialog(&shown, None)), (Duty::Past, None::<Dialog>));
            let legal = shown.game().legal().fallback().unwrap();
            for intent in
                [Intent::Play(legal), Intent::Play(Action::Done), Intent::Undo, Intent::Uncover]
            {
                shown.dispatch(intent);
            }
            assert_eq!(&shown, past.shown());
        }
    }

    #[test]
    fn the_past_shows_nobody_elses_cards() {
        let mut others = 0;
        for actions in [300, 340, 380, 420, 460] {
            let present = testing::two_humans_after(actions);
            let past = Past::look(&present, present.game().actions().len() - 40).unwrap();
            let view = past.shown().view();
            assert_eq!(view.viewer(), present.viewer());
            for seat in Seat::ALL.into_iter().filter(|seat| Some(*seat) != present.viewer()) {
                assert!(view.table().deck().hands[seat].is_empty());
                assert!(view.table().poker().stashes[seat].is_empty());
                others += usize::from(!past.shown().game().state().deck().hands[seat].is_empty());
            }
        }
        assert!(others > 0);
    }
}
