import LayoutDiagnostics
import LayoutReader

/// Writes section ids instead of indexes into paths, so that a finding is still recognized after a section is inserted before its own.
package struct LastingPaths {
  /// What each section's path has in the brackets after `sections`, by section index; `nil` for a section without an id.
  private let names: [String?]

  package init(_ normal: Normal) {
    names = (normal["sections"]?.elements ?? []).map { section in
      // Written as in settings: an id that looks like an index is quoted.
      section["id"]?.text.map { Int($0) == nil ? $0 : "\"\($0)\"" }
    }
  }

  /// Sets the lasting paths of findings in sections with ids.
  package func add(to diagnostics: inout [Diagnostic]) {
    guard names.contains(where: { $0 != nil }) else { return }
    for index in diagnostics.indices {
      diagnostics[index].lastingPath = diagnostics[index].path.flatMap(lasting)
    }
  }

  /// The path with the section's id, if it has one.
  private func lasting(_ path: String) -> String? {
    guard let index = SpecPath.section(of: path).flatMap({ Int($0) }), names.indices.contains(index),
      let name = names[index], let end = path.utf8.firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return "sections[\(name)\(path[end...])"
  }
}
