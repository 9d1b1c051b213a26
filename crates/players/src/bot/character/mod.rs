//! What tells one computer player from another that thinks with the same [`super::normal::Mind`].

mod numbers;
mod occasion;

use super::foresight::Foresight;
use engine::game::Observation;
pub(super) use occasion::{Occasion, Rivals};

/// How a computer player judges. Worths are in armies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Character {
    /// For how many turns income is expected to flow.
    pub horizon: f32,
    /// What a part of a continent is worth beside the whole of it, at most.
    pub partial: f32,
    /// What a whole continent counts beside what it brings in that time.
    pub continents: f32,
    /// What a card counts beside its part of a set.
    pub cards: f32,
    /// What a factory counts beside what it brings in that time.
    pub factories: f32,
    /// What a whole continent of a rival is worth to break, beside its worth to the rival.
    pub breaking: f32,
    /// What harm to rivals counts beside own good.
    pub harm: f32,
    /// What it is worth that a rival is gone, its cards apart.
    pub rival_gone: f32,
    /// How many conquests a chain of attacks looks ahead.
    pub depth: usize,
    /// How many continuations are followed at each step after the first.
    pub width: usize,
    /// Below this probability a conquest is not counted on.
    pub least_chance: f32,
    /// What it costs to leave an army behind.
    pub left_behind: f32,
    /// A chain of attacks must promise this much to be begun.
    pub worthwhile: f32,
    /// A running normal attack is broken off below this probability of conquest.
    pub hopeless: f32,
    /// A normal attack without hope is begun, and goes on, while more armies than this are left: three
    /// dice against two lose less than they kill (A1).
    pub grinds_above: u32,
    /// What an army is worth that stands beside a rival at the end of a chain.
    pub poised: f32,
    /// What the threat to a border counts beside what stands there when reinforcements are placed.
    pub caution: f32,
    /// Starting armies that every border gets before the rest is gathered (X1).
    pub cover: u32,
    /// Whether starting armies are gathered where few meet them, instead of where they could do most (T4).
    pub sheltered: bool,
    /// The smallest blocks of a flanking attack that come to mind (A5).
    pub least_block: u32,
    /// Whether armies of several territories attack together (A5).
    pub pincers: bool,
    /// With this probability the end of a rival in one turn, over all fronts, is worth all there is; from 1 on it is not
    /// thought of.
    pub sweeps_from: f32,
    /// Whether ships come to mind; to who has no land they always do.
    pub sails: bool,
    /// How far turns are thought through to their ends; `None` for who goes by rules of thumb alone.
    pub foresight: Option<Foresight>,
    /// What every attack is worth beside what it brings, as a part of the chance to win, to who thinks turns through.
    pub eager: f32,
    /// What harm to who attacked it last counts beside harm to others.
    pub grudge: f32,
    /// How much it likes to bet, call and bluff at poker: 0 as much as serves best, 1 much more.
    pub nerve: f32,
    /// How often cards are dealt in thought for one number.
    pub deals: u16,
}

impl Character {
    /// Sensible, from one conquest to the next, with all borders covered from the start; who is all but beaten is finished off.
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
        foresight: None,
        eager: 0.0,
        grudge: 1.0,
        nerve: 0.0,
        deals: 80,
    };

    /// Between two with small attacks: it looks to the conquest after the next.
    pub const NORMAL_ALONE: Self = Self { depth: 2, ..Self::NORMAL };

    /// Chains of conquests, all armies gathered from the start, the blocks of attacks as they serve
    /// best.
    pub const HARD: Self =
        Self { depth: 3, width: 2, cover: 1, least_block: 2, sweeps_from: 0.5, ..Self::NORMAL };

    /// The same among several rivals or with large attacks: rivals are pressed harder, what is taken is
    /// less sure to be kept, and worse odds are worth trying.
    pub const HARD_AT_LARGE: Self = Self {
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

    /// Between two with large attacks: armies of several territories attack together, and starting armies are kept safe.
    pub const HARD_AT_LARGE_ALONE: Self =
        Self { pincers: true, sheltered: true, ..Self::HARD_AT_LARGE };

    /// Among several rivals, where turns are thought through to their ends. Where allied lands lie between them wider ones win
    /// fewer games (docs/learning.md).
    pub const HARD_AMONG_SEVERAL: Self =
        Self { foresight: Some(Foresight::NARROW), ..Self::HARD_AT_LARGE };

    /// Longer chains, pressed on while three dice can be thrown, with stacks that stay beside their
    /// rivals. The numbers are those that won most of some hundred thousand games.
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

    /// Between two among whose lands allied ones lie. The numbers come from a search (docs/learning.md).
    pub const EXPERT_AMONG_ALLIES: Self = Self {
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

    /// The same from one conquest to the next but one.
    pub const HARD_AMONG_ALLIES: Self = Self { depth: 2, width: 2, ..Self::EXPERT_AMONG_ALLIES };

    /// With large attacks: armies of several territories attack together, and what is taken counts less
    /// than what rivals lose, as it is soon lost again. Starting armies are kept safe until the first turn.
    pub const EXPERT_AT_LARGE: Self = Self {
        horizon: 2.0,
        depth: 5,
        width: 3,
        pincers: true,
        sheltered: true,
        ..Self::HARD_AT_LARGE
    };

    /// Between two, with numbers that come from a search (docs/learning.md): what is held counts still less, and nothing is
    /// too unlikely to be weighed.
    pub const EXPERT_AT_LARGE_ALONE: Self = Self {
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
        ..Self::EXPERT_AT_LARGE
    };

    /// Among several rivals what is taken counts still less; with large attacks rules of thumb and trials win as many games
    /// as turns that are thought through, and more against those who think so.
    pub const EXPERT_AT_LARGE_AMONG_SEVERAL: Self = Self { horizon: 1.0, ..Self::EXPERT_AT_LARGE };

    /// Among several rivals, where turns are thought through to their ends.
    pub const EXPERT_AMONG_SEVERAL: Self =
        Self { foresight: Some(Foresight::WIDE), ..Self::EXPERT_AT_LARGE_AMONG_SEVERAL };

    /// This far [`super::Expert`] looks ahead where it plays on in thought, many times over.
    const fn in_rollouts(self) -> Self {
        Self { depth: 4, width: 2, ..self }.in_passing()
    }

    /// The same with a rough guess of the cards.
    const fn in_passing(self) -> Self {
        Self { deals: 20, ..self }
    }

    /// How somebody else among several plays on in thought, quickly: on land, without planning the end of a rival.
    const PASSING: Self =
        Self { width: 1, sweeps_from: 1.0, sails: false, ..Self::HARD_AT_LARGE.in_passing() };

    /// How [`super::Normal`] judges in this game.
    pub fn normal(view: &Observation) -> &'static Self {
        match Occasion::of(view) {
            Occasion { rivals: Rivals::One, large_attacks: false, allies: false } => {
                &Self::NORMAL_ALONE
            }
            _ => &Self::NORMAL,
        }
    }

    /// How [`super::Hard`] judges in this game.
    pub fn hard(view: &Observation) -> &'static Self {
        match Occasion::of(view) {
            Occasion { rivals: Rivals::Several, large_attacks: true, .. } => {
                &Self::EXPERT_AT_LARGE_AMONG_SEVERAL
            }
            Occasion { rivals: Rivals::Several, .. } => &Self::HARD_AMONG_SEVERAL,
            Occasion { large_attacks: true, .. } => &Self::HARD_AT_LARGE_ALONE,
            Occasion { allies: true, .. } => &Self::HARD_AMONG_ALLIES,
            // Of several it is one of the last two: now is the time to press.
            Occasion { rivals: Rivals::Last, .. } => &Self::EXPERT,
            _ => &Self::HARD,
        }
    }

    /// How [`super::Expert`] judges in this game.
    pub fn expert(view: &Observation) -> &'static Self {
        match Occasion::of(view) {
            Occasion { rivals: Rivals::Several, large_attacks: false, allies: true } => {
                &Self::HARD_AMONG_SEVERAL
            }
            Occasion { rivals: Rivals::Several, large_attacks: false, .. } => {
                &Self::EXPERT_AMONG_SEVERAL
            }
            occasion => Self::at_once(occasion),
        }
    }

    /// The same by rules of thumb alone: what comes to mind at once.
    pub fn at_once(occasion: Occasion) -> &'static Self {
        match occasion {
            Occasion { rivals: Rivals::Several, .. } => &Self::EXPERT_AT_LARGE_AMONG_SEVERAL,
            Occasion { large_attacks: true, .. } => &Self::EXPERT_AT_LARGE_ALONE,
            Occasion { allies: true, .. } => &Self::EXPERT_AMONG_ALLIES,
            _ => &Self::EXPERT,
        }
    }

    /// How [`super::Expert`] judges where it plays on in thought.
    pub fn rollout(view: &Observation) -> &'static Self {
        const AMONG_SEVERAL: Character =
            Character { width: 1, ..Character::EXPERT_AT_LARGE_AMONG_SEVERAL.in_rollouts() };
        const AT_LARGE: Character = Character::EXPERT_AT_LARGE_ALONE.in_rollouts();
        const AMONG_ALLIES: Character = Character::EXPERT_AMONG_ALLIES.in_rollouts();
        const USUAL: Character = Character::EXPERT.in_rollouts();
        match Occasion::of(view) {
            Occasion { rivals: Rivals::Several, .. } => &AMONG_SEVERAL,
            Occasion { large_attacks: true, .. } => &AT_LARGE,
            Occasion { allies: true, .. } => &AMONG_ALLIES,
            _ => &USUAL,
        }
    }

    /// How the others judge there.
    pub fn others_in_rollouts(view: &Observation) -> &'static Self {
        const AT_LARGE: Character = Character::HARD_AT_LARGE.in_passing();
        const AMONG_ALLIES: Character = Character::HARD_AMONG_ALLIES.in_passing();
        match Occasion::of(view) {
            Occasion { rivals: Rivals::Several, .. } => &Self::PASSING,
            Occasion { large_attacks: true, .. } => &AT_LARGE,
            Occasion { allies: true, .. } => &AMONG_ALLIES,
            _ => &Self::HARD,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{Seat, Seed};
    use engine::game::{AllyPlay, Control, Game, Player, RuleSet, Setup};
    use engine::record::Position;

    /// What is seen as the first of these players begins.
    fn begun(rules: RuleSet, players: usize) -> Observation {
        let seats = Seat::ALL.into_iter().take(players);
        let players = seats.map(|seat| Player::new(seat, Control::Human)).collect();
        let game = Game::new(Setup::new(rules, players, Seed::from_number(1))).unwrap();
        game.observe(game.prompt().unwrap().seat)
    }

    #[test]
    fn expert_looks_far_among_several_but_not_where_allies_lie_between_them() {
        let looks = |rules| Character::expert(&begun(rules, 6)).foresight;
        assert_eq!(looks(RuleSet::NEXT), Some(Foresight::WIDE));
        assert_eq!(looks(RuleSet::NEW_RULES), Some(Foresight::NARROW));
    }

    #[test]
    fn hard_thinks_turns_through_among_several_and_presses_the_last_of_them() {
        let hard = |position: &str| {
            let text = format!("rules next\n{position}\n* Blue 1\nturn Red campaign");
            let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
            *Character::hard(&view)
        };
        let among_several = "players Red Blue Green\nBrazil Red 3\nPeru Green 1";
        assert_eq!(hard(among_several), Character::HARD_AMONG_SEVERAL);
        assert_eq!(hard("players Red Blue\nBrazil Red 3"), Character::HARD);
        assert_eq!(hard("players Red Blue Green\nBrazil Red 3"), Character::EXPERT);
    }

    #[test]
    fn normal_looks_to_the_conquest_after_the_next_against_one_rival() {
        let depth = |rules, players| Character::normal(&begun(rules, players)).depth;
        assert_eq!([depth(RuleSet::NEXT, 2), depth(RuleSet::NEXT, 3)], [2, 1]);
        assert_eq!([depth(RuleSet::NAUTICAL, 2), depth(RuleSet::NEW_RULES, 2)], [1, 1]);
    }

    #[test]
    fn with_large_attacks_hard_attacks_from_several_sides_between_two_too() {
        for players in [2, 3] {
            let hard = Character::hard(&begun(RuleSet::NAUTICAL, players));
            assert!(hard.pincers && hard.sheltered, "{players}");
        }
    }

    #[test]
    fn turns_are_thought_through_among_several_where_attacks_are_small() {
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
            assert_eq!(Character::expert(&view).foresight.is_some(), thinks, "{rules:?}");
            let at_once = Character::at_once(Occasion::of(&view));
            for character in
                [at_once, Character::rollout(&view), Character::others_in_rollouts(&view)]
            {
                assert!(character.foresight.is_none(), "what is thought of in trials is quick");
            }
            for character in [Character::rollout(&view), Character::others_in_rollouts(&view)] {
                let deals = usize::from(character.deals);
                let guesses_cards = rules.ally_play == AllyPlay::Poker;
                assert!(!guesses_cards || deals < usize::from(at_once.deals), "{rules:?}");
            }
        }
    }
}
