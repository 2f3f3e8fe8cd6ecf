import Foundation
import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSwift
import LayoutText
import TestSupport

/// The code of a spec.
struct Generated {
  let code: String?
  let diagnostics: DiagnosticBag

  init(_ path: String, for target: SwiftTarget) throws {
    self.init(text: try Repository.text(path), name: path, for: target)
  }

  init(text: String, name: String = "spec.yaml", for target: SwiftTarget) {
    var sources = SourceSet(SourceFile(name: name, bytes: Array(text.utf8)))
    var diagnostics = DiagnosticBag()
    var code: String?
    if let document = readDocument(sources.main, into: &diagnostics),
      let normal = normalize(document, of: sources.main, into: &diagnostics)
    {
      let included = readIncludes(of: normal, in: &sources, into: &diagnostics) { path throws(InputError) in
        (try? Data(contentsOf: Repository.file(path))).map(Array.init) ?? []
      }
      if !diagnostics.hasErrors {
        code = swiftCode(for: normal, including: included, target: target, into: &diagnostics)
      }
    }
    self.code = code
    self.diagnostics = diagnostics
  }

  var errors: [String] { diagnostics.sorted.map(\.message) }

  /// True if all that is wrong is that a section cannot be written.
  var lacksForm: Bool {
    !errors.isEmpty && errors.allSatisfy { $0.contains("has no form for") || $0.contains("has no lists") }
  }
}
