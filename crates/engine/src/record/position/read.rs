//! Reading positions.

use super::draft::PositionDraft;
use super::fault::{PositionError, PositionFault};
use super::pieces::seats;
use super::point::DecisionPoint;
use crate::game::{Reaction, RuleSet, Spoils, State, Unseen};
use crate::poker::Suit;
use crate::record::expected::Expected;
use crate::record::line_words::Words;
use crate::record::rule_sets::POSITIONS;
use crate::world::World;

/// Reads a position line by line and checks it as a whole. Returns the state and the unknown cards.
pub(super) fn read(text: &str) -> Result<(State, Unseen), PositionError> {
    let rules = rules_of(text);
    let mut draft = PositionDraft::new(rules);
    let mut last = 1;
    for (line, text) in (1..).zip(text.lines()) {
        last = line;
        draft
            .read_line(line, Words::new(text, rules.world()))
            .map_err(|fault| PositionError { line, fault })?;
    }
    draft.finish().map_err(|(line, fault)| PositionError { line: line.unwrap_or(last), fault })
}

/// Returns the rules, wherever their line is, since they decide which world the other lines refer
/// to. An invalid line is refused when its turn comes.
fn rules_of(text: &str) -> RuleSet {
    let is_it = |words: &Words| words.peek().is_some_and(|word| word.eq_ignore_ascii_case("rules"));
    let mut lines = text.lines().map(|line| Words::new(line, World::earth()));
    let rules = lines.rfind(is_it).and_then(|mut words| {
        words.word(Expected::Line).ok()?;
        POSITIONS.read(&mut words).ok()
    });
    rules.unwrap_or(RuleSet::NAUTICAL)
}

impl PositionDraft {
    fn read_line(&mut self, line: usize, mut words: Words) -> Result<(), PositionFault> {
        let Some(first) = words.peek() else { return Ok(()) };
        let whole = words.clone();
        words.word(Expected::Line)?;
        let first = first.to_ascii_lowercase();
        if first == "turn" {
            self.state.turn.seat = words.seat()?;
            self.point = Some((line, DecisionPoint::read(&mut words)?));
        } else if !(self.read_of_all(&first, &mut words)?
            || self.read_of_turn(&first, &mut words)?
            || self.read_of_seat(&first, &mut words)?
            || self.read_of_poker(&first, &mut words)?)
        {
            if self.fight.read_line(&first, &mut words)? {
                self.under_way = Some(line);
            } else {
                words = whole;
                self.read_territory(&mut words)?;
            }
        } else if first == "poker" {
            self.under_way = Some(line);
        }
        Ok(words.end()?)
    }

    /// Reads a line about the whole game. Returns `true` if it is one.
    fn read_of_all(&mut self, first: &str, words: &mut Words) -> Result<bool, PositionFault> {
        let state = &mut self.state;
        match first {
            "rules" => state.rules = POSITIONS.read(words)?,
            "players" => self.players = seats(words)?,
            "fallen" => self.fallen = seats(words)?.into_iter().collect(),
            "alive" => self.alive = seats(words)?.into_iter().collect(),
            "order" => {
                let order = seats(words)?.try_into();
                self.order = Some(order.map_err(|_| PositionFault::PartOfOrder)?);
            }
            "sharing" => self.sharing = Some(seats(words)?.into_iter().collect()),
            "deserted" => state.deserted = seats(words)?.into_iter().collect(),
            "entered" => state.entered = seats(words)?.into_iter().collect(),
            "sets" => state.sets_turned_in = words.number(0, Expected::Sets)?,
            "discards" => {
                for card in self.draw(words)?.0 {
                    self.state.deck.discards.add(card);
                }
            }
            "scar" => self.read_scar(words)?,
            "ship" => self.read_ship(words)?,
            "*" => self.rest = Some((words.seat()?, words.armies()?)),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Reads a line about the turn. Returns `true` if it is one.
    fn read_of_turn(&mut self, first: &str, words: &mut Words) -> Result<bool, PositionFault> {
        let (turn, turn_actions) = (&mut self.state.turn, &mut self.state.turn_actions);
        match first {
            "round" => self.round = Some(words.number(0, Expected::Round)?),
            "fresh" => turn.fresh = true,
            "conquered" => turn.conquered = true,
            "attacked" => turn.attacked = seats(words)?.into_iter().collect(),
            "exhausted" => turn.exhausted = words.all(Words::territory)?.into_iter().collect(),
            "bought" => turn.factories = words.number(1, Expected::Factories)?,
            "arrived" => {
                for (territory, armies) in words.all(|w| Ok((w.territory()?, w.armies()?)))? {
                    turn.arrived[territory] = armies;
                }
            }
            "transfers" => turn.transfers_from = Some(words.territory()?),
            "commander" => turn.commander = Some(words.seat()?),
            "done" => {
                turn_actions.turned_in = words.takes("set");
                turn_actions.attacked_superior = words.takes("superior");
            }
            "resting" => {
                self.state.out_of_action = words.all(Words::ship)?.into_iter().collect();
            }
            "last-attacker" => self.unseen.attacked_by = Some(words.seat()?),
            "spoils" => self.state.spoils = Spoils::Taken,
            "ambush" => self.state.legacy.ambush = true,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Reads a line about one seat. Returns `true` if it is one.
    fn read_of_seat(&mut self, first: &str, words: &mut Words) -> Result<bool, PositionFault> {
        match first {
            "hand" => {
                let seat = words.seat()?;
                let (cards, unknown) = self.draw(words)?;
                for card in cards {
                    self.state.deck.hands[seat].add(card);
                }
                self.unseen.hands[seat] = unknown.unwrap_or(0);
            }
            "stash" => {
                let seat = words.seat()?;
                let (cards, unknown) = self.draw_poker(words)?;
                self.state.poker.stashes[seat].extend(cards);
                self.unseen.stashes[seat] = unknown.unwrap_or(0);
            }
            "pot" => {
                let seat = words.seat()?;
                self.state.pots[seat] = Some(words.number(0, Expected::Armies)?);
            }
            "winnings" => {
                let seat = words.seat()?;
                self.state.winnings[seat] = words.number(0, Expected::Armies)?;
            }
            "reign" => {
                let seat = words.seat()?;
                self.state.reign[seat] = words.read(Expected::Turns)?;
            }
            "headquarters" => {
                let seat = words.seat()?;
                self.state.legacy.put_headquarters(seat, words.territory()?);
            }
            "ploys" => {
                let seat = words.seat()?;
                let names = Reaction::ALL.map(|reaction| (reaction.name(), reaction));
                let reactions = words.all(|words| words.one_of(Expected::Reaction, &names))?;
                self.state.legacy.give_reactions(seat, reactions.into_iter().collect());
            }
            "suits" => {
                let seat = words.seat()?;
                let names = Suit::ALL.map(|suit| (suit.name(), suit));
                self.state.suits[seat] =
                    words.all(|words| words.one_of(Expected::Suit, &names))?.into_iter().collect();
            }
            "objective" => {
                let seat = words.seat()?;
                self.state.objectives[seat] = Some(words.objective()?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Reads a line about poker. Returns `true` if it is one.
    fn read_of_poker(&mut self, first: &str, words: &mut Words) -> Result<bool, PositionFault> {
        match first {
            "dealer" => self.state.dealer = Some(words.seat()?),
            "mucked" => {
                let (cards, _) = self.draw_poker(words)?;
                self.state.poker.discards.extend(cards);
            }
            "poker" => self.table.read_game(words)?,
            "stakes" => self.table.read_stakes(words)?,
            "board" => {
                let (cards, _) = self.draw_poker(words)?;
                for card in cards {
                    if self.table.board.try_push(card).is_err() {
                        return Err(PositionFault::NoPokerCards);
                    }
                }
            }
            "dealt" => {
                let seat = words.seat()?;
                let (cards, unknown) = self.draw_poker(words)?;
                self.state.poker.hands[seat].extend(cards);
                self.unseen.dealt[seat] = unknown.unwrap_or(0);
                self.dealt.insert(seat);
            }
            "open" => {
                let seat = words.seat()?;
                let (cards, _) = self.draw_poker(words)?;
                self.state.poker.hands[seat].extend(cards.iter().copied());
                self.table.open[seat].extend(cards);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
