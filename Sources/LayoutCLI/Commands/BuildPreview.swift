import LayoutCompiler
import LayoutOutput

extension BuildCommand {
  /// Writes one output with all layouts in it, and previews of others.
  func writeTogether(
    _ compiled: CompiledSpec, _ compiler: SpecCompiler, _ request: Request, to path: String?
  ) -> ExitCode {
    let layouts = compiler.layoutsOfPage(compiled)
    var options = request.options
    if compiled.hasErrors { options.messages = console.errors(compiled.diagnostics, of: compiled.sources) }
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
