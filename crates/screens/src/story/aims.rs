//! Facts about secret objectives that a seat may know (K7, K8).

use crate::names::player_name;
use crate::seats::objective;
use engine::core::{Seat, SeatSet};
use engine::game::{CardEvent, Event, SeatEvent};
use table::Session;

/// Objectives drawn, met and revealed at the end, for one seat to read. The seat's own objective
/// isn't named, since others can still see the screen.
pub(crate) struct Aims {
    seat: Seat,
    lines: Vec<String>,
    shown: SeatSet,
    /// True once the first turn has begun; before that, every player draws one.
    begun: bool,
}

impl Aims {
    pub(crate) const fn of(seat: Seat) -> Self {
        Self { seat, lines: Vec::new(), shown: SeatSet::EMPTY, begun: false }
    }

    /// Takes in the next event.
    pub(crate) fn hear(&mut self, event: Event, session: &Session) {
        self.begun |= matches!(
            event,
            Event::TurnBegan { .. }
                | Event::Seat(SeatEvent::Joined { .. } | SeatEvent::TookOver { .. })
        );
        if let Event::Card(CardEvent::DrewObjective { seat, .. }) = event
            && self.begun
        {
            self.lines.push(if seat == self.seat {
                text::recap::objective_yours().to_owned()
            } else {
                text::recap::objective_drawn(player_name(session, seat))
            });
        } else if let Event::Card(CardEvent::ShowedObjective { seat, objective }) = event {
            self.shown.insert(seat);
            let aim = objective::aim_in_words(session, seat, objective);
            self.lines.push(
                text::recap::ObjectiveMet { name: player_name(session, seat), objective: aim }
                    .say(),
            );
        } else if let Event::Over { .. } = event {
            self.open_all(session);
        }
    }

    /// Reveals the other players' objectives when the game is over.
    fn open_all(&mut self, session: &Session) {
        for seat in Seat::ALL.into_iter().filter(|seat| *seat != self.seat) {
            let objective = session.view().table().objective(seat);
            if let Some(objective) = objective.filter(|_| !self.shown.contains(seat)) {
                let aim = objective::aim_in_words(session, seat, objective);
                self.lines.push(
                    text::recap::ObjectiveWas { name: player_name(session, seat), objective: aim }
                        .say(),
                );
            }
        }
    }

    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::recap::RecapView;
    use engine::game::{Control, Objective, RuleSet};
    use table::{Duty, testing};

    fn told(session: &Session, reader: Seat, events: &[Event]) -> Vec<String> {
        let mut aims = Aims::of(reader);
        for event in events {
            aims.hear(*event, session);
        }
        aims.lines().to_vec()
    }

    fn pocket() -> Session {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        testing::session(RuleSet::RISIKO_POCKET, &people)
    }

    #[test]
    fn k7_an_objective_that_was_met_is_told_and_one_that_was_drawn_is_not_named() {
        let session = pocket();
        let objective = Objective::Colour(Seat::Green);
        let met = [Event::Card(CardEvent::ShowedObjective { seat: Seat::Blue, objective })];
        let line = "Blue met the objective: see Green eliminated.";
        assert_eq!(told(&session, Seat::Red, &met), [line]);
        let seat = Seat::Red;
        let drew = Event::Card(CardEvent::DrewObjective { seat, objective: Some(objective) });
        assert!(told(&session, seat, &[drew]).is_empty(), "before the first turn all draw one");
        let joined = [Event::Seat(SeatEvent::Joined { seat }), drew];
        let own = "You have a secret objective. You’ll find it with your cards.";
        assert_eq!(told(&session, seat, &joined), [own]);
        assert_eq!(told(&session, Seat::Blue, &joined), ["Red drew a secret objective."]);
    }

    #[test]
    fn k8_objectives_of_others_are_told_when_the_game_is_over_and_not_before() {
        let mut session = pocket();
        while session.duty() != Duty::Over {
            for recap in
                RecapView::handover(&session).into_iter().chain(RecapView::at_hand(&session))
            {
                let tells = |line: &String| line.contains("objective");
                assert!(!recap.lines.iter().any(tells), "{:?}", recap.lines);
            }
            testing::play_some(&mut session, 25);
        }
        let over = session.moments().last().unwrap().events.last().copied().unwrap();
        assert!(matches!(over, Event::Over { .. }));
        let table = session.view();
        for reader in [Seat::Red, Seat::Blue, Seat::Green] {
            let lines = told(&session, reader, &[over]);
            assert_eq!(lines.len(), 2, "{lines:?}");
            for seat in [Seat::Red, Seat::Blue, Seat::Green].into_iter().filter(|it| *it != reader)
            {
                let objective = table.table().objective(seat).expect("it is open now");
                let (name, aim) = (
                    player_name(&session, seat),
                    objective::aim_in_words(&session, seat, objective),
                );
                assert!(lines.contains(&format!("{name}’s objective was: {aim}.")));
            }
        }
    }
}
