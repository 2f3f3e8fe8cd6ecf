import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

/// A spec that layout code built, still without the boxes and numbers of cells that only solving finds.
package struct UnfinishedSpec {
  private let options: ResolveOptions
  private var normal: Normal?

  /// - Parameter json: the spec.
  package init(_ json: String, for variation: Variation) {
    options = variation.options(ResolveOptions())
    var ignored = DiagnosticBag()
    let source = SourceFile(name: "built.json", bytes: Array(json.utf8))
    normal = readDocument(source, limits: .none, into: &ignored).flatMap {
      normalize($0, of: source, into: &ignored)
    }
  }

  /// The environment of a variation, as JSON.
  package static func environment(of variation: Variation) -> [UInt8] {
    let environment = LayoutResolver.environment(
      of: Normal(.map([]), at: Span(0, 0)), variation.options(ResolveOptions()).environment)
    let sink = ByteSink()
    EnvironmentWriter.write(environment, precision: 9, to: sink)
    return sink.bytes
  }

  /// The boxes of custom groups by their paths.
  package var customGroupBoxes: [String: Extent] { normal?.customGroupBoxes(including: [], options) ?? [:] }

  /// The spec as JSON. Sections with an unknown number of items get as many cells as are visible.
  ///
  /// - Parameter sections: the indexes of these sections.
  package func text(fillingSections sections: [Int]) -> String? {
    normal.map { normal in
      let sink = ByteSink()
      writeCanonicalJSON(normal.withItems(in: sections, including: [], options), to: sink)
      return sink.text
    }
  }
}

extension Normal {
  /// The boxes of custom groups by their paths.
  func customGroupBoxes(including included: [Normal], _ options: ResolveOptions) -> [String: Extent] {
    var ignored = DiagnosticBag()
    guard let layout = resolve(self, including: included, options: options, into: &ignored) else {
      return [:]
    }
    var result: [String: Extent] = [:]
    for section in layout.spec.sections.runs.lazy.map(\.first) {
      let boxes = LayoutSolver.customGroupBoxes(
        of: section, configuration: layout.spec.configuration, in: layout.environment)
      for (node, box) in boxes { result[layout.sourceMap.path(of: node)] = box }
    }
    return result
  }
}
