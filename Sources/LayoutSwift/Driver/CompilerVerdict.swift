import LayoutText

/// What a call of the compiler shows about the sources.
enum CompilerVerdict {
  /// The messages about them: errors, if the call failed.
  case lines([CompilerLine])
  /// UIKit's stand-in, or a module that it was compiled with, cannot be used.
  case blamesModule
  /// The call failed for another reason, which is in this line.
  case failed(String)

  /// - Parameter paths: the paths of the sources.
  init(_ run: ProgramRun, _ paths: [String]) {
    let lines = CompilerLine.lines(in: run.messages, of: paths)
    let said = String(decoding: run.messages, as: UTF8.self).split(separator: "\n")
    if run.status == 0 {
      self = .lines(lines)
    } else if said.contains(where: Self.blamesModule) {
      self = .blamesModule
    } else if lines.contains(where: { $0.kind == .error }) {
      self = .lines(lines)
    } else {
      self = .failed(CompilerRunner.firstError(run.messages))
    }
  }

  /// The messages; `nil` if the module is to blame.
  func lines() throws(SwiftFailure) -> [CompilerLine]? {
    switch self {
    case .lines(let lines): return lines
    case .blamesModule: return nil
    case .failed(let line): throw .machine("swiftc fails: \(line)", help: [])
    }
  }

  private static let complaints = [
    "missing required module", "malformed compiled module", "cannot load module",
    "no such module 'LayoutUIKit'",
    "no such module 'UIKit'", "compiled module was created by", "module compiled with",
    "failed to build module",
  ]

  private static func blamesModule(_ line: Substring) -> Bool {
    guard let mark = line.firstRange(of: "error: ") else { return false }
    return complaints.contains { line[mark.upperBound...].hasPrefix($0) }
  }
}
