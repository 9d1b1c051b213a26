//! Sorting short lists.

use std::cmp::Ordering;

/// Sorts lists by insertion; equal elements keep their order.
///
/// The game's lists have a few dozen elements at most. For those this is as fast as the standard
/// library's sort, each instance of which is twenty times as large for the browser to download.
pub trait InOrder<T> {
    /// Sorts the list by `compare`, in O(n²).
    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// Sorts the list by a key of each element, in O(n²).
    ///
    /// ```
    /// use stdx::InOrder;
    ///
    /// let mut words = ["harbour", "ante", "crew"];
    /// words.order_by_key(|word| word.len());
    /// assert_eq!(words, ["ante", "crew", "harbour"]);
    /// ```
    fn order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.order_by(|one, other| key(one).cmp(&key(other)));
    }
}

impl<T> InOrder<T> for [T] {
    fn order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        for end in 1..self.len() {
            let mut place = end;
            while place > 0 && compare(&self[place - 1], &self[place]).is_gt() {
                self.swap(place - 1, place);
                place -= 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_order_is_that_of_the_standard_library(list in prop::collection::vec((0_u8..5, 0_u8..), 0..30)) {
            let (mut ordered, mut sorted) = (list.clone(), list);
            ordered.order_by_key(|(key, _)| *key);
            sorted.sort_by_key(|(key, _)| *key);
            prop_assert_eq!(ordered, sorted, "equal elements stay as they were");
        }
    }
}
