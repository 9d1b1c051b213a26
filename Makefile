ifeq ($(MAKECMDGOALS)$(DIR),deploy)
$(error Give a folder: make deploy DIR=/var/www/red-queens)
endif

.PHONY: dev play test firefox webkit dist deploy twice bench sheets strength soak clean

dev:              ## serve the game while you work on it: every change is built and shown at once
	scripts/dev

play: dist        ## build the game and play it in the browser
	node scripts/serve.mjs

test:             ## run every check: format, lints, native tests, browser tests, size
	scripts/test

firefox: dist     ## test the build in Firefox, with touch input and offline; screenshots in test-results/firefox
	scripts/firefox

webkit: dist      ## test the build in WebKit, Safari's engine; screenshots in test-results/webkit
	scripts/webkit

dist:             ## write the static files to deploy into dist/
	scripts/dist

deploy: dist      ## copy the build to DIR, a web server's folder, in an order that is safe for people playing
	node scripts/deploy.mjs "$(DIR)"

twice: dist       ## check that a second build from scratch, in a fresh checkout, is identical byte for byte
	scripts/twice

bench: dist       ## measure the engine, loading, a person's turn, animation frames and how long computer players think
	cargo bench
	cargo run --release -p rq -- bench
	node scripts/arrival.mjs
	node scripts/turn.mjs
	node scripts/frames.mjs
	node scripts/frames.mjs --rate 1 --only line
	node scripts/thinking.mjs

sheets: dist      ## contact sheets of every screen in all sizes, by day and night: test-results/sheets
	PICTURES=test-results/pictures node_modules/.bin/playwright test --config tests/e2e
	node scripts/sheets.mjs test-results/pictures test-results/sheets

strength:         ## measure a part of the figures on computer players again: fails if one lies outside its interval
	cargo run --release -p rq-lab -- figures

soak:             ## long run: play many games and fuzz the parsers and the engine
	cargo test --profile soak --tests -- --ignored soak
	scripts/dist
	SOAK=1 node_modules/.bin/playwright test --config tests/e2e --grep @soak
	SOAK=1 node_modules/.bin/playwright test --config tests/e2e reach.spec
	scripts/webkit

clean:            ## remove everything built or downloaded
	cargo clean
	rm -rf .tools dist node_modules test-results
