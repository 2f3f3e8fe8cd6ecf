# What every check begins with:
#
#   source "$(dirname "$0")/../checks.bash" [layoutc] [venv]
#
# A check works in the root of the project and ends at the first command that fails. It has
#   $stage    a folder for its files, which is removed when it ends
#   $layoutc  the release binary or, if it is set, $LAYOUTC; with the word "layoutc" it is built if it is missing
#   $venv     the folder with the programs of Tests/tools python; with the word "venv" they are installed if they are missing
# Tests/tools installs the other programs. A check that cannot run ends with 77.
# shellcheck shell=bash disable=SC2034 # Checks use the variables.
set -Eeuo pipefail
shopt -s inherit_errexit nullglob
trap 'echo "error: $0, line $LINENO: $BASH_COMMAND" >&2' ERR
cd "$(dirname "${BASH_SOURCE[0]}")/.."
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
layoutc=$(realpath -m "${LAYOUTC:-.build/release/layoutc}")
venv=$PWD/.build/venv/bin
for need in "$@"; do
  case $need in
  layoutc) [ -n "${LAYOUTC-}" ] || [ -x "$layoutc" ] || make build ;;
  venv) Tests/tools python ;;
  esac
done

# part NAME: names what follows in the output.
part() { echo "== $1"; }

# fails COMMAND...: passes if the command fails. ("!" alone would never end a script.)
fails() {
  if "$@"; then
    echo "error: passed, but should fail: $*" >&2
    return 1
  fi
}
