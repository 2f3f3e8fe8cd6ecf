import LayoutText

/// Completions for zsh, as a function to be loaded from its function path.
enum ZshCompletions {
  static func write(to sink: ByteSink) {
    sink.write(
      text: """
        #compdef layoutc
        # zsh completion for layoutc; made by 'layoutc completions zsh'.

        # Names that the tool finds in the specs on the line, or beside them; what they are is the last argument, after those of compadd.
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

        """)
    for command in Command.allCases {
      sink.write(text: "      \(quoted("\(command.rawValue):\(command.summary)"))\n")
    }
    sink.write(
      text: """
            )
            _describe -t commands command commands
            _arguments '(-h --help)'{-h,--help}'[show help]' '(-V --version)'{-V,--version}'[show the version]'
            return
          fi
          local command=$words[2] tool=$words[1]
          shift words
          (( CURRENT-- ))
          case $command in

        """)
    for command in Command.allCases {
      sink.write(text: "    \(command.rawValue))\n      _arguments -s -S")
      for option in OptionTable.options(of: command) { sink.write(text: " \\\n        \(spec(of: option))") }
      if let operand = command.completion {
        sink.write(text: " \\\n        \(quoted("*:\(command.operands.lowercased()):" + action(operand)))")
      }
      sink.write("\n      ;;\n")
    }
    sink.write(
      text: """
          esac
        }

        # Loaded by its name it completes; sourced, it is bound to the command.
        if [[ $funcstack[1] = _layoutc ]]; then
          _layoutc "$@"
        else
          compdef _layoutc layoutc
        fi

        """)
  }

  /// The option as `_arguments` has it.
  private static func spec(of option: Option) -> String {
    let text = escaped(option.briefly)
    var tail = "[\(text)]"
    if let argument = option.argument, let completion = option.completion {
      tail += ":\(escaped(argument)):\(action(completion))"
    }
    let takes = option.argument != nil
    let long = "--\(option.name)\(takes ? "=" : "")"
    guard let short = option.short else { return quoted((option.repeats ? "*" : "") + long + tail) }
    let names = "{-\(short)\(takes ? "+" : ""),\(long)}"
    return (option.repeats ? "'*'" : "'(-\(short) --\(option.name))'") + names + quoted(tail)
  }

  private static func action(_ argument: CompletionArgument) -> String {
    switch argument {
    case .anything: ""
    case .files: "_files"
    // _files offers files where no folder fits.
    case .folders: "_path_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .names(let what): "_layoutc_names \(what)"
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    }
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
