import LayoutCompiler
import LayoutDiagnostics
import LayoutResolver
import LayoutSwift
import LayoutText

/// `layoutc convert --to swift`: writes a spec as Swift that builds its layout.
struct SpecToSwift {
  let arguments: ParsedArguments
  let console: Console

  func run(_ path: String) throws(UsageError) -> ExitCode {
    let target = try target()
    try arguments.protectSpec()
    let prepared = try console.compiler(try arguments.runOptions()).prepare(path, console)
    guard let spec = prepared.spec else { return prepared.code }
    if spec.isBuiltByCode {
      throw UsageError(
        message:
          "convert --to swift takes a layout of the spec's own, and that of \(shownName(path)) is Swift")
    }
    var diagnostics = spec.loaded.diagnostics
    var code: String?
    if let normal = spec.loaded.normal {
      // Expanding checks the names and types of expressions, in the spec's own environment.
      _ = expand(normal, including: spec.loaded.included, options: spec.options, into: &diagnostics)
      if !diagnostics.hasErrors {
        code = swiftCode(for: normal, including: spec.loaded.included, target: target, into: &diagnostics)
      }
    }
    console.report(diagnostics, of: spec.loaded.sources, isBrief: true)
    guard let code, !diagnostics.hasErrors else { return .findings }
    return console.output(to: try arguments.singleOutput()) { $0.write(text: code) }
  }

  private func target() throws(UsageError) -> SwiftTarget {
    let words = SwiftTarget.Platform.allCases.map(\.rawValue)
    let platform = try arguments.word(.swiftPlatform, words).flatMap(SwiftTarget.Platform.init)
    guard let text = arguments.value(.swiftTarget) else { return SwiftTarget(platform ?? .uikit) }
    guard let target = SwiftTarget(text.lowercased()) else {
      throw UsageError(
        message:
          "option '--target' of convert has \(quotedText(text)); expected a system such as ios16 or macos11",
        help: ["compositional layouts began with iOS 13 and macOS 10.15"])
    }
    if let platform, platform != target.platform {
      throw UsageError(
        message:
          "option '--platform' has \(platform.rawValue), and '--target' a system of \(target.platform.rawValue)"
      )
    }
    return target
  }
}
