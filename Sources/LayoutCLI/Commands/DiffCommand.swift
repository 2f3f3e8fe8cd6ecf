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
    let request = try Request(arguments)
    let loader = DiffLoader(options: request.options, console: console)
    // Rows that are expanded or collapsed are so in the new layout: that is how they come and go.
    let oldBytes = try loader.read(request.old)
    let newBytes = request.old.path == request.new.path ? oldBytes : try loader.read(request.new)
    guard let old = try loader.load(request.old, oldBytes, expandedRows: [:]),
      let new = try loader.load(request.new, newBytes, expandedRows: request.options.expandedRows)
    else { return .usage }
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
    if let path = request.updates { return try replay(path, differences.first) }
    let code = try write(Array(zip(pairs, differences)), request, from: old, to: new)
    return code != .success ? code : differences.allSatisfy(\.isEmpty) ? .success : .findings
  }

  /// What the command line asks for.
  struct Request {
    let old: DiffSide
    let new: DiffSide
    let options: RunOptions
    let format: DiffFormat
    let identity: ItemIdentity
    let style: ReloadStyle
    let precision: Int
    /// The file with batches to replay.
    let updates: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
      options = try arguments.runOptions()
      (old, new) = try Self.sides(arguments, options)
      format = try DiffFormat(arguments)
      identity =
        try arguments.word(.identity, ItemIdentity.allCases.map(\.rawValue)).flatMap(ItemIdentity.init) ?? .id
      style =
        try arguments.word(.reload, ReloadStyle.allCases.map(\.rawValue)).flatMap(ReloadStyle.init) ?? .reload
      precision = try arguments.number(.precision, in: 0...9) ?? 3
      updates = arguments.value(.updates)
      try arguments.protectSpec()
    }

    private static func sides(
      _ arguments: ParsedArguments, _ options: RunOptions
    ) throws(UsageError) -> (DiffSide, DiffSide) {
      let operands = arguments.operands
      let (from, to) = (arguments.value(.fromState), arguments.value(.toState))
      switch operands.count {
      case 1:
        guard from != nil || to != nil || !options.expandedRows.isEmpty else {
          throw UsageError(
            message: "diff takes two layouts, or one spec and two of its states",
            help: [
              "such as 'layoutc diff old.yaml new.yaml' or 'layoutc diff spec.yaml --from empty --to full'"
            ])
        }
        guard options.states.isEmpty else {
          throw UsageError(
            message: "option '--state' stands beside '--from' and '--to'; expected one of them")
        }
        return (DiffSide(path: operands[0], state: from), DiffSide(path: operands[0], state: to))
      case 2:
        guard from == nil, to == nil else {
          throw UsageError(
            message: "'--from' and '--to' name states of one spec, but two are given",
            help: ["name the state of each by SPEC@STATE"])
        }
        guard options.states.count <= 1 else {
          throw UsageError(
            message: "diff compares one state of each spec, but '--state' names \(options.states.count)")
        }
        guard operands != ["-", "-"] else {
          throw UsageError(message: "both layouts stand for standard input; name one of them")
        }
        return (DiffSide(operand: operands[0]), DiffSide(operand: operands[1]))
      default:
        throw UsageError(message: "diff takes two layouts, but \(operands.count) are given")
      }
    }
  }

  // MARK: What is written

  private func write(
    _ results: [(pair: DiffPair, difference: SceneDifference)], _ request: Request,
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
    _ results: [(pair: DiffPair, difference: SceneDifference)], _ request: Request, _ old: DiffLoader.Loaded,
    _ new: DiffLoader.Loaded
  ) throws(UsageError) -> [String?] {
    let outputs = results.map { result in
      (
        variation: result.pair.new.variation,
        environment: (result.pair.new.solved ?? result.pair.old.solved)?.layout.environment
          ?? Environment(container: Extent(width: 0, height: 0))
      )
    }
    let plan = try OutputPlan(arguments, outputs.map(\.variation))
    _ = try plan.paths(spec: request.old.path, name: old.name, sources: old.sources, outputs)
    return try plan.paths(spec: request.new.path, name: new.name, sources: new.sources, outputs)
  }

  // MARK: Recorded batches

  /// Replays batches from a file by UIKit's rules and tells the first exception.
  private func replay(_ path: String, _ difference: SceneDifference?) throws(UsageError) -> ExitCode {
    guard let difference else { return .success }
    let source: SourceFile
    do throws(InputError) {
      let bytes = try Platform.readAll(path: path, limit: SnapshotFolder.greatestFile)
      source = SourceFile(name: path == "-" ? "<stdin>" : path, bytes: bytes)
    } catch {
      throw UsageError(message: "cannot read \(shownName(path)): \(error.text)")
    }
    let recorded = RecordedBatches(source)
    guard !recorded.diagnostics.hasErrors else {
      console.report(recorded.diagnostics, of: SourceSet(source))
      return .usage
    }
    var replay = BatchReplay(difference.data.match)
    func tell(_ message: String, at span: Span) -> ExitCode {
      let place = LineTable(source).location(of: Int(span.start))
      let code = console.output {
        $0.write(text: "\(shownName(source.name)):\(place.line):\(place.column): \(message)\n")
      }
      return code == .success ? .findings : code
    }
    do throws(BatchReplay.FailedBatch) {
      try replay.run(recorded.batches)
    } catch {
      return tell(
        error.exception.message, at: recorded.span(of: error.exception.operation, inBatch: error.batch))
    }
    if let wrong = replay.firstWrongItem {
      let (old, new) = (difference.data.match.old, difference.data.match.new)
      return tell(
        "nothing is raised, but item \(wrong.at.item) of \(shownText(new.sectionName(wrong.at.section))) goes on showing \(shownText(old.name(at: wrong.shows))) in the place of \(shownText(new.name(at: wrong.at)))",
        at: recorded.span(of: nil, inBatch: 0))
    }
    return console.output { $0.write("fine\n") }
  }

  private func repeated(_ error: RepeatedIdentifier, _ request: Request) -> UsageError {
    let id = shownText(error.identifier)
    return UsageError(
      message:
        "\(quotedText(error.identifier)) is \(error.places.map { shownText($0) }.joined(separator: " and "))",
      help: [
        "UIKit: supplied item identifiers are not unique. Duplicate identifiers: {(\n    \(id)\n)}"
          .split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " "),
        "'layoutc lint' shows where both are written",
      ])
  }
}

/// Two layouts for the same device.
struct DiffPair {
  let old: DiffLayout
  let new: DiffLayout

  /// What both are solved for.
  var device: String? {
    guard let layout = new.solved?.layout ?? old.solved?.layout else { return new.variation.device }
    return SnapshotFolder.device(new.variation, layout.environment)
  }
}
