# Two commands on a fresh machine: `make play` and `make test`. Everything else is for those who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
PORT ?= 8765
# File by file, for a file shares its server; in the order of the folders, so that short files come last and all cores end together.
# One more than cores, five at most: tests of servers and pages wait for each other now and then, and another goes on meanwhile.
WORKERS ?= $(shell $(PYTHON) -c "import os; print(min(os.cpu_count() or 1, 4) + 1)")
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder

.PHONY: play play-terminal compile-for-play test test-interpreted test-compiled compiled check lint types rules chromium postgres node-tools \
	conformance bench bench-peers coverage release client site clean

## Play: sets everything up, then serves the table and opens the page. Friends in the same Wi-Fi: `make play HOST=0.0.0.0`.
## The first start runs interpreted, at once; meanwhile the rules are compiled in the background for the next start.
HOST ?= 127.0.0.1
PLAY := build/play
READY = $(shell [ -f $(PLAY)/.done ] && [ -z "$$(find src setup.py -newer $(PLAY)/.done -name '*.py' | head -1)" ] && echo $(PLAY))
play: $(VENV)/.play
	@[ -n "$(READY)" ] || $(MAKE) -s compile-for-play > build-play.log 2>&1 &
	PYTHONPATH=$(READY) $(BIN)/cosmeeple serve --host $(HOST) --port $(PORT) --open --log quiet

play-terminal: $(VENV)/.play
	PYTHONPATH=$(READY) $(BIN)/cosmeeple play

compile-for-play:
	rm -rf $(PLAY).new
	COSMEEPLE_NATIVE=1 nice $(BIN)/python -m pip install -q --no-deps --upgrade --target $(PLAY).new .
	rm -rf $(PLAY) && mv $(PLAY).new $(PLAY) && touch $(PLAY)/.done

## Test: sets everything up, then checks style, types, layers and rules and runs the suite interpreted and compiled.
## The rules are compiled beside the checks: both begin with a minute in which only one core has something to do.
test: $(VENV)/.dev
	$(MAKE) -s -j 2 check compiled OPT=1
	$(MAKE) -s test-interpreted
	$(RUN_COMPILED)

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip -c constraints.txt

$(VENV)/.play: pyproject.toml constraints.txt | $(VENV)/bin/python
	COSMEEPLE_PURE=1 $(BIN)/python -m pip install -q -c constraints.txt -e '.[web,arena]'
	touch $@

# The sources themselves, interpreted, so that a change acts at once; with everything that tests need.
$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	COSMEEPLE_PURE=1 $(BIN)/python -m pip install -q -c constraints.txt -e '.[dev,web,postgres,arena,adapters,ray,site]'
	touch $@

check: lint types rules

lint: $(VENV)/.dev
	$(BIN)/ruff check -q .
	$(BIN)/ruff format -q --check .
	$(BIN)/codespell
	$(BIN)/lint-imports --no-cache > build-layers.log || (cat build-layers.log; rm build-layers.log; exit 1)
	@rm -f build-layers.log

types: $(VENV)/.dev
	$(BIN)/mypy

rules: $(VENV)/.dev
	$(BIN)/cosmeeple rules --coverage

# Browser tests use the system's Chromium; as root on Debian it is installed here, elsewhere they are skipped without it.
chromium:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	( [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium >/dev/null ) || \
	echo "No Chromium here: the browser tests will be skipped."

# Tests of several servers run on a PostgreSQL of their own; installed as Chromium is, else skipped with a reason.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || \
	( [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq postgresql >/dev/null ) || \
	echo "No PostgreSQL here: the tests of several servers will be skipped."

# Where Node is present the client is rebuilt and compared, and pages go through axe; its tools are for tests only.
CLIENT := src/cosmeeple/web/client
node-tools:
	@command -v npm >/dev/null && (cd $(CLIENT) && npm ci --silent --no-audit --no-fund) || \
	echo "No npm here: the client is not rebuilt and axe is skipped."

test-interpreted: $(VENV)/.dev chromium postgres node-tools
	$(PYTEST)

# Tests do with OPT=1: the same rules, and gcc needs a third less for them.
OPT := 2
compiled: $(VENV)/.dev
	rm -rf $(COMPILED)
	COSMEEPLE_NATIVE=1 COSMEEPLE_OPT=$(OPT) $(BIN)/python setup.py -q build --build-lib $(COMPILED)

# What is compiled, and what runs on it: rules, bots, and the numbers that learning programs see. Pages do not change with it,
# and sentences and proofs about texts do not either.
RUN_COMPILED := PYTHONPATH=$(COMPILED) COSMEEPLE_EXPECT_COMPILED=1 $(PYTEST) tests/kernel tests/games tests/bots tests/adapters/test_observe.py \
	tests/adapters/test_encode_*.py $(addprefix --ignore=tests/games/,test_language.py test_texts.py test_labels.py)
test-compiled: OPT := 1
test-compiled: compiled
	$(RUN_COMPILED)

## The long run: 10,000 random games of each kind with all checks.
conformance: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/cosmeeple conformance --games 10000

bench: compiled
	$(BIN)/cosmeeple bench

## The same random play of other libraries, in an environment of their own, in one run; with RFTG=path
## to a checkout of github.com/bnordli/rftg that program's C engine too.
bench-peers: compiled
	$(BIN)/python benchmarks/peers/run.py

## Which lines and branches the suite runs, told per package. Twice as long as the suite.
coverage: $(VENV)/.dev chromium postgres node-tools
	$(PYTEST) --cov --cov-report=json:build-coverage.json
	$(BIN)/python tools/coverage.py build-coverage.json

## The documentation as a site in build/site: guides, games and rules in both languages, reference, gallery. A warning is an error.
site: $(VENV)/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build -q

## A wheel for others, profile-guided: the C is compiled twice, the second time with counts of how random games ran.
release: $(VENV)/.dev
	$(BIN)/python tools/profile.py
	COSMEEPLE_PROFILE=read COSMEEPLE_REQUIRE_COMPILED=1 $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w dist .

clean:
	rm -rf build $(VENV)
