//! Whom a game waits for that goes by link, as a list of games tells without playing it again.

use engine::core::Seat;

/// Whom a game by link waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mail {
    /// Who decides.
    pub seat: Seat,
    /// Whether their person is elsewhere and the link is made that goes there.
    pub is_sent: bool,
}

/// The bytes begin here: far above those that say who holds a territory, after which they stand.
const FIRST: u8 = 32;

/// Added to it once the link is made.
const SENT: u8 = 16;

impl Mail {
    /// As a byte that stands for no owner of a territory.
    pub(super) fn byte(self) -> u8 {
        let seat = u8::try_from(self.seat.index()).unwrap_or(0);
        FIRST + seat + if self.is_sent { SENT } else { 0 }
    }

    /// Reads it; any byte may stand there.
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
