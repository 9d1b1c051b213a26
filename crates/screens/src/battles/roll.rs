//! A roll as people compare it: dice sorted, highest against highest, and the loser of each pair.

use engine::battle::{
    self, Dice, Losses, ModifiedRoll, Modifier, ModifierSet, Side, clash, compare,
};
use stdx::InOrder;

/// A die on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Die {
    /// The face rolled, 1 to 6.
    pub face: u8,
    /// True if it counts one more (A6).
    pub plus: bool,
    /// The modifiers that changed it, in order (L2).
    pub changed: ModifierSet,
}

impl Die {
    /// Returns a die as rolled.
    pub const fn plain(face: u8) -> Self {
        Self { face, plus: false, changed: ModifierSet::EMPTY }
    }

    /// Returns the value that it counts for.
    pub fn counts(self) -> u8 {
        let Self { face, plus, changed } = self;
        battle::ModifiedDie { rolled: face, changed }.shows() + u8::from(plus)
    }
}

/// Two dice compared with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ComparedDice {
    pub attack: Die,
    pub defence: Die,
}

impl ComparedDice {
    /// Returns `true` if the dice are equal, so that the defender wins.
    pub fn is_tie(self) -> bool {
        self.attack.counts() == self.defence.counts()
    }

    fn loses(self) -> Side {
        if self.attack.counts() > self.defence.counts() { Side::Defender } else { Side::Attacker }
    }
}

/// Adjacent pairs that the same side loses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairGroup {
    /// The side that loses an army for each pair.
    pub loses: Side,
    pub pairs: Vec<ComparedDice>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RollView {
    /// Its number among the rolls of the battle, from 1.
    pub number: usize,
    /// The block that rolled, from 0; `None` in a normal attack.
    pub block: Option<u8>,
    /// The pairs, from the highest down.
    pub groups: Vec<PairGroup>,
    /// The attacker's dice without an opponent.
    pub spare_attack: Vec<Die>,
    /// The defender's dice without an opponent.
    pub spare_defence: Vec<Die>,
    /// The losses of both sides.
    pub losses: Losses,
    /// True if one of the defender's lost armies is captured (A7).
    pub captured: bool,
}

impl RollView {
    /// Returns a roll, with the face that gets the plus one, if any does.
    pub fn new(
        number: usize,
        block: Option<u8>,
        attack: Dice,
        defence: Dice,
        plus: Option<u8>,
    ) -> Self {
        let clash = clash(attack, defence, plus);
        let dice = (sorted(attack, plus), sorted(defence, None));
        Self::of(number, block, dice, clash.losses, clash.captured)
    }

    /// Returns a roll of a normal attack in which modifiers changed some dice (L2, L3).
    pub fn changed(number: usize, [attack, defence]: [ModifiedRoll; 2]) -> Self {
        let losses = compare(attack.shown(), defence.shown());
        let (attack, defence) = (one_by_one(attack), one_by_one(defence));
        Self::of(number, None, (attack, defence), losses, false)
    }

    fn of(
        number: usize,
        block: Option<u8>,
        (attack, defence): (Vec<Die>, Vec<Die>),
        losses: Losses,
        captured: bool,
    ) -> Self {
        let paired = attack.len().min(defence.len());
        let pairs =
            attack.iter().zip(&defence).map(|(a, d)| ComparedDice { attack: *a, defence: *d });
        Self {
            number,
            block,
            groups: grouped(pairs),
            spare_attack: attack[paired..].to_vec(),
            spare_defence: defence[paired..].to_vec(),
            losses,
            captured,
        }
    }

    /// Returns what this roll alone cost each side, for the last of several rolls: a result tells what
    /// the whole battle cost. The names are those of the attacker and the defender.
    pub fn last_in_words(&self, [attacker, defender]: [&str; 2]) -> Option<String> {
        let Losses { attacker: attacker_lost, defender: defender_lost } = self.losses;
        let told = text::dice::LastOf {
            rolls: self.number,
            attacker,
            attacker_lost,
            defender,
            defender_lost,
        };
        (self.number > 1).then(|| told.say())
    }

    /// Describes what changed each modified die of a side, in order: “4 counts 5: bunker +1”.
    pub fn changes(&self, side: Side, army: &str) -> Vec<String> {
        let changed = self.dice(side).filter(|die| !die.changed.is_empty());
        let told = changed.map(|die| {
            let by = die.changed.iter().map(modifier_in_words).reduce(text::and_next);
            text::dice::Changed {
                army,
                thrown: die.face,
                counts: die.counts(),
                by: by.unwrap_or_default(),
            }
            .say()
        });
        told.collect()
    }

    /// Returns the number of dice on the longer side.
    pub fn width(&self) -> usize {
        let pairs: usize = self.groups.iter().map(|group| group.pairs.len()).sum();
        pairs + self.spare_attack.len().max(self.spare_defence.len())
    }

    /// Returns the dice of one side, from the highest down.
    pub fn dice(&self, side: Side) -> impl Iterator<Item = Die> + '_ {
        let pairs = self.groups.iter().flat_map(|group| &group.pairs);
        let of = move |pair: &ComparedDice| match side {
            Side::Attacker => pair.attack,
            Side::Defender => pair.defence,
        };
        let spare = match side {
            Side::Attacker => &self.spare_attack,
            Side::Defender => &self.spare_defence,
        };
        pairs.map(of).chain(spare.iter().copied())
    }

    /// Returns the dice of one side in writing: “6 5+1 3”.
    pub fn faces(&self, side: Side) -> String {
        let written = self.dice(side).map(|die| match die.counts() {
            counts if counts == die.face => counts.to_string(),
            _ if die.plus => format!("{}+1", die.face),
            counts => format!("{}→{counts}", die.face),
        });
        written.collect::<Vec<_>>().join(" ")
    }
}

/// Returns the dice from the highest down; one of those that show `plus` counts one more.
fn sorted(dice: Dice, plus: Option<u8>) -> Vec<Die> {
    let mut sorted: Vec<Die> = dice.faces().map(Die::plain).collect();
    if let Some(die) = sorted.iter_mut().find(|die| Some(die.face) == plus) {
        die.plus = true;
    }
    sorted.order_by_key(|die| std::cmp::Reverse(die.counts()));
    sorted
}

/// Returns the dice as they count, from the highest down.
fn one_by_one(roll: ModifiedRoll) -> Vec<Die> {
    let die =
        |die: battle::ModifiedDie| Die { face: die.rolled, plus: false, changed: die.changed };
    let mut sorted: Vec<Die> = roll.dice().map(die).collect();
    sorted.order_by_key(|die| std::cmp::Reverse(die.counts()));
    sorted
}

/// Returns the name of a modifier and its amount.
pub(crate) fn modifier_in_words(modifier: Modifier) -> String {
    match modifier {
        Modifier::Ambush => text::dice::ambush(),
        Modifier::Shortage => text::dice::shortage(),
        Modifier::Bunker => text::dice::bunker(),
        Modifier::Fortification => text::dice::fortification(),
        Modifier::Barrage => text::dice::barrage(),
        Modifier::Missile => text::dice::missile(),
    }
    .to_owned()
}

fn grouped(pairs: impl Iterator<Item = ComparedDice>) -> Vec<PairGroup> {
    let mut groups: Vec<PairGroup> = Vec::new();
    for pair in pairs {
        match groups.last_mut().filter(|group| group.loses == pair.loses()) {
            Some(group) => group.pairs.push(pair),
            None => groups.push(PairGroup { loses: pair.loses(), pairs: vec![pair] }),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::battle::compare;

    fn roll(attack: &[u8], defence: &[u8], plus: Option<u8>) -> RollView {
        RollView::new(1, None, Dice::of(attack), Dice::of(defence), plus)
    }

    #[test]
    fn a1_the_highest_dice_meet_and_ties_go_to_the_defender() {
        let view = roll(&[2, 6, 5], &[6, 2], None);
        assert_eq!(view.faces(Side::Attacker), "6 5 2");
        assert_eq!(view.faces(Side::Defender), "6 2");
        assert_eq!(view.groups[0].loses, Side::Attacker);
        assert!(view.groups[0].pairs[0].is_tie());
        assert_eq!(view.groups[1].loses, Side::Defender);
        assert_eq!(view.spare_attack.iter().map(|die| die.face).collect::<Vec<_>>(), [2]);
        assert_eq!((view.losses, view.width()), (Losses { attacker: 1, defender: 1 }, 3));
    }

    #[test]
    fn a6_the_raised_die_is_marked_and_moves_to_its_place() {
        let view = roll(&[6, 6, 1], &[6, 3], Some(6));
        assert_eq!(view.faces(Side::Attacker), "6+1 6 1");
        assert_eq!(view.losses, Losses { attacker: 0, defender: 2 });
        assert!(view.captured);
        assert_eq!(roll(&[5, 4], &[4], Some(4)).faces(Side::Attacker), "5 4+1");
        assert!(!roll(&[6], &[1], None).captured);
    }

    #[test]
    fn the_last_of_several_rolls_tells_its_own_losses() {
        let last = |number| {
            let roll = RollView { number, ..roll(&[6, 5, 2], &[6, 2], None) };
            roll.last_in_words(["you", "Blue"])
        };
        assert_eq!(last(1), None, "the result tells the same");
        assert_eq!(last(8).as_deref(), Some("Last of 8 rolls: you −1, Blue −1"));
        let none = RollView { number: 2, ..roll(&[6, 6, 1], &[6, 3], Some(6)) };
        let told = none.last_in_words(["Red", "you"]);
        assert_eq!(told.as_deref(), Some("Last of 2 rolls: Red 0, you −2"));
    }

    #[test]
    fn l2_each_die_tells_what_changed_it_and_stands_where_it_counts() {
        let walls = ModifierSet::of(&[Modifier::Bunker, Modifier::Fortification]);
        let side = Side::Defender;
        let ours = ModifiedRoll::new(Dice::of(&[5, 3]), Side::Attacker, walls);
        let theirs = ModifiedRoll::new(Dice::of(&[3, 3]), side, walls);
        let view = RollView::changed(1, [ours, theirs]);
        assert_eq!(view.faces(Side::Attacker), "5 3");
        assert_eq!(view.faces(Side::Defender), "3→5 3→4");
        assert_eq!(view.losses, Losses { attacker: 2, defender: 0 });
        let told = view.changes(Side::Defender, "Blue");
        assert_eq!(told[0], "Blue’s 3 counts as 5: bunker +1, fortification +1.");
        assert_eq!(view.changes(Side::Attacker, "Red"), Vec::<String>::new());
        let struck = RollView::changed(1, [ours.struck(3).unwrap(), theirs]);
        assert_eq!(struck.faces(Side::Attacker), "3→6 5");
        assert_eq!(struck.changes(Side::Attacker, "Red"), ["Red’s 3 counts as 6: missile."]);
    }

    proptest::proptest! {
        #[test]
        fn the_groups_tell_the_losses(
            attack in proptest::collection::vec(1u8..=6, 1..14),
            defence in proptest::collection::vec(1u8..=6, 1..14),
        ) {
            let view = roll(&attack, &defence, None);
            let lost = |side: Side| {
                let groups = view.groups.iter().filter(|group| group.loses == side);
                u32::try_from(groups.map(|group| group.pairs.len()).sum::<usize>()).unwrap()
            };
            let losses = Losses { attacker: lost(Side::Attacker), defender: lost(Side::Defender) };
            proptest::prop_assert_eq!(losses, compare(Dice::of(&attack), Dice::of(&defence)));
            proptest::prop_assert_eq!(view.losses, losses);
            proptest::prop_assert_eq!(view.width(), attack.len().max(defence.len()));
        }
    }
}
