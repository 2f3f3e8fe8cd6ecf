import LayoutText

/// The shells that completions support.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The embedded script of the shell, with placeholders for lists such as `@@words@@`.
  private var script: [UInt8] {
    switch self {
    case .bash: PackageResources.completion_bash
    case .zsh: PackageResources.completion_zsh
    case .fish: PackageResources.completion_fish
    }
  }

  /// Writes the completion script.
  func write(to sink: ByteSink) {
    let parts = String(decoding: script, as: UTF8.self).split(
      separator: "@@", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      sink.write(text: index.isMultiple(of: 2) ? String(part) : list(part))
    }
  }

  /// The text that replaces a placeholder.
  private func list(_ name: Substring) -> String {
    switch (self, name) {
    case (.bash, "words"): BashCompletions.words
    case (.bash, "options"): BashCompletions.options
    case (.zsh, "options"): ZshCompletions.options
    case (.bash, _): Command.allCases.map(\.rawValue).joined(separator: " ")
    case (.zsh, _): ZshCompletions.commands
    case (.fish, _): FishCompletions.commands
    }
  }
}
