//! What is agreed at a table and the rules do not care about.

use serde::{Deserialize, Serialize};

use super::reactions::Reactions;
use engine::core::{BySeat, Seat, SeatSet};

/// What a seat wants done for it when it is attacked for the first time in a turn (T11), so that the
/// tablet is not handed round for trifles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Orders {
    #[default]
    Ask,
    /// Cut the deck and keep my cards hidden.
    Cut,
    /// Cut the deck and reveal every card that raises armies.
    CutAndReveal,
}

impl Orders {
    pub const ALL: [Self; 3] = [Self::Ask, Self::Cut, Self::CutAndReveal];

    pub fn name(self) -> &'static str {
        match self {
            Self::Ask => "Ask",
            Self::Cut => "Cut",
            Self::CutAndReveal => "CutAndReveal",
        }
    }

    /// What it says to a person.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Ask => text::settings::orders_ask(),
            Self::Cut => text::settings::orders_cut(),
            Self::CutAndReveal => text::settings::orders_reveal(),
        }
    }
}

/// Who sits at the table: what the rules do not care about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Kept", from = "Kept")]
pub struct TableSettings {
    /// What the game is called in the list of games.
    pub title: String,
    /// The standing orders of each seat.
    pub orders: BySeat<Orders>,
    /// What each seat wants done for it in the turns of others.
    pub reactions: BySeat<Reactions>,
    /// The seats whose people play elsewhere.
    pub away: SeatSet,
}

impl TableSettings {
    /// The same with these orders of every seat for the turns of others.
    #[must_use]
    pub fn with_reactions(self, reactions: Reactions) -> Self {
        Self { reactions: BySeat::splat(reactions), ..self }
    }
}

/// Settings as they are kept: all orders of a seat in one byte, those for the first attack of a turn below
/// the other ones, which games had later, and above both whether its person is elsewhere, which games had later still.
#[derive(Serialize, Deserialize)]
struct Kept {
    title: String,
    orders: BySeat<u8>,
}

/// How many orders there are for the first attack of a turn.
const FIRST: u8 = 3;

/// The bit above those of reactions.
const AWAY: u8 = 5;

impl From<TableSettings> for Kept {
    fn from(TableSettings { title, orders, reactions, away }: TableSettings) -> Self {
        let first = |seat| match orders[seat] {
            Orders::Ask => 0,
            Orders::Cut => 1,
            Orders::CutAndReveal => 2,
        };
        let then = |seat| reactions[seat].bits() | u8::from(away.contains(seat)) << AWAY;
        let packed = |seat| first(seat) + FIRST * then(seat);
        Self { title, orders: BySeat::from_fn(packed) }
    }
}

impl From<Kept> for TableSettings {
    fn from(Kept { title, orders: kept }: Kept) -> Self {
        let orders = BySeat::from_fn(|seat| match kept[seat] % FIRST {
            0 => Orders::Ask,
            1 => Orders::Cut,
            _ => Orders::CutAndReveal,
        });
        let reactions = BySeat::from_fn(|seat| Reactions::of_bits(kept[seat] / FIRST));
        let is_away = |seat: &Seat| (kept[*seat] / FIRST) >> AWAY & 1 != 0;
        let away = Seat::ALL.into_iter().filter(is_away).collect();
        Self { title, orders, reactions, away }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_kept_and_those_of_older_games_are_read() {
        let mut table = TableSettings {
            title: "Sunday".to_owned(),
            orders: BySeat::splat(Orders::CutAndReveal),
            reactions: BySeat::default(),
            away: SeatSet::EMPTY,
        };
        let before = postcard::to_allocvec(&("Sunday", &table.orders)).unwrap();
        assert_eq!(postcard::to_allocvec(&table).unwrap(), before, "as it was kept before");
        assert_eq!(postcard::from_bytes::<TableSettings>(&before).unwrap(), table);
        table.reactions[Seat::Blue] = Reactions { roll: true, ..Reactions::default() };
        table.reactions[Seat::Red] =
            Reactions { most_dice: true, start: true, ..Reactions::default() };
        table.reactions[Seat::Green] = Reactions::named("srmdc");
        table.away = SeatSet::of(&[Seat::Green, Seat::Black]);
        let kept = postcard::to_allocvec(&table).unwrap();
        assert_eq!(postcard::from_bytes::<TableSettings>(&kept).unwrap(), table);
    }
}
