import LayoutDiagnostics
import LayoutLint
import LayoutText

/// A file that was mended with a spec that includes it.
package struct MendedInclude: Sendable {
  package let path: String
  /// What was read.
  package let before: [UInt8]
  package let result: FixResult
}

extension SpecLinter {
  /// The most other specs whose frames are compared before a file is changed that they include, too.
  private static let greatestSpecCount = 256

  /// Mends the files that a spec includes, each for the spec and for all others of the run that include it. Only what moves no frame of
  /// any of them is changed.
  ///
  /// - Returns: what was mended, and what is found in the spec then.
  func fixIncludes(
    of linted: LintedSpec, _ bytes: [UInt8], _ path: String, _ name: String
  ) -> (files: [MendedInclude], linted: LintedSpec) {
    // Who gives a text wants a text back, and no other file changed.
    guard linted.isWhole, path != "-" else { return ([], linted) }
    var current = linted
    var files: [MendedInclude] = []
    var texts: [String: [UInt8]] = [:]
    for (source, _) in linted.spec.loaded.includedDocuments {
      guard let file = current.include(source.name), current.hasFixes(in: file) else { continue }
      let others = specs(including: source.name, besides: path)
      var compared: [Variation]??
      var comparedOthers: [[Variation]??] = others.map { _ in nil }

      /// What is found in the spec, and seen of it and the others, with a text in the place of the file.
      func checked(_ text: [UInt8]?, _ linted: LintedSpec, _ wantsFrames: Bool) -> CheckedText<LintedSpec> {
        var result = CheckedText(
          diagnostics: linted.findings(ofInclude: source.name), isLinted: linted.isWhole, frames: nil,
          subject: linted)
        guard wantsFrames, var digest = frames(of: linted, in: &compared) else { return result }
        digest.isPartial = digest.isPartial || others.count > Self.greatestSpecCount
        var all = texts
        if let text { all[source.name] = text }
        let reader = reading(all)
        for (index, other) in others.prefix(Self.greatestSpecCount).enumerated() {
          guard let bytes = try? compiler.input.read(other),
            case .success(let linted)? = try? reader.check(bytes, other, other),
            let frames = reader.frames(of: linted, in: &comparedOthers[index])
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
        guard case .success(let linted)? = try? reading(all).check(bytes, path, name) else {
          return CheckedText(diagnostics: DiagnosticBag(), isLinted: false, frames: nil, subject: nil)
        }
        return checked(text, linted, wantsFrames)
      }
      let result = engine.run()
      if let subject = engine.current.subject { current = subject }
      texts[source.name] = result.bytes
      files.append(MendedInclude(path: source.name, before: file.bytes, result: result))
    }
    return (files, current)
  }

  /// The same with other texts in the place of some files.
  private func reading(_ texts: [String: [UInt8]]) -> SpecLinter {
    var result = self
    result.compiler = compiler.reading(texts)
    return result
  }

  /// The other specs of the run that include a file, as far as they can be read.
  private func specs(including file: String, besides path: String) -> [String] {
    paths.filter { other in
      guard other != "-", other != path, other != file, case .success(var loaded) = compiler.input.load(other)
      else { return false }
      compiler.input.readIncludes(of: &loaded)
      return loaded.sources.files.dropFirst().contains {
        $0.name == file || Platform.isSameFile(input: $0.name, output: file)
      }
    }
  }
}

extension SpecLinter.LintedSpec {
  /// A file that the spec includes.
  fileprivate func include(_ name: String) -> SourceFile? {
    spec.loaded.sources.files.dropFirst().first { $0.name == name }
  }

  /// True if what is found in a file has a fix that changes it.
  fileprivate func hasFixes(in file: SourceFile) -> Bool {
    spec.loaded.diagnostics.contains { file.holds($0.span) && $0.fixes.contains { file.holds($0) } }
  }

  /// What is found, with the places of an included file as it has them, and only with the fixes that change it.
  fileprivate func findings(ofInclude name: String) -> DiagnosticBag {
    guard let file = include(name) else { return spec.loaded.diagnostics }
    return spec.loaded.diagnostics.map { diagnostic in
      var result = diagnostic
      guard file.holds(diagnostic.span) else {
        // Behind the text, where it is not taken for a finding of the file.
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

  /// A span as it is without the files before.
  fileprivate func own(_ span: Span) -> Span { Span(Int(span.start) - Int(base), Int(span.end) - Int(base)) }
}
