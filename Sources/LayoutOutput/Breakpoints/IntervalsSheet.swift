import LayoutSolver
import LayoutText

extension LayoutIntervals {
  /// A picture of the layout at the first length of each interval, with the devices that have such lengths.
  package func sheet(
    of solutions: [Solution?], name: String?, options: WriterOptions
  ) -> SVGContactSheet {
    var options = options
    options.picture.frame = .device
    let entries = zip(intervals, solutions).compactMap { interval, solution -> SVGContactSheet.Entry? in
      guard let solution else { return nil }
      var entry = SVGContactSheet.Entry(solution)
      let devices =
        interval.devices.prefix(2).map(\.name).joined(separator: ", ")
        + (interval.devices.count > 2 ? ", …" : "")
      entry.heading = (interval.rangeText, devices.isEmpty ? "no known device" : devices)
      return entry
    }
    return SVGContactSheet(entries, name: name, options: options)
  }
}
