//! A position that is being read, and its conversion into a state.

use super::fault::PositionFault;
use super::fight::AttackLines;
use super::players_first;
use super::point::DecisionPoint;
use super::poker::PokerLines;
use super::validity;
use crate::core::{BySeat, Seat, SeatSet, ShipSet};
use crate::game::{
    Board, Fleet, HandOf, LegacyState, Phase, PokerTable, ReactionWindow, Role, RuleSet, Spoils,
    Start, State, TerritoryCard, TerritoryDeck, Turn, TurnActions, Unseen, WILDS,
};
use crate::poker::{self, CardSet, PokerGame, SuitSet};
use crate::world::{Territory, TerritorySet};

/// The contents of the lines so far.
pub(super) struct PositionDraft {
    /// The parts of the state that a line sets directly.
    pub state: State,
    /// The owner of all territories that aren't named, and the number of armies on each.
    pub rest: Option<(Seat, u32)>,
    /// The players, clockwise.
    pub players: Vec<Seat>,
    /// The seats that have been eliminated.
    pub fallen: SeatSet,
    /// The seats that are in the game without land or crew.
    pub alive: SeatSet,
    /// All six seats clockwise, if given.
    pub order: Option<[Seat; 6]>,
    /// The players at the start of the first round, if given.
    pub sharing: Option<SeatSet>,
    /// The round, if given.
    pub round: Option<u32>,
    /// The decision to be made, with the number of its line.
    pub point: Option<(usize, DecisionPoint)>,
    /// The line of the action under way, or the last one if it has several.
    pub under_way: Option<usize>,
    /// The current attack.
    pub fight: AttackLines,
    /// The current hand of poker.
    pub table: PokerLines,
    /// The unknown cards.
    pub unseen: Unseen,
    /// The seats whose poker cards were given.
    pub dealt: SeatSet,
}

/// The reason why a draft isn't a position, and the line to blame, if any.
type NoPosition = (Option<usize>, PositionFault);

impl PositionDraft {
    /// Creates an empty table with these rules.
    pub fn new(rules: RuleSet) -> Self {
        Self {
            state: State {
                rules,
                board: Board::default(),
                fleet: Fleet::default(),
                roles: BySeat::splat(Role::Absent),
                order: Seat::ALL,
                suits: BySeat::splat(SuitSet::EMPTY),
                deck: TerritoryDeck::new(rules.world().territories(), WILDS),
                poker: poker::Deck::new(),
                pots: BySeat::splat(None),
                sets_turned_in: 0,
                turn: Turn { fresh: false, ..Turn::new(Seat::Red, 1) },
                phase: Phase::Campaign,
                winnings: BySeat::splat(0),
                reign: BySeat::splat(0),
                out_of_action: ShipSet::EMPTY,
                deserted: SeatSet::EMPTY,
                entered: SeatSet::EMPTY,
                dealer: None,
                objectives: BySeat::splat(None),
                turn_actions: TurnActions::default(),
                legacy: LegacyState::default(),
                spoils: Spoils::None,
                sharing: SeatSet::EMPTY,
            },
            rest: None,
            players: Vec::new(),
            fallen: SeatSet::EMPTY,
            alive: SeatSet::EMPTY,
            order: None,
            sharing: None,
            round: None,
            point: None,
            under_way: None,
            fight: AttackLines::default(),
            table: PokerLines::new(),
            unseen: Unseen::NONE,
            dealt: SeatSet::EMPTY,
        }
    }

    /// Returns the territories without an owner.
    pub fn free(&self) -> TerritorySet {
        self.state.board.free(self.state.rules.world().territories())
    }

    /// Places armies of a seat on a territory.
    pub fn place(&mut self, territory: Territory, seat: Seat, armies: u32) {
        self.state.board.give(territory, seat);
        self.state.board.add(territory, armies);
    }

    /// Returns the state and its unknown cards.
    pub fn finish(mut self) -> Result<(State, Unseen), NoPosition> {
        let in_whole = |fault| (None, fault);
        let point = self.point.take();
        let is_choice = point.as_ref().is_some_and(|(_, point)| point.is_choice_of_land());
        self.settle(is_choice).map_err(in_whole)?;
        let (line, point) = point.ok_or((None, PositionFault::NoTurn))?;
        self.seat(&point).map_err(in_whole)?;
        let told = self
            .under_way
            .filter(|_| !matches!(point, DecisionPoint::Whole(_) | DecisionPoint::Placing { .. }));
        let at_turn = |fault| (told.or(Some(line)), fault);
        self.state.phase = self.phase(point).map_err(at_turn)?;
        self.count_unseen().map_err(in_whole)?;
        validity::check(&self.state, &self.unseen).map_err(at_turn)?;
        Ok((self.state, self.unseen))
    }

    /// Assigns the territories that no line names; some stay free while land is being chosen.
    fn settle(&mut self, is_choice: bool) -> Result<(), PositionFault> {
        if let Some((seat, armies)) = self.rest {
            self.free().iter().for_each(|territory| self.place(territory, seat, armies));
        }
        let is_dealt = self.state.rules.start != Start::Headquarters && !is_choice;
        if !self.free().is_empty() && is_dealt {
            return Err(PositionFault::NotHeld(self.free()));
        }
        let wilds = &mut self.state.deck.stock.wilds;
        if !self.state.rules.wilds && std::mem::take(wilds) < WILDS {
            return Err(PositionFault::CardTwice(TerritoryCard::Wild));
        }
        if is_choice {
            self.alive = self.alive | self.players.iter().copied().collect::<SeatSet>();
        }
        Ok(())
    }

    /// Sets roles, order and the seat on turn.
    fn seat(&mut self, point: &DecisionPoint) -> Result<(), PositionFault> {
        self.state.turn.round = self.round.unwrap_or(u32::from(!point.is_set_up()));
        self.state.order = self.order.unwrap_or_else(|| players_first(&self.players));
        self.state.roles = self.roles()?;
        if self.state.rules.later_seats > 0 && self.state.turn.round <= 1 {
            self.state.sharing = self.sharing.unwrap_or_else(|| self.state.all(Role::Player));
        }
        let seat = self.state.turn.player();
        // In its own turn, a pirate's pot is what it kept of earlier ones (T43).
        let own = self.state.turn.commander.is_none() && point.is_before_the_call();
        if own && self.state.rules.levy_at_sea && self.state.board.held(seat).is_empty() {
            self.state.winnings[seat] += self.state.pots[seat].take().unwrap_or(0);
        }
        let State { turn, roles, .. } = &self.state;
        let may_have_fallen = matches!(
            point,
            DecisionPoint::Whole(Phase::Succeed { .. } | Phase::Shed { .. })
                | DecisionPoint::Over { .. }
        );
        if roles[seat] != Role::Player && !may_have_fallen {
            return Err(PositionFault::NotPlaying(seat));
        }
        if turn.commander.is_some() && roles[turn.seat] != Role::Ally && !may_have_fallen {
            return Err(PositionFault::NoAlly(turn.seat));
        }
        Ok(())
    }

    fn roles(&self) -> Result<BySeat<Role>, PositionFault> {
        let mut roles = BySeat::splat(Role::Absent);
        for (seat, role) in roles.iter_mut() {
            let State { board, fleet, rules, .. } = &self.state;
            let landless = board.held(seat).is_empty() && !fleet.is_afloat(seat);
            let gone = landless && !self.alive.contains(seat);
            *role = match self.players.contains(&seat) {
                _ if self.fallen.contains(seat) => Role::Fallen,
                true if gone => Role::Fallen,
                true => Role::Player,
                false if !rules.has_allies() => Role::Absent,
                false if gone => Role::Fallen,
                false => Role::Ally,
            };
            if !landless && matches!(role, Role::Fallen | Role::Absent) {
                return Err(PositionFault::NotInGame(seat));
            }
        }
        Ok(roles)
    }

    /// Returns the phase, completed from the other lines.
    fn phase(&mut self, point: DecisionPoint) -> Result<Phase, PositionFault> {
        let State { board, fleet, turn, .. } = &self.state;
        let seat = turn.seat;
        let owner = |ship| fleet.get(ship).map(|found| found.owner);
        let leader = |army: Seat| self.state.leader_of(army).ok_or(PositionFault::NotToAsk(army));
        let fight = &self.fight;
        Ok(match point {
            DecisionPoint::Whole(phase) | DecisionPoint::Placing { phase, then: None } => phase,
            DecisionPoint::Placing { phase, then: Some(then) } => {
                self.state.spoils = Spoils::TurnedIn { then };
                phase
            }
            DecisionPoint::Mobilize => Phase::Mobilize(fight.attack(board, seat, owner)?),
            DecisionPoint::Reveal(wilds) => {
                Phase::Reveal { attack: fight.attack(board, seat, owner)?, wilds }
            }
            DecisionPoint::Levy(armies) => {
                let attack = fight.attack(board, seat, owner)?;
                Phase::Levy { decider: leader(attack.defender())?, attack, armies }
            }
            DecisionPoint::Battle => Phase::Battle(fight.battle(board)?),
            DecisionPoint::PlusOne { block, attack, defence } => {
                Phase::PlusOne { battle: fight.battle(board)?, block, attack, defence }
            }
            DecisionPoint::SendIn => {
                let battle = fight.sea_battle(seat, None, owner)?;
                Phase::SendIn { decider: leader(battle.defender)?, battle }
            }
            DecisionPoint::SeaBattle { side } => {
                Phase::SeaBattle(fight.sea_battle(seat, side, owner)?)
            }
            DecisionPoint::Board { prize, engagement } => {
                let battle = fight.sea_battle(seat, None, owner)?;
                let number = usize::from(engagement);
                let found = battle.engagements.get(number);
                let found = found.ok_or(PositionFault::NoEngagement(number + 1))?;
                let to = match owner(found.target) {
                    _ if prize == found.target => found.by,
                    Some(other) if found.by == seat => other,
                    _ => seat,
                };
                Phase::Board { decider: leader(to)?, battle, engagement, prize }
            }
            DecisionPoint::Defend => Phase::Defend(fight.duel(board)?),
            DecisionPoint::Window { moment, asked, passed } => {
                Phase::Window(ReactionWindow { moment, duel: fight.duel(board)?, asked, passed })
            }
            DecisionPoint::Over { winners } => DecisionPoint::ended(winners, turn.round),
            DecisionPoint::Poker { ally } => self.poker(ally)?,
        })
    }

    fn poker(&mut self, ally: Seat) -> Result<Phase, PositionFault> {
        let player = self.state.turn.player();
        let hand = if self.table.later { HandOf::Later } else { HandOf::TheCall };
        let left = self.state.next_player(player).unwrap_or(player);
        let dealer = *self.state.dealer.get_or_insert(left);
        let stacks =
            BySeat::from_fn(|seat| self.table.stacks[seat].or(self.state.pots[seat]).unwrap_or(0));
        let terms = |seats| self.state.poker_terms_of(seats, hand);
        let laid_out = self.table.laid_out(terms, player, dealer, stacks)?;
        for seat in laid_out.players {
            self.state.pots[seat] = Some(stacks[seat]);
        }
        let game = PokerGame::laid_out(&self.state.order, laid_out);
        Ok(Phase::Poker(Box::new(PokerTable { ally, game })))
    }

    /// Counts the poker cards that other seats must hold by now and that no line names as unknown.
    fn count_unseen(&mut self) -> Result<(), PositionFault> {
        let asked = self.state.prompt().map(|prompt| prompt.seat);
        if let Phase::Poker(table) = &self.state.phase
            && let Some(number) = table.game.dealt_by_now()
        {
            for seat in table.game.betting().in_game() {
                if !self.dealt.contains(seat) && Some(seat) != asked {
                    let seen = self.state.poker.hands[seat].len();
                    self.unseen.dealt[seat] = number.saturating_sub(seen);
                }
            }
        }
        let Unseen { hands, stashes, dealt, .. } = &self.unseen;
        let sum = |all: &BySeat<usize>| all.iter().map(|(_, number)| *number).sum::<usize>();
        let (deck, poker) = (&self.state.deck, &self.state.poker);
        let poker_cards: CardSet = poker.stock | poker.discards;
        if sum(hands) > deck.stock.len() + deck.discards.len()
            || sum(stashes) + sum(dealt) > poker_cards.len()
        {
            return Err(PositionFault::TooManyUnknown);
        }
        let own = asked.filter(|seat| hands[*seat] + stashes[*seat] + dealt[*seat] > 0);
        own.map_or(Ok(()), |seat| Err(PositionFault::OwnUnknown(seat)))
    }
}
