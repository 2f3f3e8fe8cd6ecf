import LayoutDiagnostics
import LayoutText

/// What was found in a spec, as it is kept from one run to the next.
struct KeptFindings {
  var diagnostics: [Diagnostic]
  var omissions: OmittedFindings
  /// Whether there are errors, shown or not.
  var hasErrors: Bool

  var bytes: [UInt8] {
    var encoder = ByteEncoder()
    encoder.write(hasErrors ? 1 : 0)
    encoder.write(diagnostics) { $0.write($1) }
    encoder.write(omissions.kinds) { encoder, kind in
      encoder.write(kind.rule.name)
      encoder.write(kind.severity)
      encoder.write(kind.fix) { $0.write($1) }
      encoder.write(omissions.count(of: kind))
    }
    return encoder.bytes
  }

  init(diagnostics: [Diagnostic], omissions: OmittedFindings, hasErrors: Bool) {
    self.diagnostics = diagnostics
    self.omissions = omissions
    self.hasErrors = hasErrors
  }

  /// Nil where the bytes are something else.
  init?(_ bytes: ArraySlice<UInt8>) {
    var decoder = ByteDecoder(bytes)
    do throws(ByteDecodingError) {
      hasErrors = try decoder.number() != 0
      diagnostics = try decoder.list { decoder throws(ByteDecodingError) in try decoder.diagnostic() }
      omissions = OmittedFindings()
      for _ in 0..<min(try decoder.integer(), bytes.count) {
        let rule = RuleID(try decoder.text())
        let severity = try decoder.severity()
        let fix = try decoder.optional { decoder throws(ByteDecodingError) in try decoder.fixKind() }
        omissions.add(try decoder.integer(), of: rule, severity, fix: fix)
      }
    } catch {
      return nil
    }
    guard decoder.isAtEnd else { return nil }
  }
}

extension ByteEncoder {
  fileprivate mutating func write(_ severity: Severity) {
    write(Severity.allCases.firstIndex(of: severity) ?? 0)
  }

  fileprivate mutating func write(_ kind: FixKind) { write(FixKind.allCases.firstIndex(of: kind) ?? 0) }

  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.severity)
    write(repeated: diagnostic.rule.name)
    write(repeated: diagnostic.message)
    write(diagnostic.span)
    write(diagnostic.label) { $0.write(repeated: $1) }
    write(diagnostic.secondary) { encoder, label in
      encoder.write(label.span)
      encoder.write(repeated: label.text)
    }
    write(diagnostic.notes) { $0.write(repeated: $1) }
    write(diagnostic.help) { $0.write(repeated: $1) }
    write(diagnostic.fixes) { encoder, fix in
      encoder.write(fix.kind)
      encoder.write(repeated: fix.title)
      encoder.write(fix.isShared ? 1 : 0)
      encoder.write(fix.edits) { encoder, edit in
        encoder.write(edit.span)
        encoder.write(repeated: edit.text)
      }
    }
    write(diagnostic.path) { $0.write(repeated: $1) }
    write(diagnostic.lastingPath) { $0.write(repeated: $1) }
    write(diagnostic.environments) { $0.write(repeated: $1) }
  }
}

extension ByteDecoder {
  private mutating func member<Value: CaseIterable>(
    of: Value.Type
  ) throws(ByteDecodingError) -> Value where Value.AllCases == [Value] {
    let index = try integer()
    guard Value.allCases.indices.contains(index) else { throw ByteDecodingError() }
    return Value.allCases[index]
  }

  fileprivate mutating func severity() throws(ByteDecodingError) -> Severity { try member(of: Severity.self) }

  fileprivate mutating func fixKind() throws(ByteDecodingError) -> FixKind { try member(of: FixKind.self) }

  fileprivate mutating func diagnostic() throws(ByteDecodingError) -> Diagnostic {
    var result = Diagnostic(
      try severity(), rule: RuleID(try repeatedText()), try repeatedText(), at: try span(),
      label: try optional { decoder throws(ByteDecodingError) in try decoder.repeatedText() },
      secondary: try list { decoder throws(ByteDecodingError) in
        DiagnosticLabel(try decoder.span(), try decoder.repeatedText())
      },
      notes: try list { decoder throws(ByteDecodingError) in try decoder.repeatedText() },
      help: try list { decoder throws(ByteDecodingError) in try decoder.repeatedText() },
      fixes: try list { decoder throws(ByteDecodingError) in try decoder.fix() },
      path: try optional { decoder throws(ByteDecodingError) in try decoder.repeatedText() })
    result.lastingPath = try optional { decoder throws(ByteDecodingError) in try decoder.repeatedText() }
    result.environments = try list { decoder throws(ByteDecodingError) in try decoder.repeatedText() }
    return result
  }

  private mutating func fix() throws(ByteDecodingError) -> Fix {
    let kind = try fixKind()
    let title = try repeatedText()
    let isShared = try number() != 0
    var fix = Fix(
      kind, title,
      try list { decoder throws(ByteDecodingError) in TextEdit(try decoder.span(), try decoder.repeatedText())
      })
    fix.isShared = isShared
    return fix
  }
}
