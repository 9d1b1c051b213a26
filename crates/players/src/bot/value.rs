//! The worth of territories, in armies.

use super::heuristics::HeuristicWeights;
use super::holdings::{Holdings, set_worth, weight};
use super::objective::Objectives;
use super::view::View;
use engine::core::{BySeat, Seat};
use engine::game::{FACTORY_ARMIES, Role};
use engine::world::{Continent, Territory, TerritorySet};

/// The number of territories at which a rival is worth finishing off.
const NEARLY_GONE: usize = 4;

/// The worth of taking one of a rival's last territories, as a share of the rival's elimination.
const FINISHING: f32 = 0.25;

/// The least weight of harm to the weakest of several rivals.
const LEAST_HARM: f32 = 0.1;

/// The weight of an ally's own gain for the player who commands it for a turn.
const ALLYS_GOOD: f32 = 0.15;

/// The weight of an ally's army for the player who commands it for a turn.
const ALLYS_ARMY: f32 = 0.3;

/// The average number of armies on a territory from which the board is crowded. Armies are worth
/// less on a crowded board; otherwise rich players would wait for ever.
const CROWDED: f32 = 10.0;

#[derive(Debug, Clone, Copy)]
struct ContinentWorth {
    territories: TerritorySet,
    size: f32,
    whole: f32,
    /// The worth of its parts, all but one together.
    partial: f32,
}

impl ContinentWorth {
    fn new(continent: Continent, weights: &HeuristicWeights) -> Self {
        let territories = continent.territories();
        let whole =
            weights.continents * weight(continent.bonus()) * weights.horizon * continent.hold();
        Self { territories, size: weight_of(territories), whole, partial: weights.partial * whole }
    }
}

/// The worth of territories to the viewer.
#[derive(Clone)]
pub(super) struct Values<'a> {
    view: View<'a>,
    /// The continents, in order.
    continents: Vec<ContinentWorth>,
    /// The weight of harm to a seat, relative to the viewer's gain.
    harm: BySeat<f32>,
    /// The worth of a seat's cards to the player who takes them.
    cards: BySeat<f32>,
    /// The victory condition, where it is a secret objective.
    objectives: Objectives,
    /// The worth of one card.
    pub card: f32,
    /// The worth of one of the viewer's armies; 1 unless the board is crowded.
    pub army: f32,
}

impl<'a> Values<'a> {
    pub fn new(view: View<'a>) -> Self {
        let card = card_worth(&view);
        let sizes = view.observation.hand_sizes();
        Self {
            view,
            continents: view
                .world()
                .continents()
                .map(|it| ContinentWorth::new(it, view.weights))
                .collect(),
            harm: harm(&view),
            cards: BySeat::from_fn(|seat| card * f32::from(sizes[seat])),
            objectives: Objectives::new(&view),
            card,
            army: army_worth(&view) * if view.is_ally() { ALLYS_ARMY } else { 1.0 },
        }
    }

    /// Returns the territories that each seat holds now.
    pub fn holdings(&self) -> Holdings {
        BySeat::from_fn(|seat| self.view.board().held(seat))
    }

    /// Returns the worth of taking a territory.
    pub fn gain(&self, holdings: &Holdings, territory: Territory) -> f32 {
        let owner = self.view.board().owner(territory);
        let hindering =
            owner.map_or(0.0, |owner| self.objectives.hindering(holdings, owner, territory));
        let aim = self.objectives.own_gain(holdings, self.view.me, territory, owner);
        let land = self.own_gain(holdings, territory) + self.loss_of_owner(holdings, territory);
        land + aim + hindering
    }

    /// Returns the worth of holding a territory, whoever loses it.
    pub fn own_gain(&self, holdings: &Holdings, territory: Territory) -> f32 {
        let mine = holdings[self.view.me];
        let continent = territory.continent();
        let good = if self.view.is_ally() { ALLYS_GOOD } else { 1.0 };
        let own = self.view.weights.horizon / 3.0 + self.continent(continent, mine.with(territory))
            - self.continent(continent, mine)
            + self.factory_worth(territory);
        good * own
    }

    /// Returns the cost of losing one of the viewer's territories.
    pub fn loss(&self, territory: Territory) -> f32 {
        let held = self.view.held();
        let continent = territory.continent();
        let after = held - TerritorySet::only(territory);
        self.view.weights.horizon / 3.0 + self.continent(continent, held)
            - self.continent(continent, after)
            + self.factory_worth(territory)
    }

    fn loss_of_owner(&self, holdings: &Holdings, territory: Territory) -> f32 {
        let Some(owner) = self.view.board().owner(territory) else { return 0.0 };
        let theirs = holdings[owner];
        let continent = territory.continent();
        let whole = continent.territories().is_subset(theirs);
        let breaking = self.view.weights.breaking;
        let continent = if whole { breaking * self.continent(continent, theirs) } else { 0.0 };
        let loss = self.view.weights.horizon / 3.0 + continent + self.factory_worth(territory);
        self.harm[owner] * loss + self.finishing(owner, theirs)
    }

    /// Returns the worth of taking one of a rival's last territories.
    fn finishing(&self, owner: Seat, theirs: TerritorySet) -> f32 {
        if theirs.len() > NEARLY_GONE {
            return 0.0;
        }
        let last = theirs.len() <= 1 && !self.view.state.fleet().is_afloat(owner);
        self.prize(owner) * if last { 1.0 } else { FINISHING }
    }

    /// Returns the worth of eliminating a rival: its cards and its absence.
    pub fn prize(&self, rival: Seat) -> f32 {
        if self.view.state.role(rival) == Role::Player {
            self.cards[rival] + self.view.weights.rival_gone
        } else {
            0.0
        }
    }

    /// Returns the worth of a continent to the holder of these territories; the last missing ones
    /// count most.
    pub fn continent(&self, continent: Continent, held: TerritorySet) -> f32 {
        let ContinentWorth { territories, size, whole, partial } =
            self.continents[continent.index()];
        let share = weight_of(territories & held) / size;
        if share >= 1.0 { whole } else { partial * share * share }
    }

    /// Returns the worth to the viewer of destroying one army of a seat.
    pub fn harm(&self, seat: Seat) -> f32 {
        self.harm[seat] * self.army
    }

    /// Returns the worth of a factory over the horizon (T7).
    pub fn factory_worth(&self, territory: Territory) -> f32 {
        let weights = self.view.weights;
        let brings = weight(FACTORY_ARMIES * self.view.board().factories(territory));
        weights.factories * brings * weights.horizon
    }

    /// Returns the worth to the viewer of destroying one army of a territory's owner.
    pub fn kill(&self, territory: Territory) -> f32 {
        self.view.board().owner(territory).map_or(0.0, |owner| self.harm[owner] * self.army)
    }
}

fn army_worth(view: &View) -> f32 {
    let territories = view.world().territories();
    let all: f32 = territories.iter().map(|territory| weight(view.armies(territory))).sum();
    let average = all / weight_of(territories);
    (CROWDED / average.max(1.0)).min(1.0)
}

/// Returns the worth of a card, about a third of a set.
fn card_worth(view: &View) -> f32 {
    view.weights.cards * (set_worth(view.state) / 3.0 + 0.5)
}

/// Returns the weight of harm to each seat. Against a single rival, it counts as much as the
/// viewer's gain; among several, the strongest counts most. Harm to allies is worth nothing.
fn harm(view: &View) -> BySeat<f32> {
    let strength = |seat: Seat| weight(view.state.total_armies(seat));
    let all: f32 = view.rivals().map(strength).sum();
    BySeat::from_fn(|seat| match view.state.role(seat) {
        Role::Player if view.is_foe(seat) => {
            view.grudge(Some(seat))
                * view.weights.harm
                * (LEAST_HARM + (1.0 - LEAST_HARM) * strength(seat) / all.max(1.0))
        }
        _ => 0.0,
    })
}

fn weight_of(territories: TerritorySet) -> f32 {
    weight(u32::try_from(territories.len()).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Position;
    use engine::world::names::{Alberta, Brazil};

    /// Returns the worth of all of South America, of a card, and of a factory in Alberta.
    fn worths(weights: &HeuristicWeights) -> [f32; 3] {
        let position = "rules nautical\nplayers Red Blue\nBrazil Red 3\nAlberta Red 3 factory\n* Blue 1\nturn Red campaign";
        let view = Position::parse(position).unwrap().observe(Some(Seat::Red));
        let values = Values::new(View::new(&view, weights).unwrap());
        let continent = Brazil.continent();
        let whole = values.continent(continent, continent.territories());
        [whole, values.card, values.factory_worth(Alberta)]
    }

    #[test]
    fn continents_cards_and_factories_count_as_weighted() {
        let plain = worths(&HeuristicWeights::HARD);
        assert!(plain.iter().all(|worth| *worth > 0.0), "{plain:?}");
        let other = HeuristicWeights {
            continents: 2.0,
            cards: 0.5,
            factories: 4.0,
            ..HeuristicWeights::HARD
        };
        for ((worth, plain), times) in worths(&other).into_iter().zip(plain).zip([2.0, 0.5, 4.0]) {
            assert!((worth - times * plain).abs() < 1e-4, "{worth} {plain}");
        }
    }
}
