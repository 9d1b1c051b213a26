//! Bets without a limit, and pots of any number of players (W7).

use proptest::prelude::*;
use red_queens_engine::core::{BySeat, Seat, SeatSet};
use red_queens_engine::poker::{Amounts, Bet, Betting, Limit};

use Seat::{Blue, Green, Red, Yellow};

/// Returns the betting of Red, Blue and so on, with these stacks.
fn betting(stacks: &[u32]) -> Betting {
    let stack = |seat: Seat| stacks.get(seat.index()).copied().unwrap_or(0);
    let seats = Seat::ALL.into_iter().take(stacks.len());
    let mut betting = Betting::new(seats, BySeat::from_fn(stack)).with(Limit::NoLimit);
    betting.begin_round();
    betting
}

fn wager(betting: &mut Betting, seat: Seat, by: u32) -> (Bet, u32) {
    assert_eq!(betting.asked(), Some(seat));
    betting.wager(by).unwrap_or_else(|| panic!("{seat} cannot bet {by}"))
}

fn act(betting: &mut Betting, seat: Seat, bet: Bet) -> u32 {
    assert_eq!(betting.asked(), Some(seat), "{bet}");
    betting.act(bet).unwrap_or_else(|| panic!("{seat} cannot {bet}"))
}

fn pots(betting: &Betting) -> Vec<(u32, Vec<Seat>)> {
    betting.pots().iter().map(|pot| (pot.armies, pot.claimants.iter().collect())).collect()
}

#[test]
fn w7_any_number_of_armies_up_to_what_is_left_may_be_bet() {
    let mut betting = betting(&[20, 20]);
    assert_eq!(betting.amounts(), Some(Amounts { least: 1, most: 19 }));
    for by in [0, 20, u32::MAX] {
        let before = betting.clone();
        assert_eq!(betting.wager(by), None);
        assert_eq!(betting, before);
    }
    assert_eq!(betting.act(Bet::Bet), None, "by how much?");
    assert_eq!(wager(&mut betting, Red, 7), (Bet::Bet, 7));
    assert_eq!((betting.owed(Blue), betting.stack(Red)), (7, 12));
}

#[test]
fn w7_nobody_folds_to_an_all_in_bet_where_it_must_be_called() {
    let folds = |betting: &Betting| betting.choices().contains(Bet::Fold);
    for must_call in [false, true] {
        let mut betting = betting(&[5, 20, 20, 3]).calling_all_in(must_call);
        assert!(folds(&betting), "nothing was bet");
        wager(&mut betting, Red, 4);
        assert_eq!(folds(&betting), !must_call, "Red is all-in");
        assert_eq!(betting.clone().act(Bet::Fold).is_some(), !must_call);
        wager(&mut betting, Blue, 6);
        assert!(folds(&betting), "Blue's raise is no all-in bet");
        act(&mut betting, Green, Bet::Fold);
        assert_eq!(act(&mut betting, Yellow, Bet::Call), 2, "all that it has");
        let won_by = [(10, vec![Red, Blue, Yellow]), (4, vec![Red, Blue]), (6, vec![Blue])];
        assert_eq!(pots(&betting), won_by);
    }
}

#[test]
fn w7_a_raise_is_at_least_the_last_one_or_all_that_is_left() {
    let mut betting = betting(&[40, 40, 16]);
    wager(&mut betting, Red, 4);
    assert_eq!(betting.amounts(), Some(Amounts { least: 4, most: 35 }));
    assert_eq!(wager(&mut betting, Blue, 9), (Bet::Raise, 13));
    assert_eq!(betting.amounts(), Some(Amounts { least: 2, most: 2 }), "Green has 15, and owes 13");
    wager(&mut betting, Green, 2);
    assert_eq!(betting.owed(Red), 11);
    assert_eq!(
        betting.amounts(),
        Some(Amounts { least: 9, most: 24 }),
        "a short one changes nothing"
    );
    act(&mut betting, Red, Bet::Call);
    act(&mut betting, Blue, Bet::Call);
    assert_eq!(betting.asked(), None);
    betting.begin_round();
    assert_eq!(betting.amounts(), Some(Amounts { least: 1, most: 24 }), "each round begins anew");
}

#[test]
fn w7_further_raises_go_into_a_side_pot_that_who_is_all_in_cannot_win() {
    let mut betting = betting(&[30, 6, 30, 12]);
    wager(&mut betting, Red, 3);
    wager(&mut betting, Blue, 2);
    assert_eq!(betting.stack(Blue), 0);
    wager(&mut betting, Green, 6);
    assert_eq!(act(&mut betting, Yellow, Bet::Call), 11, "all that it has");
    act(&mut betting, Red, Bet::Call);
    assert_eq!(betting.asked(), None);
    let all = vec![Red, Blue, Green, Yellow];
    assert_eq!(pots(&betting), [(24, all), (18, vec![Red, Green, Yellow])]);
}

#[test]
fn w7_what_nobody_can_match_goes_back() {
    let mut betting = betting(&[50, 5]);
    wager(&mut betting, Red, 49);
    act(&mut betting, Blue, Bet::Call);
    let pots = betting.pots();
    assert_eq!((pots[0].armies, pots[1].armies, pots[1].uncalled), (10, 45, true));
    assert_eq!(pots[1].claimants, SeatSet::only(Red));
}

#[test]
fn w7_what_nobody_called_goes_back_when_all_others_fold() {
    let mut betting = betting(&[201, 50, 50]);
    wager(&mut betting, Red, 2);
    act(&mut betting, Blue, Bet::Call);
    act(&mut betting, Green, Bet::Fold);
    betting.begin_round();
    wager(&mut betting, Red, 198);
    act(&mut betting, Blue, Bet::Fold);
    let pots = betting.pots();
    assert_eq!((pots[0].armies, pots[0].uncalled), (7, false), "Red and Blue 3 each, Green 1");
    assert_eq!((pots[1].armies, pots[1].uncalled), (198, true));
}

/// Returns each player's winnings, computed army by army: only players who put in as many armies
/// can win each one. `values` are those of the hands, `None` for players who have folded.
fn naive(staked: &[u32], values: &[Option<u8>], clockwise: &[usize]) -> Vec<u32> {
    let players = 0..staked.len();
    let most = staked.iter().copied().max().unwrap_or(0);
    let in_game = || players.clone().filter(|player| values[*player].is_some());
    let top = in_game().map(|player| staked[player]).max().unwrap_or(0);
    let mut pots: Vec<(Vec<usize>, u32)> = Vec::new();
    for army in 1..=most {
        let armies = players.clone().filter(|player| staked[*player] >= army).count();
        let can_win: Vec<usize> =
            in_game().filter(|player| staked[*player] >= army.min(top)).collect();
        let armies = u32::try_from(armies).unwrap();
        match pots.last_mut() {
            Some((claimants, sum)) if *claimants == can_win => *sum += armies,
            _ => pots.push((can_win, armies)),
        }
    }
    let mut won = vec![0; staked.len()];
    for (claimants, armies) in pots {
        let best = claimants.iter().map(|player| values[*player]).max().flatten();
        let winners: Vec<usize> = clockwise
            .iter()
            .copied()
            .filter(|player| claimants.contains(player) && values[*player] == best)
            .collect();
        let number = u32::try_from(winners.len()).unwrap();
        for (place, winner) in (0..).zip(winners) {
            won[winner] += armies / number + u32::from(place < armies % number);
        }
    }
    won
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    /// Every sequence of bets ends, no army is created or lost, and everybody gets the right share.
    #[test]
    fn w7_pots_are_paid_as_if_counted_army_by_army(
        stacks in proptest::collection::vec(1..60u32, 2..=6),
        rounds in proptest::collection::vec(proptest::collection::vec((0..6usize, any::<u32>()), 400), 3),
        values in proptest::collection::vec(0..4u8, 6),
    ) {
        let all: u32 = stacks.iter().sum();
        let mut betting = betting(&stacks);
        for choices in rounds {
            betting.begin_round();
            let mut acts = choices.into_iter();
            while let Some(seat) = betting.asked() {
                let wanted = acts.next();
                prop_assert!(wanted.is_some(), "a round of 400 bets");
                let (wanted, size) = wanted.unwrap();
                let choices = betting.choices();
                // Fold less often, so that pots have several players.
                let bet = choices.nth(wanted % choices.len()).unwrap();
                let bet = if bet == Bet::Fold && size % 3 > 0 { choices.first().unwrap() } else { bet };
                match (bet, betting.amounts()) {
                    (Bet::Bet | Bet::Raise, Some(Amounts { least, most })) => {
                        prop_assert!(1 <= least && least <= most && most <= betting.stack(seat));
                        let by = least + size % (most - least + 1);
                        prop_assert_eq!(betting.wager(by).map(|(done, _)| done), Some(bet));
                    }
                    _ => prop_assert!(betting.act(bet).is_some()),
                }
                let stacks: u32 = Seat::ALL.iter().map(|seat| betting.stack(*seat)).sum();
                prop_assert_eq!(stacks + betting.total(), all);
            }
            for seat in betting.in_game() {
                prop_assert!(betting.owed(seat) == 0 || betting.stack(seat) == 0 || betting.in_game().len() == 1);
            }
        }
        let order = betting.order().to_vec();
        let staked: Vec<u32> = order.iter().map(|seat| betting.staked(*seat)).collect();
        let in_game = betting.in_game();
        let value = |seat: &Seat| in_game.contains(*seat).then(|| values[seat.index()]);
        let worth: Vec<Option<u8>> = order.iter().map(value).collect();
        let clockwise: Vec<usize> = (0..order.len()).rev().collect();
        let before: Vec<u32> = order.iter().map(|seat| betting.stack(*seat)).collect();
        let seats: Vec<Seat> = clockwise.iter().map(|place| order[*place]).collect();
        for pot in betting.pots() {
            let best = pot.claimants.iter().map(|seat| value(&seat)).max().flatten();
            let winners = pot.claimants.iter().filter(|seat| value(seat) == best).collect();
            betting.pay(pot, winners, &seats);
        }
        let due = naive(&staked, &worth, &clockwise);
        for (place, seat) in order.iter().enumerate() {
            prop_assert_eq!(betting.stack(*seat), before[place] + due[place], "{} of {:?}", seat, staked);
        }
    }
}
