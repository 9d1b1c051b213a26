//! Values by their names, as an object of JSON.

use serde::{Serialize, Serializer};

use engine::core::InOrder;

/// Values by their names, in the order of these. (It is only made and written: of a map of the standard library, which
/// could be changed, the browser would have to load kilobytes.)
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
