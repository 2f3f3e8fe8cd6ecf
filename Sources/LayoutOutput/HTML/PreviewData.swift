import LayoutSolver
import LayoutSpec
import LayoutText

/// Writes the page's data as one JSON object: the layouts and the tables that they share.
enum PreviewData {
  /// The maximum number of elements per layout.
  static let greatestElementCount = 100_000
  /// The maximum number of elements of all layouts together.
  static let greatestTotal = 1_000_000
  /// The maximum number of elements per layout of a page that mixes its layouts while a slider is dragged.
  static let greatestMixedCount = 1_000

  static func write(
    _ layouts: LabeledSolutions, name: String?, transitions: [PreviewTransition] = [],
    lengths: PreviewLengths? = nil,
    to sink: ByteSink, options: WriterOptions
  ) {
    let shared = PreviewShared(precision: options.precision)
    let limit =
      lengths == nil ? min(greatestElementCount, greatestTotal / max(1, layouts.count)) : greatestMixedCount
    PreviewJSON.object(to: sink) { data in
      data.member("version", 1)
      if let name { data.member("name", name) }
      data.member("precision", options.precision)
      data.member(
        "show",
        [PictureOverlay.groups, .insets, .safeArea].filter(options.picture.show.contains).map(\.rawValue))
      if let script = options.reloadScript { data.member("reloadScript", script) }
      if !options.messages.isEmpty { data.member("messages", options.messages) }
      data.key("layouts")
      PreviewJSON.list(layouts, to: sink) { layout in
        guard sink.isOpen else { return sink.write("null") }
        PreviewLayout(layout, limit: limit, shared: shared).write(to: sink)
      }
      if !transitions.isEmpty {
        data.key("transitions")
        PreviewJSON.list(transitions, to: sink) { $0.write(limit: limit, to: sink) }
      }
      if let lengths {
        data.key("lengths")
        lengths.write(to: sink)
      }
      data.key("items")
      PreviewJSON.list(shared.itemLists.values, to: sink) { Self.write($0, limit: limit, to: sink) }
      data.key("steps")
      PreviewJSON.list(shared.steps.values, to: sink) { $0.write(precision: options.precision, to: sink) }
      data.key("rules")
      PreviewJSON.list(shared.rules.values, to: sink) { rule in
        PreviewJSON.object(to: sink) {
          $0.member("id", rule.id)
          $0.member("evidence", rule.evidence.rawValue)
          $0.member("text", rule.text)
        }
      }
      var lines = PreviewShared.Numbered<String>()
      data.key("places")
      PreviewJSON.list(shared.places.values, to: sink) { place in
        PreviewJSON.object(to: sink) {
          $0.member("path", place.path)
          $0.member("line", place.line)
          $0.member("column", place.column)
          if let file = place.file { $0.member("file", file) }
          if let text = place.text { $0.member("text", lines.number(of: text)) }
        }
      }
      data.key("lines")
      PreviewJSON.list(lines.values, to: sink) { sink.write(scriptString: $0) }
    }
  }

  /// Writes the runs of a list of cells.
  private static func write(_ items: ItemList, limit: Int, to sink: ByteSink) {
    PreviewJSON.list(items.runs.indices.prefix(limit), to: sink) { index in
      let run = items.runs[index]
      PreviewJSON.object(to: sink) {
        $0.member("count", run.count)
        if let id = run.itemID { $0.member(run.isNumbered ? "prefix" : "id", id) }
        if let kind = run.kind { $0.member("kind", kind) }
        if items.hasOwnTitles(in: run) {
          $0.key("titles")
          PreviewJSON.list(items.range(ofRun: index).prefix(limit), to: sink) { cell in
            sink.write(scriptString: items.title(of: cell)?.onOneLine ?? "")
          }
        } else if case .text(let title)? = run.title {
          $0.member("title", title.onOneLine)
        }
        if let look = run.appearance {
          $0.object("look") {
            if look.shape != .rectangle { $0.member("shape", look.shape.rawValue) }
            if look.hasImage { $0.member("image", 1) }
            if look.lines > 0 { $0.member("lines", look.lines) }
          }
        }
        if let level = run.indentationLevel { $0.member("level", level) }
      }
    }
  }
}

/// The tables that layouts refer to by number.
final class PreviewShared {
  var itemLists = Numbered<ItemList>()
  var places = Numbered<SourcePlace>()
  var steps = Numbered<PreviewStep>()
  var rules = Numbered<ModelRule>()
  /// The number of elements with steps.
  var explainedCount = 0
  /// Writes the formulas of steps.
  let writer: DerivationWriter

  init(precision: Int) { writer = DerivationWriter(precision: precision) { _ in nil } }

  /// Distinct values in order of first use.
  struct Numbered<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
      if let number = numbers[value] { return number }
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }
}
