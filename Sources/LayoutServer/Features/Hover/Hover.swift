import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutText

// The requests for hovers, which show the help of a key, and the frames that come from a key or value.

extension LanguageServer {
  func hover(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let (analysis, offset) = place(parameters) else { return try includedHover(parameters) }
    if let (rule, range) = suppressedRule(in: analysis.positions.source, at: offset) {
      return hover(rule.reported.help.markdown, analysis.positions.range(range))
    }
    guard analysis.isOf(documents[analysis.document.uri]) else { return .null }
    if analysis.document.isSwift { return codeHover(analysis, at: offset) }
    // While the text has errors, show the last frames if the text before the offset is unchanged.
    var shown = analysis
    if analysis.layouts.isEmpty, let last = solved[analysis.document.uri],
      last.document.bytes.prefix(offset) == analysis.document.bytes.prefix(offset)
    {
      shown = last
    }
    guard let tree = shown.tree else { return .null }
    let note =
      shown !== analysis ? ", before the errors" : analysis.hasErrors ? ", as far as it can be read" : ""
    let hoverText = HoverText(
      tree, shown.solved, note: note, shown.layouts + shown.configuredLayouts, at: offset)
    if shown === analysis { addIntervals(to: hoverText, analysis) }
    if analysis.hasErrors { hoverText.earlier = solved[analysis.document.uri]?.solved }
    guard let (text, span) = try hoverText.text() else { return .null }
    return hover(text, shown.positions.range(of: span))
  }

  /// Returns the hover in an open file that is not a spec. It comes from the first open spec that includes
  /// the file's current text.
  private func includedHover(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let uri = parameters?.documentURI, let document = documents[uri],
      let path = document.path.map(OpenDocuments.plain), let position = parameters?["position"]?.position
    else { return .null }
    for other in documents.all {
      guard let analysis = analysis(of: other.uri),
        let tree = analysis.includedTrees.first(where: { OpenDocuments.plain($0.source.name) == path }),
        tree.source.bytes == document.bytes
      else { continue }
      let positions = TextPositions(tree.source, client.encoding)
      let offset = positions.offset(of: position)
      let name = analysis.document.name.split(separator: "/").last ?? ""
      let hoverText = HoverText(
        tree, analysis.solved, note: ", in \(name)", analysis.layouts, at: offset + Int(tree.source.base))
      addIntervals(to: hoverText, analysis)
      if let (text, span) = try hoverText.text() { return hover(text, positions.range(of: span)) }
    }
    return .null
  }

  /// Lets a hover say at which widths the sections with a key change.
  private func addIntervals(to hoverText: HoverText, _ analysis: Analysis) {
    hoverText.intervals = { key throws(ResponseError) in
      let sections = analysis.sections(withKeyAt: key)
      guard !sections.isEmpty else { return [] }
      return try self.sectionIntervals(of: analysis)?.lines(ofSectionsAt: sections) ?? []
    }
  }

  /// Returns the frames that a constructor in layout code makes.
  private func codeHover(_ analysis: Analysis, at offset: Int) -> JSONValue {
    guard let solved = analysis.solved, let node = solved.node(at: offset) else { return .null }
    let parts = FrameText(solved).parts(of: node)
    guard !parts.isEmpty else { return .null }
    let text = (parts + ["*on \(solved.environmentName)*"]).joined(separator: "\n\n")
    return hover(text, analysis.positions.range(of: solved.layout.sourceMap.keySpan(of: node)))
  }

  private func hover(_ text: String, _ range: JSONValue) -> JSONValue {
    ["contents": ["kind": .string(client.hoverFormat), "value": .string(text)], "range": range]
  }

  /// Returns the open spec of a request and the offset of its position; `nil` if the text is not a spec.
  func place(_ parameters: Parameters?) -> (analysis: Analysis, offset: Int)? {
    guard let analysis = analysis(parameters), let position = parameters?["position"]?.position else {
      return nil
    }
    return (analysis, analysis.positions.offset(of: position))
  }
}
