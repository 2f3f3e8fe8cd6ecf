import LayoutDiagnostics
import LayoutReader
import LayoutSpec
import LayoutText

@testable import LayoutResolver

/// A spec written out, and what was found on the way.
struct Expanding {
  private(set) var sources: SourceSet
  private(set) var diagnostics = DiagnosticBag()
  /// As it was read; nil after an error.
  private(set) var normal: Normal?
  private(set) var expanded: ExpandedSpec?

  /// - Parameter files: what may be included, by path.
  init(
    _ text: String, name: String = "spec.yaml", files: [String: String] = [:],
    options: ResolveOptions = ResolveOptions()
  ) {
    let source = SourceFile(name: name, text: text)
    sources = SourceSet(source)
    guard let document = readDocument(source, into: &diagnostics) else { return }
    normal = normalize(document, of: source, into: &diagnostics)
    guard let normal else { return }
    let included = readIncludes(of: normal, in: &sources, into: &diagnostics) {
      (path) throws(InputError) -> [UInt8] in
      guard let text = files[path] else { throw .missing }
      return Array(text.utf8)
    }
    expanded = expand(normal, including: included, options: options, into: &diagnostics)
  }

  /// The errors in the order of their places, as `file:line:column rule: message`; the main file goes without its name.
  var errors: [String] {
    diagnostics.sorted.map { diagnostic in
      let file = sources.files[sources.index(of: diagnostic.span)]
      let location = LineTable(file).location(of: Int(diagnostic.span.start))
      let name = file.name == sources.main.name ? "" : "\(file.name):"
      return "\(name)\(location.line):\(location.column) \(diagnostic.rule): \(diagnostic.message)"
    }
  }

  /// The sections in long form, keys sorted, in one line each; the errors where there are any.
  var sections: [String] { expanded?.normal["sections"]?.elements.map(\.flow) ?? errors }

  /// A value of the only section.
  func value(_ keys: String...) -> String {
    var value = expanded?.normal["sections"]?.elements.first
    for key in keys { value = Int(key).map { value?.elements[$0] } ?? value?[key] }
    return value?.flow ?? (errors.first ?? "nothing")
  }

  /// The whole spec written out, as canonical JSON.
  var json: String {
    guard let expanded else { return "" }
    let sink = ByteSink()
    writeCanonicalJSON(expanded.normal, to: sink)
    return sink.text
  }
}

extension Normal {
  /// The value in one line, keys sorted.
  var flow: String {
    switch value {
    case .null: return "null"
    case .boolean(let boolean): return "\(boolean)"
    case .number(let number):
      let sink = ByteSink()
      sink.write(decimal: number)
      return sink.text
    case .text(let text), .expression(let text): return text
    case .list(let elements): return "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .map(let fields):
      let sorted = fields.sorted { $0.key < $1.key }
      return "{" + sorted.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + "}"
    case .raw(let raw): return raw.plain.flow
    }
  }
}
