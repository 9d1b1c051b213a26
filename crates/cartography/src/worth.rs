//! The worth of continents, and the pairs of them that objectives name.

/// The worth of a continent: its bonus, and how easily it is held.
pub struct Worth {
    pub bonus: u32,
    pub hold: f64,
}

impl Worth {
    /// Computes it from the number of territories and of those that border on other continents.
    pub fn of((size, edge): (usize, usize)) -> Self {
        let (size, edge) = (size as f64, edge as f64);
        let bonus = (0.35 * size + 0.55 * edge).round().max(2.0) as u32;
        let hold = ((1.05 - 0.1 * edge).clamp(0.3, 0.9) * 10.0).round() / 10.0;
        Self { bonus, hold }
    }
}

/// Returns up to six pairs of continents that are about equally hard to take, each continent as often
/// as possible.
pub fn objectives(efforts: &[usize]) -> Vec<(usize, usize)> {
    let count = efforts.len();
    let aim = 2.0 * efforts.iter().sum::<usize>() as f64 / count as f64;
    let mut left: Vec<(usize, usize)> =
        (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b))).collect();
    let mut used = vec![0.0; count];
    let mut chosen = Vec::new();
    while chosen.len() < 6 && !left.is_empty() {
        let cost = |(a, b): (usize, usize)| {
            ((efforts[a] + efforts[b]) as f64 - aim).abs() + 4.0 * (used[a] + used[b])
        };
        let costs = left.iter().map(|pair| cost(*pair)).enumerate();
        let least = costs.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(place, _)| place);
        let (a, b) = left.remove(least);
        used[a] += 1.0;
        used[b] += 1.0;
        chosen.push((a, b));
    }
    chosen
}
