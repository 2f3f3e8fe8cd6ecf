import LayoutText

/// The data of a page, which is encoded once for the page and its reload script.
package struct PreviewContents {
  let title: String?
  /// A JSON object in UTF-8.
  let data: [UInt8]

  package init(_ layouts: LabeledSolutions, options: WriterOptions) {
    title = layouts.name
    let sink = ByteSink()
    PreviewData.write(layouts, name: title, to: sink, options: options)
    data = sink.bytes
  }
}
