//! The sounds of a game.

use super::pace::Pace;
use engine::game::{CardEvent, Event, LandEvent, SeaEvent};
use table::{Duty, Session};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sound {
    Dice,
    /// The dice settle.
    Settle,
    /// A ship sinks.
    Sinking,
    /// Somebody takes a territory or a ship.
    Conquest,
    /// A person at the screen has to act, after computer players have.
    Turn,
    Victory,
}

/// The part of a game that has been heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoundTracker {
    moments: usize,
    waits: bool,
    /// True if the current roll has been heard.
    dice: bool,
}

impl Sound {
    /// Returns the name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dice => "sound-dice",
            Self::Settle => "sound-settle",
            Self::Sinking => "sound-sinking",
            Self::Conquest => "sound-conquest",
            Self::Turn => "sound-turn",
            Self::Victory => "sound-victory",
        }
    }
}

impl SoundTracker {
    /// Creates a tracker that has heard everything so far.
    pub fn of(session: &Session) -> Self {
        let waits = matches!(session.duty(), Duty::Think(_));
        Self { moments: session.moments().len(), waits, dice: false }
    }

    /// Returns the sound of a roll as it starts; its result is heard when the dice settle.
    pub fn hear_dice(&mut self) -> Sound {
        self.dice = true;
        Sound::Dice
    }

    /// Returns the sounds of everything since, in order. Computer players at instant pace make no
    /// sound.
    pub fn hear(&mut self, session: &Session, pace: Pace) -> Vec<Sound> {
        let before = std::mem::replace(self, Self::of(session));
        let news = session.moments().get(before.moments..).unwrap_or_default();
        let happened = |is: fn(&Event) -> bool| news.iter().flat_map(|it| it.events.iter()).any(is);
        let is_silent = before.waits && pace == Pace::Instant;
        let is_over = happened(|event| matches!(event, Event::Over { .. }));
        let rolled = !is_silent && happened(is_roll);
        let sounds = [
            (Sound::Dice, rolled && !before.dice),
            (Sound::Settle, rolled && before.dice),
            (Sound::Sinking, !is_silent && happened(is_sinking)),
            (Sound::Conquest, !is_silent && !is_over && happened(is_conquest)),
            (Sound::Turn, before.waits && !self.waits && !is_over),
            (Sound::Victory, is_over),
        ];
        sounds.into_iter().filter_map(|(sound, is_heard)| is_heard.then_some(sound)).collect()
    }
}

fn is_roll(event: &Event) -> bool {
    matches!(
        event,
        Event::Land(
            LandEvent::Rolled { .. }
                | LandEvent::BlockRolled { .. }
                | LandEvent::AwaitsPlusOne { .. }
        ) | Event::Sea(
            SeaEvent::Rolled { .. }
                | SeaEvent::SinkingRolled { .. }
                | SeaEvent::CruiseRolled { .. }
        ) | Event::Card(CardEvent::SetWorth { dice: Some(_), .. })
    )
}

fn is_sinking(event: &Event) -> bool {
    matches!(event, Event::Sea(SeaEvent::Sank { .. }))
}

fn is_conquest(event: &Event) -> bool {
    matches!(
        event,
        Event::Land(LandEvent::Conquered { .. }) | Event::Sea(SeaEvent::ShipCaptured { .. })
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::{Control, RuleSet};
    use table::testing;

    /// Plays on at random and returns all sounds heard.
    fn heard(mut session: Session, pace: Pace) -> Vec<Sound> {
        let mut tracker = SoundTracker::of(&session);
        assert_eq!(tracker.hear(&session, pace), [], "what is past is past");
        let mut all = Vec::new();
        for _ in 0..3_000 {
            testing::play_some(&mut session, 1);
            all.extend(tracker.hear(&session, pace));
        }
        all
    }

    #[test]
    fn dice_come_before_conquest_and_a_game_ends_with_its_victory() {
        let all = heard(testing::short_game(), Pace::Fast);
        assert!(all.contains(&Sound::Dice));
        assert!(all.windows(2).any(|two| two == [Sound::Dice, Sound::Conquest]));
        assert_eq!(all.iter().filter(|sound| **sound == Sound::Victory).count(), 1);
        assert_eq!(all.last(), Some(&Sound::Victory));
        assert!(!all.contains(&Sound::Turn), "nobody sits at the screen");
    }

    #[test]
    fn a_person_is_called_when_the_others_have_played() {
        let mut session = testing::one_human();
        let mut tracker = SoundTracker::of(&session);
        let mut calls = 0;
        for _ in 0..400 {
            let waited = matches!(session.duty(), Duty::Think(_));
            testing::play_some(&mut session, 1);
            let called = tracker.hear(&session, Pace::Readable).contains(&Sound::Turn);
            assert_eq!(called, waited && matches!(session.duty(), Duty::Decide(_)));
            calls += u32::from(called);
        }
        assert!(calls > 3);
    }

    #[test]
    fn computer_players_in_a_hurry_make_no_noise() {
        let all = heard(testing::short_game(), Pace::Instant);
        assert_eq!(all, [Sound::Victory]);
    }

    #[test]
    fn dice_are_heard_when_they_fall_and_not_again_when_they_lie() {
        let mut session = testing::short_game();
        let (mut tracker, mut rolled) = (SoundTracker::of(&session), 0);
        for _ in 0..2_000 {
            let (fell, before) = (tracker.hear_dice(), session.moments().len());
            testing::play_some(&mut session, 1);
            let mut news =
                session.moments()[before..].iter().flat_map(|moment| moment.events.iter());
            let is_rolled = news.any(is_roll);
            let heard = tracker.hear(&session, Pace::Readable);
            assert!(!heard.contains(&fell));
            assert_eq!(heard.contains(&Sound::Settle), is_rolled, "they are heard to lie");
            rolled += u32::from(is_rolled);
        }
        assert!(rolled > 10, "{rolled}");
    }

    #[test]
    fn a_ship_that_sinks_is_heard() {
        let players = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let mut session = testing::session(RuleSet::NAUTICAL, &players);
        let (mut tracker, mut sunk) = (SoundTracker::of(&session), 0);
        for _ in 0..3_000 {
            testing::play_some(&mut session, 1);
            let heard = tracker.hear(&session, Pace::Readable);
            let sinks = session.moments().last().unwrap().events.iter().any(is_sinking);
            sunk += u32::from(sinks && heard.contains(&Sound::Sinking));
            assert!(!heard.contains(&Sound::Settle), "no dice were seen to fall");
        }
        assert!(sunk > 3, "{sunk}");
    }

    #[test]
    fn what_is_taken_back_makes_no_sound() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 4);
        let mut tracker = SoundTracker::of(&session);
        session.dispatch(table::Intent::Undo);
        assert_eq!(tracker.hear(&session, Pace::Readable), []);
        assert_eq!(tracker, SoundTracker::of(&session));
    }
}
