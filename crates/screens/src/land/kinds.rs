//! The attack types as cards, the best first, and the block sizes of a flanking attack as chips.

use crate::battles::odds::Matchup;
use crate::in_words::post;
use engine::battle::Post;
use engine::game::{Effort, LEAST_BLOCK, State};
use engine::world::Territory;
use players::reasons::percent;
use table::{Draft, Plan, Proposal, declaration, flanking, proposals};

/// An attack type, as a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KindView {
    pub plan: Plan,
    pub name: &'static str,
    /// The chance of conquest with the best attack of this type, or with the planned one: “98 %”.
    pub chance: Option<String>,
    /// The dice or blocks of that attack: “3 dice”, “8 × 2”.
    pub shape: String,
    /// The reason why it isn't possible here, if it isn't.
    pub cannot: Option<String>,
}

/// A block size to choose for a flanking attack, as a chip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SizeView {
    pub size: u32,
    /// The number of blocks and their size: “8 × 2”.
    pub shape: String,
    /// The chance of conquest: “98 %”.
    pub chance: String,
    pub chosen: bool,
}

/// Returns the attack types, the best first and those that are impossible last; only one if the
/// game has no massed attacks.
pub(super) fn kinds(
    table: &State,
    draft: &Draft,
    (from, to): (Post, Territory),
    planned: Option<&Matchup>,
) -> Vec<KindView> {
    let proposals = proposals(table, from, to);
    let possible = proposals.iter().map(|proposal| {
        let is_planned = draft.plan == proposal.plan;
        let planned = planned.filter(|_| is_planned);
        let chance = planned.map_or(percent(proposal.outlook.conquest), |it| it.odds().percent);
        let shape = if is_planned {
            shape(draft.plan, draft.armies, draft.blocks.len())
        } else {
            shape(proposal.plan, proposal.armies, proposal.blocks.len())
        };
        let chance = Some(text::land_sentences::chance(chance));
        KindView { plan: proposal.plan, name: name(proposal.plan), chance, shape, cannot: None }
    });
    let all = [Plan::Normal, Plan::Committed, Plan::Flanking];
    let offered = if table.rules().large_attacks { &all[..] } else { &all[..1] };
    let others = offered.iter().filter(|plan| proposals.iter().all(|it| it.plan != **plan));
    let others = others.map(|&plan| KindView {
        plan,
        name: name(plan),
        chance: None,
        shape: String::new(),
        cannot: why_not(table, plan, from, to),
    });
    possible.chain(others).collect()
}

/// Returns the block sizes to choose from, if the plan is a flanking attack.
pub(super) fn sizes(table: &State, draft: &Draft, from: Post, to: Territory) -> Vec<SizeView> {
    if draft.plan != Plan::Flanking {
        return Vec::new();
    }
    let size = |proposal: Proposal| {
        let blocks = proposal.blocks.len();
        SizeView {
            size: proposal.armies,
            shape: shape(Plan::Flanking, proposal.armies, blocks),
            chance: text::land_sentences::chance(percent(proposal.outlook.conquest)),
            chosen: draft.armies == proposal.armies && draft.blocks.len() == blocks,
        }
    };
    flanking(table, from, to).into_iter().map(size).collect()
}

fn name(plan: Plan) -> &'static str {
    match plan {
        Plan::Normal => text::land::normal(),
        Plan::Committed => text::land_sentences::committed(),
        Plan::Flanking => text::land_sentences::flanking(),
    }
}

fn shape(plan: Plan, armies: u32, blocks: usize) -> String {
    let blocks = match plan {
        Plan::Normal => return text::dice::number(armies),
        Plan::Committed => 1,
        Plan::Flanking => blocks,
    };
    text::land_sentences::BlockShape { blocks, armies }.say()
}

/// Returns the reason why an attack of this type is impossible, if it is.
fn why_not(table: &State, plan: Plan, from: Post, to: Territory) -> Option<String> {
    match plan {
        Plan::Normal => None,
        Plan::Committed => {
            let smallest = declaration(from, to, Effort::Committed(LEAST_BLOCK));
            table.check(&smallest).is_err().then(|| needs(from))
        }
        Plan::Flanking => {
            let flanks = table.flanks(to);
            let blocks: u32 = flanks.map(|(from, most)| from.most_blocks(most, LEAST_BLOCK)).sum();
            let no_two = text::land_sentences::NoTwoBlocks { territory: to, armies: LEAST_BLOCK };
            (blocks < 2).then(|| no_two.say())
        }
    }
}

/// Returns the armies needed, in words: one stays behind in a territory, none on a ship (A2, N5).
pub(super) fn needs(from: Post) -> String {
    let stays = u32::from(from.territory().is_some());
    text::land_sentences::Needs { place: post(from), armies: LEAST_BLOCK + stays }.say()
}
