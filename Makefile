# Two commands on a fresh machine: `make play` and `make test`. Everything else is for those who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
PORT ?= 8765
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist loadfile

.PHONY: play play-terminal test test-interpreted test-compiled compiled check lint types rules chromium \
	conformance bench bench-peers client clean

## Play: sets everything up, then serves the table and opens the page. Friends in the same Wi-Fi: `make play HOST=0.0.0.0`.
HOST ?= 127.0.0.1
play: $(VENV)/.play
	$(BIN)/cosmeeple serve --host $(HOST) --port $(PORT) --open --log quiet

play-terminal: $(VENV)/.play
	$(BIN)/cosmeeple play

## Test: sets everything up, then checks style, types, layers and rules and runs the suite interpreted and compiled.
test: check test-interpreted test-compiled

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip -c constraints.txt

$(VENV)/.play: pyproject.toml setup.py constraints.txt $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') | $(VENV)/bin/python
	@echo "Setting up: this compiles the rules once and takes a few minutes."
	$(BIN)/python -m pip install -q -c constraints.txt '.[web,arena]'
	touch $@

# The sources themselves, interpreted, so that a change acts at once; with everything that tests need.
$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	COSMEEPLE_PURE=1 $(BIN)/python -m pip install -q -c constraints.txt -e '.[dev,web,postgres,arena,adapters,ray]'
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

test-interpreted: $(VENV)/.dev chromium
	$(PYTEST)

compiled: $(VENV)/.dev
	rm -rf $(COMPILED)
	$(BIN)/python setup.py -q build --build-lib $(COMPILED)

# What is compiled, and what runs on it; pages and adapters do not change with it.
test-compiled: compiled
	PYTHONPATH=$(COMPILED) COSMEEPLE_EXPECT_COMPILED=1 $(PYTEST) tests/kernel tests/games tests/bots

## The long run: 10,000 random games of each kind with all checks.
conformance: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/cosmeeple conformance --games 10000

bench: compiled
	$(BIN)/cosmeeple bench

clean:
	rm -rf build $(VENV)
