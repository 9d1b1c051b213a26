//! The player whom a game by link waits for, stored so that a list of games needn't replay it.

use engine::core::Seat;

/// The player whom a game by link waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mail {
    /// The seat to act.
    pub seat: Seat,
    /// True if that player is at another device and the link to them has been made.
    pub is_sent: bool,
}

/// The first of these bytes: far above the bytes for the owners of territories, which they follow.
const FIRST: u8 = 32;

/// Added to the byte once the link has been made.
const SENT: u8 = 16;

impl Mail {
    /// Returns a byte that can't be mistaken for the owner of a territory.
    pub(super) fn byte(self) -> u8 {
        let seat = u8::try_from(self.seat.index()).unwrap_or(0);
        FIRST + seat + if self.is_sent { SENT } else { 0 }
    }

    /// Reads such a byte; `None` for any other.
    pub(super) fn of_byte(byte: u8) -> Option<Self> {
        let number = byte.checked_sub(FIRST)?;
        let seat = Seat::from_index((number % SENT).into())?;
        (number < 2 * SENT).then_some(Self { seat, is_sent: number >= SENT })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whom_a_game_waits_for_is_read_as_it_was_written() {
        for seat in Seat::ALL {
            for is_sent in [false, true] {
                let mail = Mail { seat, is_sent };
                assert_eq!(Mail::of_byte(mail.byte()), Some(mail));
            }
        }
        let others = (0..=6).chain([38, 47, 54, 64, u8::MAX]);
        assert!(others.into_iter().all(|byte| Mail::of_byte(byte).is_none()));
    }
}
