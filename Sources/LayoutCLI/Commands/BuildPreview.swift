import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutResolver

/// Outputs that hold the layouts of all variations: what goes into them, and one file for all.
extension BuildCommand {
  /// Writes one output with all layouts in it, and those that are shown besides, as far as these can be solved.
  func writeTogether(
    _ solved: SolvedLayouts, _ spec: PreparedSpec, _ compiler: SpecCompiler, _ request: Request,
    to path: String?
  ) -> ExitCode {
    let loaded = spec.loaded
    let layouts = compiler.layoutsOfPage(solved, of: spec)
    var options = request.options
    if loaded.diagnostics.hasErrors {
      options.messages = console.errors(loaded.diagnostics, of: loaded.sources)
    }
    guard let reload, let path else {
      return console.output(to: path) { [options] in request.format.write(layouts, to: $0, options: options) }
    }
    options.reloadScript = PageReload.name(ofPage: path)
    let contents = PreviewContents(layouts, options: options)
    let code = console.output(to: path) { PreviewPage.write(contents, to: $0, options: options) }
    guard code == .success else { return code }
    return console.output(to: PageReload.path(ofPage: path)) {
      PreviewPage.writeReload(contents, stamp: reload.stamp, to: $0)
    }
  }
}
