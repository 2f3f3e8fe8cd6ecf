import LayoutSolver
import LayoutText

extension LayoutIntervals {
  /// A picture of the layout at the first length of each interval, with the devices that have such lengths.
  /// - Parameter pictures: the layouts at these lengths; `nil` where errors leave none.
  package func sheet(
    of pictures: [SVGContactSheet.Entry?], name: String?, options: WriterOptions
  ) -> SVGContactSheet {
    var options = options
    options.picture.frame = .device
    let entries = zip(intervals, pictures).compactMap { interval, picture -> SVGContactSheet.Entry? in
      guard var entry = picture else { return nil }
      let devices =
        interval.devices.prefix(2).map(\.name).joined(separator: ", ")
        + (interval.devices.count > 2 ? ", …" : "")
      entry.heading = (interval.rangeText, devices.isEmpty ? "no known device" : devices)
      return entry
    }
    return SVGContactSheet(entries, name: name, options: options)
  }
}
