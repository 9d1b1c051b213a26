//! The service that analyses finished games, piece by piece.

use crate::messages::{AnalysisCall, Reply};
use engine::record::Record;
use players::analysis::GameAnalyser;

/// The analysis of one game at a time.
#[derive(Default)]
pub struct AnalysisService {
    /// The analysis in progress.
    analyser: Option<GameAnalyser>,
}

impl AnalysisService {
    /// Handles a call from the page and returns the reply; `None` if there is nothing to continue.
    pub fn handle(&mut self, call: AnalysisCall) -> Option<Reply> {
        match call {
            AnalysisCall::Begin(packed) => Some(self.begin(&packed)),
            AnalysisCall::Continue => self.go_on(),
        }
    }

    fn begin(&mut self, packed: &[u8]) -> Reply {
        let record = Record::unpack_plain(packed).ok();
        self.analyser = record.and_then(|record| GameAnalyser::new(record).ok());
        match self.analyser {
            Some(_) => Reply::AnalysisProgress(0),
            None => Reply::AnalysisDone(Vec::new()),
        }
    }

    fn go_on(&mut self) -> Option<Reply> {
        let analyser = self.analyser.as_mut()?;
        Some(match analyser.step() {
            Some(analysis) => {
                self.analyser = None;
                Reply::AnalysisDone(analysis.to_bytes())
            }
            None => Reply::AnalysisProgress(analyser.percent()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use players::analysis::GameAnalysis;

    #[test]
    fn a_finished_game_is_gone_through_piece_by_piece_until_nobody_asks() {
        let game = testing::finished_game();
        let packed = Record::of(&game).pack_plain();
        let mut service = AnalysisService::default();
        let begun = service.handle(AnalysisCall::Begin(packed));
        assert_eq!(begun, Some(Reply::AnalysisProgress(0)));
        let mut pieces = 0;
        let told = loop {
            match service.handle(AnalysisCall::Continue) {
                Some(Reply::AnalysisProgress(percent)) => assert!(percent <= 100),
                Some(Reply::AnalysisDone(bytes)) => {
                    break GameAnalysis::from_bytes(&bytes).unwrap();
                }
                other => panic!("{other:?}"),
            }
            pieces += 1;
        };
        assert!(pieces > 10, "{pieces}");
        assert_eq!(told.chances.len(), game.actions().len() + 1);
        assert_eq!(service.handle(AnalysisCall::Continue), None, "there is nothing left");
        let going_on = Record::of(&testing::short_game()).pack_plain();
        for packed in [going_on, vec![1, 2, 3]] {
            let reply = service.handle(AnalysisCall::Begin(packed));
            assert_eq!(reply, Some(Reply::AnalysisDone(Vec::new())));
        }
    }
}
