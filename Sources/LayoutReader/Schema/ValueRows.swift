import LayoutText

// The table of value types, with the row and the reader of each type.

extension ValueType {
  package var row: ValueRow {
    switch self {
    case .number(let rule):
      ValueRow(result: .number, schemaName: rule.schemaName) { builder, _ in builder.numbers(rule) }
    case .boolean(let allowsExpression):
      ValueRow(result: .boolean, schemaName: allowsExpression ? "condition" : nil) { builder, _ in
        [["type": "boolean"]] + (allowsExpression ? [builder.expression] : [])
      }
    case .text:
      ValueRow(schemaName: "text") { _, _ in
        [.text(matching: JSONSchemaPatterns.plainText + JSONSchemaPatterns.anything + "*")]
      }
    case .title:
      ValueRow(result: .number, schemaName: "title") { _, _ in [.text(matching: JSONSchemaPatterns.title)] }
    case .label, .elementKind: ValueRow { builder, _ in [builder.label] }
    case .identifier: ValueRow { builder, _ in builder.identifier }
    case .content: ValueRow { _, _ in [["type": ["string", "number"]]] }
    case .literal: ValueRow { _, _ in [["type": ["string", "number", "boolean"]]] }
    case .version:
      ValueRow { _, _ in
        [["type": "number", "exclusiveMinimum": 0], .text(matching: JSONSchemaPatterns.version)]
      }
    case .word(let words): ValueRow { _, _ in [.words(words)] }
    case .system: ValueRow { _, _ in [.words(SystemNames.all)] }
    case .dimension:
      ValueRow(
        title: "a dimension", map: .oneOf(dimensionForms), entryType: { _ in .number(.dimension) },
        result: .dimension, isDefinable: true, schemaName: "dimension"
      ) { builder, _ in builder.dimension }
    case .size:
      sizeRow("size") { builder, isPart in
        [builder.sizeText, builder.sizeMap(.size, required: isPart ? [] : Self.sides, isPart: isPart)]
      }
    case .itemSize:
      sizeRow("itemSize") { builder, isPart in
        [builder.sizeText, builder.sizeMap(.itemSize, required: [], isPart: isPart)]
      }
    case .boundarySize:
      sizeRow("boundarySize") { builder, isPart in
        builder.boundarySizeTexts
          + [builder.dimensionMap, builder.sizeMap(.boundarySize, required: [], isPart: isPart)]
      }
    case .extent:
      ValueRow(
        title: "a size", map: .keys(Self.sides), entryType: { _ in .number(.viewSide) }
      ) { builder, _ in [builder.extent] }
    case .aspectRatio:
      ValueRow(result: .number, schemaName: "aspectRatio") { builder, _ in
        builder.numbers(.ratio) + [.text(matching: JSONSchemaPatterns.ratio)]
      }
    case .insets(let rule):
      ValueRow(
        title: "insets", map: .keys(Normalizer.allEdges), entryType: { _ in .number(rule) },
        isDefinable: rule.allowsExpression, schemaName: rule.allowsExpression ? "insets" : "literalInsets"
      ) { builder, isPart in builder.numbers(rule) + [builder.map(of: self, isPart: isPart)] }
    case .spacing:
      ValueRow(
        title: "a spacing", map: .oneOf(Normalizer.spacingForms), entryType: { _ in .number(.points) },
        isDefinable: true, schemaName: "spacing"
      ) { builder, _ in builder.spacing }
    case .edgeSpacing:
      ValueRow(
        title: "edge spacing", map: .keys(Normalizer.edgeOrder), entryType: { _ in .spacing },
        isDefinable: true, schemaName: "edgeSpacing"
      ) { builder, isPart in [builder.map(of: .edgeSpacing, isPart: isPart)] }
    case .point:
      ValueRow(
        title: "a point", map: .keys(["x", "y"]), entryType: { _ in .number(.points) }, isDefinable: true,
        schemaName: "point"
      ) { builder, isPart in
        [builder.tuple([.points, .points]), builder.map(of: .point, isPart: isPart)]
      }
    case .scale:
      ValueRow(
        title: "a scale", map: .keys(["x", "y"]), entryType: { _ in .number(.points) }, schemaName: "scale"
      ) { builder, isPart in
        builder.numbers(.points) + [
          builder.tuple([.points, .points]), builder.map(of: .scale, isPart: isPart),
        ]
      }
    case .visibleTargets:
      ValueRow { builder, _ in [.words(VisibleItemKeys.targets), builder.list(of: .label, atLeast: 1)] }
    case .frame:
      ValueRow(schemaName: "frame") { builder, _ in
        [builder.tuple([.points, .points, .length, .length])]
      }
    case .edges: ValueRow(schemaName: "edges") { builder, _ in builder.edges }
    case .columns:
      ValueRow(
        map: .oneOf(["auto"]), entryType: { _ in .number(.dimension) }, result: .number, schemaName: "columns"
      ) { builder, _ in builder.columns }
    case .map(let noun): Self.nounRows[noun.rawValue]
    case .short(let noun, _, let short):
      ValueRow(map: .noun(noun), isDefinable: true) { builder, isPart in
        short.row.schemas(&builder, false) + [builder.reference(noun, isPart: isPart)]
      }
    case .headerOrFooter:
      ValueRow(map: .noun(.headerOrFooter), isDefinable: true, schemaName: "headerOrSize") {
        builder, isPart in
        builder.boundarySizeTexts + [builder.reference(.headerOrFooter, isPart: isPart)]
      }
    case .list(let type, let least):
      ValueRow { builder, _ in [builder.list(of: type, atLeast: least)] }
    case .oneOrMany(let type, let least):
      ValueRow { builder, isPart in
        [builder.list(of: type, atLeast: least)] + builder.alternatives(type, isPart: isPart)
      }
    case .node:
      ValueRow(
        title: "an item or a group", map: .node, entryType: { NounID.node($0).map { .map($0) } },
        isDefinable: true, schemaName: "nodeOrUse"
      ) { builder, isPart in [builder.node(isPart: isPart)] }
    case .items:
      ValueRow(result: .number, schemaName: "items") { builder, _ in
        builder.numbers(.itemCount) + [builder.cells]
      }
    case .cell:
      ValueRow(map: .noun(.cell), schemaName: "cellOrID") { builder, isPart in
        builder.identifier + [builder.reference(.cell, isPart: isPart)]
      }
    case .names(let type):
      ValueRow(map: .names, entryType: { _ in type }) { builder, isPart in
        [builder.names(of: type, isPart: isPart)]
      }
    case .namedValue:
      ValueRow(result: .anything, schemaName: "namedValue") { builder, _ in
        [["type": ["number", "boolean"]], builder.expression]
      }
    case .anything: ValueRow { _, _ in [[:]] }
    }
  }

  package var elementType: ValueType {
    switch self {
    case .list(let type, _), .oneOrMany(let type, _): type
    case .items: .map(.cell)
    case .frame: .number(.points)
    // The parts of a text with expressions.
    case .title: .title
    default: .anything
    }
  }

  private static let sides = ["width", "height"]

  /// The rows of nouns, made once because nearly all lookups need them.
  private static let nounRows = NounID.allCases.map { noun in
    ValueRow(map: .noun(noun), isDefinable: NounID.definable.contains(noun)) { builder, isPart in
      [builder.reference(noun, isPart: isPart)]
    }
  }

  private func sizeRow(
    _ name: String, _ schemas: @escaping @Sendable (inout JSONSchemaBuilder, Bool) -> [JSONValue]
  ) -> ValueRow {
    ValueRow(
      title: "a size", map: .keys(Self.sides),
      entryType: { .dimension($0 == "height" ? .height : .width) }, isDefinable: true, schemaName: name,
      schemas: schemas)
  }
}

extension NumberRule {
  fileprivate var schemaName: String? {
    switch self {
    case .points: "points"
    case .length: "length"
    case .zIndex: "zIndex"
    default: nil
    }
  }
}

extension Normalizer {
  /// Normalizes a value; returns `nil` after an error.
  mutating func value(_ node: NodeIndex, as type: ValueType, at place: Place) -> Normal? {
    if document.kind(node) == .null, place.isPartial { return Normal(.null, at: document.span(node)) }
    if document.hasUses, document.kind(node) == .mapping, let used = use(node, as: type, at: place) {
      return used.value
    }
    switch type {
    case .number(let rule): return number(node, rule, at: place)
    case .boolean(let allowsExpression): return boolean(node, allowsExpression: allowsExpression, at: place)
    case .text: return text(node, at: place)
    case .title: return title(node, at: place)
    case .label, .elementKind: return label(node, at: place)
    case .identifier: return identifier(node, at: place)
    case .content: return content(node, at: place)
    case .literal: return literal(node, at: place)
    case .version: return version(node, at: place)
    case .word(let words): return word(node, words, at: place)
    case .system: return word(node, SystemNames.all, nearest: SystemNames.nearest, at: place)
    case .dimension(let axis): return dimension(node, axis, at: place)
    case .size: return size(node, required: ["width", "height"], at: place)
    case .itemSize: return size(node, required: [], at: place)
    case .boundarySize: return boundarySize(node, at: place)
    case .extent: return extent(node, at: place)
    case .aspectRatio: return aspectRatio(node, at: place)
    case .insets(let rule): return insets(node, rule, at: place)
    case .spacing: return spacing(node, at: place)
    case .edgeSpacing: return edgeSpacing(node, at: place)
    case .point: return point(node, at: place)
    case .scale: return scale(node, at: place)
    case .visibleTargets: return visibleTargets(node, at: place)
    case .frame: return frame(node, at: place)
    case .edges: return edges(node, at: place)
    case .columns: return columns(node, at: place)
    case .map(let noun): return map(node, as: noun, at: place)
    case .short(let noun, let key, let type): return short(node, noun, key, type, at: place)
    case .headerOrFooter: return headerOrFooter(node, at: place)
    case .list(let type, let least): return list(node, of: type, atLeast: least, at: place)
    case .oneOrMany(let type, let least):
      if document.kind(node) == .sequence { return someNodes(node, of: type, atLeast: least, at: place) }
      return value(node, as: type, at: place).map { Normal(.list([$0]), at: $0.span) }
    case .node: return self.node(node, at: place)
    case .items: return items(node, at: place)
    case .cell: return cell(node)
    case .names(let type): return names(node, of: type, at: place)
    case .namedValue: return namedValue(node, at: place)
    case .anything:
      let raw = RawValue(document: document, source: source, node: node)
      return Normal(.raw(raw), at: document.span(node))
    }
  }
}
