#!/bin/sh
# uikit-sources.sh OUTPUT FOLDER FILE...: writes the files into a Swift constant, named by their paths in the folder with - for /.
set -eu
output=$1 folder=$2
shift 2
{
  echo '/// The sources of LayoutUIKit by their names.'
  echo 'let uikitSources: [(name: String, text: String)] = ['
  for file; do
    name=$(printf '%s' "${file#"$folder"/}" | tr / -)
    printf '("%s", #####"""\n' "$name"
    cat "$file"
    printf '\n"""#####),\n'
  done
  echo ']'
} >"$output"
