use red_queens_engine::game::{Action, State};

#[test]
fn a_state_takes_less_than_four_kilobytes() {
    println!("state {} action {}", size_of::<State>(), size_of::<Action>());
    assert!(size_of::<State>() < 4096);
}
