//! Cards drawn, dice for a set and for the first turn, each shown for a moment.

use crate::battles::muster;
use crate::battles::muster::Muster;
use crate::names::player_name;
use crate::seats::cards::{CardView, card_view};
use engine::core::Seat;
use engine::game::{CardEvent, Event, Phase, SeatEvent, TerritoryCard};
use engine::poker;
use engine::world::Symbol;
use table::{Moment, Session};

/// Something shown for a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glimpse {
    /// The number of the moment that it shows.
    pub moment: usize,
    /// A one-sentence description.
    pub headline: String,
    pub shows: Shows,
}

/// The cards or dice to show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shows {
    /// The rolls for the first turn; tied players roll again (T4).
    Rolls(Vec<Vec<(Seat, u8)>>),
    /// A set, with the symbols on its cards and the dice that decide its value (T9).
    Set { seat: Seat, symbols: [Option<Symbol>; 3], dice: [u8; 2] },
    /// Cards that the viewer has drawn, or taken from another player.
    Cards { territories: Vec<CardView>, poker: Vec<poker::Card> },
    /// Cards revealed for a mobilization, and the armies they raise (T11).
    Muster(Muster),
}

/// The number of moments to look back, since computer players are quick.
const RECENT: usize = 40;

/// Returns everything to show of the last moments, in order; nothing while the device is being
/// passed on, and nothing over a poker table, where it would cover the cards of the hand. A set turned in by a computer player doesn't cover the cards that were drawn.
pub fn glimpses(session: &Session) -> Vec<Glimpse> {
    let plays_poker = matches!(session.view().table().phase(), Phase::Poker(_));
    if session.is_covered() || session.is_past() || plays_poker {
        return Vec::new();
    }
    let first = session.moments().len().saturating_sub(RECENT);
    let mut all: Vec<Glimpse> = session.moments()[first..]
        .iter()
        .filter_map(|moment| glimpse_of(session, moment))
        .collect();
    let drew = all.iter().position(|it| matches!(it.shows, Shows::Cards { .. }));
    let covers =
        |shows: &Shows| matches!(shows, Shows::Set { seat, .. } if !session.is_human(*seat));
    let drew = drew.map_or(usize::MAX, |place| all[place].moment);
    all.retain(|it| it.moment < drew || !covers(&it.shows));
    // Keep only the last glimpse of a mobilization, which has all of its cards.
    let musters = |it: &Glimpse| matches!(it.shows, Shows::Muster(_));
    let last = all.iter().rposition(musters).map(|place| all[place].moment);
    all.retain(|it| !musters(it) || Some(it.moment) == last);
    all
}

fn glimpse_of(session: &Session, moment: &Moment) -> Option<Glimpse> {
    let (headline, shows) = rolls_in(session, moment)
        .or_else(|| set_in(session, moment))
        .or_else(|| muster::muster_in(session, moment).map(|(says, it)| (says, Shows::Muster(it))))
        .or_else(|| cards_in(session, moment))?;
    Some(Glimpse { moment: moment.number, headline, shows })
}

/// Returns the rolls for the first turn, until that turn begins.
fn rolls_in(session: &Session, moment: &Moment) -> Option<(String, Shows)> {
    let mut rolls = Vec::<Vec<(Seat, u8)>>::new();
    for event in moment.events.iter() {
        let Event::Seat(SeatEvent::ThrewForStart { seat, die }) = *event else { continue };
        // A second roll by the same seat begins the next round of rolls.
        match rolls.last_mut() {
            Some(last) if last.iter().all(|(roller, _)| *roller != seat) => {
                last.push((seat, die));
            }
            _ => rolls.push(vec![(seat, die)]),
        }
    }
    let first = moment.events.iter().find_map(|event| {
        let Event::Seat(SeatEvent::Begins { seat }) = *event else { return None };
        Some(seat)
    });
    let is_early = session.view().table().turn().round == 0;
    let first = first.filter(|_| is_early && !rolls.is_empty())?;
    Some((text::log::begins(player_name(session, first)), Shows::Rolls(rolls)))
}

fn set_in(session: &Session, moment: &Moment) -> Option<(String, Shows)> {
    let cards = moment.events.iter().find_map(|event| {
        let Event::Card(CardEvent::TurnedIn { cards, .. }) = *event else { return None };
        Some(cards)
    })?;
    let (seat, armies, dice) = moment.events.iter().find_map(|event| {
        let Event::Card(CardEvent::SetWorth { seat, armies, dice }) = *event else {
            return None;
        };
        Some((seat, armies, dice?))
    })?;
    let symbols = cards.map(TerritoryCard::symbol);
    let headline = text::cards::SetBrings { name: player_name(session, seat), armies }.say();
    Some((headline, Shows::Set { seat, symbols, dice }))
}

fn cards_in(session: &Session, moment: &Moment) -> Option<(String, Shows)> {
    let viewer = session.viewer()?;
    if session.is_quick_start() && is_dealt(session, moment) {
        return None;
    }
    let of = |card: TerritoryCard| card_view(session.view().table(), viewer, card);
    let events = || moment.events.iter();
    let territories: Vec<CardView> = events().filter_map(|it| came(it, viewer)).map(of).collect();
    let poker: Vec<poker::Card> = events().filter_map(|it| came_of_poker(it, viewer)).collect();
    let shows = !territories.is_empty() || !poker.is_empty();
    shows.then(|| (text::cards::drawn().to_owned(), Shows::Cards { territories, poker }))
}

/// Returns `true` for a moment before anybody's first turn, or in which it begins. Whoever plays for
/// the first time has other things to look at than the cards dealt then.
fn is_dealt(session: &Session, moment: &Moment) -> bool {
    let begins =
        |it: &&Moment| it.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
    let first = session.moments().iter().find(begins);
    first.is_none_or(|first| moment.number <= first.number)
}

/// Returns the territory card that was added to the viewer's hand, or to that of an ally they
/// command.
fn came(event: &Event, viewer: Seat) -> Option<TerritoryCard> {
    let Event::Card(event) = *event else { return None };
    if let CardEvent::Drew { card, .. } | CardEvent::AllyDrew { card, .. } = event {
        return card;
    }
    let CardEvent::TookCard { to, card, .. } = event else { return None };
    card.filter(|_| to == viewer)
}

/// Returns the poker card that was added to the viewer's stash.
fn came_of_poker(event: &Event, viewer: Seat) -> Option<poker::Card> {
    let Event::Card(event) = *event else { return None };
    if let CardEvent::DrewPoker { card, .. } = event {
        return card;
    }
    let CardEvent::TookPoker { to, card, .. } = event else { return None };
    card.filter(|_| to == viewer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::SeatSet;
    use engine::game::{Action, Ask, Control, RuleSet};
    use table::{Intent, testing};

    fn people() -> [(Seat, Control); 3] {
        [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human))
    }

    #[test]
    fn t4_each_roll_for_the_start_is_shown_and_the_highest_die_of_the_last_begins() {
        let (mut again, mut shown) = (0, 0);
        for seed in 0..40 {
            let session = testing::dealt(RuleSet::NEXT, &people(), seed);
            let all = glimpses(&session);
            let Some(Glimpse { moment: 0, headline, shows: Shows::Rolls(rolls) }) = all.first()
            else {
                panic!("{all:?}")
            };
            assert_eq!(rolls[0].len(), 3, "all throw first");
            for two in rolls.windows(2) {
                let best = two[0].iter().map(|(_, die)| *die).max();
                let tied = two[0].iter().filter(|(_, die)| Some(*die) == best);
                let tied: SeatSet = tied.map(|(seat, _)| *seat).collect();
                assert_eq!(tied, two[1].iter().map(|(seat, _)| *seat).collect(), "{rolls:?}");
                again += 1;
            }
            let (first, _) = rolls.last().unwrap().iter().max_by_key(|(_, die)| *die).unwrap();
            assert_eq!(*headline, format!("{} goes first.", player_name(&session, *first)));
            shown += 1;
        }
        assert!(again > 2 && shown == 40, "{again}");
    }

    #[test]
    fn t9_the_dice_of_a_set_are_shown_to_everybody() {
        let mut session = testing::session(RuleSet::NAUTICAL, &people());
        let mut sets = 0;
        for _ in 0..4_000 {
            testing::play_some(&mut session, 1);
            let now = session.moments().last().unwrap().number;
            let last = glimpses(&session).pop().filter(|glimpse| glimpse.moment == now);
            let Some(Glimpse { headline, shows: Shows::Set { seat, dice, .. }, .. }) = last else {
                continue;
            };
            let worth = dice[0] + dice[1];
            assert_eq!(
                headline,
                format!("{}: a set for {worth} armies", player_name(&session, seat))
            );
            sets += 1;
        }
        assert!(sets > 3, "{sets}");
    }

    #[test]
    fn drawn_cards_are_shown_to_who_drew_them_and_to_nobody_else() {
        let mut session = testing::two_humans();
        let (mut own, mut covered) = (0, 0);
        for _ in 0..3_000 {
            testing::play_some(&mut session, 1);
            let state = session.game().state();
            let Some(viewer) = session.viewer() else {
                let has_cards = |it: &Glimpse| matches!(it.shows, Shows::Cards { .. });
                assert!(!glimpses(&session).iter().any(has_cards));
                covered += u32::from(session.is_covered());
                continue;
            };
            let now = session.moments().last().unwrap().number;
            for glimpse in glimpses(&session).into_iter().filter(|it| it.moment == now) {
                let Shows::Cards { territories, poker } = glimpse.shows else { continue };
                let hand = &state.deck().hands[viewer];
                assert!(territories.iter().all(|view| hand.iter().any(|card| card == view.card)));
                assert!(poker.iter().all(|card| state.poker().stashes[viewer].contains(*card)));
                own += 1;
            }
        }
        assert!(own > 5 && covered > 50, "{own} {covered}");
    }

    #[test]
    fn a_quick_start_shows_the_cards_that_are_drawn_in_it_but_not_those_dealt() {
        let mut session = testing::quick_started(4);
        session.dispatch(Intent::Play(Action::Done));
        let drew = |session: &Session| {
            glimpses(session).iter().any(|it| matches!(it.shows, Shows::Cards { .. }))
        };
        let mut begun = false;
        for _ in 0..3_000 {
            testing::play_some(&mut session, 1);
            let ask = session.prompt().map(|prompt| prompt.ask);
            if session.view().table().turn().round == 1
                && matches!(ask, Some(Ask::Reinforce { .. }))
            {
                assert!(!drew(&session));
                begun = true;
            } else if drew(&session) {
                assert!(begun);
                return;
            }
        }
        panic!("nothing is ever drawn");
    }

    #[test]
    fn a_set_of_a_computer_player_does_not_cover_what_was_drawn() {
        let computer = || Control::Computer("easy".into());
        let players = [(Seat::Red, Control::Human), (Seat::Blue, computer())];
        let mut session = testing::session(RuleSet::NAUTICAL, &players);
        let (mut sets, mut after) = (0, 0);
        for _ in 0..4_000 {
            testing::play_some(&mut session, 1);
            let all = glimpses(&session);
            let drew = all.iter().position(|it| matches!(it.shows, Shows::Cards { .. }));
            let theirs = |it: &Glimpse| matches!(it.shows, Shows::Set { seat: Seat::Blue, .. });
            sets += u32::from(all.iter().any(theirs));
            let Some(drew) = drew else { continue };
            assert!(!all[drew..].iter().any(theirs), "{all:?}");
            after += 1;
        }
        assert!(sets > 3 && after > 20, "{sets} {after}");
    }
}
