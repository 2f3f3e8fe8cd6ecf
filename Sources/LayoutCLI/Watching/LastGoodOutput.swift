import LayoutOutput
import LayoutText

/// The last outputs of a watched spec without errors, over which errors are shown.
struct LastGoodOutput {
  private let format: OutputFormat
  private var pictures: [(path: String, bytes: [UInt8])] = []
  private var pages: [String] = []
  private static let greatestPicture = 64 << 20

  init(format: OutputFormat) { self.format = format }

  /// Keeps the outputs of a successful run, or shows the errors of a failed one over the kept outputs.
  mutating func take(_ record: RunRecord, _ code: ExitCode, stamp: PageReload) {
    if code == .success {
      keep(record.written)
    } else if format.holdsVariations {
      for page in pages {
        let script = PageReload.path(ofPage: page)
        _ = OutputFile.write(to: script) {
          PreviewPage.writeReload(messages: record.messages.text, stamp: stamp.stamp, to: $0)
        }
        record.didWrite(script)
      }
    } else {
      // A spec with errors that could be drawn already has its own picture.
      for picture in pictures where !record.written.contains(picture.path) {
        _ = OutputFile.write(to: picture.path) {
          SVGBanner.write(record.messages.text, over: picture.bytes, to: $0)
        }
        record.didWrite(picture.path)
      }
    }
  }

  private mutating func keep(_ paths: [String]) {
    if format.holdsVariations {
      pages = paths.filter { !PageReload.isScript($0) }
    } else if format.isPicture {
      pictures = paths.compactMap { path in
        (try? Platform.readAll(path: path, limit: Self.greatestPicture)).map { (path, $0) }
      }
    }
  }
}
