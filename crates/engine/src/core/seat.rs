//! The six armies that are always on the board (rule T1).

use std::str::FromStr;

use super::ids::{id_enum, id_set, id_table};
use super::message::{English, messages};

id_enum! {
    /// One of the six armies, played by a player or by nobody (an ally).
    pub enum Seat {
        Red = "Red",
        Blue = "Blue",
        Green = "Green",
        Yellow = "Yellow",
        Purple = "Purple",
        Black = "Black",
    }
}

id_set! {
    /// A set of seats.
    pub struct SeatSet(u8) of Seat;
}

id_table! {
    /// One value for each seat.
    pub struct BySeat of Seat;
}

/// The error for a word that is no colour of an army.
///
/// ```
/// use red_queens_engine::core::{Seat, UnknownSeat};
///
/// assert_eq!("blue".parse(), Ok(Seat::Blue));
/// assert_eq!("teal".parse::<Seat>(), Err(UnknownSeat("teal".to_owned())));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", English(self))]
pub struct UnknownSeat(pub String);

messages! { UnknownSeat {
    Self(found) => [
        "no-army",
        "there is no army called “{found}”: the six are Red, Blue, Green, Yellow, Purple and Black",
        found
    ],
} }

impl FromStr for Seat {
    type Err = UnknownSeat;

    /// Parses the name of a colour, ignoring case.
    fn from_str(text: &str) -> Result<Self, UnknownSeat> {
        Self::ALL
            .into_iter()
            .find(|seat| seat.name().eq_ignore_ascii_case(text.trim()))
            .ok_or_else(|| UnknownSeat(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_in_any_case() {
        for seat in Seat::ALL {
            assert_eq!(seat.name().to_uppercase().parse(), Ok(seat));
        }
        assert_eq!("orange".parse::<Seat>(), Err(UnknownSeat("orange".into())));
    }

    #[test]
    fn sets_behave_like_sets() {
        let mut set = SeatSet::of(&[Seat::Green, Seat::Red]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::Red, Seat::Green]);
        assert_eq!(
            (set.first(), set.nth(1), set.nth(2)),
            (Some(Seat::Red), Some(Seat::Green), None)
        );
        set.remove(Seat::Red);
        set.insert(Seat::Black);
        assert!(set.contains(Seat::Black) && !set.contains(Seat::Red));
        assert_eq!((!set).len(), 4);
        assert_eq!(set | !set, SeatSet::FULL);
        assert_eq!(set - set, SeatSet::EMPTY);
        assert!(SeatSet::EMPTY.first().is_none());
    }

    #[test]
    fn a_set_with_an_unknown_member_is_refused() {
        assert_eq!(
            serde_json::from_str::<SeatSet>("33").unwrap(),
            SeatSet::of(&[Seat::Red, Seat::Black])
        );
        assert!(serde_json::from_str::<SeatSet>("64").is_err());
        assert!(serde_json::from_str::<SeatSet>("256").is_err());
    }

    #[test]
    fn tables_are_written_as_they_are_read() {
        let table = BySeat::from_fn(Seat::index);
        assert_eq!(table[Seat::Purple], 4);
        let text = serde_json::to_string(&table).unwrap();
        assert_eq!(text, "[0,1,2,3,4,5]");
        assert_eq!(serde_json::from_str::<BySeat<usize>>(&text).unwrap(), table);
        assert!(serde_json::from_str::<BySeat<usize>>("[0,1,2]").is_err());
    }
}
