import LayoutDiagnostics
import LayoutReader
import LayoutText

/// Reads all files that a spec includes, directly or indirectly, each of them once. Paths are relative to the
/// including file.
/// - Parameters:
///   - sources: the spec's file; included ones are added.
///   - limits: apply to each file.
///   - read: reads the bytes of a path.
/// - Returns: the included files in normal form, in the order of inclusion.
package func readIncludes(
  of normal: Normal, in sources: inout SourceSet, limits: InputLimits = InputLimits(),
  into diagnostics: inout DiagnosticBag, keepingDocuments documents: ((SourceFile, Document) -> Void)? = nil,
  read: (String) throws(InputError) -> [UInt8]
) -> [Normal] {
  var reader = IncludeReader(sources: sources, limits: limits, diagnostics: diagnostics, keep: documents)
  reader.visit(normal, path: sources.main.name, read)
  sources = reader.sources
  diagnostics = reader.diagnostics
  return reader.included
}

private struct IncludeReader {
  var sources: SourceSet
  let limits: InputLimits
  var diagnostics: DiagnosticBag
  let keep: ((SourceFile, Document) -> Void)?
  var included: [Normal] = []
  var chain: [String] = []
  var seen: Set<String> = []

  /// The greatest number of files of a spec.
  static let greatestCount = 256

  mutating func visit(_ normal: Normal, path: String, _ read: (String) throws(InputError) -> [UInt8]) {
    chain.append(simplified(path))
    defer { chain.removeLast() }
    for element in normal[SpecKeys.include]?.elements ?? [] {
      guard let written = element.text else { continue }
      let target = LayoutResolver.path(written, namedIn: path)
      if let start = chain.firstIndex(of: target) {
        let cycle = (chain[start...] + [target]).joined(separator: " -> ")
        report(.invalidValue, "the file includes itself: \(cycle)", at: element.span)
        continue
      }
      guard seen.insert(target).inserted else { continue }
      guard sources.files.count < Self.greatestCount else {
        report(.resourceLimit, "more than \(Self.greatestCount) files are included", at: element.span)
        return
      }
      if let normal = load(target, at: element.span, read) {
        // A file's names override those of the files that it includes, so the included files come first.
        visit(normal, path: target, read)
        included.append(normal)
      }
    }
  }

  private mutating func load(
    _ path: String, at span: Span, _ read: (String) throws(InputError) -> [UInt8]
  ) -> Normal? {
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try read(path)
    } catch {
      report(.invalidValue, "cannot include '\(path)': \(error.text)", at: span)
      return nil
    }
    guard let file = sources.add(name: path, bytes: bytes) else {
      report(.resourceLimit, "the included files are too large", at: span)
      return nil
    }
    return readDocument(file, limits: limits, into: &diagnostics).flatMap { document in
      keep?(file, document)
      return normalize(document, of: file, isIncluded: true, into: &diagnostics)
    }
  }

  private mutating func report(_ rule: RuleID, _ message: String, at span: Span) {
    diagnostics.report(Diagnostic(.error, rule: rule, message, at: span))
  }
}

/// Returns the path of an included file, which is written relative to the including one.
package func path(_ written: String, namedIn file: String) -> String {
  guard !written.hasPrefix("/"), file != SourceFile.standardInput, let slash = file.lastIndex(of: "/") else {
    return simplified(written)
  }
  return simplified(file[...slash] + written)
}

/// Returns the path without redundant `.` and `..`.
private func simplified(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
