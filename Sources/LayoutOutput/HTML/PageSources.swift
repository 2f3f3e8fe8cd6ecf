/// The embedded sources of the HTML preview, in the order of file names.
enum PageSources {
  static let body = PackageResources.body_html

  /// The page's style element.
  static let style = joined([
    PackageResources.colours_css, PackageResources.device_css, PackageResources.lengths_css,
    PackageResources.page_css,
    PackageResources.transition_css,
  ])

  /// The page's script element: one function, so that nothing is global.
  static let script =
    joined(
      beginning: "(() => {\n\"use strict\";\n",
      [
        PackageResources.bars_js, PackageResources.buckets_js, PackageResources.canvas_js,
        PackageResources.elementnode_js, PackageResources.exactscroll_js, PackageResources.inspector_js,
        PackageResources.labelfit_js, PackageResources.labels_js, PackageResources.layout_js,
        PackageResources.lengthbar_js, PackageResources.lengths_js,
        PackageResources.main_js, PackageResources.memory_js, PackageResources.numbers_js,
        PackageResources.pickers_js, PackageResources.pinning_js, PackageResources.placeholder_js,
        PackageResources.records_js,
        PackageResources.reload_js, PackageResources.resting_js, PackageResources.row_js,
        PackageResources.rowturns_js, PackageResources.rowview_js, PackageResources.sectionview_js,
        PackageResources.selection_js, PackageResources.transition_js, PackageResources.transitionview_js,
        PackageResources.viewcontrols_js, PackageResources.visibleitems_js, PackageResources.whyview_js,
      ]) + "\nstart();\n})();".utf8

  /// Returns the concatenated files without the last newline.
  private static func joined(beginning start: StaticString = "", _ files: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.reduce(start.utf8CodeUnitCount + 16) { $0 + $1.count })
    bytes += start.withUTF8Buffer { Array($0) }
    for file in files { bytes += file }
    _ = bytes.popLast()
    return bytes
  }
}
