//! Players with exploration (epsilon-greedy), to reach positions that good players would avoid.

use engine::core::{RandomSource, Seed, Seeded};
use engine::game::{Action, Ask, Choice, Legal, Observation};
use players::bot::Bot;

/// The last round in which a patient player is patient.
const MOST_PATIENT: u32 = 12;

/// The numbers of territory cards from which a player turns in sets, one of them at random.
const HOARDS: [usize; 6] = [0, 0, 4, 5, 6, 8];

/// The placement of starting stacks by an exploring player.
#[derive(Debug, Clone, Copy)]
enum GarrisonPlacement {
    /// The usual territories.
    Usual,
    /// Random territories, one after the other.
    Anywhere,
    /// A few territories, which follow from this number.
    Few(u32),
}

/// A player that sometimes deviates from its usual moves.
pub(super) struct Explorer {
    usual: Box<dyn Bot>,
    chance: Seeded,
    /// The percentage of decisions made at random.
    epsilon: u32,
    placement: GarrisonPlacement,
    /// The last round in which it is content with one conquest a turn, and gathers armies and
    /// cards.
    patient_until: u32,
    /// The number of territory cards below which it keeps its sets, unless they are forced.
    hoards_to: usize,
}

impl Explorer {
    /// Creates a player that makes this percentage of its decisions at random.
    pub fn seated(usual: Box<dyn Bot>, seed: u64, epsilon: u32) -> Box<dyn Bot> {
        if epsilon == 0 {
            return usual;
        }
        let mut chance = Seeded::new(Seed::from_number(seed), u64::MAX - 1);
        let placement = match chance.below(4) {
            0 => GarrisonPlacement::Anywhere,
            1 => GarrisonPlacement::Few(chance.below(1 << 16)),
            _ => GarrisonPlacement::Usual,
        };
        let patience = chance.below(2) * chance.below(MOST_PATIENT + 1);
        let hoards_to = HOARDS.get(chance.below(6) as usize).copied().unwrap_or_default();
        Box::new(Self { usual, chance, epsilon, placement, patient_until: patience, hoards_to })
    }

    /// Returns `true` if it has all it wants from this turn.
    fn is_content(&self, view: &Observation) -> bool {
        let turn = view.table().turn();
        turn.conquered && turn.round <= self.patient_until
    }

    /// Returns the legal actions without turning in sets, while it keeps them.
    fn keeping_sets(&self, view: &Observation, legal: &Legal) -> Option<Legal> {
        let is_free = matches!(view.prompt()?.ask, Ask::Reinforce { forced: false, .. });
        (is_free && view.hand().len() < self.hoards_to).then(|| {
            let kept = |choice: &&Choice| !matches!(choice, Choice::TurnIn { .. });
            Legal { choices: legal.choices.iter().filter(kept).cloned().collect(), ..*legal }
        })
    }

    fn explores(&mut self) -> bool {
        self.chance.below(100) < self.epsilon
    }

    /// Places armies on one of the legal territories.
    fn anywhere(&mut self, legal: &Legal) -> Option<Action> {
        let number = self.chance.below(1 << 16);
        placed(legal, number)
    }
}

/// Places armies on the territory of this number.
fn placed(legal: &Legal, number: u32) -> Option<Action> {
    legal.choices.iter().find_map(|choice| {
        let pick = |territories: engine::world::TerritorySet| {
            let size = u32::try_from(territories.len()).ok().filter(|size| *size > 0)?;
            territories.nth((number % size) as usize)
        };
        if let Choice::Garrison { territories, most } = choice {
            return Some(Action::Garrison { territory: pick(*territories)?, armies: *most });
        }
        let Choice::Deploy { territories, most } = choice else { return None };
        let armies = (1 + number / 64 % (*most).max(1)).min(*most);
        Some(Action::Deploy { territory: pick(*territories)?, armies })
    })
}

impl Bot for Explorer {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let explored = match (view.prompt().map(|prompt| prompt.ask), self.placement) {
            (Some(Ask::Garrison { .. }), GarrisonPlacement::Anywhere) => self.anywhere(legal),
            (Some(Ask::Garrison { .. }), GarrisonPlacement::Few(number)) => {
                let few = self.chance.below(2);
                placed(legal, number >> (few * 4))
            }
            (Some(Ask::Reinforce { .. }), _) if self.explores() => self.anywhere(legal),
            (Some(Ask::Campaign), _) if self.is_content(view) || self.explores() => {
                Some(Action::Done)
            }
            _ => None,
        };
        let explored = explored.filter(|action| legal.allows(action));
        explored.unwrap_or_else(|| {
            let kept = self.keeping_sets(view, legal);
            self.usual.decide(view, kept.as_ref().unwrap_or(legal))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::{Control, Event, Game, LandEvent, Player, RuleSet, Setup, State};
    use engine::record::Position;
    use players::bot::{Hard, Normal, decide};

    #[test]
    fn who_hoards_keeps_sets_up_to_a_number_of_cards() {
        let view = |cards: &str| {
            let position = format!(
                "rules next\nplayers Red Blue\nhand Red {cards}\nBrazil Red 4\n* Blue 2\nturn Red reinforce 3"
            );
            let state: State = Position::parse(&position).unwrap();
            state.observe(Some(Seat::Red))
        };
        let turns_in = |cards: &str, hoards_to: usize| {
            let mut bot = Explorer {
                usual: Box::new(Normal::new(1)),
                chance: Seeded::new(Seed::from_number(1), 0),
                epsilon: 0,
                placement: GarrisonPlacement::Usual,
                patient_until: 0,
                hoards_to,
            };
            let action = decide(&mut bot, &view(cards)).unwrap().action;
            matches!(action, Action::TurnIn { .. })
        };
        let set = "Alaska Northwest-Territory Greenland";
        assert!(turns_in(set, 0) && turns_in(set, 3));
        assert!(!turns_in(set, 4) && turns_in(&format!("{set} Alberta"), 4));
    }

    #[test]
    fn who_is_patient_is_content_with_one_conquest_a_turn() {
        let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
        let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(3));
        let mut game = Game::new(setup).unwrap();
        let patient = |seed| Explorer {
            usual: Box::new(Hard::new(seed)),
            chance: Seeded::new(Seed::from_number(seed), 0),
            epsilon: 0,
            placement: GarrisonPlacement::Usual,
            patient_until: 2,
            hoards_to: 0,
        };
        let mut bots = [patient(1), patient(2)];
        let (mut patiently, mut later) = (0, 0);
        let mut in_this_turn = 0;
        while let Some(prompt) = game.prompt() {
            let turn = *game.state().turn();
            if turn.round > 4 {
                break;
            }
            let bot = &mut bots[usize::from(prompt.seat == Seat::Blue)];
            let decision = decide(bot, &game.observe(prompt.seat)).unwrap();
            let events = game.play(decision.action).unwrap();
            let conquered =
                |event: &&Event| matches!(event, Event::Land(LandEvent::Conquered { .. }));
            in_this_turn += events.iter().filter(conquered).count();
            if game.state().turn().seat != turn.seat {
                let most = if turn.round <= 2 { &mut patiently } else { &mut later };
                *most = in_this_turn.max(*most);
                in_this_turn = 0;
            }
        }
        assert_eq!(patiently, 1);
        assert!(later > 1, "nobody is patient for ever");
    }
}
