//! The stored form of a hand of poker. Under the original rules, it is the same as ever.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::betting::Betting;
use super::card::{Card, CardSet};
use super::game::{PokerGame, Stage, Verdict};
use super::hand::{HAND, Ranking};
use super::variant::{Terms, Variant};
use crate::core::{BySeat, Seat, SeatSet};

/// A hand of poker as it is stored.
#[derive(Serialize, Deserialize)]
struct Form {
    ranking: Ranking,
    dealer: Seat,
    clockwise: ArrayVec<Seat, { Seat::COUNT }>,
    betting: Betting,
    stage: Kept,
    shown: SeatSet,
    mucked: SeatSet,
}

/// The stage, with everything added since hold'em and stud.
#[derive(Serialize, Deserialize)]
enum Kept {
    Using(Seat),
    FirstBets,
    Exchanging(Seat),
    LastBets,
    Showing(Seat),
    Uncalled(Seat),
    Over(Verdict),
    Later(Box<LaterStreets>),
    /// The same if nobody may fold to an all-in bet (W7).
    MustCall(Box<LaterStreets>),
}

#[derive(Serialize, Deserialize)]
struct LaterStreets {
    stage: Stage,
    terms: Terms,
    variant: Option<Variant>,
    least: Option<u32>,
    board: ArrayVec<Card, HAND>,
    open: BySeat<CardSet>,
}

impl Serialize for PokerGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Form::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PokerGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Form::deserialize(deserializer).map(Self::from)
    }
}

impl From<PokerGame> for Form {
    fn from(game: PokerGame) -> Self {
        let PokerGame { terms, variant, dealer, clockwise, betting, .. } = game;
        let PokerGame { stage, shown, mucked, board, open, .. } = game;
        let kept = if terms.are_as_they_were() { as_it_was(stage) } else { None };
        let stage = kept.unwrap_or_else(|| {
            let least = betting.least();
            let later = Box::new(LaterStreets { stage, terms, variant, least, board, open });
            if terms.must_call_all_in { Kept::MustCall(later) } else { Kept::Later(later) }
        });
        Self { ranking: terms.ranking, dealer, clockwise, betting, stage, shown, mucked }
    }
}

impl From<Form> for PokerGame {
    fn from(form: Form) -> Self {
        let Form { ranking, dealer, clockwise, betting, stage, shown, mucked } = form;
        let first = |stage: Stage| LaterStreets {
            stage,
            terms: Terms::draw(ranking),
            variant: Some(Variant::Draw),
            least: None,
            board: ArrayVec::new(),
            open: BySeat::splat(CardSet::EMPTY),
        };
        let later = match stage {
            Kept::Using(seat) => first(Stage::Using(seat)),
            Kept::FirstBets => first(Stage::FirstBets),
            Kept::Exchanging(seat) => first(Stage::Exchanging(seat)),
            Kept::LastBets => first(Stage::LastBets),
            Kept::Showing(seat) => first(Stage::Showing(seat)),
            Kept::Uncalled(seat) => first(Stage::Uncalled(seat)),
            Kept::Over(verdict) => first(Stage::Over(verdict)),
            Kept::Later(later) => *later,
            Kept::MustCall(later) => {
                let terms = Terms { must_call_all_in: true, ..later.terms };
                LaterStreets { terms, ..*later }
            }
        };
        let LaterStreets { stage, terms, variant, least, board, open } = later;
        let betting = betting.with_least(least).calling_all_in(terms.must_call_all_in);
        Self { terms, variant, dealer, clockwise, betting, stage, shown, mucked, board, open }
    }
}

/// Returns the stage in the original form, or `None` if there was no such stage.
fn as_it_was(stage: Stage) -> Option<Kept> {
    Some(match stage {
        Stage::Using(seat) => Kept::Using(seat),
        Stage::FirstBets => Kept::FirstBets,
        Stage::Exchanging(seat) => Kept::Exchanging(seat),
        Stage::LastBets => Kept::LastBets,
        Stage::Showing(seat) => Kept::Showing(seat),
        Stage::Uncalled(seat) => Kept::Uncalled(seat),
        Stage::Over(verdict) => Kept::Over(verdict),
        Stage::Naming(_) | Stage::Bets(_) => return None,
    })
}
