//! The heuristic weights that tell apart computer players with the same [`super::normal::Planner`].

mod game_type;
mod tunable;

use super::search_limits::SearchLimits;
use engine::game::{Observation, Victory};
pub(super) use game_type::{GameType, Rivals};

/// The heuristic weights of a computer player. Worths are in armies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct HeuristicWeights {
    /// The number of turns for which income is expected to flow.
    pub horizon: f32,
    /// The most that a part of a continent is worth, as a share of the whole.
    pub partial: f32,
    /// The weight of a whole continent, relative to its income over the horizon.
    pub continents: f32,
    /// The weight of a card, relative to its part of a set.
    pub cards: f32,
    /// The weight of a factory, relative to its output over the horizon.
    pub factories: f32,
    /// The weight of breaking a rival's continent, relative to its worth to the rival.
    pub breaking: f32,
    /// The weight of harm to rivals, relative to the player's own gain.
    pub harm: f32,
    /// The worth of eliminating a rival, not counting its cards.
    pub rival_gone: f32,
    /// The number of conquests that a chain of attacks looks ahead.
    pub depth: usize,
    /// The number of continuations followed at each step after the first.
    pub width: usize,
    /// The lowest probability of a conquest that a plan counts on.
    pub least_chance: f32,
    /// The cost of leaving an army behind.
    pub left_behind: f32,
    /// The least worth for which a chain of attacks is begun.
    pub worthwhile: f32,
    /// The probability of conquest below which a running normal attack is broken off.
    pub hopeless: f32,
    /// The number of armies above which a hopeless normal attack is begun or continued: three dice
    /// against two lose less than they kill (A1).
    pub grinds_above: u32,
    /// The worth of an army that stands beside a rival at the end of a chain.
    pub poised: f32,
    /// The weight of a threat to a border, relative to the armies there, when reinforcements are
    /// placed.
    pub caution: f32,
    /// The starting armies that every border gets before the rest is gathered (X1).
    pub cover: u32,
    /// True to gather starting armies where few rivals meet them, instead of where they could do
    /// most (T4).
    pub sheltered: bool,
    /// The smallest block that a flanking attack considers (A5).
    pub least_block: u32,
    /// True to attack with the armies of several territories together (A5).
    pub pincers: bool,
    /// The probability of eliminating a rival in one turn, over all fronts, from which nothing else
    /// matters; such a sweep isn't considered from 1 on.
    pub sweeps_from: f32,
    /// True to consider ships; a player without land always does.
    pub sails: bool,
    /// The depth of lookahead to the end of the turn; `None` for the heuristic policy alone.
    pub search_limits: Option<SearchLimits>,
    /// The bonus for each attack, as a part of the chance to win, when turns are searched.
    pub eager: f32,
    /// The weight of harm to the last attacker, relative to harm to others.
    pub grudge: f32,
    /// The inclination to bet, call and bluff at poker: 0 for the best policy, 1 for far more.
    pub nerve: f32,
    /// The number of simulated deals for one estimate.
    pub deals: u16,
}

impl HeuristicWeights {
    /// Sensible play, one conquest at a time, with all borders covered from the start; a rival that
    /// is nearly beaten is finished off.
    pub const NORMAL: Self = Self {
        horizon: 5.0,
        partial: 0.5,
        continents: 1.0,
        cards: 1.0,
        factories: 1.0,
        breaking: 1.0,
        harm: 1.0,
        rival_gone: 6.0,
        depth: 1,
        width: 1,
        least_chance: 0.4,
        left_behind: 0.4,
        worthwhile: 0.6,
        hopeless: 0.4,
        grinds_above: u32::MAX,
        poised: 0.0,
        caution: 1.0,
        cover: 2,
        sheltered: false,
        least_block: 3,
        pincers: false,
        sweeps_from: 0.97,
        sails: true,
        search_limits: None,
        eager: 0.0,
        grudge: 1.0,
        nerve: 0.0,
        deals: 80,
    };

    /// The weights of `normal` for two players without massed attacks, which look two conquests
    /// ahead.
    pub const NORMAL_ONE_RIVAL: Self = Self { depth: 2, ..Self::NORMAL };

    /// Chains of conquests, all armies gathered from the start, and attack blocks of whatever size
    /// serves best.
    pub const HARD: Self =
        Self { depth: 3, width: 2, cover: 1, least_block: 2, sweeps_from: 0.5, ..Self::NORMAL };

    /// The same among several rivals or with massed attacks: presses rivals harder, expects to keep
    /// less of what it takes, and accepts worse odds.
    pub const HARD_MASSED: Self = Self {
        horizon: 4.0,
        partial: 0.56,
        breaking: 1.6,
        harm: 1.64,
        depth: 4,
        least_chance: 0.2,
        left_behind: 0.2,
        worthwhile: 1.0,
        hopeless: 0.25,
        poised: 0.05,
        caution: 1.4,
        ..Self::HARD
    };

    /// The weights of `hard` for two players with massed attacks: armies of several territories
    /// attack together, and starting armies are kept safe.
    pub const HARD_MASSED_ONE_RIVAL: Self =
        Self { pincers: true, sheltered: true, ..Self::HARD_MASSED };

    /// The weights of `hard` among several rivals, with turns searched to their ends. With neutral
    /// armies between the players, wider searches win fewer games (crates/lab/rollouts.md).
    pub const HARD_SEVERAL_RIVALS: Self =
        Self { search_limits: Some(SearchLimits::NARROW), ..Self::HARD_MASSED };

    /// Longer chains, pressed on while three dice can be rolled, with stacks that stay beside their
    /// rivals. These weights won most often in some hundred thousand games.
    pub const EXPERT: Self = Self {
        partial: 0.4,
        breaking: 1.2,
        harm: 1.64,
        depth: 9,
        width: 3,
        left_behind: 0.0,
        hopeless: 0.25,
        grinds_above: 3,
        poised: 0.19,
        caution: 1.4,
        ..Self::HARD
    };

    /// The weights of `expert` for two players with neutral armies among them, found by a search
    /// (crates/lab/learning.md).
    pub const EXPERT_WITH_ALLIES: Self = Self {
        horizon: 1.44,
        partial: 0.3,
        continents: 2.48,
        cards: 0.32,
        factories: 2.32,
        breaking: 1.3,
        harm: 0.38,
        least_chance: 0.27,
        left_behind: 0.51,
        worthwhile: 0.49,
        hopeless: 0.13,
        poised: 0.13,
        caution: 2.4,
        ..Self::EXPERT
    };

    /// The same, looking only two conquests ahead.
    pub const HARD_WITH_ALLIES: Self = Self { depth: 2, width: 2, ..Self::EXPERT_WITH_ALLIES };

    /// The weights of `expert` with massed attacks: armies of several territories attack together,
    /// and conquests count less than the losses of rivals, since they are soon lost again. Starting
    /// armies are kept safe until the first turn.
    pub const EXPERT_MASSED: Self = Self {
        horizon: 2.0,
        depth: 5,
        width: 3,
        pincers: true,
        sheltered: true,
        ..Self::HARD_MASSED
    };

    /// The weights of `expert` for two players with massed attacks, found by a search
    /// (crates/lab/learning.md): territories count still less, and no chance is too small to
    /// consider.
    pub const EXPERT_MASSED_ONE_RIVAL: Self = Self {
        horizon: 0.66,
        partial: 1.12,
        continents: 0.83,
        cards: 0.77,
        factories: 0.72,
        breaking: 1.05,
        harm: 1.64,
        least_chance: 0.01,
        left_behind: 0.63,
        worthwhile: 0.64,
        hopeless: 0.62,
        poised: 0.16,
        caution: 0.75,
        ..Self::EXPERT_MASSED
    };

    /// Among several rivals, conquests count still less. With massed attacks, heuristics and
    /// rollouts win as many games as searching whole turns does, and more against players that
    /// search.
    pub const EXPERT_MASSED_SEVERAL_RIVALS: Self = Self { horizon: 1.0, ..Self::EXPERT_MASSED };

    /// Among several rivals, with turns searched to their ends.
    pub const EXPERT_SEVERAL_RIVALS: Self =
        Self { search_limits: Some(SearchLimits::WIDE), ..Self::EXPERT_MASSED_SEVERAL_RIVALS };

    /// The weights of `hard` with a wider search, among several rivals in games won by headquarters.
    /// The weights above and the specialised networks come from other games, and win fewer of these
    /// (crates/lab/strength.md).
    pub const EXPERT_HEADQUARTERS: Self = Self {
        search_limits: Some(SearchLimits { specialised: false, ..SearchLimits::WIDE }),
        ..Self::HARD_SEVERAL_RIVALS
    };

    /// Limits the lookahead to that of [`super::Expert`] in its many rollouts.
    const fn in_rollouts(self) -> Self {
        Self { depth: 4, width: 2, ..self }.with_few_deals()
    }

    /// Returns the same weights with a rough estimate of the cards.
    const fn with_few_deals(self) -> Self {
        Self { deals: 20, ..self }
    }

    /// The weights of other players in rollouts among several: fast, on land only, without planning
    /// to eliminate a rival.
    const FAST: Self =
        Self { width: 1, sweeps_from: 1.0, sails: false, ..Self::HARD_MASSED.with_few_deals() };

    /// Returns the weights of [`super::Normal`] for this game.
    pub fn normal(view: &Observation) -> &'static Self {
        match GameType::of(view) {
            GameType { rivals: Rivals::One, large_attacks: false, allies: false } => {
                &Self::NORMAL_ONE_RIVAL
            }
            _ => &Self::NORMAL,
        }
    }

    /// Returns the weights of [`super::Hard`] for this game.
    pub fn hard(view: &Observation) -> &'static Self {
        match GameType::of(view) {
            GameType { rivals: Rivals::Several, large_attacks: true, .. } => {
                &Self::EXPERT_MASSED_SEVERAL_RIVALS
            }
            GameType { rivals: Rivals::Several, .. } => &Self::HARD_SEVERAL_RIVALS,
            GameType { large_attacks: true, .. } => &Self::HARD_MASSED_ONE_RIVAL,
            GameType { allies: true, .. } => &Self::HARD_WITH_ALLIES,
            // One of the last two of several players: time to press.
            GameType { rivals: Rivals::Last, .. } => &Self::EXPERT,
            _ => &Self::HARD,
        }
    }

    /// Returns the weights of [`super::Expert`] for this game.
    pub fn expert(view: &Observation) -> &'static Self {
        match GameType::of(view) {
            GameType { rivals: Rivals::Several, large_attacks: false, allies: true } => {
                &Self::HARD_SEVERAL_RIVALS
            }
            GameType { rivals: Rivals::Several, large_attacks: false, .. } => {
                let by_headquarters = view.table().rules().victory == Victory::Headquarters;
                if by_headquarters {
                    &Self::EXPERT_HEADQUARTERS
                } else {
                    &Self::EXPERT_SEVERAL_RIVALS
                }
            }
            game_type => Self::heuristic_policy(game_type),
        }
    }

    /// Returns the expert's weights for the heuristic policy alone, without search.
    pub fn heuristic_policy(game_type: GameType) -> &'static Self {
        match game_type {
            GameType { rivals: Rivals::Several, .. } => &Self::EXPERT_MASSED_SEVERAL_RIVALS,
            GameType { large_attacks: true, .. } => &Self::EXPERT_MASSED_ONE_RIVAL,
            GameType { allies: true, .. } => &Self::EXPERT_WITH_ALLIES,
            _ => &Self::EXPERT,
        }
    }

    /// Returns the weights of [`super::Expert`] for its own moves in rollouts.
    pub fn rollout(view: &Observation) -> &'static Self {
        const SEVERAL_RIVALS: HeuristicWeights = HeuristicWeights {
            width: 1,
            ..HeuristicWeights::EXPERT_MASSED_SEVERAL_RIVALS.in_rollouts()
        };
        const MASSED: HeuristicWeights = HeuristicWeights::EXPERT_MASSED_ONE_RIVAL.in_rollouts();
        const WITH_ALLIES: HeuristicWeights = HeuristicWeights::EXPERT_WITH_ALLIES.in_rollouts();
        const USUAL: HeuristicWeights = HeuristicWeights::EXPERT.in_rollouts();
        match GameType::of(view) {
            GameType { rivals: Rivals::Several, .. } => &SEVERAL_RIVALS,
            GameType { large_attacks: true, .. } => &MASSED,
            GameType { allies: true, .. } => &WITH_ALLIES,
            _ => &USUAL,
        }
    }

    /// Returns the weights of the other players in those rollouts.
    pub fn others_in_rollouts(view: &Observation) -> &'static Self {
        const MASSED: HeuristicWeights = HeuristicWeights::HARD_MASSED.with_few_deals();
        const WITH_ALLIES: HeuristicWeights = HeuristicWeights::HARD_WITH_ALLIES.with_few_deals();
        match GameType::of(view) {
            GameType { rivals: Rivals::Several, .. } => &Self::FAST,
            GameType { large_attacks: true, .. } => &MASSED,
            GameType { allies: true, .. } => &WITH_ALLIES,
            _ => &Self::HARD,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{Seat, Seed};
    use engine::game::{AllyPlay, Control, Game, Player, RuleSet, Setup, Start};
    use engine::record::Position;

    /// Returns the first player's view at the start of a game of this many players.
    fn begun(rules: RuleSet, players: usize) -> Observation {
        let seats = Seat::ALL.into_iter().take(players);
        let players = seats.map(|seat| Player::new(seat, Control::Human)).collect();
        let game = Game::new(Setup::new(rules, players, Seed::from_number(1))).unwrap();
        game.observe(game.prompt().unwrap().seat)
    }

    #[test]
    fn expert_looks_far_among_several_but_not_where_allies_lie_between_them() {
        let looks = |rules| HeuristicWeights::expert(&begun(rules, 6)).search_limits;
        assert_eq!(looks(RuleSet::NEXT), Some(SearchLimits::WIDE));
        assert_eq!(looks(RuleSet::NEW_RULES), Some(SearchLimits::NARROW));
    }

    #[test]
    fn expert_weighs_games_by_headquarters_as_hard_does_and_looks_further() {
        let rules = RuleSet {
            start: Start::Headquarters,
            victory: Victory::Headquarters,
            ..RuleSet::LEGACY_ATTACK
        };
        let view = begun(rules, 3);
        let [expert, hard] = [HeuristicWeights::expert(&view), HeuristicWeights::hard(&view)];
        let as_far = HeuristicWeights { search_limits: hard.search_limits, ..*expert };
        assert_eq!(as_far, *hard);
        let limits = expert.search_limits.unwrap();
        assert!(limits.width > 1 && !limits.specialised);
        let usual = HeuristicWeights::expert(&begun(RuleSet::LEGACY_ATTACK, 3));
        assert_eq!(*usual, HeuristicWeights::EXPERT_SEVERAL_RIVALS);
    }

    #[test]
    fn hard_searches_turns_among_several_and_presses_the_last_of_them() {
        let hard = |position: &str| {
            let text = format!("rules next\n{position}\n* Blue 1\nturn Red campaign");
            let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
            *HeuristicWeights::hard(&view)
        };
        let among_several = "players Red Blue Green\nBrazil Red 3\nPeru Green 1";
        assert_eq!(hard(among_several), HeuristicWeights::HARD_SEVERAL_RIVALS);
        assert_eq!(hard("players Red Blue\nBrazil Red 3"), HeuristicWeights::HARD);
        assert_eq!(hard("players Red Blue Green\nBrazil Red 3"), HeuristicWeights::EXPERT);
    }

    #[test]
    fn normal_looks_to_the_conquest_after_the_next_against_one_rival() {
        let depth = |rules, players| HeuristicWeights::normal(&begun(rules, players)).depth;
        assert_eq!([depth(RuleSet::NEXT, 2), depth(RuleSet::NEXT, 3)], [2, 1]);
        assert_eq!([depth(RuleSet::NAUTICAL, 2), depth(RuleSet::NEW_RULES, 2)], [1, 1]);
    }

    #[test]
    fn with_large_attacks_hard_attacks_from_several_sides_between_two_too() {
        for players in [2, 3] {
            let hard = HeuristicWeights::hard(&begun(RuleSet::NAUTICAL, players));
            assert!(hard.pincers && hard.sheltered, "{players}");
        }
    }

    #[test]
    fn turns_are_searched_among_several_where_attacks_are_small() {
        for (rules, players, thinks) in [
            (RuleSet::NEXT, 3, true),
            (RuleSet::NEW_RULES, 3, true),
            (RuleSet::NAUTICAL, 3, false),
            (RuleSet { large_attacks: true, ..RuleSet::NEXT }, 3, false),
            (RuleSet::NEXT, 2, false),
            (RuleSet::NAUTICAL, 2, false),
            (RuleSet::NEW_RULES, 2, false),
        ] {
            let view = begun(rules, players);
            assert_eq!(
                HeuristicWeights::expert(&view).search_limits.is_some(),
                thinks,
                "{rules:?}"
            );
            let at_once = HeuristicWeights::heuristic_policy(GameType::of(&view));
            for weights in [
                at_once,
                HeuristicWeights::rollout(&view),
                HeuristicWeights::others_in_rollouts(&view),
            ] {
                assert!(weights.search_limits.is_none(), "rollouts are quick");
            }
            for weights in
                [HeuristicWeights::rollout(&view), HeuristicWeights::others_in_rollouts(&view)]
            {
                let deals = usize::from(weights.deals);
                let guesses_cards = rules.ally_play == AllyPlay::Poker;
                assert!(!guesses_cards || deals < usize::from(at_once.deals), "{rules:?}");
            }
        }
    }
}
