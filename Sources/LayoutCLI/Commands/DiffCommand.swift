import LayoutCompiler
import LayoutDiagnostics
import LayoutOutput
import LayoutSpec
import LayoutText
import LayoutUpdates

/// `layoutc diff`: compares the data and the frames of two layouts.
struct DiffCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(UsageError) -> ExitCode {
    let request = try DiffRequest(arguments)
    let loader = DiffLoader(options: request.options, console: console)
    // Options about rows only apply to the new layout, so that a diff can show rows being expanded and collapsed.
    let oldBytes = try loader.read(request.old)
    let newBytes = request.old.path == request.new.path ? oldBytes : try loader.read(request.new)
    guard let old = try loader.load(request.old, oldBytes, expandedRows: [:]),
      let new = try loader.load(
        request.new, newBytes, expandedRows: request.options.expandedRows,
        said: request.old.path == request.new.path ? old.findings : DiagnosticBag())
    else { return .usage }
    try request.format.check(old, new, request)
    guard old.layouts.count == new.layouts.count || old.layouts.count == 1 && !old.layouts[0].isSolved else {
      throw UsageError(
        message:
          "\(shownName(request.old.name)) has \(old.layouts.count) layouts, \(shownName(request.new.name)) \(new.layouts.count)"
      )
    }
    let pairs = new.layouts.enumerated().map { index, layout in
      DiffPair(old: old.layouts[min(index, old.layouts.count - 1)], new: layout)
    }
    if let path = request.updates, let pair = pairs.first {
      return try LoggedReplay(difference: difference(pair, request), console: console).run(path)
    }
    return try write(pairs, request, from: old, to: new)
  }

  private func difference(_ pair: DiffPair, _ request: DiffRequest) throws(UsageError) -> SceneDifference {
    do throws(RepeatedIdentifier) {
      return try SceneDifference(
        from: pair.old.scene(), to: pair.new.scene(), by: request.identity, style: request.style)
    } catch {
      throw repeated(error, request)
    }
  }

  // MARK: Output

  /// Writes the differences, one pair of layouts at a time, because comparing a pair takes memory for each view.
  private func write(
    _ pairs: [DiffPair], _ request: DiffRequest, from old: DiffLoader.Loaded, to new: DiffLoader.Loaded
  ) throws(UsageError) -> ExitCode {
    var isEmpty = true
    func end(_ code: ExitCode) -> ExitCode { code != .success ? code : isEmpty ? .success : .findings }
    switch request.format {
    case .html:
      let path = try paths(Array(pairs.prefix(1)), request, old, new).first ?? nil
      let results = try pairs.map { pair throws(UsageError) in (pair, try difference(pair, request)) }
      isEmpty = results.allSatisfy(\.1.isEmpty)
      let page = DiffPage(results, from: old, to: new, names: (request.old.name, request.new.name))
      return end(console.output(to: path) { page.write(to: $0, precision: request.precision) })
    case .text:
      let path = try paths(Array(pairs.prefix(1)), request, old, new).first ?? nil
      var lines: [String] = []
      for pair in pairs {
        let difference = try difference(pair, request)
        isEmpty = isEmpty && difference.isEmpty
        let prefix = pairs.count > 1 ? pair.device.map { "\(shownText($0)): " } ?? "" : ""
        lines += DifferenceText(difference).lines.map { prefix + $0 }
      }
      return end(
        console.output(to: path) { sink in for line in lines { sink.write(text: line + "\n") } })
    case .json, .updates, .patch, .swift, .svg:
      for (pair, path) in zip(pairs, try paths(pairs, request, old, new)) {
        let difference = try difference(pair, request)
        isEmpty = isEmpty && difference.isEmpty
        let code = console.output(to: path) { sink in
          let writer = DiffWriter(
            pair: pair, difference: difference, from: request.old.name, to: request.new.name,
            device: pairs.count > 1 ? pair.device : nil, precision: request.precision,
            drawsEverything: arguments.has(.all))
          writer.write(request.format, to: sink)
        }
        if code != .success { return code }
      }
      return end(.success)
    }
  }

  private func paths(
    _ pairs: [DiffPair], _ request: DiffRequest, _ old: DiffLoader.Loaded, _ new: DiffLoader.Loaded
  ) throws(UsageError) -> [String?] {
    let outputs = pairs.map { pair in
      (
        variation: pair.new.variation,
        environment: pair.environment ?? Environment(container: Extent(width: 0, height: 0))
      )
    }
    let plan = try OutputPlan(arguments, ending: request.format.rawValue)
    let paths = try plan.paths(
      [.init(path: request.new.path, name: new.name, sources: new.sources, outputs: outputs)],
      beside: [.init(path: request.old.path, name: old.name, sources: old.sources, outputs: [])],
      protecting: console.files)
    return paths[0]
  }

  /// The error for an identifier that occurs twice in one of the layouts.
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
