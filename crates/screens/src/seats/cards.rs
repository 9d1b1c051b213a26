//! The player's own cards: territory cards, the sets they make with their value, and the stash of
//! poker cards.

use crate::names::player_name;
use crate::notice::NoticeView;
use crate::seats::holdings::coasts;
use crate::seats::objective::ObjectiveView;
use crate::seats::sets::{SetView, drop_equal};
use engine::core::Seat;
use engine::game::{
    Ask, FactorySales, ForcedSets, Hand, Phase, Purchase, Refusal, RuleSet, SetValue, State,
    TerritoryCard,
};
use engine::poker;
use engine::world::{Symbol, Territory};
use stdx::InOrder;
use table::{Duty, Session};

/// A territory card in the player's hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardView {
    pub card: TerritoryCard,
    /// Its symbol; `None` for a wild card.
    pub symbol: Option<Symbol>,
    /// True if its territory is held, so that it brings two armies there when turned in (C3).
    pub held: bool,
}

impl CardView {
    /// Returns the name on the card.
    pub fn name(&self) -> &'static str {
        self.card.territory().map_or(text::cards::wild(), Territory::name)
    }

    /// Returns the name of its symbol.
    pub fn symbol_in_words(&self) -> &'static str {
        match self.symbol {
            Some(Symbol::Infantry) => text::cards::infantry(),
            Some(Symbol::Cavalry) => text::cards::cavalry(),
            Some(Symbol::Artillery) => text::cards::artillery(),
            None => text::cards::any_symbol(),
        }
    }
}

/// Something that a set can buy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferView {
    pub buy: Purchase,
    pub label: String,
    /// A description of its effect here and now.
    pub means: String,
    /// The reason why it can't be bought now, if it can't.
    pub cannot: Option<NoticeView>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardsView {
    pub seat: Seat,
    /// The ally being commanded, if the territory cards are its own (W4).
    pub ally: Option<String>,
    /// The territory cards.
    pub hand: Vec<CardView>,
    /// The rules for sets and their value (C2, K2).
    pub(super) rules: RuleSet,
    /// The number of armies that the seat can still get; `None` if there is no limit (K5).
    pub(super) room: Option<u32>,
    /// The best sets, best first.
    pub sets: Vec<SetView>,
    /// The purchases that the rules allow for a set, armies first.
    pub offers: Vec<OfferView>,
    /// The reason why no set can be turned in now, if none can.
    pub cannot: Option<&'static str>,
    /// True if a set must be turned in (C4).
    pub forced: bool,
    /// True if cards bring armies to their territories, as they do except at the end of a turn
    /// (W3).
    pub gives: bool,
    /// The secret objective, if the game has them (K8).
    pub objective: Option<ObjectiveView>,
    pub stash: Vec<poker::Card>,
    /// True if the game has poker cards.
    pub poker: bool,
}

/// The number of sets to suggest.
const SUGGESTED: usize = 4;

impl CardsView {
    pub fn of(session: &Session) -> Option<Self> {
        let view = session.view();
        let (table, player) = (view.table(), view.viewer()?);
        let seat = whose_hand(session, player);
        let ask = match session.duty() {
            Duty::Decide(prompt) => Some(prompt.ask),
            _ => None,
        };
        Some(CardsView {
            cannot: cannot(table, seat, ask),
            forced: matches!(ask, Some(Ask::Reinforce { forced: true, .. })),
            ally: (seat != player).then(|| player_name(session, seat).to_owned()),
            stash: sorted(view.stash()),
            objective: ObjectiveView::own(session),
            ..read(table, seat)
        })
    }
}

/// Returns the side whose territory cards a player sees: the ally they command, if it has its
/// own (W4).
fn whose_hand(session: &Session, player: Seat) -> Seat {
    let table = session.view().table();
    let plays = table.turn().commander == Some(player);
    if plays && table.rules().ally_cards { table.turn().seat } else { player }
}

/// Returns the territory cards that the viewer sees.
pub(crate) fn hand_shown(session: &Session) -> Hand {
    let seat = session.view().viewer().map(|player| whose_hand(session, player));
    seat.map_or(Hand::EMPTY, |seat| session.view().table().deck().hands[seat])
}

impl CardsView {
    /// Returns the set that these cards make, if they do.
    pub fn set_of(&self, cards: &[TerritoryCard]) -> Option<SetView> {
        let cards: [TerritoryCard; 3] = cards.try_into().ok()?;
        self.rules.is_set(cards).then(|| self.set(cards))
    }

    fn set(&self, cards: [TerritoryCard; 3]) -> SetView {
        SetView { cards, gifts: gifts(&self.rules, &self.hand, cards) }
    }
}

fn read(table: &State, seat: Seat) -> CardsView {
    let rules = table.rules();
    let gives = *table.phase() != Phase::Purchase;
    let as_held = |card: TerritoryCard| {
        let view = card_view(table, seat, card);
        CardView { held: view.held && gives, ..view }
    };
    let hand: Vec<CardView> = table.deck().hands[seat].iter().map(as_held).collect();
    let mut sets: Vec<SetView> = table.deck().hands[seat]
        .sets_of(rules.set_kinds())
        .map(|cards| SetView { cards, gifts: gifts(rules, &hand, cards) })
        .collect();
    let wilds =
        |set: &SetView| set.cards.iter().filter(|card| **card == TerritoryCard::Wild).count();
    let worth = |set: &SetView| {
        let gifts = u32::try_from(set.gifts.len()).unwrap_or(0);
        rules.set_worth(set.cards, 0).unwrap_or(0) + 2 * gifts
    };
    // Sets worth more come first, and among equal ones those that keep wild cards.
    sets.order_by_key(|set| (std::cmp::Reverse(worth(set)), wilds(set)));
    sets.dedup();
    drop_equal(&mut sets);
    sets.truncate(SUGGESTED);
    CardsView {
        seat,
        ally: None,
        hand,
        rules: *rules,
        room: room(table, seat),
        sets,
        offers: [Purchase::Armies, Purchase::Factory, Purchase::Ship]
            .into_iter()
            .filter_map(|buy| offer(table, seat, buy))
            .collect(),
        cannot: None,
        forced: false,
        gives,
        objective: None,
        stash: sorted(table.poker().stashes[seat]),
        poker: rules.poker,
    }
}

/// Returns the number of armies that a seat can get besides those it still has to place (K5).
fn room(table: &State, seat: Seat) -> Option<u32> {
    let waiting = match table.phase() {
        Phase::Reinforce { left } if table.turn().seat == seat => *left,
        _ => 0,
    };
    table.pieces_left(seat).map(|left| left.saturating_sub(waiting))
}

/// Returns the offer for a purchase, or `None` if the rules don't have it.
fn offer(table: &State, seat: Seat, buy: Purchase) -> Option<OfferView> {
    let refusal = table.check_purchase(buy).err();
    if refusal == Some(Refusal::NotForSale) && buy != Purchase::Armies {
        return None;
    }
    let cannot = refusal.map(Into::into);
    let (label, means) = match buy {
        Purchase::Armies => armies_offered(table),
        Purchase::Factory => (text::cards::buy_factory().to_owned(), factory_offered(table, seat)),
        Purchase::Ship => (text::cards::buy_ship().to_owned(), ship_offered(table, seat)),
    };
    Some(OfferView { buy, label, means, cannot })
}

fn armies_offered(table: &State) -> (String, String) {
    match table.rules().set_armies(table.sets_turned_in()) {
        Some(armies) => (text::cards::take(armies), text::cards::take_about().to_owned()),
        None if table.rules().set_value == SetValue::ByKind => {
            (text::cards::take_by_kind().to_owned(), text::cards::take_about().to_owned())
        }
        None => {
            (text::cards::take_two_dice().to_owned(), text::cards::take_two_dice_about().to_owned())
        }
    }
}

fn factory_offered(table: &State, seat: Seat) -> String {
    let turn = table.turn();
    match turn.factories {
        _ if table.rules().factory_sales == FactorySales::AtEnd => {
            text::cards::buy_factory_now().to_owned()
        }
        number if number > 0 && turn.seat == seat => text::cards::buy_factory_more(number),
        _ => text::cards::buy_factory_about().to_owned(),
    }
}

/// The most coasts that are listed by name.
const NAMED_COASTS: usize = 4;

fn ship_offered(table: &State, seat: Seat) -> String {
    let coasts: Vec<Territory> = coasts(table, seat).iter().collect();
    match coasts.len() {
        0 => text::cards::buy_ship_about().to_owned(),
        1..=NAMED_COASTS => text::cards::buy_ship_off(text::one_of(&coasts)),
        number => text::cards::buy_ship_anywhere(number),
    }
}

/// Returns a card as its holder sees it.
pub(crate) fn card_view(table: &State, seat: Seat, card: TerritoryCard) -> CardView {
    let held =
        card.territory().is_some_and(|territory| table.board().held(seat).contains(territory));
    CardView { card, symbol: card.symbol(), held }
}

/// Returns the territories that get armies if these cards are turned in, in this order.
fn gifts(rules: &RuleSet, hand: &[CardView], cards: [TerritoryCard; 3]) -> Vec<Territory> {
    let mut gifts = held(hand, cards);
    gifts.truncate(rules.bonus_cards.most());
    gifts
}

/// Returns the territories on these cards that the player holds.
pub(super) fn held(hand: &[CardView], cards: [TerritoryCard; 3]) -> Vec<Territory> {
    let held = |card: &TerritoryCard| hand.iter().any(|view| view.held && view.card == *card);
    cards.iter().filter(|card| held(card)).filter_map(|card| card.territory()).collect()
}

/// Returns poker cards in the order of a hand: by suit, highest first.
pub(crate) fn sorted(cards: poker::CardSet) -> Vec<poker::Card> {
    let mut cards: Vec<poker::Card> = cards.iter().collect();
    cards.order_by_key(|card| (card.suit(), std::cmp::Reverse(card.rank())));
    cards
}

fn cannot(table: &State, seat: Seat, ask: Option<Ask>) -> Option<&'static str> {
    let has_say = table.turn().commander.is_none() || table.rules().ally_cards;
    if matches!(ask, Some(Ask::Reinforce { .. } | Ask::Purchase)) && has_say {
        let can = table.turn().seat == seat && table.can_turn_in();
        return (!can).then(text::cards::no_set);
    }
    Some(match (table.rules().factory_sales, table.rules().forced_sets) {
        (FactorySales::AtStart, ForcedSets::FromFive) => text::cards::not_now_must(),
        (FactorySales::AtStart, ForcedSets::Never) => text::cards::not_now(),
        (FactorySales::AtEnd, ForcedSets::FromFive) => text::cards::not_now_both_must(),
        (FactorySales::AtEnd, ForcedSets::Never) => text::cards::not_now_both(),
    })
}

/// Returns `true` if cards are drawn at the end of the campaign (T20).
pub(crate) fn draws(session: &Session) -> bool {
    let (rules, turn) = (session.view().table().rules(), session.view().table().turn());
    turn.conquered && (!rules.card_offered || rules.poker)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::tappable;

    use crate::map::ships;
    use crate::table::dialog;
    use crate::table::prompt::PromptView;
    use engine::core::Seat::{Blue, Red};
    use engine::game::Action;
    use engine::record::Position;
    use std::collections::BTreeSet;
    use table::{Intent, testing};

    fn with_symbol(symbol: Symbol, number: usize) -> Territory {
        engine::world::TerritorySet::FULL.with_symbol(symbol).nth(number).unwrap()
    }

    fn table(rules: &str, hand: &[&str], red: &[Territory]) -> State {
        table_with(rules, hand, red, 0)
    }

    /// Returns a table with these cards and territories of Red, and this many ships of Blue at sea.
    fn table_with(rules: &str, hand: &[&str], red: &[Territory], ships: usize) -> State {
        let hyphened = |territory: &Territory| territory.name().replace(' ', "-");
        let red: Vec<String> =
            red.iter().map(|place| format!("{} Red 3", hyphened(place))).collect();
        let ships: Vec<String> =
            (1..=ships).map(|number| format!("ship {number} Blue 1 at 7,22")).collect();
        Position::parse(&format!(
            "rules {rules}
             players Red Blue
             turn Red reinforce 3
             hand Red {}
             stash Red 2C KH QH AS
             {}
             * Blue 1
             {}",
            hand.join(" "),
            red.join("\n"),
            ships.join("\n")
        ))
        .unwrap()
    }

    #[test]
    fn c3_the_best_set_is_the_one_whose_territories_are_held() {
        let own: Vec<Territory> = (0..2).map(|n| with_symbol(Symbol::Infantry, n)).collect();
        let names: Vec<String> =
            (0..4).map(|n| with_symbol(Symbol::Infantry, n).name().replace(' ', "-")).collect();
        let hand: Vec<&str> = names.iter().map(String::as_str).collect();
        let view = read(&table("next", &hand, &own), Red);
        assert_eq!(view.hand.iter().filter(|card| card.held).count(), 2);
        assert_eq!(view.sets[0].gifts, own);
        assert_eq!(view.offers[0].label, "Take 4 armies");
        assert_eq!(sold(&view), [Purchase::Armies]);
    }

    #[test]
    fn c3_where_one_card_brings_armies_the_first_one_picked_does() {
        let own: Vec<Territory> = (0..2).map(|n| with_symbol(Symbol::Infantry, n)).collect();
        let names: Vec<String> =
            (0..3).map(|n| with_symbol(Symbol::Infantry, n).name().replace(' ', "-")).collect();
        let hand: Vec<&str> = names.iter().map(String::as_str).collect();
        let elsewhere = [with_symbol(Symbol::Infantry, 3)];
        let none = read(&table("next bonus-cards one", &hand, &elsewhere), Red);
        assert!(none.about(none.sets.first()).contains("if you held one"));
        let view = read(&table("next bonus-cards one", &hand, &own), Red);
        let [first, second, third] = [0, 1, 2].map(|at| view.hand[at].card);
        for (cards, gift) in [([first, second, third], own[0]), ([third, second, first], own[1])] {
            let set = view.set_of(&cards).unwrap();
            assert_eq!(set.gifts, [gift]);
            let about = view.about(Some(&set));
            assert!(
                about.ends_with(&format!(
                    "2 extra armies in {}, the one you picked first.",
                    gift.name()
                )),
                "{about}"
            );
            assert_eq!(view.gifts_of(&set), "+2");
        }
    }

    fn sold(view: &CardsView) -> Vec<Purchase> {
        view.offers.iter().map(|offer| offer.buy).collect()
    }

    /// Returns the offer of a ship to Red, who holds these territories, with this many ships at
    /// sea.
    fn ship_said(red: &[Territory], at_sea: usize) -> OfferView {
        let table = table_with("nautical", &["wild", "wild", "Peru"], red, at_sea);
        read(&table, Red).offers.pop().unwrap()
    }

    #[test]
    fn t9_armies_a_factory_and_a_ship_are_offered_side_by_side() {
        let view = read(&table("nautical", &["wild", "wild", "Peru"], &[Territory::Peru]), Red);
        assert_eq!(sold(&view), [Purchase::Armies, Purchase::Factory, Purchase::Ship]);
        assert!(view.offers.iter().all(|offer| offer.cannot.is_none()));
    }

    #[test]
    fn t9_a_ship_says_where_it_is_launched_or_why_it_is_not_for_sale() {
        use engine::world::names::{Afghanistan, Alaska, Brazil, Congo, Egypt, Peru};
        let few = ship_said(&[Peru, Brazil, Afghanistan], 0);
        assert!(few.means.ends_with("Launch it at once, off Peru or Brazil."), "{}", few.means);
        let many = ship_said(&[Peru, Brazil, Alaska, Egypt, Congo], 0);
        assert!(many.means.ends_with("off one of your 5 coasts."), "{}", many.means);
        let said = |offer: OfferView| offer.cannot.map(|notice| notice.text).unwrap_or_default();
        assert_eq!(said(ship_said(&[Afghanistan], 0)), "You have no coast to launch a ship from.");
        let full = said(ship_said(&[Peru], 30));
        assert_eq!(full, "All 30 ships are at sea: you can’t buy another until one sinks.");
        assert_eq!(said(ship_said(&[Peru], 29)), "");
    }

    #[test]
    fn t9_a_bought_ship_is_launched_on_the_map_before_the_cards_come_back() {
        let mut session = testing::two_humans();
        let set_is_ready = |session: &Session| {
            let cards = CardsView::of(session).filter(|cards| cards.cannot.is_none());
            cards.filter(|cards| cards.offers.iter().all(|offer| offer.cannot.is_none()))
        };
        let cards = loop {
            testing::play_some(&mut session, 1);
            session.dispatch(Intent::Uncover);
            if let Some(cards) = set_is_ready(&session) {
                break cards;
            }
        };
        assert!(!dialog::closes_what_is_open(&session));
        session.dispatch(Intent::Play(cards.sets[0].turn_in(Purchase::Ship)));
        assert!(matches!(session.game().prompt().unwrap().ask, Ask::Launch { .. }));
        assert!(dialog::closes_what_is_open(&session), "the map lies open");
        assert!(PromptView::of(&session).sentence.contains("choose a harbour for your ship"));

        let (sea, ships) = (ships::sea(&session), ships::ships(&session).len());
        assert!(!sea.is_empty() && !tappable::open(&session).is_empty());
        session.dispatch(Intent::TapHex(sea[0].hex));
        assert_eq!((ships::ships(&session).len(), session.notice()), (ships + 1, None));
        session.dispatch(Intent::Undo);
        assert_eq!((ships::ships(&session).len(), ships::sea(&session)), (ships, sea));
        let coast = tappable::open(&session).first().unwrap();
        session.dispatch(Intent::Tap(coast));
        assert_eq!(ships::ships(&session).len(), ships + 1);
    }

    #[test]
    fn c2_a_set_without_a_wild_comes_before_one_with_it() {
        let names: Vec<String> =
            Symbol::ALL.map(|symbol| with_symbol(symbol, 3).name().replace(' ', "-")).to_vec();
        let mut hand: Vec<&str> = names.iter().map(String::as_str).collect();
        hand.push("wild");
        let view = read(&table("nautical", &hand, &[with_symbol(Symbol::Cavalry, 9)]), Red);
        assert!(view.sets.len() > 1);
        assert!(!view.sets[0].cards.contains(&TerritoryCard::Wild));
        assert_eq!(view.offers[0].label, "Roll two dice for armies");
        assert_eq!(view.set_of(&view.sets[0].cards), Some(view.sets[0].clone()));
        assert_eq!(view.set_of(&view.sets[0].cards[..2]), None);
    }

    #[test]
    fn c2_sets_that_look_alike_are_told_apart_by_where_their_armies_go() {
        let artillery = with_symbol(Symbol::Artillery, 0);
        let cavalry = with_symbol(Symbol::Cavalry, 0);
        let [one, other] = [0, 1].map(|number| with_symbol(Symbol::Infantry, number));
        let names = [artillery, cavalry, one, other].map(|it| it.name().replace(' ', "-"));
        let hand: Vec<&str> = names.iter().map(String::as_str).collect();
        let far = with_symbol(Symbol::Cavalry, 9);
        let none = read(&table("nautical", &hand, &[far]), Red);
        assert_eq!(none.sets.len(), 1, "both bring the same");
        assert_eq!(none.gifts_of(&none.sets[0]), "");
        let both = read(&table("nautical", &hand, &[one, other]), Red);
        let told: BTreeSet<String> = both.sets.iter().map(|set| both.gifts_of(set)).collect();
        assert_eq!(told, [one, other].map(|it| format!("+2 {}", it.name())).into());
        let first = read(&table("nautical", &hand[..3], &[one]), Red);
        assert_eq!(first.gifts_of(&first.sets[0]), "+2");
    }

    #[test]
    fn sets_are_turned_in_at_the_start_of_the_own_turn_alone() {
        let place = with_symbol(Symbol::Artillery, 0);
        let table = table("nautical", &["wild", "wild", "Peru"], &[place]);
        let reinforce = Some(Ask::Reinforce { left: 3, forced: false });
        assert_eq!(cannot(&table, Red, reinforce), None);
        assert!(cannot(&table, Red, Some(Ask::Campaign)).is_some());
        assert!(cannot(&table, Blue, reinforce).is_some(), "Blue holds no set");
        assert!(cannot(&table, Red, None).is_some());
    }

    #[test]
    fn c8_captured_sets_are_asked_for_in_mid_turn_and_then_the_campaign_goes_on() {
        use engine::game::Control::Human;
        let text = "rules next captured-sets at-once\nplayers Red Blue Green\nturn Red reinforce 0 then campaign\n\
             hand Red Peru Brazil Egypt Congo Siam India\nAlaska Red 3\nJapan Green 2\n* Blue 1";
        let people = [(Red, Human), (Blue, Human), (Seat::Green, Human)];
        let mut session = testing::position(text, &people, 1);
        let view = CardsView::of(&session).unwrap();
        assert!(view.forced && view.cannot.is_none());
        let cards = view.sets[0].cards;
        session.dispatch(Intent::Play(Action::TurnIn { cards, buy: Purchase::Armies }));
        let view = CardsView::of(&session).unwrap();
        assert!(!view.forced && view.cannot.is_some(), "fewer than five are left");
        session.dispatch(Intent::Play(Action::Deploy { territory: Territory::Alaska, armies: 4 }));
        let asked = |session: &table::Session| session.prompt().map(|prompt| prompt.ask);
        assert_eq!(asked(&session), Some(Ask::Campaign));
    }

    #[test]
    fn the_stash_lies_by_suit_with_the_highest_first() {
        let table = table("nautical", &[], &[Territory::Peru]);
        let codes: Vec<&str> = read(&table, Red).stash.iter().map(|card| card.name()).collect();
        assert_eq!(codes, ["2C", "KH", "QH", "AS"]);
    }
}
