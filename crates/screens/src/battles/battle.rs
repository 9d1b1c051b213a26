//! The current battle, or the last one of the turn.

use crate::battles::recorded::{Ending, LandBattle};
use crate::battles::roll::RollView;
use crate::names::player_name;
use engine::battle::{Losses, Post};
use engine::core::Seat;
use engine::game::{AttackKind, Event, LandEvent, Phase};
use engine::world::Territory;
use table::Session;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party {
    pub seat: Seat,
    pub name: String,
    /// Armies at the start, militia and reserves included.
    pub start: u32,
    /// Armies left, counting the one that stays behind in a normal attack, but never captives.
    pub left: u32,
}

impl Party {
    /// Armies lost, captured ones included.
    pub fn lost(&self) -> u32 {
        self.start.saturating_sub(self.left)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BattleView {
    /// The moment in which it was declared, which identifies the battle.
    pub declared_at: usize,
    pub attacker: Party,
    pub defender: Party,
    /// The origin of each block; one entry in a normal attack.
    pub from: Vec<Post>,
    pub to: Territory,
    pub kind: AttackKind,
    /// All rolls so far.
    pub rolls: Vec<RollView>,
    /// The number of rolls that the last action added.
    pub latest: usize,
    /// Armies captured (A7).
    pub captives: u32,
    /// The ending; `None` while the battle goes on.
    pub ending: Option<Ending>,
}

impl BattleView {
    /// Returns the current battle, or the last one of this turn.
    pub fn of(session: &Session) -> Option<Self> {
        let place = last_attack(session)?;
        let battle = LandBattle::last_of(&session.moments()[place..], place)?;
        Some(battle_view(session, &battle, session.moments()[place].number))
    }
}

/// Returns the index of the moment in which the last attack on land of this turn was declared.
pub(crate) fn last_attack(session: &Session) -> Option<usize> {
    for (place, moment) in session.moments().iter().enumerate().rev() {
        for event in moment.events.iter().rev() {
            if matches!(event, Event::TurnBegan { .. }) {
                return None;
            }
            if matches!(event, Event::Land(LandEvent::Attacked { .. })) {
                return Some(place);
            }
        }
    }
    None
}

/// Returns the dice that wait for the plus one (A6), as a roll without it, or for missiles
/// (L3).
pub fn lying_dice(session: &Session) -> Option<RollView> {
    if let Phase::Window(window) = session.view().table().phase() {
        let number = usize::try_from(window.duel.rolls).unwrap_or(usize::MAX);
        return Some(RollView::changed(number.saturating_add(1), window.duel.dice?));
    }
    let Phase::PlusOne { block, attack, defence, battle } = session.view().table().phase() else {
        return None;
    };
    let number = usize::try_from(battle.rolls).unwrap_or(usize::MAX).saturating_add(1);
    Some(RollView::new(number, Some(*block), *attack, *defence, None))
}

/// Returns a battle as the dialog and the result show it.
pub(crate) fn battle_view(
    session: &Session,
    battle: &LandBattle,
    declared_at: usize,
) -> BattleView {
    let ending = battle.ended.map(|(ending, _)| ending);
    let left = match ending {
        Some(Ending::Conquered) => 0,
        _ => session.view().table().board().armies(battle.to),
    };
    let party = |seat: Seat, left, lost| Party {
        seat,
        name: player_name(session, seat).to_owned(),
        start: left + lost,
        left,
    };
    let Losses { attacker, defender } = battle.losses;
    let rolls = (1..).zip(&battle.rolls).map(|(number, roll)| match roll.changed {
        Some(changed) => RollView::changed(number, changed),
        None => RollView::new(number, roll.block, roll.attack, roll.defence, roll.plus),
    });
    BattleView {
        declared_at,
        attacker: party(battle.attacker, battle.sent.saturating_sub(attacker), attacker),
        defender: party(battle.defender, left, defender),
        from: battle.from.clone(),
        to: battle.to,
        kind: battle.kind,
        rolls: rolls.collect(),
        latest: battle.latest(),
        captives: battle.captives,
        ending,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::allies::call::{AllyCallView, ContestView};
    use crate::allies::poker_table::PokerView;
    use crate::battles::battle_result::LastDice;
    use crate::battles::last_battle;
    use crate::land::fight::{self, FightView};
    use crate::land::mobilize::MobilizeView;
    use crate::land::moves::{AdvanceView, TransferView};
    use crate::land::path::PathView;
    use crate::land::plan::PlanView;
    use crate::land::reaction::ReactionView;
    use crate::sea::cruise::CruiseView;
    use crate::sea::ferry::FerryView;
    use crate::sea::fight::{BoardView, SeaBattleView};
    use crate::sea::plan::{SeaPlanView, SendInView};
    use crate::sea::voyage::VoyageView;
    use crate::seats::cards::CardsView;
    use crate::story::log;
    use crate::table::dialog::{self, AllyDialog, Dialog, Opened, SeaDialog};
    use crate::table::discard::DiscardView;
    use crate::table::news;
    use crate::table::prompt::PromptView;
    use crate::table::succession;
    use engine::core::{BySeat, SeatSet, Seed, Seeded};
    use engine::game::{Control, Force, Player, RuleSet, Setup, State};
    use table::{Intent, TableSettings};

    fn session(seed: u64) -> Session {
        let players = [Seat::Red, Seat::Blue, Seat::Green];
        let setup = Setup::new(
            RuleSet::NAUTICAL,
            players.map(|seat| Player::new(seat, Control::Human)).into(),
            Seed::from_number(seed),
        );
        let table = TableSettings {
            title: String::new(),
            orders: BySeat::default(),
            reactions: BySeat::default(),
            away: SeatSet::EMPTY,
        };
        Session::new(setup, table).unwrap()
    }

    /// Plays at random and calls `look` after every action.
    fn play(seed: u64, actions: usize, mut look: impl FnMut(&Session)) -> Session {
        let mut session = session(seed);
        let mut rng = Seeded::new(Seed::from_number(seed), 0);
        session.dispatch(Intent::Uncover);
        for _ in 0..actions {
            let Some(action) = session.game().legal().sample(&mut rng) else { break };
            session.dispatch(Intent::Play(action));
            assert_eq!(session.notice(), None);
            session.dispatch(Intent::Uncover);
            look(&session);
        }
        session
    }

    fn attackers(state: &State) -> Option<u32> {
        let Phase::Battle(battle) = state.phase() else { return None };
        Some(match &battle.force {
            Force::Normal(from) => state.armies_at(*from),
            Force::Blocks(assault) => assault.troops(),
        })
    }

    #[test]
    fn a_battle_read_off_the_events_agrees_with_the_board() {
        let mut met = 0;
        for seed in 0..6 {
            play(seed, 1_500, |session| {
                let state = session.game().state();
                let (Some(attackers), Some(battle)) = (attackers(state), BattleView::of(session))
                else {
                    return;
                };
                assert_eq!(battle.attacker.left, attackers);
                assert_eq!(battle.defender.left, state.board().armies(battle.to));
                assert_eq!(battle.ending, None);
                assert!(battle.latest <= battle.rolls.len());
                met += usize::from(battle.rolls.len() > 1);
            });
        }
        assert!(met > 50, "only {met} battles were met");
    }

    #[test]
    fn the_dice_that_decide_a_battle_stay_readable() {
        let mut met = 0;
        for seed in 0..6 {
            let mut seen = 0;
            play(seed, 1_000, |session| {
                let ends =
                    |event: &Event| matches!(event, Event::Land(LandEvent::Conquered { .. }));
                let conquered = session.game().events().iter().any(ends);
                // Asking for the end of a campaign dismisses the result, though no action is
                // played.
                let before = std::mem::replace(&mut seen, session.moments().len());
                if conquered && seen > before && session.game().outcome().is_none() {
                    let result = last_battle::result(session).unwrap();
                    let LastDice::Land(battle) = result.dice else { panic!("{result:?}") };
                    assert!(result.ended_at.is_some());
                    assert_eq!(battle.ending, Some(Ending::Conquered));
                    assert_eq!(battle.defender.left, 0);
                    assert!(battle.latest > 0 && !battle.rolls.is_empty());
                    met += 1;
                }
            });
        }
        assert!(met > 20, "only {met} conquests were met");
    }

    #[test]
    fn every_prompt_has_its_dialog_and_every_dialog_its_view() {
        let mut shown = Vec::new();
        for seed in 0..8 {
            play(seed, 1_500, |session| {
                let dialog = dialog::dialog(session, None);
                let has_view = match dialog {
                    None => true,
                    Some(Dialog::Plan) => PlanView::of(session).is_some(),
                    Some(Dialog::Battle) => {
                        BattleView::of(session).is_some() && fight::fight(session).is_some()
                    }
                    Some(Dialog::Advance) => AdvanceView::of(session).is_some(),
                    Some(Dialog::Path) => PathView::of(session).is_some(),
                    Some(Dialog::Transfer) => TransferView::of(session).is_some(),
                    Some(Dialog::Mobilize) => MobilizeView::of(session).is_some(),
                    Some(Dialog::Cards) => CardsView::of(session).is_some_and(|cards| cards.forced),
                    Some(Dialog::Discard) => DiscardView::of(session).is_some(),
                    Some(Dialog::Allies(AllyDialog::Succession)) => {
                        succession::heirs(session).is_some()
                    }
                    Some(Dialog::Sea(SeaDialog::Ship)) => VoyageView::of(session).is_some(),
                    Some(Dialog::Sea(SeaDialog::Cruise)) => CruiseView::of(session).is_some(),
                    Some(Dialog::Sea(SeaDialog::Ferry)) => FerryView::of(session).is_some(),
                    Some(Dialog::Sea(SeaDialog::Plan)) => SeaPlanView::of(session).is_some(),
                    Some(Dialog::Sea(SeaDialog::SendIn)) => SendInView::of(session).is_some(),
                    Some(Dialog::Sea(SeaDialog::Battle)) => SeaBattleView::of(session).is_some(),
                    Some(Dialog::Sea(SeaDialog::Board)) => BoardView::of(session).is_some(),
                    Some(Dialog::Allies(AllyDialog::Call)) => AllyCallView::of(session).is_some(),
                    Some(Dialog::Allies(AllyDialog::Contest)) => ContestView::of(session).is_some(),
                    Some(Dialog::Allies(AllyDialog::Poker)) => PokerView::of(session).is_some(),
                    Some(Dialog::React) => ReactionView::of(session).is_some(),
                };
                assert!(has_view, "{dialog:?}");
                if let Some(FightView::PlusOne { raises, .. }) = fight::fight(session) {
                    assert_eq!(raises.iter().filter(|raise| raise.best).count(), 1);
                }
                if let Some(dialog) = dialog.filter(|dialog| !shown.contains(dialog)) {
                    shown.push(dialog);
                }
                let cards = dialog::dialog(session, Some(Opened::Cards));
                assert_eq!(cards.is_some(), dialog.is_some() || session.viewer().is_some());
            });
        }
        // Plans and transfers are drafts, which random actions don't create.
        let demanded = [Dialog::Battle, Dialog::Advance, Dialog::Mobilize, Dialog::Discard];
        for dialog in demanded.into_iter().chain([
            Dialog::Allies(AllyDialog::Call),
            Dialog::Allies(AllyDialog::Contest),
            Dialog::Allies(AllyDialog::Poker),
        ]) {
            assert!(shown.contains(&dialog), "{dialog:?} was never met");
        }
    }

    #[test]
    fn the_log_tells_every_turn_and_no_secret() {
        let session = play(3, 1_200, |session| {
            assert!(news::news(session).ends_with(&PromptView::of(session).sentence));
        });
        let all = log::log(&session, usize::MAX);
        assert!(!all.more && all.turns.len() > 10);
        let recent = log::log(&session, 3);
        assert!(recent.more);
        assert_eq!(recent.turns.len(), 3);
        assert_eq!(recent.turns, all.turns[all.turns.len() - 3..]);
        let lines = || all.turns.iter().flat_map(|turn| &turn.lines);
        assert!(lines().any(|line| line.text.contains("conquered")));
        let viewer = session.viewer().map_or("", Seat::name);
        let drawn = lines().filter(|line| line.text.contains(" draws "));
        let told = drawn.filter(|line| !line.text.ends_with("a territory card."));
        let told = told.filter(|line| !line.text.ends_with("a poker card."));
        assert!(told.map(|line| line.text.clone()).all(|text| text.starts_with(viewer)));
    }
}
