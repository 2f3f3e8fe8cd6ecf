import LayoutSolver
import LayoutSpec

extension Spec {
  /// The text of an element that its measured height cuts off, the one that loses most lines; `nil` if there is none.
  package func truncatedText(of element: Element) -> TruncatedText? {
    let width = element.frame.width
    return element.category == .cell
      ? section(of: element)?.items.truncatedTexts(of: element.item, width: width).worst
      : boundaryItem(of: element)?.truncatedTexts(width: width).worst
  }
}

extension TruncatedText {
  /// What is shown, such as `2 of 5 lines`.
  package var title: String { "\(shownLines) of \(neededLines) lines" }
}
