//! Results that arrive after the player may have left the screen that waits for them.

use leptos::prelude::*;

/// A value of a screen, set by code that has waited for something.
pub(crate) trait SetIfOpen<T> {
    /// Sets the value, unless the player has left the screen. Returns `true` if it has been set.
    fn set_if_open(self, value: T) -> bool;
}

impl<T: Send + Sync + 'static> SetIfOpen<T> for RwSignal<T> {
    fn set_if_open(self, value: T) -> bool {
        self.try_set(value).is_none()
    }
}

impl<T, S> SetIfOpen<T> for StoredValue<T, S>
where
    Self: SetValue<Value = T>,
{
    fn set_if_open(self, value: T) -> bool {
        self.try_set_value(value).is_none()
    }
}
