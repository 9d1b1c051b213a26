//! Serde support for arrays of any length; serde itself supports up to 32 elements.

use std::fmt::{self, Formatter};
use std::marker::PhantomData;

use arrayvec::ArrayVec;
use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};

/// Serializes values as a tuple, as serde does with short arrays.
pub(crate) fn serialize<T: Serialize, S: Serializer>(
    values: &[T],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut tuple = serializer.serialize_tuple(values.len())?;
    for value in values {
        tuple.serialize_element(value)?;
    }
    tuple.end()
}

/// Deserializes an array written by [`serialize`].
pub(crate) fn deserialize<'de, T, D, const N: usize>(deserializer: D) -> Result<[T; N], D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let values = deserializer.deserialize_tuple(N, ArrayReader(N, PhantomData))?;
    values.into_inner().map_err(|_| D::Error::custom("there are too few values"))
}

/// Deserializes the first `count` values of an array, written by [`serialize`]; the others have
/// their default.
pub(crate) fn deserialize_first<'de, T, D, const N: usize>(
    deserializer: D,
    count: usize,
) -> Result<[T; N], D::Error>
where
    T: Deserialize<'de> + Default,
    D: Deserializer<'de>,
{
    let count = count.min(N);
    let values = deserializer.deserialize_tuple(count, ArrayReader::<T, N>(count, PhantomData))?;
    let mut values = values.into_iter();
    Ok(std::array::from_fn(|_| values.next().unwrap_or_default()))
}

/// Reads this many values.
struct ArrayReader<T, const N: usize>(usize, PhantomData<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for ArrayReader<T, N> {
    type Value = ArrayVec<T, N>;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} values", self.0)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Self::Value, A::Error> {
        let mut read = ArrayVec::new();
        while read.len() < self.0 {
            match values.next_element()? {
                Some(value) => read.push(value),
                None => return Err(A::Error::invalid_length(read.len(), &self)),
            }
        }
        Ok(read)
    }
}
