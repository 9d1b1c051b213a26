//! The screen's content and the meaning of taps, as plain data without a browser, tested natively.

#![forbid(unsafe_code)]

pub mod allies;
pub mod command;
#[cfg(test)]
mod controls;
pub mod decimal;
pub mod fairness;
pub mod guide;
pub mod hint;
pub mod land;
pub mod language;
mod lesson;
pub mod link;
pub mod map;
pub mod new_game;
pub mod poster;
#[cfg(test)]
mod reach;
mod route;
pub mod rulebook;
pub mod saves;
pub mod sea;
mod session;
pub mod statistics;
pub mod story;
pub mod table;
#[cfg(test)]
pub(crate) mod testing;

pub use allies::call::{AllyCallView, AllyView, AskedOfAlly, ContestView};
pub use allies::picks::PicksView;
pub use allies::playing_cards::{poker_card_in_words, rank, suit_sign};
pub use allies::poker::{OwnPoker, UsesView};
pub use allies::poker_table::{OpenHand, PokerSeat, PokerStanding, PokerView, PotView};
pub use allies::result::{PokerResultRow, PokerResultView};
pub use allies::showdown::ShowdownView;
pub use allies::standing::{AlliesView, AllyStanding};
pub use allies::wager::WagerView;
pub use hint::HintView;
pub use land::battle::{BattleView, Party};
pub use land::fight::{BlockView, FightView, Raise, Standing};
pub use land::mobilize::MobilizeView;
pub use land::moves::{AdvanceView, TransferView};
pub use land::odds::{Matchup, OddsView};
pub use land::path::{PathView, StepView};
pub use land::path_action::PathAction;
pub use land::plan::{FlankView, KindView, PlanView};
pub use land::reaction::{Answer, ReactionView};
pub use land::roll::{Die, Group, Pair, RollView, Side};
pub use lesson::{Advice, Lesson, Progress};
pub use map::crowd::crowded;
pub use map::details::{Border, DetailsView, Holder, beside};
pub use map::drag::Drag;
pub use map::extra::{Extra, ExtraView};
pub use map::mark::Mark;
pub use map::outline::{Bounds, outline};
pub use map::scene::Scene;
pub use map::sketch::{Owners, SKETCH_SIZE, sketch};
pub use map::territories::TerritoryView;
pub use route::Route;
pub use saves::preferences::{Palette, Preferences};
pub use saves::save::{Broken, Cover, LONGEST_SAVE, Save, SaveError};
pub use saves::second_copy::SecondCopy;
pub use sea::cruise::{CallView, CruiseView};
pub use sea::dice::{SeaRoll, SeaRollView, Sinking};
pub use sea::ferry::FerryView;
pub use sea::fight::{BoardView, EngagementView, SeaBattleView};
pub use sea::plan::{EngageView, FoeView, SeaPair, SeaPlanView, SendInView};
pub use sea::ships::{HexView, ShipView};
pub use sea::voyage::{ShipOption, ShoreView, VoyageView};
pub use session::{
    AwayView, Device, Duty, Grain, Intent, LosingHand, Moment, Opening, Orders, Past, PlayedBy,
    Reactions, Session, Stop, Suspense, TableSettings,
};
pub use story::analysis::{AnalysisView, ChanceLines, LuckOf, MomentView, ShareStep, StepKind};
pub use story::awards::{Award, AwardView};
pub use story::battle_result::{BattleResult, LastDice};
pub use story::battles::Ending;
pub use story::chart::{CHART_FIELD, CHART_SIZE, ChartLine, ChartView, Measure};
pub use story::farewell::FarewellView;
pub use story::film::{FilmView, Frame};
pub use story::glimpse::{Glimpse, Shows};
pub use story::log::{LineKey, LogLine, LogTurn, LogView, Tone};
pub use story::muster::Muster;
pub use story::recap::RecapView;
pub use story::replay::{MarkKind, REPLAY_SIZE, ReplayMark, ReplayView};
pub use story::roll_animation::{AnimatedRoll, RollAnimation, Timing};
pub use story::tally::Tally;
pub use table::cards::{CardView, CardsView, OfferView, SetView};
pub use table::choices::{Chunk, Ferry, Plan, Plus};
pub use table::dialog::{Dialog, DockSide, Opened};
pub use table::discard::{DiscardView, Discardable};
pub use table::draft::Draft;
pub use table::holdings::HoldingsView;
pub use table::join_leave::JoinLeaveView;
pub use table::notice::{Notice, whole};
pub use table::objective::ObjectiveView;
pub use table::pace::{ContinueWhen, Pace};
pub use table::prompt::{Button, CardsHint, PromptView, Step};
pub use table::result::{ResultRow, ResultView};
pub use table::seats::SeatView;
pub use table::sound::{Sound, SoundTracker};
pub use table::strength::Strength;
