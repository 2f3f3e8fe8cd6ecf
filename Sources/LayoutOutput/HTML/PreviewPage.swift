import LayoutText

/// The HTML preview: one file that needs nothing else, and the script beside it by which an open page takes up what has changed.
package enum PreviewPage {
  /// Writes the page.
  ///
  /// Its policy allows nothing but its own style and script, which the policy knows by their hashes. Where a reload script is asked for,
  /// scripts from the page's own place are allowed, too: a page that is opened as a file has no other way to look beside itself.
  static func write(_ layouts: LabeledSolutions, to sink: ByteSink, options: WriterOptions) {
    write(layouts, transitions: [], to: sink, options: options)
  }

  /// Writes the page with layouts that become each other.
  package static func write(
    _ layouts: LabeledSolutions, transitions: [PreviewTransition], to sink: ByteSink, options: WriterOptions
  ) {
    let name = layouts.name
    write(title: name, to: sink, options: options) {
      PreviewData.write(layouts, name: name, transitions: transitions, to: sink, options: options)
    }
  }

  /// Writes the page with data that was written before.
  package static func write(_ contents: PreviewContents, to sink: ByteSink, options: WriterOptions) {
    write(title: contents.title, to: sink, options: options) { sink.write(bytes: contents.data) }
  }

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

  /// Writes the script by which an open page shows other layouts in place.
  ///
  /// - Parameter stamp: another one than the last script's; the page takes up each stamp once.
  package static func writeReload(_ contents: PreviewContents, stamp: String, to sink: ByteSink) {
    sink.write("layoutcPreview.receive({\"stamp\":")
    sink.write(scriptString: stamp)
    sink.write(",\"data\":")
    sink.write(bytes: contents.data)
    sink.write("});\n")
  }

  /// Writes the script by which an open page shows messages over the last good picture.
  package static func writeReload(messages: String, stamp: String, to sink: ByteSink) {
    sink.write("layoutcPreview.receive({\"stamp\":")
    sink.write(scriptString: stamp)
    sink.write(",\"messages\":")
    sink.write(scriptString: messages)
    sink.write("});\n")
  }
}
