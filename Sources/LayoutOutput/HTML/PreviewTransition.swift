import LayoutText

/// Two layouts of a page of which one becomes the other.
package struct PreviewTransition {
  /// The old layout's index in the page.
  let from: Int
  /// The new one's.
  let to: Int
  let transition: LayoutTransition

  package init(from: Int, to: Int, _ transition: LayoutTransition) {
    self.from = from
    self.to = to
    self.transition = transition
  }

  /// - Parameter limit: the most elements of a layout that the page holds.
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
