# bash completion for layoutc; made by 'layoutc completions bash'.

# Names that the tool finds in the specs on the line, or beside them.
_layoutc_names() {
  local word
  local -a specs
  for word in "${COMP_WORDS[@]:2}"; do
    if [ -f "$word" ]; then specs+=("$word"); fi
  done
  "${COMP_WORDS[0]}" completions --names "$1" -- "${specs[@]}" 2>/dev/null
}

# What may follow an option, or stands beside them: sets words, and list where commas may stand between them.
_layoutc_words() {
  words= list=
  case $1 in
@@words@@
  esac
}

# The options that a command has, and those of them that an argument follows.
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
      # Group by group, where the shell knows how (4.4 and later).
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
        # A pattern is not for the shell.
        word=$before${word//\*/\\*}
        # Of a word with = only what follows it is replaced.
        case $COMP_WORDBREAKS in *=*) case $typed in *=*) word=${word#"${typed%=*}="} ;; esac ;; esac
        COMPREPLY+=("$word")
        ;;
    esac
  done
  case ${#COMPREPLY[@]}:${COMPREPLY[0]} in 1:*=) compopt -o nospace 2>/dev/null ;; esac
}

complete -o bashdefault -o default -F _layoutc layoutc
