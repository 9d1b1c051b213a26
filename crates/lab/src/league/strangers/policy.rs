//! A stranger: a policy for the land, with the same answers as all others to everything else.

use engine::battle::Post;
use engine::game::{
    Action, Aim, Ask, Choice, Force, Legal, Observation, Phase, Purchase, Until, Victory,
};
use engine::world::{Territory, TerritorySet};
use players::bot::{Bot, Normal};

use super::table::StrangerView;

/// The least chance of an attack that serves a stranger's objective.
const SERVES: f64 = 0.6;

/// The idea of a stranger: where its armies go, and what it attacks. Everything is worked out from
/// the table, so that the same position gives the same answer.
pub(super) trait Policy {
    /// Returns the territory that the next reinforcements or starting armies go to, and how many
    /// of those `left` go there.
    fn place(&self, table: &StrangerView, left: u32) -> Option<(Territory, u32)>;

    /// Returns the next attack of a turn: from where, on what. `None` ends the campaign.
    fn attack(&self, table: &StrangerView) -> Option<(Territory, Territory)>;

    /// Returns the chance below which a battle is broken off, after at least one roll.
    fn nerve(&self) -> f64 {
        0.4
    }

    /// Returns `true` if it turns in a set where it needn't.
    fn turns_in(&self, _table: &StrangerView) -> bool {
        true
    }

    /// Returns how many of `most` armies follow a conquest. By default all do, unless the foreign
    /// armies are only at the place that they leave.
    fn advance(&self, table: &StrangerView, from: Territory, to: Territory, most: u32) -> u32 {
        let stays = table.foes_beside(to).is_empty() && !table.foes_beside(from).is_empty();
        if stays { 0 } else { most }
    }
}

/// A player that follows a policy. What the policy doesn't cover (the first territories, how a
/// massed attack goes on, ships, militia, allies, poker, discards) it does as the level `normal`.
pub(super) struct Stranger {
    policy: Box<dyn Policy>,
    others: Normal,
}

impl Stranger {
    /// Creates the player of a policy.
    pub fn new(policy: Box<dyn Policy>, seed: u64) -> Self {
        Self { policy, others: Normal::new(seed) }
    }

    /// Returns the answer to a question that the policy covers.
    fn answer(&self, table: &StrangerView, legal: &Legal) -> Option<Action> {
        match table.view.prompt()?.ask {
            Ask::Garrison { left } => self.garrison(table, left, legal),
            Ask::Reinforce { left, forced } => {
                let wants = forced || self.policy.turns_in(table);
                wants.then(|| best_set(table, legal)).flatten().or_else(|| {
                    let (territory, armies) = self.policy.place(table, left)?;
                    Some(Action::Deploy { territory, armies: armies.clamp(1, left.max(1)) })
                })
            }
            Ask::Campaign => serving_attack(table)
                .or_else(|| self.policy.attack(table))
                .map(|(from, to)| table.attack_action(from, to))
                .or_else(|| expansion(legal)),
            Ask::Battle { large: false, .. } => self.roll(table, legal),
            Ask::Advance { from: Post::Land(from), to, most } => {
                let armies = self.policy.advance(table, from, to, most).min(most);
                Some(Action::Advance { armies })
            }
            Ask::Transfer => transfer(table, legal),
            Ask::Draw => Some(Action::Draw),
            _ => None,
        }
    }

    /// Places starting armies.
    fn garrison(&self, table: &StrangerView, left: u32, legal: &Legal) -> Option<Action> {
        let most = legal.choices.iter().find_map(|choice| {
            if let Choice::Garrison { most, .. } = choice { Some(*most) } else { None }
        })?;
        let (territory, armies) = self.policy.place(table, left)?;
        Some(Action::Garrison { territory, armies: armies.clamp(1, most) })
    }

    /// Rolls, or breaks off where too little is to be hoped for.
    fn roll(&self, table: &StrangerView, legal: &Legal) -> Option<Action> {
        let Phase::Battle(battle) = table.state.phase() else { return None };
        let Force::Normal(Post::Land(from)) = battle.force else { return None };
        let goes_on = table.chance(from, battle.to) >= self.policy.nerve();
        if battle.rolls > 0 && !goes_on && legal.allows(&Action::Halt) {
            return Some(Action::Halt);
        }
        let (_, most) = table.state.normal_dice(from);
        Some(Action::Roll { dice: u8::try_from(most).ok()?, until: Until::Once })
    }

    /// Returns the answer of the level, for questions that the policy doesn't cover. In a campaign
    /// that is only what ships do; the land belongs to the policy.
    fn other_answer(&mut self, view: &Observation, legal: &Legal) -> Action {
        let usual = self.others.decide(view, legal);
        let is_campaign = view.prompt().is_some_and(|it| it.ask == Ask::Campaign);
        if !is_campaign || matches!(usual, Action::Sea(_)) || !legal.allows(&Action::Done) {
            return usual;
        }
        Action::Done
    }
}

impl Bot for Stranger {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let answer = StrangerView::new(view).and_then(|table| self.answer(&table, legal));
        let answer = answer.filter(|action| legal.allows(action));
        answer.unwrap_or_else(|| self.other_answer(view, legal))
    }
}

/// Returns the set for armies that shows the most own territories.
fn best_set(table: &StrangerView, legal: &Legal) -> Option<Action> {
    let sets = legal.choices.iter().find_map(|choice| {
        let Choice::TurnIn { hand, sets, buy: Purchase::Armies } = choice else { return None };
        Some(hand.sets_of(*sets))
    })?;
    let cards = sets.max_by_key(|cards| table.state.shown(*cards).count())?;
    Some(Action::TurnIn { cards, buy: Purchase::Armies })
}

/// Returns an attack that serves the objective or takes a headquarters, if it is likely to
/// succeed: no stranger forgets how its game is won.
fn serving_attack(table: &StrangerView) -> Option<(Territory, Territory)> {
    let state = table.state;
    let aim = table.view.objective().map(|it| state.aim(table.player, it));
    let headquarters = match state.rules().victory {
        Victory::Headquarters => state.legacy().all_headquarters(),
        _ => TerritorySet::EMPTY,
    };
    let serves = |to: Territory| {
        headquarters.contains(to)
            || match aim {
                Some(Aim::Continents(both)) => both.contains(&to.continent()),
                Some(Aim::Eliminate(seat)) => table.owner(to) == Some(seat),
                Some(Aim::Territories(_)) | None => false,
            }
    };
    table
        .best_attack(SERVES, |from, to| f64::from(u8::from(serves(to))) + table.chance(from, to))
        .filter(|(_, to)| serves(*to))
}

/// Moves half of the largest stack beside empty land into it.
fn expansion(legal: &Legal) -> Option<Action> {
    let choices = legal.choices.iter().filter_map(|choice| {
        let Choice::Expand { from, to, most } = choice else { return None };
        Some((*most, *from, to.first()?))
    });
    let (most, from, to) = choices.max_by_key(|(most, ..)| *most)?;
    Some(Action::Expand { from, to, armies: most.div_ceil(2) })
}

/// Moves the largest stack behind the front a step towards it.
fn transfer(table: &StrangerView, legal: &Legal) -> Option<Action> {
    let moves = legal.choices.iter().filter_map(|choice| {
        if let Choice::Transfer { from, to, most } = choice {
            Some((*from, *to, *most))
        } else {
            None
        }
    });
    let nearer = moves.filter_map(|(from, to, most)| {
        let steps = table.steps_to_front(from);
        let to = to.iter().min_by_key(|to| table.steps_to_front(*to))?;
        (table.steps_to_front(to) < steps).then_some((most, from, to))
    });
    let (armies, from, to) = nearer.max_by_key(|(most, ..)| *most)?;
    Some(Action::Transfer { from, to, armies })
}
