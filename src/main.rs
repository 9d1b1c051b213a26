//! The browser app: the page, and the worker in which the computer players think.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    if web_sys::window().is_none() {
        red_queens::run_worker();
        return;
    }
    red_queens::share_the_page();
    red_queens::speak_as_asked();
    // Mount in a separate task, so that the page can respond in between.
    leptos::prelude::set_timeout(
        || leptos::mount::mount_to_body(red_queens::App),
        std::time::Duration::ZERO,
    );
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("Red Queens runs in a browser: `make play` builds and opens it.");
}
