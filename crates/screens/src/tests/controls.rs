//! The controls enabled on the screen, and a player who presses any of them: none is ever refused.

use crate::allies::call::{AllyCallView, AskedOfAlly, ContestView};
use crate::allies::picks::PicksView;
use crate::allies::poker;
use crate::land::fight::{self, BlockStatus, FightView};
use crate::land::mobilize::MobilizeView;
use crate::land::moves::{AdvanceView, TransferView};
use crate::land::path::{PathView, can_draw_path};
use crate::land::plan::PlanView;
use crate::land::reaction::ReactionView;
use crate::map::mark::Mark;
use crate::map::ships;
use crate::map::tappable;
use crate::sea::cruise::CruiseView;
use crate::sea::ferry::FerryView;
use crate::sea::fight::{BoardView, SeaBattleView};
use crate::sea::plan::{EngageView, SeaPlanView, SendInView};
use crate::sea::voyage::VoyageView;
use crate::seats::cards::CardsView;
use crate::table::dialog::{self, AllyDialog, Dialog, Opened, SeaDialog};
use crate::table::discard::{DiscardView, Discardable};
use crate::table::prompt::PromptView;
use crate::table::succession;
use engine::battle::ChainAttack;
use engine::core::{RandomSource, Seat, Seed, Seeded};
use engine::game::{
    Action, Control, Effort, Hand, PlusOne, RuleSet, SeaAction, SeaOpponents, Until,
};
use engine::poker::{Limit, Move, PokerQuestion};
use std::collections::{BTreeMap, BTreeSet};
use table::testing::{dealt, is_asked_again};
use table::{Chunk, Duty, Intent, PathAction, Plus, Session};

fn play(action: Action) -> Intent {
    Intent::Play(action)
}

fn at_sea(action: SeaAction) -> Intent {
    play(Action::Sea(action))
}

/// Returns sample values for a stepper of this range: both ends and the middle.
fn steps((least, most): (u32, u32)) -> Vec<u32> {
    let mut steps = vec![least, u32::midpoint(least, most), most];
    steps.retain(|number| (least..=most).contains(number));
    steps.dedup();
    steps
}

fn untils(force: u32) -> Vec<Until> {
    let left = (force >= 3).then_some(Until::Left(force / 2));
    [Until::Once, Until::Conquest].into_iter().chain(left).collect()
}

/// Returns everything that can be pressed or tapped.
fn controls(session: &Session) -> Vec<Intent> {
    let mut all = on_the_bar(session);
    all.extend(on_the_map(session));
    let dialogs = [None, Some(Opened::Cards)].map(|opened| dialog::dialog(session, opened));
    all.extend(dialogs.into_iter().flatten().flat_map(|dialog| in_dialog(session, dialog)));
    all
}

fn on_the_bar(session: &Session) -> Vec<Intent> {
    let bar = PromptView::of(session);
    let chunks = bar.chunk.into_iter().flat_map(|_| Chunk::ALL.map(Intent::Chunk));
    let buttons = bar.primary.into_iter().chain(bar.others).map(|button| button.intent);
    let undo = bar.undo.is_ok().then_some(Intent::Undo);
    let path = can_draw_path(session).then_some(Intent::Path(PathAction::Begin));
    buttons.chain(chunks).chain(undo).chain(path).collect()
}

/// Returns taps on everything that the map marks.
fn on_the_map(session: &Session) -> Vec<Intent> {
    let lands = (tappable::open(session) | tappable::targets(session)).iter().map(Intent::Tap);
    let hexes = ships::sea(session).into_iter().map(|view| Intent::TapHex(view.hex));
    let is_marked = |mark| matches!(mark, Mark::Open | Mark::Target | Mark::Selected);
    let ships = ships::ships(session).into_iter().filter(|ship| is_marked(ship.mark));
    lands.chain(hexes).chain(ships.map(|ship| Intent::TapShip(ship.id))).collect()
}

fn in_dialog(session: &Session, dialog: Dialog) -> Vec<Intent> {
    match dialog {
        Dialog::Plan => plan(session),
        Dialog::Battle => fight(session),
        Dialog::Advance => advance(session),
        Dialog::Path => path(session),
        Dialog::Transfer => transfer(session),
        Dialog::Mobilize => mobilize(session),
        Dialog::Cards => cards(session),
        Dialog::Discard => discard(session),
        Dialog::Allies(AllyDialog::Succession) => succession(session),
        Dialog::Sea(SeaDialog::Ship) => ship(session),
        Dialog::Sea(SeaDialog::Cruise) => cruise(session),
        Dialog::Sea(SeaDialog::Ferry) => ferry(session),
        Dialog::Sea(SeaDialog::Plan) => sea_plan(session),
        Dialog::Sea(SeaDialog::SendIn) => send_in(session),
        Dialog::Sea(SeaDialog::Battle) => sea_battle(session),
        Dialog::Sea(SeaDialog::Board) => board(session),
        Dialog::Allies(AllyDialog::Call) => call(session),
        Dialog::Allies(AllyDialog::Contest) => contest(session),
        Dialog::Allies(AllyDialog::Poker) => poker(session),
        Dialog::React => react(session),
    }
}

fn plan(session: &Session) -> Vec<Intent> {
    let Some(plan) = PlanView::of(session) else { return Vec::new() };
    let kinds = plan.kinds.iter().filter(|kind| kind.cannot.is_none());
    let mut all: Vec<_> = kinds.map(|kind| Intent::Plan(kind.plan)).collect();
    all.extend(plan.sizes.iter().map(|size| Intent::BlockSize(size.size)));
    all.extend(steps(plan.range).into_iter().map(Intent::Armies));
    for flank in &plan.flanks {
        all.extend(flank.can_add.then_some(Intent::AddBlock(flank.from)));
        all.extend((flank.blocks > 0).then_some(Intent::DropBlock(flank.from)));
    }
    if plan.cannot.is_none() {
        all.extend(untils(plan.force).into_iter().map(Intent::Attack));
    }
    all
}

fn fight(session: &Session) -> Vec<Intent> {
    match fight::fight(session) {
        Some(FightView::Normal { armies, dice, cannot_halt, .. }) => {
            let dice = steps(dice).into_iter().filter_map(|dice| u8::try_from(dice).ok());
            let roll =
                |dice| untils(armies).into_iter().map(move |until| Action::Roll { dice, until });
            let halt = cannot_halt.is_none().then_some(Action::Halt);
            dice.flat_map(roll).chain(halt).map(play).collect()
        }
        Some(FightView::Blocks { blocks, troops, .. }) => {
            let mut all = vec![Intent::Plus(Plus::Asked), Intent::Plus(Plus::Best)];
            for block in blocks {
                let number = block.number;
                if block.standing == BlockStatus::Fights {
                    let roll =
                        |(plus, until)| play(Action::RollBlock { block: number, plus, until });
                    let best = untils(troops).into_iter().map(|until| (PlusOne::Best, until));
                    all.extend(best.chain([(PlusOne::Ask, Until::Once)]).map(roll));
                }
                let reserves = steps((1, block.reserves)).into_iter();
                all.extend(reserves.map(|armies| play(Action::Reserve { block: number, armies })));
            }
            all
        }
        Some(FightView::PlusOne { raises, .. }) => {
            raises.into_iter().map(|raise| play(Action::Raise { face: raise.face })).collect()
        }
        None => Vec::new(),
    }
}

fn advance(session: &Session) -> Vec<Intent> {
    let most = AdvanceView::of(session).map(|view| view.most);
    let armies = most.into_iter().flat_map(|most| steps((0, most)));
    armies.map(|armies| play(Action::Advance { armies })).collect()
}

fn path(session: &Session) -> Vec<Intent> {
    let Some(path) = PathView::of(session) else { return Vec::new() };
    let mut actions = Vec::new();
    if path.from.is_some() {
        actions.extend([PathAction::Back, PathAction::Clear]);
    }
    if path.chain_attack.is_some() {
        actions.extend([ChainAttack::Normal, ChainAttack::Committed].map(PathAction::AttackWith));
    }
    if !path.steps.is_empty() {
        actions.push(PathAction::Attack);
    }
    actions.into_iter().map(Intent::Path).chain([Intent::Deselect]).collect()
}

fn transfer(session: &Session) -> Vec<Intent> {
    let Some(view) = TransferView::of(session) else { return Vec::new() };
    let armies = steps((1, view.most)).into_iter().map(Intent::Armies);
    armies.chain([Intent::Confirm]).collect()
}

fn mobilize(session: &Session) -> Vec<Intent> {
    let Some(view) = MobilizeView::of(session) else { return Vec::new() };
    let mut all = Hand::EMPTY;
    view.reveal.iter().for_each(|card| all.add(card.card));
    let cuts = [false, true].into_iter().filter(|cut| !cut || view.hits.is_some());
    let both = cuts.flat_map(|cut| [(cut, Hand::EMPTY), (cut, all)]);
    both.map(|(cut, reveal)| play(Action::Mobilize { cut, reveal })).collect()
}

fn cards(session: &Session) -> Vec<Intent> {
    let Some(view) = CardsView::of(session).filter(|cards| cards.cannot.is_none()) else {
        return Vec::new();
    };
    let sold = view.offers.iter().filter(|offer| offer.cannot.is_none()).map(|offer| offer.buy);
    sold.flat_map(|buy| view.sets.iter().map(move |set| play(set.turn_in(buy)))).collect()
}

fn discard(session: &Session) -> Vec<Intent> {
    let Some(view) = DiscardView::of(session) else { return Vec::new() };
    let none = view.for_another.then_some(Action::Done);
    let cards = view.cards.into_iter().map(|card| match card {
        Discardable::Poker(card) => Action::Discard { card },
        Discardable::Territory(view) => Action::Shed { card: view.card },
    });
    cards.chain(none).map(play).collect()
}

fn succession(session: &Session) -> Vec<Intent> {
    let heirs = succession::heirs(session).unwrap_or_default().into_iter();
    heirs.map(|heir| Action::TakeOver { ally: heir.seat }).chain([Action::Done]).map(play).collect()
}

fn ship(session: &Session) -> Vec<Intent> {
    let Some(view) = VoyageView::of(session) else { return Vec::new() };
    let ship = view.ship;
    let options =
        [view.cruise].into_iter().chain(view.enemies.into_iter().map(|(_, option)| option));
    let lands = view.shores.iter().filter_map(|shore| shore.land.clone());
    let mut all: Vec<_> = options.chain(lands).filter_map(|option| option.can.ok()).collect();
    for shore in view.shores.iter().filter(|shore| shore.land.is_none()) {
        let at = shore.territory;
        let numbers =
            |most: &Result<u32, _>| most.as_ref().map_or(Vec::new(), |most| steps((1, *most)));
        let embark = |armies| at_sea(SeaAction::Embark { ship, from: at, armies });
        let disembark = |armies| at_sea(SeaAction::Disembark { ship, to: at, armies });
        all.extend(numbers(&shore.aboard).into_iter().map(embark));
        all.extend(numbers(&shore.ashore).into_iter().map(disembark));
    }
    all
}

fn cruise(session: &Session) -> Vec<Intent> {
    let Some(view) = CruiseView::of(session) else { return Vec::new() };
    let calls = view.calls.into_iter().map(|call| Intent::Tap(call.territory));
    calls.chain([at_sea(SeaAction::Sail { to: view.at })]).collect()
}

fn ferry(session: &Session) -> Vec<Intent> {
    let Some(view) = FerryView::of(session) else { return Vec::new() };
    let armies = steps((1, view.most)).into_iter().map(Intent::Armies);
    armies.chain([Intent::Confirm]).collect()
}

fn engagement(view: EngageView) -> Vec<Intent> {
    let out = view.ships.iter().map(|ship| Intent::Engage(ship.ship, view.target.ship));
    let mut all: Vec<_> = out.collect();
    let Some(first) = view.ships.first().map(|ship| ship.ship) else { return all };
    let sizes = view.blocks.into_iter().flat_map(steps);
    all.extend(sizes.map(|size| Intent::Effort(first, Effort::Committed(size))));
    all.extend(view.types.into_iter().map(|it| it.intent));
    all
}

fn sea_plan(session: &Session) -> Vec<Intent> {
    let Some(view) = SeaPlanView::of(session) else { return Vec::new() };
    let pairs = view.joining.into_iter().chain(view.strangers);
    let joins = pairs.map(|(own, enemy)| Intent::Engage(own.ship, enemy.ship));
    let engaged = view.engagements.into_iter().flat_map(engagement);
    joins.chain(engaged).chain([Intent::SetSail, Intent::Deselect]).collect()
}

fn send_in(session: &Session) -> Vec<Intent> {
    let Some(view) = SendInView::of(session) else { return Vec::new() };
    let pairs = view.pairs.into_iter();
    let sends = pairs.map(|(own, enemy)| Intent::Engage(own.ship, enemy.ship));
    let engaged = view.engagements.into_iter().flat_map(engagement);
    sends.chain(engaged).chain([Intent::SetSail]).collect()
}

fn sea_battle(session: &Session) -> Vec<Intent> {
    let Some(view) = SeaBattleView::of(session) else { return Vec::new() };
    let mut all = Vec::new();
    for view in view.engagements.into_iter().filter(|view| view.can_roll) {
        let number = view.number;
        let blocks = if view.blocks.is_empty() { vec![0] } else { view.blocks };
        let chosen = steps(view.dice).into_iter().map(|dice| u8::try_from(dice).ok());
        for dice in [None].into_iter().chain(chosen) {
            let roll = |block, until| SeaAction::Roll { engagement: number, block, dice, until };
            all.extend(blocks.iter().map(|block| roll(*block, Until::Once)));
            all.extend(untils(view.force).into_iter().map(|until| roll(blocks[0], until)));
        }
        for (block, most) in view.reserves {
            let add = |armies| SeaAction::Reserve { engagement: number, block, armies };
            all.extend(steps((1, most)).into_iter().map(add));
        }
        all.extend(view.can_break_off.then_some(SeaAction::BreakOff { engagement: number }));
    }
    all.into_iter().map(at_sea).collect()
}

fn board(session: &Session) -> Vec<Intent> {
    let Some(view) = BoardView::of(session) else { return Vec::new() };
    let boards = view.boarders.into_iter().flat_map(|(ship, most)| {
        steps((1, most)).into_iter().map(move |armies| SeaAction::Board { ship, armies })
    });
    boards.chain([SeaAction::Sink]).map(at_sea).collect()
}

fn call(session: &Session) -> Vec<Intent> {
    let Some(view) = AllyCallView::of(session) else { return Vec::new() };
    let none = (!view.forced).then_some(Action::Done);
    let allies = view.allies.into_iter().map(|ally| Action::Declare { ally: ally.seat });
    allies.chain(none).map(play).collect()
}

fn contest(session: &Session) -> Vec<Intent> {
    let Some(view) = ContestView::of(session) else { return Vec::new() };
    let yes = match view.asked {
        AskedOfAlly::Contest | AskedOfAlly::Join => play(Action::Contest),
        AskedOfAlly::Answer if view.chooses => return picking(session, [play(Action::Done)]),
        AskedOfAlly::Answer | AskedOfAlly::Play | AskedOfAlly::Another => play(Action::Accept),
    };
    let never = view.never.map(|orders| Intent::Reactions(view.seat, orders));
    [yes, play(Action::Done)].into_iter().chain(never).collect()
}

/// Returns the cards that can be picked, and the button that plays them if that is possible.
fn picking(session: &Session, more: impl IntoIterator<Item = Intent>) -> Vec<Intent> {
    let view = session.view();
    let cards = (view.stash() | view.poker_hand()).iter().map(Intent::Pick);
    let can_play = PicksView::of(session).can_play.then_some(Intent::PlayCards);
    cards.chain(can_play).chain(more).collect()
}

fn poker(session: &Session) -> Vec<Intent> {
    let Some(own) = poker::own_poker(session) else { return Vec::new() };
    let peek = own.shared.then_some(Intent::Peek(own.covered));
    let for_all = own.for_all.map(|(answer, _)| Intent::AnswerForAll(answer));
    let peek = peek.into_iter().chain(for_all);
    let moves: Vec<Move> = match own.question {
        Some(PokerQuestion::Use | PokerQuestion::Exchange) if !own.covered => {
            return picking(session, peek);
        }
        Some(PokerQuestion::Exchange) => return peek.chain([Intent::PlayCards]).collect(),
        Some(PokerQuestion::Name) => own.games.into_iter().map(Move::Name).collect(),
        Some(PokerQuestion::Bet { .. }) => {
            let sizes = own.wager.into_iter().flat_map(|wager| steps((wager.least, wager.most)));
            own.bets
                .into_iter()
                .map(|(bet, _)| Move::Bet(bet))
                .chain(sizes.map(Move::Wager))
                .collect()
        }
        Some(PokerQuestion::Show { .. }) => vec![Move::Show, Move::Muck],
        Some(PokerQuestion::Use) | None => Vec::new(),
    };
    moves.into_iter().map(|it| play(Action::Poker(it))).chain(peek).collect()
}

fn react(session: &Session) -> Vec<Intent> {
    let Some(view) = ReactionView::of(session) else { return Vec::new() };
    let orders = Intent::Reactions(view.seat, view.standing.0);
    view.answers.into_iter().map(|answer| play(answer.action)).chain([orders]).collect()
}

/// A player who presses enabled controls at random.
struct Player {
    rng: Seeded,
    /// The dialogs seen so far.
    seen: BTreeSet<String>,
    /// The refusals, each with its count.
    refused: BTreeMap<String, u32>,
}

impl Player {
    fn pick<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        let number = u32::try_from(all.len()).ok().filter(|number| *number > 0)?;
        all.get(self.rng.below(number) as usize).cloned()
    }

    /// Presses a control and records any refusal.
    fn press(&mut self, session: &mut Session, intent: Intent) {
        let what = format!("{:?} {intent:?}", dialog::dialog(session, None));
        session.dispatch(intent);
        if let Some(notice) = session.notice().filter(|_| !is_asked_again(session)) {
            *self.refused.entry(format!("{what}: {notice:?}")).or_default() += 1;
        }
    }

    fn decide(&mut self, session: &mut Session) {
        self.seen.extend(dialog::dialog(session, None).map(|dialog| format!("{dialog:?}")));
        let all = controls(session);
        for _ in 0..3 {
            let Some(intent) = self.pick(&all) else { break };
            self.press(&mut session.clone(), intent);
        }
        let goes_on = |intent: &Intent| !matches!(intent, Intent::Undo | Intent::Reactions(..));
        let all: Vec<_> = all.into_iter().filter(goes_on).collect();
        let presses = self.rng.below(3) > 0 || session.defers_the_end();
        if let Some(intent) = self.pick(&all).filter(|_| presses) {
            self.press(session, intent);
        } else {
            let action = session.game().legal().sample(&mut self.rng);
            session.dispatch(Intent::Play(action.unwrap()));
        }
    }

    fn play(&mut self, rules: RuleSet, seed: u64, steps: u32) {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = dealt(rules, &people, seed);
        for _ in 0..steps {
            match session.duty() {
                Duty::Decide(_) => self.decide(&mut session),
                Duty::HandOver(_) => session.dispatch(Intent::Uncover),
                Duty::Showdown => session.dispatch(Intent::GoOn),
                Duty::Over | Duty::Past | Duty::Send(_) | Duty::Think(_) => return,
            }
        }
    }
}

#[test]
fn an_enabled_control_is_never_refused() {
    let mut player = Player {
        rng: Seeded::new(Seed::from_number(2), 1),
        seen: BTreeSet::new(),
        refused: BTreeMap::new(),
    };
    let one_opponent = RuleSet { sea_opponents: SeaOpponents::One, ..RuleSet::NAUTICAL };
    let small_attacks = RuleSet { large_attacks: false, ..RuleSet::NAUTICAL };
    let no_limit = RuleSet { betting: Limit::NoLimit, ..RuleSet::NEW_RULES };
    let presets = RuleSet::PRESETS.iter().map(|(_, rules)| *rules);
    for rules in presets.chain([one_opponent, small_attacks, no_limit]) {
        for seed in 0..6 {
            player.play(rules, seed, 1_200);
        }
    }
    assert!(player.refused.is_empty(), "{:#?}", player.refused);
    assert!(player.seen.len() > 17, "most dialogs are seen: {:?}", player.seen);
}
