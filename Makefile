ifeq ($(MAKECMDGOALS)$(DIR),deploy)
$(error Say where to: make deploy DIR=/var/www/red-queens)
endif

.PHONY: play test firefox webkit dist deploy twice bench soak clean

play: dist        ## build the game and play it in the browser
	node scripts/serve.mjs

test:             ## every check: format, lints, native tests, browser tests, size
	scripts/test

firefox: dist     ## try the build in Firefox, by touch and without a network; pictures in test-results/firefox
	scripts/firefox

webkit: dist      ## try the build in WebKit, the engine of Safari; pictures in test-results/webkit
	scripts/webkit

dist:             ## write the static files to deploy into dist/
	scripts/dist

deploy: dist      ## copy the build into DIR, which a web server serves, in the order that is safe for players
	node scripts/deploy.mjs "$(DIR)"

twice: dist       ## build a second time from nothing elsewhere: the same bytes must come out
	scripts/twice

bench: dist       ## measure the engine, a person's turn and what moves in the browser, and how long computer players think
	cargo bench
	cargo run --release -p rq -- bench
	node scripts/arrival.mjs
	node scripts/turn.mjs
	node scripts/frames.mjs
	node scripts/frames.mjs --rate 1 --only line
	node scripts/thinking.mjs

soak:             ## play many games, and fuzz what is read and played, for a long time
	cargo test --profile soak --tests -- --ignored soak
	scripts/dist
	SOAK=1 node_modules/.bin/playwright test e2e/whole.spec
	scripts/webkit

clean:            ## remove everything that is built or downloaded
	cargo clean
	rm -rf .tools dist node_modules test-results
