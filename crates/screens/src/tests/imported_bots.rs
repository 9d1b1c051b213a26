//! Decisions that user-written bots failed to make, in words.

use crate::table::lost_decision::lost_decision;
use engine::core::Seat;
use table::testing;

#[test]
fn what_a_bot_says_of_its_cards_is_for_nobody_at_a_shared_table() {
    let fault = "It threw an error: I hold Alaska";
    let alone = lost_decision(&testing::one_human(), Seat::Blue, fault);
    assert_eq!(alone, "Blue’s bot forfeited a decision. It threw an error: I hold Alaska");
    let shared = lost_decision(&testing::two_humans(), Seat::Blue, fault);
    assert_eq!(shared, "Blue’s bot forfeited a decision.");
}
