#!/bin/sh
# resources.sh OUTPUT FILE...: writes each file into a constant of Swift by its name, with _ for what no identifier has.
#
# As text: the package manager embeds files as arrays of numbers, for which the compiler takes 0.1 ms a byte.
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
