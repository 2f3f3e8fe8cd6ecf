/// What a spec says of a grid or waterfall, before it becomes groups.
package struct WrittenGrid: Hashable, Sendable {
  /// Width / height of the cells; `nil` if the rows have a height.
  package var aspectRatio: Double?
  /// For `columns: auto(…)`: the least width of a column, points.
  package var leastColumnWidth: Double?

  package init(aspectRatio: Double? = nil, leastColumnWidth: Double? = nil) {
    self.aspectRatio = aspectRatio
    self.leastColumnWidth = leastColumnWidth
  }
}
