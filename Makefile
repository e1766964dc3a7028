# Everything that one does with Gavel. `make help` lists the targets.
# A fresh machine needs only Python 3.11, pip and make; the rest goes into .venv, and is fetched once.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
JOBS ?= 2
VENV ?= .venv
# Where the service keeps its keys and the heads of tables; empty for a service without. A relative XDG_DATA_HOME is none.
DATA ?= $(if $(filter /%,$(firstword $(XDG_DATA_HOME))),$(XDG_DATA_HOME),$(HOME)/.local/share)/gavel

# How many processes search for suggestions; 0 for a service without.
SUGGESTIONS ?= 1

# Hundreds of tests start an interpreter of their own, which reads what the last one has compiled.
unexport PYTHONDONTWRITEBYTECODE

PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
PYTEST := $(PY) -m pytest
# Extras are kept in the locks: where a newer release exists, pip takes a name without them for one that is not pinned.
LOCK := $(PY) -m uv pip compile --quiet --no-config --no-strip-extras --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run dev test test-clients test-new-games test-services test-long test-browser test-firefox test-production test-release image test-image test-scale test-pythons release test-generators schemathesis coverage lint format \
	types spec clients golden handbook conformance bench bench-page lighthouse pictures worst-requests ratios bench-peers test-agreement ladder same lock docker-lint clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } \
		/^##@ / { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z-]+:.*## / { printf "  make %-19s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@printf '\nVariables: PYTHON=%s HOST=%s PORT=%s JOBS=%s, for example: make run PORT=9000\n' \
		'$(PYTHON)' '$(HOST)' '$(PORT)' '$(JOBS)'

##@ Use it

run: $(VENV)/.run $(if $(filter granian,$(SERVER)),$(VENV)/.granian) $(if $(GAVEL_PUSH_CONTACT),$(VENV)/.push) ## Serve on PORT with gunicorn, or with SERVER=granian; keys and tables by link are kept in DATA; SUGGESTIONS=0 suggests nothing
	@HOST='$(HOST)' PORT='$(PORT)' GAVEL_DATA='$(DATA)' GAVEL_SUGGESTIONS='$(SUGGESTIONS)' exec $(VENV)/bin/gavel serve --server '$(or $(SERVER),gunicorn)'

conformance: $(VENV)/.run ## Play the conformance cases against any server: URL=http://...
	$(PY) -m gavel.conformance --base-url '$(or $(URL),http://127.0.0.1:$(PORT))'

##@ Check it

test: $(VENV)/.dev ## Run every test that is not long by nature, and print the count
	$(PYTEST) --ignore tests/clients --ignore tests/checking --numprocesses $(JOBS) --dist worksteal

test-clients: $(VENV)/.dev ## Play, ask and fail with the clients for Python and TypeScript at a service, and hold the table's modules against its answers
	$(PYTEST) tests/clients --numprocesses $(JOBS) --dist worksteal

test-new-games: $(VENV)/.dev ## Write a game by the tutorial, spoil it, check it, install it beside all others, and serve it
	$(PYTEST) tests/checking --numprocesses $(JOBS) --dist worksteal

test-services: $(VENV)/.dev ## Start real services, and watch them begin, wait, write, drain and end
	$(PYTEST) -m services --numprocesses $(JOBS) --dist worksteal

test-long: $(VENV)/.dev ## Run the tests that take minutes by nature
	$(PYTEST) -m long --numprocesses $(JOBS) --dist worksteal

test-browser: $(VENV)/.dev ## Play, referee and review at the table in Debian's Chromium
	$(PYTEST) -m 'browser and not long' tests/browser --numprocesses $(JOBS) --dist worksteal

test-adapters: $(VENV)/.dev ## Play every game in OpenSpiel and PettingZoo, by their own tests
	$(PYTEST) -m adapters tests/adapters --numprocesses $(JOBS) --dist worksteal

test-firefox: $(VENV)/.dev ## Play at the table in Debian's Firefox, which is installed if it is missing
	@.ci/install firefox-esr node:nodejs npm
	JOBS=$(JOBS) $(PY) -m tests.firefox

test-scale: $(VENV)/.dev ## Kill audits, share them among real Dask workers that are killed, and keep archives and reports on S3
	$(PYTEST) -m scale tests/scale

test-production: $(VENV)/.dev ## Attack and restart real servers, behind nginx and without; installs nginx and wrk from Debian
	@.ci/install nginx:nginx-light wrk redis-server faketime
	SERVER=$(SERVER) $(PYTEST) -m production tests/production

test-generators: $(VENV)/.dev .venv-generators/.made tests/generators/node_modules/.made ## Make clients of the contract with every tool, and play whole games with them
	$(PY) -m tests.generators

test-pythons: $(VENV)/.dev ## Run the quick tests of rules, JSON and HTTP on each other supported Python that is here; NEWEST=1 for one
	JOBS=$(JOBS) NEWEST=$(NEWEST) .ci/pythons

schemathesis: $(VENV)/.dev ## Let Schemathesis attack the service, in process, by a new SEED each time (part of test-long, by one)
	SEED=$(or $(SEED),$$(shuf -i 1-999999999 -n 1)) $(PYTEST) -m long tests/http/test_schemathesis.py

coverage: $(VENV)/.dev ## Measure the rules' branch coverage; less than 98 % fails
	$(PYTEST) tests/rules tests/library tests/conformance/test_cases.py tests/sealing/test_packing.py --numprocesses $(JOBS) --dist worksteal \
		--cov=gavel.engine --cov=gavel.games --cov-branch --cov-report=term-missing --cov-fail-under=98

lint: $(VENV)/.dev ## Check style and formatting with ruff
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types: $(VENV)/.dev ## Check types with mypy --strict
	$(PY) -m mypy

docker-lint: $(VENV)/.dev ## Check the Dockerfile with hadolint
	$(VENV)/bin/hadolint Dockerfile

bench: $(VENV)/.run ## Measure speed as ratios, and fail where one got a quarter worse; BENCH=short for a glance
	$(PY) -m benchmarks $(BENCH)

bench-page: $(VENV)/.dev ## Measure how long the table's page takes on a slow line, in Chromium
	$(PY) -m benchmarks.page

lighthouse: $(VENV)/.dev ## Have Lighthouse mark the table; access, good practice and steadiness must be good
	$(PY) -m benchmarks.marks

pictures: $(VENV)/.dev ## Take pictures of every game at four sizes, light and dark, to be looked at: tests/browser/screenshots
	$(PY) -m tests.browser.pictures

ratios: $(VENV)/.run ## Measure, and commit the ratios that `make bench` compares with; BENCH=short takes two minutes, not ten
	$(PY) -m benchmarks $(BENCH) --commit

bench-peers: $(VENV)/.dev .venv-peers/.made benchmarks/peers/node_modules/.made ## Measure other engines and stacks beside Gavel, in one run; KEEP=1 for docs/performance.md
	$(PY) -m benchmarks.peers $(if $(KEEP),--keep)

test-agreement: .venv-peers/.made ## Play random games in Gavel and in OpenSpiel at once; GAMES=2000
	PYTHONPATH=service:examples/games/goofspiel:examples/games/hex:examples/games/liars-dice .venv-peers/bin/python -m benchmarks.peers.agreement --games $(or $(GAMES),2000)

ladder: $(VENV)/.run ## Play opponents of four strengths against each other, and print who wins: GAMES=45 of each pair at a time; GAME=for-sale for one game
	$(PY) -m benchmarks.ladder --games $(or $(GAMES),45) $(if $(GAME),--game $(GAME)) --jobs $(JOBS)

same: $(VENV)/.dev ## Compare the answers to 150,000 requests with those of another commit: BASE=...; SHARE=0.1 for a glance
	$(PY) -m tests.same --base $(or $(BASE),HEAD) --share $(or $(SHARE),1)

worst-requests: $(VENV)/.run ## Search for the requests that cost most before they are refused; SHARE=0.1 for a glance
	$(PY) -m benchmarks.worst_requests --share $(or $(SHARE),1)

##@ Release it

release: .venv-release/.made ## Build wheels, sdist, npm tarball, bill of materials and digests of the last commit into dist/, twice, and compare
	@.ci/install node:nodejs npm
	@.ci/release

test-release: .venv-release/.made ## Install what lies in dist/ on every supported Python that is here, serve, and play with both clients
	@.ci/test-release

image: ## Build the image with Debian's buildah, on a base of Debian packages where no registry is reached (BASE=debian)
	@.ci/install buildah mmdebstrap
	@BASE=$(BASE) .ci/image

test-image: $(VENV)/.dev ## Run the image read-only and without rights: it answers, plays every game and drains
	@.ci/test-image

##@ Regenerate it

format: $(VENV)/.dev ## Format the code and mend what ruff can mend
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

spec: $(VENV)/.run ## Write openapi.yaml from the schemas
	$(PY) -m gavel.openapi.document

clients: $(VENV)/.dev ## Generate the clients' types from openapi.yaml, build TypeScript's, make the web table of its modules
	$(PY) clients/python/scripts/generate.py openapi.yaml clients/python/src/gavel_sdk
	cd clients/typescript && npm ci --ignore-scripts && npm run generate && npm run build
	cd clients/web && npm ci && npm run vendor && npm run bundle

golden: $(VENV)/.dev ## Write the golden playthroughs anew (read the diff before you commit it)
	$(PY) -m tests.rules.golden

handbook: $(VENV)/.dev ## Write the referee's handbook from situations, clauses and cases
	$(PY) -m gavel.handbook docs/handbook

lock: $(VENV)/.dev ## Lock the dependencies of pyproject.toml with hashes; UPGRADE=1 takes newer releases
	$(LOCK) pyproject.toml --extra service --extra guard --extra limits --output-file requirements/runtime.txt
	$(LOCK) pyproject.toml --extra command --extra guard --extra limits --constraints requirements/runtime.txt \
		--output-file requirements/command.txt
	$(LOCK) pyproject.toml --extra bulk --extra guard --extra limits --constraints requirements/command.txt \
		--output-file requirements/bulk.txt
	$(LOCK) pyproject.toml --extra granian --extra guard --extra limits --constraints requirements/runtime.txt \
		--output-file requirements/granian.txt
	$(LOCK) pyproject.toml --extra traces --extra guard --extra limits --constraints requirements/command.txt \
		--output-file requirements/traces.txt
	$(LOCK) pyproject.toml --extra push --extra guard --extra limits --constraints requirements/command.txt \
		--output-file requirements/push.txt
	$(LOCK) --group build --constraints requirements/runtime.txt --output-file requirements/build.txt
	$(LOCK) --group release --constraints requirements/build.txt --output-file requirements/release.txt
	$(LOCK) --group generators --output-file requirements/generators.txt
	$(LOCK) --group peers --output-file requirements/peers.txt
	$(LOCK) --group dev --constraints requirements/runtime.txt --constraints requirements/command.txt \
		--constraints requirements/bulk.txt --constraints requirements/granian.txt --constraints requirements/traces.txt \
		--constraints requirements/push.txt --constraints requirements/build.txt \
		--output-file requirements/dev.txt

clean: ## Remove the virtual environment and everything that tools left behind
	rm -rf clients/*/node_modules benchmarks/peers/node_modules benchmarks/lighthouse/node_modules clients/*/build clients/*/dist tests/browser/screenshots
	rm -rf $(VENV) .venv-generators .venv-peers .venv-release tests/generators/node_modules tests/firefox/node_modules build dist .coverage .coverage.* htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache .schemathesis
	find service clients tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

dev: $(VENV)/.dev ## Only make the virtual environment, with all that developers need

# The tools that generate clients have an environment of their own.
.venv-generators/.made: requirements/generators.txt
	@echo 'Installing what makes clients, for Python ...'
	@rm -rf .venv-generators
	@$(PYTHON) -m venv --without-pip .venv-generators
	@$(PY) -m pip --disable-pip-version-check --quiet --python .venv-generators/bin/python install --require-hashes \
		--requirement $<
	@touch $@

tests/generators/node_modules/.made: tests/generators/package-lock.json
	@echo 'Installing what makes clients, for Node ...'
	@cd tests/generators && npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

# What builds and describes a release has one, too.
.venv-release/.made: requirements/release.txt
	@echo 'Installing what makes releases ...'
	@rm -rf .venv-release
	@$(PYTHON) -m venv --without-pip .venv-release
	@$(PYTHON) -m pip --disable-pip-version-check --quiet --python .venv-release/bin/python install --require-hashes \
		--requirement $<
	@touch $@

# What Gavel is measured beside has one, too.
.venv-peers/.made: requirements/peers.txt
	@echo 'Installing what Gavel is measured beside, for Python ...'
	@rm -rf .venv-peers
	@$(PYTHON) -m venv --without-pip .venv-peers
	@$(PY) -m pip --disable-pip-version-check --quiet --python .venv-peers/bin/python install --require-hashes \
		--only-binary :all: --requirement $<
	@touch $@

benchmarks/peers/node_modules/.made: benchmarks/peers/package-lock.json
	@echo 'Installing what Gavel is measured beside, for Node ...'
	@cd benchmarks/peers && npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

# The virtual environment grows in three steps. Each leaves a stamp, and is repeated only when what it installs changed.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gavel needs Python 3.11 or newer: make PYTHON=...")'
	@echo 'Making $(VENV) ...'
	@# Debian packs ensurepip apart from Python: where it is missing, the pip that is there brings pip in.
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || { \
		$(PYTHON) -m venv --without-pip --clear $(VENV) && \
		$(PYTHON) -m pip --python $(PY) install --quiet pip; }
	@touch $@

$(VENV)/.run: requirements/build.txt requirements/command.txt pyproject.toml $(VENV)/.made
	@echo 'Installing what the service needs ...'
	@$(PIP) install --require-hashes --requirement requirements/build.txt --requirement requirements/command.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.granian: requirements/granian.txt $(VENV)/.run
	@echo 'Installing granian ...'
	@$(PIP) install --require-hashes --requirement requirements/granian.txt
	@touch $@

$(VENV)/.push: requirements/push.txt $(VENV)/.run
	@echo 'Installing what calls players ...'
	@$(PIP) install --require-hashes --requirement requirements/push.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/bulk.txt requirements/granian.txt requirements/traces.txt requirements/push.txt clients/python/pyproject.toml $(VENV)/.run
	@echo 'Installing what developers need ...'
	@$(PIP) install --require-hashes --requirement requirements/dev.txt --requirement requirements/bulk.txt \
		--requirement requirements/granian.txt --requirement requirements/traces.txt --requirement requirements/push.txt
	@$(PIP) install --no-deps --no-build-isolation --editable clients/python
	@touch $@
