//! Parts of the program that come when they are wanted. The release build makes a file of each (`scripts/split.mjs`); other
//! builds are one piece, and their parts are there at once.

use std::future::Future;
use std::pin::Pin;

/// What lies in a part of the program, on its way.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, Absent>>>>;

/// A part of the program that did not come: the network is gone, or the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absent;

#[cfg(split)]
impl From<leptos::wasm_split::SplitLoaderError> for Absent {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Self {
        Self
    }
}

/// A function that lies in a part of the program: calling it brings the part. Afterwards it is there for good; after a failure
/// the next call tries again. Whatever it alone reaches lies in that part as well.
macro_rules! part {
    ($part:ident: $(#[$about:meta])* $vis:vis fn $name:ident($($arg:ident: $kind:ty),*) -> $result:ty $body:block) => {
        $(#[$about])*
        #[cfg(split)]
        #[leptos::wasm_split::wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible)]
        $vis fn $name($($arg: $kind),*) -> Result<$result, $crate::part::Absent> {
            let whole = move || -> $result { $body };
            Ok(whole())
        }

        $(#[$about])*
        #[cfg(not(split))]
        #[allow(clippy::unused_async, reason = "as the part is waited for where it is apart")]
        $vis async fn $name($($arg: $kind),*) -> Result<$result, $crate::part::Absent> {
            let whole = move || -> $result { $body };
            Ok(whole())
        }
    };
}
pub(crate) use part;
