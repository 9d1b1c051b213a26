//! The stored form of a hand of poker. Under the original rules, it is the same as ever.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::betting::Betting;
use super::card::{Card, CardSet};
use super::game::{HandResult, PokerGame, Stage};
use super::hand::{HAND, Ranking};
use super::variant::{PokerTerms, Variant};
use crate::core::{BySeat, Seat, SeatSet};

/// A hand of poker as it is stored.
#[derive(Serialize, Deserialize)]
struct StoredHand {
    ranking: Ranking,
    dealer: Seat,
    clockwise: ArrayVec<Seat, { Seat::COUNT }>,
    betting: Betting,
    stage: StoredStage,
    shown: SeatSet,
    mucked: SeatSet,
}

/// The stage, with everything added since hold'em and stud.
#[derive(Serialize, Deserialize)]
enum StoredStage {
    Using(Seat),
    FirstBets,
    Exchanging(Seat),
    LastBets,
    Showing(Seat),
    Uncalled(Seat),
    Over(HandResult),
    Later(Box<LaterStreets>),
    /// The same if nobody may fold to an all-in bet (W7).
    MustCall(Box<LaterStreets>),
}

#[derive(Serialize, Deserialize)]
struct LaterStreets {
    stage: Stage,
    terms: PokerTerms,
    variant: Option<Variant>,
    least: Option<u32>,
    board: ArrayVec<Card, HAND>,
    open: BySeat<CardSet>,
}

impl Serialize for PokerGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StoredHand::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PokerGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        StoredHand::deserialize(deserializer).map(Self::from)
    }
}

impl From<PokerGame> for StoredHand {
    fn from(game: PokerGame) -> Self {
        let PokerGame { terms, variant, dealer, clockwise, betting, .. } = game;
        let PokerGame { stage, shown, mucked, board, open, .. } = game;
        let kept = if terms.are_as_they_were() { as_it_was(stage) } else { None };
        let stage = kept.unwrap_or_else(|| {
            let least = betting.least();
            let later = Box::new(LaterStreets { stage, terms, variant, least, board, open });
            if terms.must_call_all_in {
                StoredStage::MustCall(later)
            } else {
                StoredStage::Later(later)
            }
        });
        Self { ranking: terms.ranking, dealer, clockwise, betting, stage, shown, mucked }
    }
}

impl From<StoredHand> for PokerGame {
    fn from(form: StoredHand) -> Self {
        let StoredHand { ranking, dealer, clockwise, betting, stage, shown, mucked } = form;
        let first = |stage: Stage| LaterStreets {
            stage,
            terms: PokerTerms::draw(ranking),
            variant: Some(Variant::Draw),
            least: None,
            board: ArrayVec::new(),
            open: BySeat::splat(CardSet::EMPTY),
        };
        let later = match stage {
            StoredStage::Using(seat) => first(Stage::Using(seat)),
            StoredStage::FirstBets => first(Stage::FirstBets),
            StoredStage::Exchanging(seat) => first(Stage::Exchanging(seat)),
            StoredStage::LastBets => first(Stage::LastBets),
            StoredStage::Showing(seat) => first(Stage::Showing(seat)),
            StoredStage::Uncalled(seat) => first(Stage::Uncalled(seat)),
            StoredStage::Over(verdict) => first(Stage::Over(verdict)),
            StoredStage::Later(later) => *later,
            StoredStage::MustCall(later) => {
                let terms = PokerTerms { must_call_all_in: true, ..later.terms };
                LaterStreets { terms, ..*later }
            }
        };
        let LaterStreets { stage, terms, variant, least, board, open } = later;
        let betting = betting.with_least(least).calling_all_in(terms.must_call_all_in);
        Self { terms, variant, dealer, clockwise, betting, stage, shown, mucked, board, open }
    }
}

/// Returns the stage in the original form, or `None` if there was no such stage.
fn as_it_was(stage: Stage) -> Option<StoredStage> {
    Some(match stage {
        Stage::Using(seat) => StoredStage::Using(seat),
        Stage::FirstBets => StoredStage::FirstBets,
        Stage::Exchanging(seat) => StoredStage::Exchanging(seat),
        Stage::LastBets => StoredStage::LastBets,
        Stage::Showing(seat) => StoredStage::Showing(seat),
        Stage::Uncalled(seat) => StoredStage::Uncalled(seat),
        Stage::Over(verdict) => StoredStage::Over(verdict),
        Stage::Naming(_) | Stage::Bets(_) => return None,
    })
}
