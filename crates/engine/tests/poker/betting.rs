//! Betting, all-in, side pots (P5, P7).

use proptest::prelude::*;
use red_queens_engine::core::{BySeat, Seat, SeatSet};
use red_queens_engine::poker::{Bet, BetSet, Betting};

use Seat::{Blue, Green, Red, Yellow};

/// Returns the betting of Red, Blue and so on, with these stacks.
fn betting(stacks: &[u32]) -> Betting {
    let stack = |seat: Seat| stacks.get(seat.index()).copied().unwrap_or(0);
    let mut betting =
        Betting::new(Seat::ALL.into_iter().take(stacks.len()), BySeat::from_fn(stack));
    betting.begin_round();
    betting
}

fn act(betting: &mut Betting, seat: Seat, bet: Bet) {
    assert_eq!(betting.asked(), Some(seat), "{bet}");
    assert!(betting.act(bet).is_some(), "{seat} cannot {bet}");
}

/// Returns the armies and claimants of each pot.
fn pots(betting: &Betting) -> Vec<(u32, Vec<Seat>)> {
    betting.pots().iter().map(|pot| (pot.armies, pot.claimants.iter().collect())).collect()
}

#[test]
fn p5_everybody_antes_one_army_and_the_first_opens() {
    let betting = betting(&[3, 4, 1]);
    assert_eq!((betting.total(), betting.stack(Red), betting.staked(Red)), (3, 2, 1));
    assert_eq!(betting.asked(), Some(Red));
    assert_eq!(betting.choices(), BetSet::of(&[Bet::Check, Bet::Bet, Bet::Fold]));
}

#[test]
fn p5_a_raise_reopens_the_betting() {
    let mut betting = betting(&[9, 9, 9]);
    act(&mut betting, Red, Bet::Check);
    act(&mut betting, Blue, Bet::Bet);
    assert_eq!(betting.choices(), BetSet::of(&[Bet::Call, Bet::Raise, Bet::Fold]));
    act(&mut betting, Green, Bet::Raise);
    assert_eq!((betting.owed(Red), betting.owed(Blue)), (2, 1));
    act(&mut betting, Red, Bet::Call);
    act(&mut betting, Blue, Bet::Raise);
    act(&mut betting, Green, Bet::Fold);
    act(&mut betting, Red, Bet::Call);
    assert_eq!((betting.asked(), betting.total(), betting.called()), (None, 11, Some(Blue)));
    assert_eq!(betting.in_game(), SeatSet::of(&[Red, Blue]));
}

#[test]
fn p5_a_round_ends_when_all_have_checked() {
    let mut betting = betting(&[9, 9, 9]);
    for seat in [Red, Blue, Green] {
        act(&mut betting, seat, Bet::Check);
    }
    assert_eq!((betting.asked(), betting.total()), (None, 3));
    betting.begin_round();
    assert_eq!(betting.asked(), Some(Red));
}

#[test]
fn p5_the_round_ends_when_all_but_one_have_folded() {
    let mut betting = betting(&[9, 9, 9]);
    act(&mut betting, Red, Bet::Bet);
    act(&mut betting, Blue, Bet::Fold);
    act(&mut betting, Green, Bet::Fold);
    assert_eq!(betting.asked(), None);
    assert_eq!(pots(&betting), [(3, vec![Red]), (1, vec![Red])], "nobody called Red's bet");
}

#[test]
fn p5_one_who_cannot_match_is_all_in_and_side_pots_are_for_the_others() {
    let mut betting = betting(&[5, 2, 5, 1]);
    act(&mut betting, Red, Bet::Bet);
    act(&mut betting, Blue, Bet::Call);
    act(&mut betting, Green, Bet::Raise);
    act(&mut betting, Red, Bet::Raise);
    act(&mut betting, Green, Bet::Call);
    assert_eq!((betting.asked(), betting.stack(Blue)), (None, 0));
    let expected =
        [(4, vec![Red, Blue, Green, Yellow]), (3, vec![Red, Blue, Green]), (4, vec![Red, Green])];
    assert_eq!(pots(&betting), expected);
    betting.begin_round();
    assert_eq!(betting.asked(), Some(Red));
    act(&mut betting, Red, Bet::Bet);
    act(&mut betting, Green, Bet::Fold);
    assert_eq!(betting.asked(), None, "Blue and Yellow are all-in");
    assert_eq!(pots(&betting)[2], (5, vec![Red]));
}

#[test]
fn p5_what_is_not_called_yet_makes_no_pot_of_its_own() {
    let mut betting = betting(&[9, 9, 3]);
    let everybody = || vec![Red, Blue, Green];
    act(&mut betting, Red, Bet::Bet);
    assert_eq!(pots(&betting), [(4, everybody())]);
    act(&mut betting, Blue, Bet::Raise);
    assert_eq!(pots(&betting), [(6, everybody())]);
    act(&mut betting, Green, Bet::Call);
    assert_eq!(pots(&betting), [(8, everybody())], "Green is all-in for as much as anybody");
    act(&mut betting, Red, Bet::Raise);
    assert_eq!(pots(&betting), [(9, everybody()), (1, vec![Red, Blue])], "Blue can still call");
    act(&mut betting, Blue, Bet::Call);
    assert_eq!(pots(&betting), [(9, everybody()), (2, vec![Red, Blue])]);
}

#[test]
fn p5_a_call_for_less_leaves_what_nobody_could_match_uncalled() {
    let mut betting = betting(&[9, 2]);
    act(&mut betting, Red, Bet::Bet);
    assert_eq!(betting.choices(), BetSet::of(&[Bet::Call, Bet::Fold]), "nothing is left to raise");
    act(&mut betting, Blue, Bet::Call);
    assert_eq!(betting.asked(), None);
    betting.begin_round();
    assert_eq!(betting.asked(), None, "nobody could answer Red");
    let mut longer = self::betting(&[9, 9, 2]);
    act(&mut longer, Red, Bet::Bet);
    act(&mut longer, Blue, Bet::Raise);
    act(&mut longer, Green, Bet::Call);
    act(&mut longer, Red, Bet::Fold);
    let last = longer.pots().last().copied().unwrap();
    assert_eq!((last.armies, last.uncalled), (1, true), "Blue's third army met nobody's");
}

#[test]
fn p5_what_is_not_possible_changes_nothing() {
    let mut betting = betting(&[3, 3]);
    let before = betting.clone();
    assert_eq!(betting.act(Bet::Call), None);
    assert_eq!(betting.act(Bet::Raise), None);
    act(&mut betting, Red, Bet::Bet);
    assert_eq!(betting.act(Bet::Check), None);
    assert_eq!(betting.act(Bet::Bet), None);
    assert_ne!(betting, before);
}

#[test]
fn p7_the_odd_army_goes_to_the_first_left_of_the_dealer() {
    let mut betting = betting(&[4, 4, 4]);
    for seat in [Red, Blue, Green] {
        act(&mut betting, seat, if seat == Red { Bet::Bet } else { Bet::Call });
    }
    let mut pot = betting.pots()[0];
    pot.armies = 8;
    let clockwise = [Green, Red, Blue];
    let paid = betting.pay(pot, SeatSet::of(&[Red, Blue, Green]), &clockwise);
    assert_eq!(paid.as_slice(), [(Green, 3), (Red, 3), (Blue, 2)]);
    assert_eq!(betting.stack(Green), 5);
}

proptest! {
    /// Every sequence of bets ends, and no army is created or lost.
    #[test]
    fn p5_no_round_lasts_for_ever_and_armies_are_conserved(
        stacks in proptest::collection::vec(1..12u32, 2..=6),
        rounds in proptest::collection::vec(proptest::collection::vec(0..5usize, 200), 2),
        winners in 1..64u64,
    ) {
        let all: u32 = stacks.iter().sum();
        let mut betting = betting(&stacks);
        for choices in rounds {
            betting.begin_round();
            let mut acts = choices.into_iter();
            while let Some(seat) = betting.asked() {
                let wanted = acts.next();
                prop_assert!(wanted.is_some(), "a round of 200 bets");
                let (choices, owed) = (betting.choices(), betting.owed(seat));
                prop_assert!(choices.contains(Bet::Fold) && choices.len() >= 2);
                prop_assert_eq!(choices.contains(Bet::Check), owed == 0);
                let bet = choices.nth(wanted.unwrap() % choices.len()).unwrap();
                prop_assert!(betting.act(bet).is_some());
                let stacks: u32 = Seat::ALL.iter().map(|seat| betting.stack(*seat)).sum();
                prop_assert_eq!(stacks + betting.total(), all);
            }
            for seat in betting.in_game() {
                prop_assert!(betting.owed(seat) == 0 || betting.stack(seat) == 0);
            }
        }
        let pots = betting.pots();
        prop_assert_eq!(pots.iter().map(|pot| pot.armies).sum::<u32>(), betting.total());
        prop_assert!(pots.iter().all(|pot| !pot.claimants.is_empty()));
        let order = betting.order().to_vec();
        let lucky = SeatSet::try_from(winners).unwrap_or(SeatSet::FULL);
        for pot in pots {
            let drawn = pot.claimants & lucky;
            let winners = if drawn.is_empty() { pot.claimants } else { drawn };
            let paid: u32 = betting.pay(pot, winners, &order).iter().map(|(_, n)| n).sum();
            prop_assert_eq!(paid, pot.armies);
        }
        betting.clear();
        let left: u32 = Seat::ALL.iter().map(|seat| betting.stack(*seat)).sum();
        prop_assert_eq!(left, all);
    }
}
