import LayoutDiagnostics
import LayoutLint
import LayoutText

/// An included file that was fixed together with a spec.
package struct MendedInclude: Sendable {
  package let path: String
  /// The text before the fixes.
  package let before: [UInt8]
  package let result: FixResult

  package init(path: String, before: [UInt8], result: FixResult) {
    self.path = path
    self.before = before
    self.result = result
  }
}

extension SpecCompiler {
  /// How many other specs that include the same file are compared at most, before the file is changed.
  private static let greatestSpecCount = 256

  /// Fixes the files that a spec includes, and compiles the spec with them. A fix is applied only if it moves no frame, neither in this
  /// spec nor in others of the run that include the file.
  func fixIncludes(
    of compiled: CompiledSpec, _ bytes: [UInt8], _ path: String, _ request: LintRequest
  ) -> (files: [MendedInclude], compiled: CompiledSpec) {
    // If the spec comes from standard input, other files are never changed.
    guard compiled.isWhole, path != "-" else { return ([], compiled) }
    let name = compiled.sources.main.name
    var current = compiled
    var files: [MendedInclude] = []
    var texts: [String: [UInt8]] = [:]
    for (source, _) in compiled.spec.loaded.includedDocuments {
      guard let file = current.include(source.name), current.hasFixes(in: file) else { continue }
      let others = specs(in: request.paths, including: source.name, except: path)
      var compared: [Variation]??
      var comparedOthers: [[Variation]??] = others.map { _ in nil }

      /// Checks the spec with `text` in place of the file: its findings and, if wanted, its frames and those of the other specs.
      func checked(
        _ text: [UInt8]?, _ compiled: CompiledSpec, _ wantsFrames: Bool
      ) -> CheckedText<CompiledSpec> {
        var result = CheckedText(
          diagnostics: compiled.findings(ofInclude: source.name), isLinted: compiled.isWhole, frames: nil,
          subject: compiled)
        guard wantsFrames, var digest = frames(of: compiled, in: &compared) else { return result }
        digest.isPartial = digest.isPartial || others.count > Self.greatestSpecCount
        var all = texts
        if let text { all[source.name] = text }
        let reader = reading(all)
        for (index, other) in others.prefix(Self.greatestSpecCount).enumerated() {
          guard let bytes = try? read(other),
            case .success(let compiled)? = try? reader.check(bytes, other, other, request),
            let frames = reader.frames(of: compiled, in: &comparedOthers[index])
          else {
            digest.add(nil)
            continue
          }
          digest.add(frames)
        }
        result.frames = digest
        return result
      }
      var engine = FixEngine(file.bytes, kinds: [.safe], checked: checked(nil, current, false)) {
        text, wantsFrames in
        var all = texts
        all[source.name] = text
        guard case .success(let compiled)? = try? reading(all).check(bytes, path, name, request) else {
          return CheckedText(diagnostics: DiagnosticBag(), isLinted: false, frames: nil, subject: nil)
        }
        return checked(text, compiled, wantsFrames)
      }
      let result = engine.run()
      if let subject = engine.current.subject { current = subject }
      texts[source.name] = result.bytes
      files.append(MendedInclude(path: source.name, before: file.bytes, result: result))
    }
    return (files, current)
  }

  /// The other specs of the run that can be read and include a file.
  private func specs(in paths: [String], including file: String, except path: String) -> [String] {
    paths.filter { other in
      guard other != "-", other != path, other != file, case .success(var loaded) = load(other) else {
        return false
      }
      readIncludes(of: &loaded)
      return loaded.sources.files.dropFirst().contains {
        $0.name == file || Platform.isSameFile(input: $0.name, output: file)
      }
    }
  }
}

extension CompiledSpec {
  fileprivate func include(_ name: String) -> SourceFile? {
    sources.files.dropFirst().first { $0.name == name }
  }

  /// True if a finding in a file has a fix that changes only this file.
  fileprivate func hasFixes(in file: SourceFile) -> Bool {
    diagnostics.contains { file.holds($0.span) && $0.fixes.contains { file.holds($0) } }
  }

  /// The findings as if the included file were linted alone: with offsets in that file, and only the fixes that change nothing else.
  fileprivate func findings(ofInclude name: String) -> DiagnosticBag {
    guard let file = include(name) else { return diagnostics }
    return diagnostics.map { diagnostic in
      var result = diagnostic
      guard file.holds(diagnostic.span) else {
        // The finding is moved beyond the end of the text, so that it does not count as one of the file.
        result.span = diagnostic.span.moved(by: UInt32(file.bytes.count + 1))
        result.fixes = []
        return result
      }
      result.span = file.own(diagnostic.span)
      result.fixes = diagnostic.fixes.filter { file.holds($0) }.map { fix in
        var result = fix
        result.edits = fix.edits.map { TextEdit(file.own($0.span), $0.text) }
        return result
      }
      return result
    }
  }
}

extension SourceFile {
  fileprivate func holds(_ span: Span) -> Bool {
    span.start >= base && Int(span.end) <= Int(base) + bytes.count
  }

  fileprivate func holds(_ fix: Fix) -> Bool { fix.edits.allSatisfy { holds($0.span) } }

  /// The span with offsets in this file.
  fileprivate func own(_ span: Span) -> Span { Span(Int(span.start) - Int(base), Int(span.end) - Int(base)) }
}
