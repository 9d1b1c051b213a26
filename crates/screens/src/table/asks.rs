//! The question at the prompt bar: a sentence, and a name that is the same in every language.

use crate::allies::prompt::ally_sentence;
use crate::allies::result::PokerResultView;
use crate::land::plan;
use crate::names::player_name;
use crate::seats::objective;
use crate::story::commentary;
use crate::story::end_of_turn;
use crate::story::no_armies;
use engine::core::Seat;
use engine::game::{Ask, Attack, Phase, Placing, Prompt, ReactionMoment, Start, Until};
use engine::world::Territory;
use table::{Duty, Ferry, Session};

/// The question at the prompt bar, or the reason why there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    /// Nothing: a computer player decides.
    Wait,
    /// Hand the device to another player.
    Pass,
    /// Send the game to a remote player.
    Send,
    Over,
    Past,
    Choose,
    /// The place for armies.
    Place,
    Rearrange,
    RearrangeTo,
    Set,
    /// A set that must be turned in (C4).
    SetFirst,
    Campaign,
    /// The target of the selected territory.
    Target,
    /// The details of a planned attack.
    Attack,
    Path,
    /// Ending the campaign, or not.
    End,
    Mobilize,
    /// The cards to reveal after the cut (T11).
    Reveal,
    Levy,
    Battle,
    PlusOne,
    Follow,
    Harbour,
    /// The action of the selected ship.
    Ship,
    Landing,
    SeaAttack,
    Aboard,
    Ashore,
    Cruise,
    SendIn,
    SeaBattle,
    Board,
    Succeed,
    Factory,
    Transfer,
    TransferTo,
    Move,
    Ally,
    Discard,
    /// A poker card to discard for another one, or none (W3).
    MakeRoom,
    /// A set to turn in for a factory at the end of the turn, or none (W3).
    Purchase,
    /// Taking the card for a conquest, or not (K6).
    Draw,
    /// The number of armies to move into land that nobody controls (L6).
    Expand,
    /// The number of defending dice (A22).
    Defend,
    /// A reaction to an attack, or none (L5).
    React,
    /// Leaving the showdown of a hand of poker (P7).
    Showdown,
}

impl Asks {
    /// Returns the name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wait => "wait",
            Self::Pass => "pass",
            Self::Send => "send",
            Self::Over => "over",
            Self::Past => "past",
            Self::Choose => "choose",
            Self::Place => "place",
            Self::Rearrange => "rearrange",
            Self::RearrangeTo => "rearrange-to",
            Self::Set => "set",
            Self::SetFirst => "set-first",
            Self::Campaign => "campaign",
            Self::Target => "target",
            Self::Attack => "attack",
            Self::Path => "path",
            Self::End => "end",
            Self::Mobilize => "mobilize",
            Self::Reveal => "reveal",
            Self::Levy => "levy",
            Self::Battle => "battle",
            Self::PlusOne => "plus-one",
            Self::Follow => "follow",
            Self::Harbour => "harbour",
            Self::Ship => "ship",
            Self::Landing => "landing",
            Self::SeaAttack => "sea-attack",
            Self::Aboard => "aboard",
            Self::Ashore => "ashore",
            Self::Cruise => "cruise",
            Self::SendIn => "send-in",
            Self::SeaBattle => "sea-battle",
            Self::Board => "board",
            Self::Succeed => "succeed",
            Self::Factory => "factory",
            Self::Transfer => "transfer",
            Self::TransferTo => "transfer-to",
            Self::Move => "move",
            Self::Ally => "ally",
            Self::Discard => "discard",
            Self::MakeRoom => "make-room",
            Self::Purchase => "purchase",
            Self::Draw => "draw",
            Self::Expand => "expand",
            Self::Defend => "defend",
            Self::React => "react",
            Self::Showdown => "showdown",
        }
    }
}

/// Returns the current question and its sentence.
pub(super) fn says(session: &Session) -> (Asks, String) {
    match session.duty() {
        Duty::Decide(prompt) => {
            let asked = session.asked(prompt);
            let (asks, sentence) = asks(session, asked);
            (asks, sentence + &no_income(session) + &objective::warning(session, asked.ask))
        }
        Duty::HandOver(seat) => (Asks::Pass, text::prompt::hand_over(player_name(session, seat))),
        Duty::Think(seat) => (Asks::Wait, thinks(session, player_name(session, seat))),
        Duty::Send(seat) => (Asks::Send, text::prompt::elsewhere(player_name(session, seat))),
        Duty::Showdown => (Asks::Showdown, PokerResultView::last(session).sentence),
        Duty::Over => (Asks::Over, end_of_turn::result(session)),
        Duty::Past => (Asks::Past, text::prompt::past().to_owned()),
    }
}

/// Returns the sentence while a computer player decides, which mentions an order that waits for
/// it.
fn thinks(session: &Session, name: &str) -> String {
    // The same sentence until all armies are placed, since each player takes only a moment.
    if let Some(seat) = session.placed_for().first() {
        return text::prompt::place_rest_placing(player_name(session, seat));
    }
    match session.waiting_order() {
        Some(Until::Once) => text::prompt::answers_once(name),
        Some(Until::Left(_)) => text::prompt::answers_ordered(name),
        Some(Until::Conquest) => text::prompt::answers(name),
        None if session.is_quick_start() && session.view().table().turn().round == 0 => {
            text::prompt::rearrange_waiting().to_owned()
        }
        None if commentary::answers_a_person(session) => text::prompt::answers_attack(name),
        None => {
            commentary::told_as_it_is_done(session).unwrap_or_else(|| text::prompt::thinking(name))
        }
    }
}

/// Returns the name of the player to act, and of an ally they command (T30): “Blue”, or
/// “Blue for Black”.
fn called(session: &Session, prompt: Prompt) -> String {
    let (name, turn) = (player_name(session, prompt.seat), session.view().table().turn());
    match turn.commander {
        Some(player) if player == prompt.seat => {
            text::prompt::Commander { name, ally: player_name(session, turn.seat) }.say()
        }
        _ => name.to_owned(),
    }
}

/// Returns the reason why the turn has just begun without armies to place; empty if there are
/// some.
fn no_income(session: &Session) -> String {
    let income = no_armies::fresh_income(session).filter(|_| session.draft().origin().is_none());
    let rules = session.view().table().rules();
    income
        .and_then(|it| no_armies::told(it, rules))
        .map(|told| format!(" {told}"))
        .unwrap_or_default()
}

fn asks(session: &Session, prompt: Prompt) -> (Asks, String) {
    let called = called(session, prompt);
    let (name, draft) = (called.as_str(), session.draft());
    match prompt.ask {
        Ask::Choose if session.view().table().rules().start == Start::Headquarters => {
            (Asks::Choose, text::prompt::headquarters(name))
        }
        Ask::Choose => (Asks::Choose, text::prompt::choose(name)),
        Ask::Garrison { left } => {
            let sentence = match session.view().table().rules().placing {
                Placing::OneByOne => text::prompt::GarrisonOneByOne { name, armies: left }.say(),
                Placing::AllAtOnce => text::prompt::Garrison { name, armies: left }.say(),
            };
            (Asks::Place, sentence)
        }
        Ask::Arrange => match draft.from {
            None if session.is_quick_start() => {
                (Asks::Rearrange, text::prompt::rearrange_placed(name))
            }
            None => (Asks::Rearrange, text::prompt::rearrange(name)),
            Some(from) => (Asks::RearrangeTo, text::prompt::rearrange_to(from)),
        },
        Ask::FirstFactory => (Asks::Factory, text::prompt::first_factory(name)),
        Ask::Reinforce { forced: true, .. } => (Asks::SetFirst, text::prompt::set_forced(name)),
        Ask::Reinforce { left: 0, .. } => (Asks::Set, text::prompt::set(name)),
        Ask::Reinforce { left, .. } => {
            (Asks::Place, text::prompt::Place { name, armies: left }.say())
        }
        Ask::Campaign if session.defers_the_end() && end_of_turn::draws(session) => {
            (Asks::End, text::prompt::campaign_draw(name))
        }
        Ask::Campaign if session.defers_the_end() => (Asks::End, text::prompt::campaign_over(name)),
        Ask::Campaign if draft.path.is_some() => {
            (Asks::Path, text::prompt::campaign_path().to_owned())
        }
        Ask::Campaign => campaign_asks(session, name),
        Ask::Mobilize { attacker, to } => {
            let attacker = player_name(session, attacker);
            let sentence = match to {
                Some(to) => text::prompt::Mobilize { attacker, territory: to, name }.say(),
                None => text::prompt::MobilizeShips { attacker, name }.say(),
            };
            (Asks::Mobilize, sentence)
        }
        Ask::Reveal { attacker, to } => {
            let attacker = player_name(session, attacker);
            let sentence = match to {
                Some(to) => text::prompt::Reveal { attacker, territory: to, name }.say(),
                None => text::prompt::RevealShips { attacker, name }.say(),
            };
            (Asks::Reveal, sentence)
        }
        Ask::Levy { army, armies } => (Asks::Levy, levy_sentence(session, name, army, armies)),
        Ask::Battle { to, .. } if has_yet_to_roll(session) => {
            (Asks::Battle, text::prompt::battle_new(to))
        }
        Ask::Battle { to, .. } => (Asks::Battle, text::prompt::battle(to)),
        Ask::PlusOne => (Asks::PlusOne, text::prompt::plus_one().to_owned()),
        Ask::Advance { from, to, .. } => (Asks::Follow, text::prompt::Advance { to, from }.say()),
        Ask::FirstShip { crew } | Ask::Launch { crew } => {
            (Asks::Harbour, text::prompt::Harbour { name, crew }.say())
        }
        Ask::Cruise { lengths, .. } => (Asks::Cruise, text::prompt::Cruise { name, lengths }.say()),
        Ask::SendIn => (Asks::SendIn, text::prompt::send_in(name)),
        Ask::SeaBattle => (Asks::SeaBattle, text::prompt::sea_battle(name)),
        Ask::Board { .. } => (Asks::Board, text::prompt::board(name)),
        Ask::Succeed => (Asks::Succeed, text::prompt::succeed(name)),
        Ask::Factory { .. } => (Asks::Factory, text::prompt::factory(name)),
        Ask::Transfer => transfer_asks(session, name),
        Ask::Call { .. }
        | Ask::Contest { .. }
        | Ask::Answer { .. }
        | Ask::Poker { .. }
        | Ask::Won { .. }
        | Ask::AnotherHand { .. }
        | Ask::Join { .. } => (Asks::Ally, ally_sentence(session, prompt)),
        Ask::Discard { left } => (Asks::Discard, text::prompt::Discard { name, cards: left }.say()),
        Ask::MakeRoom => (Asks::MakeRoom, text::prompt::make_room(name)),
        Ask::Purchase if session.view().table().can_turn_in() => {
            (Asks::Purchase, text::prompt::purchase(name))
        }
        Ask::Purchase => (Asks::Purchase, text::prompt::purchase_none(name)),
        Ask::Shed { left } => (Asks::Discard, text::prompt::Shed { name, cards: left }.say()),
        Ask::Draw => (Asks::Draw, text::prompt::take_card(name)),
        Ask::Defend { to, attack } => {
            (Asks::Defend, text::prompt::Defend { name, territory: to, dice: attack }.say())
        }
        Ask::Window { moment, to } => (Asks::React, window_sentence(name, moment, to)),
    }
}

fn transfer_asks(session: &Session, name: &str) -> (Asks, String) {
    let draft = session.draft();
    match (draft.from, draft.to) {
        (Some(from), Some(to)) => {
            (Asks::Move, text::prompt::TransferMove { armies: draft.armies, from, to }.say())
        }
        (Some(from), None) => (Asks::TransferTo, text::prompt::transfer_to(from)),
        _ if end_of_turn::draws_first(session) => {
            (Asks::Transfer, text::prompt::campaign_draw_on(name))
        }
        _ if end_of_turn::draws_after_moves(session) => {
            (Asks::Transfer, text::prompt::transfer_draw(name))
        }
        _ if end_of_turn::can_still_call(session) => {
            (Asks::Transfer, text::prompt::transfer_ally(name))
        }
        _ => (Asks::Transfer, text::prompt::transfer(name)),
    }
}

fn campaign_asks(session: &Session, name: &str) -> (Asks, String) {
    let draft = session.draft();
    match (draft.from, draft.to) {
        (Some(from), Some(to)) if draft.expands(session.view().table()) => {
            (Asks::Expand, text::prompt::Expand { armies: draft.armies, from, to }.say())
        }
        (Some(from), Some(to)) => {
            let said = plan::flanking_in_words(draft, to);
            let said = said.unwrap_or_else(|| text::prompt::CampaignAttack { from, to }.say());
            (Asks::Attack, said)
        }
        (Some(from), None) => (Asks::Target, text::prompt::campaign_target(from)),
        _ => at_sea(session).unwrap_or_else(|| {
            let said = if end_of_turn::owes_attack(session) {
                text::prompt::must_attack(name)
            } else {
                text::prompt::campaign(name)
            };
            (Asks::Campaign, said)
        }),
    }
}

/// Returns the question where to place the armies of a wild card, with the attack they are
/// raised against; the map shows where they can go.
fn levy_sentence(session: &Session, name: &str, army: Seat, armies: u32) -> String {
    let state = session.view().table();
    let (attacker, of) = (player_name(session, state.turn().seat), player_name(session, army));
    match state.phase() {
        Phase::Levy { attack: Attack::Land(battle), .. } => {
            text::prompt::Levy { attacker, territory: battle.to, name, of, armies }.say()
        }
        _ => text::prompt::LevyShips { attacker, name, of, armies }.say(),
    }
}

/// Returns `true` if an attack has been declared and no dice have been rolled in it.
fn has_yet_to_roll(session: &Session) -> bool {
    matches!(session.view().table().phase(), Phase::Battle(battle) if battle.rolls == 0)
}

/// Returns the question about the plan for the selected ship.
fn at_sea(session: &Session) -> Option<(Asks, String)> {
    let draft = session.draft();
    let ship = draft.ship?;
    Some(match (draft.ferry, draft.to) {
        (Some(Ferry::Aboard(from)), _) => {
            (Asks::Aboard, text::prompt::Aboard { territory: from, ship }.say())
        }
        (Some(Ferry::Ashore(to)), _) => {
            (Asks::Ashore, text::prompt::Ashore { ship, territory: to }.say())
        }
        (None, Some(to)) => {
            let said = plan::flanking_in_words(draft, to);
            let lands = || text::prompt::ShipLands { ship, territory: to }.say();
            (Asks::Landing, said.unwrap_or_else(lands))
        }
        (None, None) if !draft.engagements.is_empty() => {
            (Asks::SeaAttack, text::prompt::ship_attacks(ship))
        }
        (None, None) => (Asks::Ship, text::prompt::ship(ship)),
    })
}

/// Returns the question in a reaction window of an attack on a territory.
fn window_sentence(name: &str, moment: ReactionMoment, territory: Territory) -> String {
    match moment {
        ReactionMoment::Start => text::prompt::WindowStart { name, territory }.say(),
        ReactionMoment::Roll => text::prompt::WindowRoll { name, territory }.say(),
        ReactionMoment::Missiles => text::prompt::WindowMissiles { name, territory }.say(),
    }
}
