import LayoutDiagnostics
import LayoutReader
import LayoutResolver

/// What was found for each of several variations, put together: a finding of some of them says of which.
struct VariationFindings {
  private var found: [(variation: Variation, diagnostics: DiagnosticBag)] = []

  mutating func add(_ diagnostics: DiagnosticBag, of variation: Variation) {
    found.append((variation, diagnostics))
  }

  /// All findings, each once.
  var gathered: DiagnosticBag {
    guard found.count > 1 else { return found.first?.diagnostics ?? DiagnosticBag() }
    var places: [Diagnostic: [Int]] = [:]
    for (index, entry) in found.enumerated() {
      for diagnostic in entry.diagnostics.sorted {
        places[Self.identity(diagnostic), default: []].append(index)
      }
    }
    var result = DiagnosticBag()
    for (_, diagnostics) in found {
      var named = DiagnosticBag()
      for diagnostic in diagnostics.sorted {
        var diagnostic = diagnostic
        let indices = places[Self.identity(diagnostic)] ?? []
        if indices.count < found.count {
          diagnostic.message += " (only for \(listed(indices)))"
        }
        named.report(diagnostic)
      }
      named.count(omittedFrom: diagnostics)
      result.merge(named)
    }
    return result
  }

  /// The spec path makes no difference: see `DiagnosticBag`.
  private static func identity(_ diagnostic: Diagnostic) -> Diagnostic {
    var identity = diagnostic
    identity.path = nil
    return identity
  }

  /// The variations in few words: what all of them share with all others is left out.
  private func listed(_ indices: [Int]) -> String {
    let some = indices.map { found[$0].variation }
    let all = found.map(\.variation)
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
    let states = part(\.state) { "with the state \(shownText($0))" }
    if devices.count * orientations.count * states.count == some.count {
      return [devices.text, orientations.text, states.text].compactMap { $0 }.joined(separator: " ")
    }
    return some.prefix(4).map(\.title).joined(separator: ", ") + (some.count > 4 ? ", …" : "")
  }
}

extension Variation {
  /// The variation in words: `iphone-16 in landscape with the state full`.
  fileprivate var title: String {
    [
      device.map { shownText($0) }, orientation.map { "in \($0.rawValue)" },
      state.map { "with the state \(shownText($0))" },
    ]
    .compactMap { $0 }.joined(separator: " ")
  }
}
