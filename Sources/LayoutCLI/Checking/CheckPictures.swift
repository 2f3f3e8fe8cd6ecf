import LayoutCompiler
import LayoutOutput
import LayoutSolver
import LayoutSpec
import LayoutText
import LayoutUpdates

/// Pictures of layouts that changed: the elements as they are now, with dashed outlines where they were.
struct CheckPictures {
  let report: CheckReport
  /// By how many points numbers may differ.
  let tolerance: Double

  var changed: [CheckResult] { report.changed }

  func paths(_ arguments: ParsedArguments, protecting files: FilesInUse) throws(UsageError) -> [String?] {
    var specs: [OutputPlan.Source] = []
    for result in changed {
      if specs.last?.path != result.spec {
        specs.append(
          OutputPlan.Source(path: result.spec, name: result.title, sources: result.sources, outputs: []))
      }
      specs[specs.count - 1].outputs.append((result.variation, result.environment))
    }
    do throws(UsageError) {
      return try OutputPlan(arguments, ending: "svg").paths(specs, protecting: files).flatMap(\.self)
    } catch {
      guard changed.count > 1 else { throw error }
      throw UsageError(
        message: error.message,
        help: error.help + ["or write one page with all of them: --output changes.html"])
    }
  }

  func write(_ result: CheckResult, to sink: ByteSink) throws(UsageError) {
    let solution = result.solution
    guard isDrawn(solution) else {
      throw UsageError(
        message:
          "\(result.words) has \(groupedText(solution.elementCount)) elements; check draws at most \(groupedText(CheckResult.greatestToldCount))"
      )
    }
    let scene = LayoutScene(solution)
    do throws(RepeatedIdentifier) {
      let difference = try SceneDifference(
        from: result.before?.scene ?? .empty, to: scene, by: .id, style: .reload)
      SVGTransition(
        from: nil, to: solution, difference.transition(movesBeyond: tolerance + FrameChanges.roundingSlack),
        names: ("before, in dashes", "now"), showsOrigins: true
      ).write(to: sink, precision: 3)
    } catch {
      throw UsageError(
        message:
          "\(result.words) has the identifier \(quotedText(error.identifier)) twice; no picture tells its elements apart"
      )
    }
  }

  private func isDrawn(_ solution: Solution) -> Bool {
    solution.elementCount <= CheckResult.greatestToldCount
  }

  /// One page with every picture and the differences in words.
  func page() throws(UsageError) -> [UInt8] {
    let sink = ByteSink()
    sink.write(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>layoutc check</title>
      <style>
      body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 75em; padding: 0 1em }
      img { max-width: 100%; border: 1px solid #8884 }
      section { margin: 0 0 3em }
      </style>
      <h1>layoutc check</h1>

      """)
    let unread = report.results.filter { $0.status == .unreadable }.flatMap(\.differences)
    let failures = report.failures.map(\.words) + unread
    let stale = report.stale.map { "\(shownName($0)): \(CheckWriter.stale)" }
    if !changed.isEmpty {
      sink.write(
        text:
          "<p>\(counted(changed.count, "layout")) not as before. Blue elements moved or changed their size; dashes show where they were, red dashes what is gone.</p>\n"
      )
    } else if failures.isEmpty, stale.isEmpty {
      sink.write("<p>All layouts are as they were.</p>\n")
    }
    for (title, lines) in [("Not checked", failures), ("Left over", stale)] where !lines.isEmpty {
      write(title, lines, to: sink)
      sink.write("</section>\n")
    }
    for result in changed {
      write(result.words, result.differences, to: sink)
      if isDrawn(result.solution) {
        sink.write("<img alt=\"\" src=\"data:image/svg+xml;base64,")
        let picture = ByteSink()
        try write(result, to: picture)
        sink.write(base64: picture.bytes)
        sink.write("\">\n")
      }
      sink.write("</section>\n")
    }
    sink.write("</html>\n")
    return sink.bytes
  }
  /// Begins a section of the page: its title and a list.
  private func write(_ title: String, _ lines: [String], to sink: ByteSink) {
    sink.write("<section>\n<h2>")
    sink.write(xmlText: title)
    sink.write("</h2>\n<ul>\n")
    for line in lines {
      sink.write("<li>")
      sink.write(xmlText: line)
      sink.write("</li>\n")
    }
    sink.write("</ul>\n")
  }
}
