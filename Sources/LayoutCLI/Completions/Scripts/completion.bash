# bash completion for layoutc; made by 'layoutc completions bash'.

# The names that the tool finds in the specs on the line and in their configuration.
_layoutc_names() {
  local word
  local -a specs
  for word in "${COMP_WORDS[@]:2}"; do
    if [ -f "$word" ]; then specs+=("$word"); fi
  done
  "${COMP_WORDS[0]}" completions --names "$1" -- "${specs[@]}" 2>/dev/null
}

# Sets words to what may follow an option or command, and list if several may be separated by commas.
_layoutc_words() {
  words= list=
  case $1 in
@@words@@
  esac
}

# Sets options to those of a command, and taking to those that take an argument.
_layoutc_options() {
  case $1 in
@@options@@
    *) options= taking= ;;
  esac
}

_layoutc() {
  local line=${COMP_LINE:0:COMP_POINT} typed previous command='' options taking words list=''
  local option='' value before='' word
  local -a parts offered
  COMPREPLY=()
  read -ra parts <<<"$line"
  case $line in *[[:space:]]) parts+=('') ;; esac
  typed=${parts[${#parts[@]} - 1]}
  previous=
  if [ ${#parts[@]} -gt 2 ]; then previous=${parts[${#parts[@]} - 2]}; fi
  if [ "$COMP_CWORD" -gt 1 ]; then command=${COMP_WORDS[1]}; fi
  _layoutc_options "$command"
  value=$typed
  if [ -z "$command" ]; then
    words='@@commands@@ --help --version'
  else
    case $typed in
      --*=*) option=${typed%%=*} value=${typed#*=} before=$option= ;;
      *) case " $taking " in *[[:space:]]"$previous"[[:space:]]*) option=$previous ;; esac ;;
    esac
    if [ -z "$option" ] && [ "${typed#-}" != "$typed" ]; then
      words=$options
      # Keep the order of groups (bash 4.4 and later).
      compopt -o nosort 2>/dev/null
    else
      _layoutc_words "$command:$option"
    fi
  fi
  if [ -z "$words" ]; then return; fi
  compopt +o default +o bashdefault 2>/dev/null
  if [ -n "$list" ]; then
    case $value in *,*) before=$before${value%,*}, value=${value##*,} ;; esac
  fi
  read -r -d '' -a offered <<<"$words"
  for word in "${offered[@]}"; do
    case $word in
      "$value"*)
        # Keep the shell from expanding a pattern.
        word=$before${word//\*/\\*}
        # Bash replaces only what follows the = of a word.
        case $COMP_WORDBREAKS in *=*) case $typed in *=*) word=${word#"${typed%=*}="} ;; esac ;; esac
        COMPREPLY+=("$word")
        ;;
    esac
  done
  case ${#COMPREPLY[@]}:${COMPREPLY[0]} in 1:*=) compopt -o nospace 2>/dev/null ;; esac
}

complete -o bashdefault -o default -F _layoutc layoutc
