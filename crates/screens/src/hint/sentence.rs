//! An action as advice, in a sentence.

use crate::allies::playing_cards::poker_card;
use crate::allies::poker;
use crate::battles::odds::{Matchup, normal};
use crate::in_words::{places, post};
use crate::land::fight;
use crate::map::ships;
use crate::names::player_name;
use crate::sea::fight::SeaBattleView;
use engine::battle::{AttackType, Post, Side};
use engine::core::ShipId;
use engine::game::{
    Action, Ask, Effort, Engagements, Phase, Purchase, SeaAction, TerritoryCard, Until, Verb,
};
use engine::poker::{Bet, CardSet, Move};
use engine::world::Territory;
use table::Session;
use words::InWords;

/// Returns an action as advice.
pub(super) fn hint_in_words(session: &Session, action: &Action) -> String {
    text::hints::advice(action_in_words(session, action))
}

/// Returns an action as advice, without the full stop.
fn action_in_words(session: &Session, action: &Action) -> String {
    match action {
        Action::Choose { territory } => text::hints::choose(territory),
        Action::Garrison { territory, armies } | Action::Deploy { territory, armies } => {
            text::hints::Place { armies: *armies, territory }.say()
        }
        Action::Build { territory } => text::hints::build(territory),
        Action::Levy { territory } => text::hints::levy(territory),
        Action::TurnIn { cards, buy } => turn_in(*cards, *buy),
        Action::Transfer { from, to, armies } | Action::Rearrange { from, to, armies } => {
            text::hints::MoveArmies { armies: *armies, from, to }.say()
        }
        Action::Advance { armies } => text::hints::advance(*armies),
        Action::Attack { from, to } => {
            let table = session.view().table();
            let matchup = normal(table, (*from).into(), *to);
            with_chance(text::hints::Attack { to, from }.say(), Some(&matchup))
        }
        Action::Commit { from, to, armies } => {
            let deed = text::hints::AttackCommitted { armies: *armies, to, from }.say();
            with_odds(session, deed, AttackType::Blocks(1), *armies, *to)
        }
        Action::Flank { to, size, from } => {
            let blocks = u32::try_from(from.len()).unwrap_or(0);
            let from = places(from.iter().copied().map(post));
            let deed = text::hints::Flank { size, blocks, places: from, to }.say();
            with_odds(session, deed, AttackType::Blocks(blocks), *size, *to)
        }
        Action::Sea(action) => at_sea_in_words(session, action),
        Action::Roll { until, .. } | Action::RollBlock { until, .. } => {
            with_chance(roll(*until), fight::standing(session).as_ref())
        }
        Action::Raise { face } => text::hints::plus_one(face),
        Action::Reserve { armies, .. } => text::hints::reserve(*armies),
        Action::Halt => text::hints::halt().to_owned(),
        Action::Mobilize { cut, reveal } => mobilize_in_words(session, *cut, reveal.len()),
        Action::Discard { card } => text::hints::discard(poker_card(*card)),
        Action::Draw => text::hints::draw().to_owned(),
        Action::Shed { card: TerritoryCard::Territory(at) } => text::hints::shed(at),
        Action::Shed { card: TerritoryCard::Wild } => text::hints::shed_wild().to_owned(),
        Action::TakeOver { ally } => text::hints::take_over(player_name(session, *ally)),
        Action::Leave { seat } => text::hints::leave(player_name(session, *seat)),
        Action::Join { ally } => text::hints::join(player_name(session, *ally)),
        Action::Declare { ally } => text::hints::declare(player_name(session, *ally)),
        Action::Contest => match session.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Join { .. }) => text::hints::contest_join().to_owned(),
            _ => text::hints::contest().to_owned(),
        },
        Action::Accept => match session.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Won { .. }) => text::hints::accept_won().to_owned(),
            Some(Ask::AnotherHand { .. }) => text::hints::accept_another().to_owned(),
            _ => text::hints::accept().to_owned(),
        },
        Action::Poker(poker_move) => poker_in_words(session, poker_move),
        Action::Done => done_in_words(session).to_owned(),
        Action::Expand { from, to, armies } => {
            text::hints::Expand { armies: *armies, from, to }.say()
        }
        Action::Defend { dice } => text::hints::defend(*dice),
        Action::Ambush => text::hints::ambush().to_owned(),
        Action::Barrage => text::hints::barrage().to_owned(),
        Action::Missile { side, face } => missile_in_words(session, *side, *face),
        // The program plays these by itself.
        Action::Reseed { .. }
        | Action::Pledge { .. }
        | Action::Reveal { .. }
        | Action::Fork { .. } => String::new(),
    }
}

/// Returns an action as a player's choice, without a hint's reason for it.
pub(crate) fn choice_in_words(session: &Session, action: &Action) -> String {
    let asked = session.prompt().map(|prompt| prompt.ask);
    match (action, asked) {
        (Action::Done, Some(Ask::Campaign)) => text::insight::ended_campaign().to_owned(),
        (Action::Poker(Move::Bet(Bet::Fold)), _) => text::insight::folded().to_owned(),
        _ => action_in_words(session, action),
    }
}

/// Returns the way normal attacks are made in this game.
fn normal_attack_type(session: &Session) -> AttackType {
    session.view().table().rules().normal_attack_type()
}

fn missile_in_words(session: &Session, side: Side, face: u8) -> String {
    let table = session.view().table();
    let of = match table.phase() {
        Phase::Window(window) if side == Side::Defender => window.duel.defender,
        _ => table.turn().seat,
    };
    text::hints::Missile { name: player_name(session, of), face }.say()
}

/// Returns an attack with its chance of success.
fn with_odds(
    session: &Session,
    deed: String,
    attack_type: AttackType,
    armies: u32,
    to: Territory,
) -> String {
    let defenders = session.view().table().board().armies(to);
    with_chance(deed, Some(&Matchup::Land { attack_type, armies, defenders }))
}

fn at_sea_in_words(session: &Session, action: &SeaAction) -> String {
    match action {
        SeaAction::Launch { at } => text::hints::launch(ships::waters(session, *at)),
        SeaAction::Cruise { ship } => text::hints::cruise(ship),
        SeaAction::Sail { to } => text::hints::sail(ships::waters(session, *to)),
        SeaAction::Embark { ship, from, armies } => {
            text::hints::Embark { armies: *armies, territory: from, ship }.say()
        }
        SeaAction::Disembark { ship, to, armies } => {
            text::hints::Disembark { armies: *armies, ship, territory: to }.say()
        }
        SeaAction::Land { ship, to, effort } => match *effort {
            Effort::Normal => {
                let armies = session.view().table().armies_at(Post::Ship(*ship));
                with_odds(
                    session,
                    text::hints::Land { territory: to, ship }.say(),
                    normal_attack_type(session),
                    armies,
                    *to,
                )
            }
            Effort::Committed(armies) => {
                let deed = text::hints::LandCommitted { armies, territory: to, ship }.say();
                with_odds(session, deed, AttackType::Blocks(1), armies, *to)
            }
        },
        SeaAction::Reserve { armies, .. } => text::hints::reserve(*armies),
        SeaAction::Engage { engagements } => text::hints::engage(clashes(engagements)),
        SeaAction::SendIn { engagements } if engagements.is_empty() => {
            text::hints::send_in_none().to_owned()
        }
        SeaAction::SendIn { engagements } => text::hints::send_in(clashes(engagements)),
        SeaAction::Roll { engagement, until, .. } => {
            let battle = SeaBattleView::of(session);
            let fought = battle.and_then(|battle| {
                battle.engagements.into_iter().find(|fought| fought.number == *engagement)
            });
            let target = fought.as_ref().map(|fought| fought.target.0);
            let deed = target.map_or_else(|| roll(*until), |ship| roll_against(*until, ship));
            with_chance(deed, fought.and_then(|fought| fought.matchup).as_ref())
        }
        SeaAction::BreakOff { .. } => text::hints::break_off().to_owned(),
        SeaAction::Board { ship, armies } => text::hints::Board { armies: *armies, ship }.say(),
        SeaAction::Sink => text::hints::sink().to_owned(),
    }
}

/// Describes mobilizing, in two separate decisions if the cut comes first (T11).
fn mobilize_in_words(session: &Session, cut: bool, shown: usize) -> String {
    let cut_first = session.view().table().rules().cut_first;
    let reveals = matches!(session.prompt().map(|prompt| prompt.ask), Some(Ask::Reveal { .. }));
    match cut {
        true if cut_first => text::hints::cut_first().to_owned(),
        true => text::hints::cut(shown),
        false if cut_first && (reveals || shown > 0) => text::hints::reveal(shown),
        false if cut_first => text::hints::cut_first_not().to_owned(),
        false => text::hints::cut_not(shown),
    }
}

fn done_in_words(session: &Session) -> &'static str {
    match session.prompt().map(|prompt| prompt.ask) {
        Some(Ask::Campaign) => text::hints::done_attacking(),
        Some(Ask::Arrange) => text::hints::done_arranging(),
        Some(Ask::Reinforce { .. }) => text::hints::done_placing(),
        Some(Ask::Transfer) => text::hints::done_moving(),
        Some(Ask::Call { .. }) => text::hints::done_calling(),
        Some(Ask::Contest { .. }) => text::hints::done_contesting(),
        Some(Ask::Answer { .. } | Ask::Won { .. }) => text::hints::done_answering(),
        Some(Ask::AnotherHand { .. }) => text::hints::done_playing_on(),
        Some(Ask::Join { .. }) => text::hints::done_joining(),
        Some(Ask::MakeRoom) => text::hints::done_making_room(),
        Some(Ask::Purchase) => text::hints::done_buying(),
        Some(Ask::Succeed) => text::hints::done_with_the_game(),
        Some(Ask::Cruise { .. }) => text::hints::done_sailing(),
        Some(Ask::Window { .. }) => text::hints::done_reacting(),
        _ => text::hints::done(),
    }
}

fn poker_in_words(session: &Session, poker_move: &Move) -> String {
    match *poker_move {
        Move::Name(variant) => text::hints::name_game(variant.in_words()),
        Move::Use(cards) if cards.is_empty() => text::hints::use_cards_none().to_owned(),
        Move::Use(cards) => text::hints::use_cards(named(cards)),
        Move::Wager(by) => wager_label(session, by),
        Move::Bet(bet) => match bet {
            Bet::Check => text::hints::check().to_owned(),
            Bet::Fold => text::hints::fold().to_owned(),
            Bet::Bet | Bet::Call | Bet::Raise => bet_label(session, bet),
        },
        Move::Exchange { discard, .. } if discard.is_empty() => text::hints::keep_all().to_owned(),
        Move::Exchange { discard, take } if take.is_empty() => exchange(session, discard),
        Move::Exchange { discard, take } => {
            text::hints::ExchangeStash { cards: named(discard), taken: named(take) }.say()
        }
        Move::Show => text::hints::show_hand().to_owned(),
        Move::Muck => text::hints::muck().to_owned(),
    }
}

/// Describes an exchange by the cards to replace and those to keep, where they are known.
fn exchange(session: &Session, discard: CardSet) -> String {
    let (table, seat) = (session.view().table(), session.prompt().map(|prompt| prompt.seat));
    let kept = seat.map_or(CardSet::EMPTY, |seat| table.poker().hands[seat] - discard);
    if kept.is_empty() {
        text::hints::exchange_all(named(discard))
    } else {
        text::hints::Exchange { cards: named(discard), kept: named(kept) }.say()
    }
}

/// Returns the label of the button for a bet of this size.
fn wager_label(session: &Session, by: u32) -> String {
    let wager = poker::own_poker(session).and_then(|own| own.wager);
    wager.map_or_else(|| text::hints::wager(by), |wager| wager.says(by))
}

/// Returns the label of the button for a bet.
fn bet_label(session: &Session, bet: Bet) -> String {
    let own = poker::own_poker(session);
    let label = own.and_then(|own| own.bets.into_iter().find(|(of, _)| *of == bet));
    label.map_or_else(|| Verb::from(bet).name().to_owned(), |(_, label)| label)
}

/// Returns an action with its chance of success. “About” fits numbers only, not “under 1 %”.
fn with_chance(deed: String, matchup: Option<&Matchup>) -> String {
    let Some(odds) = matchup.map(Matchup::odds) else { return deed };
    let chance = text::land_sentences::chance(odds.percent);
    if odds.margin > 0 && (1..100).contains(&odds.percent) {
        text::hints::OddsAbout { deed, chance, goal: odds.goal }.say()
    } else {
        text::hints::Odds { deed, chance, goal: odds.goal }.say()
    }
}

fn roll(until: Until) -> String {
    match until {
        Until::Once => text::hints::roll_once().to_owned(),
        Until::Conquest => text::hints::roll_on().to_owned(),
        Until::Left(left) => text::hints::roll_until(left),
    }
}

fn roll_against(until: Until, ship: ShipId) -> String {
    match until {
        Until::Once => text::hints::roll_once_against(ship),
        Until::Conquest => text::hints::roll_on_against(ship),
        Until::Left(left) => text::hints::RollUntilAgainst { armies: left, ship }.say(),
    }
}

fn turn_in(cards: [TerritoryCard; 3], buy: Purchase) -> String {
    let name =
        |card: TerritoryCard| card.territory().map_or(text::hints::turn_in_wild(), Territory::name);
    let cards = text::all_of(&cards.map(name));
    match buy {
        Purchase::Armies => text::hints::turn_in(cards),
        Purchase::Factory => text::hints::turn_in_factory(cards),
        Purchase::Ship => text::hints::turn_in_ship(cards),
    }
}

fn clashes(engagements: &Engagements) -> String {
    let ship = |ship: &ShipId| text::sea::at_stake_ship(ship);
    let clash = engagements.iter().map(|engage| {
        let ships: Vec<String> = engage.ships.iter().map(ship).collect();
        text::sea_sentences::Against { ships: text::all_of(&ships), target: ship(&engage.target) }
            .say()
    });
    text::all_of(&clash.collect::<Vec<_>>())
}

fn named(cards: CardSet) -> String {
    text::all_of(&cards.iter().map(poker_card).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::hint_in_words;
    use engine::core::Seat;
    use engine::game::{Control, RuleSet};
    use table::testing;

    #[test]
    fn actions_are_advised_in_sentences() {
        let session = testing::two_humans();
        for (action, advice) in [
            ("choose Peru", "Take Peru."),
            ("deploy Peru 1", "Place 1 army in Peru."),
            ("garrison Peru 3", "Place 3 armies in Peru."),
            ("transfer Peru Brazil 2", "Move 2 armies from Peru to Brazil."),
            ("advance 0", "Move no more armies in."),
            ("advance 1", "Move 1 more army in."),
            ("turn in Peru Alaska wild", "Turn in Peru, Alaska and a wild card for armies."),
            (
                "turn in Peru Alaska wild for ship",
                "Turn in Peru, Alaska and a wild card for a ship.",
            ),
            ("mobilize cut", "Cut the deck."),
            ("mobilize nothing", "Don’t cut the deck."),
            ("mobilize reveal Peru", "Reveal 1 card."),
            ("raise 5", "Give the +1 to the 5."),
            ("embark 2 Peru 3", "Take 3 armies from Peru aboard ship 2."),
            ("disembark 2 Peru 1", "Put 1 army from ship 2 ashore in Peru."),
            ("board 2 4", "Board it from ship 2 with 4 armies."),
            ("engage 7 by 1 2", "Start a sea battle: ship 1 and ship 2 against ship 7."),
            ("send 7 by 1 and 8 by 2", "Send ship 1 against ship 7 and ship 2 against ship 8."),
            ("fight 1 until 4 left", "Roll; stop at 4 armies."),
            ("fight 1 until 1 left", "Roll; stop at 1 army."),
            ("ally Green", "Call Green."),
            ("discard QH", "Discard Q♥."),
            ("exchange 7C QH for 2D", "Discard 7♣ and Q♥ and take 2♦ from your stash."),
            ("exchange nothing", "Keep all your cards."),
            ("done", "Leave your armies where they are."),
        ] {
            assert_eq!(hint_in_words(&session, &action.parse().unwrap()), advice);
        }
    }

    #[test]
    fn t11_as_it_was_cut_and_cards_are_advised_together() {
        let people = [Seat::Red, Seat::Blue].map(|seat| (seat, Control::Human));
        let session = testing::session(RuleSet::NAUTICAL.without_corrections(), &people);
        for (action, advice) in [
            ("mobilize cut", "Cut the deck and keep your cards hidden."),
            ("mobilize reveal Peru", "Don’t cut the deck; reveal 1 card."),
        ] {
            assert_eq!(hint_in_words(&session, &action.parse().unwrap()), advice);
        }
    }

    #[test]
    fn what_is_rolled_for_comes_with_its_chance() {
        let session = testing::two_humans();
        for (action, advice, goal) in [
            (
                "attack Alaska Kamchatka",
                "Attack Kamchatka from Alaska (",
                "\u{a0}% chance to conquer).",
            ),
            (
                "commit Peru Brazil 4",
                "Attack Brazil from Peru with 4 committed armies (",
                " chance to conquer).",
            ),
            (
                "flank Brazil 2 from Peru Venezuela Peru",
                "Attack Brazil with 3 blocks of 2 armies from Peru and Venezuela (",
                " chance to conquer).",
            ),
            ("land 2 Peru", "Land on Peru from ship 2 (", " chance to conquer)."),
            (
                "land 2 Peru committed 3",
                "Land on Peru from ship 2 with 3 committed armies (",
                " chance to conquer).",
            ),
        ] {
            let says = hint_in_words(&session, &action.parse().unwrap());
            let chance = says.strip_prefix(advice).and_then(|rest| rest.strip_suffix(goal));
            assert!(chance.is_some_and(|chance| chance.len() < 13), "{says}");
        }
    }
}
