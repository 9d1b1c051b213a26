//! Observations packed into one word, for the engine's own bots in another process.

use engine::core::Digest;
use engine::game::Observation;
use engine::record::base64;

/// The number of bytes of a checksum.
const CHECKSUM: usize = 8;

/// An error in unpacking an observation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PackedError {
    /// The word is cut off or has invalid characters.
    #[error("the state is not text of this protocol")]
    NoWord,
    /// The checksum is wrong.
    #[error("the state is damaged")]
    Damaged,
    /// The word was written by another version.
    #[error("the state was written by another version")]
    OtherVersion,
}

/// Packs an observation into one word that fits in a JSON string, with a checksum; [`unpack`] reads
/// it.
pub fn pack(view: &Observation) -> String {
    let mut bytes = view.to_bytes();
    let Digest(sum) = Digest::of(&bytes);
    bytes.extend(sum.to_le_bytes());
    base64::encode(&bytes)
}

/// Unpacks the observation in a word.
///
/// # Errors
/// Fails if the word isn't a valid observation.
pub fn unpack(word: &str) -> Result<Observation, PackedError> {
    let bytes = base64::decode(word).ok_or(PackedError::NoWord)?;
    let length = bytes.len().checked_sub(CHECKSUM).ok_or(PackedError::NoWord)?;
    let (content, sum) = bytes.split_at(length);
    if Digest::of(content).0.to_le_bytes() != sum {
        return Err(PackedError::Damaged);
    }
    Observation::from_bytes(content).ok_or(PackedError::OtherVersion)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{Seat, Seed};
    use engine::game::{Control, Game, Player, RuleSet, Setup};

    #[test]
    fn observations_are_read_back_and_damaged_ones_are_not() {
        let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
        let seed = Seed::from_number(3);
        let setup = Setup::new(RuleSet::NAUTICAL, players.into(), seed);
        let view = Game::new(setup).unwrap().observe(Seat::Red);
        let word = pack(&view);
        assert_eq!(unpack(&word), Ok(view));
        let other = if word.starts_with('B') { "C" } else { "B" };
        assert_eq!(unpack(&format!("{other}{}", &word[1..])), Err(PackedError::Damaged));
        assert_eq!(unpack("AA"), Err(PackedError::NoWord));
        assert_eq!(unpack("a state"), Err(PackedError::NoWord));
    }
}
