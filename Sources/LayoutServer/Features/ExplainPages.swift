import LayoutDiagnostics
import LayoutLint
import LayoutText

/// The pages about rules that findings link to. A page is written to the cache folder when it is first
/// needed.
struct ExplainPages {
  private var uris: [RuleID: String?] = [:]

  /// Returns the URI of the page about a rule; `nil` if no folder can be written to.
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
