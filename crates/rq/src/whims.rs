//! Players with whims, so that positions come about in which nobody would be who plays well.

use engine::core::{Chance, Seed, Seeded};
use engine::game::{Action, Ask, Choice, Legal, Observation};
use players::bot::Bot;

/// Who is patient is so until this round at most.
const MOST_PATIENT: u32 = 12;

/// From so many territory cards on a whimsical player turns in sets, one of these numbers.
const HOARDS: [usize; 6] = [0, 0, 4, 5, 6, 8];

/// Where a whimsical player camps before the first turn.
#[derive(Debug, Clone, Copy)]
enum Camp {
    /// Where it usually would.
    Usual,
    /// Anywhere, one after the other.
    Anywhere,
    /// At few places, which follow from this number.
    Few(u32),
}

/// A player that now and then does something else.
pub(super) struct Whimsical {
    usual: Box<dyn Bot>,
    chance: Seeded,
    whims: u32,
    camp: Camp,
    /// Up to this round it is content with one conquest a turn, and gathers armies and cards.
    patient_until: u32,
    /// With fewer territory cards it keeps its sets, unless they are forced.
    hoards_to: usize,
}

impl Whimsical {
    /// A player with so many whims in a hundred decisions.
    pub fn seated(usual: Box<dyn Bot>, seed: u64, whims: u32) -> Box<dyn Bot> {
        if whims == 0 {
            return usual;
        }
        let mut chance = Seeded::new(Seed::from_number(seed), u64::MAX - 1);
        let camp = match chance.below(4) {
            0 => Camp::Anywhere,
            1 => Camp::Few(chance.below(1 << 16)),
            _ => Camp::Usual,
        };
        let patience = chance.below(2) * chance.below(MOST_PATIENT + 1);
        let hoards_to = HOARDS.get(chance.below(6) as usize).copied().unwrap_or_default();
        Box::new(Self { usual, chance, whims, camp, patient_until: patience, hoards_to })
    }

    /// Whether it has what it wants of this turn already.
    fn is_content(&self, view: &Observation) -> bool {
        let turn = view.table().turn();
        turn.conquered && turn.round <= self.patient_until
    }

    /// What it sees of what is legal while it keeps its sets.
    fn keeping_sets(&self, view: &Observation, legal: &Legal) -> Option<Legal> {
        let is_free = matches!(view.prompt()?.ask, Ask::Reinforce { forced: false, .. });
        (is_free && view.hand().len() < self.hoards_to).then(|| {
            let kept = |choice: &&Choice| !matches!(choice, Choice::TurnIn { .. });
            Legal { choices: legal.choices.iter().filter(kept).cloned().collect(), ..*legal }
        })
    }

    fn is_in_the_mood(&mut self) -> bool {
        self.chance.below(100) < self.whims
    }

    /// One of the places where armies may go.
    fn anywhere(&mut self, legal: &Legal) -> Option<Action> {
        let number = self.chance.below(1 << 16);
        placed(legal, number)
    }
}

/// Some armies at the place of this number.
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

impl Bot for Whimsical {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let whim = match (view.prompt().map(|prompt| prompt.ask), self.camp) {
            (Some(Ask::Garrison { .. }), Camp::Anywhere) => self.anywhere(legal),
            (Some(Ask::Garrison { .. }), Camp::Few(number)) => {
                let few = self.chance.below(2);
                placed(legal, number >> (few * 4))
            }
            (Some(Ask::Reinforce { .. }), _) if self.is_in_the_mood() => self.anywhere(legal),
            (Some(Ask::Campaign), _) if self.is_content(view) || self.is_in_the_mood() => {
                Some(Action::Done)
            }
            _ => None,
        };
        let whim = whim.filter(|action| legal.allows(action));
        whim.unwrap_or_else(|| {
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
            let mut bot = Whimsical {
                usual: Box::new(Normal::new(1)),
                chance: Seeded::new(Seed::from_number(1), 0),
                whims: 0,
                camp: Camp::Usual,
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
        let patient = |seed| Whimsical {
            usual: Box::new(Hard::new(seed)),
            chance: Seeded::new(Seed::from_number(seed), 0),
            whims: 0,
            camp: Camp::Usual,
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
