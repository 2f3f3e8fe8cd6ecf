import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec

extension UnsetVisibleItem {
  /// The error for a formula whose value cannot be set.
  func diagnostic(of rule: NodeID, in layout: ResolvedLayout, _ solution: Solution) -> Diagnostic {
    let what = "\(name(in: solution)) \(layout.environment.place)"
    var id = RuleID.nonFiniteNumber
    var help: [String] = []
    let message: String
    if value.isNaN {
      message = "\(key) has no finite value for \(what)"
      let divides = layout.spec.visibleItemRule(rule)?.program.steps.contains { step in
        if case .arithmetic(let sign, _, _) = step { sign == .divide || sign == .remainder } else { false }
      }
      if divides == true { help = ["guard the division: x / max(y, 0.001)"] }
    } else if property == .zIndex, value.rounded() != value {
      id = .invalidValue
      message = "zIndex comes out as \(written(value)) for \(what); a zIndex must be a whole number"
      help = ["write floor(…)"]
    } else if property == .perspective, value <= 0 {
      id = .invalidValue
      message = "perspective comes out as \(written(value)) for \(what); it must be greater than 0"
    } else {
      message =
        "\(key) comes out as \(written(value)) for \(what); it is at most \(written(VisibleItemRule.Property.greatest)) in magnitude"
    }
    let known = variables.prefix(6).map { "\($0.name) is \(written($0.value))" }
    return Diagnostic(
      .error, rule: id, message, at: layout.sourceMap.valueSpan(of: rule, key),
      notes: known.isEmpty ? [] : ["here \(known.joined(separator: ", "))"], help: help,
      path: layout.sourceMap.path(of: rule))
  }

  /// The key of the formula.
  private var key: String {
    switch property {
    case .scaleX, .scaleY: "scale"
    case .translateX, .translateY: "translate"
    default: property.rawValue
    }
  }

  /// What messages call the element.
  private func name(in solution: Solution) -> String {
    let kind = ElementKind.short(ElementKind.canonical(solution.elementKinds[element.kind]))
    let section = element.section.map { " of section \(solution.spec.sections[$0].name)" } ?? ""
    switch element.category {
    case .cell: return "cell \(element.item)\(section)"
    case .supplementary: return "'\(kind)' \(element.item)\(section)"
    case .decoration: return "the background '\(kind)'\(section)"
    }
  }
}

extension Spec {
  fileprivate func visibleItemRule(_ id: NodeID) -> VisibleItemRule? {
    sections.lazy.flatMap(\.visibleItems).first { $0.id == id }
  }
}
