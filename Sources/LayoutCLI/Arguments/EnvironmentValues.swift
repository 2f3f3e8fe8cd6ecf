import LayoutCompiler
import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

extension ParsedArguments {
  /// The environment options, except device, orientation and system, each of which may have several values.
  func environmentOverrides() throws(UsageError) -> EnvironmentOverrides {
    var overrides = EnvironmentOverrides(container: try containerSize())
    for text in values(.trait) { try set(trait: text, of: &overrides) }
    overrides.displayScale = try displayScale() ?? overrides.displayScale
    if has(.rtl) { overrides.layoutDirection = .rtl }
    overrides.safeArea = try safeArea()
    overrides.scroll = try scroll()
    return overrides
  }

  /// The orientations of `--orientation`; `both` means all.
  func orientations() throws(UsageError) -> [DeviceOrientation] {
    let orientations = try list(.orientation).map { word throws(UsageError) in
      if word == Self.bothOrientations { return DeviceOrientation.allCases }
      guard let orientation = DeviceOrientation(rawValue: word) else {
        throw invalid(.orientation, word, "portrait, landscape or both")
      }
      return [orientation]
    }
    let hasBoth = orientations.contains { $0.count > 1 }
    return hasBoth ? DeviceOrientation.allCases : orientations.flatMap { $0 }
  }

  /// The argument of `--orientation` that stands for all orientations.
  static let bothOrientations = "both"

  func systems() throws(UsageError) -> [System] {
    try list(.system).map { name throws(UsageError) in
      guard SystemNames.all.contains(name), let system = System(named: name) else {
        throw UsageError(
          message: "option '--system' names the unknown system \(quotedText(name))",
          help: didYouMean(SystemNames.nearest(to: name)) + ["the systems are \(SystemNames.listed)"])
      }
      return system
    }
  }

  /// The words of an option that may be repeated and takes a comma-separated list.
  func list(_ id: OptionID) throws(UsageError) -> [String] {
    var words: [String] = []
    for text in values(id) {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
      guard !parts.contains("") else { throw invalid(id, text, "a name, or several with a comma between") }
      words += parts.map(String.init)
    }
    return words
  }

  /// The values of `--set`; a later one replaces an earlier one of the same name.
  func namedValues() throws(UsageError) -> [(name: String, value: ResolveOptions.NamedValue)] {
    var result: [(name: String, value: ResolveOptions.NamedValue)] = []
    for text in values(.set) {
      guard let (name, word) = assignment(text) else {
        throw invalid(.set, text, "NAME=VALUE, such as columns=4")
      }
      let value: ResolveOptions.NamedValue
      switch word {
      case "true": value = .boolean(true)
      case "false": value = .boolean(false)
      default:
        guard let number = parseNumber(word), number.isFinite else {
          throw invalid(.set, text, "a number, true or false after '='")
        }
        value = .number(number)
      }
      result.removeAll { $0.name == name }
      result.append((name, value))
    }
    return result
  }

  /// The range of allowed lengths, for messages.
  private static var lengths: String {
    "from -\(Int(SpecSchema.greatestLength)) to \(Int(SpecSchema.greatestLength))"
  }

  private func safeArea() throws(UsageError) -> Insets? {
    guard let text = value(.safeArea) else { return nil }
    let edges = listedNumbers(text)
    guard edges.allSatisfy({ abs($0) <= SpecSchema.greatestLength }), edges.count == 4 || edges.count == 1
    else {
      throw invalid(
        .safeArea, text,
        "top,leading,bottom,trailing or one number, in points \(Self.lengths), such as 59,0,34,0")
    }
    return Insets(
      top: edges[0], leading: edges[1 % edges.count], bottom: edges[2 % edges.count],
      trailing: edges[edges.count - 1])
  }

  private func scroll() throws(UsageError) -> Point? {
    guard let text = value(.scroll) else { return nil }
    let parts = listedNumbers(text)
    guard parts.allSatisfy({ abs($0) <= SpecSchema.greatestLength }), let y = parts.last, parts.count <= 2
    else { throw invalid(.scroll, text, "x,y or y alone, in points \(Self.lengths), such as 120") }
    return Point(x: parts.count == 2 ? parts[0] : 0, y: y)
  }

  private func set(trait text: String, of overrides: inout EnvironmentOverrides) throws(UsageError) {
    guard let (name, word) = assignment(text) else {
      throw invalid(.trait, text, "TRAIT=VALUE, such as horizontalSizeClass=compact")
    }
    let traits = SpecSchema.noun(.traits).keys
    guard let row = traits.first(where: { $0.name == name }) else {
      let names = traits.map(\.name)
      if name == "userInterfaceStyle" {
        throw UsageError(
          message: "the trait '\(name)' moves no frame", help: ["the colors of a picture: --theme dark"])
      }
      throw UsageError(
        message: "option '--trait' has the trait '\(name)'; expected one of \(names.joined(separator: ", "))",
        help: didYouMean(name, among: names))
    }
    if case .word(let words) = row.type, !words.contains(word) {
      throw UsageError(
        message: "option '--trait' has '\(text)'; expected one of \(words.joined(separator: ", "))",
        help: didYouMean(nearestWord(to: word, among: words).map { "\(name)=\($0)" }))
    }
    guard name == "displayScale" else {
      return EnvironmentChange.trait(name: name, word: word).apply(to: &overrides)
    }
    overrides.displayScale = try displayScale(.trait, text, word, such: "displayScale=2")
  }

  /// The text before and after the first `=`; `nil` if there is no `=` or nothing before it.
  private func assignment(_ text: String) -> (name: String, value: String)? {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return nil }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}
