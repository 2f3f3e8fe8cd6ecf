import LayoutDiagnostics

extension RuleMetadata {
  /// The rule as output formats report it.
  package var reported: ReportedRule {
    ReportedRule(
      id: id, summary: summary, why: why, severity: severity, isOn: !isOptIn,
      help: (text: helpText, markdown: helpMarkdown),
      properties: ["evidence": evidence.rawValue, "layer": layer.rawValue, "since": since])
  }

  private var helpText: String {
    var text = "\(id): \(summary).\n\(why)."
    if let good = good.first { text += "\n\nRight (\(good.title)):\n\n\(good.text(of: self))\n" }
    return text + "\nSee 'layoutc explain \(id)'."
  }

  private var helpMarkdown: String {
    var text = "**\(id)**: \(Self.markdown(summary)).\n\n\(Self.markdown(why)).\n"
    if let bad = bad.first {
      text +=
        "\nWrong (\(Self.markdown(bad.title))):\n\n```\(bad.isSwift ? "swift" : "yaml")\n\(bad.text(of: self))\n```\n"
    }
    if let good = good.first {
      text +=
        "\nRight (\(Self.markdown(good.title))):\n\n```\(good.isSwift ? "swift" : "yaml")\n\(good.text(of: self))\n```\n"
    }
    return text + "\nSee `layoutc explain \(id)`.\n"
  }

  /// Escapes the marks of Markdown.
  private static func markdown(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
