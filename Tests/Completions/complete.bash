# Completes lines with bash: complete.bash FILE
source "$1"

try() {
  COMP_LINE=$1
  COMP_POINT=${#1}
  read -ra COMP_WORDS <<<"$1"
  case $1 in *' ') COMP_WORDS+=('') ;; esac
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _layoutc
  echo "$1 -> ${COMPREPLY[*]}"
}

try 'layoutc bu'
try 'layoutc build --dev'
try 'layoutc build --device iphone-16-p'
try 'layoutc build --device=iphone-16,mac'
try 'layoutc build --device iphone-'
try 'layoutc build --orientation b'
try 'layoutc build --show=labels,g'
try 'layoutc build album.yaml -f c'
try 'layoutc build --trait disp'
try 'layoutc build --trait=layoutDirection='
try 'layoutc build album'
try 'layoutc build --device nonsense'
try 'layoutc lint --ignore ragged-row,part'
try 'layoutc lint --severity ragged-row=e'
try 'layoutc explain ragg'
try 'layoutc completions '
try 'layoutc nonsense --x'
try 'layoutc build Tests/Completions/shelf.yaml --state '
try 'layoutc build Tests/Completions/shelf.yaml --state=full,e'
try 'layoutc build Tests/Completions/shelf.yaml --device kio'
try 'layoutc build --state '
