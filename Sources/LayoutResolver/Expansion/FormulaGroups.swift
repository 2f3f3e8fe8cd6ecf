import LayoutReader
import LayoutSpec

/// Finds formula-based custom groups, and writes out their frames.
extension Normal {
  /// True if the frames of a custom group are computed: it has a formula, a `let`, or expressions in its
  /// frames.
  var isFormula: Bool {
    field(CustomKeys.count) != nil || field(CustomKeys.frame) != nil || field(CustomKeys.let) != nil
      || self[CustomKeys.items]?.hasExpressions == true
  }

  /// True if the node contains a formula-based custom group.
  var hasFormulas: Bool {
    contents.contains(.customGroups) && contains { $0.key == "custom" && $0.value.isFormula }
  }

  /// Replaces the map of every formula-based custom group with what `body` returns, in document order.
  func replacingFormulas(_ body: (Normal) -> Normal) -> Normal {
    guard contents.contains(.customGroups) else { return self }
    switch value {
    case .list(let elements):
      return Normal(.list(elements.map { $0.replacingFormulas(body) }), at: span, scope: scope)
    case .map(let fields):
      let replaced = fields.map { field in
        let isFormula = field.key == "custom" && field.value.isFormula
        return NormalField(
          field.key, keySpan: field.keySpan,
          isFormula ? body(field.value) : field.value.replacingFormulas(body))
      }
      return Normal(.map(replaced), at: span, scope: scope)
    case .null, .boolean, .number, .text, .expression, .raw: return self
    }
  }

  /// Returns the map of a custom group with its frames written out.
  func writing(_ frames: [CustomFrame]) -> Normal {
    let build = NormalBuilder(span: (field(CustomKeys.count) ?? field(CustomKeys.items))?.keySpan ?? span)
    let items = frames.map { frame in
      let numbers = [frame.frame.x, frame.frame.y, frame.frame.width, frame.frame.height]
      var fields = [build.field(CustomFrameKeys.frame.name, build.list(numbers.map(build.number)))]
      if frame.zIndex != 0 {
        fields.append(build.field(CustomFrameKeys.zIndex.name, build.number(Double(frame.zIndex))))
      }
      return build.map(fields)
    }
    return removing(
      CustomKeys.count.name, CustomKeys.frame.name, CustomKeys.zIndex.name, CustomKeys.let.name,
      CustomKeys.items.name
    )
    .setting(CustomKeys.items.name, build.list(items), at: build.span).ordered(as: .map(.custom))
  }
}
