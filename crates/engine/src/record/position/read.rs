//! Reading positions.

use std::num::NonZeroU8;

use super::{PositionError, PositionFault, players_first};
use crate::core::{BySeat, Seat, SeatSet, ShipSet};
use crate::game::{
    Board, Card, Deck, Deeds, FORTIFICATION, Fleet, Grounds, Objective, Phase, Ploy, Role, RuleSet,
    Scar, Ship, Start, State, Turn, Voyage, WILDS,
};
use crate::poker::{self, Suit, SuitSet};
use crate::record::expected::Expected;
use crate::record::rules::POSITIONS;
use crate::record::words::Words;
use crate::world::{Territory, TerritorySet, World};

/// Reads a position line by line and checks it as a whole.
pub(super) fn read(text: &str) -> Result<State, PositionError> {
    let rules = rules_of(text);
    let mut draft = Draft::new(rules);
    let mut last = 1;
    for (line, text) in (1..).zip(text.lines()) {
        last = line;
        draft
            .read_line(Words::new(text, rules.world()))
            .map_err(|fault| PositionError { line, fault })?;
    }
    draft.finish().map_err(|fault| PositionError { line: last, fault })
}

/// The rules, wherever their line stands: they say what world the places on the other lines are of. A
/// line that is wrong is refused when its turn comes.
fn rules_of(text: &str) -> RuleSet {
    let is_it = |words: &Words| words.peek().is_some_and(|word| word.eq_ignore_ascii_case("rules"));
    let mut lines = text.lines().map(|line| Words::new(line, World::earth()));
    let rules = lines.rfind(is_it).and_then(|mut words| {
        words.word(Expected::Line).ok()?;
        POSITIONS.read(&mut words).ok()
    });
    rules.unwrap_or(RuleSet::NAUTICAL)
}

/// A position that is being read.
struct Draft {
    rules: RuleSet,
    board: Board,
    fleet: Fleet,
    rest: Option<(Seat, u32)>,
    players: Vec<Seat>,
    fallen: SeatSet,
    order: Option<[Seat; 6]>,
    turn: Turn,
    phase: Option<Phase>,
    deck: Deck,
    poker: poker::Deck,
    pots: BySeat<Option<u32>>,
    suits: BySeat<SuitSet>,
    sets_turned_in: u32,
    winnings: BySeat<u32>,
    reign: BySeat<u8>,
    out_of_action: ShipSet,
    deserted: SeatSet,
    dealer: Option<Seat>,
    objectives: BySeat<Option<Objective>>,
    deeds: Deeds,
    grounds: Grounds,
}

impl Draft {
    fn new(rules: RuleSet) -> Self {
        Self {
            rules,
            board: Board::default(),
            fleet: Fleet::default(),
            rest: None,
            players: Vec::new(),
            fallen: SeatSet::EMPTY,
            order: None,
            turn: Turn { fresh: false, ..Turn::new(Seat::Red, 1) },
            phase: None,
            deck: Deck::new(rules.world().territories(), WILDS),
            poker: poker::Deck::new(),
            pots: BySeat::splat(None),
            suits: BySeat::splat(SuitSet::EMPTY),
            sets_turned_in: 0,
            winnings: BySeat::splat(0),
            reign: BySeat::splat(0),
            out_of_action: ShipSet::EMPTY,
            deserted: SeatSet::EMPTY,
            dealer: None,
            objectives: BySeat::splat(None),
            deeds: Deeds::default(),
            grounds: Grounds::default(),
        }
    }

    fn read_line(&mut self, mut words: Words) -> Result<(), PositionFault> {
        let Some(first) = words.peek() else { return Ok(()) };
        let whole = words.clone();
        words.word(Expected::Line)?;
        match first.to_ascii_lowercase().as_str() {
            "rules" => self.rules = POSITIONS.read(&mut words)?,
            "players" => self.players = seats(&mut words)?,
            "fallen" => self.fallen = seats(&mut words)?.into_iter().collect(),
            "order" => {
                let order = seats(&mut words)?.try_into();
                self.order = Some(order.map_err(|_| PositionFault::PartOfOrder)?);
            }
            "turn" => self.read_turn(&mut words)?,
            "round" => self.turn.round = words.number(1, Expected::Round)?,
            "fresh" => self.turn.fresh = true,
            "conquered" => self.turn.conquered = true,
            "attacked" => self.turn.attacked = seats(&mut words)?.into_iter().collect(),
            "exhausted" => {
                self.turn.exhausted = words.all(Words::territory)?.into_iter().collect();
            }
            "bought" => self.turn.factories = words.number(1, Expected::Factories)?,
            "arrived" => {
                for (territory, armies) in words.all(|w| Ok((w.territory()?, w.armies()?)))? {
                    self.turn.arrived[territory] = armies;
                }
            }
            "transfers" => self.turn.transfers_from = Some(words.territory()?),
            "sets" => self.sets_turned_in = words.number(0, Expected::Sets)?,
            "hand" => self.read_hand(&mut words)?,
            "discards" => {
                for card in self.draw(&mut words)? {
                    self.deck.discards.add(card);
                }
            }
            "stash" => {
                let seat = words.seat()?;
                let cards = self.draw_poker(&mut words)?;
                self.poker.stashes[seat].extend(cards);
            }
            "mucked" => {
                let cards = self.draw_poker(&mut words)?;
                self.poker.discards.extend(cards);
            }
            "pot" => {
                let seat = words.seat()?;
                self.pots[seat] = Some(words.number(0, Expected::Armies)?);
            }
            "winnings" => {
                let seat = words.seat()?;
                self.winnings[seat] = words.number(0, Expected::Armies)?;
            }
            "reign" => {
                let seat = words.seat()?;
                self.reign[seat] = words.read(Expected::Turns)?;
            }
            "resting" => self.out_of_action = words.all(Words::ship)?.into_iter().collect(),
            "deserted" => self.deserted = seats(&mut words)?.into_iter().collect(),
            "dealer" => self.dealer = Some(words.seat()?),
            "headquarters" => {
                let seat = words.seat()?;
                self.grounds.put_headquarters(seat, words.territory()?);
            }
            "ploys" => {
                let seat = words.seat()?;
                let names = Ploy::ALL.map(|ploy| (ploy.name(), ploy));
                let ploys = words.all(|words| words.one_of(Expected::Ploy, &names))?;
                self.grounds.give_ploys(seat, ploys.into_iter().collect());
            }
            "scar" => self.read_scar(&mut words)?,
            "commander" => self.turn.commander = Some(words.seat()?),
            "suits" => {
                let seat = words.seat()?;
                let names = Suit::ALL.map(|suit| (suit.name(), suit));
                self.suits[seat] =
                    words.all(|words| words.one_of(Expected::Suit, &names))?.into_iter().collect();
            }
            "objective" => {
                let seat = words.seat()?;
                self.objectives[seat] = Some(words.objective()?);
            }
            "done" => {
                self.deeds.turned_in = words.takes("set");
                self.deeds.attacked_superior = words.takes("superior");
            }
            "ship" => self.read_ship(&mut words)?,
            "*" => self.rest = Some((words.seat()?, words.armies()?)),
            _ => {
                words = whole;
                self.read_territory(&mut words)?;
            }
        }
        Ok(words.end()?)
    }

    fn read_hand(&mut self, words: &mut Words) -> Result<(), PositionFault> {
        let seat = words.seat()?;
        for card in self.draw(words)? {
            self.deck.hands[seat].add(card);
        }
        Ok(())
    }

    fn read_turn(&mut self, words: &mut Words) -> Result<(), PositionFault> {
        let phases = [
            ("reinforce", Phase::Reinforce { left: 0 }),
            ("campaign", Phase::Campaign),
            ("transfer", Phase::Transfer),
        ];
        self.turn.seat = words.seat()?;
        let mut phase = words.one_of(Expected::Phase, &phases)?;
        if let Phase::Reinforce { left } = &mut phase {
            *left = words.number(0, Expected::Armies)?;
        }
        self.phase = Some(phase);
        Ok(())
    }

    fn read_territory(&mut self, words: &mut Words) -> Result<(), PositionFault> {
        let territory = words.territory()?;
        if self.board.owner(territory).is_some() {
            return Err(PositionFault::TerritoryTwice(territory));
        }
        let (seat, armies) = (words.seat()?, words.armies()?);
        self.place(territory, seat, armies);
        if words.takes("factory") {
            self.board.build_factory(territory);
        } else if words.takes("factories") {
            let number: NonZeroU8 = words.read(Expected::Factories)?;
            (0..number.get()).for_each(|_| self.board.build_factory(territory));
        }
        if words.takes("captives") {
            let captives = words.all(|words| Ok((words.seat()?, words.armies()?)))?;
            check_once(captives.iter().map(|(of, _)| *of))?;
            for (of, armies) in captives {
                self.board.add_captives(territory, of, armies);
            }
        }
        Ok(())
    }

    fn read_scar(&mut self, words: &mut Words) -> Result<(), PositionFault> {
        let kinds = [Scar::Shortage, Scar::Bunker, Scar::Fortification { left: FORTIFICATION }];
        let territory = words.territory()?;
        let kinds = kinds.map(|kind| (kind.modifier().name(), kind));
        let mut scar = words.one_of(Expected::Scar, &kinds)?;
        if let Scar::Fortification { left } = &mut scar
            && !words.is_empty()
        {
            let number: NonZeroU8 = words.read(Expected::Wear)?;
            *left = number.get();
        }
        self.grounds.put_scar(territory, scar);
        Ok(())
    }

    fn read_ship(&mut self, words: &mut Words) -> Result<(), PositionFault> {
        let (id, owner) = (words.ship()?, words.seat()?);
        let crew = words.number(0, Expected::Armies)?;
        words.takes("at");
        let mut ship = Ship::new(owner, words.hex()?, crew);
        if words.takes("sailed") {
            ship.voyage = Voyage::Sailed;
        } else if words.takes("done") {
            ship.voyage = Voyage::Done;
        }
        if words.takes("ports") {
            while words.peek().is_some_and(|word| word != "captives") {
                ship.ports.insert(words.territory()?);
            }
        }
        if words.takes("captives") {
            let captives = words.all(|words| Ok((words.seat()?, words.armies()?)))?;
            check_once(captives.iter().map(|(of, _)| *of))?;
            for (of, armies) in captives {
                ship.captives[of] = armies;
            }
        }
        if self.fleet.put(id, ship) { Ok(()) } else { Err(PositionFault::ShipTwice(id)) }
    }

    fn free(&self) -> TerritorySet {
        self.board.free(self.rules.world().territories())
    }

    fn place(&mut self, territory: Territory, seat: Seat, armies: u32) {
        self.board.give(territory, seat);
        self.board.add(territory, armies);
    }

    fn draw(&mut self, words: &mut Words) -> Result<Vec<Card>, PositionFault> {
        let cards = words.all(Words::card)?;
        match cards.iter().find(|card| !self.deck.stock.take(**card)) {
            Some(card) => Err(PositionFault::CardTwice(*card)),
            None => Ok(cards),
        }
    }

    fn draw_poker(&mut self, words: &mut Words) -> Result<Vec<poker::Card>, PositionFault> {
        let cards = words.all(Words::poker_card)?;
        for card in &cards {
            if !self.poker.stock.contains(*card) {
                return Err(PositionFault::PokerCardTwice(*card));
            }
            self.poker.stock.remove(*card);
        }
        Ok(cards)
    }

    fn finish(mut self) -> Result<State, PositionFault> {
        if let Some((seat, armies)) = self.rest {
            self.free().iter().for_each(|territory| self.place(territory, seat, armies));
        }
        if !self.free().is_empty() && self.rules.start == Start::Dealt {
            return Err(PositionFault::NotHeld(self.free()));
        }
        if !self.rules.wilds && std::mem::take(&mut self.deck.stock.wilds) < WILDS {
            return Err(PositionFault::CardTwice(Card::Wild));
        }
        let roles = self.roles()?;
        let seat = self.turn.player();
        // The pot of who is at sea in its own turn is what it has kept (T43).
        if self.rules.levy_at_sea && self.board.held(seat).is_empty() {
            self.winnings[seat] += self.pots[seat].take().unwrap_or(0);
        }
        if roles[seat] != Role::Player {
            return Err(PositionFault::NotPlaying(seat));
        }
        if self.turn.commander.is_some() && roles[self.turn.seat] != Role::Ally {
            return Err(PositionFault::NoAlly(self.turn.seat));
        }
        Ok(State {
            rules: self.rules,
            board: self.board,
            fleet: self.fleet,
            roles,
            order: self.order.unwrap_or_else(|| players_first(&self.players)),
            suits: self.suits,
            deck: self.deck,
            poker: self.poker,
            pots: self.pots,
            sets_turned_in: self.sets_turned_in,
            turn: self.turn,
            phase: self.phase.ok_or(PositionFault::NoTurn)?,
            winnings: self.winnings,
            reign: self.reign,
            out_of_action: self.out_of_action,
            deserted: self.deserted,
            dealer: self.dealer,
            objectives: self.objectives,
            deeds: self.deeds,
            grounds: self.grounds,
        })
    }

    fn roles(&self) -> Result<BySeat<Role>, PositionFault> {
        let mut roles = BySeat::splat(Role::Absent);
        for (seat, role) in roles.iter_mut() {
            let landless = self.board.held(seat).is_empty() && !self.fleet.is_afloat(seat);
            *role = match self.players.contains(&seat) {
                _ if self.fallen.contains(seat) => Role::Fallen,
                true if landless => Role::Fallen,
                true => Role::Player,
                false if !self.rules.has_allies() => Role::Absent,
                false if landless => Role::Fallen,
                false => Role::Ally,
            };
            if !landless && matches!(role, Role::Fallen | Role::Absent) {
                return Err(PositionFault::NotInGame(seat));
            }
        }
        Ok(roles)
    }
}

fn seats(words: &mut Words) -> Result<Vec<Seat>, PositionFault> {
    let seats = words.all(Words::seat)?;
    check_once(seats.iter().copied())?;
    Ok(seats)
}

fn check_once(seats: impl IntoIterator<Item = Seat>) -> Result<(), PositionFault> {
    let mut seen = SeatSet::EMPTY;
    for seat in seats {
        if seen.contains(seat) {
            return Err(PositionFault::SeatTwice(seat));
        }
        seen.insert(seat);
    }
    Ok(())
}
