//! The attack being planned.

use super::fight::stake;
use super::kinds::{KindView, SizeView, kinds, needs, sizes};
use crate::battles::battle::BattleView;
use crate::battles::odds::{Matchup, normal};
use crate::battles::recorded::Ending;
use crate::in_words::{places, post, scar_in_words};
use crate::names::player_name;
use crate::notice::NoticeView;
use engine::battle::{AttackType, Post};
use engine::core::Seat;
use engine::game::{Ask, AttackRolls, LEAST_BLOCK, Refusal, State};
use engine::world::Territory;
use table::{Draft, Duty, Plan, Session};

/// A bordering territory, or a ship within reach, that can send blocks of a flanking attack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlankView {
    pub from: Post,
    /// The number of its armies that can be committed.
    pub most: u32,
    pub blocks: u32,
    /// True if it can send one more block.
    pub can_add: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanView {
    /// The origin of the attack; of a flanking attack, the first territory chosen.
    pub from: Post,
    pub to: Territory,
    pub attacker: Seat,
    pub defender: Seat,
    /// The origin in words; of a flanking attack, all flanks.
    pub origin: String,
    /// The number of armies at the origin; of a flanking attack, those of all blocks.
    pub attackers: u32,
    pub defenders: u32,
    /// The types to choose from, the best first; only one if the game has no massed attacks.
    pub kinds: Vec<KindView>,
    /// The block sizes to choose from; empty unless it is a flanking attack.
    pub sizes: Vec<SizeView>,
    /// The chosen type.
    pub plan: Plan,
    /// True if the player chose the type or the blocks, so that a tap on the map adds a block.
    pub by_hand: bool,
    pub meaning: String,
    /// The number of dice in the first roll, the attacker's and the defender's.
    pub dice: (u32, u32),
    /// The number chosen: dice, armies committed, or armies in each block.
    pub armies: u32,
    /// The fewest and the most that can be chosen.
    pub range: (u32, u32),
    /// The number of armies that take part in all, which limits “until so many are left”.
    pub force: u32,
    /// The places that can send blocks; empty unless it is a flanking attack.
    pub flanks: Vec<FlankView>,
    /// The two forces, for the odds of fighting to the end.
    pub matchup: Option<Matchup>,
    /// The reason why it can't be declared as it is, if it can't.
    pub cannot: Option<String>,
    /// The mobilization that declaration it may cause (T11).
    pub mobilization: Option<String>,
    /// The scars that change dice there, and the number of rolls if that is limited (L1, L7).
    pub lies: Vec<String>,
    /// The price of losing (A4).
    pub stake: Option<String>,
    /// True in the first turn of a quick start, for which the best type is enough.
    pub is_first_turn: bool,
    /// The ships at stake if everybody aboard is sent; the player is asked once to confirm (N6).
    pub ship_at_stake: Option<String>,
}

impl PlanView {
    /// Returns the attack that the player at the screen is planning.
    pub fn of(session: &Session) -> Option<Self> {
        let Duty::Decide(prompt) = session.duty() else { return None };
        if prompt.ask != Ask::Campaign {
            return None;
        }
        let mut view = read(session.view().table(), session.draft())?;
        let first = !session.view().table().turn().attacked.contains(view.defender);
        let mobilizes = first && session.view().table().rules().mobilization;
        view.mobilization = mobilizes
            .then(|| text::land_sentences::mobilization(player_name(session, view.defender)));
        view.is_first_turn = session.is_quick_start() && session.view().table().turn().round == 1;
        Some(view)
    }
}

/// Returns `true` if the planned attack continues one that was rolled for just now (L1).
pub fn attacks_again(session: &Session) -> bool {
    let planned = session.draft().origin().zip(session.draft().to);
    let fought = BattleView::of(session).filter(|battle| battle.ending == Some(Ending::OneRoll));
    fought.is_some_and(|battle| {
        planned.is_some_and(|(from, to)| battle.from == [from] && battle.to == to)
    })
}

pub(crate) fn read(table: &State, draft: &Draft) -> Option<PlanView> {
    let (from, to) = (draft.origin()?, draft.to?);
    let board = table.board();
    let defenders = board.armies(to);
    let flanks = flanks(table, draft, to);
    let cannot = cannot(table, draft, from);
    let origins = || match draft.plan {
        Plan::Flanking => draft.blocks.to_vec(),
        _ => vec![from],
    };
    let force = force(table, draft, from);
    let matchup = cannot.is_none().then(|| matchup(table, draft, from, to));
    Some(PlanView {
        from,
        to,
        attacker: table.turn().seat,
        defender: board.owner(to)?,
        origin: origin(&origins()),
        attackers: if draft.plan == Plan::Flanking { force } else { table.armies_at(from) },
        defenders,
        kinds: kinds(table, draft, (from, to), matchup.as_ref()),
        sizes: sizes(table, draft, from, to),
        plan: draft.plan,
        by_hand: draft.by_hand,
        meaning: meaning(table, draft.plan),
        dice: dice(table, draft, defenders),
        armies: draft.armies,
        range: draft.range(table),
        force,
        flanks: if draft.plan == Plan::Flanking { flanks } else { Vec::new() },
        matchup,
        cannot,
        mobilization: None,
        lies: if draft.plan == Plan::Normal { lies(table, to) } else { Vec::new() },
        stake: (draft.plan != Plan::Normal).then(|| stake(origins())),
        is_first_turn: false,
        ship_at_stake: ship_at_stake(table, draft, &origins()),
    })
}

/// Describes any scar that changes the dice of a normal attack, and any limit to one roll.
fn lies(table: &State, to: Territory) -> Vec<String> {
    let rules = table.rules();
    let scar = table
        .legacy()
        .scar(to)
        .map(|scar| text::land_sentences::Lies { territory: to, scar: scar_in_words(scar) }.say());
    let one_roll = rules.attack_rolls == AttackRolls::One;
    let one_roll = one_roll.then(|| text::land_sentences::one_roll().to_owned());
    scar.into_iter().chain(one_roll).collect()
}

/// Returns the number of armies that take part in all.
fn force(table: &State, draft: &Draft, from: Post) -> u32 {
    match draft.plan {
        Plan::Normal => table.armies_at(from),
        Plan::Committed => draft.armies,
        Plan::Flanking => draft.armies * u32::try_from(draft.blocks.len()).unwrap_or(0),
    }
}

/// Returns the places of these blocks, each once.
fn distinct(blocks: &[Post]) -> Vec<Post> {
    let mut flanks = Vec::new();
    for block in blocks {
        if !flanks.contains(block) {
            flanks.push(*block);
        }
    }
    flanks
}

/// Describes the planned flanking attack by the blocks that are chosen, wherever the plan began;
/// `None` for other attacks.
pub(crate) fn flanking_in_words(draft: &Draft, to: Territory) -> Option<String> {
    let blocks = distinct(&draft.blocks);
    Some(match blocks.as_slice() {
        _ if draft.plan != Plan::Flanking => return None,
        [] => return None,
        [Post::Ship(ship)] => text::prompt::ShipLands { ship, territory: to }.say(),
        [Post::Land(from)] => text::prompt::CampaignAttack { from, to }.say(),
        several => text::prompt::CampaignAttacks { places: origin(several), to }.say(),
    })
}

/// Returns the origin in words: “Alaska”, “Alaska and Ontario”, “3 flanks”.
fn origin(blocks: &[Post]) -> String {
    let flanks = distinct(blocks);
    match flanks.len() {
        0 => text::land_sentences::flanks_none().to_owned(),
        1 | 2 => text::sentence(&places(flanks.into_iter().map(post))),
        many => text::land_sentences::flanks(many),
    }
}

/// Returns the ships that would be lost with this attack, in words.
fn ship_at_stake(table: &State, draft: &Draft, origins: &[Post]) -> Option<String> {
    let all_aboard = |from: &Post| {
        from.ship().is_some()
            && draft.plan != Plan::Normal
            && table.committable_armies(*from) <= draft.armies
    };
    let ships: Vec<Post> = origins.iter().copied().filter(all_aboard).collect();
    (!ships.is_empty()).then(|| {
        text::land_sentences::ship_at_stake(text::sentence(&places(ships.into_iter().map(post))))
    })
}

fn meaning(table: &State, plan: Plan) -> String {
    match plan {
        Plan::Normal => {
            let dice = text::land_sentences::meaning(table.rules().most_defence_dice());
            match table.rules().attack_rolls {
                AttackRolls::Any => format!("{dice} {}", text::land_sentences::meaning_stop()),
                AttackRolls::One => dice,
            }
        }
        Plan::Committed => text::land_sentences::meaning_committed().to_owned(),
        Plan::Flanking => text::land_sentences::meaning_flanking().to_owned(),
    }
}

fn dice(table: &State, draft: &Draft, defenders: u32) -> (u32, u32) {
    match draft.plan {
        Plan::Normal => (draft.armies, defenders.min(table.rules().most_defence_dice())),
        _ => (draft.armies, draft.armies.saturating_sub(1).min(defenders)),
    }
}

fn matchup(table: &State, draft: &Draft, from: Post, to: Territory) -> Matchup {
    let defenders = table.board().armies(to);
    let (attack_type, armies) = match draft.plan {
        Plan::Normal => return normal(table, from, to),
        Plan::Committed => (AttackType::Blocks(1), draft.armies),
        Plan::Flanking => {
            let blocks = u32::try_from(draft.blocks.len()).unwrap_or(0);
            let attack_type =
                if covers(table, draft) { AttackType::Covered } else { AttackType::Blocks };
            (attack_type(blocks), draft.armies)
        }
    };
    Matchup::Land { attack_type, armies, defenders }
}

/// Returns `true` if some armies stay behind a block that rolls before the last one (A8).
fn covers(table: &State, draft: &Draft) -> bool {
    let before = draft.blocks.split_last().map_or(&[][..], |(_, before)| before);
    before
        .iter()
        .any(|from| table.committable_armies(*from) > draft.armies * draft.blocks_of(*from))
}

fn flanks(table: &State, draft: &Draft, to: Territory) -> Vec<FlankView> {
    let flank = |(from, most): (Post, u32)| {
        let blocks = draft.blocks_of(from);
        let can_add = draft.clone().add_block(table, from).is_ok();
        FlankView { from, most, blocks, can_add }
    };
    table.flanks(to).map(flank).collect()
}

fn cannot(table: &State, draft: &Draft, from: Post) -> Option<String> {
    let refusal = table.check(&draft.declared()?).err()?;
    let too_few = matches!(refusal, Refusal::Armies { .. });
    Some(match draft.plan {
        Plan::Flanking if refusal == Refusal::Blocks => {
            text::land_sentences::two_blocks().to_owned()
        }
        Plan::Flanking if too_few => text::land_sentences::block_needs(LEAST_BLOCK),
        Plan::Committed if too_few => needs(from),
        Plan::Normal | Plan::Committed | Plan::Flanking => NoticeView::from(refusal).text,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Position;
    use engine::world::names::{Alaska, Kamchatka, NorthwestTerritory, Ontario};

    fn table(rules: &str) -> State {
        let text = format!(
            "rules {rules}
             players Red Blue
             turn Red campaign
             Alaska Red 9
             Ontario Red 5
             Alberta Red 2
             Northwest-Territory Blue 7
             * Blue 2"
        );
        Position::parse(&text).unwrap()
    }

    fn planned(table: &State, taps: &[Territory], plan: Plan) -> Draft {
        let mut draft = Draft::default();
        for territory in taps {
            draft.tap(table, *territory).unwrap();
        }
        draft.set_plan(table, plan).unwrap();
        draft
    }

    fn cannot(view: &PlanView, plan: Plan) -> Option<String> {
        view.kinds.iter().find(|kind| kind.plan == plan)?.cannot.clone()
    }

    #[test]
    fn the_types_are_cards_with_their_chances_the_best_first_and_block_sizes_are_chips() {
        let text =
            "players Red Blue\nturn Red campaign\nAlaska Red 17\nKamchatka Blue 15\n* Blue 2";
        let table = Position::parse(text).unwrap();
        let mut draft = Draft::default();
        draft.tap(&table, Alaska).unwrap();
        draft.tap(&table, Kamchatka).unwrap();
        let view = read(&table, &draft).unwrap();
        let card = |kind: &KindView| {
            (kind.plan, kind.chance.clone().unwrap_or_default(), kind.shape.clone())
        };
        let cards: Vec<_> = view.kinds.iter().map(card).collect();
        assert_eq!(cards[0], (Plan::Flanking, "98\u{a0}%".to_owned(), "8 × 2".to_owned()));
        assert_eq!((cards.len(), view.plan, view.by_hand), (3, Plan::Flanking, false));
        let shapes: Vec<&str> = cards.iter().map(|card| card.2.as_str()).collect();
        assert!(shapes.contains(&"3 dice") && shapes.contains(&"1 × 16"), "{shapes:?}");
        let sizes: Vec<&str> = view.sizes.iter().map(|size| size.shape.as_str()).collect();
        assert_eq!(sizes, ["8 × 2", "5 × 3", "4 × 4", "2 × 8"]);
        assert!(view.sizes[0].chosen && !view.sizes[3].chosen);
        draft.set_block_size(&table, 8).unwrap();
        let halves = read(&table, &draft).unwrap();
        assert_eq!((halves.kinds[0].shape.as_str(), halves.sizes[3].chosen), ("2 × 8", true));
        assert_eq!(halves.kinds[0].chance.as_ref(), Some(&halves.sizes[3].chance));
    }

    #[test]
    fn nothing_is_planned_before_a_target_is_chosen() {
        let table = table("nautical");
        assert_eq!(read(&table, &planned(&table, &[Alaska], Plan::Normal)), None);
    }

    #[test]
    fn a_game_without_large_attacks_offers_one_kind() {
        let table = table("next");
        let view = read(&table, &planned(&table, &[Alaska, Kamchatka], Plan::Normal)).unwrap();
        assert_eq!(view.kinds.len(), 1);
        assert_eq!((view.dice, view.range), ((3, 2), (3, 3)));
        assert_eq!(view.stake, None);
        let odds = view.matchup.unwrap().odds();
        assert_eq!(odds.percent, 98, "nine against two, as the exact tables have it");
    }

    #[test]
    fn a1_k3_l1_a_normal_attack_is_described_as_the_rules_have_it() {
        let meaning = |rules: &str| {
            let table = table(rules);
            read(&table, &planned(&table, &[Alaska, Kamchatka], Plan::Normal)).unwrap().meaning
        };
        assert_eq!(
            meaning("nautical"),
            "Up to three dice against two. You may stop after any roll."
        );
        assert_eq!(
            meaning("risiko-pocket"),
            "Up to three dice against three. You may stop after any roll."
        );
        assert_eq!(meaning("legacy-attack"), "Up to three dice against two.");
    }

    #[test]
    fn a2_all_but_one_can_be_committed_against_one_die_fewer() {
        let table = table("nautical");
        let view =
            read(&table, &planned(&table, &[Alaska, NorthwestTerritory], Plan::Committed)).unwrap();
        assert_eq!((view.armies, view.range, view.dice), (8, (2, 8), (8, 7)));
        assert!(view.stake.is_some_and(|stake| stake.contains("Alaska")));
    }

    #[test]
    fn a5_blocks_come_from_every_neighbour_that_has_the_armies() {
        let table = table("nautical");
        let draft = planned(&table, &[Alaska, NorthwestTerritory], Plan::Flanking);
        let view = read(&table, &draft).unwrap();
        let from: Vec<Post> = view.flanks.iter().map(|flank| flank.from).collect();
        assert!(from.contains(&Alaska.into()) && from.contains(&Ontario.into()));
        assert_eq!(from.len(), 2, "Alberta has too few");
        assert_eq!((view.force, view.dice), (12, (2, 1)));
        assert_eq!((view.attackers, view.origin.as_str()), (12, "Alaska and Ontario"));
        assert_eq!(view.cannot, None);
        let blocks = Matchup::Land { attack_type: AttackType::Blocks(6), armies: 2, defenders: 7 };
        assert_eq!(view.matchup, Some(blocks));
        let mut covered = draft.clone();
        covered.drop_block(&table, Alaska).unwrap();
        let covered = read(&table, &covered).unwrap();
        // Alaska has two more behind its blocks, so Ontario's last block keeps its plus one (A8).
        let blocks = Matchup::Land { attack_type: AttackType::Covered(5), armies: 2, defenders: 7 };
        assert_eq!(covered.matchup, Some(blocks));
        let mut lonely = draft;
        (0..4).for_each(|_| drop(lonely.drop_block(&table, Alaska)));
        lonely.drop_block(&table, Ontario).unwrap();
        let alone = read(&table, &lonely).unwrap();
        assert!(alone.cannot.is_some() && alone.matchup.is_none());
    }

    /// Red's ship 1 with five armies and ship 2 with one, off Alaska and off Blue's Kamchatka.
    fn at_sea(alaska: u32) -> State {
        Position::parse(&format!(
            "players Red Blue
             turn Red campaign
             Alaska Red {alaska}
             * Blue 2
             ship 1 Red 5 at {0}
             ship 2 Red 1 at {0}",
            engine::world::World::earth().harbours(Kamchatka).next().unwrap()
        ))
        .unwrap()
    }

    fn landing(table: &State, plan: Plan, armies: u32) -> PlanView {
        let mut draft = Draft::default();
        draft.tap_ship(table, 0u8.try_into().unwrap()).unwrap();
        draft.tap(table, Kamchatka).unwrap();
        draft.set_plan(table, plan).unwrap();
        draft.set_armies(table, armies).unwrap();
        read(table, &draft).unwrap()
    }

    #[test]
    fn n6_a_ship_is_at_stake_only_if_everybody_aboard_is_committed() {
        let table = at_sea(2);
        assert_eq!(landing(&table, Plan::Normal, 3).ship_at_stake, None);
        assert_eq!(landing(&table, Plan::Committed, 4).ship_at_stake, None);
        let mut draft = Draft::default();
        draft.tap_ship(&table, 0u8.try_into().unwrap()).unwrap();
        draft.tap(&table, Kamchatka).unwrap();
        draft.set_plan(&table, Plan::Committed).unwrap();
        assert_eq!(draft.armies, 4, "one stays aboard unless it is said otherwise");
        let all = landing(&table, Plan::Committed, 5).ship_at_stake.unwrap();
        assert!(all.starts_with("Ship 1") && all.ends_with("(N6)"), "{all}");
    }

    #[test]
    fn a5_a_ship_is_one_flank() {
        let alone = landing(&at_sea(2), Plan::Normal, 3);
        assert!(cannot(&alone, Plan::Flanking).is_some_and(|why| why.contains("two blocks")));
        let joined = landing(&at_sea(9), Plan::Flanking, 3);
        assert_eq!((cannot(&joined, Plan::Flanking), joined.cannot.clone()), (None, None));
        let ship = joined.flanks.iter().find(|flank| flank.from.ship().is_some()).unwrap();
        assert_eq!((ship.blocks, ship.can_add), (1, false));
    }

    #[test]
    fn many_flanks_are_counted() {
        let [ship, other] = [0u8, 1].map(|id| Post::Ship(id.try_into().unwrap()));
        let alaska = Alaska.into();
        assert_eq!(origin(&[]), "No blocks yet");
        assert_eq!(origin(&[ship, ship]), "Ship 1");
        assert_eq!(origin(&[alaska, ship, alaska]), "Alaska and ship 1");
        assert_eq!(origin(&[alaska, ship, other, ship]), "3 flanks");
    }

    #[test]
    fn a5_the_sentence_about_flanks_names_those_that_are_chosen() {
        let ship = Post::Ship(0u8.try_into().unwrap());
        let said = |plan, blocks: &[Post]| {
            let draft =
                Draft { plan, blocks: blocks.iter().copied().collect(), ..Draft::default() };
            flanking_in_words(&draft, Kamchatka)
        };
        assert_eq!(said(Plan::Normal, &[Alaska.into()]), None);
        assert_eq!(said(Plan::Flanking, &[]), None);
        let told = |blocks: &[Post]| said(Plan::Flanking, blocks).unwrap_or_default();
        let alone = "Alaska attacks Kamchatka.";
        assert_eq!(told(&[Alaska.into(), Alaska.into()]), alone, "wherever the plan began");
        assert_eq!(told(&[ship]), "Ship 1 lands on Kamchatka.");
        assert_eq!(told(&[Alaska.into(), ship]), "Alaska and ship 1 attack Kamchatka.");
    }

    #[test]
    fn kinds_that_are_out_of_reach_say_why() {
        let table =
            Position::parse("players Red Blue\nturn Red campaign\nAlaska Red 2\n* Blue 2").unwrap();
        let view = read(&table, &planned(&table, &[Alaska, Kamchatka], Plan::Normal)).unwrap();
        let cannot = |plan| cannot(&view, plan).unwrap_or_default();
        assert_eq!(cannot(Plan::Normal), "");
        assert!(cannot(Plan::Committed).contains("Alaska needs 3 armies"));
        assert!(cannot(Plan::Flanking).contains("two blocks"));
    }
}
