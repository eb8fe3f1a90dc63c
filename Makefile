# Two commands on a fresh machine: `make play` and `make test`. Everything else is for those who work on the code.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist loadfile

.PHONY: play test test-interpreted test-compiled compiled check lint types rules conformance bench clean

## Play: sets everything up, then opens the game.
play: $(VENV)/.play
	$(BIN)/cosmeeple play

## Test: sets everything up, then checks style, types and rules and runs the suite interpreted and compiled.
test: check test-interpreted test-compiled

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip -c constraints.txt

$(VENV)/.play: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install -q -c constraints.txt .
	touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	COSMEEPLE_PURE=1 $(BIN)/python -m pip install -q -c constraints.txt -e '.[dev]'
	touch $@

check: lint types rules

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell
	$(BIN)/lint-imports --no-cache

types: $(VENV)/.dev
	$(BIN)/mypy

rules: $(VENV)/.dev
	$(BIN)/cosmeeple rules --coverage

test-interpreted: $(VENV)/.dev
	$(PYTEST)

compiled: $(VENV)/.dev
	rm -rf $(COMPILED)
	$(BIN)/python setup.py -q build --build-lib $(COMPILED)

test-compiled: compiled
	PYTHONPATH=$(COMPILED) COSMEEPLE_EXPECT_COMPILED=1 $(PYTEST)

## The long run: 10,000 random games of each kind with all checks.
conformance: compiled
	PYTHONPATH=$(COMPILED) $(BIN)/cosmeeple conformance --games 10000

bench: compiled
	$(BIN)/cosmeeple bench

clean:
	rm -rf build $(VENV)
