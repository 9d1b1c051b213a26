//! The services of the worker that most games do without, each in a part of the program. Their
//! state is here, so that the computer players know nothing of it.

use std::cell::RefCell;

use crate::boards::read_for_worker;
use crate::page::{Absent, part};
use worker::{
    AnalysisCall, AnalysisService, BotCall, BotReply, BotService, FilmCall, FilmService, Outgoing,
    TrialCall, TrialService,
};

thread_local! {
    static BOTS: RefCell<BotService> = RefCell::default();
    static ANALYSIS: RefCell<AnalysisService> = RefCell::default();
    static FILM: RefCell<FilmService> = RefCell::default();
    static TRIAL: RefCell<TrialService> = RefCell::default();
}

part! {
    bots:
    /// Runs users' bots.
    pub fn call_bots(call: BotCall) -> Vec<Outgoing> {
        BOTS.with_borrow_mut(|service| service.handle(call))
    }
}

part! {
    bots:
    /// Continues after the reply of a user's bot.
    pub fn hear_bot(reply: BotReply) -> Vec<Outgoing> {
        BOTS.with_borrow_mut(|service| service.handle_bot_reply(reply))
    }
}

part! {
    analysis:
    /// Analyses a game.
    pub fn analyse(call: AnalysisCall) -> Vec<Outgoing> {
        let reply = ANALYSIS.with_borrow_mut(|service| service.handle(call));
        reply.map(Outgoing::Page).into_iter().collect()
    }
}

part! {
    film:
    /// Draws the film of a game.
    pub fn draw_film(call: FilmCall) -> Vec<Outgoing> {
        let reply = FILM.with_borrow_mut(|service| service.handle(call));
        reply.map(Outgoing::Page).into_iter().collect()
    }
}

/// Tries a board, which is read first.
pub async fn try_board(call: TrialCall) -> Result<Vec<Outgoing>, Absent> {
    if let TrialCall::Begin(settings) = &call {
        read_for_worker(settings.board.clone()).await?;
    }
    play_trial(call).await
}

part! {
    bots:
    /// Plays the next game of a trial.
    fn play_trial(call: TrialCall) -> Vec<Outgoing> {
        let reply = TRIAL.with_borrow_mut(|service| service.handle(call));
        reply.map(Outgoing::Page).into_iter().collect()
    }
}
