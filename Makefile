ifndef PYTHON
PYTHON := $(shell python3 tools/choose_python.py)
endif
BIN := .venv/bin

.PHONY: setup web play test lint check bench clean build cluster quick format dev release shell python docs

python:
	@test -n "$(PYTHON)" || { echo "parlour: Python 3.11 or newer is needed, and there is no python3 here. On Debian or Ubuntu: sudo apt install python3 python3-venv"; exit 1; }

setup: python
	@"$(PYTHON)" tools/install.py work

# The table at once, with what a player needs; compiling goes on in the background.
play: python
	@"$(PYTHON)" tools/install.py play
	@$(BIN)/python -m tools.play

build: setup
	$(BIN)/python -m parlour_compile

web: setup
	$(BIN)/python web/build.py

# Ray is large and optional: parlour[cluster].
cluster: setup
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-cluster.txt || echo "Ray could not be installed: --cluster is NOT tested"

test: build
	$(MAKE) --jobs=2 lint check
	$(BIN)/python tests/every_life.py

# The pages' types, style, format and pure logic.
check: setup
	$(BIN)/python web/build.py check

# While working: style, types, and the rules in one life.
quick: build lint
	$(BIN)/pytest -n auto src tests/engine tests/tidy --ignore src/parlour/conformance/test_lives.py

# The source, a wheel for any machine and a compiled one for this, with the pages, in dist.
release: build
	$(BIN)/python tools/release.py

format: setup
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/python web/build.py format

# Here `parlour`, `python` and `pytest` are those of the project.
shell: setup
	@PATH="$(CURDIR)/$(BIN):$$PATH" $${SHELL:-sh} -i || true

# Pages that change while you look at them, before a server that starts again when its code changes.
dev: setup
	$(BIN)/python web/dev.py

# The documentation as a site, in build/site; a link that leads nowhere is an error.
docs: setup
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-docs.txt
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "parlour: the documentation is in build/site; $(BIN)/python -m http.server --directory build/site shows it with its search"

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: build
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/lab.py
	$(BIN)/python bench/strength.py
	$(BIN)/python bench/openspiel.py

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis src/*.egg-info src/parlour/server/static web/node_modules
	find src -name '*.so' -delete
	find src -name '*.c' -delete
	find src -name __pycache__ -prune -exec rm -rf {} +
