//! Events between two turns of a seat, whoever had to act meanwhile.

use super::limits::Limits;
use engine::core::Seat;
use engine::game::{Event, SeatEvent};
use table::Session;

/// The events between two turns of a seat, as far as it may know them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct BetweenTurns {
    /// The moment when its last turn ended, or when it joined the table.
    pub ended: usize,
    /// The moment when its current turn began, if it is its turn.
    pub began: Option<usize>,
    /// The events in between, including the losses at the end of its last turn and the beginning of
    /// this one.
    pub events: Vec<Event>,
    /// The events of its current turn.
    pub after: Vec<Event>,
}

/// Returns the events since the last turn of a seat ended, up to the start of its current one.
pub(crate) fn since_last_turn(session: &Session, seat: Seat) -> BetweenTurns {
    let moments = session.moments();
    let begins =
        |event: &Event| matches!(event, Event::TurnBegan { seat: next, .. } if *next == seat);
    let mut turns = (0..moments.len()).rev().filter(|at| moments[*at].events.iter().any(begins));
    // Only events since the last turn but one matter.
    let from = turns.nth(1).unwrap_or(0);
    let mut since = BetweenTurns::default();
    for moment in &moments[from..] {
        for event in moment.events.iter() {
            since.hear(seat, moment.number, *event);
        }
    }
    since
}

impl BetweenTurns {
    fn hear(&mut self, seat: Seat, moment: usize, event: Event) {
        let plays_again = matches!(event, Event::TurnBegan { .. }) && self.began.is_some();
        let sits_down = matches!(
            event,
            Event::Seat(SeatEvent::Joined { seat: new } | SeatEvent::TookOver { ally: new, .. })
                if new == seat
        );
        if plays_again || sits_down {
            let is_kept = |event: &Event| !sits_down && Limits::ends_a_turn(event, seat);
            let events = std::mem::take(&mut self.after).into_iter().filter(is_kept).collect();
            *self = Self { ended: moment, events, ..Self::default() };
        }
        match self.began {
            None => self.events.push(event),
            Some(_) => self.after.push(event),
        }
        if matches!(event, Event::TurnBegan { seat: next, .. } if next == seat) {
            self.began = Some(moment);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::{AllyEvent, CardEvent};
    use table::testing;

    #[test]
    fn nothing_between_two_turns_is_left_out_and_nothing_of_them_is_in() {
        let mut session = testing::two_humans();
        let (mut mobilized, mut contested) = (0, 0);
        for _ in 0..1_500 {
            testing::play_some(&mut session, 1);
            if session.game().state().turn().round == 0 {
                continue;
            }
            let seat = session.game().state().turn().player();
            let since = since_last_turn(&session, seat);
            let began = since.began.expect("it is its turn");
            let mine =
                |event: &&Event| matches!(event, Event::TurnBegan { seat: of, .. } if *of == seat);
            assert_eq!(since.events.iter().filter(mine).count(), 1);
            assert!(matches!(since.events.last(), Some(Event::TurnBegan { .. })));
            let number = |from: usize, to: usize| -> usize {
                session.moments()[from..to].iter().map(|moment| moment.events.len()).sum()
            };
            assert!(since.events.len() >= number(since.ended + 1, began));
            if began + 1 == session.moments().len() {
                let asked = |wanted: fn(&Event, Seat) -> bool| {
                    usize::from(since.events.iter().any(|event| wanted(event, seat)))
                };
                mobilized += asked(
                    |event, me| matches!(event, Event::Card(CardEvent::Cut { seat, .. }) if *seat == me),
                );
                contested += asked(|event, me| {
                    matches!(event, Event::Ally(AllyEvent::LetPass { seat, .. } | AllyEvent::Contested { seat, ..
}) if *seat == me)
                });
            }
        }
        assert!(mobilized > 0 && contested > 0, "{mobilized} {contested}");
    }
}
