import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutSwift
import LayoutText

/// The solved visible elements of sections whose code has a handler, and what the handlers make of them.
struct HandlerCalls {
  private struct Call {
    /// The index of the section in the spec.
    let section: Int
    /// Its index in the code.
    let index: Int
    let input: HandlerInput
    /// The names of element kinds by number.
    let kinds: [String]
  }

  private let calls: [Call]

  /// - Parameter layout: the layout with all its items.
  init(_ layout: BuiltLayout, including included: [Normal], _ options: ResolveOptions) {
    let sections = layout.sectionsWithHandler.filter(layout.sectionIndexes.indices.contains)
    let marked = layout.spec?.settingHandled(Dictionary(uniqueKeysWithValues: sections.map { ($0, []) }))
    var ignored = DiagnosticBag()
    guard let marked, let resolved = resolve(marked, including: included, options: options, into: &ignored),
      resolved.spec.sections.count == layout.sectionIndexes.count
    else {
      calls = []
      return
    }
    let solution = LayoutSolver.solve(resolved.spec, in: resolved.environment)
    calls = sections.compactMap { section in
      solution.handlerInput(ofSection: section).map {
        Call(
          section: section, index: layout.sectionIndexes[section], input: $0, kinds: solution.elementKinds)
      }
    }
  }

  var isEmpty: Bool { calls.isEmpty }

  /// The calls as the program reads them.
  var request: JSONValue {
    func numbers(_ values: Double...) -> JSONValue { .array(values.map { .numeral("\($0)") }) }
    return .array(
      calls.map { call in
        let input = call.input
        let views: [JSONValue] = input.elements.map { element, frame in
          .fields([
            "category": .string(element.category.rawValue),
            "kind": element.category == .cell
              ? nil : .string(ElementKind.canonical(call.kinds[element.kind])),
            "item": .integer(element.item), "frame": numbers(frame.x, frame.y, frame.width, frame.height),
            "zIndex": .integer(element.zIndex), "isHidden": .boolean(element.isHidden),
          ])
        }
        return [
          "section": .integer(call.index), "offset": numbers(input.offset.x, input.offset.y),
          "container": numbers(input.container.width, input.container.height), "views": .array(views),
        ]
      })
  }

  /// The elements that handlers changed, by section.
  func handled(in layout: BuiltLayout) -> [Int: [HandledElement]] {
    var result: [Int: [HandledElement]] = [:]
    for call in calls {
      result[call.section] = (layout.handled[call.section] ?? []).compactMap { change in
        guard call.input.elements.indices.contains(change.view) else { return nil }
        let element = call.input.elements[change.view].element
        return HandledElement(
          category: element.category.rawValue, kind: call.kinds[element.kind], item: element.item,
          alpha: change.alpha, zIndex: change.zIndex, isHidden: change.isHidden, transform: change.transform)
      }
    }
    return result
  }
}
