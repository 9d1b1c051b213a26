//! Arbitrary setups and actions.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use red_queens_engine::battle::{MAX_BLOCKS, Origins, Post, Side};
use red_queens_engine::core::{Seat, SeatSet, Secret, Seed, ShipId};
use red_queens_engine::game::{
    Action, Control, Effort, Engage, Engagements, Hand, OPTIONS, Player, PlusOne, Purchase,
    RuleSet, SeaAction, Setup, TerritoryCard, Until,
};
use red_queens_engine::poker::{self, Bet, CardSet, Move, Variant};
use red_queens_engine::world::{Hex, Territory, TerritorySet, World, WorldId};

/// Returns any rule set that the options allow, including the presets.
pub fn rules() -> impl Strategy<Value = RuleSet> {
    let preset = select(RuleSet::PRESETS.map(|(_, rules)| rules).to_vec());
    let mixed = vec(any::<prop::sample::Index>(), OPTIONS.len()).prop_map(|choices| {
        let mut rules = RuleSet::NAUTICAL;
        for (option, choice) in OPTIONS.iter().zip(choices) {
            let values: Vec<_> = option.values_on(WorldId::EARTH).collect();
            option.set(&mut rules, values[choice.index(values.len())]).unwrap();
        }
        rules
    });
    let possible = |rules: &RuleSet| rules.check().is_ok();
    prop_oneof![preset, mixed.prop_filter("options exclude each other", possible)]
}

/// Returns any setup of two to six players.
pub fn setups() -> impl Strategy<Value = Setup> {
    (rules(), 2..=6usize, any::<u64>()).prop_filter_map("no game", |(rules, number, seed)| {
        let players = Seat::ALL[..number].iter().map(|seat| Player::new(*seat, Control::Human));
        let seed = Seed::from_number(seed);
        let setup = Setup::new(rules, players.collect(), seed);
        setup.check().is_ok().then_some(setup)
    })
}

fn territory() -> impl Strategy<Value = Territory> {
    select(Territory::ALL.to_vec())
}

fn seat() -> impl Strategy<Value = Seat> {
    select(Seat::ALL.to_vec())
}

/// Returns small numbers as in real games, and the limits of the range.
fn armies() -> impl Strategy<Value = u32> {
    prop_oneof![8 => 0..12u32, 1 => 12..60u32, 1 => select(vec![u32::MAX, u32::MAX / 2 + 1])]
}

fn card() -> impl Strategy<Value = TerritoryCard> {
    prop_oneof![4 => territory().prop_map(TerritoryCard::Territory), 1 => Just(TerritoryCard::Wild)]
}

fn hand() -> impl Strategy<Value = Hand> {
    let cards = vec(territory(), 0..3).prop_map(|cards| cards.into_iter().collect());
    (cards, 0..4u8).prop_map(|(territories, wilds): (TerritorySet, u8)| Hand { territories, wilds })
}

fn until() -> impl Strategy<Value = Until> {
    prop_oneof![Just(Until::Once), Just(Until::Conquest), armies().prop_map(Until::Left)]
}

fn plus() -> impl Strategy<Value = PlusOne> {
    select(vec![PlusOne::Best, PlusOne::Ask])
}

fn origins() -> impl Strategy<Value = Origins> {
    let post = prop_oneof![3 => territory().prop_map(Post::Land), 1 => ship().prop_map(Post::Ship)];
    vec(post, 0..=MAX_BLOCKS).prop_map(|origins| origins.into_iter().collect())
}

fn effort() -> impl Strategy<Value = Effort> {
    prop_oneof![Just(Effort::Normal), armies().prop_map(Effort::Committed)]
}

fn ship() -> impl Strategy<Value = ShipId> {
    select(ShipId::all().take(9).collect::<Vec<_>>())
}

fn hex() -> impl Strategy<Value = Hex> {
    select(World::earth().hexes().collect::<Vec<_>>())
}

fn engagements() -> impl Strategy<Value = Engagements> {
    let engage = (ship(), vec(ship(), 0..4), effort()).prop_map(|(target, ships, effort)| {
        let ships = ships.into_iter().collect();
        Engage { target, ships, effort }
    });
    vec(engage, 0..4).prop_map(|engagements| engagements.into_iter().collect())
}

/// Returns any action at sea.
fn naval() -> impl Strategy<Value = Action> {
    prop_oneof![
        hex().prop_map(|at| Action::Sea(SeaAction::Launch { at })),
        ship().prop_map(|ship| Action::Sea(SeaAction::Cruise { ship })),
        hex().prop_map(|to| Action::Sea(SeaAction::Sail { to })),
        (ship(), territory(), armies())
            .prop_map(|(ship, from, armies)| Action::Sea(SeaAction::Embark { ship, from, armies })),
        (ship(), territory(), armies())
            .prop_map(|(ship, to, armies)| Action::Sea(SeaAction::Disembark { ship, to, armies })),
        (ship(), territory(), effort())
            .prop_map(|(ship, to, effort)| Action::Sea(SeaAction::Land { ship, to, effort })),
        engagements().prop_map(|engagements| Action::Sea(SeaAction::Engage { engagements })),
        engagements().prop_map(|engagements| Action::Sea(SeaAction::SendIn { engagements })),
        (0..4u8, 0..4u8, prop::option::of(0..5u8), until()).prop_map(
            |(engagement, block, dice, until)| Action::Sea(SeaAction::Roll {
                engagement,
                block,
                dice,
                until
            })
        ),
        (0..4u8, 0..4u8, armies()).prop_map(|(engagement, block, armies)| {
            Action::Sea(SeaAction::Reserve { engagement, block, armies })
        }),
        (0..4u8).prop_map(|engagement| Action::Sea(SeaAction::BreakOff { engagement })),
        (ship(), armies())
            .prop_map(|(ship, armies)| Action::Sea(SeaAction::Board { ship, armies })),
        Just(Action::Sea(SeaAction::Sink)),
    ]
}

fn poker_cards() -> impl Strategy<Value = CardSet> {
    vec(select(poker::Card::ALL.to_vec()), 0..4).prop_map(|cards| cards.into_iter().collect())
}

/// Returns any action about allies or at poker.
fn at_poker() -> impl Strategy<Value = Action> {
    prop_oneof![
        seat().prop_map(|ally| Action::Declare { ally }),
        Just(Action::Contest),
        Just(Action::Accept),
        poker_cards().prop_map(|cards| Action::Poker(Move::Use(cards))),
        select(Bet::ALL.to_vec()).prop_map(|bet| Action::Poker(Move::Bet(bet))),
        (poker_cards(), poker_cards())
            .prop_map(|(discard, take)| Action::Poker(Move::Exchange { discard, take })),
        select(Variant::ALL.to_vec()).prop_map(|variant| Action::Poker(Move::Name(variant))),
        armies().prop_map(|by| Action::Poker(Move::Wager(by))),
        Just(Action::Poker(Move::Show)),
        Just(Action::Poker(Move::Muck)),
    ]
}

/// Returns any action of any kind, legal or not.
pub fn actions() -> impl Strategy<Value = Action> {
    let on_land = prop_oneof![
        territory().prop_map(|territory| Action::Choose { territory }),
        (territory(), armies())
            .prop_map(|(territory, armies)| Action::Garrison { territory, armies }),
        (territory(), territory(), armies()).prop_map(|(from, to, armies)| Action::Rearrange {
            from,
            to,
            armies
        }),
        territory().prop_map(|territory| Action::Build { territory }),
        (
            [card(), card(), card()],
            select(vec![Purchase::Armies, Purchase::Factory, Purchase::Ship])
        )
            .prop_map(|(cards, buy)| Action::TurnIn { cards, buy }),
        (territory(), armies())
            .prop_map(|(territory, armies)| Action::Deploy { territory, armies }),
        (territory(), territory()).prop_map(|(from, to)| Action::Attack { from, to }),
        (territory(), territory(), armies()).prop_map(|(from, to, armies)| Action::Commit {
            from,
            to,
            armies
        }),
        (territory(), armies(), origins()).prop_map(|(to, size, from)| Action::Flank {
            to,
            size,
            from
        }),
        (any::<bool>(), hand()).prop_map(|(cut, reveal)| Action::Mobilize { cut, reveal }),
        territory().prop_map(|territory| Action::Levy { territory }),
        (0..6u8, until()).prop_map(|(dice, until)| Action::Roll { dice, until }),
        (0..5u8, plus(), until()).prop_map(|(block, plus, until)| Action::RollBlock {
            block,
            plus,
            until
        }),
        (0..9u8).prop_map(|face| Action::Raise { face }),
        (0..5u8, armies()).prop_map(|(block, armies)| Action::Reserve { block, armies }),
        Just(Action::Halt),
        armies().prop_map(|armies| Action::Advance { armies }),
        (territory(), territory(), armies()).prop_map(|(from, to, armies)| Action::Transfer {
            from,
            to,
            armies
        }),
        select(poker::Card::ALL.to_vec()).prop_map(|card| Action::Discard { card }),
        Just(Action::Draw),
        card().prop_map(|card| Action::Shed { card }),
        seat().prop_map(|ally| Action::TakeOver { ally }),
        seat().prop_map(|seat| Action::Leave { seat }),
        seat().prop_map(|ally| Action::Join { ally }),
        Just(Action::Done),
        (territory(), territory(), armies()).prop_map(|(from, to, armies)| Action::Expand {
            from,
            to,
            armies
        }),
        (0..5u8).prop_map(|dice| Action::Defend { dice }),
        any::<u32>().prop_map(|word| Action::Reseed { word }),
        any::<u32>().prop_map(|word| Action::Fork { word }),
        any::<[u8; 20]>().prop_map(|secret| Action::Reveal { secret: Secret(secret) }),
        (vec(seat(), 0..3), any::<[u8; 20]>(), any::<u32>()).prop_map(|(seats, anchor, nonce)| {
            let (seats, anchor) = (SeatSet::of(&seats), Secret(anchor));
            Action::Pledge { seats, anchor, nonce }
        }),
        select(vec![Action::Ambush, Action::Barrage]),
        (select(vec![Side::Attacker, Side::Defender]), 0..8u8)
            .prop_map(|(side, face)| Action::Missile { side, face }),
    ];
    prop_oneof![4 => on_land, 2 => naval(), 1 => at_poker()]
}
