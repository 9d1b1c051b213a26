//! Parts of the program that are loaded on demand. The release build makes a file of each
//! (`crates/xtask`); in other builds, all parts are there at once.

use std::future::Future;
use std::pin::Pin;

/// The future contents of a part of the program.
pub type Loading<T> = Pin<Box<dyn Future<Output = Result<T, Absent>>>>;

/// The error of a part of the program that couldn't be loaded: the network is down, or the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absent;

#[cfg(split)]
impl From<leptos::wasm_split::SplitLoaderError> for Absent {
    fn from(_: leptos::wasm_split::SplitLoaderError) -> Self {
        Self
    }
}

/// Slack for alignment. `wasm-split` pads the data of each part; if that makes the data longer than
/// it was, it moves all of it into the first screen. Nothing refers to these bytes, so no part
/// contains them and nobody downloads them.
#[cfg(split)]
#[used]
static ROOM_BETWEEN_PARTS: [u8; 0x4000] = [0; 0x4000];

/// Defines a function in a part of the program: calling it loads the part, once and for all; after
/// a failure, the next call tries again. Everything that only this function uses is in that part as
/// well.
macro_rules! part {
    ($part:ident: $(#[$about:meta])* $vis:vis fn $name:ident($($arg:ident: $kind:ty),*) -> $result:ty $body:block) => {
        $(#[$about])*
        #[cfg(split)]
        #[leptos::wasm_split::wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible)]
        $vis fn $name($($arg: $kind),*) -> Result<$result, $crate::page::Absent> {
            let whole = move || -> $result { $body };
            Ok(whole())
        }

        $(#[$about])*
        #[cfg(not(split))]
        #[allow(clippy::unused_async, reason = "as the part is waited for where it is apart")]
        $vis async fn $name($($arg: $kind),*) -> Result<$result, $crate::page::Absent> {
            let whole = move || -> $result { $body };
            Ok(whole())
        }
    };
}
pub(crate) use part;
