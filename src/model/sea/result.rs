//! The result of a battle at sea: what sank, what was taken, what it cost.

use super::fight::SeaRollView;
use crate::model::session::{Moment, Session};
use crate::model::story::aftermath::{Aftermath, LastDice, last};
use crate::model::words::{armies, listed, sentence};
use engine::core::{BySeat, Seat, ShipId};
use engine::game::{Action, Event, SeaAction, SeaBattle};

/// The last dice of an engagement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeaThrow {
    /// Which ships fought: “Your ship 3 against Blue's ship 7”.
    pub title: String,
    /// Whose ships attacked in it.
    pub by: Seat,
    /// Whose ship was attacked.
    pub other: Seat,
    pub last: SeaRollView,
}

/// Ships against one ship.
struct Fight {
    number: u8,
    by: Seat,
    other: Seat,
    ships: Vec<ShipId>,
    target: ShipId,
    is_open: bool,
}

impl Session {
    /// Captives that took the ship that carried them (N14): “captives of Blue took your ship 6”.
    pub(crate) fn mutiny(&self, ship: ShipId, by: Seat, from: Seat) -> String {
        let captives = match self.viewer() {
            Some(viewer) if viewer == by => "your captives aboard".to_owned(),
            _ => format!("captives of {}", self.name(by)),
        };
        format!("{captives} took {}", self.ships_of(from, &[ship]))
    }

    /// The place of the moment in which the last battle at sea of this turn began.
    pub(crate) fn last_sea_battle(&self) -> Option<usize> {
        let begins = |event: &Event| matches!(event, Event::SeaBattleBegan { .. });
        let is_turn = |event: &Event| matches!(event, Event::TurnBegan { .. });
        let ends = |event: &Event| matches!(event, Event::EngagementEnded { .. });
        let began = last(self.moments(), begins)?;
        // Who has lost all that was left to it loses its turn with the battle.
        let is_past =
            |moment: &Moment| moment.events.iter().any(is_turn) && !moment.events.iter().any(ends);
        (!self.moments()[began..].iter().any(is_past)).then_some(began)
    }

    /// What came of the battle at sea that began in this moment.
    pub(crate) fn sea_aftermath(&self, began: usize) -> Option<Aftermath> {
        let moments = &self.moments()[began..];
        let mut tale = SeaTale::new(self);
        for moment in moments {
            let deed = moment.deed.as_ref();
            moment.events.iter().for_each(|event| tale.hear(*event, deed));
        }
        let (attacker, defender) = tale.sides?;
        let is_over = !tale.fights.is_empty() && tale.fights.iter().all(|fight| !fight.is_open);
        let place = |is_it: fn(&Event) -> bool| last(moments, is_it).map(|place| began + place);
        let toll = format!(
            "{} lost {}, {} lost {}.",
            self.you(attacker),
            nobody_or(tale.lost[attacker]),
            self.your(defender),
            nobody_or(tale.lost[defender])
        );
        let (headline, mut lines) = match (is_over, tale.told.as_slice()) {
            (true, [one]) => (one.clone(), Vec::new()),
            (true, _) => ("The battle at sea is over".to_owned(), sentences(&tale.told)),
            (false, _) => {
                let (attacker, defender) = (self.name(attacker), self.your(defender));
                (format!("{attacker} attacks {defender} at sea"), sentences(&tale.told))
            }
        };
        lines.push(toll);
        let throws = tale.fights.iter().filter_map(|fight| self.sea_throw(fight));
        Some(Aftermath {
            headline,
            lines,
            dice: LastDice::Sea(throws.collect()),
            defender,
            ended_at: place(|it| matches!(it, Event::EngagementEnded { .. })).filter(|_| is_over),
            rolled_at: place(|it| matches!(it, Event::SeaRolled { .. })),
        })
    }

    /// The last dice of an engagement of the battle that is fought.
    pub(crate) fn throw_of(&self, battle: &SeaBattle, number: u8) -> Option<SeaThrow> {
        let found = battle.engagements.get(usize::from(number))?;
        let attacker = self.view().table().turn().seat;
        let other = if found.by == attacker { battle.defender } else { attacker };
        let (by, ships, target) = (found.by, found.ships().collect(), found.target);
        self.sea_throw(&Fight { number, by, other, ships, target, is_open: found.is_open() })
    }

    fn sea_throw(&self, fight: &Fight) -> Option<SeaThrow> {
        let own = self.ships_of(fight.by, &fight.ships);
        let target = self.ships_of(fight.other, &[fight.target]);
        Some(SeaThrow {
            title: sentence(&format!("{own} against {target}")),
            by: fight.by,
            other: fight.other,
            last: self.last_sea_roll(fight.number)?,
        })
    }

    /// “your ship 3”, “Blue's ships 4 and 5”.
    fn ships_of(&self, seat: Seat, ships: &[ShipId]) -> String {
        let numbers: Vec<String> = ships.iter().map(ToString::to_string).collect();
        let noun = if numbers.len() == 1 { "ship" } else { "ships" };
        let whose = match self.viewer() {
            Some(viewer) if viewer == seat => "your".to_owned(),
            _ => format!("{}’s", self.name(seat)),
        };
        format!("{whose} {noun} {}", listed(&numbers))
    }
}

fn nobody_or(number: u32) -> String {
    if number == 0 { "nobody".to_owned() } else { armies(number) }
}

fn sentences(told: &[String]) -> Vec<String> {
    told.iter().map(|text| format!("{text}.")).collect()
}

/// What is remembered of the events.
struct SeaTale<'a> {
    session: &'a Session,
    sides: Option<(Seat, Seat)>,
    fights: Vec<Fight>,
    /// The engagement in which dice fell last.
    rolling: u8,
    gone: Vec<ShipId>,
    lost: BySeat<u32>,
    told: Vec<String>,
}

impl<'a> SeaTale<'a> {
    fn new(session: &'a Session) -> Self {
        Self {
            session,
            sides: None,
            fights: Vec::new(),
            rolling: 0,
            gone: Vec::new(),
            lost: BySeat::splat(0),
            told: Vec::new(),
        }
    }

    fn hear(&mut self, event: Event, action: Option<&Action>) {
        match event {
            Event::SeaBattleBegan { attacker, defender } => {
                self.sides = Some((attacker, defender));
            }
            Event::Engaged { engagement, by, ship, target, .. } => {
                self.engage(engagement, by, ship, target);
            }
            Event::SeaRolled { engagement, losses, .. } => {
                self.rolling = engagement;
                if let Some(fight) = self.fight(engagement) {
                    let (by, other) = (fight.by, fight.other);
                    self.lost[by] += losses.attacker;
                    self.lost[other] += losses.defender;
                }
            }
            Event::Sank { ship, owner, crew, .. } => {
                self.lost[owner] += crew;
                self.sink(ship, owner, crew);
            }
            Event::ShipCaptured { by, ship, from, .. } => {
                let victor = self.session.view().table().fleet().get(ship).map(|it| it.owner);
                let by = self.session.ships_of(victor.unwrap_or(self.enemy_of(from)), &[by]);
                self.end_of(ship, &format!("{by} took {}", self.session.ships_of(from, &[ship])));
            }
            Event::Commandeered { ship, by, from, .. } => {
                self.end_of(ship, &self.session.mutiny(ship, by, from));
            }
            Event::EngagementEnded { engagement, won } => self.close(engagement, won, action),
            _ => {}
        }
    }

    fn fight(&self, number: u8) -> Option<&Fight> {
        self.fights.iter().find(|fight| fight.number == number)
    }

    fn enemy_of(&self, seat: Seat) -> Seat {
        match self.sides {
            Some((attacker, defender)) if attacker == seat => defender,
            Some((attacker, _)) => attacker,
            None => seat,
        }
    }

    fn engage(&mut self, number: u8, by: Seat, ship: ShipId, target: ShipId) {
        let other = self.enemy_of(by);
        if let Some(fight) = self.fights.iter_mut().find(|fight| fight.number == number) {
            fight.ships.push(ship);
        } else {
            let ships = vec![ship];
            self.fights.push(Fight { number, by, other, ships, target, is_open: true });
        }
    }

    /// The victors are the ships of the engagement in which the ship was beaten.
    fn sink(&mut self, ship: ShipId, owner: Seat, crew: u32) {
        let is_in = |fight: &&Fight| fight.target == ship || fight.ships.contains(&ship);
        let rolling = self.fight(self.rolling).filter(is_in);
        let fight = rolling.or_else(|| self.fights.iter().find(|it| it.is_open && is_in(it)));
        let sunk = self.session.ships_of(owner, &[ship]);
        let victors = fight.map(|fight| {
            if fight.target == ship {
                self.session.ships_of(fight.by, &fight.ships)
            } else {
                self.session.ships_of(fight.other, &[fight.target])
            }
        });
        let aboard =
            if crew > 0 { format!(" with {} aboard", armies(crew)) } else { String::new() };
        let text = match victors {
            Some(victors) => format!("{victors} sank {sunk}{aboard}"),
            None => format!("{sunk} sank{aboard}"),
        };
        self.end_of(ship, &text);
    }

    fn end_of(&mut self, ship: ShipId, text: &str) {
        self.gone.push(ship);
        self.told.push(sentence(text));
    }

    /// An engagement that ended without a ship's end is told by itself.
    fn close(&mut self, number: u8, won: bool, action: Option<&Action>) {
        let Some(fight) = self.fights.iter_mut().find(|fight| fight.number == number) else {
            return;
        };
        fight.is_open = false;
        let are_gone = fight.ships.iter().all(|ship| self.gone.contains(ship));
        if won || are_gone || self.gone.contains(&fight.target) {
            return;
        }
        let own = self.session.ships_of(fight.by, &fight.ships);
        let target = self.session.ships_of(fight.other, &[fight.target]);
        let text = match action {
            Some(Action::Sea(SeaAction::BreakOff { .. })) => {
                format!("{own} broke off against {target}")
            }
            _ => format!("{target} held out against {own}"),
        };
        self.told.push(sentence(&text));
    }
}
