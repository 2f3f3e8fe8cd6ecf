import LayoutText

/// What a page shows, written once for the page and for the script beside it.
package struct PreviewContents {
  let title: String?
  /// One JSON object, in UTF-8.
  let data: [UInt8]

  package init(_ layouts: LabeledSolutions, options: WriterOptions) {
    title = layouts.name
    let sink = ByteSink()
    PreviewData.write(layouts, name: title, to: sink, options: options)
    data = sink.bytes
  }
}
