use proc_macro2::TokenStream;
use quote::quote;
use syn::visit::{Visit, visit_expr_lit};
use syn::{ExprLit, Lit};

/// The sketches in what is made, the outermost first.
fn sketches(drawn: TokenStream) -> Vec<String> {
    struct Found(Vec<String>);
    impl Visit<'_> for Found {
        fn visit_expr_lit(&mut self, literal: &ExprLit) {
            if let Lit::Str(text) = &literal.lit {
                self.0.extend(text.value().contains('<').then(|| text.value()));
            }
            visit_expr_lit(self, literal);
        }

        fn visit_expr_macro(&mut self, called: &syn::ExprMacro) {
            assert!(
                !called.mac.path.is_ident("compile_error"),
                "{:?}",
                called.mac.tokens.to_string()
            );
        }
    }
    let made: syn::Block = syn::parse2(super::expand(drawn)).unwrap();
    let mut found = Found(Vec::new());
    found.visit_block(&made);
    found.0
}

fn sketch(drawn: TokenStream) -> String {
    sketches(drawn).remove(0)
}

/// What is said against it.
fn refusal(drawn: TokenStream) -> String {
    let made = super::expand(drawn).to_string();
    let (_, said) = made.split_once("compile_error ! {").unwrap_or_else(|| panic!("{made}"));
    said.split('}').next().unwrap().trim().to_owned()
}

#[test]
fn what_is_known_is_html() {
    let drawn = quote! { <p class="quiet" id="a&b\"<" hidden tabindex=0 draggable=false><b>"1 < 2 & 3"</b><br/></p> };
    assert_eq!(
        sketch(drawn),
        r#"<p class="quiet" id="a&amp;b&quot;&lt;" hidden="" tabindex="0"><b>1 &lt; 2 &amp; 3</b><br></p>"#
    );
}

#[test]
fn the_way_leads_from_hole_to_hole() {
    let drawn = quote! { <div><p>"still"</p><ul><li>{one}</li><li class=two/></ul>{three}</div> };
    assert_eq!(sketch(drawn), "DNDAN=class;UUA<div><p>still</p><ul><li></li><li></li></ul></div>");
}

#[test]
fn a_hole_is_before_what_follows_or_last() {
    assert_eq!(sketch(quote! { <p>{one}{two}<b/>{three}</p> }), "DBBUA<p><b></b></p>");
    assert_eq!(sketch(quote! { <p>"a"{one}<b>{two}</b></p> }), "DNBAU<p>a<b></b></p>");
}

#[test]
fn texts_stay_two_with_a_hole_between_them() {
    assert_eq!(sketch(quote! { <p>"a" "b"{one}{two}"c"</p> }), "DNBBU<p>ab<!>c</p>");
    assert_eq!(sketch(quote! { <p>"a"{one}""</p> }), "A<p>a</p>");
}

#[test]
fn children_come_before_attributes_and_all_classes_before_one() {
    let drawn = quote! { <p class:on=a title=b on:click=c class=d style:width=e prop:value=f node_ref=g>{h}</p> };
    assert_eq!(sketch(drawn), "A=class;.on;=title;!click;:width;*value;&<p></p>");
}

#[test]
fn parts_of_pictures_are_read_as_such() {
    assert_eq!(
        sketch(quote! { <g><title>"x"</title><use_ href=at/></g> }),
        "SDN=href;U<g><title>x</title><use></use></g>"
    );
    assert_eq!(
        sketch(quote! { <svg viewBox="0 0 1 1"><path d=d/></svg> }),
        "D=d;U<svg viewBox=\"0 0 1 1\"><path></path></svg>"
    );
}

#[test]
fn components_are_holes_whose_children_are_drawn_here() {
    let made = super::expand(quote! { <p><Show when=is><b/>{a}</Show></p> }).to_string();
    assert!(made.contains(r#"template ("A<p></p>""#), "{made}");
    assert!(made.contains("< Show when = is > {"), "{made}");
    assert!(made.contains(r#"template ("<b></b>""#), "{made}");
}

#[test]
fn a_line_at_the_start_of_code_is_kept() {
    assert_eq!(sketch(quote! { <pre>"\nx"</pre> }), "<pre>\n\nx</pre>");
}

#[test]
fn what_browsers_would_put_elsewhere_is_refused() {
    for (drawn, outer) in [
        (quote! { <p><div/></p> }, "p"),
        (quote! { <p><span><ul/></span></p> }, "p"),
        (quote! { <table><tr/></table> }, "table"),
        (quote! { <ul><li><li/></li></ul> }, "li"),
        (quote! { <button><b><button/></b></button> }, "button"),
        (quote! { <svg><div/></svg> }, "svg"),
        (quote! { <select><b/></select> }, "select"),
    ] {
        let said = refusal(drawn);
        assert!(said.contains(&format!("within <{outer}>")), "{said}");
    }
    let fine = quote! { <ul><li><p><b/></p><ul><li/></ul></li></ul> };
    assert!(!sketch(fine).is_empty());
    assert!(
        !sketch(quote! { <svg><foreignObject><div><p/></div></foreignObject></svg> }).is_empty()
    );
    assert!(!sketch(quote! { <tr><td><p/></td></tr> }).is_empty());
}

#[test]
fn what_is_not_known_is_refused() {
    for (drawn, says) in [
        (quote! { <p {..more}/> }, "attributes of elements have names"),
        (quote! { <p use:that/> }, "`use:` is not known"),
        (quote! { <p inner_html=x/> }, "`inner_html` is not known"),
        (quote! { <p title="a" title=b/> }, "has a `title` already"),
        (quote! { <p title=a title=b/> }, "has a `title` already"),
        (quote! { <br>"x"</br> }, "nothing in a <br>"),
        (quote! { <p>plain text</p> }, "text in quotes"),
    ] {
        let said = refusal(drawn);
        assert!(said.contains(says), "{said}");
    }
}
