//! `view!` as Leptos has it, but what is drawn by it is a template: HTML that the browser reads once and copies, with holes that
//! are filled.
//!
//! Leptos makes a type of its own out of each view, and a copy of its machinery for each such type, which browsers would have to
//! download. Here a view is a text and a list of fillings. Components stay Leptos’s own.

mod draw;
mod nesting;
mod sketch;
mod tags;
#[cfg(test)]
mod tests;

use proc_macro2::TokenStream;
use quote::quote;

/// What is drawn, as an `AnyView`; written as for Leptos’s own, without spread attributes, directives, bindings and slots.
#[proc_macro]
pub fn view(drawn: proc_macro::TokenStream) -> proc_macro::TokenStream {
    expand(drawn.into()).into()
}

fn expand(drawn: TokenStream) -> TokenStream {
    let parser = rstml::Parser::new(rstml::ParserConfig::default().recover_block(true));
    let (nodes, errors) = parser.parse_recoverable(drawn).split_vec();
    let mut said = TokenStream::new();
    for error in errors {
        let error = error.emit_as_expr_tokens();
        said.extend(quote!(#error;));
    }
    let drawn = draw::nodes(nodes).unwrap_or_else(syn::Error::into_compile_error);
    quote!({
        #[allow(unused_braces)]
        {
            #said
            #drawn
        }
    })
}
