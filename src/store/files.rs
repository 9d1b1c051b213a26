//! Text files from and to the browser.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

/// Creates a file of a MIME type from a text, to download or to show.
///
/// # Errors
/// Returns an error if the browser doesn't create files.
pub fn file_of(kind: &str, text: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    Blob::new_with_str_sequence_and_options(&parts, &options)
}

/// Creates a file of a MIME type from bytes.
///
/// # Errors
/// Returns an error if the browser doesn't create files.
pub fn file_of_bytes(kind: &str, bytes: &[u8]) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    Blob::new_with_u8_array_sequence_and_options(&parts, &options)
}

/// Downloads a file.
///
/// # Errors
/// Returns an error if the browser doesn't create files.
pub fn download(name: &str, file: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    let forget = move || drop(Url::revoke_object_url(&address));
    set_timeout(forget, Duration::from_secs(60));
    Ok(())
}

/// Reads the file that the user picked, if it isn't larger than the limit, and passes on its name
/// with its text or an error. The same file can be picked again.
pub fn read_picked(
    input: &HtmlInputElement,
    most: usize,
    then: impl Fn(String, Result<String, &'static str>) + 'static,
) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    let name = file.name();
    input.set_value("");
    #[allow(clippy::cast_precision_loss, reason = "a size that people have files of")]
    if file.size() > most as f64 {
        return then(name, Err(text::saves::too_large()));
    }
    let reading = file.text();
    let done = Closure::once(move |text: JsValue| {
        then(name, text.as_string().ok_or_else(text::saves::unreadable_file));
    });
    let _ = reading.then2(&done, &done);
    done.forget();
}
