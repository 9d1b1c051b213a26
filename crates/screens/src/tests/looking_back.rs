//! Playing on from an earlier position.

use crate::story::past::Past;
use table::{Save, testing};

#[test]
fn a_game_begins_anew_where_it_is_looked_back_at_and_stays_as_it_is() {
    let present = testing::two_humans_after(300);
    let save = Save::of(&present, 0);
    for moment in [60, 120, 299] {
        let past = Past::look(&present, 0).unwrap().go(&present, moment).unwrap();
        let taken = past.shown().up_to_here().open().unwrap();
        assert_eq!((taken.played(), taken.viewer()), (moment, None));
        assert_eq!(taken.game().digest(), past.shown().game().digest());
        assert_eq!(taken.table(), present.table());
        assert_eq!(taken.controls(), past.shown().controls());
    }
    assert_eq!(Save::of(&present, 0), save);
}
