import LayoutText

/// The shells for which there are completions.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The shell's functions, which are embedded in the program; the names of lists in them stand between double `@`.
  private var script: [UInt8] {
    switch self {
    case .bash: PackageResources.completion_bash
    case .zsh: PackageResources.completion_zsh
    case .fish: PackageResources.completion_fish
    }
  }

  /// Writes the file with which the shell completes command lines of layoutc.
  func write(to sink: ByteSink) {
    let parts = String(decoding: script, as: UTF8.self).split(
      separator: "@@", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      sink.write(text: index.isMultiple(of: 2) ? String(part) : list(part))
    }
  }

  /// What the commands and options make of a list.
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
