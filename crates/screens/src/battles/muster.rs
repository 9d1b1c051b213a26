//! Mobilization as everybody at the table sees it: the cards revealed and the armies raised (T11,
//! T12).

use crate::battles::last_battle;
use crate::names::player_name;
use crate::seats::cards::{CardView, card_view};
use engine::core::Seat;
use engine::game::{ArmySource, BoardEvent, CardEvent, Event, LandEvent, SeaEvent};
use engine::world::Territory;
use table::{Moment, Session};

/// A mobilization: the cards revealed and the armies raised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Muster {
    pub seat: Seat,
    /// Each card with the armies it raised.
    pub turned: Vec<(CardView, u32)>,
    /// The armies raised in each territory.
    pub risen: Vec<(Territory, u32)>,
}

impl Muster {
    /// Returns the number of armies that the cards have raised.
    pub fn raised(&self) -> u32 {
        self.turned.iter().map(|(_, armies)| armies).sum()
    }
}

/// Returns the mobilization up to one of its moments, with a headline, if a person is involved, as
/// the attacker, as the defender or as the player of the attacking ally.
pub(crate) fn muster_in(session: &Session, moment: &Moment) -> Option<(String, Muster)> {
    read_muster(session, std::slice::from_ref(moment))?;
    let since = session.moments().get(..=moment.number)?;
    let (attacker, began) = last_attack(since)?;
    let muster = read_muster(session, &since[began..])?;
    let begins = |moment: &Moment| {
        moment.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }))
    };
    // When a person's turn begins, the attacks of the previous turn are no longer news.
    let is_this_turn = !session.moments()[began..].iter().any(begins);
    let is_ours = session.is_human(attacker)
        || session.is_human(muster.seat)
        || (is_this_turn && session.is_turn_of_a_person());
    is_ours.then(|| (muster_in_words(session, &muster), muster))
}

fn read_muster(session: &Session, moments: &[Moment]) -> Option<Muster> {
    let table = session.view().table();
    let (mut army, mut turned, mut risen) = (None, Vec::<(CardView, u32)>::new(), Vec::new());
    for event in moments.iter().flat_map(|moment| moment.events.iter()) {
        if let Event::Card(CardEvent::Cut { seat, card } | CardEvent::Revealed { seat, card }) =
            *event
        {
            army = Some(seat);
            turned.push((card_view(table, seat, card), 0));
        } else if let Event::Card(CardEvent::WildRaised { armies, .. }) = *event {
            raise(&mut turned, armies);
        } else if let Event::Board(BoardEvent::Raised { seat, territory, armies, source }) = *event
            && source == ArmySource::Militia
        {
            army = Some(seat);
            raise(&mut turned, armies);
            rise(&mut risen, territory, armies);
        }
    }
    Some(Muster { seat: army?, turned, risen })
}

fn muster_in_words(session: &Session, muster: &Muster) -> String {
    let name = player_name(session, muster.seat);
    match muster.turned.first() {
        _ if !muster.risen.is_empty() => {
            text::battle_outcome::Mobilizes { name, places: in_places(&muster.risen) }.say()
        }
        Some((card, _)) if muster.raised() == 0 => {
            text::battle_outcome::MobilizesNone { name, territory: card.name() }.say()
        }
        _ => text::battle_outcome::MobilizesWild { name, armies: muster.raised() }.say(),
    }
}

/// Returns the armies raised in each territory against the current attack, or the attack whose
/// result is on the screen.
pub(crate) fn risen(session: &Session) -> Vec<(Territory, u32)> {
    let is_shown = session.is_fought() || last_battle::result(session).is_some();
    let began = last_attack(session.moments()).filter(|_| is_shown);
    let muster = began.and_then(|(_, began)| read_muster(session, &session.moments()[began..]));
    muster.map_or(Vec::new(), |muster| muster.risen)
}

/// Returns `true` if somebody has mobilized against an attack with no dice rolled yet, and a
/// person is involved.
pub(crate) fn musters(session: &Session) -> bool {
    let since = last_attack(session.moments()).map_or(0, |(_, began)| began);
    let rolls = |event: &Event| {
        matches!(
            event,
            Event::Land(LandEvent::Rolled { .. } | LandEvent::BlockRolled { .. })
                | Event::Sea(SeaEvent::Rolled { .. })
        )
    };
    let since = &session.moments()[since..];
    session.is_fought()
        && !since.iter().any(|moment| moment.events.iter().any(rolls))
        && since.iter().any(|moment| muster_in(session, moment).is_some())
}

/// Returns the armies raised against the current attack, in a sentence for its panel.
pub fn risen_in_words(session: &Session) -> Option<String> {
    let risen = risen(session);
    (!risen.is_empty()).then(|| text::battle_outcome::risen(in_places(&risen)))
}

/// Returns the attacker of the last attack and the index of the moment of its declaration.
fn last_attack(moments: &[Moment]) -> Option<(Seat, usize)> {
    let declared = |event: &Event| {
        if let Event::Land(LandEvent::Attacked { attacker, .. })
        | Event::Sea(SeaEvent::BattleBegan { attacker, .. }) = *event
        {
            Some(attacker)
        } else {
            None
        }
    };
    let mut places = moments.iter().enumerate().rev();
    places.find_map(|(at, moment)| Some((moment.events.iter().rev().find_map(declared)?, at)))
}

/// Records the armies raised by the last card. Those of a wild card are rolled before they are
/// placed.
fn raise(turned: &mut [(CardView, u32)], armies: u32) {
    if let Some((_, raised @ 0)) = turned.last_mut() {
        *raised = armies;
    }
}

fn rise(risen: &mut Vec<(Territory, u32)>, territory: Territory, armies: u32) {
    match risen.iter_mut().find(|(known, _)| *known == territory) {
        Some((_, sum)) => *sum += armies,
        None => risen.push((territory, armies)),
    }
}

fn in_places(risen: &[(Territory, u32)]) -> String {
    let place = |(territory, armies): &(Territory, u32)| {
        text::battle_outcome::RisenPlace {
            armies: text::holdings::armies(*armies),
            territory: *territory,
        }
        .say()
    };
    text::all_of(&risen.iter().map(place).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::land::fight;
    use crate::map::territories::TerritoryView;
    use crate::story::glimpse::{self, Glimpse, Shows};
    use engine::game::{Action, Ask, Control, Hand, TerritoryCard};
    use engine::world::names::{Alaska, Kamchatka};
    use table::testing::position;
    use table::{Duty, Intent};

    const ATTACK: &str = "players Red Blue
         turn Red campaign
         Alaska Red 9
         Brazil Red 3
         Kamchatka Blue 3
         hand Blue Kamchatka Brazil
         * Blue 1";

    /// Returns a game in which Red attacks Kamchatka and Blue mobilizes with this card.
    fn mobilized(red: Control, blue: Control, seed: u64) -> Session {
        let mut session = position(ATTACK, &[(Seat::Red, red), (Seat::Blue, blue)], seed);
        let mut reveal = Hand::EMPTY;
        reveal.add(TerritoryCard::Territory(Kamchatka));
        loop {
            let action = match session.prompt().map(|prompt| prompt.ask) {
                Some(Ask::Campaign) => Action::Attack { from: Alaska, to: Kamchatka },
                Some(Ask::Mobilize { .. }) => Action::Mobilize { cut: true, reveal: Hand::EMPTY },
                Some(Ask::Reveal { .. }) => Action::Mobilize { cut: false, reveal },
                Some(Ask::Levy { .. }) => Action::Levy { territory: Kamchatka },
                _ => return session,
            };
            let after = session.played();
            session.dispatch(match session.duty() {
                Duty::Think(_) => Intent::Answer { after, action },
                _ => Intent::Play(action),
            });
            assert_eq!(session.notice(), None);
        }
    }

    fn computer() -> Control {
        Control::Computer("easy".into())
    }

    #[test]
    fn t11_everybody_sees_the_cards_turn_and_the_armies_rise() {
        let mut by_the_cut = 0;
        for seed in 0..40 {
            let session = mobilized(Control::Human, computer(), seed);
            let Some(Glimpse { headline, shows: Shows::Muster(muster), .. }) =
                glimpse::glimpses(&session).pop()
            else {
                panic!("{:?}", glimpse::glimpses(&session))
            };
            assert_eq!(muster.seat, Seat::Blue);
            assert_eq!(muster.turned.len(), 2, "the cut, and the card that was revealed");
            let (revealed, armies) = muster.turned[1];
            assert_eq!(revealed.card.territory(), Some(Kamchatka));
            assert!((1..=6).contains(&armies));
            assert!(headline.starts_with("Blue mobilizes: "), "{headline}");
            let risen = TerritoryView::of(&session, Kamchatka).risen;
            assert!(headline.contains(&format!("{} in Kamchatka", text::holdings::armies(risen))));
            assert_eq!(TerritoryView::of(&session, Kamchatka).armies, 3 + risen);
            let sum: u32 = muster.risen.iter().map(|(_, armies)| armies).sum();
            assert_eq!(sum, muster.turned.iter().map(|(_, armies)| armies).sum::<u32>());
            assert!(risen_in_words(&session).unwrap().contains("Kamchatka"));
            by_the_cut += u32::from(muster.risen.len() > 1);
            // Cards that weren't revealed stay hidden.
            assert!(!headline.contains("Brazil") || muster.turned[0].0.name() == "Brazil");
        }
        assert!(by_the_cut > 5, "{by_the_cut}");
    }

    #[test]
    fn t11_the_person_who_is_attacked_sees_it_too_and_among_computers_nothing_pops_up() {
        let musters = |session: &Session| {
            glimpse::glimpses(session).iter().any(|it| matches!(it.shows, Shows::Muster(_)))
        };
        assert!(musters(&mobilized(computer(), Control::Human, 1)));
        let session = mobilized(computer(), computer(), 1);
        assert!(!musters(&session));
        assert!(
            TerritoryView::of(&session, Kamchatka).risen > 0,
            "the map tells of it all the same"
        );
    }

    #[test]
    fn t11_what_computers_did_among_themselves_is_no_news_when_a_person_begins() {
        let seats =
            [(Seat::Red, computer()), (Seat::Blue, computer()), (Seat::Green, Control::Human)];
        let text = ATTACK.replace("players Red Blue", "players Red Blue Green") + "\nPeru Green 2";
        let mut session = position(&text, &seats, 1);
        let (mut mobilized, mut begun) = (false, false);
        for _ in 0..60 {
            let action = match session.prompt().map(|prompt| (prompt.seat, prompt.ask)) {
                Some((Seat::Green, Ask::Reinforce { .. } | Ask::Campaign)) => {
                    begun = true;
                    break;
                }
                Some((Seat::Red, Ask::Campaign)) if !mobilized => {
                    Action::Attack { from: Alaska, to: Kamchatka }
                }
                Some((_, Ask::Mobilize { .. })) => {
                    mobilized = true;
                    Action::Mobilize { cut: true, reveal: Hand::EMPTY }
                }
                _ => session.game().legal().fallback().unwrap(),
            };
            let after = session.played();
            session.dispatch(match session.duty() {
                Duty::Think(_) => Intent::Answer { after, action },
                _ => Intent::Play(action),
            });
        }
        assert!(mobilized && begun);
        let musters = |it: &Glimpse| matches!(it.shows, Shows::Muster(_));
        assert!(!glimpse::glimpses(&session).iter().any(musters));
    }

    #[test]
    fn t11_what_rose_is_marked_no_longer_than_the_attack_goes_on() {
        let mut session = mobilized(Control::Human, computer(), 3);
        session.dispatch(Intent::Play("roll 3".parse().unwrap()));
        if fight::fight(&session).is_some() {
            session.dispatch(Intent::Play(Action::Halt));
        }
        session.dispatch(Intent::GoOn);
        assert_eq!(TerritoryView::of(&session, Kamchatka).risen, 0);
        assert_eq!(risen_in_words(&session), None);
    }
}
