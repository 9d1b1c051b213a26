//! A digest of the events in a few sentences, for one seat to read.

use super::aims::Aims;
use super::between_turns::BetweenTurns;
use super::bids::Bids;
use super::buildings::Buildings;
use super::farewell::SeatFate;
use super::gains::Gains;
use super::limits::Limits;
use super::reactions::ReactionLines;
use crate::allies::winnings::PokerBalance;
use crate::in_words::places;
use crate::names::player_name;
use crate::story::factories;
use crate::story::no_armies;
use engine::core::{BySeat, Seat};
use engine::game::{ArmySource, BoardEvent, CardEvent, Event, LandEvent, SeaEvent, SeatEvent};
use engine::world::{ByTerritory, Territory};
use table::Session;

/// The importance of a line to its reader, highest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    Fate,
    /// Territories, factories and headquarters.
    Lost,
    Ship,
    /// A continent that another player broke.
    Broken,
    Cards,
    Armies,
    Held,
    /// Anything else that happened to the player.
    Own,
    Others,
}

#[derive(Clone, Copy)]
struct RecapBattle {
    attacker: Seat,
    defender: Seat,
}

/// The running totals and lists gathered from the events.
pub(crate) struct RecapBuilder<'a> {
    session: &'a Session,
    seat: Seat,
    battle: Option<RecapBattle>,
    /// The engagements of battles at sea: the number, the seat whose ships attack, and the battle.
    engagements: Vec<(u8, Seat, RecapBattle)>,
    pub(crate) lost: Vec<(Seat, Territory)>,
    pub(crate) held: Vec<(Seat, Territory)>,
    /// The factories in each territory, and those that each seat has taken from this one.
    factories: ByTerritory<u32>,
    factories_lost: BySeat<u32>,
    /// The reason for a turn without reinforcements, if it has none.
    no_armies: Option<&'static str>,
    fate: SeatFate,
    fates: Vec<String>,
    taken: BySeat<u32>,
    own_losses: u32,
    their_losses: u32,
    balance: PokerBalance,
    militia: u32,
    freed: u32,
    cards: u32,
    ships: Vec<String>,
    great: Vec<String>,
    gains: Gains,
    limits: Limits,
    reactions: ReactionLines,
    buildings: Buildings,
    bids: Bids,
    aims: Aims,
}

impl<'a> RecapBuilder<'a> {
    pub(crate) fn new(session: &'a Session, seat: Seat, since: &BetweenTurns) -> Self {
        let all = [since.events.as_slice(), since.after.as_slice()].concat();
        Self {
            session,
            seat,
            battle: None,
            engagements: Vec::new(),
            lost: Vec::new(),
            held: Vec::new(),
            factories: factories::factories_before(session, &all),
            factories_lost: BySeat::splat(0),
            no_armies: None,
            fate: SeatFate::of(seat),
            fates: Vec::new(),
            taken: BySeat::splat(0),
            own_losses: 0,
            their_losses: 0,
            balance: PokerBalance::of(seat),
            militia: 0,
            freed: 0,
            cards: 0,
            ships: Vec::new(),
            great: Vec::new(),
            gains: Gains::before(session, seat, &all),
            limits: Limits::of(seat),
            reactions: ReactionLines::of(seat),
            buildings: Buildings::of(seat),
            bids: Bids::of(seat),
            aims: Aims::of(seat),
        }
    }

    pub(crate) fn hear(&mut self, event: Event) {
        self.gains.hear(event);
        self.limits.hear(event);
        self.reactions.hear(event, self.session);
        self.buildings.hear(event, self.session);
        self.bids.hear(event, self.session);
        self.aims.hear(event, self.session);
        self.fates.extend(self.fate.hear(event, self.session));
        match event {
            Event::Seat(event) => self.hear_of_seats(event),
            Event::Board(event) => self.hear_of_board(event),
            Event::TurnBegan { seat, income, .. } => {
                if seat == self.seat {
                    self.no_armies = no_armies::told(income, self.session.view().table().rules());
                }
            }
            Event::Card(event) => self.hear_of_cards(event),
            Event::Land(event) => self.hear_on_land(event),
            Event::Sea(event) => {
                self.follow_ships(event);
                self.ships.extend(self.hear_of_ships(event));
            }
            Event::Poker(fact) => self.balance.hear(fact),
            Event::Ally(_) | Event::Captured { .. } | Event::Over { .. } => {}
        }
    }

    fn hear_of_seats(&mut self, event: SeatEvent) {
        let name = |seat: Seat| player_name(self.session, seat);
        let is_other = |seat: Seat| seat != self.seat;
        let told = match event {
            SeatEvent::TurnedPirate { seat } => {
                is_other(seat).then(|| text::recap::pirate(name(seat)))
            }
            SeatEvent::Fell { seat, by } => {
                is_other(seat).then(|| text::recap::Fell { name: name(seat), by: name(by) }.say())
            }
            SeatEvent::TookOver { by, ally } => is_other(ally)
                .then(|| text::recap::GoesOn { name: name(by), ally: name(ally) }.say()),
            SeatEvent::Left { seat } => Some(text::recap::left(name(seat))),
            SeatEvent::Joined { seat } => is_other(seat).then(|| text::recap::joined(name(seat))),
            SeatEvent::ThrewForStart { .. } | SeatEvent::Begins { .. } => None,
        };
        self.great.extend(told);
    }

    fn hear_of_board(&mut self, event: BoardEvent) {
        match event {
            BoardEvent::FactoryBuilt { territory, .. } => self.factories[territory] += 1,
            BoardEvent::Raised { seat, armies, source, .. } => {
                if seat == self.seat && source == ArmySource::Militia {
                    self.militia += armies;
                }
            }
            BoardEvent::Settled { .. }
            | BoardEvent::Moved { .. }
            | BoardEvent::FactoryLost { .. }
            | BoardEvent::Disbanded { .. }
            | BoardEvent::NotSupplied { .. }
            | BoardEvent::Scarred { .. }
            | BoardEvent::HeadquartersFounded { .. } => {}
        }
    }

    fn hear_of_cards(&mut self, event: CardEvent) {
        if let CardEvent::TookCard { from, .. } | CardEvent::TookPoker { from, .. } = event {
            self.cards += u32::from(from == self.seat);
        }
    }

    fn hear_on_land(&mut self, event: LandEvent) {
        match event {
            LandEvent::Attacked { attacker, defender, .. } => {
                self.battle = Some(RecapBattle { attacker, defender });
            }
            LandEvent::Rolled { losses, .. } | LandEvent::BlockRolled { losses, .. } => {
                if self.attacker_of_this().is_some() {
                    self.own_losses += losses.defender;
                    self.their_losses += losses.attacker;
                }
            }
            LandEvent::Repulsed { to, .. } => {
                self.held.extend(self.attacker_of_this().map(|attacker| (attacker, to)));
            }
            LandEvent::Conquered { by, from, territory } => {
                if from == self.seat {
                    self.lost.push((by, territory));
                    self.factories_lost[by] += self.factories[territory];
                } else if by != self.seat {
                    self.taken[by] += 1;
                }
            }
            LandEvent::CaptivesFreed { seat, armies, .. } => {
                self.freed += if seat == self.seat { armies } else { 0 };
            }
            LandEvent::Expanded { seat, .. } => {
                self.taken[seat] += u32::from(seat != self.seat);
            }
            LandEvent::Worn { .. }
            | LandEvent::ReactionPlayed { .. }
            | LandEvent::MissileStruck { .. }
            | LandEvent::DiceDeclared { .. }
            | LandEvent::DiceModified { .. }
            | LandEvent::BlockSent { .. }
            | LandEvent::AwaitsPlusOne { .. }
            | LandEvent::Reserved { .. }
            | LandEvent::Exhausted { .. }
            | LandEvent::CaptivesTurned { .. } => {}
        }
    }

    /// Returns the seat that is attacking this one, if any.
    fn attacker_of_this(&self) -> Option<Seat> {
        self.battle.filter(|battle| battle.defender == self.seat).map(|battle| battle.attacker)
    }

    /// Keeps track of the battle at sea and its losses.
    fn follow_ships(&mut self, event: SeaEvent) {
        if let SeaEvent::BattleBegan { attacker, defender } = event {
            self.battle = Some(RecapBattle { attacker, defender });
        } else if let SeaEvent::Engaged { engagement, by, .. } = event {
            let battle = self.battle.map(|battle| RecapBattle {
                defender: if by == battle.attacker { battle.defender } else { by },
                ..battle
            });
            self.engagements.extend(battle.map(|battle| (engagement, by, battle)));
        } else if let SeaEvent::Rolled { engagement, losses, .. } = event {
            let declared = self.engagement(engagement);
            // A battle may have several opponents; take the one of this engagement.
            self.battle = declared.map(|(.., battle)| battle).or(self.battle);
            if self.attacker_of_this().is_none() {
                return;
            }
            let (own, theirs) = match declared {
                Some((_, by, _)) if by == self.seat => (losses.attacker, losses.defender),
                _ => (losses.defender, losses.attacker),
            };
            self.own_losses += own;
            self.their_losses += theirs;
        }
    }

    /// Returns the last engagement declared with this number: the seat whose ships attack, and the
    /// battle.
    fn engagement(&self, number: u8) -> Option<(u8, Seat, RecapBattle)> {
        self.engagements.iter().rfind(|(declared, ..)| *declared == number).copied()
    }

    /// Returns a sentence about the loss of one of the seat's ships, or about one it won in
    /// defence.
    fn hear_of_ships(&self, event: SeaEvent) -> Option<String> {
        let name = |seat: Seat| player_name(self.session, seat);
        match event {
            SeaEvent::Sank { ship, owner, crew, .. } if owner == self.seat => Some(match crew {
                0 => text::recap::sunk(ship),
                crew => text::recap::Sank { ship, armies: crew }.say(),
            }),
            SeaEvent::ShipCaptured { ship, from, .. } if from == self.seat => {
                Some(text::recap::captured(ship))
            }
            SeaEvent::ShipCaptured { ship, from, .. } => (self.attacker_of_this() == Some(from))
                .then(|| text::recap::YouCaptured { ship, name: name(from) }.say()),
            SeaEvent::Commandeered { ship, by, from, .. } if from == self.seat => {
                Some(text::recap::Mutiny { name: name(by), ship }.say())
            }
            SeaEvent::Commandeered { ship, by, from, .. } => {
                (by == self.seat).then(|| text::recap::MutinyYours { ship, name: name(from) }.say())
            }
            SeaEvent::Sank { .. }
            | SeaEvent::Launched { .. }
            | SeaEvent::CruiseRolled { .. }
            | SeaEvent::Sailed { .. }
            | SeaEvent::Embarked { .. }
            | SeaEvent::Disembarked { .. }
            | SeaEvent::BattleBegan { .. }
            | SeaEvent::Engaged { .. }
            | SeaEvent::Rolled { .. }
            | SeaEvent::Reserved { .. }
            | SeaEvent::SinkingRolled { .. }
            | SeaEvent::EngagementEnded { .. }
            | SeaEvent::CaptivesTurned { .. } => None,
        }
    }

    /// Returns all lines, the most harmful first.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = self.weighed();
        lines.sort_by_key(|(weight, _)| *weight);
        lines.into_iter().map(|(_, line)| line).collect()
    }

    fn weighed(&self) -> Vec<(Weight, String)> {
        let mut all = Vec::new();
        let mut tell = |weight: Weight, lines: &mut dyn Iterator<Item = String>| {
            all.extend(lines.map(|line| (weight, line)));
        };
        tell(Weight::Fate, &mut self.fates.iter().cloned());
        for seat in Seat::ALL {
            tell(Weight::Lost, &mut self.lost_to(seat).into_iter());
            tell(Weight::Held, &mut self.held_against(seat).into_iter());
        }
        tell(Weight::Lost, &mut self.buildings.own_lines(self.session).into_iter());
        tell(Weight::Ship, &mut self.ships.iter().cloned());
        tell(Weight::Broken, &mut self.gains.own_lines(self.session).into_iter());
        let cards = (self.cards > 0).then(|| text::recap::cards_lost(self.cards));
        tell(Weight::Cards, &mut cards.into_iter());
        let fell = self.own_losses + self.their_losses > 0;
        let fell = fell.then(|| {
            text::recap::Defending { own: self.own_losses, theirs: self.their_losses }.say()
        });
        tell(Weight::Armies, &mut fell.into_iter());
        tell(Weight::Fate, &mut self.no_armies.map(str::to_owned).into_iter());
        tell(Weight::Armies, &mut self.limits.lines(self.session).into_iter());
        tell(Weight::Held, &mut self.reactions.lines(self.session).into_iter());
        tell(Weight::Own, &mut self.balance.lines(self.session).into_iter());
        let militia = (self.militia > 0).then(|| text::recap::mobilized(self.militia));
        let freed = (self.freed > 0).then(|| text::recap::freed(self.freed));
        tell(Weight::Own, &mut militia.into_iter().chain(freed));
        tell(Weight::Others, &mut self.among_others().into_iter());
        tell(Weight::Others, &mut self.gains.lines(self.session).into_iter());
        tell(Weight::Others, &mut self.buildings.lines(self.session).into_iter());
        let rest = self.bids.lines().iter().chain(&self.great).chain(self.aims.lines());
        tell(Weight::Others, &mut rest.cloned());
        all
    }

    fn lost_to(&self, seat: Seat) -> Option<String> {
        let lost = by(seat, &self.lost);
        let name = player_name(self.session, seat);
        (!lost.is_empty()).then(|| {
            text::recap::Took {
                name,
                territories: places(lost),
                factories: self.factories_lost[seat],
            }
            .say()
        })
    }

    fn held_against(&self, seat: Seat) -> Option<String> {
        let held = by(seat, &self.held);
        (!held.is_empty()).then(|| {
            text::recap::Held { territories: places(held), name: player_name(self.session, seat) }
                .say()
        })
    }

    fn among_others(&self) -> Option<String> {
        let took = |seat: Seat| {
            let number = self.taken[seat];
            (number > 0).then(|| {
                text::recap::TookSome { name: player_name(self.session, seat), territories: number }
                    .say()
            })
        };
        let took: Vec<String> = Seat::ALL.into_iter().filter_map(took).collect();
        (!took.is_empty()).then(|| text::recap::elsewhere(text::all_of(&took)))
    }
}

/// Returns the territories that a seat took or attacked.
fn by(seat: Seat, list: &[(Seat, Territory)]) -> Vec<Territory> {
    let of_seat = list.iter().filter(|(by, _)| *by == seat);
    of_seat.map(|(_, territory)| *territory).collect()
}
