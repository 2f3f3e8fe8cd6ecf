import LayoutText

/// Writes the HTML preview, which is one self-contained file, and the script from which an open page loads
/// changes.
package enum PreviewPage {
  static func write(_ layouts: LabeledSolutions, to sink: ByteSink, options: WriterOptions) {
    write(layouts, transitions: [], to: sink, options: options)
  }

  /// Writes the page with animations between layouts, or with a slider of the view's width or height.
  package static func write(
    _ layouts: LabeledSolutions, transitions: [PreviewTransition], lengths: PreviewLengths? = nil,
    to sink: ByteSink, options: WriterOptions
  ) {
    let name = layouts.name
    write(title: name, to: sink, options: options) {
      PreviewData.write(
        layouts, name: name, transitions: transitions, lengths: lengths, to: sink, options: options)
    }
  }

  /// Writes the page with data that is already encoded.
  package static func write(_ contents: PreviewContents, to sink: ByteSink, options: WriterOptions) {
    write(title: contents.title, to: sink, options: options) { sink.write(bytes: contents.data) }
  }

  /// Writes the page with a content security policy that allows only the page's style and script, by their
  /// hashes. With a reload script, it also allows scripts from the page's folder, because a page opened as a
  /// file cannot read them otherwise.
  private static func write(
    title: String?, to sink: ByteSink, options: WriterOptions, _ writeData: () -> Void
  ) {
    sink.write("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    sink.write("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri 'none'; ")
    sink.write("form-action 'none'; style-src 'sha256-")
    sink.write(base64: SHA256.digest(of: PageSources.style))
    sink.write("'; script-src 'sha256-")
    sink.write(base64: SHA256.digest(of: PageSources.script))
    sink.write(options.reloadScript == nil ? "'" : "' 'self' file:")
    sink.write("\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    sink.write("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    sink.write(xmlText: title ?? "Layout")
    sink.write("</title>\n<style>")
    sink.write(bytes: PageSources.style)
    sink.write("</style>\n</head>\n")
    sink.write(bytes: PageSources.body)
    sink.write("<script type=\"application/json\" id=\"data\">")
    writeData()
    sink.write("</script>\n<script>")
    sink.write(bytes: PageSources.script)
    sink.write("</script>\n</body>\n</html>\n")
  }

  /// Writes the script with which an open page shows new layouts. The page loads each stamp once.
  package static func writeReload(_ contents: PreviewContents, stamp: String, to sink: ByteSink) {
    writeReload(",\"data\":", stamp: stamp, to: sink) { sink.write(bytes: contents.data) }
  }

  /// Writes the script with which an open page shows messages over the last good layout.
  package static func writeReload(messages: String, stamp: String, to sink: ByteSink) {
    writeReload(",\"messages\":", stamp: stamp, to: sink) { sink.write(scriptString: messages) }
  }

  private static func writeReload(
    _ key: StaticString, stamp: String, to sink: ByteSink, _ writeValue: () -> Void
  ) {
    sink.write("layoutcPreview.receive({\"stamp\":")
    sink.write(scriptString: stamp)
    sink.write(key)
    writeValue()
    sink.write("});\n")
  }
}
