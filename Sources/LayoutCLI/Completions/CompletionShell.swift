import LayoutText

/// The shells for which there are completions.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Writes the file with which the shell completes command lines of layoutc.
  func write(to sink: ByteSink) {
    switch self {
    case .bash: BashCompletions.write(to: sink)
    case .zsh: ZshCompletions.write(to: sink)
    case .fish: FishCompletions.write(to: sink)
    }
  }
}
