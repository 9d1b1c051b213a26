//! The lines of a hand of poker.

use arrayvec::ArrayVec;

use super::fault::PositionFault;
use crate::core::{BySeat, Seat, SeatSet};
use crate::poker::{Bets, Card, CardSet, HAND, LaidOut, Limit, PokerTerms, Stage, Street, Variant};
use crate::record::expected::Expected;
use crate::record::line_words::{Misread, Words};

/// The contents of the lines of a hand of poker.
#[derive(Debug)]
pub(super) struct PokerLines {
    game: Option<(Option<Variant>, Stage, Seat)>,
    /// True for a further hand for the same ally (W8).
    pub later: bool,
    opened: bool,
    called: Option<Seat>,
    least: Option<u32>,
    players: SeatSet,
    staked: BySeat<u32>,
    /// The armies that players have left besides their stakes.
    pub stacks: BySeat<Option<u32>>,
    folded: SeatSet,
    shown: SeatSet,
    mucked: SeatSet,
    /// The board.
    pub board: ArrayVec<Card, HAND>,
    /// The open cards of each seat.
    pub open: BySeat<CardSet>,
}

/// The stage of a hand of poker, by name.
#[derive(Clone, Copy)]
enum NamedStage {
    Naming,
    Using,
    FirstBets,
    Exchanging,
    LastBets,
    Showing,
    Uncalled,
    Bets(Street),
}

const STAGES: [(&str, NamedStage); 15] = [
    ("naming", NamedStage::Naming),
    ("using", NamedStage::Using),
    ("first-bets", NamedStage::FirstBets),
    ("exchanging", NamedStage::Exchanging),
    ("last-bets", NamedStage::LastBets),
    ("showing", NamedStage::Showing),
    ("uncalled", NamedStage::Uncalled),
    ("flop", NamedStage::Bets(Street::Flop)),
    ("turn", NamedStage::Bets(Street::Turn)),
    ("river", NamedStage::Bets(Street::River)),
    ("third", NamedStage::Bets(Street::Third)),
    ("fourth", NamedStage::Bets(Street::Fourth)),
    ("fifth", NamedStage::Bets(Street::Fifth)),
    ("sixth", NamedStage::Bets(Street::Sixth)),
    ("seventh", NamedStage::Bets(Street::Seventh)),
];

impl PokerLines {
    pub fn new() -> Self {
        Self {
            game: None,
            later: false,
            opened: false,
            called: None,
            least: None,
            players: SeatSet::EMPTY,
            staked: BySeat::splat(0),
            stacks: BySeat::splat(None),
            folded: SeatSet::EMPTY,
            shown: SeatSet::EMPTY,
            mucked: SeatSet::EMPTY,
            board: ArrayVec::new(),
            open: BySeat::splat(CardSet::EMPTY),
        }
    }

    /// Reads the variant, the stage and the seat to act, as in `holdem turn Red raised Blue`.
    pub fn read_game(&mut self, words: &mut Words) -> Result<(), Misread> {
        let variants = Variant::ALL.map(|variant| (variant.name(), variant));
        let named = |word: &str| variants.iter().any(|(name, _)| name.eq_ignore_ascii_case(word));
        let says = words.peek().is_some_and(named);
        let variant = if says { Some(words.one_of(Expected::Variant, &variants)?) } else { None };
        let stage = words.one_of(Expected::Stage, &STAGES)?;
        words.takes("asks");
        let seat = words.seat()?;
        let stage = match stage {
            NamedStage::Naming => Stage::Naming(seat),
            NamedStage::Using => Stage::Using(seat),
            NamedStage::FirstBets => Stage::FirstBets,
            NamedStage::Exchanging => Stage::Exchanging(seat),
            NamedStage::LastBets => Stage::LastBets,
            NamedStage::Showing => Stage::Showing(seat),
            NamedStage::Uncalled => Stage::Uncalled(seat),
            NamedStage::Bets(street) => Stage::Bets(street),
        };
        self.game = Some((variant, stage, seat));
        while !words.is_empty() {
            match words.one_of(
                Expected::PokerWord,
                &[("raised", 0), ("before", 1), ("least", 2), ("later", 3)],
            )? {
                0 => {
                    self.called = Some(words.seat()?);
                    self.opened = true;
                }
                1 => self.opened = false,
                2 => self.least = Some(words.number(1, Expected::Armies)?),
                _ => self.later = true,
            }
        }
        Ok(())
    }

    /// Reads stakes as in `Red 6 left 9 folded`.
    pub fn read_stakes(&mut self, words: &mut Words) -> Result<(), Misread> {
        let seat = words.seat()?;
        self.players.insert(seat);
        self.staked[seat] = words.number(0, Expected::Armies)?;
        if words.takes("left") {
            self.stacks[seat] = Some(words.number(0, Expected::Armies)?);
        }
        for (word, set) in
            [("folded", &mut self.folded), ("shown", &mut self.shown), ("mucked", &mut self.mucked)]
        {
            if words.takes(word) {
                set.insert(seat);
            }
        }
        Ok(())
    }

    /// Returns the hand as it stands, under these terms. `stacks` are the armies that each seat has
    /// left.
    pub fn laid_out(
        &self,
        terms: impl FnOnce(SeatSet) -> PokerTerms,
        opener: Seat,
        dealer: Seat,
        stacks: BySeat<u32>,
    ) -> Result<LaidOut, PositionFault> {
        let (variant, stage, seat) =
            self.game.ok_or(PositionFault::NoLine("poker holdem flop Red"))?;
        if self.players.is_empty() {
            return Err(PositionFault::NoLine("stakes Red 1 left 5"));
        }
        let terms = terms(self.players);
        let single = terms.variants.first().filter(|_| terms.variants.len() == 1);
        let is_bet = matches!(stage, Stage::FirstBets | Stage::LastBets | Stage::Bets(_));
        let is_named = !matches!(stage, Stage::Naming(_));
        let bets = Bets {
            staked: self.staked,
            stacks,
            folded: self.folded,
            asked: Some(seat).filter(|_| is_bet),
            opened: self.opened,
            called: self.called,
            least: (terms.limit == Limit::NoLimit).then(|| self.least.unwrap_or(1)),
        };
        Ok(LaidOut {
            terms,
            variant: variant.or(single).filter(|_| is_named),
            dealer,
            opener,
            players: self.players,
            bets,
            stage,
            shown: self.shown,
            mucked: self.mucked,
            board: self.board.clone(),
            open: self.open,
        })
    }
}
