#compdef layoutc
# zsh completion for layoutc; made by 'layoutc completions zsh'.

# The names that the tool finds in the specs on the line and in their configuration; the last argument is their kind, the others are for compadd.
_layoutc_names() {
  local -a specs names
  local word
  for word in "${(@Q)words}"; do
    if [[ -f $word ]]; then specs+=("$word"); fi
  done
  names=(${(f)"$("${(Q)tool}" completions --names ${@[-1]} -- "${specs[@]}" 2>/dev/null)"})
  _sequence "${@[1,-2]}" compadd - $names
}

_layoutc() {
  local -a commands
  if (( CURRENT == 2 )); then
    commands=(
@@commands@@
    )
    _describe -t commands command commands
    _arguments '(-h --help)'{-h,--help}'[show help]' '(-V --version)'{-V,--version}'[show the version]'
    return
  fi
  local command=$words[2] tool=$words[1]
  shift words
  (( CURRENT-- ))
  case $command in
@@options@@
  esac
}

# Autoloaded, it completes; sourced, it is bound to the command.
if [[ $funcstack[1] = _layoutc ]]; then
  _layoutc "$@"
else
  compdef _layoutc layoutc
fi
