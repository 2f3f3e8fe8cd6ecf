import LayoutSpec
import LayoutText

/// The data for the slider of the view's width or height. The layouts of the page, in ascending order, are those at the drawn lengths; the
/// page mixes all others from them.
package struct PreviewLengths {
  private let intervals: LayoutIntervals
  private let own: Double

  /// - Parameter own: the length that the page shows first, points.
  package init(_ intervals: LayoutIntervals, own: Double) {
    self.intervals = intervals
    self.own = own
  }

  func write(to sink: ByteSink) {
    PreviewJSON.object(to: sink) { lengths in
      lengths.member("axis", intervals.axis.side)
      lengths.member("adjective", intervals.axis.adjective)
      lengths.member("own", own)
      lengths.key("intervals")
      PreviewJSON.list(intervals.intervals, to: sink) { interval in
        PreviewJSON.object(to: sink) {
          $0.member("from", interval.first)
          $0.member("to", interval.last)
          $0.member("range", interval.rangeText)
          $0.member("title", interval.structure.title)
          $0.member("changes", interval.changes.map(\.titleWithCause))
        }
      }
      lengths.key("problems")
      PreviewJSON.list(intervals.problems, to: sink) { problem in
        PreviewJSON.object(to: sink) {
          $0.member("title", "\(problem.subject) at \(problem.rangesText)")
          $0.key("ranges")
          PreviewJSON.list(problem.ranges, to: sink) { range in
            PreviewJSON.list([range.lowerBound, range.upperBound], to: sink) {
              PreviewJSON.number($0, to: sink)
            }
          }
        }
      }
      lengths.key("devices")
      PreviewJSON.list(intervals.intervals.flatMap(\.devices), to: sink) { device in
        PreviewJSON.object(to: sink) {
          $0.member("name", device.name)
          $0.member("length", device.length)
        }
      }
    }
  }
}
