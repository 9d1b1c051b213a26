//! What happened since a seat decided last, in a few sentences that anybody may read.

use super::motives::Motives;
use super::session::{Duty, Session};
use super::takings::Takings;
use super::words::{armies, counted, listed, places};
use crate::core::{BySeat, Seat};
use crate::game::{Event, Repulse, Source};
use crate::world::Territory;

/// What happened since a seat decided last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecapView {
    /// The seat.
    pub seat: Seat,
    /// What it is called.
    pub name: String,
    /// What happened, what concerns the seat first.
    pub lines: Vec<String>,
}

impl Session {
    /// Who the tablet goes to, and what happened since that seat held it. No card is named: others
    /// still look at the screen.
    pub fn handover(&self) -> Option<RecapView> {
        match self.duty() {
            Duty::HandOver(seat) => Some(self.recap(seat)),
            _ => None,
        }
    }

    /// What happened since the person at the screen decided last, as long as the turn is fresh. Where the tablet
    /// goes round that is told when it is handed over.
    pub fn fresh_recap(&self) -> Option<RecapView> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        if self.goes_round() {
            return None;
        }
        let begins =
            |event: Event| matches!(event, Event::TurnBegan { seat, .. } if seat == prompt.seat);
        let recap = self.recap(prompt.seat);
        (self.since_last_seen(prompt.seat).any(begins) && !recap.lines.is_empty()).then_some(recap)
    }

    /// The battle that was fought when a seat decided last, from its declaration on.
    fn battle_before(&self, seat: Seat) -> impl Iterator<Item = Event> + use<'_> {
        let declares =
            |event: &Event| matches!(event, Event::Attacked { .. } | Event::SeaBattleBegan { .. });
        let moments = self.until_last_seen(seat);
        let began = moments.iter().rposition(|moment| moment.events.iter().any(declares));
        moments[began.unwrap_or(moments.len())..].iter().flat_map(|moment| &moment.events).copied()
    }

    fn recap(&self, seat: Seat) -> RecapView {
        let events: Vec<Event> = self.since_last_seen(seat).collect();
        let mut tale = Tale::new(self, seat, &events);
        self.battle_before(seat).for_each(|event| tale.follow(event));
        for event in events {
            tale.hear(event);
        }
        RecapView { seat, name: self.name(seat).to_owned(), lines: tale.lines() }
    }
}

#[derive(Clone, Copy)]
struct Battle {
    attacker: Seat,
    defender: Seat,
}

/// What is remembered of the events.
struct Tale<'a> {
    session: &'a Session,
    seat: Seat,
    battle: Option<Battle>,
    /// Whose ships attack in each engagement of a battle at sea.
    engagements: Vec<(u8, Seat)>,
    lost: Vec<(Seat, Territory)>,
    held: Vec<(Seat, Territory)>,
    taken: BySeat<u32>,
    own_losses: u32,
    their_losses: u32,
    takings: Takings,
    militia: u32,
    freed: u32,
    cards: u32,
    ships: Vec<String>,
    great: Vec<String>,
    motives: Motives,
}

impl<'a> Tale<'a> {
    fn new(session: &'a Session, seat: Seat, events: &[Event]) -> Self {
        Self {
            session,
            seat,
            battle: None,
            engagements: Vec::new(),
            lost: Vec::new(),
            held: Vec::new(),
            taken: BySeat::splat(0),
            own_losses: 0,
            their_losses: 0,
            takings: Takings::before(session, seat),
            militia: 0,
            freed: 0,
            cards: 0,
            ships: Vec::new(),
            great: Vec::new(),
            motives: Motives::before(session, seat, events),
        }
    }

    /// Who fights whom.
    fn follow(&mut self, event: Event) {
        match event {
            Event::Attacked { attacker, defender, .. }
            | Event::SeaBattleBegan { attacker, defender } => {
                self.battle = Some(Battle { attacker, defender });
                self.engagements.clear();
            }
            Event::Engaged { engagement, by, .. } => self.engagements.push((engagement, by)),
            _ => {}
        }
    }

    fn hear(&mut self, event: Event) {
        self.follow(event);
        self.hear_at_sea(event);
        self.motives.hear(event);
        let name = |seat: Seat| self.session.name(seat).to_owned();
        match event {
            Event::Rolled { losses, .. } | Event::BlockRolled { losses, .. }
                if self.battle.is_some_and(|battle| battle.defender == self.seat) =>
            {
                self.own_losses += losses.defender;
                self.their_losses += losses.attacker;
            }
            Event::Repulsed { to, how: Repulse::Spent | Repulse::BrokenOff } => {
                if let Some(Battle { attacker, defender }) = self.battle
                    && defender == self.seat
                {
                    self.held.push((attacker, to));
                }
            }
            Event::Conquered { by, from, territory } if from == self.seat => {
                self.lost.push((by, territory));
            }
            Event::Conquered { by, .. } if by != self.seat => self.taken[by] += 1,
            Event::Raised { seat, armies, source: Source::Militia, .. } if seat == self.seat => {
                self.militia += armies;
            }
            Event::CaptivesFreed { seat, armies, .. } if seat == self.seat => self.freed += armies,
            Event::TookCard { from, .. } | Event::TookPoker { from, .. } if from == self.seat => {
                self.cards += 1;
            }
            Event::TurnedPirate { seat } => {
                self.great.push(format!("{} sails on as a pirate.", name(seat)));
            }
            Event::Fell { seat, by } => {
                self.great.push(format!("{} has fallen to {}.", name(seat), name(by)));
            }
            Event::PlaysAlly { player, ally, .. } => {
                let (who, does) = if player == self.seat {
                    ("You".to_owned(), "play")
                } else {
                    (name(player), "played")
                };
                self.great.push(format!("{who} {does} {}.", name(ally)));
            }
            Event::Poker(fact) => self.takings.hear(fact),
            Event::TookOver { by, ally } => {
                self.great.push(format!("{} goes on with {}.", name(by), name(ally)));
            }
            Event::Left { seat } => {
                self.great.push(format!("{} has left; the army is an ally now.", name(seat)));
            }
            Event::Joined { seat } => {
                self.great.push(format!("Somebody has joined and plays {}.", name(seat)));
            }
            _ => {}
        }
    }

    /// What befell the seat's ships, and what its ships won in defence.
    fn hear_at_sea(&mut self, event: Event) {
        let name = |seat: Seat| self.session.name(seat);
        let told = match event {
            Event::SeaRolled { engagement, losses, .. }
                if self.battle.is_some_and(|battle| battle.defender == self.seat) =>
            {
                let by = self.engagements.iter().find(|(number, _)| *number == engagement);
                let (own, theirs) = match by {
                    Some((_, by)) if *by == self.seat => (losses.attacker, losses.defender),
                    _ => (losses.defender, losses.attacker),
                };
                self.own_losses += own;
                self.their_losses += theirs;
                return;
            }
            Event::Sank { ship, owner, crew, .. } if owner == self.seat => match crew {
                0 => format!("Your ship {ship} was sunk."),
                crew => format!("Your ship {ship} sank with {} aboard.", armies(crew)),
            },
            Event::ShipCaptured { ship, from, .. } if from == self.seat => {
                format!("Your ship {ship} was captured.")
            }
            Event::ShipCaptured { ship, from, .. }
                if self.battle.is_some_and(|battle| {
                    battle.defender == self.seat && battle.attacker == from
                }) =>
            {
                format!("You captured ship {ship} of {}.", name(from))
            }
            Event::Commandeered { ship, by, from, .. } if from == self.seat => {
                format!("Captives of {} took your ship {ship}.", name(by))
            }
            Event::Commandeered { ship, by, from, .. } if by == self.seat => {
                format!("Your captives took ship {ship} of {}.", name(from))
            }
            _ => return,
        };
        self.ships.push(told);
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in Seat::ALL {
            let mine = |list: &[(Seat, Territory)]| {
                let of_seat = list.iter().filter(move |(by, _)| *by == seat);
                of_seat.map(|(_, territory)| *territory).collect::<Vec<_>>()
            };
            let (lost, held) = (mine(&self.lost), mine(&self.held));
            let name = self.session.name(seat);
            if !lost.is_empty() {
                lines.push(format!("{name} took {} from you.", places(lost)));
            }
            if !held.is_empty() {
                lines.push(format!("You held {} against {name}.", places(held)));
            }
        }
        if self.own_losses + self.their_losses > 0 {
            let (own, theirs) = (armies(self.own_losses), armies(self.their_losses));
            lines.push(format!("Defending, you lost {own}; the attackers lost {theirs}."));
        }
        lines.extend(self.ships.iter().cloned());
        lines.extend(self.takings.lines(self.session));
        if self.militia > 0 {
            lines.push(format!("You mobilized {}.", armies(self.militia)));
        }
        if self.freed > 0 {
            lines.push(format!("{} came home from captivity.", armies(self.freed)));
        }
        if self.cards > 0 {
            lines.push(format!("You lost {}.", counted(self.cards, "card", "cards")));
        }
        lines.extend(self.among_others());
        lines.extend(self.motives.lines(self.session));
        lines.extend(self.great.iter().cloned());
        lines
    }

    fn among_others(&self) -> Option<String> {
        let took = |seat: Seat| {
            let number = self.taken[seat];
            let territories = counted(number, "territory", "territories");
            (number > 0).then(|| format!("{} took {territories}", self.session.name(seat)))
        };
        let took: Vec<String> = Seat::ALL.into_iter().filter_map(took).collect();
        (!took.is_empty()).then(|| format!("Elsewhere, {}.", listed(&took)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::session::Intent;
    use super::super::testing;
    use super::*;
    use crate::poker::Fact;

    /// Plays on at random until it is this seat's turn to be told something.
    fn until_told(session: &mut Session, wanted: impl Fn(&RecapView) -> bool) -> Option<RecapView> {
        for _ in 0..3_000 {
            let told = session.handover().or_else(|| session.fresh_recap());
            if told.as_ref().is_some_and(&wanted) {
                return told;
            }
            if session.duty() == Duty::Over {
                return None;
            }
            testing::play_some(session, 1);
        }
        None
    }

    #[test]
    fn a_loss_is_told_to_the_loser_and_agrees_with_the_board() {
        let mut session = testing::two_humans();
        let told =
            until_told(&mut session, |recap| recap.lines.iter().any(|l| l.ends_with("from you.")));
        let recap = told.unwrap();
        let lost = |event: Event| match event {
            Event::Conquered { from, territory, .. } if from == recap.seat => Some(territory),
            _ => None,
        };
        let lost: Vec<_> = session.since_last_seen(recap.seat).filter_map(lost).collect();
        assert!(!lost.is_empty());
        for territory in lost {
            assert!(recap.lines.iter().any(|line| line.contains(territory.name())), "{territory}");
        }
        assert!(recap.lines.iter().any(|line| line.starts_with("Defending, you lost")));
    }

    #[test]
    fn a_game_of_poker_is_told_with_what_was_won() {
        let mut session = testing::two_humans();
        let tells = |recap: &RecapView| recap.lines.iter().any(|line| line.contains("at poker"));
        let recap = until_told(&mut session, tells).unwrap();
        let armies_of = |wanted: bool| -> u32 {
            let won = |event: Event| match event {
                Event::Poker(Fact::Won { seat, armies }) => {
                    (wanted == (seat == recap.seat)).then_some(armies)
                }
                _ => None,
            };
            session.since_last_seen(recap.seat).filter_map(won).sum()
        };
        for (mine, words) in [(true, "You won"), (false, " won ")] {
            let number = armies_of(mine);
            let told = |line: &String| {
                line.contains("at poker")
                    && line.starts_with("You") == mine
                    && line.contains(&armies(number))
            };
            assert_eq!(
                number > 0,
                recap.lines.iter().any(told),
                "{words} {number}: {:?}",
                recap.lines
            );
        }
    }

    #[test]
    fn a_sunk_ship_is_told_to_its_owner() {
        let mut session = testing::two_humans();
        let told = until_told(&mut session, |recap| {
            recap.lines.iter().any(|line| line.starts_with("Your ship"))
        });
        let recap = told.unwrap();
        let lost = |event: &Event| match *event {
            Event::Sank { owner, .. } => owner == recap.seat,
            Event::ShipCaptured { from, .. } | Event::Commandeered { from, .. } => {
                from == recap.seat
            }
            _ => false,
        };
        let lost = session.since_last_seen(recap.seat).filter(lost).count();
        let told = recap
            .lines
            .iter()
            .filter(|line| line.starts_with("Your ship") || line.contains("took your ship"));
        assert_eq!(told.count(), lost);
    }

    #[test]
    fn no_card_is_named() {
        let mut session = testing::two_humans();
        for _ in 0..200 {
            testing::play_some(&mut session, 5);
            for line in session.handover().map(|recap| recap.lines).unwrap_or_default() {
                assert!(!line.contains('♥') && !line.contains("drew"), "{line}");
            }
        }
    }

    #[test]
    fn a_single_person_is_told_until_the_first_decision() {
        let mut session = testing::one_human();
        until_told(&mut session, |recap| !recap.lines.is_empty()).unwrap();
        let action = session.game().legal().fallback().unwrap();
        session.dispatch(Intent::Play(action));
        assert_eq!(session.notice(), None);
        assert_eq!(session.fresh_recap(), None);
    }

    #[test]
    fn who_was_told_at_the_hand_over_is_not_told_again() {
        let mut session = testing::two_humans();
        until_told(&mut session, |recap| !recap.lines.is_empty()).unwrap();
        session.dispatch(Intent::Uncover);
        assert!(matches!(session.duty(), Duty::Decide(_)));
        assert_eq!(session.fresh_recap(), None);
    }

    #[test]
    fn nothing_is_told_before_anything_happens() {
        assert_eq!(testing::two_humans().handover(), None);
        assert_eq!(testing::one_human().fresh_recap(), None);
    }
}
