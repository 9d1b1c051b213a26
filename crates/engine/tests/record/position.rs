use red_queens_engine::core::Seat::{Black, Blue, Green, Red};
use red_queens_engine::game::{Action, AllyPlay, CapturedSets, Role, RuleSet};
use red_queens_engine::record::{Position, PositionFault, Seen};
use red_queens_engine::world::names::{Alaska, Brazil, Peru};

use crate::play::{play, setup};

#[test]
fn positions_of_random_games_are_read_as_they_were_printed() {
    let allied = RuleSet { ally_play: AllyPlay::Poker, ..RuleSet::NAUTICAL };
    let hurried = RuleSet {
        captured_sets: CapturedSets::AtOnce,
        seven_cards: true,
        later_seats: 7,
        ..RuleSet::NAUTICAL
    };
    for rules in RuleSet::PRESETS.map(|(_, rules)| rules).into_iter().chain([allied, hurried]) {
        for players in rules.table() {
            let mut met = 0;
            play(setup(rules, players, players as u64), 1_500, |game| {
                if game.actions().len() % 12 == 0 || met < 40 {
                    let text = Position(game.state()).to_string();
                    assert_eq!(Position::parse(&text).as_ref(), Ok(game.state()), "{text}");
                    met += 1;
                }
            });
            assert!(met > 60, "only {met} positions were compared");
        }
    }
}

const EVERYTHING: &str = "
    rules nautical fortify connected
    PLAYERS Red Blue Green             # Green holds nothing and has fallen
    order Blue Red Green Yellow Purple Black
    turn red campaign
    round 4
    conquered
    attacked Blue
    exhausted Alaska
    bought 1
    arrived Brazil 2
    transfers Peru
    sets 3
    hand Red Alaska Brazil wild
    hand Blue wild
    discards Peru
    stash Red QH 7C
    pot Blue 3
    mucked 2C
    suits Black clubs hearts
    Alaska Red 5
    Brazil Red 3 factory captives Blue 2 Black 1
    Great Britain Blue 4 factories 2
    * Black 2
";

#[test]
fn every_line_of_the_grammar_says_what_it_says() {
    let state = Position::parse(EVERYTHING).unwrap();
    assert_eq!(state.rules().fortify, red_queens_engine::game::Fortify::Connected);
    assert_eq!([Red, Blue].map(|seat| state.pot(seat)), [None, Some(3)]);
    assert_eq!(
        [Red, Green, Black].map(|s| state.role(s)),
        [Role::Player, Role::Fallen, Role::Ally]
    );
    assert_eq!(state.order()[0], Blue);
    assert_eq!((state.turn().seat, state.turn().round), (Red, 4));
    assert!(state.turn().conquered && !state.turn().fresh);
    assert!(state.turn().exhausted.contains(Alaska) && state.turn().attacked.contains(Blue));
    assert_eq!((state.turn().factories, state.turn().arrived[Brazil]), (1, 2));
    assert_eq!((state.turn().transfers_from, state.sets_turned_in()), (Some(Peru), 3));
    assert_eq!(state.deck().hands[Red].len(), 3);
    assert_eq!((state.deck().stock.len(), state.deck().discards.len()), (44 - 5, 1));
    assert_eq!((state.poker().stashes[Red].len(), state.poker().stock.len()), (2, 49));
    assert_eq!(state.suits(Black).len(), 2);
    assert_eq!((state.board().factories(Brazil), state.board().captives(Brazil)[Black]), (1, 1));
    assert_eq!((state.board().armies(Peru), state.board().owner(Peru)), (2, Some(Black)));
    assert_eq!(Position::parse(&Position(&state).to_string()), Ok(state));
}

#[test]
fn a_position_can_be_played_on() {
    let mut state = Position::parse(
        "rules next
         players Red Blue
         turn Red reinforce 2
         Alaska Red 5
         * Blue 1",
    )
    .unwrap();
    let mut rng = red_queens_engine::core::Loaded::dice(&[6, 6, 6, 1]);
    let attack = [
        Action::Deploy { territory: Alaska, armies: 2 },
        Action::Attack { from: Alaska, to: red_queens_engine::world::Territory::Kamchatka },
        Action::Roll { dice: 3, until: red_queens_engine::game::Until::Once },
        Action::Advance { armies: 1 },
    ];
    for action in attack {
        state.play(&action, &mut rng, &mut Vec::new()).unwrap();
    }
    assert_eq!(state.board().held(Red).len(), 2);
    assert_eq!(state.board().armies(Alaska), 3);
}

#[test]
fn what_cannot_go_on_is_told_with_its_line() {
    let table = "rules nautical\nplayers Red Blue Green\nAlaska Red 5\nPeru Red 1\nBrazil Yellow 2\n* Blue 1\nCongo Green 3\n";
    let cases = [
        ("turn Red battle\nattack Alaska Congo", "line 9: Alaska doesn’t border on Congo"),
        ("turn Red battle\nattack Peru Venezuela", "line 9: Peru has no spare armies"),
        (
            "turn Red battle\nassault Kamchatka from Alaska 5",
            "line 9: Alaska cannot have such a block",
        ),
        (
            "turn Red raise block 1 attack 6 5 defence 1\nassault Kamchatka from Alaska 2 Alaska 2",
            "",
        ),
        (
            "turn Red raise block 1 attack 6 defence 1\nassault Kamchatka from Alaska 2 Alaska 2",
            "line 9: such dice cannot",
        ),
        (
            "turn Red sea-battle\nengagement Red against 3 from 1",
            "line 9: a line such as “opponent Blue” is missing",
        ),
        (
            "turn Red sea-battle\nopponent Blue\nengagement Red against 3 from 1",
            "line 10: engagement 1 is impossible",
        ),
        ("turn Red levy 4", "line 8: a line such as “attack Alaska Kamchatka” is missing"),
        ("turn Red advance Kamchatka from Alaska", "line 8: Kamchatka isn’t yours"),
        ("turn Red advance Alaska from Peru", "line 8: there is nothing to decide"),
        ("turn Red poker Yellow", "line 8: a line such as “poker holdem flop Red” is missing"),
        (
            "turn Red poker Yellow\npoker draw first-bets Red",
            "line 9: a line such as “stakes Red 1 left 5” is missing",
        ),
        (
            "turn Red poker Yellow\nstakes Red 1 left 5\nstakes Blue 1 left 5\npoker draw flop Red",
            "line 11: this cannot be asked",
        ),
        (
            "turn Red poker Yellow\nstakes Red 1 left 5\nstakes Blue 1 left 5\npoker draw first-bets Red\ndealt Blue 6 unknown",
            "line 11: a poker player holds more",
        ),
        (
            "turn Red poker Yellow\nstakes Red 1 left 5\nstakes Blue 1 left 5\npoker draw first-bets Red",
            "",
        ),
        ("turn Red contest Yellow asks Red", "line 8: Red cannot be asked now"),
        ("turn Red won Green", "line 8: Green is played by another"),
        ("turn Red discard", "line 8: there is nothing to decide"),
        (
            "turn Red campaign\nhand Red 2 unknown",
            "line 9: Red decides now and must know its own cards",
        ),
        ("turn Red campaign\nhand Blue 45 unknown", "line 9: there are more unknown cards"),
        (
            "turn Red campaign\nhand Blue 61 unknown",
            "line 9: column 11: “61” is not a number of unknown cards",
        ),
        ("turn Red garrison Red 3 Yellow 2", "line 8: Yellow cannot be asked now"),
    ];
    let wrong = cases.into_iter().filter_map(|(lines, message)| {
        let read = Seen::parse(&format!("{table}{lines}"));
        let said = read.as_ref().map_or_else(ToString::to_string, |_| String::new());
        let is_it = said.starts_with(message) && said.is_empty() == message.is_empty();
        (!is_it).then(|| format!("{lines}: {said}"))
    });
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn what_is_not_known_is_a_number_of_cards() {
    let text = "players Red Blue\nturn Red campaign\nhand Red Peru\nhand Blue 3 unknown\nstash Blue 2 unknown\n* Blue 1\nPeru Red 2";
    let view = Seen::parse(text).unwrap();
    assert_eq!((view.hand_sizes()[Red], view.hand_sizes()[Blue]), (1, 3));
    assert_eq!((view.stash_sizes()[Blue], view.table().deck().hands[Blue].len()), (2, 0));
    let state = Position::parse(text).unwrap();
    assert_eq!((state.deck().hands[Blue].len(), state.poker().stashes[Blue].len()), (3, 2));
    assert_eq!(Position::parse(text).as_ref(), Ok(&state), "dealt the same way each time");
    assert_eq!(state.observe(Some(Red)), view);
}

#[test]
fn what_is_wrong_is_told_with_its_line() {
    let error = |text: &str| Position::parse(text).unwrap_err();
    let after = |lines: &str| {
        let good = "players Red Blue\nturn Red campaign\n* Blue 1\nPeru Red 1\n";
        error(&format!("{good}{lines}"))
    };
    let cases = [
        ("rules chess", "line 5: there is no rule set called “chess”"),
        ("rules next weather fine", "line 5: there is no option called “weather” (M1)"),
        ("rules next wilds 3", "line 5: the option wilds cannot be “3” (C1)"),
        ("Peru Blue 3", "line 5: Peru is on the board already"),
        ("Congo Blue 0", "line 5: column 12: “0” is not a number of armies"),
        ("Congo Blue 100000", "line 5: column 12: “100000” is not a number of armies"),
        ("Congo Blue 4 tanks", "line 5: column 14: the line should end before “tanks”"),
        ("Congo B 4", "line 5: column 7: “B” could be Blue or Black"),
        ("Congo Blue 1 factories 256", "line 5: column 24: “256” is not a number of factories"),
        ("Congo Blue 1 captives Red 1 Red 2", "line 5: Red is named twice"),
        ("Nowhere Blue 4", "line 5: column 1: there is no territory called “Nowhere”"),
        ("\n\nhand Red Peru Peru", "line 7: the card Peru is no longer in the deck"),
        ("hand Red wild wild wild", "line 5: the card wild is no longer in the deck"),
        ("rules next\nhand Red wild", "line 6: the card wild is no longer in the deck"),
        ("stash Red QH\nmucked QH", "line 6: the poker card QH is no longer in the deck"),
        ("stash Red 1X", "line 5: column 11: “1X” is not a poker card such as “QH” or “7C”"),
        ("players Red Red", "line 5: Red is named twice"),
        ("order Red Blue", "line 5: the order must name all six armies"),
        ("turn Green campaign", "line 5: it is Green’s turn, but Green is not a player with land"),
        ("rules next\n Congo Green 1", "line 6: Green holds land and is not in the game"),
        ("fallen Blue", "line 5: Blue holds land and is not in the game"),
        ("commander Blue", "line 5: Red is played by another army but is not an ally"),
        ("turn Red battle", "line 5: a line such as “attack Alaska Kamchatka” is missing"),
        (
            "turn Red sleep",
            "line 5: column 10: “sleep” is not a phase such as “reinforce”, “campaign”, “battle”, “poker” or “transfer”",
        ),
    ];
    for (lines, message) in cases {
        assert_eq!(after(lines).to_string(), message);
    }
    assert_eq!(error("* Red 1\nplayers Red").fault, PositionFault::NoTurn);
    let PositionFault::NotHeld(territories) = error("").fault else { panic!() };
    assert_eq!(territories.len(), 42);
}

/// Returns the error in a position with these lines, or an empty text if it is valid.
fn said(lines: &str) -> String {
    Position::parse(lines).map_or_else(|error| error.fault.to_string(), |_| String::new())
}

#[test]
fn sets_in_the_middle_of_a_turn_need_their_option_a_fall_and_something_that_goes_on() {
    let at = |option: &str, lines: &str| {
        said(&format!(
            "rules nautical captured-sets {option}\nplayers Red Blue\nAlaska Red 5\nPeru Red 1\n* Blue 1\n{lines}"
        ))
    };
    let placing = ["reinforce 3", "launch 3 left 0"];
    for asked in placing {
        let turn = format!("turn Red {asked} then advance Alaska from Peru");
        assert_eq!(at("at-once", &turn), "");
        assert!(at("next-turn", &turn).contains("captured-sets"), "{turn}");
        assert!(at("at-once", &format!("{turn}\nfresh")).contains("captured-sets"), "{turn}");
        let turn = format!("turn Red {asked} then advance Brazil from Peru");
        assert!(at("at-once", &turn).contains("Brazil isn’t yours"), "{turn}");
        let turn = format!("turn Red {asked} then advance Alaska from Congo");
        assert!(at("at-once", &turn).contains("Congo isn’t yours"), "{turn}");
    }
    for asked in ["campaign", "transfer", "reinforce 3", "advance Peru from Alaska"] {
        let said = at("at-once", &format!("turn Red {asked}\nspoils"));
        assert!(said.contains("captured-sets"), "{asked}: {said}");
    }
    let succeed = "fallen Green\nCongo Yellow 2\nturn Red succeed Green\nspoils";
    assert_eq!(at("at-once", succeed), "");
    assert!(at("next-turn", succeed).contains("captured-sets"));
}

#[test]
fn nobody_has_folded_before_there_are_bets() {
    let at = |folded: &str, games: &str, game: &str| {
        said(&format!(
            "rules nautical allies poker poker-games {games}\nplayers Red Blue Green\nAlaska Red 5\nCongo Green 2
             * Yellow 1\nPeru Blue 2\nstash Red QH\ndealer Red\nturn Red poker Yellow\npoker {game} Red
             stakes Red 0 left 5{folded}\nstakes Blue 0 left 5{folded}\nstakes Green 0 left 5{folded}"
        ))
    };
    for (games, game) in [("draw", "draw using"), ("dealers-choice", "naming")] {
        assert_eq!(at("", games, game), "", "{game}");
        assert!(at(" folded", games, game).contains("cannot be asked"), "{game}");
    }
}

#[test]
fn a_prize_is_a_ship_of_its_engagement() {
    let at = |prize: &str| {
        said(&format!(
            "rules nautical\nplayers Red Blue\n* Blue 1\nAlaska Red 5\nship 1 Red 5 at 4,12\nship 2 Blue 0 at 4,12\nship 3 Blue 0 at 4,12
             turn Red board {prize} engagement 1\nopponent Blue\nengagement Red against 2 from 1 won"
        ))
    };
    assert_eq!(
        (at("2"), at("3")),
        (
            String::new(),
            String::from("engagement 1 is impossible: its ships can’t fight each other now")
        )
    );
}
