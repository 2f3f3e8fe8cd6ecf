import LayoutLint
import LayoutCompiler
import LayoutReader

/// The documentation of a proposal.
enum CompletionDocumentation {
  /// - Parameters:
  ///   - subject: the data that was sent with the proposal.
  ///   - inMarkdown: false for plain text.
  static func text(of subject: Parameters, inMarkdown: Bool) -> String? {
    if let rule = subject["rule"]?.text {
      let help = RuleRegistry.named(rule)?.reported.help
      return inMarkdown ? help?.markdown : help?.text
    }
    if let word = subject["word"]?.text {
      return SpecHelp.everywhere.first { $0.name == word }?.summary
    }
    guard let name = subject["noun"]?.text, let noun = NounID.allCases.first(where: { $0.name == name }),
      let key = subject["key"]?.text, let row = SpecSchema.noun(noun).row(of: key)
    else { return nil }
    return SpecHelp.text(of: row, in: noun, inMarkdown: inMarkdown)
  }
}
