//! The poker table: its players, the pots and the moves of the player at the screen.

use super::poker_table::{
    PokerSeat, PokerStanding, PokerView, PotView, around_the_table, name_hands,
};
use super::wager::{WagerView, bets};
use crate::allies::{said, showdown};
use crate::names::player_name;
use crate::seats::cards::sorted;
use engine::core::{Seat, SeatSet};
use engine::game::{Ask, Phase, PokerTable};
use engine::poker::{
    Bet, Betting, Card, CardSet, Certainty, HAND, HandOutlook, Move, Moves, Own, PokerGame,
    PokerQuestion, Pot, Stage, Trials, Variant, VariantSet, holds,
};
use players::reasons::percent;
use table::{Duty, LosingHand, Reactions, Session};
use words::InWords;

/// The number of deals sampled for the odds: they are right to about three percentage points.
const DEALS: u16 = 400;

/// The cards of the player at the screen, and the question to answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnPoker {
    pub seat: Seat,
    pub name: String,
    /// True while the cards are covered, until the right player looks at them.
    pub covered: bool,
    /// True if several people share the screen, so that the cards are covered for one of them.
    pub shared: bool,
    /// The question to answer now.
    pub question: Option<PokerQuestion>,
    /// The player whose decision it is, if it's somebody else's.
    pub waits_for: Option<String>,
    /// The hand, ordered by rank as hands are compared; empty while it is covered.
    pub hand: Vec<Card>,
    /// The stash; empty while it is covered.
    pub stash: Vec<Card>,
    /// The number of cards in the hand, covered or not.
    pub held: usize,
    /// The cards of the hand that lie face up, covered or not (W6).
    pub open: Vec<Card>,
    /// The number of cards in the stash, covered or not.
    pub stashed: usize,
    /// The category of the hand, if it is complete.
    pub strength: Option<String>,
    /// True if the hand has a card of the ally's suits; `None` if it isn't complete.
    pub suited: Option<bool>,
    /// True if the hand is complete, so that its category is shown once the player looks at it.
    pub is_whole: bool,
    /// The possible bets, with their labels.
    pub bets: Vec<(Bet, String)>,
    /// A bet whose size the player chooses.
    pub wager: Option<WagerView>,
    /// The answer that everybody at the device could give together, and its label.
    pub for_all: Option<(Move, &'static str)>,
    /// The variants that the dealer can choose from.
    pub games: Vec<Variant>,
    /// The numbers of cards that can be used from the stash, and their variant.
    pub uses: Option<UsesView>,
    /// The standing orders always to muck or always to show a losing hand.
    pub always: [Reactions; 2],
}

/// The numbers of cards that can be used from the stash (P2, W6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UsesView {
    pub game: Variant,
    pub least: usize,
    pub most: usize,
}

impl PokerView {
    /// Returns the table of the current hand of poker, or of the one whose showdown is on screen.
    pub fn of(session: &Session) -> Option<Self> {
        if session.duty() == Duty::Showdown {
            return showdown::table_at_the_showdown(session);
        }
        let state = session.view().table();
        let Phase::Poker(table) = state.phase() else { return None };
        let player = state.turn().player();
        let order = around_the_table(session, table.game.betting().order());
        let mut players: Vec<_> =
            order.iter().map(|seat| poker_seat(session, table, *seat)).collect();
        name_open_hands(session, &mut players, table);
        Some(PokerView {
            ally: table.ally,
            ally_name: player_name(session, table.ally).to_owned(),
            suits: state.suits(table.ally).iter().collect(),
            player,
            player_name: player_name(session, player).to_owned(),
            players,
            pots: pots(table.game.betting(), |seat| player_name(session, seat)),
            stage: stage(table.game.stage()),
            game: name_of_game(&table.game),
            board: table.game.board().to_vec(),
            to_come: to_come(&table.game),
            ranking: table.game.ranking(),
            is_over: false,
        })
    }
}

fn poker_seat(session: &Session, table: &PokerTable, seat: Seat) -> PokerSeat {
    let view = session.view();
    let (game, deck) = (&table.game, view.table().poker());
    let betting = game.betting();
    let shown = game.shown().contains(seat);
    let standing = match () {
        () if game.mucked().contains(seat) => PokerStanding::Mucked,
        () if !betting.in_game().contains(seat) => PokerStanding::Folded,
        // A shown hand matters more than being all-in.
        () if betting.stack(seat) == 0 && !shown => PokerStanding::AllIn,
        () => PokerStanding::In,
    };
    PokerSeat {
        seat,
        name: player_name(session, seat).to_owned(),
        stack: Some(betting.stack(seat)),
        staked: betting.staked(seat),
        cards: view.dealt()[seat].into(),
        open: sorted(game.open(seat)),
        shown: shown.then(|| {
            let suits = view.table().suits(table.ally);
            let best = game.ranking().best_with(game.cards(seat, deck), suits);
            game.ranking().in_order(best.cards)
        }),
        stash: view.stash_sizes()[seat].into(),
        standing,
        dealer: game.dealer() == seat,
        asked: game.asks().is_some_and(|(asked, _)| asked == seat),
        own: own_seat(session) == Some(seat),
        said: said::said(session, seat),
        hand: None,
        won: 0,
    }
}

/// Names the hand that the face-up cards of each player still in the hand make.
fn name_open_hands(session: &Session, players: &mut [PokerSeat], table: &PokerTable) {
    let (game, deck) = (&table.game, session.view().table().poker());
    let worth = |player: &PokerSeat| match player.standing {
        PokerStanding::Folded | PokerStanding::Mucked => None,
        _ if game.shown().contains(player.seat) => {
            Some(game.ranking().worth(game.cards(player.seat, deck)))
        }
        _ if player.open.is_empty() => None,
        _ => Some(game.ranking().worth(game.open(player.seat))),
    };
    let worths: Vec<_> = players.iter().map(worth).collect();
    name_hands(players, &worths);
}

/// Returns the seat of the player at the screen.
fn own_seat(session: &Session) -> Option<Seat> {
    match session.duty() {
        Duty::Decide(prompt) => Some(prompt.seat),
        _ => session.at_hand(),
    }
}

/// Returns the cards of the player at the screen, and the question to answer.
pub fn own_poker(session: &Session) -> Option<OwnPoker> {
    let state = session.view().table();
    let Phase::Poker(table) = state.phase() else { return None };
    let asked = match session.duty() {
        Duty::Decide(prompt) => Some(prompt),
        _ => None,
    };
    let seat = own_seat(session)?;
    let plays = table.game.betting().order().contains(&seat);
    if !plays && table.game.stage() != Stage::Naming(seat) {
        return None;
    }
    let covered = session.viewer() != Some(seat);
    let (view, game) = (session.view(), &table.game);
    let hand = view.poker_hand();
    let is_whole = plays && is_whole(game, view.dealt()[seat].into());
    let best = || {
        let suits = state.suits(table.ally);
        let best = game.ranking().best_with(game.cards(seat, state.poker()), suits);
        let category = text::sentence(best.value.category().in_words());
        (category, holds(best.cards, suits))
    };
    let best = (is_whole && !hand.is_empty()).then(best);
    let open = hand & game.open(seat);
    let mut ordered = game.ranking().in_order(hand - open);
    ordered.extend(game.ranking().in_order(open));
    let moves = asked.and_then(|_| game.moves(state.poker()));
    Some(OwnPoker {
        seat,
        name: player_name(session, seat).to_owned(),
        covered,
        shared: session.is_shared(),
        question: asked.and_then(|prompt| match prompt.ask {
            Ask::Poker { question, .. } => Some(question),
            _ => None,
        }),
        waits_for: game
            .asks()
            .filter(|_| asked.is_none())
            .map(|(other, _)| player_name(session, other).to_owned()),
        hand: ordered,
        stash: sorted(view.stash()),
        held: view.dealt()[seat].into(),
        open: game.ranking().in_order(game.open(seat)),
        stashed: view.stash_sizes()[seat].into(),
        suited: best.as_ref().map(|(_, suited)| *suited),
        strength: best.map(|(category, _)| category),
        is_whole,
        bets: asked.map_or(Vec::new(), |_| bets(table, state.poker())),
        wager: asked.and_then(|_| WagerView::of(table, state.poker())),
        for_all: session.common_answer().map(|answer| (answer, in_words_for_all(answer))),
        games: match moves {
            Some(Moves::Name { variants }) => variants.iter().collect(),
            _ => Vec::new(),
        },
        always: [LosingHand::Muck, LosingHand::Show]
            .map(|losing_hand| Reactions { losing_hand, ..session.reactions(seat) }),
        uses: match moves {
            Some(Moves::Use { least, most, .. }) => {
                game.variant().map(|game| UsesView { game, least: least.into(), most: most.into() })
            }
            _ => None,
        },
    })
}

/// Returns the label of an answer that everybody at the device gives together.
fn in_words_for_all(answer: Move) -> &'static str {
    if answer == Move::Muck { text::poker::muck_all() } else { text::poker::check_all() }
}

/// Returns the player's chance to win, in a sentence; `None` for a covered or incomplete hand.
pub fn poker_odds(session: &Session) -> Option<String> {
    let state = session.view().table();
    let Phase::Poker(table) = state.phase() else { return None };
    let own = own_poker(session).filter(|own| own.is_whole && !own.hand.is_empty())?;
    let hand: CardSet = own.hand.iter().copied().collect();
    let (suits, ranking) = (state.suits(table.ally), table.game.ranking());
    let others = (table.game.betting().in_game() - SeatSet::only(own.seat)).len();
    let percents = |odds: HandOutlook| (percent(odds.win.into()), percent(odds.suited.into()));
    if let Some(deal) = table.game.known_to(own.seat, state.poker()) {
        let (odds, certainty) = deal.odds(ranking, suits, u64::from(hand), DEALS);
        let (wins, suited) = percents(odds);
        return Some(match certainty {
            Certainty::Exact => text::ally_sentences::OddsExact { others, wins, suited }.say(),
            Certainty::Sampled(_) => text::ally_sentences::OddsDealt { others, wins, suited }.say(),
        });
    }
    let stash: CardSet = own.stash.iter().copied().collect();
    let drawn = !matches!(table.game.stage(), Stage::FirstBets | Stage::Exchanging(_));
    let hand_as_it_is = if drawn { Own::Drawn(hand) } else { Own::ToDraw(hand) };
    let mut trials = Trials::new(ranking, hand | stash, u64::from(hand), DEALS);
    let (wins, suited) = percents(trials.outlook(hand_as_it_is, others, suits));
    Some(text::ally_sentences::Odds { others, wins, suited }.say())
}

/// Returns the name of the variant, or `None` if it can only be five-card draw.
fn name_of_game(game: &PokerGame) -> Option<&'static str> {
    let only_draw = game.terms().variants == VariantSet::only(Variant::Draw);
    game.variant().filter(|_| !only_draw).map(|variant| variant.in_words())
}

/// Returns the number of cards still to be turned up on the board.
fn to_come(game: &PokerGame) -> usize {
    let whole = match game.variant() {
        Some(Variant::HoldEm) => usize::from(game.terms().flop) + 2,
        Some(Variant::Draw | Variant::Stud) | None => 0,
    };
    whole.saturating_sub(game.board().len())
}

/// Returns `true` if this many cards make a hand whose category can be named.
fn is_whole(game: &PokerGame, held: usize) -> bool {
    match game.variant() {
        Some(Variant::Draw) => held == HAND,
        Some(Variant::Stud | Variant::HoldEm) => {
            matches!(game.stage(), Stage::Bets(_) | Stage::Showing(_) | Stage::Uncalled(_))
                && held > 0
        }
        None => false,
    }
}

/// Returns the pots. Only a player who is all-in for less makes side pots; a bet that isn't called
/// yet lies in the pot like any other.
fn pots<'n>(betting: &Betting, name: impl Fn(Seat) -> &'n str) -> Vec<PotView> {
    let pots = betting.pots();
    let staked: Vec<_> =
        betting.order().iter().map(|seat| (*seat, betting.staked(*seat))).collect();
    let mut below = 0;
    let goes_back = |pot: &&Pot| pot.uncalled && pot.claimants.len() == 1;
    let to_win = pots.iter().filter(|pot| !goes_back(pot)).count();
    let named = pots.iter().enumerate().map(|(place, pot)| {
        let seats: Vec<&str> = pot.claimants.iter().map(&name).collect();
        let who = text::all_of(&seats);
        let label = match place {
            _ if goes_back(&pot) => text::ally_sentences::goes_back(who),
            _ if to_win == 1 => text::ally_sentences::pot().to_owned(),
            0 => text::ally_sentences::pot_main(who),
            _ => text::ally_sentences::pot_side(who),
        };
        let (level, chips) = chips(&staked, below, pot.armies);
        below = level;
        PotView { armies: pot.armies, label, chips }
    });
    named.collect()
}

/// Returns each seat's share of a pot above the level `below`, and the level the pot reaches.
fn chips(staked: &[(Seat, u32)], below: u32, armies: u32) -> (u32, Vec<(Seat, u32)>) {
    let shares = |level: u32| {
        let share =
            move |(seat, staked): &(Seat, u32)| (*seat, (*staked).min(level).saturating_sub(below));
        staked.iter().map(share).filter(|(_, share)| *share > 0).collect::<Vec<_>>()
    };
    let is_level =
        |level: &u32| shares(*level).iter().map(|(_, share)| share).sum::<u32>() >= armies;
    let level = staked.iter().map(|(_, staked)| *staked).filter(is_level).min().unwrap_or(below);
    (level, shares(level))
}

fn stage(stage: Stage) -> String {
    let words = match stage {
        Stage::Using(_) => text::ally_sentences::stage_stash(),
        Stage::FirstBets => text::ally_sentences::stage_first(),
        Stage::Exchanging(_) => text::ally_sentences::stage_draw(),
        Stage::LastBets => text::ally_sentences::stage_last(),
        Stage::Naming(_) => text::ally_sentences::stage_naming(),
        Stage::Bets(street) => return text::sentence(street.in_words()),
        Stage::Showing(_) | Stage::Uncalled(_) | Stage::Over(_) => {
            text::ally_sentences::stage_showdown()
        }
    };
    words.to_owned()
}

#[cfg(test)]
mod tests;
