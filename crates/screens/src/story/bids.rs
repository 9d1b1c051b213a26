//! Calls for allies and their outcomes (P1, P8, W5, W8).

use crate::names::player_name;
use engine::core::{Seat, SeatSet};
use engine::game::{AllyEvent, Event};
use engine::poker::Fact;
use table::Session;

/// A call for an ally that is still open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenCall {
    player: Seat,
    ally: Seat,
    /// The number of hands of poker played for the ally.
    hands: u32,
    /// The seats that won armies in the last hand.
    winners: SeatSet,
}

impl OpenCall {
    /// Continues a call with this event, or begins another one.
    pub(crate) fn follow(bid: &mut Option<Self>, event: Event) {
        if let Event::Ally(AllyEvent::Declared { player, ally }) = event {
            *bid = Some(Self { player, ally, hands: 0, winners: SeatSet::EMPTY });
        } else if let Event::TurnBegan { .. } = event {
            *bid = None;
        }
        let Some(bid) = bid else { return };
        if let Event::Ally(AllyEvent::PokerBegan { .. }) = event {
            *bid = Self { hands: bid.hands + 1, winners: SeatSet::EMPTY, ..*bid };
        } else if let Event::Poker(Fact::Won { seat, .. }) = event {
            bid.winners.insert(seat);
        }
    }

    /// Returns `true` if the caller alone won the last hand: giving the ally up then means
    /// declining it (P8).
    pub(crate) fn is_won(self) -> bool {
        self.winners == SeatSet::only(self.player)
    }
}

/// The outcomes of calls for allies, for one seat to read.
pub(crate) struct Bids {
    seat: Seat,
    bid: Option<OpenCall>,
    lines: Vec<String>,
}

impl Bids {
    pub(crate) const fn of(seat: Seat) -> Self {
        Self { seat, bid: None, lines: Vec::new() }
    }

    /// Takes in the next event.
    pub(crate) fn hear(&mut self, event: Event, session: &Session) {
        if let Event::Ally(AllyEvent::PlaysAlly { player, ally, .. }) = event {
            self.bid = None;
            let ally = player_name(session, ally);
            self.lines.push(if player == self.seat {
                text::recap::played_you(ally)
            } else {
                text::recap::Played { name: player_name(session, player), ally }.say()
            });
        }
        let is_over = matches!(event, Event::Ally(AllyEvent::GaveUp { .. }));
        if (is_over || matches!(event, Event::TurnBegan { .. }))
            && let Some(bid) = self.bid.take().filter(|bid| bid.player != self.seat)
        {
            let (name, ally) = (player_name(session, bid.player), player_name(session, bid.ally));
            self.lines.push(match bid.hands {
                0 => text::recap::GaveUp { name, ally }.say(),
                _ if is_over && bid.is_won() => text::recap::Declined { name, ally }.say(),
                hands => text::recap::PlayedFor { hands, name, ally }.say(),
            });
        }
        OpenCall::follow(&mut self.bid, event);
    }

    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::Game;
    use table::testing;

    const BLUE: Seat = Seat::Blue;
    const YELLOW: Seat = Seat::Yellow;

    fn told(seat: Seat, events: &[Event]) -> Vec<String> {
        let session = testing::two_humans();
        let mut bids = Bids::of(seat);
        for event in events {
            bids.hear(*event, &session);
        }
        bids.lines().to_vec()
    }

    fn called() -> Event {
        Event::Ally(AllyEvent::Declared { player: BLUE, ally: YELLOW })
    }

    fn dealt() -> Event {
        Event::Ally(AllyEvent::PokerBegan { player: BLUE, ally: YELLOW, dealer: Seat::Red })
    }

    fn won(seat: Seat) -> Event {
        Event::Poker(Fact::Won { seat, armies: 2 })
    }

    fn gave_up() -> Event {
        Event::Ally(AllyEvent::GaveUp { player: BLUE, ally: YELLOW })
    }

    fn next_turn() -> Event {
        let session = testing::two_humans_after(60);
        let events = session.moments().iter().flat_map(|moment| moment.events.iter());
        *events.clone().find(|event| matches!(event, Event::TurnBegan { .. })).unwrap()
    }

    #[test]
    fn p8_who_wins_an_ally_and_declines_it_is_told_of_so() {
        let events = [called(), dealt(), won(BLUE), gave_up(), next_turn()];
        assert_eq!(told(Seat::Red, &events), ["Blue won Yellow at poker but didn’t play it."]);
        assert!(told(BLUE, &events).is_empty(), "who did it knows");
    }

    #[test]
    fn p1_who_gives_a_call_up_is_told_of_so() {
        let events = [called(), gave_up(), next_turn()];
        assert_eq!(told(Seat::Red, &events), ["Blue called Yellow but gave it up."]);
    }

    #[test]
    fn w8_hands_that_were_lost_are_counted() {
        let lost = |hands: usize| [dealt(), won(Seat::Red)].repeat(hands);
        let of = |hands, end| [&[called()][..], &lost(hands), &[end]].concat();
        assert_eq!(
            told(Seat::Red, &of(1, next_turn())),
            ["Blue played a hand of poker for Yellow without winning it."]
        );
        assert_eq!(
            told(Seat::Red, &of(3, gave_up())),
            ["Blue played 3 hands of poker for Yellow without winning it."]
        );
        let open = [&[called()][..], &lost(2)].concat();
        assert!(told(Seat::Red, &open).is_empty(), "nothing has come of it yet");
    }

    #[test]
    fn p8_a_hand_that_two_share_wins_nothing_to_decline() {
        let shared = [called(), dealt(), won(BLUE), won(Seat::Red), gave_up()];
        assert_eq!(
            told(Seat::Green, &shared),
            ["Blue played a hand of poker for Yellow without winning it."]
        );
    }

    #[test]
    fn every_call_of_a_game_is_told_once() {
        let players = [Seat::Red, Seat::Blue, Seat::Green];
        let people = players.map(|seat| (seat, engine::game::Control::Human));
        let mut session = testing::session(engine::game::RuleSet::NEW_RULES, &people);
        testing::play_some(&mut session, 1_500);
        let game: &Game = session.game();
        assert!(game.actions().len() > 1_000);
        let events = || session.moments().iter().flat_map(|moment| moment.events.iter().copied());
        let mut bids = Bids::of(Seat::Black);
        for event in events() {
            bids.hear(event, &session);
        }
        let calls = events()
            .filter(|event| matches!(event, Event::Ally(AllyEvent::Declared { .. })))
            .count();
        let is_open = usize::from(bids.bid.is_some());
        assert!(calls > 10);
        assert_eq!(bids.lines().len() + is_open, calls);
    }
}
