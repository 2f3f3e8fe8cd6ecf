import LayoutReader
import LayoutText

/// The outline of a spec: its names, its sections, and their groups and items.
struct DocumentSymbols {
  let document: Document
  let sections: SectionSummaries

  /// The symbols in the order of the text.
  var all: [SpecSymbol] {
    document.ownEntries(document.root).flatMap { entry -> [SpecSymbol] in
      switch entry.key {
      case "let": return document.ownEntries(entry.value).map(value)
      case "define": return document.ownEntries(entry.value).map(definition)
      case "sections":
        return document.elements(entry.value).enumerated().map { section($1, index: $0) }
      case "states": return [states(entry)]
      default: return []
      }
    }
  }

  // MARK: Names

  private func value(_ entry: Document.Entry) -> SpecSymbol {
    symbol(entry, .value, detail: short(entry.value))
  }

  private func definition(_ entry: Document.Entry) -> SpecSymbol {
    var symbol = symbol(entry, .definition, detail: short(entry.value))
    let groups = document.ownEntries(entry.value).filter { $0.key == "group" }
    symbol.children = nodes(entry.value) + groups.flatMap(held)
    return symbol
  }

  private func states(_ entry: Document.Entry) -> SpecSymbol {
    var states = symbol(entry, .states)
    states.children = document.ownEntries(entry.value).map { symbol($0, .state) }
    return states
  }

  // MARK: Sections

  private func section(_ node: Document.NodeIndex, index: Int) -> SpecSymbol {
    let entries = document.ownEntries(node)
    let id = entries.first { $0.key == "id" }
    let name = id.map { document.text($0.value) } ?? text("title", of: node) ?? "section \(index)"
    let span = document.span(node)
    let place = id.map { document.span($0.value) } ?? entries.first?.keySpan ?? span
    return SpecSymbol(
      name: name, detail: sections.summary(ofSectionAt: index), kind: .section, span: span,
      nameSpan: span.holds(place) ? place : span,
      children: entries.flatMap { entry -> [SpecSymbol] in
        if entry.key == "group" { return held(entry) }
        guard SpecSchema.sectionKinds.contains(entry.key) else { return [] }
        return [symbol(entry, .group, detail: short(entry.value))]
      })
  }

  // MARK: Items and groups

  /// Returns the symbols of the nodes in a key's value, which is one node or a list.
  private func held(_ entry: Document.Entry) -> [SpecSymbol] {
    // A value before its key comes from an alias.
    guard document.span(entry.value).start >= entry.keySpan.end, !entry.isMerged else { return [] }
    guard document.kind(entry.value) == .sequence else { return nodes(entry.value) }
    return document.elements(entry.value).flatMap(nodes)
  }

  /// Returns the symbols of the item, group or use that a map describes.
  private func nodes(_ map: Document.NodeIndex) -> [SpecSymbol] {
    document.ownEntries(map).compactMap { entry in
      switch entry.key {
      case "item": return node(entry, .item, title: "item")
      case "horizontal", "vertical", "custom":
        guard document.kind(entry.value) == .mapping else { return nil }
        return node(entry, .group, title: "\(entry.key) group")
      case SpecSchema.use:
        let name = document.text(entry.value)
        return name.isEmpty ? nil : symbol(entry, .item, named: name, detail: "use")
      default: return nil
      }
    }
  }

  private func node(_ entry: Document.Entry, _ kind: SpecSymbol.Kind, title: String) -> SpecSymbol {
    let size = document.value("size", of: entry.value) ?? entry.value
    var symbol = symbol(entry, kind, named: text("name", of: entry.value) ?? title, detail: sizeText(size))
    guard symbol.span.end > entry.keySpan.end else { return symbol }
    symbol.children = document.ownEntries(entry.value)
      .filter { ["subitems", "subitem", "repeatingSubitem"].contains($0.key) }.flatMap(held)
    return symbol
  }

  /// Returns a size on one line, such as `50% x 100%`; `nil` for any other value.
  private func sizeText(_ node: Document.NodeIndex) -> String? {
    guard document.kind(node) == .mapping else { return short(node) }
    guard let width = text("width", of: node), let height = text("height", of: node) else { return nil }
    return "\(width) x \(height)"
  }

  // MARK: Text

  private func symbol(
    _ entry: Document.Entry, _ kind: SpecSymbol.Kind, named name: String? = nil, detail: String? = nil
  ) -> SpecSymbol {
    let value = document.span(entry.value)
    let isAlias = value.start < entry.keySpan.end
    return SpecSymbol(
      name: name ?? entry.key, detail: detail, kind: kind,
      span: isAlias ? entry.keySpan : entry.keySpan.union(value), nameSpan: entry.keySpan)
  }

  /// Returns the text of a short scalar; `nil` for anything else.
  private func short(_ node: Document.NodeIndex) -> String? {
    let text = document.text(node)
    let isShown = !text.isEmpty && text.utf8.count <= 80 && text.utf8.allSatisfy { $0 >= 0x20 }
    return isShown ? text : nil
  }

  private func text(_ key: String, of map: Document.NodeIndex) -> String? {
    document.value(key, of: map).flatMap(short)
  }
}

extension LanguageServer {
  func documentSymbols(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard let analysis = spec(parameters), let tree = analysis.tree else { return .array([]) }
    let symbols = DocumentSymbols(document: tree.document, sections: SectionSummaries(analysis.solved)).all
    let positions = analysis.positions
    return .array(
      client.hasHierarchicalSymbols
        ? symbols.map { $0.value(positions) }
        : symbols.flatMap { $0.flat(positions, uri: analysis.document.uri) })
  }
}
