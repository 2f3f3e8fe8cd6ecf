import LayoutText

/// Completions for bash, 3.2 and later.
enum BashCompletions {
  static func write(to sink: ByteSink) {
    sink.write(
      text: """
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

        """)
    var seen: [CompletionArgument: [String]] = [:]
    var order: [CompletionArgument] = []
    func add(_ pattern: String, _ argument: CompletionArgument?) {
      guard let argument, argument.words != nil || argument.isList else { return }
      if seen[argument] == nil { order.append(argument) }
      seen[argument, default: []].append(pattern)
    }
    for command in Command.allCases {
      for option in OptionTable.options(of: command) {
        add("\(command.rawValue):--\(option.name)", option.completion)
        if let short = option.short { add("\(command.rawValue):-\(short)", option.completion) }
      }
      add("\(command.rawValue):", command.completion)
    }
    for argument in order {
      let patterns = Help.wrapped((seen[argument] ?? []).joined(separator: " | "), width: 100)
      sink.write(text: "    \(patterns.joined(separator: " \\\n    ")))\n")
      if case .names(let what) = argument {
        sink.write(text: "      words=$(_layoutc_names \(what))\n")
      } else {
        let words = Help.wrapped((argument.words ?? []).joined(separator: " "), width: 100)
        sink.write(text: "      words='\(words.joined(separator: "\n      "))'\n")
      }
      if argument.isList { sink.write("      list=1\n") }
      sink.write("      ;;\n")
    }
    sink.write("  esac\n}\n\n# The options that a command has, and those of them that an argument follows.\n")
    sink.write("_layoutc_options() {\n  case $1 in\n")
    for command in Command.allCases {
      let all = OptionTable.options(of: command)
      func names(_ options: [Option]) -> String { options.map { "--\($0.name)" }.joined(separator: " ") }
      let taking = all.filter { $0.argument != nil }
      let words = Help.wrapped(names(all), width: 100).joined(separator: "\n      ")
      let spelled = taking.flatMap { ["--\($0.name)"] + ($0.short.map { ["-\($0)"] } ?? []) }
      let wrapped = Help.wrapped(spelled.joined(separator: " "), width: 100).joined(separator: "\n      ")
      sink.write(
        text: """
              \(command.rawValue))
                options='\(words)'
                taking='\(wrapped)'
                ;;

          """)
    }
    let commands = Command.allCases.map(\.rawValue).joined(separator: " ")
    sink.write(
      text: """
            *) options= taking= ;;
          esac
        }

        _layoutc() {
          local line=${COMP_LINE:0:COMP_POINT} typed previous command='' options taking words list=''
          local option='' value before='' word
          local -a parts
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
            words='\(commands) --help --version'
          else
            case $typed in
              --*=*) option=${typed%%=*} value=${typed#*=} before=$option= ;;
              *) case " $taking " in *[[:space:]]"$previous"[[:space:]]*) option=$previous ;; esac ;;
            esac
            if [ -z "$option" ] && [ "${typed#-}" != "$typed" ]; then
              words=$options
            else
              _layoutc_words "$command:$option"
            fi
          fi
          if [ -z "$words" ]; then return; fi
          compopt +o default +o bashdefault 2>/dev/null
          if [ -n "$list" ]; then
            case $value in *,*) before=$before${value%,*}, value=${value##*,} ;; esac
          fi
          for word in $words; do
            case $word in
              "$value"*)
                word=$before$word
                # Of a word with = only what follows it is replaced.
                case $COMP_WORDBREAKS in *=*) case $typed in *=*) word=${word#"${typed%=*}="} ;; esac ;; esac
                COMPREPLY+=("$word")
                ;;
            esac
          done
          case ${#COMPREPLY[@]}:${COMPREPLY[0]} in 1:*=) compopt -o nospace 2>/dev/null ;; esac
        }

        complete -o bashdefault -o default -F _layoutc layoutc

        """)
  }
}

extension CompletionArgument {
  /// What there is to choose from; nil where that is not known.
  var words: [String]? {
    switch self {
    case .anything, .files, .folders, .names: nil
    case .words(let words), .list(let words): words
    }
  }

  var isList: Bool {
    switch self {
    case .list, .names: true
    case .anything, .files, .folders, .words: false
    }
  }
}
