//! The settings of a table, independent of the rules.

use serde::{Deserialize, Serialize};

mod losing_hand;
mod reactions;

use engine::core::{BySeat, Seat, SeatSet};
pub use losing_hand::LosingHand;
pub use reactions::Reactions;

/// A seat's standing order for the first attack on it in a turn (T11), so that the device isn't
/// passed around for trifles.
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
}

/// The settings of a table, independent of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "StoredSettings", from = "StoredSettings")]
pub struct TableSettings {
    /// The title in the list of games.
    pub title: String,
    /// The standing order of each seat for the first attack of a turn.
    pub orders: BySeat<Orders>,
    /// The standing orders of each seat for other players' turns.
    pub reactions: BySeat<Reactions>,
    /// The seats of remote players.
    pub away: SeatSet,
}

impl TableSettings {
    /// Returns the settings with these orders of every seat for other players' turns.
    #[must_use]
    pub fn with_reactions(self, reactions: Reactions) -> Self {
        Self { reactions: BySeat::splat(reactions), ..self }
    }
}

impl TableSettings {
    /// Returns the settings with these players remote. Their seats get standing orders for every
    /// reaction, so that this device never asks for one.
    #[must_use]
    pub fn with_away(mut self, away: SeatSet) -> Self {
        away.iter().for_each(|seat| self.send_away(seat));
        self
    }

    /// Makes a player remote, with standing orders for every reaction.
    pub(crate) fn send_away(&mut self, seat: Seat) {
        self.away.insert(seat);
        (self.orders[seat], self.reactions[seat]) = (Orders::Cut, Reactions::of_all());
    }
}

/// The settings as stored, with all orders of a seat in one byte: those for the first attack of a
/// turn below the others, which were added later, and above both a bit for remote players, added
/// later still.
#[derive(Serialize, Deserialize)]
struct StoredSettings {
    title: String,
    orders: BySeat<u8>,
}

/// The number of orders for the first attack of a turn.
const FIRST: u8 = 3;

/// The bit above those of reactions.
const AWAY: u8 = 5;

impl From<TableSettings> for StoredSettings {
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

impl From<StoredSettings> for TableSettings {
    fn from(StoredSettings { title, orders: kept }: StoredSettings) -> Self {
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
