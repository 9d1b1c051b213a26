//! The dice of a saved game, rerolled while the player watches.

pub mod histogram;

use engine::battle::Dice;
use engine::core::Seat;
use engine::game::{Action, Event, LandEvent, Player, SeaEvent, SetupError};
use engine::record::{Provenance, Reroll, RolledDice};
use histogram::{HistogramView, histograms};
use table::Save;
use words::InWords;

/// The seed of a game, as far as it may be shown before or after the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeedView {
    /// The fingerprint shown before the first move.
    pub fingerprint: String,
    /// The seed, once it is no longer secret.
    pub seed: Option<String>,
    /// The players who added phrases of their own, with those phrases once they are no longer
    /// secret.
    pub phrases: Vec<(String, Option<String>)>,
}

impl SeedView {
    /// Returns `true` if a fingerprint noted down earlier, or its beginning, matches this one;
    /// `None` if the note is too short to tell.
    pub fn agrees(&self, noted: &str) -> Option<bool> {
        const FEWEST: usize = 6;
        let noted: String = noted.chars().filter(char::is_ascii_alphanumeric).collect();
        (noted.len() >= FEWEST).then(|| self.fingerprint.starts_with(&noted.to_lowercase()))
    }
}

/// Dice that have just been rolled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LatestRoll {
    pub seat: Seat,
    pub name: String,
    /// The faces, the highest first.
    pub faces: Vec<u8>,
}

/// The progress of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckView {
    pub played: usize,
    pub of: usize,
    pub dice: u32,
    /// The last dice of a battle, the attacker's and the defender's.
    pub last: Option<[LatestRoll; 2]>,
}

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub agrees: bool,
    /// The result, in a sentence or two.
    pub text: String,
}

/// A saved game being rerolled.
#[derive(Debug)]
pub struct Check {
    save: Save,
    seed: SeedView,
    reroll: Reroll,
    last: Last,
}

/// The last dice rolled, and their owners.
#[derive(Debug, Default)]
struct Last {
    sides: Option<(Seat, Seat)>,
    fallen: Option<(Seat, Seat, Dice, Dice)>,
}

impl Last {
    fn hear(&mut self, event: &Event) {
        if let Event::Land(LandEvent::Attacked { attacker, defender, .. })
        | Event::Sea(SeaEvent::BattleBegan { attacker, defender }) = *event
        {
            self.sides = Some((attacker, defender));
        } else if let Event::Land(
            LandEvent::Rolled { attack, defence, .. }
            | LandEvent::BlockRolled { attack, defence, .. },
        )
        | Event::Sea(SeaEvent::Rolled { attack, defence, .. }) = *event
            && let Some((attacker, defender)) = self.sides
        {
            self.fallen = Some((attacker, defender, attack, defence));
        }
    }
}

impl Check {
    /// Returns a check of a saved game, at its beginning.
    ///
    /// # Errors
    /// Its players aren't valid.
    pub fn of(save: Save) -> Result<Self, SetupError> {
        let (setup, is_over) = (&save.record.setup, save.cover.winners.is_some());
        let added = setup.players.iter().filter(|player| !player.phrase.is_empty());
        let told = |words: &String| is_over.then(|| words.clone());
        let seed = SeedView {
            fingerprint: setup.seed.commitment(),
            seed: is_over.then(|| setup.seed.to_string()),
            phrases: added.map(|it| (it.in_words().to_owned(), told(&it.phrase))).collect(),
        };
        let reroll = Reroll::new(save.record.clone())?;
        Ok(Self { save, seed, reroll, last: Last::default() })
    }

    /// Starts the check again from the beginning.
    pub fn begin_again(&mut self) {
        if let Ok(fresh) = Self::of(self.save.clone()) {
            *self = fresh;
        }
    }

    /// Returns the title of the game.
    pub fn title(&self) -> &str {
        &self.save.cover.table.title
    }

    /// Returns what may be shown of its seed.
    pub fn seed(&self) -> &SeedView {
        &self.seed
    }

    /// Returns the number of moves.
    pub fn length(&self) -> usize {
        self.save.record.actions.len()
    }

    /// Rerolls at most this many further moves. Returns `true` once all have been rerolled.
    pub fn roll(&mut self, most: usize) -> bool {
        let last = &mut self.last;
        self.reroll.play(most, |events| events.iter().for_each(|event| last.hear(event)))
    }

    /// Returns the progress.
    pub fn view(&self) -> CheckView {
        const SHOWN: usize = 12;
        let roll = |seat, dice: Dice| LatestRoll {
            seat,
            name: self.name(seat),
            faces: dice.faces().take(SHOWN).collect(),
        };
        let last = self.last.fallen.map(|(attacker, defender, attack, defence)| {
            [roll(attacker, attack), roll(defender, defence)]
        });
        let (played, of) = (self.reroll.played(), self.length());
        CheckView { played, of, dice: self.reroll.rolled().all.dice(), last }
    }

    fn name(&self, seat: Seat) -> String {
        let player = self.save.record.setup.players.iter().find(|player| player.seat == seat);
        player.map_or(seat.in_words(), Player::in_words).to_owned()
    }

    /// Returns the seats that have rolled dice in battles so far, with their names.
    pub fn seats(&self) -> Vec<(Seat, String)> {
        let RolledDice { attack, defence, .. } = self.reroll.rolled();
        let has_rolled = |seat: &Seat| attack[*seat].and(defence[*seat]).dice() > 0;
        let seats = Seat::ALL.into_iter().filter(has_rolled);
        seats.map(|seat| (seat, self.name(seat))).collect()
    }

    /// Returns charts of the dice so far, of one seat or of all.
    pub fn histograms(&self, of: Option<Seat>) -> Vec<HistogramView> {
        histograms(self.reroll.rolled(), of)
    }

    /// Returns the result, once everything has been rerolled.
    pub fn verdict(&self) -> Verdict {
        let verification = self.reroll.verification();
        let (played, dice) = (verification.actions, verification.rolled.all.dice());
        if let Some(fault) = verification.fault {
            return Verdict { agrees: false, text: text::fair_dice::broken(fault.in_words()) };
        }
        let state = self.reroll.state();
        let stands = self.save.owners.as_ref().is_none_or(|owners| {
            state.world().territories().iter().all(|at| owners[at] == state.board().owner(at))
        });
        let winners = verification.outcome.map(|outcome| outcome.winners);
        let cover = &self.save.cover;
        let agrees = stands && winners == cover.winners && state.turn().round == cover.round;
        let findings = &verification.findings;
        let told = match (agrees, winners.is_some()) {
            (false, _) => text::fair_dice::differs().to_owned(),
            (true, false) => text::fair_dice::AgreesSoFar { dice, moves: played }.say(),
            (true, true) => text::fair_dice::Agrees { dice, moves: played }.say(),
        };
        let protocol = match verification.provenance {
            Provenance::Seed => None,
            Provenance::Words => Some(text::fair_dice::words().to_owned()),
            Provenance::Secrets => Some(text::fair_dice::secrets(verification.secrets)),
        };
        let answered = verification.answered.iter().filter(|(_, times)| **times > 0);
        let answered = answered.map(|(seat, times)| {
            text::fair_dice::Answered { name: self.name(seat), times: *times }.say()
        });
        let found = findings.iter().map(|it| text::sentence(&it.in_words()) + ".");
        let text = std::iter::once(told).chain(protocol).chain(found).chain(answered);
        Verdict { agrees: agrees && findings.is_empty(), text: text.collect::<Vec<_>>().join(" ") }
    }

    /// Explains how far the dice are fair, in a sentence about the protocol behind them.
    pub fn why(&self) -> &'static str {
        let actions = &self.save.record.actions;
        let has = |is: fn(&Action) -> bool| actions.iter().any(is);
        if has(|it| matches!(it, Action::Reveal { .. } | Action::Pledge { .. })) {
            text::fair_dice::why_secrets()
        } else if has(|it| matches!(it, Action::Reseed { .. })) {
            text::fair_dice::why_words()
        } else {
            text::fair_dice::why()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Session, testing};

    fn check(session: &Session) -> Check {
        Check::of(Save::of(session, 1)).unwrap()
    }

    fn finished() -> Session {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 2_000);
        session
    }

    #[test]
    fn a_game_that_is_rolled_again_bit_by_bit_agrees_with_what_was_kept() {
        for (session, is_over) in [(finished(), true), (testing::two_humans_after(700), false)] {
            let mut check = check(&session);
            let length = session.game().actions().len();
            let mut dice = 0;
            while !check.roll(13) {
                let view = check.view();
                assert!(view.played < view.of && view.dice >= dice);
                dice = view.dice;
            }
            let CheckView { played, of, dice, last } = check.view();
            assert_eq!((played, of), (length, length));
            let [attack, defence] = last.unwrap();
            assert!(!attack.faces.is_empty() && !defence.faces.is_empty());
            let verdict = check.verdict();
            assert!(verdict.agrees, "{verdict:?}");
            assert!(verdict.text.contains(&dice.to_string()), "{verdict:?}");
            assert_eq!(check.seed().seed.is_some(), is_over, "as long as it goes on it is secret");
        }
    }

    #[test]
    fn another_seed_another_board_and_a_forged_move_do_not_agree() {
        let save = Save::of(&finished(), 1);
        let verdict = |change: &dyn Fn(&mut Save)| {
            let mut save = save.clone();
            change(&mut save);
            let mut check = Check::of(save).unwrap();
            while !check.roll(100) {}
            check.verdict()
        };
        assert!(verdict(&|_| ()).agrees);
        let at = engine::world::Territory::Alaska;
        assert!(!verdict(&|save| save.owners.as_mut().unwrap()[at] = None).agrees);
        assert!(!verdict(&|save| save.cover.winners = None).agrees);
        assert!(!verdict(&|save| save.cover.round += 1).agrees);
        assert!(!verdict(&|save| save.record.setup.seed.0[0] ^= 1).agrees);
        let forged = verdict(&|save| save.record.actions[9] = Action::Raise { face: 7 });
        assert!(!forged.agrees && forged.text.contains("10"), "{forged:?}");
    }

    #[test]
    fn words_that_were_mixed_in_are_told_when_the_game_is_over_and_a_noted_fingerprint_is_compared()
    {
        let mut save = Save::of(&testing::two_humans(), 1);
        save.record.setup.players[0].phrase = "open sesame".into();
        let running = Check::of(save.clone()).unwrap();
        assert_eq!(running.seed().phrases, [("Red".to_owned(), None)]);
        save.cover.winners = Some(engine::core::SeatSet::only(Seat::Red));
        let over = Check::of(save).unwrap();
        assert_eq!(over.seed().phrases[0].1.as_deref(), Some("open sesame"));
        let seed = over.seed();
        assert_eq!(seed.agrees("12345"), None);
        assert_eq!(seed.agrees(&seed.fingerprint.to_uppercase()), Some(true));
        assert_eq!(seed.agrees(&format!(" {} ", &seed.fingerprint[..8])), Some(true));
        assert_eq!(seed.agrees("zzzzzzzz"), Some(false));
        assert_eq!(seed.agrees(&format!("{}0", seed.fingerprint)), Some(false));
    }
}
