//! Observations as bytes, for players in other processes and threads.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::observation::Observation;
use crate::world::WorldId;

/// The first byte of observations of worlds beside the Earth and the catalogue; no other has it.
const TITLED: u8 = u8::MAX;

/// An observation whose fields are read and written one by one.
#[derive(Serialize, Deserialize)]
struct StoredFields(#[serde(with = "Observation")] Observation);

/// The same, to write.
#[derive(Serialize)]
struct FieldsOf<'a>(#[serde(with = "Observation")] &'a Observation);

impl Observation {
    /// Serializes the observation for the same version of the program: this is not a storage
    /// format.
    pub fn to_bytes(&self) -> Vec<u8> {
        let world = self.table().rules().printing.world;
        let mut bytes = Vec::new();
        if world.is_other() {
            bytes.push(TITLED);
            bytes.extend(postcard::to_allocvec(world.title()).unwrap_or_default());
        }
        let fields = || postcard::to_allocvec(&FieldsOf(self)).unwrap_or_default();
        bytes.extend(world.in_storage(fields));
        bytes
    }

    /// Reads bytes written by [`Self::to_bytes`]; `None` if they are anything else, or their world
    /// isn't known.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (world, fields) = match bytes.split_first() {
            Some((&TITLED, rest)) => {
                let (title, rest) = postcard::take_from_bytes::<String>(rest).ok()?;
                (WorldId::titled(&title).filter(|world| world.is_read())?, rest)
            }
            _ => (WorldId::EARTH, bytes),
        };
        let StoredFields(view) = world.in_storage(|| postcard::from_bytes(fields)).ok()?;
        Some(view)
    }
}

/// Written field by field to text formats, and as bytes to all others.
impl Serialize for Observation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let world = self.table().rules().printing.world;
            return world.in_storage(|| Observation::serialize(self, serializer));
        }
        serializer.serialize_bytes(&self.to_bytes())
    }
}

impl<'de> Deserialize<'de> for Observation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Observation::deserialize(deserializer);
        }
        let bytes = Vec::<u8>::deserialize(deserializer)?;
        Self::from_bytes(&bytes).ok_or_else(|| D::Error::custom("these bytes are no observation"))
    }
}
