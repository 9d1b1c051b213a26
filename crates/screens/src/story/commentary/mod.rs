//! A running commentary on computer players: one line at the bar, and the weight of each step.

mod line;
#[cfg(test)]
mod tests;

use crate::battles::recorded::{LandBattle, NavalBattle};
use crate::in_words::waters;
use crate::names::player_name;
use crate::seats::objective;
use engine::core::{Seat, SeatSet};
use engine::game::{
    Action, AllyEvent, ArmySource, BoardEvent, CardEvent, Event, LandEvent, Purchase, SeaAction,
    SeaEvent, SeatEvent,
};
use engine::poker::Fact;
use engine::world::Territory;
use table::{Duty, Moment, Session};

/// The weight of the last action: the greater it is, the longer its line stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Beat {
    /// A small part of something.
    #[default]
    Part,
    /// Something begins.
    Begun,
    /// Something ends.
    Done,
    /// Dice, bets and the like that concern a person.
    Near,
    /// The outcome for a person, or news for everybody.
    Major,
}

/// The latest action.
enum LatestAction {
    Nothing,
    /// Armies are placed.
    Placing(Vec<(Territory, u32)>),
    Land,
    Sea,
    /// Poker for this ally; `commands` is true if the winner commands it.
    Hand {
        ally: Seat,
        commands: bool,
    },
    /// An action of the side to move.
    Own(String),
    /// A complete sentence that names its own subject.
    Whole(String),
}

/// The events of this turn, as far as they are told while they happen.
pub(crate) struct Commentary<'a> {
    session: &'a Session,
    /// The index of the moment when the turn began.
    began: usize,
    /// The action that ended the previous turn, while nothing else has been done in this one.
    ended_by: LatestAction,
    latest: LatestAction,
    battle: Option<LandBattle>,
    sea_battle: Option<NavalBattle>,
    /// The players of the current hand of poker.
    players: SeatSet,
    /// The seats that have won armies in it.
    winners: SeatSet,
    /// The weight of the last action.
    beat: Beat,
    /// The number of actions completed earlier in this turn.
    done: u32,
}

/// Returns the commentary on this turn so far.
pub(crate) fn commentary(session: &Session) -> Commentary<'_> {
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    let began =
        session.moments().iter().rposition(|moment| moment.events.iter().any(begins)).unwrap_or(0);
    let mut commentary = Commentary {
        session,
        began,
        ended_by: LatestAction::Nothing,
        latest: LatestAction::Nothing,
        battle: None,
        sea_battle: None,
        players: SeatSet::EMPTY,
        winners: SeatSet::EMPTY,
        beat: Beat::Part,
        done: 0,
    };
    for moment in &session.moments()[began..] {
        commentary.read(moment);
    }
    commentary
}

/// Returns a line about the computer player to move, or `None` during a person's turn or before
/// the first turn.
pub(crate) fn told_as_it_is_done(session: &Session) -> Option<String> {
    let is_thought = matches!(session.duty(), Duty::Think(_)) && !session.is_turn_of_a_person();
    if !is_thought || session.view().table().turn().round == 0 {
        return None;
    }
    commentary(session).line()
}

/// Returns `true` if the last hand of poker in this turn, finished or not, has only computer
/// players.
pub(crate) fn is_played_among_computers(session: &Session) -> bool {
    !commentary(session).players.iter().any(|seat| session.is_human(seat))
}

/// Returns `true` while a computer player answers the attack of a person.
pub fn answers_a_person(session: &Session) -> bool {
    let thinks = matches!(session.duty(), Duty::Think(_));
    thinks && session.is_turn_of_a_person() && session.is_fought()
}

impl Commentary<'_> {
    /// Returns the weight of the last action before the next one: armies placed in several
    /// territories count as a single action.
    pub(crate) fn beat_before(&self, next: &Action) -> Beat {
        let goes_on = matches!(next, Action::Deploy { .. });
        match self.latest {
            LatestAction::Placing(_) if !goes_on => self.beat.max(Beat::Done),
            _ => self.beat,
        }
    }

    /// Returns `true` if the latest action is a hand of poker.
    pub(crate) fn is_at_poker(&self) -> bool {
        matches!(self.latest, LatestAction::Hand { .. })
    }

    /// Returns the number of actions completed in this turn.
    pub(crate) fn done(&self) -> u32 {
        self.done
    }

    fn read(&mut self, moment: &Moment) {
        self.done += u32::from(self.beat >= Beat::Done);
        self.beat = Beat::Part;
        self.ended_by = LatestAction::Nothing;
        for event in moment.events.iter() {
            LandBattle::follow(&mut self.battle, event, moment.number);
            NavalBattle::follow(&mut self.sea_battle, event, moment.number);
            self.hear(*event, moment.action.as_ref());
        }
    }

    fn note(&mut self, beat: Beat) {
        self.beat = self.beat.max(beat);
    }

    fn own(&mut self, beat: Beat, phrase: String) {
        self.latest = LatestAction::Own(phrase);
        self.note(beat);
    }

    fn whole(&mut self, beat: Beat, sentence: String) {
        self.latest = LatestAction::Whole(sentence);
        self.note(beat);
    }

    /// Raises the weight where it concerns a person: a result, or a step towards one.
    fn near(&mut self, concerned: bool, beat: Beat) {
        self.note(match beat {
            Beat::Done if concerned => Beat::Major,
            _ if concerned => Beat::Near,
            _ => beat,
        });
    }

    fn name(&self, seat: Seat) -> &str {
        player_name(self.session, seat)
    }

    fn hear(&mut self, event: Event, action: Option<&Action>) {
        match event {
            Event::Seat(event) => self.hear_of_seats(event),
            Event::Board(event) => self.hear_of_board(event, action),
            Event::TurnBegan { income, .. } => {
                self.ended_by = std::mem::replace(&mut self.latest, LatestAction::Nothing);
                let is_told = !matches!(self.ended_by, LatestAction::Nothing);
                self.done = 0;
                self.beat = if is_told { Beat::Done } else { Beat::Begun };
                self.latest = LatestAction::Own(line::to_place(income.placeable()));
            }
            Event::Card(event) => self.hear_of_cards(event),
            Event::Land(event) => self.hear_on_land(event),
            Event::Sea(event) => self.hear_at_sea(event, action),
            Event::Captured { of, .. } => self.near(self.session.is_human(of), Beat::Part),
            Event::Ally(event) => self.hear_of_allies(event),
            Event::Poker(fact) => self.hear_at_poker(fact),
            Event::Over { .. } => self.note(Beat::Done),
        }
    }

    fn hear_of_seats(&mut self, event: SeatEvent) {
        match event {
            SeatEvent::ThrewForStart { .. } => self.note(Beat::Begun),
            SeatEvent::Fell { seat, by } => {
                self.whole(
                    Beat::Major,
                    text::log::Fell { name: self.name(seat), by: self.name(by) }.say(),
                );
            }
            SeatEvent::TurnedPirate { seat } => {
                self.whole(Beat::Major, text::log::pirate(self.name(seat)));
            }
            SeatEvent::TookOver { by, ally } => {
                self.whole(
                    Beat::Major,
                    text::log::GoesOn { name: self.name(by), ally: self.name(ally) }.say(),
                );
            }
            SeatEvent::Begins { .. } | SeatEvent::Left { .. } | SeatEvent::Joined { .. } => {
                self.note(Beat::Done);
            }
        }
    }

    fn hear_of_board(&mut self, event: BoardEvent, action: Option<&Action>) {
        match event {
            BoardEvent::Raised { seat, territory, armies: armies @ 1.., source } => match source {
                ArmySource::Militia => self.near(self.session.is_human(seat), Beat::Done),
                ArmySource::Start
                | ArmySource::Deployed
                | ArmySource::Factory
                | ArmySource::Card => {
                    self.place(territory, armies);
                }
            },
            // Only transfers: moving in after a conquest is part of the conquest.
            BoardEvent::Moved { from, to, armies, .. } => {
                if let Some(Action::Transfer { .. }) = action {
                    self.own(Beat::Done, text::commentary::Moves { armies, from, to }.say());
                }
            }
            BoardEvent::FactoryBuilt { territory, .. } => {
                self.own(Beat::Done, text::commentary::factory(territory));
            }
            BoardEvent::Raised { .. }
            | BoardEvent::Settled { .. }
            | BoardEvent::FactoryLost { .. }
            | BoardEvent::Disbanded { .. }
            | BoardEvent::NotSupplied { .. }
            | BoardEvent::Scarred { .. }
            | BoardEvent::HeadquartersFounded { .. } => self.note(Beat::Begun),
        }
    }

    fn place(&mut self, territory: Territory, armies: u32) {
        self.note(Beat::Begun);
        if !matches!(self.latest, LatestAction::Placing(_)) {
            self.latest = LatestAction::Placing(Vec::new());
        }
        let LatestAction::Placing(placed) = &mut self.latest else { return };
        match placed.iter_mut().find(|(known, _)| *known == territory) {
            Some((_, sum)) => *sum += armies,
            None => placed.push((territory, armies)),
        }
    }

    fn hear_of_cards(&mut self, event: CardEvent) {
        match event {
            CardEvent::SetWorth { armies, .. } => {
                self.own(Beat::Done, text::commentary::set(armies));
            }
            CardEvent::TurnedIn { buy: Purchase::Factory, .. } => {
                self.own(Beat::Done, text::commentary::set_factory().to_owned());
            }
            CardEvent::TurnedIn { buy: Purchase::Ship, .. } => {
                self.own(Beat::Done, text::commentary::set_ship().to_owned());
            }
            CardEvent::ShowedObjective { seat, objective } => {
                let aim = objective::aim_in_words(self.session, seat, objective);
                self.whole(
                    Beat::Major,
                    text::log::ShowsObjective { name: self.name(seat), objective: aim }.say(),
                );
            }
            CardEvent::Cut { seat, .. } | CardEvent::Revealed { seat, .. } => {
                self.near(self.session.is_human(seat), Beat::Begun);
            }
            CardEvent::TurnedIn { buy: Purchase::Armies, .. }
            | CardEvent::WildRaised { .. }
            | CardEvent::Drew { .. }
            | CardEvent::DrewPoker { .. }
            | CardEvent::Discarded { .. }
            | CardEvent::TookCard { .. }
            | CardEvent::TookPoker { .. }
            | CardEvent::AllyDrew { .. }
            | CardEvent::DrewNone { .. }
            | CardEvent::Shed { .. }
            | CardEvent::DrewObjective { .. } => {}
        }
    }

    fn hear_on_land(&mut self, event: LandEvent) {
        let attacked = self.battle.as_ref().map(|battle| battle.defender);
        let concerned = attacked.is_some_and(|seat| self.session.is_human(seat));
        match event {
            LandEvent::Attacked { .. } => {
                self.latest = LatestAction::Land;
                self.near(concerned, Beat::Begun);
            }
            LandEvent::Rolled { .. }
            | LandEvent::BlockRolled { .. }
            | LandEvent::AwaitsPlusOne { .. }
            | LandEvent::DiceModified { .. }
            | LandEvent::ReactionPlayed { .. }
            | LandEvent::MissileStruck { .. } => self.near(concerned, Beat::Part),
            LandEvent::Conquered { .. } | LandEvent::Repulsed { .. } => {
                self.near(concerned, Beat::Done);
            }
            LandEvent::Expanded { territory, .. } => {
                self.own(Beat::Done, text::commentary::expands(territory));
            }
            LandEvent::BlockSent { .. }
            | LandEvent::Reserved { .. }
            | LandEvent::DiceDeclared { .. }
            | LandEvent::Worn { .. }
            | LandEvent::Exhausted { .. }
            | LandEvent::CaptivesFreed { .. }
            | LandEvent::CaptivesTurned { .. } => {}
        }
    }

    fn hear_at_sea(&mut self, event: SeaEvent, action: Option<&Action>) {
        let is_person = |seat: Seat| self.session.is_human(seat);
        let attacked = self.sea_battle.as_ref().map(|battle| battle.defenders.as_slice());
        let concerned = attacked.unwrap_or_default().iter().any(|seat| is_person(*seat));
        let waters = |at| waters(at, self.session.view().table().world());
        match event {
            SeaEvent::Launched { ship, at, .. } => {
                self.own(Beat::Done, text::commentary::Launches { ship, waters: waters(at) }.say());
            }
            SeaEvent::CruiseRolled { ship, dice } => {
                let lengths: u8 = dice.iter().sum();
                self.own(Beat::Begun, text::commentary::CanSail { ship, lengths }.say());
            }
            SeaEvent::Sailed { ship, to, .. } => {
                self.own(Beat::Done, text::commentary::Sails { ship, waters: waters(to) }.say());
            }
            SeaEvent::Embarked { ship, from, armies, .. } => {
                self.own(
                    Beat::Done,
                    text::commentary::Embarks { armies, territory: from, ship }.say(),
                );
            }
            SeaEvent::Disembarked { ship, to, armies, .. } => {
                if let Some(Action::Sea(SeaAction::Disembark { .. })) = action {
                    self.own(
                        Beat::Done,
                        text::commentary::Lands { armies, territory: to, ship }.say(),
                    );
                }
            }
            SeaEvent::BattleBegan { .. } => {
                self.latest = LatestAction::Sea;
                self.near(concerned, Beat::Begun);
            }
            SeaEvent::Rolled { .. } | SeaEvent::SinkingRolled { .. } => {
                self.near(concerned, Beat::Part);
            }
            SeaEvent::EngagementEnded { .. } => self.near(concerned, Beat::Done),
            SeaEvent::Sank { owner: from, .. }
            | SeaEvent::ShipCaptured { from, .. }
            | SeaEvent::Commandeered { from, .. } => {
                let concerned = concerned || is_person(from);
                self.near(concerned, Beat::Done);
            }
            SeaEvent::Engaged { .. }
            | SeaEvent::Reserved { .. }
            | SeaEvent::CaptivesTurned { .. } => {}
        }
    }

    fn hear_of_allies(&mut self, event: AllyEvent) {
        match event {
            AllyEvent::Declared { player, ally } => {
                self.whole(
                    Beat::Begun,
                    text::log::Wants { name: self.name(player), ally: self.name(ally) }.say(),
                );
            }
            AllyEvent::Contested { seat, ally } => {
                self.whole(
                    Beat::Begun,
                    text::log::Contests { name: self.name(seat), ally: self.name(ally) }.say(),
                );
            }
            AllyEvent::GaveUp { player, ally } => {
                if !matches!(self.latest, LatestAction::Hand { .. }) {
                    let given_up =
                        text::log::GivesUp { name: self.name(player), ally: self.name(ally) }.say();
                    self.whole(Beat::Done, given_up);
                }
            }
            AllyEvent::PokerBegan { ally, .. } => {
                self.latest = LatestAction::Hand { ally, commands: false };
                (self.players, self.winners) = (SeatSet::EMPTY, SeatSet::EMPTY);
            }
            AllyEvent::PlaysAlly { player, income, .. } => match &mut self.latest {
                LatestAction::Hand { commands, .. } if self.winners.contains(player) => {
                    *commands = true;
                }
                _ => self.own(Beat::Begun, line::to_place(income.placeable())),
            },
            AllyEvent::Suits { .. }
            | AllyEvent::LetPass { .. }
            | AllyEvent::CountedOut { .. }
            | AllyEvent::PotLost { .. }
            | AllyEvent::PlaysOn { .. }
            | AllyEvent::TookPart { .. }
            | AllyEvent::StayedOut { .. } => {}
        }
    }

    fn hear_at_poker(&mut self, fact: Fact) {
        if let Fact::Anted { seat } = fact {
            self.players.insert(seat);
        }
        if let Fact::Won { seat, .. } = fact {
            self.winners.insert(seat);
        }
        let beat = if let Fact::Won { .. } = fact { Beat::Done } else { Beat::Part };
        let concerned = self.players.iter().any(|seat| self.session.is_human(seat));
        self.near(concerned, beat);
    }
}
