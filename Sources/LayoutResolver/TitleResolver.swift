import LayoutReader
import LayoutSpec

extension MeasuredSizeResolver {
  /// Returns the title of a run's cells; of its expressions only those that depend on `index` are left.
  mutating func title(_ normal: Normal?) -> Title? {
    guard let normal else { return nil }
    if let text = normal.text { return .text(text) }
    let parts = normal.elements.isEmpty ? [normal] : normal.elements
    return .each(
      parts.compactMap { part in
        switch part.value {
        case .text(let text): .text(text)
        case .expression(let text):
          Expression(reading: text).flatMap { CellProgram($0, in: scope) }.map { .number($0) }
        case .null, .boolean, .number, .list, .map, .raw: nil
        }
      })
  }
}
