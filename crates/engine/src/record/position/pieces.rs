//! The lines of a position for territories, ships, scars and cards.

use std::num::NonZeroU8;

use super::draft::PositionDraft;
use super::fault::PositionFault;
use crate::core::{Seat, SeatSet};
use crate::game::{FORTIFICATION, Scar, Ship, TerritoryCard, Voyage};
use crate::poker;
use crate::record::expected::Expected;
use crate::record::line_words::{Misread, Words};

/// The most unknown cards of a kind.
const MOST_UNKNOWN: u32 = 60;

impl PositionDraft {
    pub(super) fn read_territory(&mut self, words: &mut Words) -> Result<(), PositionFault> {
        let territory = words.territory()?;
        if self.state.board.owner(territory).is_some() {
            return Err(PositionFault::TerritoryTwice(territory));
        }
        let (seat, armies) = (words.seat()?, words.armies()?);
        self.place(territory, seat, armies);
        if words.takes("factory") {
            self.state.board.build_factory(territory);
        } else if words.takes("factories") {
            let number: NonZeroU8 = words.read(Expected::Factories)?;
            (0..number.get()).for_each(|_| self.state.board.build_factory(territory));
        }
        if words.takes("captives") {
            let captives = words.all(|words| Ok((words.seat()?, words.armies()?)))?;
            check_once(captives.iter().map(|(of, _)| *of))?;
            for (of, armies) in captives {
                self.state.board.add_captives(territory, of, armies);
            }
        }
        Ok(())
    }

    pub(super) fn read_scar(&mut self, words: &mut Words) -> Result<(), PositionFault> {
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
        self.state.legacy.put_scar(territory, scar);
        Ok(())
    }

    pub(super) fn read_ship(&mut self, words: &mut Words) -> Result<(), PositionFault> {
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
        if self.state.fleet.put(id, ship) { Ok(()) } else { Err(PositionFault::ShipTwice(id)) }
    }

    /// Takes territory cards from the stock, and returns the number of unknown ones.
    pub(super) fn draw(
        &mut self,
        words: &mut Words,
    ) -> Result<(Vec<TerritoryCard>, Option<usize>), PositionFault> {
        let (cards, unknown) = cards(words, Words::card)?;
        match cards.iter().find(|card| !self.state.deck.stock.take(**card)) {
            Some(card) => Err(PositionFault::CardTwice(*card)),
            None => Ok((cards, unknown)),
        }
    }

    /// Takes poker cards from the stock, and returns the number of unknown ones.
    pub(super) fn draw_poker(
        &mut self,
        words: &mut Words,
    ) -> Result<(Vec<poker::Card>, Option<usize>), PositionFault> {
        let (cards, unknown) = cards(words, Words::poker_card)?;
        for card in &cards {
            if !self.state.poker.stock.contains(*card) {
                return Err(PositionFault::PokerCardTwice(*card));
            }
            self.state.poker.stock.remove(*card);
        }
        Ok((cards, unknown))
    }
}

/// Reads cards and the number of unknown ones, as in `Brazil wild 2 unknown`.
fn cards<'a, T>(
    words: &mut Words<'a>,
    mut card: impl FnMut(&mut Words<'a>) -> Result<T, Misread>,
) -> Result<(Vec<T>, Option<usize>), Misread> {
    let mut cards = Vec::new();
    while let Some(word) = words.peek() {
        if word.parse::<u32>().is_ok() {
            let before = words.clone();
            let number = words.number(0, Expected::Cards)?;
            if number > MOST_UNKNOWN {
                return before.unexpected(Expected::Cards);
            }
            words.takes("unknown");
            return Ok((cards, usize::try_from(number).ok()));
        }
        cards.push(card(words)?);
    }
    Ok((cards, None))
}

pub(super) fn seats(words: &mut Words) -> Result<Vec<Seat>, PositionFault> {
    let seats = words.all(Words::seat)?;
    check_once(seats.iter().copied())?;
    Ok(seats)
}

pub(super) fn check_once(seats: impl IntoIterator<Item = Seat>) -> Result<(), PositionFault> {
    let mut seen = SeatSet::EMPTY;
    for seat in seats {
        if seen.contains(seat) {
            return Err(PositionFault::SeatTwice(seat));
        }
        seen.insert(seat);
    }
    Ok(())
}
