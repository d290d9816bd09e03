# Two commands do everything: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src bench web \( -name __pycache__ -o -name node_modules -o -path web/dist \) -prune -o -type f -not -path web/dist.sha256 -print) pyproject.toml hatch_build.py tools/page.py

REINSTALL = $(BIN)/python -m pip install --quiet --force-reinstall --no-deps $(VENV)/wheel/*.whl

export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: chromium help play test proof lint bench docs codes types permissions picture screenshots journeys lock audit clean

help:  ## what there is to make
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 18

play:  ## install, and play in the browser
	@$(PYTHON) tools/play.py

test: $(VENV)/test  ## install what the tests need, and run them all
	@tools/test

proof: $(VENV)/test  ## the long form of the tests: two and a half hours, in parts that are resumed
	@$(BIN)/python -m tools.proof $(PARTS)

lint: $(VENV)/test  ## style, types, layers; the page's style, types and own tests
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@npm --prefix web run --silent lint
	@npm --prefix web run --silent check
	@npm --prefix web test --silent

bench: $(VENV)/play  ## the figures that the project claims
	@$(BIN)/sengoku bench

docs: $(VENV)/test  ## the documentation as a site, into build/docs
	@$(BIN)/sphinx-build -q -W --keep-going docs build/docs
	@echo "build/docs/index.html; \`make play\` links to it, and so does \`sengoku serve --docs build/docs\`"

codes: $(VENV)/tools  ## the codes of the moves, after a change in a game's table of moves
	@PYTHONPATH=src $(BIN)/python -m tools.codes

types: $(VENV)/tools  ## the page's types, after a change in the protocol or in a game's views
	@npm --prefix web ls json-schema-to-typescript > /dev/null 2>&1 || npm --prefix web ci --silent
	@PYTHONPATH=src $(BIN)/python -m tools.page_types

permissions: $(VENV)/tools  ## the page of who may do what, after a change in its table
	@PYTHONPATH=src $(BIN)/python -m tools.permissions

picture: $(VENV)/test  ## the terminal picture of the README
	@$(BIN)/python tools/picture.py

screenshots: $(VENV)/test  ## the pictures of the page, in README and docs
	@$(BIN)/python -m tools.screenshots

journeys: $(VENV)/test  ## walk the journeys of the docs in browsers, and take their pictures
	@$(BIN)/python -m tools.journeys

# The versions come from constraints.txt; the hashes are those of all files of a version, for any system.
LOCK = $(VENV)/release/bin/uv pip compile --quiet --no-config --upgrade --universal --python-version 3.11 \
	--generate-hashes --constraint constraints.txt --custom-compile-command "make lock"

lock: $(VENV)/release/ready  ## renew the hashes of what the image installs, after a change of versions
	@mkdir -p build
	@$(LOCK) pyproject.toml --output-file requirements.lock
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > build/builders.txt
	@$(LOCK) pyproject.toml --extra docs build/builders.txt --output-file requirements-build.lock

audit: $(VENV)/release/ready  ## known holes in what Sengoku depends on
	@$(VENV)/release/bin/pip-audit --require-hashes --disable-pip --requirement requirements.lock
	@$(VENV)/release/bin/pip-audit --require-hashes --disable-pip --requirement requirements-build.lock
	@npm --prefix web audit

# Tools of releases, apart from what the tests need.
$(VENV)/release/ready: | $(VENV)/bin/python
	@$(BIN)/python -m venv $(VENV)/release
	@PIP_CONSTRAINT= $(VENV)/release/bin/pip install --quiet --upgrade uv pip-audit
	@touch $@

clean:  ## remove what was built and installed
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache web/dist web/dist.sha256 web/node_modules .hypothesis .import_linter_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/built: $(SOURCES) constraints.txt | $(VENV)/bin/python
	@echo "Building Sengoku (this takes two minutes, and seconds when little has changed) ..."
	@rm -rf $(VENV)/wheel
	@$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir $(VENV)/wheel .
	@touch $@

$(VENV)/play: $(VENV)/built
	@$(BIN)/python -m pip install --quiet $(VENV)/wheel/*.whl
	@$(REINSTALL)
	@touch $@

# What Sengoku itself imports, so that it runs from the source while the engine is compiled.
$(VENV)/libraries: pyproject.toml constraints.txt | $(VENV)/bin/python
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' > $(VENV)/libraries.txt
	@$(BIN)/python -m pip install --quiet --requirement $(VENV)/libraries.txt
	@touch $@

# Installs the source as it is: that is quick, can be done while the engine is compiled, and brings
# all that the tests need.
$(VENV)/tools: pyproject.toml constraints.txt | $(VENV)/bin/python
	@SENGOKU_PURE=1 SENGOKU_NO_PAGE=1 $(BIN)/python -m pip install --quiet ".[test]"
	@touch $@

chromium:
	@tools/chromium

$(VENV)/test: $(SOURCES) constraints.txt
	@$(MAKE) --no-print-directory --jobs 3 $(VENV)/built $(VENV)/tools chromium
	@$(REINSTALL)
	@touch $(VENV)/play $@
