//! Arithmetic coding of single bits: an expected bit costs almost nothing, a surprising one costs
//! several bits. Arithmetic uses only whole numbers, so that every machine writes and reads the
//! same.

/// The denominator of all probabilities.
pub(super) const WHOLE: u32 = 1 << 16;

/// The number of bytes read ahead.
const AHEAD: usize = size_of::<u32>();

/// The range of numbers that the bits so far leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Self = Self { low: 0, high: u32::MAX };

    /// Returns the last number of the lower part, which stands for a 1 of this probability.
    fn middle(self, one: u32) -> u32 {
        let part = u64::from(self.high - self.low) * u64::from(one) / u64::from(WHOLE);
        self.low + u32::try_from(part).unwrap_or(0)
    }

    fn narrow(&mut self, middle: u32, bit: bool) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Removes and returns the first byte, once all remaining numbers share it.
    fn settled(&mut self) -> Option<u8> {
        let [first, ..] = self.low.to_be_bytes();
        ((self.low ^ self.high) >> 24 == 0).then(|| {
            (self.low, self.high) = (self.low << 8, self.high << 8 | 0xff);
            first
        })
    }
}

/// Writes bits.
#[derive(Debug)]
pub(super) struct RangeEncoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl RangeEncoder {
    pub fn new() -> Self {
        Self { interval: Interval::ALL, bytes: Vec::new() }
    }

    /// Writes a bit that is 1 with a probability of `one` in [`WHOLE`], neither 0 nor 1.
    pub fn write(&mut self, one: u32, bit: bool) {
        self.interval.narrow(self.interval.middle(one), bit);
        while let Some(byte) = self.interval.settled() {
            self.bytes.push(byte);
        }
    }

    /// Returns the bytes, with enough at the end for the last bit to be read whatever follows.
    pub fn finish(mut self) -> Vec<u8> {
        let [low, high] = [self.interval.low, self.interval.high].map(u64::from);
        for (bytes, open) in [32, 24, 16, 8, 0].into_iter().enumerate() {
            let open = (1 << open) - 1;
            let first = (low + open) & !open;
            if first + open <= high {
                self.bytes.extend(&first.to_be_bytes()[AHEAD..][..bytes]);
                break;
            }
        }
        self.bytes
    }
}

/// Reads bytes written by a [`RangeEncoder`].
#[derive(Debug)]
pub(super) struct RangeDecoder<'a> {
    interval: Interval,
    ahead: u32,
    left: &'a [u8],
    /// The byte that is read beyond the end.
    beyond: u8,
}

impl<'a> RangeDecoder<'a> {
    pub fn new(bytes: &'a [u8], beyond: u8) -> Self {
        let mut reader = Self { interval: Interval::ALL, ahead: 0, left: bytes, beyond };
        (0..AHEAD).for_each(|_| reader.shift());
        reader
    }

    fn shift(&mut self) {
        let first = self.left.split_off_first().copied().unwrap_or(self.beyond);
        self.ahead = self.ahead << 8 | u32::from(first);
    }

    /// Reads a bit that was written with this probability.
    pub fn read(&mut self, one: u32) -> bool {
        let middle = self.interval.middle(one);
        let bit = self.ahead <= middle;
        self.interval.narrow(middle, bit);
        while self.interval.settled().is_some() {
            self.shift();
        }
        bit
    }

    /// Returns `true` if both have read the same bits, provided that they had so far.
    pub fn agrees(&self, other: &Self) -> bool {
        self.interval == other.interval
    }

    /// Returns `true` if every byte was read.
    pub fn is_done(&self) -> bool {
        self.left.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn bits_are_read_as_they_were_written_whatever_follows(
            bits in proptest::collection::vec((1..WHOLE, any::<bool>()), 0..400),
            rest: Vec<u8>, beyond: u8,
        ) {
            let mut writer = RangeEncoder::new();
            for (one, bit) in &bits {
                writer.write(*one, *bit);
            }
            let mut bytes = writer.finish();
            bytes.extend(rest);
            let mut reader = RangeDecoder::new(&bytes, beyond);
            for (one, bit) in bits {
                prop_assert_eq!(reader.read(one), bit);
            }
        }
    }

    #[test]
    fn what_is_expected_costs_next_to_nothing() {
        let written = |one| {
            let mut writer = RangeEncoder::new();
            (0..1_000).for_each(|_| writer.write(one, true));
            writer.finish().len()
        };
        assert_eq!(written(WHOLE / 2), 125);
        assert!(written(WHOLE - 24) < 3);
    }
}
