//! Reactions of other players in attacks that concern a seat, and the state of its fortifications
//! (L3, L7).

use crate::names::player_name;
use engine::battle::Side;
use engine::core::Seat;
use engine::game::{Event, LandEvent, Reaction};
use engine::world::Territory;
use table::Session;

/// The reactions played for or against one seat, for it to read.
pub(crate) struct ReactionLines {
    seat: Seat,
    /// The attacker and the defender.
    battle: Option<(Seat, Seat)>,
    played: Vec<String>,
    /// The fortifications that the seat defended, each with its remaining strength.
    worn: Vec<(Territory, u8)>,
}

impl ReactionLines {
    pub(crate) const fn of(seat: Seat) -> Self {
        Self { seat, battle: None, played: Vec::new(), worn: Vec::new() }
    }

    /// Takes in the next event.
    pub(crate) fn hear(&mut self, event: Event, session: &Session) {
        let Event::Land(event) = event else { return };
        if let LandEvent::Attacked { attacker, defender, .. } = event {
            self.battle = Some((attacker, defender));
        }
        let Some((attacker, defender)) = self.battle else { return };
        let concerns = |by: Seat| by != self.seat && [attacker, defender].contains(&self.seat);
        if let LandEvent::ReactionPlayed { seat, reaction } = event
            && concerns(seat)
        {
            let name = player_name(session, seat);
            self.played.push(match reaction {
                Reaction::Ambush => text::recap::ambush(name),
                Reaction::Barrage => text::recap::barrage(name),
                Reaction::Missile => text::recap::missile(name),
            });
        } else if let LandEvent::MissileStruck { seat, side, face } = event
            && concerns(seat)
        {
            let of = match side {
                Side::Attacker => attacker,
                Side::Defender => defender,
            };
            let name = player_name(session, seat);
            self.played.push(if of == self.seat {
                text::recap::MissileYours { name, face }.say()
            } else {
                text::recap::MissileOf { name, face, of: player_name(session, of) }.say()
            });
        } else if let LandEvent::Worn { territory, left } = event
            && defender == self.seat
        {
            self.worn.retain(|(at, _)| *at != territory);
            self.worn.push((territory, left));
        }
    }

    /// Returns the lines to read, without fortifications lost with their territory, which now serve
    /// others.
    pub(crate) fn lines(&self, session: &Session) -> Vec<String> {
        let held = session.view().table().board().held(self.seat);
        let worn = self.worn.iter().filter(|(territory, _)| held.contains(*territory));
        let worn = worn.map(|(territory, left)| text::recap::Worn { left: *left, territory }.say());
        self.played.iter().cloned().chain(worn).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::{AttackKind, Control, RuleSet};
    use table::testing;

    fn session() -> Session {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        testing::session(RuleSet::LEGACY_ATTACK, &people)
    }

    fn told(reader: Seat, events: &[LandEvent]) -> Vec<String> {
        let session = session();
        let to = a_land_of_blue();
        let (attacker, defender) = (Seat::Red, Seat::Blue);
        let kind = AttackKind::Normal;
        let mut reactions = ReactionLines::of(reader);
        let begins = LandEvent::Attacked { attacker, defender, to, kind };
        for event in [&[begins], events].concat() {
            reactions.hear(Event::Land(event), &session);
        }
        reactions.lines(&session)
    }

    fn a_land_of_blue() -> Territory {
        session().view().table().board().held(Seat::Blue).first().unwrap()
    }

    #[test]
    fn l3_a_missile_is_told_with_what_it_struck() {
        let strikes = |seat, side| LandEvent::MissileStruck { seat, side, face: 2 };
        let by_red = [strikes(Seat::Red, Side::Defender)];
        let by_green = [strikes(Seat::Green, Side::Attacker)];
        assert_eq!(told(Seat::Blue, &by_red), ["Red fired a missile: your 2 became a 6."]);
        assert_eq!(told(Seat::Blue, &by_green), ["Green fired a missile: Red’s 2 became a 6."]);
        assert_eq!(told(Seat::Red, &by_green), ["Green fired a missile: your 2 became a 6."]);
        assert!(told(Seat::Red, &by_red).is_empty(), "who did it knows");
        assert!(told(Seat::Green, &by_red).is_empty(), "the attack is none of its");
        let ambush = [LandEvent::ReactionPlayed { seat: Seat::Blue, reaction: Reaction::Ambush }];
        assert_eq!(told(Seat::Red, &ambush), ["Blue laid an ambush."]);
    }

    #[test]
    fn l7_a_fortification_is_told_with_what_is_left_of_it() {
        let territory = a_land_of_blue();
        let worn = |left| LandEvent::Worn { territory, left };
        assert_eq!(
            told(Seat::Blue, &[worn(3), worn(2)]),
            [format!(
                "Your fortification in {territory} lasts for 2 more attacks with three dice."
            )]
        );
        assert_eq!(
            told(Seat::Blue, &[worn(1), worn(0)]),
            [format!("Your fortification in {territory} is worn out.")]
        );
        assert!(told(Seat::Red, &[worn(3)]).is_empty(), "it is not Red's");
    }
}
