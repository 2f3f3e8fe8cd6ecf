import LayoutCompiler
import LayoutDiagnostics
import LayoutText
import LayoutUpdates

/// Replays logged batches between two layouts: `layoutc diff --updates`.
struct LoggedReplay {
  let difference: SceneDifference
  let console: Console

  /// Replays the batches of a file by UIKit's rules and reports the first exception.
  func run(_ path: String) throws(UsageError) -> ExitCode {
    let source: SourceFile
    do throws(InputError) {
      let bytes = try Platform.readAll(path: path, limit: FramesFolder.greatestFile)
      source = SourceFile(name: SourceFile.name(ofInput: path), bytes: bytes)
    } catch {
      throw UsageError(message: "cannot read \(shownName(path)): \(error.text)")
    }
    let logged = LoggedUpdates(source)
    guard !logged.diagnostics.hasErrors else {
      console.report(logged.diagnostics, of: SourceSet(source))
      return .usage
    }
    var replay = BatchReplay(difference.data.match)
    func report(_ message: String, at span: Span) -> ExitCode {
      let place = LineTable(source).location(of: Int(span.start))
      let code = console.output {
        $0.write(text: "\(shownName(source.name)):\(place.line):\(place.column): \(message)\n")
      }
      return code == .success ? .findings : code
    }
    do throws(BatchReplay.FailedBatch) {
      try replay.run(logged.batches)
    } catch {
      return report(
        error.exception.message, at: logged.span(of: error.exception.operation, inBatch: error.batch))
    }
    if let wrong = replay.firstWrongItem {
      let (old, new) = (difference.data.match.old, difference.data.match.new)
      return report(
        "nothing is raised, but item \(wrong.at.item) of \(shownText(new.sectionName(wrong.at.section))) goes on showing \(shownText(old.name(at: wrong.shows))) in the place of \(shownText(new.name(at: wrong.at)))",
        at: logged.span(of: nil, inBatch: 0))
    }
    let forgotten = difference.data.reloadedItems.filter { replay.isStale(at: $0.at) }
    if let first = forgotten.first {
      let more = forgotten.count > 1 ? ", and \(forgotten.count - 1) more are not" : ""
      let name = shownText(difference.data.match.new.name(at: first.at))
      console.complain("note: \(name) is not reloaded (\(first.changes.joined(separator: ", ")))\(more)")
    }
    return console.output { $0.write("fine\n") }
  }
}
