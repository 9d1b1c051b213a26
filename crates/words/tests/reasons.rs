//! The sentences for the reasons in handmade positions.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use engine::core::{BySeat, Seat, Seed};
use engine::game::{Action, Control, Game, Observation, Player, Purchase, SeaAction, Setup};
use engine::record::Position;
use engine::world::Territory;
use players::bot;
use players::reasons::{advantages, reasons};
use words::{InWords, SeatNames, reasons_in_words};

fn names() -> SeatNames {
    BySeat::from_fn(|seat| seat.in_words().to_owned())
}

/// Returns the advantages of an action in words.
fn advantage(view: &Observation, action: &Action) -> Option<String> {
    reasons_in_words(&advantages(view, action), &names())
}

/// Returns the advantages of an action of Red, who is to decide.
fn said(position: &str, action: &str) -> Option<String> {
    let state = Position::parse(position).unwrap_or_else(|error| panic!("{error} in\n{position}"));
    let action: Action = action.parse().unwrap();
    assert_eq!(state.check(&action), Ok(()), "{action}");
    advantage(&state.observe(Some(Seat::Red)), &action)
}

/// The start of positions with Red and Blue.
const TWO: &str = "rules next\nplayers Red Blue\nround 3\n";

#[test]
fn t4_starting_armies_are_gathered_where_fewest_meet_them() {
    let position =
        "rules nautical\nplayers Red Blue\nJapan Red 3\nBrazil Red 3\n* Blue 1\nturn Red arrange";
    assert_eq!(
        said(position, "rearrange Brazil Japan 2").as_deref(),
        Some(
            "Until your first turn your armies are safest in Japan: only 2 hostile territories border it."
        )
    );
    let elsewhere = said(position, "rearrange Japan Brazil 2");
    assert!(!elsewhere.unwrap_or_default().contains("safest"), "four lie around Brazil");
}

#[test]
fn every_kind_of_decision_on_land_says_why() {
    let mut missed = Vec::new();
    for (position, action, why) in [
        // Reasons for conquests, the most important first.
        (
            "turn Red campaign\nAlaska Red 5\nKamchatka Blue 1\nhand Blue Peru Egypt\n* Red 1",
            "attack Alaska Kamchatka",
            "It is Blue’s last territory, and Blue’s 2 cards become yours.",
        ),
        (
            "turn Red campaign\nBrazil Blue 2\nVenezuela Red 6\nPeru Red 1\nArgentina Red 1\n* Blue 1",
            "attack Venezuela Brazil",
            "It completes South America: +2 a turn.",
        ),
        (
            "turn Red campaign\nNorth-Africa Red 6\n* Blue 2",
            "attack North-Africa Brazil",
            "It breaks Blue’s hold on South America (+2 a turn).",
        ),
        (
            "turn Red campaign\nBrazil Red 6\nPeru Red 1\nChina Red 1\n* Blue 1",
            "attack Brazil Venezuela",
            "That leaves 1 territory in South America to take.",
        ),
        (
            "turn Red campaign\nUral Red 6\nAlaska Red 1\nIndia Red 1\n* Blue 1",
            "attack Ural Siberia",
            "Your first conquest this turn earns a card.",
        ),
        (
            "turn Red campaign\nconquered\nUral Red 9\nAlaska Red 1\nIndia Red 1\nSiberia Blue 4\n* Blue 1",
            "attack Ural Siberia",
            "It removes Blue’s 4 armies next to Ural.",
        ),
        // Reasons for reinforcements, to attack or to defend.
        (
            "turn Red reinforce 3\nNorth-Africa Red 4\n* Blue 1",
            "deploy North-Africa 3",
            "From there you can take Southern Europe (over 99\u{a0}% chance). It breaks Blue’s hold on Europe (+5 a turn).",
        ),
        (
            "turn Red reinforce 3\nBrazil Red 2\nNorth-Africa Blue 6\nCongo Red 1\nPeru Red 1\n* Blue 9",
            "deploy Brazil 3",
            "Blue threatens Brazil from Argentina: this cuts the chance from 98\u{a0}% to 82\u{a0}%.",
        ),
        (
            "turn Red reinforce 3\nOntario Red 2\nAlaska Red 1\nBrazil Red 1\n* Blue 1",
            "deploy Ontario 3",
            "From there you can take Eastern United States (97\u{a0}% chance). Your first conquest this turn earns a card.",
        ),
        (
            "turn Red transfer\nAlaska Blue 2\nArgentina Red 5\nPeru Red 1\n* Red 1",
            "transfer Argentina Peru 4",
            "Nobody can attack Argentina: its armies are useful only nearer your border.",
        ),
        (
            "turn Red transfer\nArgentina Red 9\nBrazil Red 1\nPeru Red 1\nVenezuela Red 1\n* Blue 1",
            "transfer Argentina Brazil 8",
            "From there you can take North Africa (over 99\u{a0}% chance). It breaks Blue’s hold on Africa (+3 a turn).",
        ),
        (
            "turn Red transfer\nArgentina Red 9\nBrazil Red 3\nPeru Red 3\nCongo Red 1\nVenezuela Red 3\n* Blue 1",
            "transfer Argentina Brazil 8",
            "Nobody can attack Argentina: armies are wasted there.",
        ),
        (
            "turn Red campaign\nAlaska Red 2\n* Blue 5",
            "done",
            "Even your best attack, on Kamchatka, wins under 1\u{a0}% of the time.",
        ),
        (
            "turn Red transfer\nAlaska Red 2\n* Blue 5",
            "done",
            "Every army you could move already faces an enemy.",
        ),
    ] {
        let text = said(&format!("{TWO}{position}"), action);
        let is_clear =
            |text: &String| text.starts_with(why) && !text.contains("wasted there. From there");
        if !text.as_ref().is_some_and(is_clear) {
            missed.push(format!("{action}: {text:?}, not {why}"));
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn a_set_says_what_it_brings_and_when_it_is_due() {
    for (hand, why) in [
        ("Alaska Peru Egypt India", "This set is worth "),
        ("Alaska Peru Egypt India Congo", "You hold 5 cards, so you must turn in a set."),
    ] {
        let cards =
            format!("turn Red reinforce 3\nhand Red {hand}\nsets 2\nAlaska Red 3\n* Blue 5");
        let rules = TWO.replace("rules next", "rules next forced-sets from-five");
        let state = Position::parse(&format!("{rules}{cards}")).unwrap();
        let view = state.observe(Some(Seat::Red));
        let mut sets = view.hand().sets_of(state.rules().set_kinds());
        let cards = sets.next().unwrap();
        let buy = Purchase::Armies;
        let reason = advantage(&view, &Action::TurnIn { cards, buy }).unwrap();
        assert!(reason.starts_with(why), "{reason:?}");
    }
}

/// Returns a position in which Red is at sea off Brazil, which is Blue's.
fn at_sea(ships: &str) -> String {
    format!("{}turn Red campaign\nAlaska Red 5\n* Blue 2\n", head(ships))
}

/// Returns the start of a position of Red and Blue, with ships off Brazil.
fn head(ships: &str) -> String {
    let brazil: Territory = engine::world::names::Brazil;
    let off = engine::game::RuleSet::NAUTICAL.world().harbours(brazil).next().unwrap();
    let ships = ships.replace("HERE", &off.to_string());
    format!(
        "rules nautical\nplayers Red Blue\nround 3\nsuits Green clubs\nsuits Yellow hearts\n\
         suits Purple spades\nsuits Black diamonds\n{ships}\n"
    )
}

/// Returns the advantages of taking one army more aboard Red's ship.
fn boarded(position: &str) -> Option<String> {
    let state = Position::parse(position).unwrap();
    let (ship, _) = state.fleet().of(Seat::Red).next().unwrap();
    let from = engine::world::names::Alaska;
    let action = Action::Sea(SeaAction::Embark { ship, from, armies: 1 });
    advantage(&state.observe(Some(Seat::Red)), &action)
}

#[test]
fn ships_say_why_they_land_fight_and_leave() {
    for (ships, action, why) in [
        (
            "ship 1 Red 6 at HERE",
            "land 1 Brazil",
            "It breaks Blue’s hold on South America (+2 a turn).",
        ),
        (
            "ship 1 Red 6 at HERE\nship 2 Blue 1 at HERE",
            "engage 2 by 1",
            "Your chance of beating ship 2 is ",
        ),
    ] {
        let reason = said(&at_sea(ships), action);
        assert!(
            reason.as_ref().is_some_and(|reason| reason.starts_with(why)),
            "{action}: {reason:?}"
        );
    }
    let lands = boarded(&at_sea("ship 1 Red 6 at HERE"));
    assert!(
        lands.as_ref().is_some_and(|it| it.starts_with("From there you can land on ")),
        "{lands:?}"
    );
}

#[test]
fn n4_nobody_is_told_of_a_landing_that_a_patrol_or_the_odds_forbid() {
    let guarded = boarded(&at_sea("ship 1 Red 6 at HERE\nship 2 Blue 1 at HERE")).unwrap();
    let why = "From there you can fight the ship that guards Blue’s ";
    assert!(guarded.starts_with(why) && guarded.ends_with("land once it’s beaten."), "{guarded}");
    let few = boarded(&at_sea("ship 1 Red 2 at HERE").replace("* Blue 2", "* Blue 6")).unwrap();
    let why = " is in reach from there, but a landing would need more armies.";
    assert!(few.ends_with(why), "{few}");
}

#[test]
fn t43_ships_count_where_reasons_speak_of_who_falls_and_who_could_come() {
    let last = "turn Red campaign\nAlaska Red 5\nKamchatka Blue 1\nhand Blue Peru Egypt\n";
    let position = format!("{}{last}* Red 1\n", head("ship 1 Blue 3 at HERE"));
    let why = said(&position, "attack Alaska Kamchatka").unwrap();
    assert_eq!(why, "It is Blue’s last territory.", "it plays on at sea");
    let moves = "turn Red transfer\nAlaska Blue 2\nArgentina Red 5\nBrazil Red 1\n* Red 1\n";
    let by_sea = format!("{}{moves}", head("ship 1 Blue 3 at HERE"));
    let why = said(&by_sea, "transfer Argentina Brazil 4").unwrap();
    assert!(why.contains("Blue threatens Brazil from ship 1: "), "{why}");
    let inland = by_sea.replace("* Red 1", "China Red 3\n* Red 1");
    let why = said(&inland, "transfer China Mongolia 2").unwrap();
    assert!(why.starts_with("Nobody can attack China by land"), "{why}");
}

#[test]
fn t30_t31_w4_for_an_ally_that_is_played_only_what_it_wins_for_its_player_is_promised() {
    let lands = "Alaska Red 3\nBrazil Blue 2\nVenezuela Green 6\nPeru Green 1\nArgentina Green 1\n\
        Kamchatka Yellow 1\nJapan Green 5\nhand Blue Egypt\n* Blue 1\n";
    let turn = "turn Green campaign\ncommander Red\n";
    let position = format!("{}{turn}{lands}", head("pot Red 3"));
    let why = |position: &str| said(position, "attack Venezuela Brazil").unwrap();
    assert_eq!(why(&position), "The ally’s first conquest also earns you a card.");
    let theirs = position.replace("rules nautical", "rules nautical ally-cards on");
    assert_eq!(why(&theirs), "It removes Blue’s 2 armies next to Peru.");
    let own = position.replace(turn, "turn Red campaign\n").replace("Green", "Red");
    let own = own.replace("suits Red clubs", "suits Green clubs");
    assert!(why(&own).starts_with("It completes South America"), "{}", why(&own));
    let last = position.replace("* Blue 1", "* Red 1");
    let yours = "It is Blue’s last territory, and Blue’s card becomes yours.";
    assert_eq!(why(&last), yours);
    let last = theirs.replace("* Blue 1", "* Red 1");
    assert_eq!(why(&last), "It is Blue’s last territory.");
}

#[test]
fn a_place_is_praised_only_where_it_is_safe() {
    let at = |armies: u32| {
        let text = format!("{TWO}turn Red campaign\nBrazil Red {armies}\nAlaska Red 1\n* Blue 4");
        let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
        let territory = engine::world::names::Brazil;
        advantage(&view, &Action::Build { territory })
    };
    assert_eq!(at(1), None, "it would fall");
    let why = at(5).unwrap();
    assert!(why.starts_with("Blue’s chance of taking Brazil from "), "{why}");
    assert_eq!(at(9).unwrap(), "Blue has almost no chance of taking Brazil.");
}

#[test]
fn one_of_a_thing_is_spoken_of_as_one() {
    let view = Position::parse(&format!("{TWO}turn Red campaign\nAlaska Red 3\n* Blue 1"));
    let view = view.unwrap().observe(Some(Seat::Red));
    let from = engine::world::names::Alaska;
    let growth = |to| advantage(&view, &Action::Expand { from, to, armies: 1 }).unwrap();
    let why = growth(engine::world::names::Brazil);
    assert_eq!(why, "That makes 1 of 4 territories in South America (all of it: +2 a turn).");
    let why = growth(engine::world::names::Alberta);
    assert!(why.starts_with("That makes 2 of 9 territories in North America"), "{why}");
    assert_eq!(
        text::hints::AllyWorth { name: "Green", armies: 1, territories: 1 }.say(),
        "Green has 1 army in 1 territory."
    );
    let many = text::hints::AllyWorth { name: "Green", armies: 9, territories: 2 }.say();
    assert_eq!(many, "Green has 9 armies in 2 territories.");
}

#[test]
fn no_game_is_called_won_or_lost_before_its_end() {
    assert_eq!(text::hints::win_now(0), "Your chance to win is under 1\u{a0}%.");
    assert_eq!(text::hints::win_now(62), "Your chance to win is about 62\u{a0}%.");
    assert_eq!(
        text::hints::WinGoes { now: 0, then: 100 }.say(),
        "Your chance to win rises from under 1\u{a0}% to over 99\u{a0}%."
    );
}

#[test]
fn every_reason_of_a_game_is_a_sentence_and_hands_of_poker_are_held_against_their_price() {
    let players =
        [Seat::Red, Seat::Blue, Seat::Green].map(|seat| Player::new(seat, Control::Human));
    let setup = Setup::new(engine::game::RuleSet::NAUTICAL, players.into(), Seed::from_number(4));
    let mut game = Game::new(setup).unwrap();
    let (mut said, mut asked, mut bets) = (BTreeSet::new(), 0, 0);
    while game.actions().len() < 900 && game.prompt().is_some() {
        let view = game.observe(game.prompt().unwrap().seat);
        let action = bot::decide(&mut bot::Hard::new(1), &view).unwrap().action;
        asked += 1;
        if let Some(reason) = advantage(&view, &action) {
            assert!(reason.ends_with('.') && !reason.contains("  "), "{reason}");
            bets += usize::from(reason.contains("our hand wins "));
            said.insert(format!("{:?}", action.verb()));
        }
        game.play(action).unwrap();
    }
    assert!(bets > 3 && said.len() > 12, "{bets} of {asked}, {said:?}");
}

#[test]
fn what_is_hidden_changes_no_reason() {
    let hands = ["hand Blue Peru Egypt India", "hand Blue Congo China Japan"];
    let both = hands.map(|hand| {
        let text = format!(
            "{TWO}turn Red campaign\n{hand}\nNorth-Africa Red 60\nCongo Red 60\nEgypt Red 60\n* Blue 2"
        );
        let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
        let why = reasons(&view, &"attack North-Africa Brazil".parse().unwrap());
        reasons_in_words(&why, &names()).unwrap()
    });
    assert_eq!(both[0], both[1]);
    assert!(both[0].contains("South America") && both[0].contains("\u{a0}%"), "{}", both[0]);
}
