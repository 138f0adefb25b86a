# Everything a newcomer runs. Needs Python 3.11 or newer and make; a C compiler makes the kernel many times
# faster. The sources are linted; the wheel built from them is played, tested and measured,
# installed in $(VENV).

PYTHON ?= python3
VENV ?= .venv
MINUTES ?= 5
SEED ?=
ARGS ?=

BIN := $(VENV)/bin
FUZZ_VENV := .venv-fuzz
RLLIB_VENV := .venv-rllib
FUZZ_CC ?= gcc
SANITIZE := -fsanitize=address,undefined
# Python is built with -fwrapv, under which an overflowing C integer would go unnoticed
SANITIZE_C := $(SANITIZE) -fno-wrapv -g -O1

# pins for what gets installed and, by the second name, for what builds it (older pips take the first for both)
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH PYTHONHOME
# without its cache of bytecode pytest rewrites every assertion in every run and every worker
unexport PYTHONDONTWRITEBYTECODE
# but a build leaves none in src: a new folder there would count as a change, and the next make would build again
BUILDS := PYTHONDONTWRITEBYTECODE=1

# files, and the folders too, so that a deleted file counts as a change
SOURCES := $(shell find src tools build_backend.py setup.py pyproject.toml MANIFEST.in constraints.txt README.md LICENSE \
	\( -name __pycache__ -o -name '*.egg-info' -o -path src/demesne/server/page \) -prune -o -path src \
	-o \( -type f -o -type d \) -print 2>/dev/null)
PAGE := src/demesne/server/page/index.html
PAGE_SOURCES := $(shell find web tools/build_page.py src/demesne/languages/ftl \( -name node_modules -o -path web/tests \) -prune \
	-o -path web -o \( -type f -o -type d \) -print 2>/dev/null)

say = @printf '== %s\n' $(1)

.NOTPARALLEL:
.SUFFIXES:
.DELETE_ON_ERROR:
.PHONY: help format play check test research-test browser soak fuzz derived names mutants bench clean lint types layers kernel FORCE

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-14s %s\n", $$1, $$2 }'

play: $(VENV)/.installed ## set everything up and play a game (ARGS="..." goes to demesne play)
	@$(BIN)/demesne play $(ARGS)

check: lint types layers kernel ## before every commit: lint, types, layers and the quick tests, about a minute
	$(call say,"quick tests")
	@$(BIN)/pytest -q -n 2 --dist worksteal -m "not slow" -p no:schemathesis
	@$(BIN)/python tests/languages/untranslated.py

# many tests wait for a browser or a server, so there are more workers than cores; those that are done take over tests of others
test: lint types layers kernel ## everything: lint, types, layers and all tests, slow ones too
	$(call say,"all tests")
	@$(BIN)/pytest -q -n 4 --dist worksteal

research-test: kernel $(VENV)/.train $(RLLIB_VENV)/.installed ## the tests that need PyTorch and RLlib; installs them
	$(call say,"tests with PyTorch")
	@DEMESNE_TRAIN=1 $(BIN)/pytest -q tests/research/test_training.py
	$(call say,"the adapters beside RLlib")
	@DEMESNE_RLLIB=1 $(RLLIB_VENV)/bin/pytest -q tests/research/test_rllib.py tests/research/test_adapters.py

browser: kernel ## the tests in a real browser (needs Chromium)
	$(call say,"tests in a browser")
	@DEMESNE_ALL=1 DEMESNE_WALK=all $(BIN)/pytest -q -n 2 tests/browser

soak: kernel ## random tests for MINUTES=5 on a fresh seed; SEED=n repeats a run
	@seed=$(or $(SEED),$$($(BIN)/python -c 'import secrets; print(secrets.randbelow(2**32))')); \
	printf '== soak: %s minutes, repeat with: make soak MINUTES=%s SEED=%s\n' $(MINUTES) $(MINUTES) $$seed; \
	DEMESNE_SOAK_MINUTES=$(MINUTES) DEMESNE_SEED=$$seed HYPOTHESIS_PROFILE=soak \
	$(BIN)/pytest -q -n 2 -m soak --hypothesis-seed=$$seed

fuzz: $(FUZZ_VENV)/.installed ## random play on a kernel that checks every memory access, for MINUTES=5
	$(call say,"fuzz: $(MINUTES) minutes")
	@LD_PRELOAD="$$($(FUZZ_CC) -print-file-name=libasan.so) $$($(FUZZ_CC) -print-file-name=libubsan.so)" \
	ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
	$(FUZZ_VENV)/bin/python tests/kernel/fuzz/random_play.py --minutes $(MINUTES)

derived: names kernel ## write everything that follows from the cards and list what a card still lacks
	@$(BIN)/python tests/derived.py

# before the kernel, because the wheel is made with them; what cannot be written, derived.py lists
names: $(VENV)/.created
	-@$(BIN)/python tools/names.py || { $(MAKE) --no-print-directory $(VENV)/.dictionaries && $(BIN)/python tools/names.py; }

mutants: $(VENV)/.tools ## plant errors in the rules and check that the tests find each
	@$(BIN)/python tests/rules/mutants/run.py $(ARGS)

bench: $(VENV)/.baseline ## measure speed, side by side with the baseline
	@$(BIN)/python benchmarks/run.py $(ARGS)

clean: ## delete what the other targets built
	rm -rf $(VENV) $(FUZZ_VENV) $(RLLIB_VENV) build dist src/*.egg-info src/demesne/server/page web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -f src/demesne/kernel/_compiled*.so
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# ---------------------------------------------------------------- steps

lint: $(VENV)/.tools
	$(call say,lint)
	@$(BIN)/ruff check --quiet --output-format=concise .
	@$(BIN)/ruff format --check --quiet . || { echo 'not formatted: run make format' >&2; exit 1; }
	@$(BIN)/python tools/format_page.py --check || { echo 'not formatted: run make format' >&2; exit 1; }

format: $(VENV)/.tools ## format the sources, Python and page
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python tools/format_page.py

types: $(VENV)/.tools
	$(call say,types)
	@$(BIN)/mypy

layers: $(VENV)/.tools
	$(call say,layers)
	@$(BIN)/lint-imports --no-logo --no-cache

# prints which kernel is installed, and checks that it loads
kernel: $(VENV)/.tools
	@$(BIN)/python -c "$$SHOW_KERNEL"

define SHOW_KERNEL
import importlib, json, os, pathlib, sysconfig
built = json.loads(pathlib.Path(sysconfig.get_path("platlib"), "demesne/kernel/_build.json").read_text())
print("== kernel:", built["kernel"] + ",", built["why"])
if built["kernel"] == "compiled":
    importlib.import_module("demesne.kernel._compiled")
elif os.environ.get("DEMESNE_BUILD") == "compiled":
    raise SystemExit("DEMESNE_BUILD=compiled, but the compiled kernel is not there")
endef
export SHOW_KERNEL

# ---------------------------------------------------------------- environments
# A stamp has the time its work began: a source saved meanwhile is built next time.

$(VENV)/.created $(FUZZ_VENV)/.created $(RLLIB_VENV)/.created:
	$(call say,"environment $(@D)")
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed: make PYTHON=...")'
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

# other inputs of the build; rewritten only when they change
$(VENV)/.settings: $(VENV)/.created FORCE
	@printf '%s\n' "$$DEMESNE_BUILD|$$DEMESNE_PAGE|$$CC|$$DEMESNE_CFLAGS|$$DEMESNE_LDFLAGS|$$DEMESNE_PROFILE" > $@.new
	@cmp -s $@.new $@ || cp $@.new $@
	@rm $@.new

$(PAGE): $(PAGE_SOURCES) | $(VENV)/.created
	@$(BUILDS) $(BIN)/python tools/build_page.py
	@touch $@

$(VENV)/.installed: $(SOURCES) $(PAGE) $(VENV)/.settings
	$(call say,"building the wheel: compiling a new or changed kernel takes about a minute")
	@touch $@.begun
	@rm -f dist/demesne-*.whl
	@$(BUILDS) $(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .
	$(call say,"installing it and what it needs")
	@$(BIN)/pip install --quiet --force-reinstall --no-deps dist/demesne-*.whl
	@$(BIN)/pip install --quiet "$$(echo dist/demesne-*.whl)[server]"
	@mv $@.begun $@

$(VENV)/.tools: pyproject.toml constraints.txt $(VENV)/.created | $(VENV)/.installed
	$(call say,"installing the tools of the tests")
	@$(BIN)/pip install --quiet "demesne[test]"
	@touch $@

$(VENV)/.train: $(VENV)/.tools
	$(call say,"installing PyTorch")
	@$(BIN)/pip install --quiet "demesne[research-train]"
	@touch $@

$(VENV)/.dictionaries: $(VENV)/.tools
	$(call say,"installing the dictionaries for names")
	@$(BIN)/pip install --quiet "demesne[names]"
	@touch $@

# RLlib pins an older Gymnasium than ours
$(RLLIB_VENV)/.tools: pyproject.toml constraints.txt $(RLLIB_VENV)/.created | $(VENV)/.installed
	$(call say,"installing RLlib in an environment of its own")
	@grep -v '^gymnasium==' constraints.txt > $(RLLIB_VENV)/constraints.txt
	@PIP_CONSTRAINT=$(RLLIB_VENV)/constraints.txt $(RLLIB_VENV)/bin/pip install --quiet \
	"$$(echo dist/demesne-*.whl)[research-rllib]" hypothesis pytest pytest-asyncio
	@touch $@

$(RLLIB_VENV)/.installed: $(VENV)/.installed $(RLLIB_VENV)/.tools
	@$(RLLIB_VENV)/bin/pip install --quiet --force-reinstall --no-deps dist/demesne-*.whl
	@touch $@

$(VENV)/.baseline: $(wildcard benchmarks/baseline/* benchmarks/baseline/*/*) $(VENV)/.tools
	$(call say,"building the baseline")
	@rm -rf build/baseline && mkdir -p build && cp -R benchmarks/baseline build/baseline
	@$(BIN)/pip install --quiet --force-reinstall --no-deps ./build/baseline
	@touch $@

$(FUZZ_VENV)/.installed: $(SOURCES) $(FUZZ_VENV)/.created
	$(call say,"building and installing the sanitizer wheel")
	@touch $@.begun
	@rm -rf $(FUZZ_VENV)/dist
	@CC=$(FUZZ_CC) DEMESNE_BUILD=compiled DEMESNE_CFLAGS="$(SANITIZE_C)" DEMESNE_LDFLAGS="$(SANITIZE)" \
	$(FUZZ_VENV)/bin/pip wheel --quiet --no-deps --wheel-dir $(FUZZ_VENV)/dist .
	@$(FUZZ_VENV)/bin/pip install --quiet --force-reinstall --no-deps $(FUZZ_VENV)/dist/demesne-*.whl
	@$(FUZZ_VENV)/bin/pip install --quiet $(FUZZ_VENV)/dist/demesne-*.whl
	@mv $@.begun $@
