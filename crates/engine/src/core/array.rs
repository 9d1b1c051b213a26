//! Serde support for arrays of any length; serde itself supports up to 32 elements.

use std::fmt::{self, Formatter};
use std::marker::PhantomData;

use arrayvec::ArrayVec;
use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeTuple, Serializer};

/// Serializes an array as a tuple, as serde does with short ones.
pub(crate) fn serialize<T: Serialize, S: Serializer, const N: usize>(
    array: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut tuple = serializer.serialize_tuple(N)?;
    for value in array {
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
    deserializer.deserialize_tuple(N, ArrayVisitor(PhantomData))
}

struct ArrayVisitor<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for ArrayVisitor<T, N> {
    type Value = [T; N];

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{N} values")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<[T; N], A::Error> {
        let mut array = ArrayVec::<T, N>::new();
        while !array.is_full() {
            match values.next_element()? {
                Some(value) => array.push(value),
                None => break,
            }
        }
        let found = array.len();
        array.into_inner().map_err(|_| A::Error::invalid_length(found, &self))
    }
}
