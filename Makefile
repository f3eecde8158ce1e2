PYTHON ?= $(shell python3 choose_python.py)
BIN := .venv/bin

.PHONY: setup web play test lint bench clean build cluster

setup: .venv/ready

.venv/ready: requirements.txt pyproject.toml setup.py pxd.py
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	touch .venv/ready

build: setup
	$(BIN)/python setup.py --quiet build_ext --inplace

web: setup
	$(BIN)/python web/build.py

play: build web
	$(BIN)/parlour serve --host 0.0.0.0 --browse

# Ray is large and optional: parlour[cluster].
cluster: setup
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements-cluster.txt || echo "Ray could not be installed: --cluster is NOT tested"

test: build cluster lint
	$(BIN)/python web/build.py check
	$(BIN)/python tests/every_life.py

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
