import LayoutDiagnostics
import LayoutText

/// Composes a document with exact spans from libyaml's events; handles anchors, aliases, merge keys and tags.
struct YAMLComposer: ~Copyable {
  let source: UnsafeBufferPointer<UInt8>
  private(set) var events: YAMLEvents
  var builder: DocumentBuilder
  var anchors = Anchors()
  /// The anchors of the open collections, innermost last.
  private var openAnchors: [(name: String, serial: Int)?] = []
  let separators: LineSeparators?
  /// The index of the next line separator.
  var nextSeparator = 0
  let textStart: Int
  var lastEnd: Int

  /// - Parameter events: the events of the source, or of a copy with replaced characters.
  init(
    _ source: UnsafeBufferPointer<UInt8>, _ events: consuming YAMLEvents, separators: LineSeparators?,
    textStart: Int, limits: InputLimits
  ) {
    self.source = source
    self.events = events
    self.separators = separators
    self.textStart = textStart
    lastEnd = textStart
    builder = DocumentBuilder(limits: limits, byteCount: source.count)
  }

  /// The duplicate keys found so far.
  var diagnostics: DiagnosticBag { builder.diagnostics }

  var syntaxErrors: YAMLSyntaxErrors {
    let bracket = builder.frames.last {
      $0.start < source.count
        && (source[$0.start] == UInt8(ascii: "[") || source[$0.start] == UInt8(ascii: "{"))
    }
    return YAMLSyntaxErrors(source: source, textStart: textStart, openBracket: bracket?.start)
  }

  mutating func compose() throws(ReadFailure) -> Document {
    do throws(ReadFailure) {
      var hasDocument = false
      while try composeNext(&hasDocument) {}
      guard hasDocument else { throw empty() }
      for anchor in anchors.unused {
        builder.document.remarks.report(unusedAnchor(anchor.name, at: anchor.span))
      }
      builder.document.format = .yaml
      return builder.finish()
    } catch {
      builder.reportOpenDuplicates()
      throw error
    }
  }

  private mutating func composeNext(_ hasDocument: inout Bool) throws(ReadFailure) -> Bool {
    let event: YAMLEvent
    do throws(YAMLProblem) {
      event = try events.next()
    } catch {
      if let offset = openSeparator(before: error) { throw Self.lineSeparator(source, at: offset) }
      if hasDocument, error.problem == "did not find expected <document start>",
        hasDocumentEnd(before: error.offset)
      {
        throw secondDocument(at: error.offset)
      }
      throw syntaxErrors.failure(error)
    }
    switch event {
    case .documentStart:
      if hasDocument { throw secondDocument(at: events.start) }
      hasDocument = true
    case .alias: try composeAlias()
    case .scalar(let style): try composeScalar(style)
    case .collectionStart(let isMapping, let isFlow): try openCollection(isMapping, isFlow: isFlow)
    case .collectionEnd:
      try passSeparators(to: events.end)
      if events.end > events.start { lastEnd = events.end }
      closeCollection()
    case .streamEnd:
      try passSeparators(to: source.count)
      return false
    }
    return true
  }

  private mutating func composeScalar(_ style: YAMLScalarStyle) throws(ReadFailure) {
    let anchor = events.anchor
    let tag = events.tag
    let span = scalarSpan(style, hasProperties: anchor != nil || tag != nil)
    if separators == nil {
      try placeScalar(events.text, span, style, anchor, tag)
    } else {
      try passSeparators(to: style == .quoted ? Int(span.start) : events.end)
      let isRestored = passQuotedSeparators(to: Int(span.end))
      let text = isRestored ? separators?.restored(events.text) ?? [] : Array(events.text)
      try text.withUnsafeBufferPointer { (text) throws(ReadFailure) in
        try placeScalar(text, span, style, anchor, tag)
      }
    }
  }

  private mutating func placeScalar(
    _ text: UnsafeBufferPointer<UInt8>, _ span: Span, _ style: YAMLScalarStyle, _ anchor: String?,
    _ tag: String?
  ) throws(ReadFailure) {
    lastEnd = max(lastEnd, Int(span.end))
    let isKey = builder.expectsKey
    if !isKey {
      if builder.frames.isEmpty, text.isEmpty, style == .plain, anchor == nil, tag == nil { throw empty() }
      try builder.count(at: span)
    }
    let isMergeKey = isKey && style == .plain && isMergeSign(text) && isMergeTag(tag)
    let resolved = isMergeKey ? .string : try resolve(text, style, tag, span, events.start)
    if isKey { builder.addKey(text, span: span, isMerge: isMergeKey) }
    if isKey && anchor == nil { return }
    let isPlain = style == .plain && tag == nil
    let (kind, number): (Document.Kind, Double) =
      switch resolved {
      case .null: (.null, 0)
      case .boolean(let value): (.boolean, value ? 1 : 0)
      case .number(let value): (.number, value)
      case .string: (.string, 0)
      }
    let node = builder.document.addScalar(kind, text: text, number: number, isPlain: isPlain, span: span)
    if let anchor {
      let placed = DocumentBuilder.Placed(node: node, height: 0, values: 1)
      anchors.define(anchor, at: anchorSpan(from: events.start), .node(placed))
    }
    if !isKey {
      try checkMerge(node, at: span)
      builder.place(node, height: 0)
    }
  }

  private func resolve(
    _ text: UnsafeBufferPointer<UInt8>, _ style: YAMLScalarStyle, _ tag: String?, _ span: Span, _ start: Int
  ) throws(ReadFailure) -> CoreSchema {
    guard let tag else { return style == .plain ? CoreSchema(text) : .string }
    guard let known = YAMLTag(rawValue: tag) else { throw unknownTag(tag, from: start) }
    if let kind = known.resolve(text) { return kind }
    throw .syntax(
      "found \(quoted(source, span)) tagged `\(known.shorthand)`, which it is not", at: span,
      help: "remove the tag")
  }

  private mutating func openCollection(_ isMapping: Bool, isFlow: Bool) throws(ReadFailure) {
    let anchor = events.anchor
    let tag = events.tag
    let hasProperties = anchor != nil || tag != nil
    let start = hasProperties ? skipProperties(from: events.start, to: events.end) : events.start
    try passSeparators(to: events.end)
    var token: Span { syntaxErrors.token(at: start) }
    if builder.expectsKey {
      throw .syntax(
        "found a \(isMapping ? "mapping" : "sequence") where a key is expected; a key is a scalar", at: token,
        help: isFlow ? "quote it, if it was meant as text" : "write the key as a word or a quoted text")
    }
    if let tag {
      guard let known = YAMLTag(rawValue: tag) else { throw unknownTag(tag, from: events.start) }
      if !known.allows(isMapping: isMapping) {
        throw .syntax(
          "found a \(isMapping ? "mapping" : "sequence") tagged `\(known.shorthand)`, which it is not",
          at: token,
          help: "remove the tag")
      }
    }
    let isMergeList = !isMapping && isMergeValue
    if isMergeElement && !isMapping { throw notMergeable(at: token) }
    do throws(ReadFailure) {
      try builder.open(isMapping: isMapping, start: start, isMergeList: isMergeList)
    } catch {
      var failure = error
      failure.diagnostic.span = token
      throw failure
    }
    openAnchors.append(
      anchor.map { (name: $0, serial: anchors.define($0, at: anchorSpan(from: events.start), .open)) })
    lastEnd = max(lastEnd, min(events.end, source.count))
  }

  private mutating func closeCollection() {
    guard let placed = builder.close(end: lastEnd) else { return }
    if let anchor = openAnchors.popLast() ?? nil { anchors.finish(anchor.name, anchor.serial, placed) }
    builder.place(placed.node, height: placed.height)
  }

  private mutating func composeAlias() throws(ReadFailure) {
    let span = Span(events.start, events.end)
    try passSeparators(to: events.end)
    lastEnd = events.end
    let name = events.anchor ?? ""
    let placed: DocumentBuilder.Placed
    switch anchors.use(name) {
    case nil:
      let nearest = nearestWord(to: name, among: anchors.names)
      throw .syntax(
        "found an alias to the unknown anchor `\(name)`", at: span,
        help: nearest.map { "did you mean *\($0)?" }
          ?? "define it before with &\(name), or quote a text that begins with *")
    case .open:
      throw .syntax(
        "found an alias to `\(name)` inside `\(name)` itself; a value cannot contain itself", at: span)
    case .node(let target): placed = target
    }
    builder.document.aliases.append(Document.Alias(place: span.start, target: placed.node))
    if builder.expectsKey {
      guard placed.height == 0 else {
        throw .syntax("found an alias to a collection where a key is expected; a key is a scalar", at: span)
      }
      let text = Array(builder.document.textBytes[builder.document.nodes[placed.node].range])
      text.withUnsafeBufferPointer { builder.addKey($0, span: span) }
      return
    }
    try builder.count(placed.values, at: span)
    let depth = builder.depth - (isMergeElement ? 2 : isMergeValue ? 1 : 0)
    try builder.checkDepth(ofHeight: placed.height, at: depth, span)
    try checkMerge(placed.node, at: span)
    builder.place(placed.node, height: placed.height)
  }
}
