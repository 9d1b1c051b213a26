//! Files of the game's own that are read only when they are needed. They are called by their contents, so that a page gets
//! those of its own version; it says of each in a `<meta>` what it is called, and what its hash is.

use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, RequestCache, RequestInit, Response};

use crate::erased::prelude::*;

/// Where the file lies that the page knows by this name.
pub fn address_of(file: &str) -> Option<String> {
    named(file)?.get_attribute("content")
}

/// Reads the file that the page knows by this name; `None` where it cannot be read.
pub fn fetch_text(file: &'static str, then: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move { then(text_of(file).await) });
}

/// Replaces a damaged copy of the file in the caches on the way; `false` where no good one comes.
pub async fn fetch_anew(file: &str) -> bool {
    fetch(file, &[RequestCache::Reload]).await.is_some()
}

async fn text_of(file: &str) -> Option<String> {
    let response = fetch(file, &[RequestCache::Default, RequestCache::Reload]).await?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Fetches the file in one way after the other until it is as it was built, at last past caches that ignore being told so.
async fn fetch(file: &str, ways: &[RequestCache]) -> Option<Response> {
    let named = named(file)?;
    let address = named.get_attribute("content")?;
    let integrity = named.get_attribute("data-integrity").unwrap_or_default();
    for way in ways {
        if let Some(response) = ask(&address, &integrity, *way).await {
            return Some(response);
        }
    }
    ask(&format!("{address}?anew={}", js_sys::Date::now()), &integrity, RequestCache::Reload).await
}

async fn ask(address: &str, integrity: &str, cache: RequestCache) -> Option<Response> {
    let how = RequestInit::new();
    how.set_cache(cache);
    how.set_integrity(integrity);
    let asked = window().fetch_with_str_and_init(address, &how);
    JsFuture::from(asked).await.ok()?.dyn_into().ok().filter(Response::ok)
}

fn named(file: &str) -> Option<Element> {
    document().query_selector(&format!("meta[name='file:{file}']")).ok()?
}
