//! Awards of a finished game: the best at each thing, according to its record.

use crate::names::player_name;
use std::cmp::Reverse;

use crate::decimal::Decimal;
use engine::battle::{Dice, Losses};
use engine::core::{BySeat, Seat, SeatSet};
use engine::game::{Event, LandEvent, SeaEvent};
use engine::poker::Fact;
use table::Session;

/// The fewest dice from which to judge anybody's luck.
const ENOUGH_DICE: u32 = 30;

/// The most territories from which a win counts as a comeback.
const NEXT_TO_NOTHING: u32 = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Award {
    /// Took the most territories.
    Conqueror,
    /// Cost its attackers the most armies.
    Rock,
    /// Sank and captured the most ships.
    Admiral,
    /// Won the most armies at poker.
    PokerKing,
    /// Rolled the best dice on land.
    BestDice,
    /// Had the most territories for the most turns.
    Leader,
    /// Won after being nearly eliminated.
    Comeback,
}

/// An award and who gets it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AwardView {
    pub award: Award,
    pub seat: Seat,
    pub title: &'static str,
    /// A sentence that names the winner and the reason.
    pub text: String,
}

/// The feats of each seat, counted from the record.
#[derive(Debug, Default)]
struct AwardCounts {
    conquests: BySeat<u32>,
    held_off: BySeat<u32>,
    ships: BySeat<u32>,
    /// Armies won from others at poker, and those staked in the current hand.
    poker: BySeat<u32>,
    staked: BySeat<u32>,
    /// The number of dice rolled on land, and the sum of their faces.
    dice: BySeat<u32>,
    pips: BySeat<u32>,
    /// The attacker and the defender on land.
    attack: Option<(Seat, Seat)>,
    /// True if something has changed the dice after the roll.
    is_changed: bool,
    /// The attacker and the defenders at sea.
    battle: Option<(Seat, SeatSet)>,
    /// True while the defenders of a sea battle are being named.
    is_declared: bool,
}

impl AwardCounts {
    fn hear(&mut self, event: &Event) {
        if let Event::Land(event) = event {
            self.hear_of_land(event);
        } else if let Event::Sea(event) = event {
            self.hear_of_sea(event);
        } else if let Event::Poker(fact) = event {
            self.hear_of_poker(*fact);
        } else if let Event::TurnBegan { .. } = event {
            (self.attack, self.battle) = (None, None);
        }
    }

    fn hear_of_land(&mut self, event: &LandEvent) {
        if let LandEvent::Attacked { attacker, defender, .. } = event {
            (self.attack, self.battle) = (Some((*attacker, *defender)), None);
        } else if let LandEvent::Conquered { by, .. } = event {
            self.conquests[*by] += 1;
        } else if let LandEvent::DiceModified { .. } = event {
            self.is_changed = true;
        } else if let LandEvent::Rolled { attack, defence, losses }
        | LandEvent::BlockRolled { attack, defence, losses, .. } = event
        {
            self.roll(*attack, *defence, *losses);
        }
    }

    fn roll(&mut self, attack: Dice, defence: Dice, losses: Losses) {
        let Some((attacker, defender)) = self.attack else { return };
        self.held_off[defender] += losses.attacker;
        // Modified dice don't count as luck.
        if std::mem::take(&mut self.is_changed) {
            return;
        }
        for (seat, dice) in [(attacker, attack), (defender, defence)] {
            self.dice[seat] += dice.len();
            self.pips[seat] += dice.faces().map(u32::from).sum::<u32>();
        }
    }

    fn hear_of_poker(&mut self, fact: Fact) {
        if let Fact::Anted { seat } = fact {
            self.staked[seat] = 1;
        } else if let Fact::Bet { seat, armies, .. } = fact {
            self.staked[seat] += armies;
        } else if let Fact::TookBack { seat, armies } = fact {
            self.staked[seat] = self.staked[seat].saturating_sub(armies);
        } else if let Fact::Won { seat, armies } = fact {
            let own = armies.min(self.staked[seat]);
            self.staked[seat] -= own;
            self.poker[seat] += armies - own;
        }
    }

    fn hear_of_sea(&mut self, event: &SeaEvent) {
        if let SeaEvent::BattleBegan { attacker, defender } = event {
            let others = self.battle.filter(|_| self.is_declared).map(|(_, others)| others);
            let defenders = others.into_iter().flatten().chain([*defender]).collect();
            (self.battle, self.is_declared) = (Some((*attacker, defenders)), true);
            return;
        }
        if let SeaEvent::Engaged { .. } = event {
            return;
        }
        self.is_declared = false;
        if let SeaEvent::Sank { owner: loser, .. } | SeaEvent::ShipCaptured { from: loser, .. } =
            event
            && let Some((attacker, defenders)) = self.battle
        {
            if defenders.contains(*loser) {
                self.ships[attacker] += 1;
            } else if *loser == attacker && defenders.len() == 1 {
                // The event doesn't name the victor, who is known if there was one opponent.
                defenders.iter().for_each(|defender| self.ships[defender] += 1);
            }
        }
    }
}

/// Returns the seat with the most of something, if it has more than every other seat.
fn most(of: &BySeat<u32>) -> Option<(Seat, u32)> {
    let best = of.iter().map(|(seat, count)| (seat, *count)).max_by_key(|(_, count)| *count)?;
    let alone = of.iter().filter(|(_, count)| **count == best.1).count() == 1;
    (alone && best.1 > 0).then_some(best)
}

/// Returns the awards of a game that is over.
pub fn awards(session: &Session) -> Vec<AwardView> {
    let Some(outcome) = session.view().table().outcome() else { return Vec::new() };
    let mut counts = AwardCounts::default();
    for event in session.moments().iter().flat_map(|moment| moment.events.iter()) {
        counts.hear(event);
    }
    let name = |seat: Seat| player_name(session, seat);
    let award = |award, title, seat, text| Some(AwardView { award, seat, title, text });
    let counted = |kind, title, of: &BySeat<u32>, text: &dyn Fn(&str, u32) -> String| {
        most(of).and_then(|(seat, count)| award(kind, title, seat, text(name(seat), count)))
    };
    let (turns, led) = turns_led(session);
    let comeback = outcome.winners.iter().next().filter(|_| outcome.winners.len() == 1);
    let comeback = comeback.and_then(|seat| Some((seat, comeback_of(session, seat)?)));
    let best_dice = best_dice(&counts);
    let (conqueror, rock) = (text::awards::conqueror(), text::awards::rock());
    let (admiral, king) = (text::awards::admiral(), text::awards::poker_king());
    let all = [
        comeback.and_then(|(seat, from)| {
            let text = text::awards::ComebackWhy { name: name(seat), from }.say();
            award(Award::Comeback, text::awards::comeback(), seat, text)
        }),
        counted(Award::Conqueror, conqueror, &counts.conquests, &|name, count| {
            text::awards::ConquerorWhy { name, count }.say()
        }),
        counted(Award::Leader, text::awards::leader(), &led, &|name, count| {
            text::awards::LeaderWhy { name, turns, count }.say()
        }),
        counted(Award::Rock, rock, &counts.held_off, &|name, count| {
            text::awards::RockWhy { name, count }.say()
        }),
        counted(Award::Admiral, admiral, &counts.ships, &|name, count| {
            text::awards::AdmiralWhy { name, count }.say()
        }),
        counted(Award::PokerKing, king, &counts.poker, &|name, count| {
            text::awards::PokerKingWhy { name, count }.say()
        }),
        best_dice.and_then(|(seat, mean)| {
            let text = text::awards::BestDiceWhy {
                name: name(seat),
                mean: format!("{mean:.2}"),
                dice: counts.dice[seat],
            }
            .say();
            award(Award::BestDice, text::awards::best_dice(), seat, text)
        }),
    ];
    all.into_iter().flatten().collect()
}

/// Returns the number of turns, and the number of turns in which each seat alone held the most
/// territories.
fn turns_led(session: &Session) -> (usize, BySeat<u32>) {
    let mut led = BySeat::splat(0);
    for tally in session.tallies() {
        if let Some((seat, _)) = most(&tally.territories) {
            led[seat] += 1;
        }
    }
    (session.tallies().len(), led)
}

/// Returns the fewest territories that a seat held at the beginning of a turn, if they are few
/// enough for an award.
fn comeback_of(session: &Session, seat: Seat) -> Option<u32> {
    let held = session.tallies().iter().map(|tally| tally.territories[seat]);
    let fewest = held.min()?;
    let began = session.tallies().first()?.territories[seat];
    ((1..=NEXT_TO_NOTHING).contains(&fewest) && 2 * fewest <= began).then_some(fewest)
}

/// Returns the seat with the highest average roll on land, if it is above the expected average.
fn best_dice(counts: &AwardCounts) -> Option<(Seat, Decimal)> {
    let mean = |seat: Seat| f64::from(counts.pips[seat]) / f64::from(counts.dice[seat].max(1));
    let rolled = Seat::ALL.into_iter().filter(|seat| counts.dice[*seat] >= ENOUGH_DICE);
    // Compare the means exactly, as fractions.
    let better = |a: &Seat, b: &Seat| {
        let product =
            |one: Seat, other: Seat| u64::from(counts.pips[one]) * u64::from(counts.dice[other]);
        product(*a, *b).cmp(&product(*b, *a))
    };
    let best = rolled.max_by(|a, b| better(a, b).then(Reverse(a).cmp(&Reverse(b))))?;
    (2 * counts.pips[best] > 7 * counts.dice[best]).then(|| (best, Decimal(mean(best))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::result::ResultView;
    use engine::core::ShipId;
    use engine::game::AttackKind;
    use engine::poker::Bet;
    use engine::world::Territory;
    use table::testing;

    const PERU: Territory = Territory::Peru;

    fn attacked(attacker: Seat, defender: Seat) -> Event {
        LandEvent::Attacked { attacker, defender, to: PERU, kind: AttackKind::Normal }.into()
    }

    fn rolled(attack: &[u8], defence: &[u8], attacker: u32, defender: u32) -> Event {
        let losses = Losses { attacker, defender };
        LandEvent::Rolled { attack: Dice::of(attack), defence: Dice::of(defence), losses }.into()
    }

    /// The events, the count under test, and the counts of the seats afterwards.
    type CountedEvents<'a> = (&'a [Event], fn(&AwardCounts) -> &BySeat<u32>, &'a [(Seat, u32)]);

    fn heard(events: &[Event]) -> AwardCounts {
        let mut counts = AwardCounts::default();
        for event in events {
            counts.hear(event);
        }
        counts
    }

    #[test]
    fn each_deed_counts_for_whoever_did_it() {
        let (red, blue, green) = (Seat::Red, Seat::Blue, Seat::Green);
        let ship = ShipId::all().next().unwrap();
        let sank = |owner| SeaEvent::Sank { ship, owner, crew: 1, captives: 0 }.into();
        let bet = |armies| Fact::Bet { seat: red, bet: Bet::Bet, armies, left: 0 };
        let conquered = LandEvent::Conquered { by: red, from: blue, territory: PERU }.into();
        let turn =
            Event::TurnBegan { seat: red, round: 1, income: engine::game::Income::default() };
        #[rustfmt::skip]
        let cases: [CountedEvents<'_>; 9] = [
            (&[conquered, conquered], |it| &it.conquests, &[(red, 2)]),
            (&[attacked(red, blue), rolled(&[1], &[6], 1, 0), rolled(&[1, 2], &[6, 6], 2, 0)], |it| &it.held_off, &[(blue, 3)]),
            (&[attacked(red, blue), rolled(&[6, 6], &[3], 0, 1)], |it| &it.pips, &[(red, 12), (blue, 3)]),
            (&[SeaEvent::BattleBegan { attacker: red, defender: blue }.into(), sank(blue), sank(red), sank(green)], |it| &it.ships, &[(red, 1), (blue, 1)]),
            (&[sank(blue)], |it| &it.ships, &[]),
            (&[SeaEvent::BattleBegan { attacker: red, defender: blue }.into(), SeaEvent::BattleBegan { attacker: red, defender: green }.into(), sank(blue), sank(green), sank(red)], |it| &it.ships, &[(red, 2)]),
            (&[SeaEvent::BattleBegan { attacker: red, defender: blue }.into(), turn, sank(blue)], |it| &it.ships, &[]),
            (&[Event::Poker(Fact::Won { seat: green, armies: 7 })], |it| &it.poker, &[(green, 7)]),
            (&[Fact::Anted { seat: red }, bet(5), Fact::TookBack { seat: red, armies: 3 }, Fact::Won { seat: red, armies: 8 }].map(Event::Poker), |it| &it.poker, &[(red, 5)]),
        ];
        for (at, (events, count, expected)) in cases.into_iter().enumerate() {
            let counts = heard(events);
            let counted = Seat::ALL.map(|seat| (seat, count(&counts)[seat]));
            let counted: Vec<_> = counted.into_iter().filter(|(_, count)| *count > 0).collect();
            assert_eq!(counted, expected, "case {at}");
        }
    }

    #[test]
    fn who_shares_the_most_of_something_gets_no_award_for_it() {
        let mut count = BySeat::splat(0);
        assert_eq!(most(&count), None);
        count[Seat::Red] = 3;
        assert_eq!(most(&count), Some((Seat::Red, 3)));
        count[Seat::Black] = 3;
        assert_eq!(most(&count), None);
    }

    #[test]
    fn the_best_dice_are_many_and_above_what_dice_promise() {
        let luck = |red: &[u8], blue: &[u8], times| {
            let mut events = vec![attacked(Seat::Red, Seat::Blue)];
            events.extend(std::iter::repeat_n(rolled(red, blue, 0, 1), times));
            best_dice(&heard(&events)).map(|(seat, mean)| (seat, format!("{mean:.2}")))
        };
        assert_eq!(luck(&[6, 5, 2], &[5, 5, 5], 10), Some((Seat::Blue, "5.00".into())));
        assert_eq!(luck(&[6, 5, 2], &[5, 5, 5], 9), None, "too few dice");
        assert_eq!(luck(&[3, 3, 3], &[4, 3, 3], 10), None, "no luck at all");
    }

    #[test]
    fn a_game_has_awards_when_it_is_over_and_not_before() {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 40);
        assert_eq!(awards(&session), []);
        testing::play_some(&mut session, 2_000);
        let awards = awards(&session);
        assert!(awards.iter().any(|it| it.award == Award::Leader), "{awards:?}");
        let rows = ResultView::of(&session).unwrap().rows;
        let conqueror = awards.iter().find(|it| it.award == Award::Conqueror);
        if let Some(it) = conqueror {
            let of = |seat| rows.iter().find(|row| row.seat == seat).unwrap().conquests;
            assert!(rows.iter().all(|row| row.seat == it.seat || row.conquests < of(it.seat)));
            assert!(it.text.contains(&of(it.seat).to_string()), "{}", it.text);
        }
    }
}
