import Foundation

// Values in the form of a spec.

extension NSCollectionLayoutDimension {
  var spec: RecordedJSON { .object([(kind.rawValue, RecordedJSON(dimension))]) }
}

extension NSCollectionLayoutSize {
  var spec: RecordedJSON {
    .object([("width", widthDimension.spec), ("height", heightDimension.spec)])
  }
}

extension NSDirectionalEdgeInsets {
  var spec: RecordedJSON { spec(edges: .all) }

  /// Returns only the given edges in the form of a spec.
  func spec(edges: NSDirectionalRectEdge) -> RecordedJSON {
    .members([
      ("top", edges.contains(.top) ? RecordedJSON(top) : nil),
      ("leading", edges.contains(.leading) ? RecordedJSON(leading) : nil),
      ("bottom", edges.contains(.bottom) ? RecordedJSON(bottom) : nil),
      ("trailing", edges.contains(.trailing) ? RecordedJSON(trailing) : nil),
    ])
  }
}

extension NSCollectionLayoutSpacing {
  var spec: RecordedJSON { .object([(isFlexibleSpacing ? "flexible" : "fixed", RecordedJSON(spacing))]) }
}

extension NSCollectionLayoutEdgeSpacing {
  var spec: RecordedJSON? {
    RecordedJSON.members(
      of: "edgeSpacing",
      [
        ("leading", leading?.spec), ("top", top?.spec), ("trailing", trailing?.spec),
        ("bottom", bottom?.spec),
      ]
    ).unlessEmpty
  }
}

extension CGPoint {
  var spec: RecordedJSON { .array([RecordedJSON(x), RecordedJSON(y)]) }
}

extension NSCollectionLayoutAnchor {
  var spec: RecordedJSON {
    let names: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let edges = names.filter { self.edges.contains($0.0) }.map(\.1)
    return .members([
      ("edges", edges.isEmpty ? nil : .strings(edges)),
      (isFractionalOffset ? "fractionalOffset" : "absoluteOffset", offset == .zero ? nil : offset.spec),
    ])
  }
}

extension UIContentInsetsReference {
  var spec: RecordedJSON { .string("\(self)") }
}

extension Array where Element == RecordedJSON {
  /// The array; `nil` if it is empty.
  var spec: RecordedJSON? { isEmpty ? nil : .array(self) }
}
