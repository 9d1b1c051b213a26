//! The writer of the log: turns events into lines, and makes lines grow.

use super::lines::{LineKey, LogLine, LogTurn, Tone};
use super::raised::Raised;
use crate::battles::recorded::{LandBattle, NavalBattle};
use crate::names::player_name;
use crate::story::bids::OpenCall;
use crate::story::end_of_turn;
use crate::story::factories;
use crate::story::no_armies::Lack;
use engine::core::Seat;
use engine::game::{BoardEvent, Event, Income, LandEvent, SeaEvent, TerritoryCard};
use engine::world::{ByTerritory, Territory};
use table::{Moment, Session};

/// A writer of the log of consecutive moments.
pub(super) struct LogWriter<'a> {
    pub(super) session: &'a Session,
    pub(super) turns: Vec<LogTurn>,
    pub(super) now: usize,
    pub(super) battle: Option<LandBattle>,
    pub(super) sea_battle: Option<NavalBattle>,
    /// The call for an ally that is still open.
    pub(super) bid: Option<OpenCall>,
    pub(super) raised: Option<Raised>,
    pub(super) set: Option<(Seat, [TerritoryCard; 3])>,
    /// The territory just conquered; armies that move in are part of its line.
    pub(super) taken: Option<Territory>,
    /// The factories in each territory at that time.
    pub(super) factories: ByTerritory<u32>,
}

impl<'a> LogWriter<'a> {
    /// Creates a writer that begins with these moments, the last ones of the game.
    pub(super) fn new(session: &'a Session, moments: &[Moment]) -> Self {
        let events = moments.iter().flat_map(|moment| moment.events.iter());
        let title = text::log::before().to_owned();
        let opening = LogTurn { began: 0, seat: None, title, lines: Vec::new() };
        Self {
            session,
            turns: vec![opening],
            now: 0,
            battle: None,
            sea_battle: None,
            bid: None,
            raised: None,
            set: None,
            taken: None,
            factories: factories::factories_before(session, events),
        }
    }

    pub(super) fn finish(mut self) -> Vec<LogTurn> {
        self.turns.retain(|turn| turn.seat.is_some() || !turn.lines.is_empty());
        self.turns
    }

    pub(super) fn read(&mut self, moment: &Moment) {
        self.now = moment.number;
        for event in moment.events.iter() {
            if !matches!(event, Event::Board(BoardEvent::Raised { .. })) {
                self.raised = None;
            }
            let follows = matches!(
                event,
                Event::Board(BoardEvent::Moved { .. })
                    | Event::Sea(SeaEvent::Disembarked { .. })
                    | Event::Land(LandEvent::Exhausted { .. } | LandEvent::CaptivesFreed { .. })
            );
            self.taken = self.taken.filter(|_| follows);
            LandBattle::follow(&mut self.battle, event, moment.number);
            NavalBattle::follow(&mut self.sea_battle, event, moment.number);
            OpenCall::follow(&mut self.bid, *event);
            self.tell(*event);
        }
    }

    fn tell(&mut self, event: Event) {
        match event {
            Event::Seat(event) => self.tell_seat(event),
            Event::Board(event) => self.tell_board(event),
            Event::TurnBegan { seat, round, income } => self.turn(seat, round, income),
            Event::Card(event) => self.tell_cards(event),
            Event::Land(event) => self.tell_attack(event),
            Event::Sea(event) => self.tell_sea(event),
            Event::Captured { of, at } => self.tell_captive(of, at),
            Event::Ally(event) => self.tell_ally(event),
            Event::Poker(fact) => self.tell_poker(fact),
            Event::Over { .. } => self.add(end_of_turn::result(self.session), Tone::Great),
        }
    }

    fn turn(&mut self, seat: Seat, round: u32, income: Income) {
        let title = text::log::Turn { round, name: self.name(seat) }.say();
        self.turns.push(LogTurn { began: self.now, seat: Some(seat), title, lines: Vec::new() });
        let name = self.name(seat);
        match (income.placeable(), income.continents) {
            (0, _) => match Lack::of(income, self.session.view().table().rules()) {
                Some(Lack::Pot) => self.say(text::log::income_none_pot(name)),
                Some(Lack::FewLands) => self.say(text::log::income_none_few(name)),
                Some(Lack::Land) => self.say(text::log::income_none(name)),
                None => {}
            },
            (all, 0) => self.say(text::log::Income { name, armies: all }.say()),
            (all, some) => self.say(text::log::IncomeContinents { name, armies: all, some }.say()),
        }
        if income.later > 0 {
            self.say(text::log::income_later(income.later));
        }
    }

    pub(super) fn name(&self, seat: Seat) -> &'a str {
        player_name(self.session, seat)
    }

    pub(super) fn say(&mut self, text: String) {
        self.add(text, Tone::Plain);
    }

    pub(super) fn add(&mut self, text: String, tone: Tone) {
        let now = self.now;
        if let Some(turn) = self.turns.last_mut() {
            let key = LineKey { moment: now, place: turn.lines.len(), version: 0 };
            turn.lines.push(LogLine { key, touched: now, text, tone });
        }
    }

    pub(super) fn grow(&mut self, text: String) {
        let now = self.now;
        if let Some(line) = self.turns.last_mut().and_then(|turn| turn.lines.last_mut()) {
            line.key.version += 1;
            (line.text, line.touched) = (text, now);
        }
    }
}
