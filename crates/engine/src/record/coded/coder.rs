//! Writing and reading by the same steps: each is told what to write and returns it, or what was read instead.

use super::predict::Predictor;
use super::range::{Reader, WHOLE, Writer};
use super::what::What;

#[derive(Debug)]
enum Way<'a> {
    Write(Writer),
    Read(Reader<'a>),
}

/// Writes or reads, and learns from it.
#[derive(Debug)]
pub(super) struct Coder<'a> {
    way: Way<'a>,
    predictor: Predictor,
}

/// What goes with a bit, in ways of which each says more than the one before. That the bit is of its kind goes with it anyway.
pub(super) type With = [u32; 3];

/// Tell bits of numbers from others: those for how many bits they take, and these.
const BITS: u32 = 1 << 16;
const DIGIT: u32 = 2 << 16;

/// How many there are, as far as it matters for what goes with it.
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

/// Several things that go with a bit, as one.
pub(super) fn all(of: &[u32]) -> u32 {
    of.iter().fold(0x811c_9dc5, |all, it| (all ^ it).wrapping_mul(0x0100_0193))
}

/// A number of things.
pub(super) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl<'a> Coder<'a> {
    pub fn writer() -> Self {
        Self { way: Way::Write(Writer::new()), predictor: Predictor::new() }
    }

    /// Reads these bytes, and then always the same one.
    pub fn reader(bytes: &'a [u8], beyond: u8) -> Self {
        Self { way: Way::Read(Reader::new(bytes, beyond)), predictor: Predictor::new() }
    }

    /// A bit that is foretold.
    pub fn bit(&mut self, what: What, [some, more, most]: With, bit: bool) -> bool {
        let forecast = self.predictor.foretell(what, [0, some, more, most]);
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

    /// The lowest bits of a number of which nothing is known.
    pub fn bits(&mut self, bits: u32, number: u32) -> u32 {
        let places = (0..bits).rev();
        places.fold(0, |read, place| {
            read << 1 | u32::from(self.code(WHOLE / 2, number >> place & 1 == 1))
        })
    }

    /// A number that is rather small: how many bits it takes, and these.
    pub fn number(&mut self, what: What, with: u32, number: u32) -> u32 {
        let number = u64::from(number) + 1;
        let mut bits = 0;
        while bits < u32::BITS {
            let with = [all(&[bits, BITS]), all(&[bits, BITS, with]), BITS];
            if !self.bit(what, with, bits < number.ilog2()) {
                break;
            }
            bits += 1;
        }
        let read = (0..bits).rev().fold(1, |read, place| {
            let bit = number >> place & 1 == 1;
            let known = u32::try_from(read).unwrap_or(0);
            let bit = if bits - place <= 3 {
                let with = [all(&[bits, known, DIGIT]), all(&[bits, known, DIGIT, with]), DIGIT];
                self.bit(what, with, bit)
            } else {
                self.code(WHOLE / 2, bit)
            };
            read << 1 | u64::from(bit)
        });
        u32::try_from(read - 1).unwrap_or(u32::MAX)
    }

    /// A number that is one of these more often than not, the likeliest first.
    pub fn amount(&mut self, what: What, likely: &[u32], with: u32, given: Option<u32>) -> u32 {
        for (place, it) in likely.iter().enumerate() {
            if likely[..place].contains(it) {
                continue;
            }
            let place = count(place);
            let with = [place, all(&[place, with]), all(&[place, with, rough(*it)])];
            if self.bit(what, with, given == Some(*it)) {
                return *it;
            }
        }
        self.number(what, with, given.unwrap_or(0))
    }

    /// Whether both have read the same, if they had so far.
    pub fn agrees(&self, other: &Self) -> bool {
        match (&self.way, &other.way) {
            (Way::Read(one), Way::Read(other)) => one.agrees(other),
            (Way::Write(_), _) | (_, Way::Write(_)) => false,
        }
    }

    /// Whether all that there was to read has been looked at.
    pub fn is_done(&self) -> bool {
        match &self.way {
            Way::Write(_) => true,
            Way::Read(reader) => reader.is_done(),
        }
    }

    /// What was written.
    pub fn finish(self) -> Vec<u8> {
        match self.way {
            Way::Write(writer) => writer.finish(),
            Way::Read(_) => Vec::new(),
        }
    }
}
