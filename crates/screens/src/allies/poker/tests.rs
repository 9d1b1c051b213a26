//! Tests of the poker table.

use super::*;
use crate::allies::poker::{self, PokerView};
use crate::allies::poker_table::OpenHand;
use crate::allies::result::PokerResultView;
use engine::core::BySeat;
use engine::game::{Control, Event, LandEvent, RuleSet};
use engine::poker::Suit;
use table::{Intent, testing};

/// Plays at random at tables of two people and calls `look` after every action.
fn play(actions: usize, mut look: impl FnMut(&Session)) {
    let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
    for seed in 10..13 {
        let mut session = testing::dealt(RuleSet::NAUTICAL, &people, seed);
        for _ in 0..actions {
            testing::play_some(&mut session, 1);
            session.dispatch(Intent::Peek(true));
            look(&session);
        }
    }
}

#[test]
fn p5_the_table_shows_all_that_was_put_in_and_who_is_asked() {
    let mut shown = 0;
    play(4_000, |session| {
        let Some(poker) = PokerView::of(session).filter(|poker| !poker.is_over) else { return };
        let staked: u32 = poker.players.iter().map(|player| player.staked).sum();
        assert_eq!(staked, poker.pots.iter().map(|pot| pot.armies).sum::<u32>());
        for player in &poker.players {
            let chips = poker.pots.iter().flat_map(|pot| &pot.chips);
            let own = chips.filter(|(seat, _)| *seat == player.seat);
            assert_eq!(player.staked, own.map(|(_, armies)| armies).sum::<u32>(), "{poker:?}");
        }
        for pot in &poker.pots {
            assert_eq!(pot.armies, pot.chips.iter().map(|(_, armies)| armies).sum::<u32>());
        }
        let asked: Vec<Seat> =
            poker.players.iter().filter(|player| player.asked).map(|player| player.seat).collect();
        assert_eq!(asked, [session.game().prompt().unwrap().seat]);
        shown += 1;
    });
    assert!(shown > 20, "{shown}");
}

#[test]
fn the_aim_names_the_suits_of_the_ally_unless_all_will_do() {
    let mut named = 0;
    play(600, |session| {
        let Some(mut poker) = PokerView::of(session) else { return };
        poker.suits = vec![Suit::Clubs, Suit::Hearts];
        assert!(poker.aim().ends_with("must win with ♣ or ♥."), "{}", poker.aim());
        poker.suits = Suit::ALL.to_vec();
        assert!(poker.aim().ends_with("must win; any suit will do."), "{}", poker.aim());
        named += 1;
    });
    assert!(named > 0);
}

#[test]
fn a_seat_is_read_out_as_one_list() {
    let ann = PokerSeat {
        seat: Seat::Red,
        name: "Ann".to_owned(),
        stack: Some(7),
        staked: 3,
        cards: 5,
        open: Vec::new(),
        shown: None,
        stash: 0,
        standing: PokerStanding::In,
        dealer: true,
        asked: false,
        own: false,
        said: Some("raises by 1 to 2".to_owned()),
        hand: None,
        won: 0,
    };
    let bets = "Ann: 3 armies in the pot, 7 armies left, 5 cards, raises by 1 to 2, dealer.";
    assert_eq!(ann.sentence(), bets);
    let hand = Some(OpenHand { name: "two pair", leads: true });
    let shows = "Ann: 3 armies in the pot, 7 armies left, 5 cards, two pair, leading, dealer.";
    assert_eq!(PokerSeat { hand, ..ann }.sentence(), shows);
}

/// Returns the pots after these bets of Red, Blue and so on, with this many armies each.
fn middle(stacks: &[u32], bets: &[Bet]) -> Vec<(u32, String)> {
    let stack = |seat: Seat| stacks.get(seat.index()).copied().unwrap_or(0);
    let seats = Seat::ALL.into_iter().take(stacks.len());
    let mut betting = Betting::new(seats, BySeat::from_fn(stack));
    betting.begin_round();
    for bet in bets {
        assert!(betting.act(*bet).is_some(), "{bet}");
    }
    pots(&betting, Seat::name).into_iter().map(|pot| (pot.armies, pot.label)).collect()
}

#[test]
fn p5_a_bet_that_is_not_answered_yet_is_no_side_pot() {
    let one = |armies| vec![(armies, "In the pot".to_owned())];
    assert_eq!(middle(&[9, 9, 9], &[]), one(3));
    assert_eq!(middle(&[9, 9, 9], &[Bet::Bet]), one(4));
    assert_eq!(middle(&[9, 9, 9], &[Bet::Bet, Bet::Raise]), one(6));
    assert_eq!(middle(&[9, 9, 9], &[Bet::Bet, Bet::Raise, Bet::Fold, Bet::Call]), one(7));
}

#[test]
fn p5_who_is_all_in_for_less_makes_a_side_pot() {
    let raised = [Bet::Bet, Bet::Call, Bet::Raise];
    let main = || (6, "Main pot, for Red, Blue and Green".to_owned());
    let side = |armies| (armies, "Side pot, for Red and Green".to_owned());
    assert_eq!(middle(&[9, 2, 9], &raised), [main(), side(1)], "Red is still to answer");
    let called = [Bet::Bet, Bet::Call, Bet::Raise, Bet::Call];
    assert_eq!(middle(&[9, 2, 9], &called), [main(), side(2)]);
    let folded = [Bet::Bet, Bet::Call, Bet::Raise, Bet::Fold];
    let back = (1, "Uncalled: returned to Green".to_owned());
    assert_eq!(middle(&[9, 2, 9], &folded), [(6, "In the pot".to_owned()), back]);
}

#[test]
fn odds_are_told_of_a_whole_hand_that_is_seen_and_of_no_other() {
    let (mut told, mut kept) = (0, 0);
    play(4_000, |session| match (poker::own_poker(session), poker::poker_odds(session)) {
        (Some(own), odds) => {
            assert_eq!(odds.is_some(), own.hand.len() == HAND, "{own:?}");
            told += u32::from(odds.is_some());
            kept += u32::from(odds.is_none());
        }
        (None, odds) => assert_eq!(odds, None),
    });
    assert!(told > 10 && kept > 10, "{told} {kept}");
}

#[test]
fn p9_the_result_tells_what_was_won_beyond_the_own_stake() {
    let mut results = 0;
    let mut last = None;
    play(4_000, |session| {
        let looks = session.duty() == Duty::Showdown;
        let result = PokerResultView::of(session).or(looks.then(|| PokerResultView::last(session)));
        let commander = session.view().table().turn().commander;
        let is_person = |seat| session.is_human(seat) || commander.is_some();
        let attack = |event: &Event| matches!(event, Event::Land(LandEvent::Attacked { attacker, .. }) if is_person(*attacker));
        if session.moments().last().is_some_and(|moment| moment.events.iter().any(attack)) {
            assert_eq!(result, None, "the battle is what one looks at now");
        }
        if result.as_ref().map(|result| result.began) == last {
            return;
        }
        last = result.as_ref().map(|result| result.began);
        if let Some(result) = result {
            assert!(result.rows.iter().any(|row| row.won > 0), "{result:?}");
            assert!(result.rows.windows(2).all(|rows| rows[0].won >= rows[1].won));
            if let [winner, others @ ..] = &result.rows[..]
                && others.iter().all(|row| row.won == 0)
            {
                let theirs: u32 = others.iter().map(|row| row.staked).sum();
                let words = format!("{} gains {}", winner.name, text::holdings::armies(theirs));
                assert!(result.sentence.starts_with(&words), "{result:?}");
            }
            results += 1;
        }
    });
    assert!(results > 5, "{results}");
}

#[test]
fn w8_an_ally_that_another_hand_may_win_is_not_yet_nobodys() {
    let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
    let mut session = testing::session(RuleSet::NEW_RULES, &people);
    let (mut open, mut settled) = (0, 0);
    for _ in 0..6_000 {
        testing::play_some(&mut session, 1);
        let Some(result) = PokerResultView::of(&session) else { continue };
        let says_nobody = result.sentence.ends_with(text::ally_sentences::nobody_plays());
        let asked = session.game().prompt().map(|prompt| prompt.ask);
        if matches!(asked, Some(Ask::AnotherHand { .. } | Ask::Join { .. } | Ask::Won { .. })) {
            assert!(!says_nobody, "{}", result.sentence);
            open += 1;
        } else {
            settled += u32::from(says_nobody);
        }
    }
    assert!(open > 5 && settled > 5, "{open} {settled}");
}

#[test]
fn w6_whoever_has_the_best_open_cards_leads_and_their_hand_has_a_name() {
    let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
    let (mut open, mut hidden) = (0, 0);
    let mut look = |session: &Session| {
        let Some(poker) = PokerView::of(session) else { return };
        let in_game = |player: &&PokerSeat| {
            matches!(player.standing, PokerStanding::In | PokerStanding::AllIn)
        };
        let worth = |player: &PokerSeat| {
            let cards = player.shown.as_ref().unwrap_or(&player.open);
            poker.ranking.worth(cards.iter().copied().collect())
        };
        let seen = |player: &PokerSeat| player.shown.is_some() || !player.open.is_empty();
        let best = poker.players.iter().filter(in_game).filter(|it| seen(it)).map(worth).max();
        for player in &poker.players {
            let named = seen(player) && in_game(&player);
            assert_eq!(player.hand.is_some(), named, "{player:?}");
            let Some(hand) = &player.hand else { continue };
            assert_eq!(hand.name, worth(player).category().in_words());
            assert_eq!(hand.leads, Some(worth(player)) == best, "{poker:?}");
            *if player.open.is_empty() { &mut hidden } else { &mut open } += 1;
        }
    };
    for seed in 10..14 {
        let mut session = testing::dealt(RuleSet::NEW_RULES, &people, seed);
        for _ in 0..4_000 {
            testing::play_some(&mut session, 1);
            look(&session);
        }
    }
    assert!(open > 20 && hidden > 20, "{open} {hidden}");
}

#[test]
fn whoever_sits_alone_before_the_screen_sits_at_the_near_side() {
    let computer = || Control::Computer("easy".into());
    let players =
        [(Seat::Red, computer()), (Seat::Blue, Control::Human), (Seat::Green, computer())];
    let mut session = testing::session(RuleSet::NAUTICAL, &players);
    let mut seen = 0;
    for _ in 0..6_000 {
        testing::play_some(&mut session, 1);
        let Some(poker) = PokerView::of(&session) else { continue };
        let seats: Vec<Seat> = poker.players.iter().map(|player| player.seat).collect();
        if seats.contains(&Seat::Blue) {
            assert_eq!(seats[0], Seat::Blue, "{seats:?}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}
