import LayoutText

/// A transition between two layouts of a page, which are given by their indexes.
package struct PreviewTransition {
  let from: Int
  let to: Int
  let transition: LayoutTransition

  package init(from: Int, to: Int, _ transition: LayoutTransition) {
    self.from = from
    self.to = to
    self.transition = transition
  }

  /// - Parameter limit: The maximum number of elements per layout on the page.
  func write(limit: Int, to sink: ByteSink) {
    var records = DeltaRecords(fieldCount: 2)
    for arrival in transition.arrivals.prefix(limit) {
      records.append([arrival.origin ?? -1, arrival.change?.rawValue ?? 0])
    }
    PreviewJSON.object(to: sink) {
      $0.member("from", from)
      $0.member("to", to)
      $0.key("elements")
      records.write(to: sink)
    }
  }
}
