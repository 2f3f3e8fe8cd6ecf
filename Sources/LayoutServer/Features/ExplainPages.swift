import LayoutDiagnostics
import LayoutLint
import LayoutText

/// Files that tell of rules, for the links of findings: written once they are linked to, in the folder for what can be made again.
struct ExplainPages {
  private var uris: [RuleID: String?] = [:]

  /// The URI of the file that tells of a rule; nil where there is no folder for it.
  mutating func uri(of rule: RuleID) -> String? {
    if let known = uris[rule] { return known }
    let uri = Self.write(rule)
    uris[rule] = .some(uri)
    return uri
  }

  private static func write(_ rule: RuleID) -> String? {
    guard let folder = Platform.cacheFolder, let metadata = RuleRegistry.rule(rule)?.metadata else {
      return nil
    }
    let path = "\(folder)/rules/\(rule.name).md"
    let text = metadata.reported.help.markdown
    guard Platform.createFolder(ofFile: path) == nil,
      OutputFile.write(to: path, { $0.write(text: text) }) == nil
    else { return nil }
    return DocumentURI.of(path: path)
  }
}
