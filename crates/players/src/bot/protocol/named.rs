//! Named values, as a JSON object.

use serde::{Serialize, Serializer};

use stdx::InOrder;

/// Named values, in the order of their names. (It is only built and serialized; a map of the
/// standard library would cost the browser kilobytes.)
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named<K, V>(Vec<(K, V)>);

impl<K: Ord, V> FromIterator<(K, V)> for Named<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(named: I) -> Self {
        let mut all: Vec<_> = named.into_iter().collect();
        all.order_by(|(one, _), (other, _)| one.cmp(other));
        Self(all)
    }
}

impl<K: Serialize, V: Serialize> Serialize for Named<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}
