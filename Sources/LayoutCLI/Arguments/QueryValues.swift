import LayoutCompiler
import LayoutReader
import LayoutSpec

/// The options that select elements of a layout.
struct QueryValues {
  let rect: Rect?
  let isVisible: Bool
  let point: Point?
  /// Ids or indexes of sections.
  let sections: [String]
  /// Ids of items, or `SECTION.ITEM` with an id or index on either side.
  let items: [String]

  /// The options that select elements.
  static let options: [OptionID] = [.rect, .visible, .at, .section, .item]

  /// Selects nothing in particular.
  static let none = QueryValues()

  private init() {
    rect = nil
    isVisible = false
    point = nil
    sections = []
    items = []
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    rect = try arguments.rect()
    isVisible = arguments.has(.visible)
    point = try arguments.point()
    sections = arguments.values(.section)
    items = arguments.values(.item)
  }
}

extension ParsedArguments {
  /// The greatest coordinate that a query may have; every section ends before it.
  private static let greatestCoordinate = 1e18

  private func numbers(_ id: OptionID, count: Int, _ expected: String) throws(UsageError) -> [Double]? {
    guard let text = value(id) else { return nil }
    let parts = listedNumbers(text)
    guard parts.count == count, parts.allSatisfy({ abs($0) <= Self.greatestCoordinate }) else {
      throw invalid(id, text, expected)
    }
    return parts
  }

  fileprivate func rect() throws(UsageError) -> Rect? {
    let expected = "x,y,width,height in points, width and height greater than 0, such as 0,0,393,852"
    guard let parts = try numbers(.rect, count: 4, expected) else { return nil }
    guard parts[2] > 0, parts[3] > 0 else { throw invalid(.rect, value(.rect) ?? "", expected) }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  fileprivate func point() throws(UsageError) -> Point? {
    try numbers(.at, count: 2, "x,y in points, such as 20,300").map { Point(x: $0[0], y: $0[1]) }
  }
}
