import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSpec
import LayoutText

/// Merges the findings of several variations. A finding of only some variations says of which.
package struct FindingsByVariation {
  private(set) var found = EnvironmentFindings()
  private var variations: [Variation] = []
  /// True once a finding for the narrow window is reported.
  private var reportsNarrowWindow = false

  package init() {}

  /// - Parameters:
  ///   - environment: names the variation if there is no layout; `nil` for what the variation names.
  ///   - layout: `nil` if errors left none.
  package mutating func add(
    _ diagnostics: DiagnosticBag, of variation: Variation, in environment: Environment? = nil,
    _ layout: ResolvedLayout? = nil
  ) {
    let environment = layout?.environment ?? environment
    let role: EnvironmentFindings.Role =
      switch variation.reason {
      case .neighbour: .neighbour
      case .least, .narrowWindow, .breakpoints: .least
      case .asked, .matrix, .configured, .preview: .own
      }
    if role != .neighbour { variations.append(variation) }
    found.add(
      variation.reason == .narrowWindow ? narrowWindowFinding(in: diagnostics) : diagnostics,
      of: [
        environment?.shortName ?? variation.place, environment == nil ? nil : variation.systemTitle,
        variation.changeTitle, variation.stateTitle,
      ].compactMap { $0 }.joined(separator: " "), layout, as: role)
  }

  /// The findings to report for the narrow window: at most one for all sections, of severity info, if UIKit raises there. Users rarely make
  /// a window this narrow, and most layouts with margins have no room in it.
  private mutating func narrowWindowFinding(in diagnostics: DiagnosticBag) -> DiagnosticBag {
    let raising = diagnostics.sorted.filter {
      $0.saysGroupHasNoRoom && !found.has($0)
    }
    var result = DiagnosticBag()
    guard !reportsNarrowWindow, var first = raising.first else { return result }
    reportsNarrowWindow = true
    first.severity = .info
    if raising.count > 1 { first.notes.append("UIKit raises at \(raising.count) places of the spec there") }
    first.help.append("set minContainer in .layoutc.yaml to the narrowest window that the app supports")
    result.report(first)
    return result
  }

  /// All findings, each once.
  package var gathered: DiagnosticBag {
    variations.contains { $0.mayRepeatAsked || $0.runsFewRules }
      ? found.gathered : found.gathered { listed($0) }
  }

  /// Describes some variations in few words, without what all variations have in common.
  private func listed(_ indices: [Int]) -> String {
    let some = indices.map { variations[$0] }
    let all = variations
    func part<Value: Hashable>(_ key: (Variation) -> Value?, _ text: (Value) -> String) -> (
      count: Int, text: String?
    ) {
      var seen: Set<Value?> = []
      let values = some.map(key).filter { seen.insert($0).inserted }
      if values.count == Set(all.map(key)).count { return (values.count, nil) }
      let words = values.prefix(4).compactMap { $0.map(text) }
      return (values.count, words.joined(separator: ", ") + (values.count > 4 ? ", …" : ""))
    }
    let devices = part(\.device) { shownText($0) }
    let orientations = part(\.orientation) { "in \($0.rawValue)" }
    let systems = part(\.system) { "with \($0.name)" }
    let states = part(\.state) { "with the state \(shownText($0))" }
    let directions = part(\.direction) { $0.inWords }
    let textSizes = part(\.textSize) { Variation.inWords(textSize: $0) }
    let parts = [devices, orientations, systems, directions, textSizes, states]
    if parts.reduce(1, { $0 * $1.count }) == some.count {
      return parts.compactMap(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    }
    return some.prefix(4).map(\.title).joined(separator: ", ") + (some.count > 4 ? ", …" : "")
  }
}

extension Variation {
  /// The variation in words: `iphone-16 in landscape with the state full`; empty for the spec's own.
  package var title: String { [place, stateTitle].compactMap { $0 }.joined(separator: " ") }

  /// The device or the bounds, and the text's direction and size if they are set.
  fileprivate var place: String {
    if let bounds {
      let size = bounds.preset.portrait.size
      return "\(Int(size.width)) x \(Int(size.height))"
        + (bounds.direction == .rtl ? " \(bounds.direction.inWords)" : "")
        + (systemTitle.map { " \($0)" } ?? "")
    }
    return [
      device.map { shownText($0) }, orientation.map { "in \($0.rawValue)" }, systemTitle, direction?.inWords,
      textSize.map(Self.inWords(textSize:)),
    ].compactMap { $0 }.joined(separator: " ")
  }

  fileprivate static func inWords(textSize: String) -> String { "with text of size \(textSize)" }

  /// The trait that is changed. Changed bounds are named by their size.
  fileprivate var changeTitle: String? {
    // The direction is already part of the environment's name.
    switch change {
    case .trait(let name, let word) where name != "layoutDirection": "with \(name) \(word)"
    case .system(let system): "with \(system.name)"
    default: nil
    }
  }

  fileprivate var systemTitle: String? { system.map { "with \($0.name)" } }

  fileprivate var stateTitle: String? { state.map { "with the state \(shownText($0))" } }
}

extension Environment.LayoutDirection {
  fileprivate var inWords: String { self == .rtl ? "right to left" : "left to right" }
}
