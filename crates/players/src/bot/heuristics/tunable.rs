//! The named heuristic weights that `rq-lab tune` searches.

use super::HeuristicWeights;

/// Names the numbers once, and gets and sets them in this order.
macro_rules! numbers {
    ($($name:ident),+ $(,)?) => {
        /// The number of weights.
        const COUNT: usize = [$(stringify!($name)),+].len();

        impl HeuristicWeights {
            /// The names of the weights.
            pub const NAMES: [&str; COUNT] = [$(stringify!($name)),+];

            /// Returns the weights in the order of their names.
            pub fn numbers(&self) -> [f32; COUNT] {
                [$(self.$name),+]
            }

            /// Returns these weights with other tunable ones, in the order of [`Self::NAMES`].
            pub fn with_numbers(self, numbers: [f32; COUNT]) -> Self {
                let [$($name),+] = numbers;
                Self { $($name,)+ ..self }
            }
        }
    };
}

numbers!(
    horizon,
    partial,
    continents,
    cards,
    factories,
    breaking,
    harm,
    least_chance,
    left_behind,
    worthwhile,
    hopeless,
    poised,
    caution,
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_set_by_their_names() {
        let mut numbers = HeuristicWeights::HARD.numbers();
        let caution = HeuristicWeights::NAMES.iter().position(|name| *name == "caution").unwrap();
        numbers[caution] = 7.5;
        let changed = HeuristicWeights::HARD.with_numbers(numbers);
        assert_eq!(changed, HeuristicWeights { caution: 7.5, ..HeuristicWeights::HARD });
        assert_eq!(changed.with_numbers(HeuristicWeights::HARD.numbers()), HeuristicWeights::HARD);
    }
}
