import LayoutDiagnostics
import LayoutText

extension Normalizer {
  /// Normalizes `[x, y]`, or a map with x and y; a missing one has a default.
  ///
  /// - Parameter noun: the name of the value in messages.
  mutating func point(_ node: NodeIndex, noun: String = "a point", at place: Place) -> Normal? {
    let span = document.span(node)
    var fields: [NormalField] = []
    switch document.kind(node) {
    case .sequence:
      let elements = Array(document.elements(node))
      guard elements.count == 2 else {
        report(.invalidValue, "\(place.what) is a list of \(elements.count); \(noun) is [x, y]", at: span)
        return nil
      }
      fields = zip(["x", "y"], elements).compactMap { key, element in
        number(element, .points, at: Place(what: "\(key) of \(place.what)")).map {
          NormalField(key, keySpan: document.span(element), $0)
        }
      }
    case .mapping:
      for entry in document.entries(node) {
        guard entry.key == "x" || entry.key == "y" else {
          report(
            .unknownKey, "unknown key \(quoted(entry.key)) in \(noun)", at: entry.keySpan,
            help: ["\(noun) has the keys x, y"], losesNothing: true)
          continue
        }
        if let value = value(entry.value, as: .number(.points), at: place.under(entry.key, entry.keySpan)) {
          fields.append(NormalField(entry.key, keySpan: entry.keySpan, value))
        }
      }
      fields.sort { $0.key < $1.key }
    case .null, .boolean, .number, .string:
      expected("a point: [x, y] or {x: …, y: …}", node, at: place)
      return nil
    }
    return Normal(whole: fields, at: span)
  }

  /// Normalizes one factor for both axes, or a point of factors.
  mutating func scale(_ node: NodeIndex, at place: Place) -> Normal? {
    switch document.kind(node) {
    case .sequence, .mapping: return point(node, noun: "a scale", at: place)
    case .null, .boolean, .number, .string:
      let span = document.span(node)
      return number(node, .points, expecting: "a number or [x, y]", at: place).map { factor in
        Normal(whole: ["x", "y"].map { NormalField($0, keySpan: span, factor) }, at: span)
      }
    }
  }

  /// Normalizes `[x, y, width, height]`.
  mutating func frame(_ node: NodeIndex, at place: Place) -> Normal? {
    guard document.kind(node) == .sequence else {
      expected("a frame: [x, y, width, height]", node, at: place)
      return nil
    }
    let elements = Array(document.elements(node))
    guard elements.count == 4 else {
      report(
        .invalidValue, "\(place.what) is a list of \(elements.count); a frame is [x, y, width, height]",
        at: document.span(node))
      return nil
    }
    let sides: [(String, NumberRule)] = [
      ("x", .points), ("y", .points), ("width", .length), ("height", .length),
    ]
    let numbers = zip(sides, elements).compactMap { side, element in
      number(element, side.1, at: Place(what: side.0 + " of the frame"))
    }
    return Normal(.list(numbers), at: document.span(node))
  }

  private static let namedAlignments = BoundaryKeys.alignments.filter { $0 != "none" }
  /// The edges of each alignment, in the order of the words.
  private static let edgesOfAlignments: [String: [String]] = Dictionary(
    uniqueKeysWithValues: namedAlignments.map { alignment in
      (alignment, edgeOrder.filter { alignment.lowercased().contains($0) })
    })

  /// Normalizes the edges of an anchor: an alignment, or a list of edges.
  mutating func edges(_ node: NodeIndex, at place: Place) -> Normal? {
    let span = document.span(node)
    guard document.kind(node) == .sequence else {
      guard let alignment = word(node, Self.namedAlignments, at: place)?.text else { return nil }
      let edges = Self.edgesOfAlignments[alignment] ?? []
      return Normal(.list(edges.map { Normal(.text($0), at: span) }), at: span)
    }
    let edges = document.elements(node).compactMap { word($0, Self.edgeOrder, at: place) }
    return Normal(.list(edges), at: span)
  }
}
