//! Pictures from the page: rendered as PNG, copied, sent. A browser may forbid any of these.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, HtmlElement,
    HtmlImageElement, ShareData,
};

use crate::store::sharing::sent_data;
use leptos::prelude::*;

/// The MIME type of PNG pictures.
const PNG: &str = "image/png";

/// Returns a colour of the style sheet by the name of its token, as the page currently shows it.
pub fn theme_colour(name: &str) -> Option<String> {
    let body = document().body()?;
    let probe: HtmlElement = document().create_element("i").ok()?.unchecked_into();
    body.append_child(&probe).ok()?;
    let colour =
        probe.style().set_property("color", &format!("var(--{name})")).ok().and_then(|()| {
            let style = window().get_computed_style(&probe).ok()??;
            style.get_property_value("color").ok()
        });
    probe.remove();
    colour
}

/// Renders the picture at an address as a PNG of this size.
///
/// # Errors
/// Returns an error if the browser can't render the picture, or doesn't release the result.
pub async fn picture_of(address: String, (width, height): (u32, u32)) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let (w, h) = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, w, h)?;
    let mut drawn = Err(JsValue::NULL);
    let promise = Promise::new(&mut |done, failed| {
        let hand = Closure::once_into_js(move |blob: JsValue| done.call1(&JsValue::NULL, &blob));
        drawn = canvas.to_blob_with_type(hand.unchecked_ref(), PNG);
        if let Err(error) = &drawn {
            let _ = failed.call1(&JsValue::NULL, error);
        }
    });
    JsFuture::from(promise).await?.dyn_into()
}

/// Copies a picture to the clipboard. Returns `true` if the page may do so.
pub async fn copied_picture(picture: Blob) -> bool {
    let copy = || -> Result<Promise, JsValue> {
        let (item, clipboard) = (
            Reflect::get(&window(), &"ClipboardItem".into())?,
            Reflect::get(&window().navigator(), &"clipboard".into())?,
        );
        let content = Object::new();
        Reflect::set(&content, &PNG.into(), &picture)?;
        let item = Reflect::construct(
            item.dyn_ref::<Function>().ok_or(JsValue::NULL)?,
            &Array::of1(&content),
        )?;
        let write = Reflect::get(&clipboard, &"write".into())?;
        let write = write.dyn_ref::<Function>().ok_or(JsValue::NULL)?;
        write.call1(&clipboard, &Array::of1(&item))?.dyn_into()
    };
    match copy() {
        Ok(copying) => JsFuture::from(copying).await.is_ok(),
        Err(_) => false,
    }
}

/// Returns the data to share: a picture as a file, with a title.
fn share(name: &str, title: &str, picture: &Blob) -> Result<ShareData, JsValue> {
    let options = FilePropertyBag::new();
    options.set_type(&picture.type_());
    let file = File::new_with_blob_sequence_and_options(&Array::of1(picture), name, &options)?;
    let data = ShareData::new();
    data.set_title(title);
    data.set_files(&Array::of1(&file));
    Ok(data)
}

/// Returns `true` if the system can send such a picture.
pub fn can_send_picture(name: &str, title: &str, picture: &Blob) -> bool {
    let asks = || -> Result<bool, JsValue> {
        let navigator = window().navigator();
        let ask = Reflect::get(&navigator, &"canShare".into())?;
        let ask = ask.dyn_ref::<Function>().ok_or(JsValue::NULL)?;
        let data = share(name, title, picture)?;
        Ok(ask.call1(&navigator, data.as_ref())?.is_truthy())
    };
    asks().unwrap_or(false)
}

/// Sends a picture by the system's share dialog. Returns `true` if it was opened.
pub async fn sent_picture(name: String, title: String, picture: Blob) -> bool {
    match share(&name, &title, &picture) {
        Ok(data) => sent_data(&data).await,
        Err(_) => false,
    }
}
