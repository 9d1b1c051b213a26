//! The analysis of a finished game for a player: the parts of their chance to win, and the moments
//! that counted most.

use crate::hint::sentence;
use crate::names::{Successors, name_with_ally, player_name};

use super::verdict::verdict;
use crate::decimal::{Decimal, with_sign};
use crate::story::past::Past;
use engine::core::{Digest, Seat};
use engine::game::{Action, Control, Game};
use engine::record::Record;
use players::analysis::{
    ActionGroup, CERTAIN, Counts, GameAnalysis, LuckSource, Mistake, Share, Swing, TWO_DICE,
};
use table::Session;

/// The units of a chance in one point, a hundredth of certainty.
const POINT: i32 = CERTAIN / 100;

/// The breakdown of a player's chance to win.
#[derive(Debug, Clone, PartialEq)]
pub struct AnalysisView {
    pub seat: Seat,
    /// The verdict: whether luck or decisions counted more for the player.
    pub verdict: String,
    pub spoken: String,
    /// The start, luck, decisions and the result.
    pub steps: Vec<ShareStep>,
    /// The shares of the player's own decisions and of the others'.
    pub decided: String,
    /// The luck of each kind.
    pub kinds: Vec<LuckOf>,
    pub costliest: Vec<MomentView>,
    pub luckiest: Vec<MomentView>,
    pub unluckiest: Vec<MomentView>,
}

/// A step from the start to the result, as a bar.
#[derive(Debug, Clone, PartialEq)]
pub struct ShareStep {
    pub label: &'static str,
    /// The points as text: “25 %”, “+12 points” or “−3 points”.
    pub points: String,
    pub kind: StepKind,
    /// The two ends of the bar, in percent of the width.
    pub bar: (f64, f64),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    /// The chance at the start or the end of the game.
    Whole,
    Gain,
    Loss,
}

/// Luck of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LuckOf {
    pub label: &'static str,
    pub points: String,
    pub about: Option<String>,
}

/// A link to a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MomentView {
    /// The number of actions before it.
    pub moment: usize,
    /// “Round 7, Ann”.
    pub title: String,
    pub points: String,
    pub done: String,
    pub better: String,
    pub look: String,
}

/// Returns the packed record for the analysis, or `None` while the game goes on.
pub fn record_to_analyse(session: &Session) -> Option<Vec<u8>> {
    Some(Record::of(session.finished()?).pack_plain())
}

/// Returns the digest that identifies the finished game.
pub fn final_digest(session: &Session) -> Option<Digest> {
    session.finished().map(Game::digest)
}

/// Returns the player to show first: the person at the screen, or else the winner.
pub fn first_to_show(session: &Session, analysis: &GameAnalysis) -> Option<Seat> {
    let won = |seat: &Seat| analysis.shares[*seat].result > 0;
    let players = || analysis.players.iter().copied();
    let person = session.players().iter().find(|it| it.control == Control::Human);
    person.map(|it| it.seat).or_else(|| players().find(won)).or_else(|| players().next())
}

impl AnalysisView {
    /// Returns the analysis of the game for a player.
    pub fn of(session: &Session, analysis: &GameAnalysis, seat: Seat) -> Self {
        let share = analysis.shares[seat];
        let decisions = share.own + share.others;
        let parts = in_points([share.start, share.all_luck(), decisions], share.result);
        let [start, luck, decided] = parts;
        let [own, others] = in_points([share.own, share.others], decided * POINT).map(change);
        let result = points_of(share.result);
        let (by_luck, by_decisions) = (change(luck), change(decided));
        let name = name_with_ally(session, seat);
        let spoken = text::insight::Spoken {
            name: &name,
            start,
            result,
            luck: by_luck,
            decisions: by_decisions,
        }
        .say();
        let mut describer = MomentDescriber::new(session);
        AnalysisView {
            seat,
            verdict: verdict(&name, luck, decided, share.result > 0),
            spoken,
            steps: steps(parts, result),
            decided: text::insight::Decided { own, others }.say(),
            kinds: kinds(&share, &analysis.counts[seat], luck),
            costliest: analysis.costliest[seat].iter().map(|it| describer.mistake(it)).collect(),
            luckiest: analysis.luckiest[seat].iter().map(|it| describer.swing(it)).collect(),
            unluckiest: analysis.unluckiest[seat].iter().map(|it| describer.swing(it)).collect(),
        }
    }
}

/// Returns the note on a moment in which a decision or luck counted most for some player.
pub fn moment_note(session: &Session, analysis: &GameAnalysis, moment: usize) -> Option<String> {
    let of = |seat: &Seat| {
        let mut describer = MomentDescriber::new(session);
        let mistake = analysis.costliest[*seat].iter().find(|it| it.group.from == moment);
        let mistake = mistake.map(|it| describer.mistake(it));
        mistake.or_else(|| {
            let all = analysis.luckiest[*seat].iter().chain(&analysis.unluckiest[*seat]);
            let swing = all.into_iter().find(|it| it.group.from == moment)?;
            Some(describer.swing(swing))
        })
    };
    let describer = analysis.players.iter().find_map(of)?;
    Some(text::insight::Note { done: describer.done, better: describer.better }.say())
}

/// Returns the chances at a moment in a sentence.
pub fn chances_in_words(
    session: &Session,
    analysis: &GameAnalysis,
    moment: usize,
) -> Option<String> {
    let chances = analysis.chances.get(moment)?;
    let points = in_points(Seat::ALL.map(|seat| chances[seat]), CERTAIN);
    let successors = Successors::at(session, moment);
    let of = |seat: &Seat| {
        let (name, percent) = (successors.name_of_player(*seat), points[seat.index()]);
        text::insight::Chance { name, percent }.say()
    };
    let all: Vec<String> = analysis.players.iter().map(of).collect();
    Some(text::insight::here(text::all_of(&all)))
}

/// A describer of moments, each in the position of that time.
struct MomentDescriber<'a> {
    present: &'a Session,
    past: Option<Past>,
}

impl<'a> MomentDescriber<'a> {
    fn new(present: &'a Session) -> Self {
        Self { present, past: Past::look(present, 0) }
    }

    fn mistake(&mut self, it: &Mistake) -> MomentView {
        self.moment(it.group, change(-points_of(it.cost)), Some(&it.better))
    }

    fn swing(&mut self, it: &Swing) -> MomentView {
        self.moment(it.group, change(points_of(it.luck)), it.better.as_ref())
    }

    fn moment(
        &mut self,
        group: ActionGroup,
        points: String,
        better: Option<&Action>,
    ) -> MomentView {
        let (present, name) = (self.present, player_name(self.present, group.by));
        self.past = self.past.take().and_then(|past| past.go(present, group.from));
        let shown = self.past.as_ref().map_or(present, Past::shown);
        let done = present.finished().and_then(|game| game.actions().get(group.from));
        let done = done.map(|it| {
            text::insight::Done { name, deed: sentence::choice_in_words(shown, it) }.say()
        });
        let better = better.map(|it| text::insight::better(sentence::choice_in_words(shown, it)));
        let title = match group.round {
            0 => text::insight::moment_set_up(name),
            round => text::insight::Moment { name, round }.say(),
        };
        MomentView {
            moment: group.from,
            look: text::insight::Look { moment: &title, points: &points }.say(),
            title,
            points,
            done: done.unwrap_or_default(),
            better: better.unwrap_or_else(|| text::insight::same().to_owned()),
        }
    }
}

/// Rounds a chance to whole points.
fn points_of(chance: i32) -> i32 {
    (2 * chance + POINT).div_euclid(2 * POINT)
}

/// Rounds the parts to whole points that still add up, correcting those with the largest rounding
/// error.
fn in_points<const N: usize>(parts: [i32; N], whole: i32) -> [i32; N] {
    let mut points = parts.map(points_of);
    let mut off = points_of(whole) - points.iter().sum::<i32>();
    while off != 0 {
        let step = off.signum();
        let gives = |place: &usize| step * (parts[*place] - POINT * points[*place]);
        let Some(place) = (0..N).max_by_key(gives) else { break };
        points[place] += step;
        off -= step;
    }
    points
}

/// Returns a change of the chance to win in words: “+12 points”, “−1 point”.
fn change(points: i32) -> String {
    let signed = match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    };
    text::insight::Points { points: points.unsigned_abs(), signed }.say()
}

fn steps([start, luck, decisions]: [i32; 3], result: i32) -> Vec<ShareStep> {
    let labels = [
        text::insight::start(),
        text::insight::luck(),
        text::insight::decisions(),
        text::insight::result(),
    ];
    let ends = [start, start + luck, start + luck + decisions];
    let bars = [(0, start), (start, ends[1]), (ends[1], ends[2]), (0, result)];
    let least = ends.into_iter().min().unwrap_or(0).min(0);
    let room = f64::from(ends.into_iter().max().unwrap_or(0).max(100) - least);
    let place = |points: i32| 100.0 * f64::from(points - least) / room;
    let step = |(number, (label, (from, to))): (usize, (&'static str, (i32, i32)))| {
        let is_whole = number == 0 || number == 3;
        let kind = match () {
            () if is_whole => StepKind::Whole,
            () if to >= from => StepKind::Gain,
            () => StepKind::Loss,
        };
        let points = if is_whole { text::insight::points_whole(to) } else { change(to - from) };
        let bar = (place(from.min(to)), place(from.max(to)));
        ShareStep { label, points, kind, bar }
    };
    labels.into_iter().zip(bars).enumerate().map(step).collect()
}

fn kinds(share: &Share, counts: &Counts, luck: i32) -> Vec<LuckOf> {
    let points = in_points(share.luck, luck * POINT);
    let all = LuckSource::ALL.into_iter().zip(points);
    let told = all.filter_map(|(kind, points)| {
        let (label, about) = about(kind, counts);
        let is_told = points != 0 || about.is_some();
        is_told.then(|| LuckOf { label, points: change(points), about })
    });
    told.collect()
}

/// Returns the name of a kind of luck, and a summary of it.
fn about(kind: LuckSource, counts: &Counts) -> (&'static str, Option<String>) {
    let whole = |number: f64| format!("{:.0}", Decimal(number));
    match kind {
        LuckSource::Battle => {
            let it = counts.battles;
            let about = (it.rolls > 0).then(|| {
                text::insight::BattlesAbout {
                    ahead: with_sign(it.ahead()),
                    lost: it.lost,
                    expected: whole(it.expected_lost),
                    inflicted: it.inflicted,
                    due: whole(it.expected_inflicted),
                }
                .say()
            });
            (text::insight::battles(), about)
        }
        LuckSource::Cards => {
            let about = (counts.sets > 0).then(|| {
                text::insight::CardsAbout {
                    armies: counts.set_armies,
                    sets: counts.sets,
                    expected: TWO_DICE * counts.sets,
                }
                .say()
            });
            (text::insight::cards(), about)
        }
        LuckSource::Poker => {
            let about = (counts.showdowns > 0).then(|| {
                text::insight::PokerAbout {
                    armies: counts.won,
                    hands: counts.showdowns,
                    expected: whole(counts.expected_won),
                }
                .say()
            });
            (text::insight::poker(), about)
        }
        LuckSource::Cruise => {
            let about = (counts.cruises > 0).then(|| {
                text::insight::CruisesAbout {
                    lengths: counts.lengths,
                    cruises: counts.cruises,
                    expected: TWO_DICE * counts.cruises,
                }
                .say()
            });
            (text::insight::cruises(), about)
        }
        LuckSource::Mobilization => {
            let about =
                (counts.mobilized > 0).then(|| text::insight::mobilization_about(counts.mobilized));
            (text::insight::mobilization(), about)
        }
        LuckSource::Other => (text::insight::other(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::chance_lines::ChanceLines;
    use proptest::prelude::*;
    use table::testing;

    fn told() -> (Session, GameAnalysis) {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 3_000);
        let packed = record_to_analyse(&session).unwrap();
        let analysis = GameAnalysis::of(Record::unpack_plain(&packed).unwrap()).unwrap();
        (session, analysis)
    }

    #[test]
    fn a_game_that_goes_on_tells_nothing() {
        let session = testing::one_human();
        assert_eq!((record_to_analyse(&session), final_digest(&session)), (None, None));
    }

    #[test]
    fn steps_lead_from_the_start_to_the_result_and_moments_say_what_was_done() {
        let (session, analysis) = told();
        assert_eq!(
            first_to_show(&session, &analysis).map(|it| analysis.shares[it].result),
            Some(CERTAIN)
        );
        let mut moments = 0;
        for seat in analysis.players.clone() {
            let view = AnalysisView::of(&session, &analysis, seat);
            let points = |step: &ShareStep| {
                let number = step.points.split_whitespace().next().unwrap();
                number.replace('−', "-").parse::<i32>().unwrap()
            };
            let (result, parts) = view.steps.split_last().unwrap();
            assert_eq!(parts.iter().map(points).sum::<i32>(), points(result), "{view:?}");
            for ShareStep { bar: (from, to), .. } in &view.steps {
                assert!(0.0 <= *from && from <= to && *to <= 100.001);
            }
            let [start, luck, decisions, end] =
                view.steps.iter().map(|it| &it.points).collect::<Vec<_>>()[..]
            else {
                panic!("{:?}", view.steps)
            };
            let spoken = format!(
                "{start} at the start, {luck} from luck, {decisions} from decisions, {end} at the end."
            );
            assert!(view.spoken.ends_with(&spoken), "{} {spoken}", view.spoken);
            assert!(
                view.kinds[0].about.as_ref().unwrap().starts_with("Armies ahead of the odds: ")
            );
            for it in view.costliest.iter().chain(&view.luckiest).chain(&view.unluckiest) {
                assert!(it.done.contains("’s choice: "), "{it:?}");
                assert!(!it.done.contains("no attack is worth"), "a mistake has no reason: {it:?}");
                assert!(
                    it.title.starts_with("Round ") || it.title.starts_with("Set-up, "),
                    "{it:?}"
                );
                assert!(it.look.contains(&it.title) && it.look.ends_with(&it.points), "{it:?}");
                assert!(
                    ["Expert’s choice: ", "An expert would "]
                        .iter()
                        .any(|said| it.better.starts_with(said)),
                    "{it:?}"
                );
                let note = moment_note(&session, &analysis, it.moment).unwrap();
                assert!(note.contains("’s choice: "), "{note}");
                moments += 1;
            }
        }
        assert!(moments > 4, "{moments}");
    }

    #[test]
    fn what_was_done_before_the_first_round_is_of_the_set_up() {
        let (session, analysis) = told();
        let by = analysis.players[0];
        let title = |round| {
            let group = ActionGroup { from: 0, by, round };
            MomentDescriber::new(&session).moment(group, "+5".to_owned(), None).title
        };
        let name = player_name(&session, by);
        assert_eq!([title(0), title(3)], [format!("Set-up, {name}"), format!("Round 3, {name}")]);
    }

    #[test]
    fn luck_is_told_of_one_thing_and_of_several() {
        let told = |kind, counts| about(kind, &counts).1;
        let one = Counts { sets: 1, set_armies: 9, showdowns: 1, won: 1, ..Counts::default() };
        let some = "Rolled 9 armies for 1 set, 7 expected.";
        assert_eq!(told(LuckSource::Cards, one).as_deref(), Some(some));
        let some = "Won 1 army at 1 showdown, 0 expected from the cards once betting was over.";
        assert_eq!(told(LuckSource::Poker, one).as_deref(), Some(some));
        let none = "Won no armies at 2 showdowns, 0 expected from the cards once betting was over.";
        let two = Counts { showdowns: 2, cruises: 2, lengths: 11, ..Counts::default() };
        assert_eq!(told(LuckSource::Poker, two).as_deref(), Some(none));
        let some = "Rolled 11 boat lengths for 2 cruises, 14 expected.";
        assert_eq!(told(LuckSource::Cruise, two).as_deref(), Some(some));
        let one = Counts { mobilized: 1, ..Counts::default() };
        let some = "Raised 1 army when attacked.";
        assert_eq!(told(LuckSource::Mobilization, one).as_deref(), Some(some));
        assert_eq!(told(LuckSource::Mobilization, two), None);
    }

    #[test]
    fn lines_of_chance_stay_in_their_box_and_end_at_the_result() {
        let (session, analysis) = told();
        let ChanceLines(lines) = ChanceLines::of(&analysis);
        assert_eq!(lines.len(), 2);
        for (seat, path) in lines {
            let end = if analysis.shares[seat].result == CERTAIN { " 0" } else { " 100" };
            assert!(path.starts_with("M0 ") && path.ends_with(end), "{path}");
        }
        let last = chances_in_words(&session, &analysis, analysis.chances.len() - 1).unwrap();
        assert!(last.contains("100\u{a0}%") && last.contains(" 0\u{a0}%"), "{last}");
        assert_eq!(chances_in_words(&session, &analysis, analysis.chances.len()), None);
    }

    proptest! {
        #[test]
        fn points_add_up_however_they_are_rounded(parts in prop::array::uniform4(-3_000_000..3_000_000_i32)) {
            let whole = parts.iter().sum();
            let points = in_points(parts, whole);
            prop_assert_eq!(points.iter().sum::<i32>(), points_of(whole));
            for (part, points) in parts.into_iter().zip(points) {
                prop_assert!((part - POINT * points).abs() <= 2 * POINT);
            }
        }
    }
}
