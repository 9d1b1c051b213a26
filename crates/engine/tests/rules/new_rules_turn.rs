//! W1 to W4: the turn of the older rule set, and the territory cards of allies.

use red_queens_engine::core::RuleId;
use red_queens_engine::core::Seat::{self, Black, Blue, Red, Yellow};
use red_queens_engine::game::{
    Action, AllyEvent, Ask, CardEvent, EndOfTurn, Event, FullStash, Phase, Purchase, Refusal, Role,
    RuleSet, TerritoryCard,
};
use red_queens_engine::poker;
use red_queens_engine::world::Territory;
use red_queens_engine::world::names::{Alaska, Alberta, Congo, Japan, Kamchatka, Mongolia, Peru};

use crate::support::{Scene, advance, attack, commit, deploy, draw_of, roll, transfer, turn_in};

const SET: [TerritoryCard; 3] =
    [TerritoryCard::Territory(Alaska), TerritoryCard::Territory(Alberta), TerritoryCard::Wild];

/// Returns a scene in which Red's turn reaches its transfers after a conquest.
fn after_a_conquest(lines: &str) -> Scene {
    Scene::at(&format!(
        "rules new-rules allies off
         players Red Blue
         turn Red transfer
         conquered
         Alaska Red 5
         Alberta Red 1
         Congo Red 1
         Brazil Blue 3
         {lines}
         * Green 2"
    ))
}

fn for_factory(cards: [TerritoryCard; 3]) -> Action {
    Action::TurnIn { cards, buy: Purchase::Factory }
}

fn discard(card: &str) -> Action {
    Action::Discard { card: card.parse().unwrap() }
}

fn drew(scene: &Scene) -> (usize, usize) {
    let cards = scene.pick(|event| match event {
        Event::Card(CardEvent::Drew { card, .. } | CardEvent::AllyDrew { card, .. }) => *card,
        _ => None,
    });
    let poker = scene.pick(|event| match event {
        Event::Card(CardEvent::DrewPoker { card, .. }) => *card,
        _ => None,
    });
    (cards.len(), poker.len())
}

#[test]
fn w1_no_ships_no_mobilization_and_normal_attacks_only() {
    let mut scene = Scene::opening(RuleSet::NEW_RULES, 3, 7);
    for _ in 0..3 {
        scene.play(Action::Done);
        let place = scene.state.board().held(scene.state.turn().seat).first().unwrap();
        scene.play(Action::Build { territory: place });
    }
    assert_eq!(scene.state.turn().round, 1, "nobody launches a ship");
    let board = scene.state.board();
    for seat in Seat::ALL {
        let is_ally = scene.state.role(seat) == Role::Ally;
        assert_eq!(scene.hand(seat).len(), if is_ally { 0 } else { 2 });
        assert_eq!(scene.stash(seat), usize::from(!is_ally));
        assert!(board.held(seat).iter().map(|at| board.factories(at)).sum::<u32>() == 1);
    }
    let mut scene = Scene::at(
        "rules new-rules
         players Red Blue
         turn Red campaign
         Alaska Red 9
         Kamchatka Blue 1
         * Green 1",
    );
    scene.refuses(&commit(Alaska, Kamchatka, 4), &Refusal::NoLargeAttacks, "A2");
    scene.play(attack(Alaska, Kamchatka));
    assert!(matches!(scene.state.phase(), Phase::Battle(_)), "Blue does not mobilize");
}

#[test]
fn w2_sets_buy_armies_by_two_dice_at_the_start_and_no_factory() {
    let mut scene = Scene::at(
        "rules new-rules
         players Red Blue
         turn Red reinforce 3
         hand Red Alaska Alberta wild
         Alaska Red 5
         Brazil Blue 3
         * Green 2",
    );
    scene.refuses(&for_factory(SET), &Refusal::FactoryAtEnd, "W2");
    scene.roll(turn_in(SET), &[3, 4]).asks(Red, Ask::Reinforce { left: 10, forced: false });
    assert_eq!(scene.armies(Alaska), 7, "two more on the card's own territory");
}

#[test]
fn w2_factories_pay_whatever_is_left_of_the_pot_and_then_five_cards_are_turned_in() {
    let mut scene = Scene::at(
        "rules new-rules allies off
         players Red Blue
         turn Blue transfer
         pot Red 2
         hand Red Alaska Alberta Brazil Peru wild
         Alaska Red 5 factory
         Brazil Blue 3
         * Green 2",
    );
    scene.play(Action::Done);
    assert_eq!(scene.armies(Alaska), 7);
    scene.asks(Red, Ask::Reinforce { left: 2, forced: true });
    scene.play(deploy(Alaska, 2));
    scene.refuses(&Action::Done, &Refusal::SetFirst, "C4");
    scene.roll(turn_in(SET), &[1, 1]).asks(Red, Ask::Reinforce { left: 2, forced: false });
}

#[test]
fn w3_one_transfer_comes_before_the_cards() {
    let mut scene = after_a_conquest("");
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (0, 0));
    scene.play(transfer(Alaska, Alberta, 3));
    assert_eq!(drew(&scene), (1, 1));
    assert_eq!(scene.state.turn().player(), Blue, "one transfer, and no set to turn in");
}

#[test]
fn w3_the_cards_come_first_where_the_option_says_so() {
    let mut scene = Scene::at(
        "rules new-rules end-of-turn draw-first
         players Red Blue
         turn Red campaign
         conquered
         hand Red Alaska Alberta
         Alaska Red 5
         Alberta Red 1
         Brazil Blue 3
         * Green 2",
    );
    assert_eq!(scene.state.rules().end_of_turn, EndOfTurn::DrawFirst);
    let wild = draw_of(&scene, TerritoryCard::Wild);
    scene.with(Action::Done, &[], &[wild]).asks(Red, Ask::Purchase);
    scene.play(Action::Done).asks(Red, Ask::Transfer);
}

#[test]
fn w3_sets_buy_factories_with_the_card_just_drawn_and_each_is_placed_at_once() {
    let mut scene = after_a_conquest("hand Red Alaska Alberta");
    let wild = draw_of(&scene, TerritoryCard::Wild);
    scene.with(Action::Done, &[], &[wild]).asks(Red, Ask::Purchase);
    scene.refuses(&turn_in(SET), &Refusal::FactoryOnly, "W3");
    let armies = scene.armies(Alaska);
    scene.play(for_factory(SET)).asks(Red, Ask::Factory { left: 1 });
    assert_eq!(scene.armies(Alaska), armies, "the cards bring no armies now");
    scene.refuses(&Action::Done, &Refusal::NotDeclined(RuleId("T22")), "T22");
    scene.play(Action::Build { territory: Congo });
    assert_eq!(scene.state.board().factories(Congo), 1);
    assert_eq!(scene.state.turn().player(), Blue);
}

#[test]
fn w3_as_many_factories_as_there_are_sets() {
    let mut scene = after_a_conquest("hand Red Alaska Alberta wild Brazil Peru wild");
    scene.play(Action::Done).asks(Red, Ask::Purchase);
    for _ in 0..2 {
        let hand = scene.state.deck().hands[Red];
        let set = hand.sets().next().unwrap();
        scene.play(for_factory(set)).play(Action::Build { territory: Alaska });
    }
    assert_eq!(scene.state.board().factories(Alaska), 2);
}

#[test]
fn w3_three_cards_that_are_no_set_are_kept_by_a_word_of_the_own() {
    let scene = after_a_conquest("hand Red Alaska Alberta");
    let mut drawn = Scene { state: scene.state.clone(), events: Vec::new() };
    let third = TerritoryCard::Territory(
        Territory::ALL
            .into_iter()
            .find(|third| {
                let cards = [Alaska, Alberta, *third].map(TerritoryCard::Territory);
                scene.state.deck().stock.holds([cards[2]])
                    && !red_queens_engine::game::is_set(cards)
            })
            .unwrap(),
    );
    let draw = draw_of(&scene, third);
    drawn.with(Action::Done, &[], &[draw]).asks(Red, Ask::Purchase);
    assert_eq!(drawn.state.legal().choices, [red_queens_engine::game::Choice::Done]);
    drawn.play(Action::Done);
    assert_eq!(drawn.state.turn().player(), Blue);
}

const FIVE: &str = "stash Red 2C 3C 4C 5C 6C";

#[test]
fn w3_c7_with_five_poker_cards_one_is_laid_down_before_another_is_drawn() {
    let mut scene = after_a_conquest(FIVE);
    scene.play(Action::Done).asks(Red, Ask::MakeRoom);
    assert_eq!(drew(&scene), (1, 0), "the poker card is not seen yet");
    let absent: poker::Card = "KH".parse().unwrap();
    scene.refuses(&discard("KH"), &Refusal::NotInStash(absent), "T25");
    scene.play(discard("2C"));
    assert_eq!((drew(&scene), scene.stash(Red)), ((0, 1), 5));
    assert_eq!(scene.state.turn().player(), Blue);
}

#[test]
fn w3_c7_with_five_poker_cards_one_may_draw_none() {
    let mut scene = after_a_conquest(FIVE);
    scene.play(Action::Done).play(Action::Done);
    assert!(scene.told(Event::Card(CardEvent::DrewNone { seat: Red })));
    assert_eq!((drew(&scene), scene.stash(Red)), ((0, 0), 5));
    let mut without = Scene::at(
        "rules new-rules full-stash discard-last allies off
         players Red Blue
         turn Red transfer
         conquered
         stash Red 2C 3C 4C 5C 6C
         Alaska Red 5
         Brazil Blue 3
         * Green 2",
    );
    assert_eq!(without.state.rules().full_stash, FullStash::DiscardLast);
    without.play(Action::Done).asks(Red, Ask::Discard { left: 1 });
}

/// Returns a scene in which Red commands Yellow, which holds Japan and Kamchatka beside Alaska, and
/// some cards.
fn yellow(lines: &str) -> Scene {
    yellow_at(&format!("Brazil Blue 3\n{lines}"))
}

/// The same without Blue's land.
fn yellow_at(lines: &str) -> Scene {
    let mut scene = Scene::at(&format!(
        "rules new-rules allies poker
         players Red Blue Black
         turn Red transfer
         stash Red QH
         pot Blue 0
         pot Black 0
         suits Yellow spades
         Alaska Red 5
         Congo Black 3
         Japan Yellow 4
         Kamchatka Yellow 9
         {lines}
         * Green 2"
    ));
    scene.play(Action::Done).play(Action::Declare { ally: Yellow });
    scene
}

#[test]
fn w4_an_ally_turns_its_own_sets_in_for_its_own_armies() {
    let hand = "hand Yellow Japan Alberta wild\nhand Red Alaska";
    let mut scene = yellow(hand);
    scene.asks(Red, Ask::Reinforce { left: 3, forced: false });
    let set =
        [TerritoryCard::Territory(Japan), TerritoryCard::Territory(Alberta), TerritoryCard::Wild];
    scene.refuses(&turn_in(SET), &Refusal::NotHeld, "C2");
    scene.roll(turn_in(set), &[2, 4]).asks(Red, Ask::Reinforce { left: 9, forced: false });
    assert_eq!(scene.armies(Japan), 6);
    assert_eq!(scene.hand(Red), [TerritoryCard::Territory(Alaska)]);
}

#[test]
fn w4_an_ally_draws_its_own_card_and_never_a_poker_card() {
    let mut scene = yellow("Mongolia Green 1");
    scene.play(deploy(Kamchatka, 3)).play(attack(Kamchatka, Mongolia));
    scene.roll(roll(3), &[6, 6, 6, 1]).play(advance(0)).play(Action::Done).play(Action::Done);
    assert_eq!(drew(&scene), (1, 0));
    let [card] = scene.hand(Yellow)[..] else { panic!() };
    let told = CardEvent::AllyDrew { ally: Yellow, player: Red, card: Some(card) };
    assert!(scene.told(Event::Card(told)));
    assert_eq!((scene.hand(Red).len(), scene.stash(Red)), (0, 1));
    assert_eq!(scene.state.turn().player(), Blue);
}

#[test]
fn w4_an_ally_buys_factories_for_itself() {
    let mut scene = yellow("hand Yellow Japan Alberta wild");
    scene.play(deploy(Kamchatka, 3)).play(Action::Done).play(Action::Done).play(Action::Done);
    scene.asks(Red, Ask::Purchase);
    let set =
        [TerritoryCard::Territory(Japan), TerritoryCard::Territory(Alberta), TerritoryCard::Wild];
    scene.play(for_factory(set));
    scene.refuses(
        &Action::Build { territory: Alaska },
        &Refusal::NotYours(Alaska, RuleId("T22")),
        "T22",
    );
    scene.play(Action::Build { territory: Japan });
    assert_eq!(scene.state.board().factories(Japan), 1);
    assert_eq!(scene.state.turn().player(), Blue);
}

#[test]
fn w4_only_who_plays_an_ally_now_sees_its_cards() {
    let scene = yellow("hand Yellow Japan Alberta");
    let seen = |seat| scene.state.observe(Some(seat)).table().deck().hands[Yellow].len();
    assert_eq!([seen(Red), seen(Blue), seen(Black)], [2, 0, 0]);
    assert_eq!(scene.state.observe(Some(Red)).hand_in_action().len(), 2);
    assert_eq!(scene.state.observe(None).table().deck().hands[Yellow].len(), 0);
    assert_eq!(scene.state.observe(Some(Blue)).hand_sizes()[Yellow], 2);
    let card = TerritoryCard::Territory(Japan);
    let drew = Event::Card(CardEvent::AllyDrew { ally: Yellow, player: Red, card: Some(card) });
    let hidden = Event::Card(CardEvent::AllyDrew { ally: Yellow, player: Red, card: None });
    assert_eq!((drew.seen_by(Some(Red)), drew.seen_by(Some(Blue))), (drew, hidden));
    let mut over = scene;
    over.play(deploy(Kamchatka, 3)).play(Action::Done).play(Action::Done);
    assert_eq!(over.state.turn().player(), Blue);
    let later = |seat| over.state.observe(Some(seat)).table().deck().hands[Yellow].len();
    assert_eq!(later(Red), 0, "it is played no longer");
}

#[test]
fn w4_an_ally_never_attacks_the_player_who_plays_it() {
    let mut scene = yellow("");
    scene.play(deploy(Kamchatka, 3));
    scene.refuses(&attack(Kamchatka, Alaska), &Refusal::Commander(Red), "T30");
}

#[test]
fn w4_territory_cards_stay_with_an_ally_and_poker_cards_do_not() {
    let scene = yellow("hand Yellow Japan Alberta\nstash Yellow 2C");
    assert_eq!((scene.hand(Yellow).len(), scene.hand(Red).len()), (2, 0));
    assert_eq!((scene.stash(Yellow), scene.stash(Red)), (0, 2));
    let played = |event: &Event| match event {
        Event::Ally(AllyEvent::PlaysAlly { ally, .. }) => Some(*ally),
        _ => None,
    };
    assert_eq!(scene.pick(played), [Yellow]);
}

#[test]
fn w4_who_falls_to_an_ally_leaves_it_the_territory_cards_and_its_player_the_poker_cards() {
    let mut scene = yellow_at("hand Blue Peru Congo\nstash Blue 3D\nMongolia Blue 1");
    scene.play(deploy(Kamchatka, 3)).play(attack(Kamchatka, Mongolia));
    scene.roll(roll(3), &[6, 6, 6, 1]);
    assert_eq!((scene.hand(Yellow).len(), scene.hand(Red).len()), (2, 0));
    assert_eq!(scene.stash(Red), 2);
    let card = Some(TerritoryCard::Territory(Peru));
    assert!(scene.told(Event::Card(CardEvent::TookCard { from: Blue, to: Yellow, card })));
}
