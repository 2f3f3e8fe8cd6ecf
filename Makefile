# make build      the release binary, .build/release/layoutc
# make demo       build, then solve an example into demo/
# make test       all tests
# make dist       an archive of the binary, man pages and completions, and its checksum, in dist/
# make deb        a package for Debian, in dist/
# make wheel      a wheel for pip install, in dist/
# make install    install the binary, man pages and shell completions under PREFIX (and DESTDIR)
# make uninstall  remove what install has written
# make format     format the sources; make lint only checks them
# make clean      remove what was built
#
# demo and test install libyaml and pkg-config with apt-get or brew if they are missing. SWIFT_FLAGS are more options of "swift build".

PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
MANDIR ?= $(PREFIX)/share/man
BASHDIR ?= $(PREFIX)/share/bash-completion/completions
ZSHDIR ?= $(PREFIX)/share/zsh/site-functions
FISHDIR ?= $(PREFIX)/share/fish/vendor_completions.d
INSTALL ?= install
SWIFT ?= swift

BINARY := .build/release/layoutc
FORMATTED := Package.swift $(wildcard Sources Tests Benchmarks Examples)
EXAMPLE := Examples/mosaic.yaml

# One static executable, which builds a list in about two milliseconds and runs on machines without Swift. The linker lld is part of
# the toolchain; the older gold warns about a dlopen in the standard library that layoutc never calls.
ifeq ($(shell uname -s),Linux)
STRIP := -Xlinker -s
# Debug information is useless in a stripped binary, and would cost 0.8 MB because it keeps functions apart that differ only in their
# lines. Nothing unwinds the stack: tables for that would cost 1.4 MB.
# Each function has its own section, so that the linker can remove uncalled functions (0.7 MB) and merge identical ones (0.4 MB), whose
# addresses Swift never compares. Batches (Benchmarks/batch/specs.py) take 6 % less time.
# With -Osize the binary would be 1.3 MB smaller, but lint would execute 28 % more instructions, and drawing 13 %.
SMALL := -debug-info-format none -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker Packaging/no-unwind.ld \
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --gc-sections -Xlinker --icf=all
# The output of Benchmarks/startup-order, to place the functions that run at startup next to each other.
ORDER := $(if $(ORDER_FILE),-Xlinker --symbol-ordering-file=$(ORDER_FILE) -Xlinker --no-warn-symbol-ordering)
RELEASE_FLAGS := -Xswiftc -static-executable -Xswiftc -use-ld=lld $(SMALL) $(ORDER) $(STRIP)
else
# The libraries of Swift are part of macOS; the linker of Xcode strips in two steps.
RELEASE_FLAGS := -debug-info-format none -Xlinker -S -Xlinker -x
endif

.PHONY: build demo test dist deb wheel fresh install uninstall format lint clean dependencies check-dependencies

build: check-dependencies
	@$(SWIFT) build -c release $(RELEASE_FLAGS) $(SWIFT_FLAGS) --product layoutc

demo: dependencies
	@$(MAKE) --no-print-directory build
	@mkdir -p demo
	@$(BINARY) build $(EXAMPLE) --output demo/mosaic.json
	@$(BINARY) build $(EXAMPLE) --output demo/mosaic.svg
	@$(BINARY) build $(EXAMPLE) --output demo/mosaic.html
	@echo
	@echo 'Solved $(EXAMPLE):'
	@echo '  demo/mosaic.svg    a picture; open it in a browser'
	@echo '  demo/mosaic.html   a page that scrolls, on several devices'
	@echo '  demo/mosaic.json   every frame, in points'
	@echo
	@echo 'Try next:'
	@echo '  $(BINARY) build $(EXAMPLE) --size 1024x768 --output demo/wide.svg'
	@echo '  $(BINARY) build Examples/badges.yaml --items 7 --format csv'
	@echo '  $(BINARY) lint Examples/*.yaml'
	@echo '  $(BINARY) --help'

test: dependencies
	$(SWIFT) test

install: $(BINARY)
	$(INSTALL) -d '$(DESTDIR)$(BINDIR)' '$(DESTDIR)$(MANDIR)/man1' '$(DESTDIR)$(MANDIR)/man5' \
	  '$(DESTDIR)$(MANDIR)/man7'
	$(INSTALL) -m 755 $(BINARY) '$(DESTDIR)$(BINDIR)/layoutc'
	$(INSTALL) -m 644 man/layoutc.1 '$(DESTDIR)$(MANDIR)/man1/layoutc.1'
	$(INSTALL) -m 644 man/layoutc-spec.5 '$(DESTDIR)$(MANDIR)/man5/layoutc-spec.5'
	$(INSTALL) -m 644 man/layoutc-editors.7 '$(DESTDIR)$(MANDIR)/man7/layoutc-editors.7'
	$(INSTALL) -m 644 man/layoutc-model.7 '$(DESTDIR)$(MANDIR)/man7/layoutc-model.7'
	$(INSTALL) -m 644 man/layoutc-rules.7 '$(DESTDIR)$(MANDIR)/man7/layoutc-rules.7'
	$(INSTALL) -d '$(DESTDIR)$(BASHDIR)' '$(DESTDIR)$(ZSHDIR)' '$(DESTDIR)$(FISHDIR)'
	$(BINARY) completions bash >'$(DESTDIR)$(BASHDIR)/layoutc'
	$(BINARY) completions zsh >'$(DESTDIR)$(ZSHDIR)/_layoutc'
	$(BINARY) completions fish >'$(DESTDIR)$(FISHDIR)/layoutc.fish'
	chmod 644 '$(DESTDIR)$(BASHDIR)/layoutc' '$(DESTDIR)$(ZSHDIR)/_layoutc' '$(DESTDIR)$(FISHDIR)/layoutc.fish'

uninstall:
	rm -f '$(DESTDIR)$(BINDIR)/layoutc' '$(DESTDIR)$(MANDIR)/man1/layoutc.1' \
	  '$(DESTDIR)$(MANDIR)/man5/layoutc-spec.5' '$(DESTDIR)$(MANDIR)/man7/layoutc-editors.7' \
	  '$(DESTDIR)$(MANDIR)/man7/layoutc-model.7' \
	  '$(DESTDIR)$(MANDIR)/man7/layoutc-rules.7' '$(DESTDIR)$(BASHDIR)/layoutc' \
	  '$(DESTDIR)$(ZSHDIR)/_layoutc' '$(DESTDIR)$(FISHDIR)/layoutc.fish'

dist deb: fresh
	@Packaging/$@ $(BINARY) dist

wheel: fresh
	@Packaging/wheel.py $(BINARY) dist

# Packages hold the sources as they are: the binary is built again if a source is newer and Swift is here. Another BINARY is taken as it is.
fresh: $(BINARY)
	@[ '$(origin BINARY)' = file ] || exit 0; \
	[ -n "$$(find Package.swift Sources -newer $(BINARY) -print -quit)" ] || exit 0; \
	if command -v $(firstword $(SWIFT)) >/dev/null; then $(MAKE) --no-print-directory build; \
	else echo 'warning: $(BINARY) is older than the sources, and Swift is not here to build it again' >&2; fi

# Built only if it is missing, so that "sudo make install" runs no compiler after "make build".
$(BINARY):
	@$(MAKE) --no-print-directory build

format:
	$(SWIFT) format format --in-place --recursive $(FORMATTED)

lint:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)

clean:
	rm -rf .build demo dist

check-dependencies:
	@command -v $(firstword $(SWIFT)) >/dev/null || { \
	  echo 'layoutc needs Swift 6.2 or later: https://www.swift.org/install' >&2; exit 1; }
	@pkg-config --exists yaml-0.1 2>/dev/null || { \
	  echo 'layoutc needs libyaml and pkg-config. On Debian, Ubuntu and macOS, "make dependencies" installs them.' >&2; \
	  echo 'By hand: apt-get install libyaml-dev pkg-config, or brew install libyaml pkgconf' >&2; exit 1; }

dependencies:
	@if pkg-config --exists yaml-0.1 2>/dev/null; then exit 0; fi; \
	if [ "$$(uname -s)" = Darwin ] && command -v brew >/dev/null; then brew install libyaml pkgconf; exit; fi; \
	if ! command -v apt-get >/dev/null; then $(MAKE) --no-print-directory check-dependencies; exit; fi; \
	if [ "$$(id -u)" = 0 ]; then as_root=''; else as_root='sudo'; fi; \
	if [ -n "$$as_root" ] && ! command -v sudo >/dev/null; then \
	  echo 'libyaml-dev and pkg-config are missing. Run as root: apt-get install libyaml-dev pkg-config' >&2; exit 1; fi; \
	echo 'Installing libyaml-dev and pkg-config'; \
	install_them() { $$as_root env DEBIAN_FRONTEND=noninteractive \
	  apt-get install -y -qq --no-install-recommends libyaml-dev pkg-config >/dev/null; }; \
	install_them 2>/dev/null || { $$as_root apt-get update -qq && install_them; } || { \
	  echo 'libyaml-dev and pkg-config could not be installed. Try: apt-get install libyaml-dev pkg-config' >&2; exit 1; }
