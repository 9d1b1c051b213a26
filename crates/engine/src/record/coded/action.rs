//! The fields of an action besides its kind, coded number by number.

use super::Model;
use super::coder::{all, count, rough};
use super::fields::{FieldCoding, Likely, LikelyTerritories, fields};
use super::numbers::{self, MOST};
use super::purpose::BitPurpose;
use super::scene::CodingState;
use super::telling::Telling;
use super::verbs;
use crate::game::{Action, Ask, Hand};
use crate::world::TerritorySet;

impl Model<'_> {
    /// Writes an action, or reads one if none is given. Returns `None` if it can't be coded, or if
    /// the numbers read aren't an action. The action written may differ from the one given, so the
    /// caller has to compare.
    pub fn action(&mut self, scene: &CodingState, given: Option<&Action>) -> Option<Action> {
        let given = given.map_or(Some(Vec::new()), numbers::of)?;
        let (given_kind, told) = verbs::kind(&given).unzip();
        let kind = self.kind(scene, given_kind);
        let rest = given.get(told.unwrap_or(0)..).unwrap_or_default();
        let mut telling = Telling::new(rest, verbs::numbers(kind), scene.hand());
        if let Some(fields) = fields(kind) {
            for field in fields {
                self.field(scene, *field, &mut telling)?;
            }
        } else {
            let length = self.coder.number(BitPurpose::Length, kind.into(), count(rest.len()));
            for place in 0..length.min(count(MOST)) {
                let with = all(&[kind.into(), place]);
                let number = telling.next_small().unwrap_or(0);
                telling.tell(self.coder.number(BitPurpose::Number, with, number));
            }
        }
        self.memory.kinds = [kind, self.memory.kinds[0]];
        numbers::action(&telling.finish())
    }

    fn field(
        &mut self,
        scene: &CodingState,
        field: FieldCoding,
        telling: &mut Telling,
    ) -> Option<()> {
        match field {
            FieldCoding::Territory(purpose, among) => {
                let among = territories(scene, among, telling);
                let at = self.territory(scene, purpose, among, telling.next())?;
                telling.at = telling.at.or(Some(at));
                telling.tell(at.number());
            }
            FieldCoding::Ship(purpose) => self.one_ship(scene, purpose, telling)?,
            FieldCoding::Armies(purpose, likely) => {
                let likely = armies(scene, likely, telling);
                self.amount(purpose, &[likely, 1], rough(scene.left()), telling);
            }
            FieldCoding::Advance => {
                let Ask::Advance { from, to, most } = scene.ask else { return None };
                let behind = from.territory().map_or(7, |at| scene.foes(at));
                self.amount(
                    BitPurpose::Advanced,
                    &[most, 0, 1],
                    all(&[behind, scene.foes(to)]),
                    telling,
                );
            }
            FieldCoding::Number(purpose) => {
                self.amount(purpose, &[0, 1], 0, telling);
            }
            FieldCoding::Until => self.until(scene, telling),
            FieldCoding::Flank => self.flank(scene, telling)?,
            FieldCoding::Effort => self.effort(scene, telling),
            FieldCoding::Engagements => self.engagements(scene, telling)?,
            FieldCoding::Card => self.card(scene, telling)?,
            FieldCoding::Cut => {
                self.amount(BitPurpose::Cut, &[0], answers(scene), telling);
            }
            FieldCoding::Reveal => self.reveal(scene, telling),
            FieldCoding::Stash(purpose) => {
                self.poker_cards(purpose, scene.state.poker.stashes[scene.asked], telling);
            }
            FieldCoding::Word => {
                let given = telling.next_small().unwrap_or(0);
                telling.tell(self.coder.bits(u32::BITS, given));
            }
            FieldCoding::Hand => {
                self.poker_cards(
                    BitPurpose::Exchanged,
                    scene.state.poker.hands[scene.asked],
                    telling,
                );
            }
        }
        Some(())
    }

    /// Codes the condition at which a battle stops and, if that is a number of armies, the number.
    fn until(&mut self, scene: &CodingState, telling: &mut Telling) {
        const LEFT: u32 = 2;
        let defenders = rough(scene.defenders());
        let (with, likely) = if let Some(assault) = scene.assault() {
            let (blocks, troops) = (count(assault.blocks.len()), assault.troops());
            (all(&[blocks, defenders]), [troops / 2, blocks, 1])
        } else {
            let armies = scene.attackers();
            (all(&[armies.min(3), defenders, LEFT]), [1, armies, 0])
        };
        let last = self.memory.kinds[0].into();
        if self.amount(BitPurpose::Until, &[LEFT, 1, 0], all(&[with, last]), telling) == LEFT {
            self.amount(BitPurpose::Left, &likely, with, telling);
        }
    }

    fn reveal(&mut self, scene: &CodingState, telling: &mut Telling) {
        let hand = scene.state.deck.hands[scene.asked];
        let held = hand.territories & scene.state.board.held(scene.asked);
        let (answers, cards) = (answers(scene), all(&[count(held.len()), hand.wilds.into()]));
        let territories = telling.next().and_then(|bits| TerritorySet::try_from(bits).ok());
        let wilds = telling.next().and_then(|wilds| u8::try_from(wilds).ok());
        let given =
            Hand { territories: territories.unwrap_or_default(), wilds: wilds.unwrap_or(0) };
        let mut revealed = Hand::EMPTY;
        let with = [answers, cards, all(&[answers, cards])];
        if self.coder.bit(BitPurpose::Reveals, with, !given.is_empty()) {
            revealed = self.hand(scene, hand, given);
        }
        telling.tell(revealed.territories);
        telling.tell(revealed.wilds);
    }
}

/// Returns the territories among which one is looked up.
fn territories(scene: &CodingState, among: LikelyTerritories, telling: &Telling) -> TerritorySet {
    let shores = telling.ship.map_or(TerritorySet::EMPTY, |ship| scene.shores(ship));
    match among {
        LikelyTerritories::Free => scene.state.free(),
        LikelyTerritories::Own => scene.own,
        LikelyTerritories::Spare => scene.spares(),
        LikelyTerritories::Front => scene.fronts(),
        LikelyTerritories::Around => telling.at.map_or(TerritorySet::EMPTY, |at| scene.around(at)),
        LikelyTerritories::Mobilized => match scene.ask {
            Ask::Levy { army, .. } => scene.state.board.held(army),
            _ => TerritorySet::EMPTY,
        },
        LikelyTerritories::OwnShores => shores & scene.own,
        LikelyTerritories::Shores => shores - scene.own,
    }
}

/// Returns the likely number of armies.
fn armies(scene: &CodingState, likely: Likely, telling: &Telling) -> u32 {
    let aboard = telling.ship.map_or(0, |ship| scene.aboard(ship));
    match likely {
        Likely::Left => scene.left(),
        Likely::Spare => telling.at.map_or(0, |at| scene.spare(at)),
        Likely::Aboard => aboard,
        Likely::AboardButOne => aboard.saturating_sub(1),
        Likely::Dice => scene.attackers().min(3),
        Likely::Block => {
            let mut blocks = scene.assault().map(|it| it.blocks.iter()).unwrap_or_default();
            count(blocks.position(|block| block.troops > 0).unwrap_or(0))
        }
        Likely::None => 0,
    }
}

/// Returns the context of an answer to an attack: whether the deck was cut, and the number of
/// armies attacked.
fn answers(scene: &CodingState) -> u32 {
    let is_cut = u32::from(matches!(scene.ask, Ask::Reveal { .. }));
    all(&[is_cut, rough(scene.defenders())])
}
