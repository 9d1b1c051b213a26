//! Sets and maps filled one by one. Collecting sorts first, and each instance of the standard
//! library's sort is several kilobytes for browsers to download.

use std::collections::{BTreeMap, BTreeSet};

/// Collects items into a set.
pub fn set<T: Ord>(items: impl IntoIterator<Item = T>) -> BTreeSet<T> {
    let mut set = BTreeSet::new();
    for item in items {
        set.insert(item);
    }
    set
}

/// Collects pairs into a map.
pub fn map<K: Ord, V>(pairs: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    for (key, value) in pairs {
        map.insert(key, value);
    }
    map
}

/// Returns which labels there are.
pub fn seen(labels: &[u8]) -> [bool; 256] {
    let mut seen = [false; 256];
    for label in labels {
        seen[usize::from(*label)] = true;
    }
    seen
}
