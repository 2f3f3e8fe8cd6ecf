import LayoutReader
import LayoutSpec
import LayoutText

extension SpecResolver {
  /// Returns the rules of a section for its visible elements. The names and sorts in the formulas have been
  /// checked, but not their values.
  mutating func visibleItems(_ normal: Normal?, parent: NodeID) -> [VisibleItemRule] {
    (normal?.elements ?? []).enumerated().map { place, map in
      let id = identity(
        map, step: SourceMap.Step(SectionKeys.visibleItems.name, index: place), parent: parent)
      if let handled = map.handledElements {
        return VisibleItemRule(
          id: id, targets: .all, program: NumberProgram(), outputs: [], handled: handled)
      }
      var builder = ProgramBuilder(formulaScope, variables: VisibleItemVariable.places)
      // Compute equal expressions once, such as one factor for both axes.
      var known: [String: Int] = [:]
      func register(_ value: Normal) -> Int? {
        switch value.value {
        case .number(let number): return builder.add(number)
        case .boolean(let boolean): return builder.add(boolean ? 1 : 0)
        case .expression(let text):
          if let register = known[text] { return register }
          known[text] = (try? Expression.parse(text)).flatMap { builder.add($0) }
          return known[text]
        case .null, .text, .list, .map, .raw: return nil
        }
      }
      for field in map[VisibleItemKeys.let]?.fields ?? [] {
        if let register = register(field.value) { builder.define(field.key, register) }
      }
      let outputs = map.fields.flatMap { field -> [VisibleItemRule.Output] in
        VisibleItemRule.Property.named(field.key, field.value).compactMap { property, value in
          register(value).map { VisibleItemRule.Output(property, $0) }
        }
      }
      return VisibleItemRule(
        id: id, targets: targets(map[VisibleItemKeys.for]), program: builder.program, outputs: outputs)
    }
  }

  private func targets(_ normal: Normal?) -> VisibleItemRule.Targets {
    switch normal?.text {
    case "supplementaries": return .supplementaries
    case "decorations": return .decorations
    case "all": return .all
    case .some: return .cells
    case nil: break
    }
    guard let kinds = normal?.elements.compactMap(\.text) else { return .cells }
    // A kind keeps the name it was written with, but UIKit's own kinds have two names each, so match both.
    return .kinds(
      kinds.flatMap { [$0, ElementKind.canonical($0), ElementKind.short(ElementKind.canonical($0))] })
  }
}

extension VisibleItemRule.Property {
  /// Returns the properties that a key of a rule sets, with their values.
  fileprivate static func named(_ key: String, _ value: Normal) -> [(VisibleItemRule.Property, Normal)] {
    func pair(_ x: VisibleItemRule.Property, _ y: VisibleItemRule.Property) -> [(
      VisibleItemRule.Property, Normal
    )] {
      zip([x, y], ["x", "y"]).compactMap { property, side in value[side].map { (property, $0) } }
    }
    switch key {
    case VisibleItemKeys.scale.name: return pair(.scaleX, .scaleY)
    case VisibleItemKeys.translate.name: return pair(.translateX, .translateY)
    default: return VisibleItemRule.Property(rawValue: key).map { [($0, value)] } ?? []
    }
  }
}
