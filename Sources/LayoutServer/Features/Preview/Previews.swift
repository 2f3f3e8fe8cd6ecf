import LayoutCompiler
import LayoutOutput
import LayoutText

/// The preview pages of open specs. A page is written when the client requests it, and after each change
/// without errors.
struct Previews {
  /// The paths of the pages by the URIs of the specs.
  private var pages: [String: String] = [:]
  /// The number of pages that were written.
  private var count = 0

  /// Returns the path of a spec's page; `nil` if the client has requested none.
  func page(of uri: String) -> String? { pages[uri] }

  /// Writes the page of a spec.
  ///
  /// - Returns: the path of the page; `nil` if the spec has errors or no folder can be written to.
  mutating func write(_ document: OpenDocument, _ compiler: SpecCompiler) -> String? {
    guard let page = pages[document.uri] ?? Self.path(for: document) else { return nil }
    guard let contents = Self.contents(of: document, compiler, page: page) else { return nil }
    guard Platform.createFolder(ofFile: page) == nil else { return nil }
    pages[document.uri] = page
    count += 1
    let stamp = "\(Platform.milliseconds).\(count)"
    guard OutputFile.write(to: page, { PreviewPage.write(contents.0, to: $0, options: contents.1) }) == nil
    else { return nil }
    // An open page polls this file and reloads itself.
    _ = OutputFile.write(to: PageReload.path(ofPage: page)) {
      PreviewPage.writeReload(contents.0, stamp: stamp, to: $0)
    }
    return page
  }

  /// Returns the path for the page of a spec, in the cache folder.
  private static func path(for document: OpenDocument) -> String? {
    guard let folder = Platform.cacheFolder else { return nil }
    let name = document.name.split(separator: "/").last.map(String.init) ?? "spec"
    let safe = String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    let mark = SHA256.hexadecimal(of: Array(document.uri.utf8), count: 6)
    return "\(folder)/previews/\(safe)-\(mark).html"
  }

  /// Returns the contents of a page, the same as `layoutc build --format html` writes.
  private static func contents(
    of document: OpenDocument, _ compiler: SpecCompiler, page: String
  ) -> (PreviewContents, WriterOptions)? {
    guard let path = document.path, case .success(var spec)? = try? compiler.prepare(path) else { return nil }
    spec.preview()
    guard let compiled = try? compiler.compile(spec), compiled.layouts != nil, !compiled.hasErrors else {
      return nil
    }
    var options = WriterOptions()
    options.reloadScript = PageReload.name(ofPage: page)
    return (PreviewContents(compiler.layoutsOfPage(compiled), options: options), options)
  }
}

extension LanguageServer {
  /// Runs the command `layoutc.preview`, which shows the page of an open spec. Its argument is the URI of the
  /// spec, and its result the URI of the page.
  func execute(_ parameters: Parameters?) throws(ResponseError) -> JSONValue {
    guard parameters?["command"]?.text == "layoutc.preview" else {
      throw .invalid("the command is layoutc.preview")
    }
    guard let uri = parameters?["arguments"]?.elements.first?.text, let document = documents[uri] else {
      throw .invalid("layoutc.preview takes the URI of an open spec")
    }
    guard document.path != nil else { throw .refused("the preview needs a file: save the spec first") }
    guard let analysis = analysis(of: uri) else { throw .refused("the document is no spec") }
    if let error = analysis.diagnostics.first(where: { $0.severity == .error }) {
      throw .refused("the spec has errors: \(error.message)")
    }
    guard let page = previews.write(document, compiler) else {
      throw .refused("there is no folder for the page: neither XDG_CACHE_HOME nor HOME can be written to")
    }
    let address = DocumentURI.of(path: page)
    if client.showsDocuments {
      request("window/showDocument", ["uri": .string(address), "external": true])
    } else {
      notify("window/showMessage", ["type": 3, "message": .string("The preview is \(page)")])
    }
    return .string(address)
  }

  /// Writes the pages of changed specs again.
  func rewritePreviews(of uris: some Sequence<String>) {
    for uri in uris where previews.page(of: uri) != nil {
      if let document = documents[uri], analyses[uri]?.hasErrors == false {
        _ = previews.write(document, compiler)
      }
    }
  }
}
