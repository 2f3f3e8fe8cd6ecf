import LayoutDiagnostics
import LayoutLint
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutText

/// Rules over a thousand realistic specs, compared with libyaml alone; and whole processes, compared with yamllint.
func lintingStages() -> [Stage] {
  let specs = smallSpecs(1000)
  let floor = "bare events of libyaml over specs of 3 kB"
  func linted(_ name: String, solves: Bool, _ target: Stage.Target?) -> Stage {
    timed(name, per: "file", specs.count, peer: floor, target: target) {
      specs.reduce(0) { $0 + Double(findingCount(of: $1, solves: solves)) }
    }
  }
  return [
    timed(floor, per: "file", specs.count) { bareEvents(of: specs) },
    // An eighth is parsing, a fifth the normal form, two fifths resolving (definitions and variants), a quarter the rules.
    linted("lint the same, rules without frames", solves: false, .atMost(150_000)),
    linted("lint the same, solved and all rules", solves: true, nil),
  ] + processStages(Array(specs.prefix(200)))
}

/// The number of findings in a spec.
/// - Parameter solves: true to include the rules that need frames.
private func findingCount(of source: SourceFile, solves: Bool) -> Int {
  var diagnostics = DiagnosticBag()
  guard let document = readDocument(source, format: .yaml, into: &diagnostics),
    let normal = normalize(document, of: source, into: &diagnostics),
    let resolved = resolve(normal, into: &diagnostics)
  else { fatalError("\(source.name) has errors: \(diagnostics.sorted.map(\.message))") }
  let layout = LintedLayout(resolved, LintPolicy(), Suppressions(SourceSet(source)))
  layout.lint(into: &diagnostics)
  if solves {
    let solution = solve(resolved.spec, in: resolved.environment)
    layout.lint(solution, into: &diagnostics)
  }
  return diagnostics.sorted.count
}

/// `layoutc lint` and yamllint on the same files; empty if layoutc is not next to this program or yamllint not in PATH.
private func processStages(_ specs: [SourceFile]) -> [Stage] {
  let layoutc =
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/layoutc"
  guard Platform.programPath(layoutc) != nil, Platform.programPath("yamllint") != nil,
    let folder = Platform.makePrivateFolder(for: specs.map(\.name))
  else { return [] }
  let paths = specs.map { "\(folder)/\($0.name)" }
  for (path, spec) in zip(paths, specs) {
    precondition(OutputFile.write(to: path) { $0.write(bytes: spec.bytes) } == nil)
  }
  func process(_ words: [String]) -> Double {
    // Both exit with 1 if there are findings.
    let status = Platform.run(words + paths, seconds: 600, limit: 1 << 30)?.status
    return status == 0 || status == 1 ? 0 : .nan
  }
  return [
    timed("yamllint on 200 specs, the process", per: "file", paths.count, rounds: 3) {
      process(["yamllint"])
    },
    timed(
      "layoutc lint on the same, the process", per: "file", paths.count,
      peer: "yamllint on 200 specs, the process", target: .times(1.0 / 25)
    ) { process([layoutc, "lint", "--no-config"]) },
  ]
}
