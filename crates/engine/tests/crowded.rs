//! More worlds than there are numbers for. They stay known to the whole program, so this is a test
//! program of its own.

use red_queens_engine::record::CustomRules;
use red_queens_engine::world::WorldId;

#[test]
fn b1_a_world_that_there_is_no_room_for_is_no_unknown_one() {
    let title = |number: usize| format!("World-QV{number:03}-555");
    let room = (0..1000).take_while(|number| WorldId::titled(&title(*number)).is_some()).count();
    assert!(room >= 96, "{room}");
    let [first, next] = [0, room].map(title);
    assert!(WorldId::lacks_room_for(&next) && WorldId::lacks_room_for("Atoll-7K3QF"));
    assert!(!WorldId::lacks_room_for(&first) && WorldId::titled(&first).is_some());
    for other in ["Europe", "Earth", "Atlantis"] {
        assert!(!WorldId::lacks_room_for(other), "{other}");
    }
    assert!(CustomRules::read(&format!("rules next-3 world {next}")).is_err());
}
