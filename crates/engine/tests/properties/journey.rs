//! Random games, and a check that they reach everything.

use std::collections::BTreeSet;

use red_queens_engine::core::{RandomSource, Seat, Seed, Seeded};
use red_queens_engine::game::{
    Action, AllyPlay, Control, Event, ForcedSets, Game, Player, RuleSet, Setup, Start, Victory,
};

/// A game of random legal actions.
pub struct Journey {
    pub game: Game,
    rng: Seeded,
}

impl Journey {
    pub fn new(setup: Setup, seed: u64) -> Self {
        let rng = Seeded::new(Seed::from_number(seed), 0);
        Self { game: Game::new(setup).unwrap(), rng }
    }

    /// Starts a game with a preset and this many seats.
    pub fn of(rules: RuleSet, players: usize, seed: u64) -> Self {
        let players = Seat::ALL[..players].iter().map(|seat| Player::new(*seat, Control::Human));
        let setup = Setup::new(rules, players.collect(), Seed::from_number(seed));
        Self::new(setup, seed + 1_000_000)
    }

    /// Returns a legal action, occasionally one in which a player leaves or joins, or `None` when
    /// the game is over.
    pub fn next_action(&mut self) -> Option<Action> {
        let legal = self.game.legal();
        if self.rng.below(12) == 0 {
            if let Some(ally) = legal.join.first() {
                return Some(Action::Join { ally });
            }
            let leavers = legal.leave.len();
            if leavers > 2 {
                let seat = legal.leave.nth(self.rng.below(6) as usize % leavers)?;
                return Some(Action::Leave { seat });
            }
        }
        legal.sample(&mut self.rng)
    }

    /// Plays a legal action and returns it, or `None` when the game is over.
    pub fn step(&mut self) -> Option<Action> {
        let action = self.next_action()?;
        self.game.play(action.clone()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        Some(action)
    }
}

/// Returns the name of a variant, from its debug output.
fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(', '{']).next().unwrap().to_owned()
}

/// Returns the name of an event, with its subject if several events share a name.
fn told(event: &Event) -> String {
    match event {
        Event::Seat(event) => variant(event),
        Event::Board(event) => variant(event),
        Event::Card(event) => variant(event),
        Event::Land(event) => format!("on land: {}", variant(event)),
        Event::Sea(event) => format!("at sea: {}", variant(event)),
        Event::Ally(event) => variant(event),
        Event::TurnBegan { .. } | Event::Captured { .. } | Event::Poker(_) | Event::Over { .. } => {
            variant(event)
        }
    }
}

#[test]
fn random_play_reaches_every_phase_every_kind_of_action_and_every_event() {
    let (mut phases, mut actions, mut events) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let chosen = RuleSet { deal: red_queens_engine::game::Deal::Chosen, ..RuleSet::NEXT };
    let alone = RuleSet { ally_play: AllyPlay::Off, ..RuleSet::NAUTICAL };
    let allied = RuleSet { ally_play: AllyPlay::Poker, ..RuleSet::NAUTICAL };
    let short = RuleSet { victory: Victory::Rounds(6), ..allied };
    let few_cards = RuleSet { seven_cards: true, forced_sets: ForcedSets::Never, ..short };
    let pocket = RuleSet::RISIKO_POCKET;
    let newer = RuleSet::NEW_RULES;
    let today = [
        (newer, 3),
        (newer, 5),
        (alone, 2),
        (allied, 5),
        (short, 4),
        (short, 3),
        (chosen, 3),
        (pocket, 4),
        (pocket, 3),
        (few_cards, 6),
    ];
    let settled = RuleSet {
        start: Start::Headquarters,
        victory: Victory::Headquarters,
        ..RuleSet::LEGACY_ATTACK
    };
    let reactions = [(RuleSet::LEGACY_ATTACK, 3), (settled, 3)];
    let as_it_was = today.map(|(rules, players)| (rules.without_corrections(), players));
    for (rules, players) in today.into_iter().chain(as_it_was).chain(reactions) {
        for seed in 0..6 {
            let mut journey = Journey::of(rules, players, seed);
            for _ in 0..1_500 {
                phases.insert(variant(journey.game.state().phase()));
                let Some(action) = journey.step() else { break };
                actions.insert(match &action {
                    Action::Sea(action) => format!("at sea: {}", variant(action)),
                    other => variant(other),
                });
                events.extend(journey.game.events().iter().map(told));
            }
        }
    }
    assert_eq!(phases.len(), 36, "{phases:?}");
    assert_eq!(actions.len(), 47, "{actions:?}");
    let rare = ["CaptivesFreed", "FactoryLost"];
    let opening = ["ThrewForStart", "Begins", "DrewObjective", "Scarred"];
    assert_eq!(events.len() + rare.len() + opening.len(), 79, "{events:?}");
}

#[test]
fn games_of_rounds_end_and_all_others_go_on_without_a_halt() {
    for (name, preset) in RuleSet::PRESETS {
        for players in preset.table() {
            let rules = RuleSet { victory: Victory::Rounds(3), ..preset };
            let mut journey = Journey::of(rules, players, 5);
            let played = std::iter::from_fn(|| journey.step()).take(20_000).count();
            assert!(played < 20_000, "{name} with {players} players does not end");
            assert!(!journey.game.outcome().unwrap().winners.is_empty());
        }
    }
}

/// Plays many long games, for `make soak`.
#[test]
#[ignore = "soak: takes minutes"]
fn soak_random_games_run_to_their_end_or_their_bound() {
    let mut over = 0;
    for seed in 0..400 {
        for (_, rules) in RuleSet::PRESETS {
            let all: Vec<usize> = rules.table().collect();
            let players = all[usize::try_from(seed).unwrap() % all.len()];
            let mut journey = Journey::of(rules, players, seed);
            while journey.game.actions().len() < 30_000 && journey.step().is_some() {}
            over += u32::from(journey.game.outcome().is_some());
        }
    }
    assert!(over > 100, "only {over} games came to an end");
}
