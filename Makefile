# Every command of numgames.  A fresh machine needs Python 3.11, node 20 and make; everything else is
# installed from pinned versions, when it is first needed.

PYTHON ?= python3
ifeq ($(shell command -v $(PYTHON)),)
$(error numgames needs Python 3.11 or newer. Please install python3, then try again)
endif
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest

.DEFAULT_GOAL := help
.PHONY: help play dev site zip file release docs pictures test test-all test-web test-adapters check check-python check-page check-workflows bench bench-web ladder regret goldens shots soak trust trust-engine trust-page clean chromium

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: site ## build the site, serve it and print its address; PORT=9000 chooses where
	@$(PYTHON) -m tools.dev.prepare browser
	@$(PYTHON) -m tools.dev.serve

dev: node_modules/.ready ## serve the sources: rebuilt after a change, and the browser reloads
	@$(PYTHON) -m tools.dev.live

site: node_modules/.ready ## build the site into _site/
	@echo "-- Building the site into _site/"
	@$(PYTHON) -m tools.build.site

zip: site ## the site as numgames-site.zip, for any web server
	@$(PYTHON) -m tools.release.zip_site

file: site ## the site as numgames.html: one file that plays without any server
	@$(PYTHON) -m tools.release.one_file

release: .venv/.ready zip file ## everything that a release holds, into dist/, with checksums
	@$(PYTHON) -m tools.release.packages --tag "$(TAG)" --home "$(HOME_PAGE)"

test: check test-web test-adapters chromium ## all checks and tests, the browser included
	@echo "-- Running all tests on two cores"
	@$(PYTEST) -n 2 --dist loadfile -m "not long"

test-all: check test-web test-adapters chromium ## the same with the tests that take long
	@$(PYTHON) -m tools.dev.prepare browsers
	@echo "-- Running all tests, the long ones too, on two cores"
	@$(PYTEST) -n 2 --dist loadfile

test-web: node_modules/.ready ## the page's logic, without a browser: seconds
	@$(PYTHON) -m tools.build.data build/data
	@node tools/dev/web_tests.mjs build/data

test-adapters: .venv-adapters/.ready ## the tests of OpenSpiel and PettingZoo, run on our games
	@echo "-- Running the tests of the adapters"
	@.venv-adapters/bin/python -m pytest tests/adapters

check: check-python check-page check-workflows ## style, types and spelling of everything

check-python: .venv/.ready
	@echo "-- Checking style, types and spelling"
	@$(BIN)/ruff check --quiet --output-format=concise
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/codespell

check-page: node_modules/.ready
	@echo "-- Checking the page: scripts, styles, types, markup"
	@node_modules/.bin/biome lint --error-on-warnings --log-level=warn
	@node_modules/.bin/tsc
	@node_modules/.bin/tsc -p tests/web
	@node_modules/.bin/html-validate index.html 404.html

check-workflows: .venv/.ready node_modules/.ready
	@echo "-- Checking the workflows"
	@node tools/dev/lint_workflows.mjs
	@$(BIN)/zizmor --quiet --offline --no-progress .github

bench: ## random games per second, against the plainest loop of the same rules
	@$(PYTHON) -m tests.bench.bench

bench-web: site chromium ## how fast the page is, against a bare Pyodide page; the table of docs/performance.md
	@$(BIN)/python -m tools.measure.bench_web

ladder: ## how much better each computer level is than the one below; writes docs/ladder.*
	@$(PYTHON) -m tools.measure.ladder

regret: ## what random play, the lab's samples and every level give away; writes docs/regret.md
	@$(PYTHON) -m tools.measure.regret_table

goldens: ## rewrite the golden transcripts; read the diff before you commit it
	@$(PYTHON) -m tests.support.goldens

docs: ## write docs/rules.md from the rulebooks
	@$(PYTHON) -m tools.dev.write_docs

pictures: site chromium ## the pictures for the README, for links and for the manifest
	@$(BIN)/python -m tools.dev.pictures

shots: site chromium ## pictures of every screen at every size in both themes, into shots/
	@$(BIN)/python -m tools.dev.shots

soak: .venv/.ready ## a million random games and thousands of examples of every property
	@NUMGAMES_RANDOM_GAMES=200000 $(PYTEST) -n 2 --hypothesis-profile=soak \
		tests/games/test_random_games.py tests/games/test_properties.py

trust: trust-engine trust-page ## every attack in full, and a table of what held; about an hour

trust-engine: .venv/.ready node_modules/.ready
	@echo "-- The engine, on two cores"
	@$(PYTEST) --trust -n 2 --dist load --maxschedchunk 1 tests/trust

trust-page: .venv/.ready node_modules/.ready chromium
	@$(PYTHON) -m tools.dev.prepare browsers
	@echo "-- The page: one test at a time, since a browser uses both cores and a game has to be back soon"
	@$(PYTEST) --trust tests/e2e

clean: ## remove everything that was installed or built here
	rm -rf .venv .venv-adapters node_modules _site build dist *.egg-info shots
	rm -f numgames.html numgames-site.zip
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

chromium: .venv/.ready
	@$(PYTHON) -m tools.dev.prepare chromium

.venv/.ready: requirements-dev.txt
	@$(PYTHON) -m tools.dev.prepare python
	@touch $@

.venv-adapters/.ready: requirements-adapters.txt
	@$(PYTHON) -m tools.dev.prepare adapters
	@touch $@

.PHONY: node
node: # comes first wherever node is needed; reinstalls nothing
	@$(PYTHON) -m tools.dev.prepare need-node

node_modules/.ready: package.json package-lock.json | node
	@$(PYTHON) -m tools.dev.prepare node
	@touch $@
