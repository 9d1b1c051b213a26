//! The dice, losses and captives of a battle, beside it on the map. Dice have their own losses beside
//! them; after several rolls at once, the losses of the whole battle stand alone.

use super::drawing::Drawing;
use super::point::Point;
use crate::battles::battle::{BattleView, Party};
use crate::battles::battle_result::LastDice;
use crate::battles::last_battle;
use crate::battles::roll::RollView;
use engine::battle::Side;
use engine::core::Seat;
use engine::game::Phase;
use table::Session;

/// The dice of each side that are drawn; further ones are only counted.
const MOST: usize = 5;

/// The gap between a badge and what is shown beside it.
const AWAY: f64 = 18.0;

/// The height of a row.
pub const ROW: f64 = 19.0;

/// The last action of a battle for a territory.
#[derive(Debug, Clone, PartialEq)]
pub struct BattleMark {
    /// The badge of the territory.
    pub at: Point,
    /// The place of the rows relative to the badge, away from the attacker.
    pub down: f64,
    /// The attacker and the defender.
    pub sides: [SideMark; 2],
    /// The number of armies captured in the battle.
    pub captives: u32,
    /// The battle and its last roll, which tell one mark from the next.
    pub number: (usize, usize),
}

/// The dice and losses of one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideMark {
    pub seat: Seat,
    /// The faces of its highest dice, from the highest down; none after several rolls at once.
    pub dice: Vec<u8>,
    /// The number of dice that aren't shown.
    pub more: usize,
    /// The armies that it lost in the roll of these dice, or else in the whole battle.
    pub lost: u32,
}

/// Returns the last roll of the battle that is fought, or of the one whose result is on display.
pub fn battle_mark(session: &Session) -> Option<BattleMark> {
    let fights = matches!(session.view().table().phase(), Phase::Battle(_) | Phase::PlusOne { .. });
    let battle = if fights && !session.is_passed_by() {
        BattleView::of(session)?
    } else {
        match last_battle::result(session)?.dice {
            LastDice::Land(battle) => battle,
            LastDice::Sea(_) => return None,
        }
    };
    let roll = battle.rolls.last()?;
    let drawing = Drawing::of_table(session);
    let from = battle.from.first().and_then(|from| from.territory());
    let is_south = from.is_some_and(|from| drawing.way(from, battle.to).y < 0.0);
    let side = |side: Side, party: &Party, lost: u32| match battle.latest {
        0 | 1 => rolled(roll, side, party.seat, lost),
        _ => SideMark { seat: party.seat, dice: Vec::new(), more: 0, lost: party.lost() },
    };
    Some(BattleMark {
        at: drawing.badge(battle.to),
        down: if is_south { -AWAY - 2.0 * ROW } else { AWAY },
        sides: [
            side(Side::Attacker, &battle.attacker, roll.losses.attacker),
            side(Side::Defender, &battle.defender, roll.losses.defender),
        ],
        captives: battle.captives,
        number: (battle.declared_at, roll.number),
    })
}

fn rolled(roll: &RollView, side: Side, seat: Seat, lost: u32) -> SideMark {
    let mut dice: Vec<u8> = roll.dice(side).map(|die| die.face).collect();
    let more = dice.len().saturating_sub(MOST);
    dice.truncate(MOST);
    SideMark { seat, dice, more, lost }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::{Control, Until};
    use engine::world::names::{Alaska, Kamchatka};
    use table::testing::position;
    use table::{Intent, Plan};

    fn attacked(plan: Plan, until: Until) -> Session {
        let text = "players Red Blue\nturn Red campaign\nattacked Blue
             Alaska Red 17\nKamchatka Blue 15\n* Blue 2";
        let people = [(Seat::Red, Control::Human), (Seat::Blue, Control::Human)];
        let mut session = position(text, &people, 1);
        for intent in [
            Intent::Uncover,
            Intent::Tap(Alaska),
            Intent::Tap(Kamchatka),
            Intent::Plan(plan),
            Intent::Attack(until),
        ] {
            session.dispatch(intent);
        }
        session
    }

    #[test]
    fn the_last_roll_lies_beside_the_territory_with_the_losses_of_both_sides() {
        let session = attacked(Plan::Normal, Until::Once);
        let mark = battle_mark(&session).unwrap();
        let [attacker, defender] = &mark.sides;
        assert_eq!((attacker.seat, attacker.dice.len()), (Seat::Red, 3));
        assert_eq!((defender.seat, defender.dice.len()), (Seat::Blue, 2));
        assert_eq!(attacker.lost + defender.lost, 2);
        assert!(attacker.dice.is_sorted_by(|one, next| one >= next));
        assert_eq!(mark.at, Drawing::of_table(&session).badge(Kamchatka));
    }

    #[test]
    fn many_dice_are_counted_and_captives_told() {
        let mark = battle_mark(&attacked(Plan::Committed, Until::Once)).unwrap();
        assert_eq!((mark.sides[0].dice.len(), mark.sides[0].more), (MOST, 16 - MOST));
        let mark = battle_mark(&attacked(Plan::Flanking, Until::Conquest)).unwrap();
        assert!(mark.captives > 5 && mark.sides[1].lost >= mark.captives, "{mark:?}");
    }

    #[test]
    fn after_several_rolls_the_losses_of_the_battle_stand_without_the_dice_of_one_roll() {
        let mut session = attacked(Plan::Normal, Until::Once);
        session
            .dispatch(Intent::Play(engine::game::Action::Roll { dice: 3, until: Until::Left(6) }));
        let mark = battle_mark(&session).unwrap();
        let battle = BattleView::of(&session).unwrap();
        assert!(battle.latest > 1 && battle.rolls.len() > battle.latest);
        assert!(mark.sides.iter().all(|side| side.dice.is_empty() && side.more == 0));
        let lost = [&battle.attacker, &battle.defender].map(Party::lost);
        assert_eq!([mark.sides[0].lost, mark.sides[1].lost], lost);
    }

    #[test]
    fn nothing_is_shown_before_a_roll_and_after_the_result_was_read() {
        let mut session = attacked(Plan::Flanking, Until::Conquest);
        session.dispatch(Intent::GoOn);
        while let Some(follow) = crate::land::moves::AdvanceView::of(&session) {
            let armies = follow.most;
            session.dispatch(Intent::Play(engine::game::Action::Advance { armies }));
        }
        session.dispatch(Intent::GoOn);
        assert_eq!(battle_mark(&session), None);
    }
}
