//! Listens to what happened and makes a few sentences of it, for one seat to read.

use super::between_turns::BetweenTurns;
use super::farewell::Fate;
use super::gains::Gains;
use crate::model::allies::winnings::Takings;
use crate::model::map::in_words::places;
use crate::model::session::Session;
use crate::model::table::no_armies;
use engine::core::{BySeat, Seat};
use engine::game::{
    AllyEvent, BoardEvent, CardEvent, Event, LandEvent, Repulse, SeaEvent, SeatEvent, Source,
};
use engine::world::{ByTerritory, Territory};

#[derive(Clone, Copy)]
struct Battle {
    attacker: Seat,
    defender: Seat,
}

/// What is remembered of the events.
pub(crate) struct Retelling<'a> {
    session: &'a Session,
    seat: Seat,
    battle: Option<Battle>,
    /// Whose ships attack in each engagement of a battle at sea.
    engagements: Vec<(u8, Seat)>,
    pub(crate) lost: Vec<(Seat, Territory)>,
    pub(crate) held: Vec<(Seat, Territory)>,
    /// The factories on each territory, and those that each seat has got of this one.
    factories: ByTerritory<u32>,
    factories_lost: BySeat<u32>,
    /// Why the turn brings nothing to place, if it does not.
    no_armies: Option<&'static str>,
    fate: Fate,
    fates: Vec<String>,
    taken: BySeat<u32>,
    own_losses: u32,
    their_losses: u32,
    takings: Takings,
    militia: u32,
    freed: u32,
    cards: u32,
    ships: Vec<String>,
    great: Vec<String>,
    gains: Gains,
}

impl<'a> Retelling<'a> {
    pub(crate) fn new(session: &'a Session, seat: Seat, since: &BetweenTurns) -> Self {
        let all = [since.events.as_slice(), since.after.as_slice()].concat();
        Self {
            session,
            seat,
            battle: None,
            engagements: Vec::new(),
            lost: Vec::new(),
            held: Vec::new(),
            factories: session.factories_before(&all),
            factories_lost: BySeat::splat(0),
            no_armies: None,
            fate: Fate::of(seat),
            fates: Vec::new(),
            taken: BySeat::splat(0),
            own_losses: 0,
            their_losses: 0,
            takings: Takings::of(seat),
            militia: 0,
            freed: 0,
            cards: 0,
            ships: Vec::new(),
            great: Vec::new(),
            gains: Gains::before(session, seat, &all),
        }
    }

    /// Who fights whom.
    fn follow(&mut self, event: Event) {
        match event {
            Event::Land(LandEvent::Attacked { attacker, defender, .. })
            | Event::Sea(SeaEvent::BattleBegan { attacker, defender }) => {
                self.battle = Some(Battle { attacker, defender });
                self.engagements.clear();
            }
            Event::Sea(SeaEvent::Engaged { engagement, by, .. }) => {
                self.engagements.push((engagement, by));
            }
            _ => {}
        }
    }

    pub(crate) fn hear(&mut self, event: Event) {
        self.follow(event);
        self.hear_at_sea(event);
        self.gains.hear(event);
        self.fates.extend(self.fate.hear(event, self.session));
        let name = |seat: Seat| self.session.name(seat);
        match event {
            Event::Land(
                LandEvent::Rolled { losses, .. } | LandEvent::BlockRolled { losses, .. },
            ) if self.battle.is_some_and(|battle| battle.defender == self.seat) => {
                self.own_losses += losses.defender;
                self.their_losses += losses.attacker;
            }
            Event::Land(LandEvent::Repulsed { to, how: Repulse::Spent | Repulse::BrokenOff }) => {
                if let Some(Battle { attacker, defender }) = self.battle
                    && defender == self.seat
                {
                    self.held.push((attacker, to));
                }
            }
            Event::Land(LandEvent::Conquered { by, from, territory }) if from == self.seat => {
                self.lost.push((by, territory));
                self.factories_lost[by] += self.factories[territory];
            }
            Event::Board(BoardEvent::FactoryBuilt { territory, .. }) => {
                self.factories[territory] += 1;
            }
            Event::TurnBegan { seat, income, .. } if seat == self.seat => {
                self.no_armies = no_armies::told(income);
            }
            Event::Land(LandEvent::Conquered { by, .. }) if by != self.seat => self.taken[by] += 1,
            Event::Board(BoardEvent::Raised { seat, armies, source: Source::Militia, .. })
                if seat == self.seat =>
            {
                self.militia += armies;
            }
            Event::Land(LandEvent::CaptivesFreed { seat, armies, .. }) if seat == self.seat => {
                self.freed += armies;
            }
            Event::Card(CardEvent::TookCard { from, .. } | CardEvent::TookPoker { from, .. })
                if from == self.seat =>
            {
                self.cards += 1;
            }
            Event::Seat(SeatEvent::TurnedPirate { seat }) if seat != self.seat => {
                self.great.push(text::recap::pirate(name(seat)));
            }
            Event::Seat(SeatEvent::Fell { seat, by }) if seat != self.seat => {
                self.great.push(text::recap::fell(name(seat), name(by)));
            }
            Event::Ally(AllyEvent::PlaysAlly { player, ally, .. }) => {
                self.great.push(if player == self.seat {
                    text::recap::played_you(name(ally))
                } else {
                    text::recap::played(name(player), name(ally))
                });
            }
            Event::Poker(fact) => self.takings.hear(fact),
            Event::Seat(SeatEvent::TookOver { by, ally }) if ally != self.seat => {
                self.great.push(text::recap::goes_on(name(by), name(ally)));
            }
            Event::Seat(SeatEvent::Left { seat }) => {
                self.great.push(text::recap::left(name(seat)));
            }
            Event::Seat(SeatEvent::Joined { seat }) if seat != self.seat => {
                self.great.push(text::recap::joined(name(seat)));
            }
            _ => {}
        }
    }

    /// What befell the seat's ships, and what its ships won in defence.
    fn hear_at_sea(&mut self, event: Event) {
        let name = |seat: Seat| self.session.name(seat);
        let told = match event {
            Event::Sea(SeaEvent::Rolled { engagement, losses, .. })
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
            Event::Sea(SeaEvent::Sank { ship, owner, crew, .. }) if owner == self.seat => {
                match crew {
                    0 => text::recap::sunk(ship),
                    crew => text::recap::sank(ship, crew),
                }
            }
            Event::Sea(SeaEvent::ShipCaptured { ship, from, .. }) if from == self.seat => {
                text::recap::captured(ship)
            }
            Event::Sea(SeaEvent::ShipCaptured { ship, from, .. })
                if self.battle.is_some_and(|battle| {
                    battle.defender == self.seat && battle.attacker == from
                }) =>
            {
                text::recap::you_captured(ship, name(from))
            }
            Event::Sea(SeaEvent::Commandeered { ship, by, from, .. }) if from == self.seat => {
                text::recap::mutiny(name(by), ship)
            }
            Event::Sea(SeaEvent::Commandeered { ship, by, from, .. }) if by == self.seat => {
                text::recap::mutiny_yours(ship, name(from))
            }
            _ => return,
        };
        self.ships.push(told);
    }

    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = self.fates.clone();
        lines.extend(self.no_armies.map(str::to_owned));
        for seat in Seat::ALL {
            let mine = |list: &[(Seat, Territory)]| {
                let of_seat = list.iter().filter(move |(by, _)| *by == seat);
                of_seat.map(|(_, territory)| *territory).collect::<Vec<_>>()
            };
            let (lost, held) = (mine(&self.lost), mine(&self.held));
            let name = self.session.name(seat);
            if !lost.is_empty() {
                lines.push(text::recap::took(name, places(lost), self.factories_lost[seat]));
            }
            if !held.is_empty() {
                lines.push(text::recap::held(places(held), name));
            }
        }
        if self.own_losses + self.their_losses > 0 {
            lines.push(text::recap::defending(self.own_losses, self.their_losses));
        }
        lines.extend(self.ships.iter().cloned());
        lines.extend(self.takings.lines(self.session));
        if self.militia > 0 {
            lines.push(text::recap::mobilized(self.militia));
        }
        if self.freed > 0 {
            lines.push(text::recap::freed(self.freed));
        }
        if self.cards > 0 {
            lines.push(text::recap::cards_lost(self.cards));
        }
        lines.extend(self.among_others());
        lines.extend(self.gains.lines(self.session));
        lines.extend(self.great.iter().cloned());
        lines
    }

    fn among_others(&self) -> Option<String> {
        let took = |seat: Seat| {
            let number = self.taken[seat];
            (number > 0).then(|| text::recap::took_some(self.session.name(seat), number))
        };
        let took: Vec<String> = Seat::ALL.into_iter().filter_map(took).collect();
        (!took.is_empty()).then(|| text::recap::elsewhere(text::all_of(&took)))
    }
}
