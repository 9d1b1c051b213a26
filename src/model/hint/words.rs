//! An action as advice, in a sentence.

use crate::model::land::odds::{Matchup, chance_in_words};
use crate::model::session::Session;
use crate::model::words::{armies, counted, listed, places, poker_card, waters};
use engine::battle::{Onset, Post};
use engine::core::ShipId;
use engine::game::{Action, Ask, Card, Effort, Engagements, Purchase, SeaAction, Until};
use engine::poker::{Bet, CardSet, Move};
use engine::world::Territory;

impl Session {
    /// The action as advice.
    pub(super) fn hint_in_words(&self, action: &Action) -> String {
        let text = match action {
            Action::Choose { territory } => format!("Take {territory}"),
            Action::Garrison { territory, armies: number }
            | Action::Deploy { territory, armies: number } => {
                format!("Place {} in {territory}", armies(*number))
            }
            Action::Build { territory } => format!("Build the factory in {territory}"),
            Action::Levy { territory } => format!("Let the armies rise in {territory}"),
            Action::TurnIn { cards, buy } => turn_in(*cards, *buy),
            Action::Transfer { from, to, armies: number }
            | Action::Rearrange { from, to, armies: number } => {
                format!("Move {} from {from} to {to}", armies(*number))
            }
            Action::Advance { armies: 0 } => "Let the others stay where they are".to_owned(),
            Action::Advance { armies: number } => format!("Send {} after", armies(*number)),
            Action::Attack { from, to } => {
                let armies = self.view().table().board().armies(*from);
                self.with_odds(format!("Attack {to} from {from}"), Onset::Normal, armies, *to)
            }
            Action::Commit { from, to, armies } => {
                let text = format!("Attack {to} from {from} with {armies} committed");
                self.with_odds(text, Onset::Blocks(1), *armies, *to)
            }
            Action::Flank { to, size, from } => {
                let blocks = u32::try_from(from.len()).unwrap_or(0);
                let text =
                    format!("Attack {to} with {blocks} blocks of {size} from {}", places(from));
                self.with_odds(text, Onset::Blocks(blocks), *size, *to)
            }
            Action::Sea(action) => self.at_sea_in_words(action),
            Action::Roll { until, .. } | Action::RollBlock { until, .. } => {
                let chance = self.standing().map(|matchup| chance(&matchup));
                format!("{}{}", roll(*until), chance.unwrap_or_default())
            }
            Action::Raise { face } => format!("Give the plus one to the {face}"),
            Action::Reserve { armies: number, .. } => in_reserve(*number),
            Action::Halt => "Break the attack off".to_owned(),
            Action::Mobilize { cut, reveal } => mobilize(*cut, reveal.len()),
            Action::Discard { card } => format!("Lay down {}", poker_card(*card)),
            Action::TakeOver { ally } => format!("Go on with {}", self.name(*ally)),
            Action::Leave { seat } => format!("Let {} leave", self.name(*seat)),
            Action::Join { ally } => format!("Join as {}", self.name(*ally)),
            Action::Declare { ally } => format!("Call {}", self.name(*ally)),
            Action::Contest => "Contest the call".to_owned(),
            Action::Accept => "Play poker for it".to_owned(),
            Action::Poker(deed) => self.poker_in_words(deed),
            Action::Done => self.done_in_words(),
        };
        text + "."
    }

    /// An attack and how likely it succeeds.
    fn with_odds(&self, text: String, onset: Onset, armies: u32, to: Territory) -> String {
        let defenders = self.view().table().board().armies(to);
        text + &chance(&Matchup::Land { onset, armies, defenders })
    }

    fn at_sea_in_words(&self, action: &SeaAction) -> String {
        let world = self.view().table().world();
        match action {
            SeaAction::Launch { at } => {
                format!("Launch your ship {}", waters(*at, world))
            }
            SeaAction::Cruise { ship } => format!("Roll for a cruise of ship {ship}"),
            SeaAction::Sail { to } => {
                format!("Sail to the water {}", waters(*to, world))
            }
            SeaAction::Embark { ship, from, armies: number } => {
                format!("Take {} of {from} aboard ship {ship}", armies(*number))
            }
            SeaAction::Disembark { ship, to, armies: number } => {
                format!("Put {} of ship {ship} ashore in {to}", armies(*number))
            }
            SeaAction::Land { ship, to, effort } => {
                let text = format!("Land on {to} from ship {ship}");
                match *effort {
                    Effort::Normal => {
                        let armies = self.view().table().armies_at(Post::Ship(*ship));
                        self.with_odds(text, Onset::Normal, armies, *to)
                    }
                    Effort::Committed(size) => {
                        let text = format!("{text} with {size} committed");
                        self.with_odds(text, Onset::Blocks(1), size, *to)
                    }
                }
            }
            SeaAction::Reserve { armies: number, .. } => in_reserve(*number),
            SeaAction::Engage { engagements } => {
                format!("Begin a battle at sea: {}", pairs(engagements))
            }
            SeaAction::SendIn { engagements } if engagements.is_empty() => {
                "Send no other ship".to_owned()
            }
            SeaAction::SendIn { engagements } => {
                format!("Send {}", pairs(engagements))
            }
            SeaAction::Roll { engagement, until, .. } => {
                let battle = self.sea_battle();
                let fought = battle.and_then(|battle| {
                    battle.engagements.into_iter().find(|fought| fought.number == *engagement)
                });
                let target = fought.as_ref().map(|fought| fought.target.0);
                let against = target.map_or(String::new(), |ship| format!(" against ship {ship}"));
                let matchup = fought.and_then(|fought| fought.matchup);
                let chance = matchup.map(|matchup| chance(&matchup)).unwrap_or_default();
                format!("{}{against}{chance}", roll(*until))
            }
            SeaAction::BreakOff { .. } => "Break the engagement off".to_owned(),
            SeaAction::Board { ship, armies: number } => {
                format!("Board it from ship {ship} with {}", armies(*number))
            }
            SeaAction::Sink => "Let the beaten ship sink".to_owned(),
        }
    }

    fn done_in_words(&self) -> String {
        let text = match self.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Campaign) => "End your campaign: no attack is worth its price",
            Some(Ask::Arrange) => "Leave your armies as they stand",
            Some(Ask::Reinforce { .. }) => "Keep your cards",
            Some(Ask::Transfer) => "Move no armies",
            Some(Ask::Call) => "Call no ally",
            Some(Ask::Contest { .. }) => "Let the call pass",
            Some(Ask::Answer { .. }) => "Give the ally up",
            Some(Ask::Succeed) => "Leave the game",
            Some(Ask::Cruise { .. }) => "Stay where you are",
            _ => "Go on",
        };
        text.to_owned()
    }

    fn poker_in_words(&self, deed: &Move) -> String {
        match *deed {
            Move::Use(cards) => format!("Use {} of your stash", named(cards)),
            Move::Bet(bet) => match bet {
                Bet::Check => "Check".to_owned(),
                Bet::Fold => "Fold: the hand is not worth more armies".to_owned(),
                Bet::Bet | Bet::Call | Bet::Raise => self.bet_label(bet),
            },
            Move::Exchange { lay_down, .. } if lay_down.is_empty() => {
                "Keep all your cards".to_owned()
            }
            Move::Exchange { lay_down, take } if take.is_empty() => {
                format!("Lay down {} for new cards", named(lay_down))
            }
            Move::Exchange { lay_down, take } => {
                format!("Lay down {} and take {} of your stash", named(lay_down), named(take))
            }
            Move::Show => "Show your hand".to_owned(),
            Move::Muck => "Lay your hand down unseen".to_owned(),
        }
    }

    /// What the button of a bet says.
    fn bet_label(&self, bet: Bet) -> String {
        let own = self.own_poker();
        let label = own.and_then(|own| own.bets.into_iter().find(|(of, _)| *of == bet));
        label.map_or_else(|| bet.name().to_owned(), |(_, label)| label)
    }
}

/// “: 87 %”.
fn chance(matchup: &Matchup) -> String {
    let odds = matchup.odds();
    let about = if odds.margin > 0 { "about " } else { "" };
    format!(": {about}{} {}", chance_in_words(odds.percent), odds.goal)
}

fn roll(until: Until) -> String {
    match until {
        Until::Once => "Roll once".to_owned(),
        Until::Conquest => "Roll until the end".to_owned(),
        Until::Left(left) => format!("Roll until {left} are left"),
    }
}

fn in_reserve(number: u32) -> String {
    format!("Add {} in reserve", armies(number))
}

fn turn_in(cards: [Card; 3], buy: Purchase) -> String {
    let name = |card: Card| card.territory().map_or("a wild card", Territory::name).to_owned();
    let what = match buy {
        Purchase::Armies => "armies",
        Purchase::Factory => "a factory",
        Purchase::Ship => "a ship",
    };
    format!("Turn in {} for {what}", listed(&cards.map(name)))
}

fn mobilize(cut: bool, shown: usize) -> String {
    let shown = u32::try_from(shown).unwrap_or(0);
    let cut = if cut { "Cut the deck" } else { "Do not cut the deck" };
    match shown {
        0 => format!("{cut} and keep your cards hidden"),
        number => format!("{cut} and show {}", counted(number, "card", "cards")),
    }
}

fn pairs(engagements: &Engagements) -> String {
    let ships = |ships: &[ShipId]| places(ships.iter().map(|ship| format!("ship {ship}")));
    let pair = engagements
        .iter()
        .map(|engage| format!("{} against ship {}", ships(&engage.ships), engage.target));
    listed(&pair.collect::<Vec<_>>())
}

fn named(cards: CardSet) -> String {
    listed(&cards.iter().map(poker_card).collect::<Vec<_>>())
}
