//! A seat's standing order for a hand that can't win at a showdown (P7).

use engine::core::{BySeat, Seat};

/// A seat's standing order for a hand that can't win at a showdown (P7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LosingHand {
    #[default]
    Ask,
    Muck,
    Show,
}

/// The lowest of the bytes that hold the orders of three seats each, far above all others at the
/// end of a save.
const FIRST: u8 = 64;

/// The number of seats that share a byte.
const SEATS: usize = 3;

/// The number of values of an order.
const VALUES: u8 = 3;

impl LosingHand {
    pub const ALL: [Self; 3] = [Self::Ask, Self::Muck, Self::Show];

    /// Returns its letter in the names of [`super::Reactions`], or `None` for the default.
    pub(super) fn letter(self) -> Option<char> {
        match self {
            Self::Ask => None,
            Self::Muck => Some('u'),
            Self::Show => Some('w'),
        }
    }

    /// Returns the order whose letter is in a name.
    pub(super) fn named(name: &str) -> Self {
        let is_named = |it: &Self| it.letter().is_some_and(|letter| name.contains(letter));
        Self::ALL.into_iter().find(is_named).unwrap_or_default()
    }

    /// Encodes the orders of all seats as bytes near the end of a save; empty if nobody has given
    /// any.
    pub fn bytes(orders: BySeat<Self>) -> Vec<u8> {
        if orders.iter().all(|(_, it)| *it == Self::Ask) {
            return Vec::new();
        }
        let value = |seat: &Seat| Self::ALL.iter().zip(0..).find(|(it, _)| **it == orders[*seat]);
        let value = |seat: &Seat| value(seat).map_or(0, |(_, value)| value);
        let byte = |seats: &[Seat]| seats.iter().rev().fold(0, |sum, it| sum * VALUES + value(it));
        Seat::ALL.chunks(SEATS).map(|seats| FIRST + byte(seats)).collect()
    }

    /// Splits the bytes written by [`Self::bytes`] off the end of a save.
    pub fn split_off(bytes: &[u8]) -> (BySeat<Self>, &[u8]) {
        let most = VALUES.pow(3);
        let read = || {
            let (before, last) = bytes.split_last_chunk::<{ Seat::COUNT / SEATS }>()?;
            let mut orders = BySeat::default();
            for (seats, byte) in Seat::ALL.chunks(SEATS).zip(last) {
                let mut left = byte.checked_sub(FIRST).filter(|value| *value < most)?;
                for seat in seats {
                    orders[*seat] = *Self::ALL.get(usize::from(left % VALUES))?;
                    left /= VALUES;
                }
            }
            Some((orders, before))
        };
        read().unwrap_or((BySeat::default(), bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_for_losing_hands_are_read_as_they_were_written() {
        for number in 0..729u16 {
            let mut left = number;
            let orders = BySeat::from_fn(|_| {
                let order = LosingHand::ALL[usize::from(left % 3)];
                left /= 3;
                order
            });
            let mut bytes = vec![1, 6, 0];
            bytes.extend(LosingHand::bytes(orders));
            assert_eq!(LosingHand::split_off(&bytes), (orders, &[1, 6, 0][..]));
        }
    }

    #[test]
    fn other_bytes_hold_no_orders() {
        for bytes in [&[][..], &[64], &[6, 6], &[32, 53], &[64, 91], &[91, 64], &[255, 255]] {
            assert_eq!(LosingHand::split_off(bytes), (BySeat::default(), bytes));
        }
    }
}
