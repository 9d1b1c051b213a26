//! Files of the app that are fetched on demand. They are named after their contents, so that a page
//! gets the files of its own version; a `<meta>` element for each gives its name and its hash.

use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, RequestCache, RequestInit, Response};

use leptos::prelude::*;

/// Returns the address of the file that the page knows by this name.
pub fn address_of(file: &str) -> Option<String> {
    named(file)?.get_attribute("content")
}

/// Reads the file that the page knows by this name, and passes on `None` if that fails.
pub fn fetch_text(file: &'static str, then: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move { then(text_of(file).await) });
}

/// Reads the file with this address and hash.
pub async fn fetch_text_at(address: &str, integrity: &str) -> Option<String> {
    text(fetch_intact(address, integrity, &PATIENT).await?).await
}

/// Replaces a damaged copy of the file in caches on the way. Returns `false` if no intact one
/// arrives.
pub async fn fetch_anew(file: &str) -> bool {
    fetch(file, &[RequestCache::Reload]).await.is_some()
}

/// The ways to fetch a file that may be in the browser's cache.
const PATIENT: [RequestCache; 2] = [RequestCache::Default, RequestCache::Reload];

/// Reads the file that the page knows by this name.
pub async fn text_of(file: &str) -> Option<String> {
    text(fetch(file, &PATIENT).await?).await
}

async fn text(response: Response) -> Option<String> {
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

async fn fetch(file: &str, ways: &[RequestCache]) -> Option<Response> {
    let named = named(file)?;
    let address = named.get_attribute("content")?;
    let integrity = named.get_attribute("data-integrity").unwrap_or_default();
    fetch_intact(&address, &integrity, ways).await
}

/// Fetches the file in one way after the other until it is intact; the last way bypasses caches
/// that ignore requests to reload.
async fn fetch_intact(address: &str, integrity: &str, ways: &[RequestCache]) -> Option<Response> {
    for way in ways {
        if let Some(response) = ask(address, integrity, *way).await {
            return Some(response);
        }
    }
    ask(&format!("{address}?anew={}", js_sys::Date::now()), integrity, RequestCache::Reload).await
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
