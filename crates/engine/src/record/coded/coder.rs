//! Writing and reading by the same steps: each takes the value to write, and returns it or the
//! value read instead.

use super::predict::Predictor;
use super::purpose::BitPurpose;
use super::range::{RangeDecoder, RangeEncoder, WHOLE};

#[derive(Debug)]
enum Way<'a> {
    Write(RangeEncoder),
    Read(RangeDecoder<'a>),
}

/// An encoder or decoder with the model that it trains.
#[derive(Debug)]
pub(super) struct Coder<'a> {
    way: Way<'a>,
    predictor: Predictor,
}

/// The contexts of a bit, each more specific than the one before. The kind of the bit is always a
/// context as well.
pub(super) type With = [u32; 3];

/// Markers for the bits of numbers: those of the length, and the digits.
const BITS: u32 = 1 << 16;
const DIGIT: u32 = 2 << 16;

/// Returns a number in coarse steps, for use in a context.
pub(super) fn rough(number: u32) -> u32 {
    match number {
        0..=3 => number,
        4..=5 => 4,
        6..=8 => 5,
        9..=14 => 6,
        15..=30 => 7,
        _ => 8,
    }
}

/// Combines several values into one context.
pub(super) fn all(of: &[u32]) -> u32 {
    of.iter().fold(0x811c_9dc5, |all, it| (all ^ it).wrapping_mul(0x0100_0193))
}

/// Converts a count to `u32`, saturating.
pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl<'a> Coder<'a> {
    pub fn writer() -> Self {
        Self { way: Way::Write(RangeEncoder::new()), predictor: Predictor::new() }
    }

    /// Creates a reader of these bytes, followed by an endless repetition of one byte.
    pub fn reader(bytes: &'a [u8], beyond: u8) -> Self {
        Self { way: Way::Read(RangeDecoder::new(bytes, beyond)), predictor: Predictor::new() }
    }

    /// Codes a bit with a predicted probability.
    pub fn bit(&mut self, purpose: BitPurpose, [some, more, most]: With, bit: bool) -> bool {
        let forecast = self.predictor.foretell(purpose, [0, some, more, most]);
        let bit = self.code(forecast.one(), bit);
        self.predictor.learn(&forecast, bit);
        bit
    }

    fn code(&mut self, one: u32, bit: bool) -> bool {
        match &mut self.way {
            Way::Write(writer) => {
                writer.write(one, bit);
                bit
            }
            Way::Read(reader) => reader.read(one),
        }
    }

    /// Codes the lowest bits of a number without a prediction.
    pub fn bits(&mut self, bits: u32, number: u32) -> u32 {
        let places = (0..bits).rev();
        places.fold(0, |read, place| {
            read << 1 | u32::from(self.code(WHOLE / 2, number >> place & 1 == 1))
        })
    }

    /// Codes a number that tends to be small: its length in bits, then its bits.
    pub fn number(&mut self, purpose: BitPurpose, with: u32, number: u32) -> u32 {
        let number = u64::from(number) + 1;
        let mut bits = 0;
        while bits < u32::BITS {
            let with = [all(&[bits, BITS]), all(&[bits, BITS, with]), BITS];
            if !self.bit(purpose, with, bits < number.ilog2()) {
                break;
            }
            bits += 1;
        }
        let read = (0..bits).rev().fold(1, |read, place| {
            let bit = number >> place & 1 == 1;
            let known = u32::try_from(read).unwrap_or(0);
            let bit = if bits - place <= 3 {
                let with = [all(&[bits, known, DIGIT]), all(&[bits, known, DIGIT, with]), DIGIT];
                self.bit(purpose, with, bit)
            } else {
                self.code(WHOLE / 2, bit)
            };
            read << 1 | u64::from(bit)
        });
        u32::try_from(read - 1).unwrap_or(u32::MAX)
    }

    /// Codes a number that is usually one of `likely`, in order of probability.
    pub fn amount(
        &mut self,
        purpose: BitPurpose,
        likely: &[u32],
        with: u32,
        given: Option<u32>,
    ) -> u32 {
        for (place, it) in likely.iter().enumerate() {
            if likely[..place].contains(it) {
                continue;
            }
            let place = count(place);
            let with = [place, all(&[place, with]), all(&[place, with, rough(*it)])];
            if self.bit(purpose, with, given == Some(*it)) {
                return *it;
            }
        }
        self.number(purpose, with, given.unwrap_or(0))
    }

    /// Returns `true` if both have read the same bits, provided that they had so far.
    pub fn agrees(&self, other: &Self) -> bool {
        match (&self.way, &other.way) {
            (Way::Read(one), Way::Read(other)) => one.agrees(other),
            (Way::Write(_), _) | (_, Way::Write(_)) => false,
        }
    }

    /// Returns `true` if everything has been read.
    pub fn is_done(&self) -> bool {
        match &self.way {
            Way::Write(_) => true,
            Way::Read(reader) => reader.is_done(),
        }
    }

    /// Returns the bytes written.
    pub fn finish(self) -> Vec<u8> {
        match self.way {
            Way::Write(writer) => writer.finish(),
            Way::Read(_) => Vec::new(),
        }
    }
}
