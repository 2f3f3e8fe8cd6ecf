#!/bin/sh
# resources.sh OUTPUT FILE...: writes each file into a Swift constant with its name, with _ for characters that identifiers cannot have.
# The constants are texts: the package manager would embed arrays of numbers, which compile at 0.1 ms a byte.
set -eu
output=$1
shift
{
  echo '/// The bytes of files that are embedded in the program.'
  echo 'enum PackageResources {'
  for file; do
    printf 'static let %s = Array(#####"""\n' "$(basename "$file" | tr -c 'A-Za-z0-9\n' _)"
    cat "$file"
    printf '\n"""#####.utf8)\n'
  done
  echo '}'
} >"$output"
