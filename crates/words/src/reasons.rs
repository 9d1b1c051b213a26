//! The reasons for a move, in sentences: the text of hints.

use engine::battle::Post;
use engine::core::{BySeat, Seat};
use engine::game::FACTORY_ARMIES;
use engine::world::Territory;
use players::reasons::Reason;
use text::land_sentences::chance;

/// The names of the seats, as people call them.
pub type SeatNames = BySeat<String>;

/// Returns the reasons in a sentence each, or `None` if there are none.
pub fn reasons_in_words(reasons: &[Reason], names: &SeatNames) -> Option<String> {
    let sentences: Vec<String> = reasons.iter().map(|reason| in_words(*reason, names)).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// The chance to take a territory, in per cent, below which there is hardly any.
const HARDLY: u32 = 5;

/// Returns the sentence for a reason.
fn in_words(reason: Reason, names: &SeatNames) -> String {
    let name = |seat: Seat| names[seat].as_str();
    match reason {
        Reason::LastTerritory { seat, cards } => {
            text::hints::LastTerritory { cards, name: name(seat) }.say()
        }
        Reason::Completes(continent) => {
            text::hints::Completes { continent, armies: continent.bonus() }.say()
        }
        Reason::Breaks { seat, continent } => {
            text::hints::Breaks { name: name(seat), continent, armies: continent.bonus() }.say()
        }
        Reason::StillMissing { territories, continent } => {
            text::hints::StillMissing { territories, continent }.say()
        }
        Reason::FewLeft { seat, territories } => {
            text::hints::FewLeft { territories, name: name(seat) }.say()
        }
        Reason::EarnsCard { by_ally: false } => text::hints::brings_a_card().to_owned(),
        Reason::EarnsCard { by_ally: true } => text::hints::brings_a_card_too().to_owned(),
        Reason::Frees { seat, armies, territory } => {
            text::hints::Frees { armies, name: name(seat), territory }.say()
        }
        Reason::PartOfContinent { continent, held } => {
            let (territories, armies) = (continent.territories().len(), continent.bonus());
            text::hints::PartOfContinent { territories, continent, held, armies }.say()
        }
        Reason::Denies { seat, continent } => {
            text::hints::Denies { name: name(seat), continent }.say()
        }
        Reason::Aim { territory, chance: odds } => {
            text::hints::Aim { territory, chance: chance(odds) }.say()
        }
        Reason::Keeps(continent) => {
            text::hints::Keeps { continent, armies: continent.bonus() }.say()
        }
        Reason::Guards { seat, from, territory, now, then } => {
            guards(name(seat), from, territory, [now, then].map(chance))
        }
        Reason::Threat { seat, from, armies } => threat(name(seat), from, armies),
        Reason::CouldTake { seat, from, territory, chance: odds } => {
            could_take(name(seat), from, territory, odds)
        }
        Reason::NobodyBeside(territory) => text::hints::nobody_beside(territory),
        Reason::Sheltered { territory, hostile: number } => {
            text::hints::Sheltered { number, territory }.say()
        }
        Reason::NearerBorder { from, by_land: false } => text::hints::nearer_the_border(from),
        Reason::NearerBorder { from, by_land: true } => {
            text::hints::nearer_the_border_by_land(from)
        }
        Reason::Idle { from, by_land: false } => text::hints::idle(from),
        Reason::Idle { from, by_land: true } => text::hints::idle_by_land(from),
        Reason::AllAtBorder => text::hints::all_at_the_border().to_owned(),
        Reason::SetDue { cards } => text::hints::set_due(cards),
        Reason::SetWorth { armies, next: Some(next) } => {
            text::hints::SetWorthRising { armies, next }.say()
        }
        Reason::SetWorth { armies, next: None } => text::hints::set_worth(armies),
        Reason::SetByDice => text::hints::set_dice().to_owned(),
        Reason::BuysFactory => text::hints::set_factory(FACTORY_ARMIES),
        Reason::BuysShip => text::hints::set_ship().to_owned(),
        Reason::Costs { own, theirs } => text::hints::Costs { own, theirs }.say(),
        Reason::PoorChance { chance: odds } => text::hints::going_on_wins(chance(odds)),
        Reason::WithoutHelp { attacker, territory, chance: odds } => {
            text::hints::WithoutHelp { name: name(attacker), territory, chance: chance(odds) }.say()
        }
        Reason::NobodyInReach => text::hints::nobody_in_reach().to_owned(),
        Reason::BestAttack { territory, chance: odds } => {
            text::hints::BestAttack { territory, chance: chance(odds) }.say()
        }
        Reason::CardEarned => text::hints::card_is_won().to_owned(),
        Reason::DrawsCard => text::hints::why_draw().to_owned(),
        Reason::Ally { seat, armies, territories } => {
            text::hints::AllyWorth { name: name(seat), armies, territories }.say()
        }
        Reason::CallPays { wins, enough, armies } => {
            text::hints::CallPays { wins: chance(wins), enough: chance(enough), armies }.say()
        }
        Reason::CallDoesNotPay { wins, enough, armies } => {
            text::hints::CallDoesNotPay { wins: chance(wins), enough: chance(enough), armies }.say()
        }
        Reason::FreeCheck { wins } => text::hints::check_is_free(chance(wins)),
        Reason::HandWins { wins: ..15 } => text::hints::hand_bluffs().to_owned(),
        Reason::HandWins { wins } => text::hints::hand_wins(chance(wins)),
        Reason::CanLand { seat, territory, chance: odds } => {
            text::hints::CanLand { territory, name: name(seat), chance: chance(odds) }.say()
        }
        Reason::TooFewToLand { seat, territory } => no_landing(name(seat), territory, 0),
        Reason::Patrolled { seat, territory, ships } => no_landing(name(seat), territory, ships),
        Reason::NowhereToLand(ship) => text::hints::nowhere_to_land(ship),
        Reason::BeatsShip { ship, chance: odds } => {
            text::hints::ClashWins { ship, chance: chance(odds) }.say()
        }
        Reason::TakesShip => text::hints::boarded().to_owned(),
        Reason::SinksShip => text::hints::sunk().to_owned(),
        Reason::ChanceToWin { now, then: Some(then) } => text::hints::WinGoes { now, then }.say(),
        Reason::ChanceToWin { now, then: None } => text::hints::win_now(now),
    }
}

fn guards(name: &str, from: Post, territory: Territory, [now, then]: [String; 2]) -> String {
    match from {
        Post::Land(from) => text::hints::Guards { name, territory, from, now, then }.say(),
        Post::Ship(ship) => text::hints::GuardsAfloat { name, territory, ship, now, then }.say(),
    }
}

fn threat(name: &str, from: Post, armies: u32) -> String {
    match from {
        Post::Land(territory) => text::hints::Threat { name, armies, territory }.say(),
        Post::Ship(ship) => text::hints::ThreatAfloat { name, armies, ship }.say(),
    }
}

/// Describes a coast that ships reach but nobody can land on yet, because of these ships or the odds.
fn no_landing(name: &str, territory: Territory, ships: usize) -> String {
    match ships {
        0 => text::hints::TooFewToLand { name, territory }.say(),
        _ => text::hints::Patrolled { ships, name, territory }.say(),
    }
}

fn could_take(name: &str, from: Post, territory: Territory, odds: u32) -> String {
    let chance = chance(odds);
    match from {
        _ if odds < HARDLY => text::hints::HardlyTaken { name, territory }.say(),
        Post::Land(from) => text::hints::CouldTake { name, territory, from, chance }.say(),
        Post::Ship(ship) => text::hints::CouldTakeAfloat { name, territory, ship, chance }.say(),
    }
}
