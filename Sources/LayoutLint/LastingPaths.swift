import LayoutDiagnostics
import LayoutReader

/// Names sections by their ids where they have one, so that what was found in them is known again when others are put before them.
package struct LastingPaths {
  /// What stands in the brackets behind `sections`, by index; nil for sections without an id.
  private let names: [String?]

  /// - Parameter normal: the spec.
  package init(_ normal: Normal) {
    names = (normal["sections"]?.elements ?? []).map { section in
      // As settings name sections; what looks like an index is told from one.
      section["id"]?.text.map { Int($0) == nil ? $0 : "\"\($0)\"" }
    }
  }

  /// Gives findings in such sections their lasting paths.
  package func add(to diagnostics: inout [Diagnostic]) {
    guard names.contains(where: { $0 != nil }) else { return }
    for index in diagnostics.indices {
      diagnostics[index].lastingPath = diagnostics[index].path.flatMap(lasting)
    }
  }

  /// The path with the section's id; nil where that has none.
  private func lasting(_ path: String) -> String? {
    guard let index = SpecPath.section(of: path).flatMap({ Int($0) }), names.indices.contains(index),
      let name = names[index], let end = path.utf8.firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return "sections[\(name)\(path[end...])"
  }
}
