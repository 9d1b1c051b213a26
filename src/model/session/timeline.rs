//! Looking back: a stop for each line of the log, and the game as it was there.

use super::Session;
use engine::core::InOrder;
use engine::record::{Record, Replay};

/// A place in the log to look back from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// The actions up to there.
    pub moment: usize,
    /// “Round 3 · Red”.
    pub turn: String,
    /// What happened last; nothing where a turn begins.
    pub after: Option<String>,
}

/// A game that is looked back at. As long as it is, the game itself stands still.
#[derive(Debug, Clone)]
pub struct Past {
    replay: Replay,
    stops: Vec<Stop>,
    place: usize,
    shown: Session,
}

impl Past {
    /// The game as it was after so many actions, or at the last stop before; `None` where there is
    /// nothing to look back at, as at the present moment.
    pub fn look(present: &Session, moment: usize) -> Option<Self> {
        let stops = present.stops();
        let place = stops.iter().rposition(|stop| stop.moment <= moment)?;
        if moment >= present.played() {
            return None;
        }
        let replay = Replay::new(Record::of(&present.game)).ok()?;
        let shown = present.as_it_was(stops[place].moment, replay.at(stops[place].moment));
        Some(Self { replay, stops, place, shown })
    }

    /// The same game at another moment; `None` if that is the present.
    #[must_use]
    pub fn at(self, present: &Session, moment: usize) -> Option<Self> {
        if moment >= present.played() {
            return None;
        }
        let place = self.stops.iter().rposition(|stop| stop.moment <= moment);
        Some(self.stop(present, place.unwrap_or(0)))
    }

    /// One stop on, or back; `None` where that is the present. There is nothing before the first.
    #[must_use]
    pub fn step(self, present: &Session, on: bool) -> Option<Self> {
        let place = if on { self.place + 1 } else { self.place.saturating_sub(1) };
        (place < self.stops.len()).then(|| self.stop(present, place))
    }

    fn stop(mut self, present: &Session, place: usize) -> Self {
        let moment = self.stops[place].moment;
        self.shown = present.as_it_was(moment, self.replay.at(moment));
        self.place = place;
        self
    }

    /// The game as it was.
    pub fn shown(&self) -> &Session {
        &self.shown
    }

    /// Where in the log it is.
    pub fn here(&self) -> &Stop {
        &self.stops[self.place]
    }

    /// Whether nothing was before.
    pub fn is_first(&self) -> bool {
        self.place == 0
    }
}

impl Session {
    /// Every place in the log before now, as whoever looks at the screen may know it.
    fn stops(&self) -> Vec<Stop> {
        let mut stops: Vec<Stop> = Vec::new();
        for turn in self.log(usize::MAX).turns {
            let begins = Stop { moment: turn.began, turn: turn.title.clone(), after: None };
            let lines = turn.lines.into_iter().map(|line| Stop {
                moment: line.touched,
                turn: turn.title.clone(),
                after: Some(line.text),
            });
            stops.extend([begins].into_iter().chain(lines));
        }
        // Of what happened at once the last counts. What it brought is to be seen there, not before.
        stops.order_by_key(|stop| stop.moment);
        stops.dedup_by(|next, kept| {
            let same = next.moment == kept.moment;
            if same {
                std::mem::swap(next, kept);
            }
            same
        });
        stops.retain(|stop| stop.moment < self.played());
        stops
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing;
    use crate::model::{Dialog, Duty, Intent};
    use engine::core::Seat;
    use engine::game::Action;

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
            match past.step(&present, true) {
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
        let log = present.log(3);
        let line = &log.turns[0].lines[1];
        let past = Past::look(&present, line.touched).unwrap();
        assert_eq!(past.here().turn, log.turns[0].title);
        let here = past.here().clone();
        let back = past.step(&present, false).unwrap();
        assert!(back.here().moment < here.moment);
        let again = back.step(&present, true).unwrap();
        assert_eq!(again.here(), &here);
        let began = log.turns[1].began;
        assert_eq!(again.at(&present, began).unwrap().here().turn, log.turns[1].title);
    }

    #[test]
    fn now_is_not_the_past() {
        let present = testing::two_humans_after(100);
        assert!(Past::look(&present, 100).is_none());
        assert!(Past::look(&testing::two_humans(), 0).is_none());
        let last = Past::look(&present, 99).unwrap();
        assert!(last.clone().step(&present, true).is_none());
        assert!(last.at(&present, 100).is_none());
    }

    #[test]
    fn nothing_can_be_played_in_the_past_and_nobody_thinks() {
        let mut against_a_computer = testing::one_human();
        testing::play_some(&mut against_a_computer, 200);
        for present in [testing::two_humans_after(300), against_a_computer] {
            let past = Past::look(&present, 60).unwrap();
            let mut shown = past.shown().clone();
            assert_eq!((shown.duty(), shown.dialog(None)), (Duty::Past, None::<Dialog>));
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
