//! T3 and T40 to T42: joining, leaving, elimination, and the suits and cards involved.

use red_queens_engine::core::Seat::{self, Black, Blue, Green, Purple, Red, Yellow};
use red_queens_engine::game::{
    Action, Ask, CardEvent, Event, Refusal, Role, SeaAction, SeatEvent, TerritoryCard,
};
use red_queens_engine::poker::{Suit, SuitSet};
use red_queens_engine::world::names::{Alaska, Alberta, Iceland, Kamchatka, Peru, Quebec};

use crate::support::{Scene, advance, attack, deploy, roll};

/// Returns a scene in which Red and Blue play and the other four are allies, at the beginning of
/// Red's turn.
fn between_turns(more: &str) -> Scene {
    Scene::at(&format!(
        "players Red Blue
         order Red Green Blue Yellow Purple Black
         turn Red reinforce 3
         fresh
         {more}
         Alaska Red 4
         Alberta Blue 1
         Kamchatka Green 1
         Iceland Yellow 1
         Peru Purple 1
         Quebec Black 1
         * Green 1"
    ))
}

const ONE_EACH: &str = "suits Green clubs
         suits Yellow diamonds
         suits Purple hearts
         suits Black spades";

fn suits(scene: &Scene) -> Vec<(Seat, SuitSet)> {
    let all = scene.state.order().iter().map(|seat| (*seat, scene.state.suits(*seat)));
    all.filter(|(_, suits)| !suits.is_empty()).collect()
}

fn all_suits(scene: &Scene) -> SuitSet {
    suits(scene).into_iter().fold(SuitSet::EMPTY, |all, (_, suits)| all | suits)
}

#[test]
fn t3_a_fifth_ally_shares_a_random_suit() {
    let mut scene = between_turns(ONE_EACH);
    scene.with(Action::Leave { seat: Blue }, &[], &[2]);
    let third = Suit::ALL[2];
    assert_eq!(scene.state.suits(Blue), SuitSet::only(third));
    assert_eq!(suits(&scene).len(), 5);
}

#[test]
fn t3_a_new_ally_takes_a_suit_from_the_ally_with_the_most() {
    let mut scene = Scene::at(
        "players Red Blue Yellow Purple
         turn Red reinforce 3
         fresh
         suits Green clubs
         suits Black diamonds hearts spades
         Alaska Red 4
         Alberta Blue 1
         Iceland Yellow 1
         Peru Purple 1
         Quebec Black 1
         * Green 1",
    );
    scene.play(Action::Leave { seat: Blue });
    assert_eq!(scene.state.suits(Black).len(), 2);
    assert_eq!((scene.state.suits(Blue) & scene.state.suits(Black)).len(), 0);
    scene.play(Action::Leave { seat: Yellow });
    assert_eq!(suits(&scene).iter().map(|(_, suits)| suits.len()).collect::<Vec<_>>(), [1; 4]);
    assert_eq!(all_suits(&scene), SuitSet::FULL);
}

#[test]
fn t3_the_first_ally_of_six_players_has_all_suits() {
    let mut scene = Scene::at(
        "players Red Blue Green Yellow Purple Black
         turn Red reinforce 3
         fresh
         Alaska Red 4
         Alberta Blue 1
         Kamchatka Green 1
         Iceland Yellow 1
         Peru Purple 1
         * Black 1",
    );
    scene.play(Action::Leave { seat: Black });
    assert_eq!(scene.state.suits(Black), SuitSet::FULL);
}

#[test]
fn t3_suits_of_an_ally_that_goes_pass_to_the_one_with_the_fewest() {
    let mut scene = between_turns(
        "suits Green clubs diamonds
         suits Yellow hearts
         suits Purple spades
         suits Black spades",
    );
    scene.play(Action::Join { ally: Yellow });
    assert!(scene.state.suits(Yellow).is_empty());
    assert!(scene.state.suits(Purple).contains(Suit::Hearts), "Purple is the first of the poorest");
    scene.play(Action::Join { ally: Purple });
    assert_eq!(scene.state.suits(Black), SuitSet::of(&[Suit::Spades, Suit::Hearts]));
    assert_eq!(scene.state.suits(Green).len(), 2);
    assert_eq!(all_suits(&scene), SuitSet::FULL);
}

#[test]
fn t3_suits_of_a_destroyed_ally_pass_on_too() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         attacked Blue Green Yellow
         suits Green clubs diamonds
         suits Yellow hearts spades
         Alaska Red 9
         Alberta Yellow 1
         Iceland Blue 1
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!(scene.state.role(Yellow), Role::Fallen);
    assert_eq!(suits(&scene), [(Green, SuitSet::FULL)]);
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 5 });
}

#[test]
fn t40_a_player_who_leaves_becomes_an_ally_and_keeps_its_cards() {
    let mut scene = between_turns(&format!(
        "{ONE_EACH}
         hand Blue Brazil wild
         stash Blue QH 7C"
    ));
    scene.play(Action::Leave { seat: Blue });
    assert_eq!(winner(&scene), Some(Red), "only Red is left");
    assert_eq!(scene.state.role(Blue), Role::Ally);
    assert_eq!((scene.hand(Blue).len(), scene.stash(Blue)), (2, 2));
}

fn winner(scene: &Scene) -> Option<Seat> {
    scene.state.outcome().and_then(|outcome| outcome.winners.first())
}

/// Returns a scene of three players in which Blue has left with its cards, in Red's turn.
fn blue_has_left() -> Scene {
    let mut scene = Scene::at(
        "players Red Blue Yellow
         turn Red reinforce 3
         fresh
         hand Blue Brazil wild
         stash Blue QH 7C
         suits Green clubs diamonds hearts spades
         Alaska Red 4
         Alberta Blue 1
         Iceland Yellow 1
         * Green 1",
    );
    scene.play(Action::Leave { seat: Blue });
    scene
}

#[test]
fn t40_the_first_to_destroy_it_gets_its_cards() {
    let mut scene = blue_has_left();
    let alaska = crate::support::draw_of(&scene, TerritoryCard::Territory(Alaska));
    scene.play(deploy(Alaska, 3)).with(attack(Alaska, Alberta), &[], &[alaska]);
    scene.roll(roll(3), &[6, 6, 6, 1]);
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Blue, by: Red })));
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (2, 2));
    assert_eq!((scene.hand(Blue).len(), scene.stash(Blue)), (0, 0));
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 3 });
}

#[test]
fn t40_whoever_joins_with_it_has_its_cards() {
    let mut scene = blue_has_left();
    scene.play(Action::Join { ally: Blue });
    assert_eq!((scene.hand(Blue).len(), scene.stash(Blue)), (2, 2));
}

#[test]
fn t41_leaving_and_joining_again_draws_no_fresh_cards() {
    let mut scene = blue_has_left();
    let held = (scene.hand(Blue), scene.state.poker().stashes[Blue]);
    for _ in 0..3 {
        scene.play(Action::Join { ally: Blue });
        assert_eq!((scene.hand(Blue), scene.state.poker().stashes[Blue]), held);
        assert!(scene.events.contains(&Event::Seat(SeatEvent::Joined { seat: Blue })));
        scene.play(Action::Leave { seat: Blue });
    }
    scene.play(Action::Join { ally: Green });
    assert_eq!((scene.hand(Green).len(), scene.stash(Green)), (2, 1), "nobody has left Green");
}

#[test]
fn t41_as_it_was_who_joined_again_drew_afresh() {
    let mut scene = Scene::at(
        "rules nautical no-cards-for-rejoining off entry-tops-up off
         players Red Blue Yellow
         turn Red reinforce 3
         fresh
         hand Blue Brazil wild
         Alaska Red 4
         Alberta Blue 1
         Iceland Yellow 1
         * Green 1",
    );
    scene.play(Action::Leave { seat: Blue }).play(Action::Join { ally: Blue });
    assert_eq!((scene.hand(Blue).len(), scene.stash(Blue)), (4, 1));
}

/// Returns a scene in which Red has nothing to place, so that its turn begins in the campaign.
fn begins_in_the_campaign() -> Scene {
    let mut scene = Scene::at(
        "players Black Red Blue
         turn Black transfer
         pot Red 0
         suits Green clubs diamonds hearts spades
         Quebec Black 1
         Alaska Red 4
         Brazil Blue 1
         Alberta Yellow 1
         ship 1 Red 3 at 4,12
         * Green 1",
    );
    scene.play(Action::Done).asks(Red, Ask::Campaign);
    scene
}

#[test]
fn t40_players_leave_and_join_before_a_turn_that_begins_in_the_campaign() {
    let mut scene = begins_in_the_campaign();
    assert_eq!(scene.state.able_to_leave(), [Black, Red, Blue].into_iter().collect());
    scene.play(Action::Join { ally: Yellow }).asks(Red, Ask::Campaign);
    scene.play(Action::Leave { seat: Blue }).asks(Red, Ask::Campaign);
    scene.play(Action::Leave { seat: Red });
    assert_eq!(scene.state.turn().seat, Yellow, "Red's turn is over");
}

#[test]
fn t40_but_not_after_its_first_deed() {
    let cruise = SeaAction::Cruise { ship: "1".parse().unwrap() }.into();
    let mut at_sea = begins_in_the_campaign();
    at_sea.roll(cruise, &[1, 1]);
    let at = at_sea.state.within_reach().iter().next().unwrap();
    at_sea.play(SeaAction::Sail { to: at }.into());
    let mut on_land = begins_in_the_campaign();
    let alaska = crate::support::draw_of(&on_land, TerritoryCard::Territory(Alaska));
    on_land.with(attack(Alaska, Alberta), &[], &[alaska]);
    on_land.roll(roll(3), &[1, 1, 1, 6]).play(Action::Halt);
    for scene in [at_sea, on_land] {
        scene.asks(Red, Ask::Campaign);
        scene.refuses(&Action::Leave { seat: Blue }, &Refusal::BetweenTurns, "T40");
        scene.refuses(&Action::Join { ally: Green }, &Refusal::BetweenTurns, "T40");
    }
}

#[test]
fn t40_the_turn_of_a_player_who_leaves_passes_on() {
    let mut scene = Scene::at(
        "players Red Blue Yellow
         turn Yellow reinforce 3
         fresh
         suits Green clubs diamonds hearts spades
         Alaska Red 4
         Alberta Blue 1
         Iceland Yellow 1
         * Green 1",
    );
    scene.play(Action::Leave { seat: Yellow });
    assert_eq!((scene.state.turn().seat, scene.state.turn().round), (Red, 2));
    scene.play(Action::Leave { seat: Red });
    assert_eq!(winner(&scene), Some(Blue));
}

#[test]
fn t40_the_round_still_ends_where_it_did_when_the_first_player_has_left() {
    let mut scene = Scene::at(
        "players Red Blue Yellow
         turn Red reinforce 3
         fresh
         suits Green clubs diamonds hearts spades
         Alaska Red 4
         Alberta Blue 1
         Iceland Yellow 1
         * Green 1",
    );
    scene.play(Action::Leave { seat: Red });
    for (at, seat, round) in [(Alberta, Blue, 1), (Iceland, Yellow, 1), (Alberta, Blue, 2)] {
        assert_eq!((scene.state.turn().seat, scene.state.turn().round), (seat, round));
        scene.play(deploy(at, 3)).play(Action::Done);
        if scene.state.turn().seat == seat {
            scene.play(Action::Done);
        }
    }
}

#[test]
fn t40_players_leave_between_turns_only_and_only_players_do() {
    let mut scene = between_turns(ONE_EACH);
    let leave = |seat| Action::Leave { seat };
    assert_eq!(scene.state.able_to_leave().iter().collect::<Vec<_>>(), [Red, Blue]);
    scene.refuses(&leave(Green), &Refusal::NoPlayer(Green), "T40");
    scene.play(deploy(Alaska, 1));
    scene.refuses(&leave(Blue), &Refusal::BetweenTurns, "T40");
    assert!(scene.state.able_to_leave().is_empty());
}

#[test]
fn t40_without_allied_armies_nobody_leaves_or_joins() {
    let scene = Scene::at(
        "rules next
         players Red Blue
         turn Red reinforce 3
         fresh
         Alaska Red 1
         * Blue 1",
    );
    scene.refuses(&Action::Leave { seat: Red }, &Refusal::NoAllies, "T40");
    scene.refuses(&Action::Join { ally: Green }, &Refusal::NoAllies, "T40");
}

#[test]
fn t41_joining_draws_two_territory_cards_and_a_poker_card_at_once() {
    let mut scene = between_turns(ONE_EACH);
    scene.play(Action::Join { ally: Yellow });
    assert_eq!(scene.state.role(Yellow), Role::Player);
    assert_eq!((scene.hand(Yellow).len(), scene.stash(Yellow)), (2, 1));
    assert!(scene.state.suits(Yellow).is_empty());
    scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
}

#[test]
fn t41_who_joins_takes_the_allys_place_in_the_order() {
    let mut scene = between_turns(ONE_EACH);
    scene.play(Action::Join { ally: Green }).play(deploy(Alaska, 3)).play(Action::Done);
    assert_eq!((scene.state.turn().seat, scene.state.turn().round), (Green, 1));
}

#[test]
fn t41_only_an_ally_with_land_can_be_taken_over_and_only_between_turns() {
    let mut scene = between_turns("");
    let join = |ally| Action::Join { ally };
    scene.refuses(&join(Blue), &Refusal::NoAlly(Blue), "T41");
    assert_eq!(
        scene.state.able_to_join().iter().collect::<Vec<_>>(),
        [Green, Yellow, Purple, Black]
    );
    scene.play(deploy(Alaska, 3));
    scene.refuses(&join(Green), &Refusal::BetweenTurns, "T40");
    let fallen = Scene::at(
        "players Red Blue
         turn Red reinforce 3
         fresh
         Alaska Red 1
         Alberta Blue 1
         * Green 1",
    );
    fallen.refuses(&join(Yellow), &Refusal::NoAlly(Yellow), "T41");
}

#[test]
fn t41_six_players_are_the_most() {
    let mut scene = between_turns(ONE_EACH);
    for ally in [Green, Yellow, Purple, Black] {
        scene.play(Action::Join { ally });
    }
    assert!(scene.state.able_to_join().is_empty());
    assert_eq!(scene.state.all(Role::Player).len(), 6);
}

/// Returns a scene in which Red takes Blue's last territory; Yellow plays as well, and Green and
/// Purple are allies.
fn blue_falls() -> Scene {
    let mut scene = Scene::at(
        "players Red Blue Yellow
         turn Red campaign
         attacked Blue
         hand Red Peru
         hand Blue Brazil wild
         stash Blue QH 7C
         suits Green clubs diamonds
         suits Purple hearts spades
         Alaska Red 9
         Alberta Blue 1
         Iceland Yellow 1
         Kamchatka Purple 1
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    scene
}

#[test]
fn t42_a_player_without_land_is_out_and_its_cards_go_to_the_conqueror() {
    let scene = blue_falls();
    assert!(scene.told(Event::Seat(SeatEvent::Fell { seat: Blue, by: Red })));
    assert_eq!(scene.state.role(Blue), Role::Fallen);
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (3, 2));
    let taken = scene.pick(|event| match event {
        Event::Card(CardEvent::TookCard { from: Blue, to: Red, card }) => *card,
        _ => None,
    });
    assert_eq!(taken.len(), 2);
}

#[test]
fn t42_the_fallen_player_may_go_on_with_an_ally_and_draws_as_who_joins() {
    let mut scene = blue_falls();
    scene.asks(Blue, Ask::Succeed);
    let take_over = |ally| Action::TakeOver { ally };
    for seat in [Red, Blue, Yellow, Black] {
        scene.refuses(&take_over(seat), &Refusal::NoAlly(seat), "T41");
    }
    let now = Refusal::NotNow(red_queens_engine::core::RuleId("T42"));
    scene.refuses(&advance(1), &now, "T42");
    scene.play(take_over(Purple));
    assert!(scene.told(Event::Seat(SeatEvent::TookOver { by: Blue, ally: Purple })));
    assert_eq!((scene.state.role(Purple), scene.state.role(Blue)), (Role::Player, Role::Fallen));
    assert_eq!((scene.hand(Purple).len(), scene.stash(Purple)), (2, 1));
    assert_eq!(suits(&scene), [(Green, SuitSet::FULL)]);
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 5 });
}

#[test]
fn t42_or_stay_out() {
    let mut scene = blue_falls();
    scene.play(Action::Done).asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 5 });
    assert_eq!(scene.state.all(Role::Ally).len(), 2);
    scene.play(advance(0)).play(Action::Done);
}

#[test]
fn t42_a_fallen_ally_asks_nobody() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         attacked Blue Yellow
         Alaska Red 9
         Alberta Yellow 1
         Iceland Blue 1
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    scene.asks(Red, Ask::Advance { from: Alaska.into(), to: Alberta, most: 5 });
}

#[test]
fn t42_who_took_over_an_ally_that_was_attacked_this_turn_does_not_mobilize_again() {
    let mut scene = Scene::at(
        "players Red Blue
         turn Red campaign
         attacked Blue Purple
         suits Green clubs diamonds
         suits Purple hearts spades
         Alaska Red 9
         Alberta Blue 1
         Kamchatka Purple 3
         * Green 1",
    );
    scene.play(attack(Alaska, Alberta)).roll(roll(3), &[6, 6, 6, 1]);
    scene.play(Action::TakeOver { ally: Purple }).play(advance(0));
    scene.play(attack(Alaska, Kamchatka));
    scene.asks(Red, Ask::Battle { to: Kamchatka, large: false });
}

#[test]
fn t42_places_of_the_fallen_are_passed_over() {
    let mut scene = blue_falls();
    scene.play(Action::Done).play(advance(5)).play(Action::Done);
    if scene.state.turn().seat == Red {
        scene.play(Action::Done);
    }
    assert_eq!(scene.state.turn().seat, Yellow);
    for at in [Iceland, Peru, Quebec] {
        assert_ne!(scene.owner(at), Blue);
    }
}
