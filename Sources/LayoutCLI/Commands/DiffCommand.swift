import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSpec
import LayoutText
import LayoutUpdates

/// `layoutc diff`: tells what changes from one layout to another, in the data and in the frames.
struct DiffCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let request = try DiffRequest(arguments)
    let loader = DiffLoader(options: request.options, console: console)
    // Rows that are expanded or collapsed are so in the new layout: that is how they come and go.
    let oldBytes = try loader.read(request.old)
    let newBytes = request.old.path == request.new.path ? oldBytes : try loader.read(request.new)
    guard let old = try loader.load(request.old, oldBytes, expandedRows: [:]),
      let new = try loader.load(request.new, newBytes, expandedRows: request.options.expandedRows)
    else { return .usage }
    try request.format.check(old, new, request)
    guard old.layouts.count == new.layouts.count || old.layouts.count == 1 && old.layouts[0].solved == nil
    else {
      throw UsageError(
        message:
          "\(shownName(request.old.name)) has \(old.layouts.count) layouts, \(shownName(request.new.name)) \(new.layouts.count)"
      )
    }
    let pairs = new.layouts.enumerated().map { index, layout in
      DiffPair(old: old.layouts[min(index, old.layouts.count - 1)], new: layout)
    }
    var differences: [SceneDifference] = []
    for pair in pairs {
      do throws(RepeatedIdentifier) {
        differences.append(
          try SceneDifference(
            from: pair.old.scene, to: pair.new.scene, by: request.identity, style: request.style))
      } catch {
        throw repeated(error, request)
      }
    }
    if let path = request.updates, let difference = differences.first {
      return try RecordedReplay(difference, console: console).run(path)
    }
    let code = try write(Array(zip(pairs, differences)), request, from: old, to: new)
    return code != .success ? code : differences.allSatisfy(\.isEmpty) ? .success : .findings
  }

  // MARK: What is written

  private func write(
    _ results: [(pair: DiffPair, difference: SceneDifference)], _ request: DiffRequest,
    from old: DiffLoader.Loaded, to new: DiffLoader.Loaded
  ) throws(UsageError) -> ExitCode {
    let devices = results.map { $0.pair.device }
    if request.format == .html {
      let page = DiffPage(results, from: old, to: new, names: (request.old.name, request.new.name))
      let path = try paths(Array(results.prefix(1)), request, old, new).first ?? nil
      return console.output(to: path) { page.write(to: $0, precision: request.precision) }
    }
    if request.format == .text {
      let path = try paths(Array(results.prefix(1)), request, old, new).first ?? nil
      return console.output(to: path) { sink in
        for ((_, difference), device) in zip(results, devices) {
          let prefix = results.count > 1 ? device.map { "\(shownText($0)): " } ?? "" : ""
          for line in DifferenceText(difference).lines { sink.write(text: "\(prefix)\(line)\n") }
        }
      }
    }
    for ((result, device), path) in zip(
      zip(results, devices), try paths(results, request, old, new))
    {
      let code = console.output(to: path) { sink in
        let writer = DiffWriter(
          pair: result.pair, difference: result.difference, from: request.old.name, to: request.new.name,
          device: results.count > 1 ? device : nil, precision: request.precision,
          drawsEverything: arguments.has(.all))
        writer.write(request.format, to: sink)
      }
      if code != .success { return code }
    }
    return .success
  }

  /// Where each output goes to: to none of the files that are read.
  private func paths(
    _ results: [(pair: DiffPair, difference: SceneDifference)], _ request: DiffRequest,
    _ old: DiffLoader.Loaded,
    _ new: DiffLoader.Loaded
  ) throws(UsageError) -> [String?] {
    let outputs = results.map { result in
      (
        variation: result.pair.new.variation,
        environment: (result.pair.new.solved ?? result.pair.old.solved)?.layout.environment
          ?? Environment(container: Extent(width: 0, height: 0))
      )
    }
    let plan = try OutputPlan(arguments, ending: request.format.rawValue)
    let paths = try plan.paths(
      [.init(path: request.new.path, name: new.name, sources: new.sources, outputs: outputs)],
      beside: [.init(path: request.old.path, name: old.name, sources: old.sources, outputs: [])])
    return paths[0]
  }

  /// The error for an identifier that one of the layouts has twice.
  private func repeated(_ error: RepeatedIdentifier, _ request: DiffRequest) -> UsageError {
    let side = error.isOld ? request.old : request.new
    let id = quotedText(error.identifier)
    let places = error.places.map { shownText($0) }.joined(separator: " and ")
    let noun = error.isSection ? "section" : "item"
    return UsageError(
      message: "\(side.place) has the \(noun) identifier \(id) twice: \(places)",
      help: [
        "UIKit raises: supplied \(noun) identifiers are not unique. Duplicate identifiers: {( \(shownText(error.identifier)) )}"
      ])
  }
}
