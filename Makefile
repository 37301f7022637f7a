# make play   set up what is missing, and open the page to play on
# make test   set up what is missing, and run all tests

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Tests start many processes: none of them should compile our source once more.
export PYTHONDONTWRITEBYTECODE :=

# uv takes seconds where pip takes minutes; where it cannot install, as behind an index that only pip was told of, pip does.
install = @VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet $(1) 2> /dev/null \
	|| $(BIN)/pip install -qq --disable-pip-version-check $(1)

.PHONY: play test conformance engine engine-check alike page screenshots lint types layers coverage pictures bench fits axe budgets clean soak hostile light deployed

play: $(VENV)/.play
	@$(BIN)/epoca serve --open

test: $(VENV)/.dev
	EPOCA_ENGINE=module $(BIN)/pytest -q -n auto --durations=15 -rR

# What other people's libraries and tools ask of the environments, on every Python that Epoca is for: half an hour.
conformance: $(VENV)/.dev
	$(BIN)/python tests/versions.py

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

layers: $(VENV)/.dev
	$(BIN)/lint-imports

# Coverage of the rules by the rule tests, measured uncompiled: the same source, run by the interpreter.
coverage: $(VENV)/.dev
	EPOCA_ENGINE=python $(BIN)/coverage run -m pytest -q tests/games
	$(BIN)/coverage report --include='src/epoca/games/*' --skip-covered

# The engine is built into the package, so that nobody needs a compiler to play. `engine-check` builds it once more and
# compares bytes.
engine: $(VENV)/.engine
	$(BIN)/python engine/build.py

engine-check: $(VENV)/.engine
	$(BIN)/python engine/build.py --check

# The engine and Numba play and think alike, to the bit.
alike: $(VENV)/.dev
	$(BIN)/pytest -q -n 2 tests/alike.py tests/envs/test_simulator.py

# The page is built into the package, so that nobody needs Node to play.
page:
	cd web && npm install --no-fund --no-audit && npx svelte-check --tsconfig ./tsconfig.json --compiler-warnings "state_referenced_locally:ignore" --fail-on-warnings && npx vite build

screenshots: $(VENV)/.dev
	$(BIN)/python docs/screenshots.py

pictures: $(VENV)/.play
	$(BIN)/python docs/pictures.py

bench: $(VENV)/.play
	$(BIN)/epoca bench ra

# Does everything fit, on every screen, at every size, in every language and theme? Two look at once, for a quarter of an hour
# on two idle cores; FITS="--only hadara" looks at some screens.
fits: $(VENV)/.dev
	@database=$$(mktemp -d)/server.db; $(BIN)/epoca serve --port 8919 --database $$database --limit-factor 1000 & server=$$!; \
		trap "kill $$server" EXIT; sleep 5; \
		$(BIN)/python tests/web/fits.py http://127.0.0.1:8919 --database $$database --part 2/2 $(FITS) & other=$$!; \
		$(BIN)/python tests/web/fits.py http://127.0.0.1:8919 --database $$database --part 1/2 $(FITS); first=$$?; wait $$other && exit $$first

# People play while their server is killed, held still, cut off, out of disk or of time; SOAK="--minutes 60" for an hour of it.
soak: $(VENV)/.dev
	EPOCA_ENGINE=module $(BIN)/python tests/soak.py $(SOAK)

# The memory of a server: idle, with a thousand tables, and after ten thousand matches.
light: $(VENV)/.dev
	EPOCA_ENGINE=module $(BIN)/python tests/light.py $(LIGHT)

# What deploy/ says, done without Docker: the image's steps, compose's two processes, Caddy, systemd, the dashboard.
deployed: $(VENV)/.dev
	$(BIN)/python tests/deployed.py

# A hundred thousand hostile inputs, where the tests have some thousands.
hostile: $(VENV)/.dev
	EPOCA_HOSTILE=31 EPOCA_ENGINE=module $(BIN)/pytest -q tests/server/test_hostile.py

# Does anything stand in somebody's way, on any page and in whole matches of both games?
axe: $(VENV)/.dev
	@$(BIN)/epoca serve --port 8918 --database $$(mktemp -d)/server.db --limit-factor 1000 & server=$$!; \
		trap "kill $$server" EXIT; sleep 5; $(BIN)/python tests/web/axe.py http://127.0.0.1:8918 $(AXE)

# What the page costs on this machine, with our two games.
budgets: $(VENV)/.dev
	EPOCA_GAMES=ours $(BIN)/pytest -q -s tests/web/budgets.py tests/web/test_budgets.py

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Epoca needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up (once, less than a minute) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -qq --disable-pip-version-check --only-binary :all: uv || true

$(VENV)/.play: $(BIN)/python pyproject.toml
	$(call install,-e '.[serve]')
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml
	$(call install,-e '.[dev]' -e examples/quay)
	@touch $@ $(VENV)/.play

$(VENV)/.engine: $(VENV)/.dev
	$(call install,-e '.[engine]')
	@touch $@
