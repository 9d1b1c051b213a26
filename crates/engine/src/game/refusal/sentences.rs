//! The sentences of refusals.

use crate::core::{ShipId, messages, one_of};
use crate::game::refusal::Refusal;
use crate::poker::STASH_LIMIT;

messages! { Refusal {
    Self::Over => ["over", "the game is over"],
    Self::NotNow(_) => ["not-now", "another decision comes first"],
    Self::NotDeclined(_) => ["not-declined", "this can’t be declined"],
    Self::NotFree(territory) => [
        "not-free", "{territory} is taken; choose an unoccupied territory", territory
    ],
    Self::NotYours(territory, _) => ["not-yours", "{territory} isn’t yours", territory],
    Self::Yours(territory) => ["yours", "{territory} is your own", territory],
    Self::NoBorder(from, to) => ["no-border", "{from} doesn’t border on {to}", from, to],
    Self::NoPath(from, to) => [
        "no-path", "your territories don’t connect {from} to {to}", from, to
    ],
    Self::SamePlace(territory) => [
        "same-place", "the armies are already in {territory}", territory
    ],
    Self::Armies { least: 1, most: armies @ 1, .. } => [
        "armies-exactly", "choose exactly {armies} army", armies
    ],
    Self::Armies { least, most: armies, .. } if least == armies => [
        "armies-exactly", "choose exactly {armies} armies", armies
    ],
    Self::Armies { least, most, .. } if least > most => [
        "armies-too-few", "not enough armies: at least {least} needed, {most} available", least, most
    ],
    Self::Armies { least, most, .. } => [
        "armies", "choose {least} to {most} armies", least, most
    ],
    Self::NoneToSpare(territory) => [
        "none-to-spare",
        "{territory} has no spare armies: one must stay, and each army moves only once",
        territory
    ],
    Self::NobodyBeside(territory) => [
        "nobody-beside", "there is nobody to attack next to {territory}", territory
    ],
    Self::NoWayOut(territory) => [
        "no-way-out", "{territory} isn’t connected to any of your other territories", territory
    ],
    Self::ArmiesLeft(armies @ 1) => ["armies-left", "place your last army first", armies],
    Self::ArmiesLeft(armies) => [
        "armies-left", "place your {armies} remaining armies first", armies
    ],
    Self::OneSource(territory) => [
        "one-source", "this turn you can move armies only from {territory}", territory
    ],
    Self::BetweenTurns => [
        "between-turns",
        "players can leave and join only between turns, before the first move of a turn"
    ],
    Self::Dice { least: 1, most: dice @ 1 } => ["dice-exactly", "you roll {dice} die here", dice],
    Self::Dice { least, most: dice } if least == dice => [
        "dice-exactly", "you roll {dice} dice here", dice
    ],
    Self::Dice { least, most } => ["dice", "roll {least} to {most} dice", least, most],
    Self::NoLargeAttacks => [
        "no-large-attacks", "this game has no massed (committed or flanking) attacks"
    ],
    Self::MustAttack(from) => [
        "must-attack",
        "before you stop you must attack once with superior numbers: from {territories}",
        territories = one_of(from.iter())
    ],
    Self::OneSet => ["one-set", "you have already turned in a set this turn"],
    Self::EnoughSets => [
        "enough-sets", "you have fewer than five cards left; keep them for your next turn"
    ],
    Self::TableFull => [
        "table-full", "this game is for three or four players, and four are playing"
    ],
    Self::Blocks => ["blocks", "a flanking attack needs 2 to 12 blocks of armies"],
    Self::Exhausted(territory) => [
        "exhausted", "{territory} lost a committed attack and can’t act again this turn", territory
    ],
    Self::NoSuchBlock(index) => [
        "no-such-block", "block {block} has no armies left", block = number(*index)
    ],
    Self::NotBetweenRolls => [
        "not-between-rolls", "reserves can join only between two rolls: roll first"
    ],
    Self::NoHalt => ["no-halt", "only a normal attack can be broken off, and only after a roll"],
    Self::NoSuchDie(face) => ["no-such-die", "no die shows a {face}", face],
    Self::DefenceDice { least, most } => [
        "defence-dice", "defend with {least} to {most} dice", least, most
    ],
    Self::NotToStrike(face) => [
        "not-to-strike", "there is no {face} that a missile could turn into a 6", face
    ],
    Self::NobodyThere(territory) => [
        "nobody-there", "nobody holds {territory}: move in instead", territory
    ],
    Self::Controlled(territory) => [
        "controlled",
        "{territory} is held: you can move only into territories nobody holds",
        territory
    ],
    Self::BesideHeadquarters(territory) => [
        "beside-headquarters",
        "there is a headquarters next to {territory}; choose a territory farther away",
        territory
    ],
    Self::NotHeld => ["not-held", "you don’t hold these cards"],
    Self::NoSet => ["no-set", "a set is three cards of one symbol, or one of each"],
    Self::NotForSale => ["not-for-sale", "in this game a set can’t buy this"],
    Self::FactoryAtEnd => [
        "factory-at-end",
        "in this game you buy factories at the end of your turn, not at its start"
    ],
    Self::FactoryOnly => [
        "factory-only", "at the end of your turn a set can buy only a factory"
    ],
    Self::SetFirst => [
        "set-first",
        "you hold five or more cards: turn in a set first"
    ],
    Self::NotToReveal => [
        "not-to-reveal",
        "you can reveal only wild cards and cards of your own territories"
    ],
    Self::CutFirst => [
        "cut-first",
        "first decide whether to cut the deck, then which cards to reveal"
    ],
    Self::CutAlready => [
        "cut-already",
        "you have already decided whether to cut the deck"
    ],
    Self::CallFirst => [
        "call-first", "with {cards} poker cards you must call an ally", cards = STASH_LIMIT
    ],
    Self::NotToCall(army) => ["not-to-call", "{army} isn’t an ally", army],
    Self::Commander(army) => [
        "commander", "{army} plays this ally, and an ally can’t attack its own player", army
    ],
    Self::NoAlly(army) => [
        "no-ally", "{army} isn’t an ally with land; choose one that is", army
    ],
    Self::NoPlayer(army) => ["no-player", "nobody plays {army}", army],
    Self::NoAllies => ["no-allies", "this game has no allies"],
    Self::NoCoast => ["no-coast", "you have no coast to launch a ship from"],
    Self::SeaFull => [
        "sea-full", "all {ships} ships are at sea: you can’t buy another until one sinks",
        ships = ShipId::COUNT
    ],
    Self::NotYourShip(ship) => ["not-your-ship", "ship {ship} isn’t yours", ship],
    Self::OwnShip(ship) => ["own-ship", "ship {ship} is your own", ship],
    Self::ShipDone(ship) => [
        "ship-done", "ship {ship} can’t do anything more this turn", ship
    ],
    Self::NoCrew(ship) => [
        "no-crew", "ship {ship} has no armies aboard: take some aboard first", ship
    ],
    Self::HasSailed(ship) => [
        "has-sailed",
        "ship {ship} has sailed; it can sail again once it takes armies aboard, lands or wins a \
         battle",
        ship
    ],
    Self::NoHarbour(hex) => [
        "no-harbour", "{hex} isn’t a harbour of one of your territories", hex
    ],
    Self::NotInHarbour(territory) => [
        "not-in-harbour", "the ship isn’t within one boat length of {territory}", territory
    ],
    Self::TooFar { to: hex, lengths: lengths @ 1 } => [
        "too-far", "{hex} is too far: the ship can sail only {lengths} boat length", hex, lengths
    ],
    Self::TooFar { to: hex, lengths } => [
        "too-far", "{hex} is too far: the ship can sail only {lengths} boat lengths", hex, lengths
    ],
    Self::Patrol { ocean, ships: ships @ 1 } => [
        "patrols", "a patrol in the {ocean} Ocean must be beaten first", ships, ocean
    ],
    Self::Patrol { ocean, ships } => [
        "patrols", "{ships} patrols in the {ocean} Ocean must be beaten first", ships, ocean
    ],
    Self::NoEngagement => [
        "no-engagement", "choose ships of yours and enemy ships in the same ocean"
    ],
    Self::OneOpponent => [
        "one-opponent", "in this game you can fight only one opponent in a sea battle"
    ],
    Self::OtherOcean(ship) => ["other-ocean", "ship {ship} is in another ocean", ship],
    Self::OneAtATime(ship) => [
        "one-at-a-time", "ship {ship} can attack only one ship at a time", ship
    ],
    Self::OneShipAlone => [
        "one-ship-alone",
        "several ships can attack one ship only by flanking it, with blocks of the same size"
    ],
    Self::OneFlank(ship) => [
        "one-flank", "ship {ship} is a single flank, so it can send only one block", ship
    ],
    Self::NotToSend(ship) => ["not-to-send", "ship {ship} can’t join this battle", ship],
    Self::NoSuchEngagement(index) => [
        "no-such-engagement", "engagement {number} is over or not yours to roll",
        number = number(*index)
    ],
    Self::NotAVictor(ship) => ["not-a-victor", "ship {ship} can’t board this ship", ship],
    Self::NotInStash(card) => ["not-in-stash", "{card} isn’t in your stash", card],
    Self::Poker(foul) => (foul),
    Self::NotToReseed => [
        "not-to-stir",
        "new randomness can be mixed into the dice only when a game is handed over by link, and \
         only once"
    ],
    Self::NotToPledge => [
        "not-to-pledge",
        "a device can commit to its secrets only once, before any dice depend on them, and only \
         for players’ seats"
    ],
    Self::PledgesFirst => [
        "pledges-first",
        "all devices must first commit to their secrets, and the first of them must reveal one"
    ],
    Self::NotToDisclose => [
        "not-to-disclose",
        "a device reveals one secret each time a decision passes to it from another device, and \
         only if it has committed to secrets"
    ],
    Self::BrokenCommitment(army) => [
        "broken-commitment",
        "{army}’s device broke its commitment: this isn’t the secret it committed to",
        army
    ],
} }

/// Returns the number of a block or an engagement, counted from 1.
fn number(index: u8) -> u32 {
    u32::from(index) + 1
}
