//! The latest action in words.

use super::{Commentary, LatestAction};
use crate::allies::result::PokerResultView;
use crate::battles::recorded::{Ending, Fate, LandBattle, NavalBattle};
use crate::in_words::{places, post};
use crate::names::player_names;
use engine::battle::Losses;
use engine::core::Seat;
use engine::game::{AllyEvent, Event, Phase};
use engine::world::Territory;

impl Commentary<'_> {
    /// Returns a line about the latest action.
    pub(crate) fn line(&self) -> Option<String> {
        let turn = self.session.view().table().turn();
        // Describe the end of the last turn first; the next line describes the turn that begins.
        let before = self.turn_before().and_then(|by| self.told(&self.ended_by, by));
        before.or_else(|| self.told(&self.latest, (turn.seat, turn.commander)))
    }

    /// Returns an action of a side in words, with the player who commands it if it is an ally.
    fn told(&self, latest: &LatestAction, by: (Seat, Option<Seat>)) -> Option<String> {
        let deed = match latest {
            LatestAction::Nothing => return None,
            LatestAction::Hand { ally, commands } => return Some(self.hand(*ally, *commands)),
            LatestAction::Whole(sentence) => return Some(sentence.clone()),
            LatestAction::Own(deed) => deed.clone(),
            LatestAction::Placing(placed) => in_a_row(placed),
            LatestAction::Land => self.battle.as_ref().map(|battle| self.attack(battle))?,
            LatestAction::Sea => {
                self.sea_battle.as_ref().map(|battle| self.attack_at_sea(battle))?
            }
        };
        let (seat, commander) = by;
        let name = self.name(seat);
        Some(match commander {
            Some(player) => {
                text::commentary::LineAlly { name: self.name(player), deed, ally: name }.say()
            }
            None => text::commentary::Line { name, deed }.say(),
        })
    }

    /// Returns the seat whose turn came before this one, and the player who commanded it if it was
    /// an ally.
    fn turn_before(&self) -> Option<(Seat, Option<Seat>)> {
        let moments = self.session.moments().get(..=self.began)?.iter().rev();
        let mut events = moments.flat_map(|moment| moment.events.iter().rev());
        let is_begin = |event: &&Event| matches!(event, Event::TurnBegan { .. });
        events.by_ref().find(is_begin)?;
        events.find_map(|event| {
            if let Event::Ally(AllyEvent::PlaysAlly { player, ally, .. }) = *event {
                return Some((ally, Some(player)));
            }
            let Event::TurnBegan { seat, .. } = *event else { return None };
            Some((seat, None))
        })
    }

    fn attack(&self, battle: &LandBattle) -> String {
        let LandBattle { to, sent, losses: Losses { attacker: lost, defender: fell }, .. } =
            *battle;
        let from = places(battle.from.iter().copied().map(post));
        let left = || self.session.view().table().board().armies(to);
        match battle.ended.map(|(ending, _)| ending) {
            None => {
                text::commentary::Attack { from, to, strength: sent, against: left() + fell }.say()
            }
            Some(Ending::Conquered) => {
                text::commentary::AttackTaken { from, to, strength: sent, against: fell }.say()
            }
            Some(Ending::Repelled) => text::commentary::AttackThrownBack {
                from,
                to,
                strength: sent,
                against: left() + fell,
            }
            .say(),
            Some(Ending::BrokenOff) => text::commentary::AttackBrokenOff {
                from,
                to,
                strength: sent,
                against: left() + fell,
            }
            .say(),
            Some(Ending::OneRoll) => text::commentary::AttackOneRoll {
                from,
                to,
                strength: sent,
                against: left() + fell,
                fell,
                lost,
            }
            .say(),
        }
    }

    fn attack_at_sea(&self, battle: &NavalBattle) -> String {
        let own = battle.clashes.iter().filter(|clash| clash.by == battle.attacker);
        let clashes = own.map(|clash| {
            text::log::Clash {
                number: clash.ships.len(),
                ships: text::all_of(&clash.ships),
                target: clash.target,
            }
            .say()
        });
        let clashes = clashes
            .reduce(|before, clash| text::log::ClashNext { before, clash }.say())
            .unwrap_or_default();
        let enemy = player_names(self.session, battle.defenders.iter().copied().collect());
        let fates = battle.fates.iter().filter_map(|fate| {
            Some(match fate {
                Fate::Sunk { ship, .. } => text::commentary::sunk(ship),
                Fate::Boarded { ship, .. } => text::commentary::sunk_boarded(ship),
                Fate::Mutinied { ship, .. } => text::commentary::sunk_mutinied(ship),
                Fate::HeldOut { number, .. } => {
                    text::commentary::sunk_held_out(battle.clash(*number)?.target)
                }
            })
        });
        match fates.reduce(text::and_next) {
            Some(fates) => text::commentary::SeaBattleOver { clashes, enemy, fates }.say(),
            None => text::commentary::SeaBattle { clashes, enemy }.say(),
        }
    }

    /// Returns the hand of poker for an ally in words: its players and, once it is over, the winner
    /// and the winning hand.
    fn hand(&self, ally: Seat, commands: bool) -> String {
        let ally = self.name(ally);
        if let Phase::Poker(_) = self.session.view().table().phase() {
            return text::commentary::Poker {
                players: player_names(self.session, self.players),
                ally,
            }
            .say();
        }
        let PokerResultView { rows, .. } = PokerResultView::last(self.session);
        let won: Vec<_> = rows.into_iter().filter(|row| row.won > 0).collect();
        let [winner] = won.as_slice() else {
            let names: Vec<String> = won.into_iter().map(|row| row.name).collect();
            return text::commentary::wins_share(text::all_of(&names));
        };
        let (name, cards) = (&winner.name, &winner.cards);
        // Cards are in the order of comparison, so the first ones make the hand.
        let rank = cards.first().map_or(0, |card| card.rank());
        let alike = cards.iter().filter(|card| card.rank() == rank).count();
        let hand = || {
            text::commentary::Hand { hand: winner.hand, rank: if alike > 1 { rank } else { 0 } }
                .say()
        };
        match (cards.is_empty(), commands) {
            (false, true) => text::commentary::WinsCommands { name, ally, hand: hand() }.say(),
            (false, false) => text::commentary::Wins { name, hand: hand() }.say(),
            (true, true) => text::commentary::WinsUnseenCommands { name, ally }.say(),
            (true, false) => text::commentary::wins_unseen(name),
        }
    }
}

/// “5 armies to Siam, 2 to China”.
fn in_a_row(placed: &[(Territory, u32)]) -> String {
    let mut placed = placed.iter();
    let first = placed.next().map(|(territory, armies)| {
        text::commentary::Place { armies: *armies, territory: *territory }.say()
    });
    placed.fold(first.unwrap_or_default(), |before, (territory, armies)| {
        text::commentary::PlaceNext { before, armies: *armies, territory: *territory }.say()
    })
}

/// Returns the reinforcements of a turn in words.
pub(super) fn to_place(armies: u32) -> String {
    match armies {
        0 => text::commentary::to_place_none().to_owned(),
        some => text::commentary::to_place(text::commentary::armies(some)),
    }
}
