import LayoutDiagnostics
import LayoutText

/// The sum in the log of a group without room: what is to fit, and how much room there is.
struct LoggedRoom {
  private(set) var details: [String] = []
  /// The rule that finds this sum.
  private(set) var rule: RuleID?

  init(_ crash: Crash, in log: LogText) {
    switch crash {
    case .noRoom, .negativeRoom: readInsets(log)
    case .itemTooLarge: readItem(log)
    default: break
    }
  }

  private mutating func readInsets(_ log: LogText) {
    guard let insets = log.numbers(4, after: "ensure the contentInsets"),
      let size = log.numbers(2, after: "applied to size:") ?? log.numbers(2, after: "contentSize=")
    else { return }
    // Insets are in UIKit's order: top, left, bottom, right.
    for (side, first, second, length) in [("width", 1, 3, size[0]), ("height", 0, 2, size[1])] {
      let sum = insets[first] + insets[second]
      guard length - sum <= 0 else { continue }
      details.append(
        "The insets of \(decimalText(insets[first])) + \(decimalText(insets[second])) = \(decimalText(sum)) leave \(decimalText(length - sum)) of the \(side) of \(decimalText(length))."
      )
      rule = GroupNoRoomAfterInsets.metadata.id
    }
  }

  private mutating func readItem(_ log: LogText) {
    guard let size = log.numbers(2, after: "effective size is"), let group = log.after("Group:"),
      let direction = group.after("layoutDirection: ."), let subitems = group.after("subitems="),
      let first = subitems.after("<NSCollectionLayout")?.before("<NSCollectionLayout"),
      let dimensions = first.after("size={")?.before("}").text.split(separator: ", "), dimensions.count == 2
    else { return }
    let isHorizontal = direction.text.hasPrefix("horizontal")
    let (axis, side) = isHorizontal ? (0, "width") : (1, "height")
    guard let length = Self.length(dimensions[axis], size) else { return }
    let room = decimalText(size[axis])
    let edges = (isHorizontal ? ["leading=", "trailing="] : ["top=", "bottom="]).map {
      Self.spacing(first, $0)
    }
    let sum = length + edges[0] + edges[1]
    if length < 0 {
      rule = NonpositiveDimension.metadata.id
      details = ["The first item has a \(side) of \(decimalText(length))."]
    } else if length > size[axis] {
      rule = GroupCannotFitItem.metadata.id
      details = ["The first item has a \(side) of \(decimalText(length)), the group has room for \(room)."]
    } else if sum > size[axis] {
      rule = EdgeSpacingOverflow.metadata.id
      details = [
        "Edge spacing and the first item take \(decimalText(edges[0])) + \(decimalText(length)) + \(decimalText(edges[1])) = \(decimalText(sum)), the group has room for \(room)."
      ]
    } else if dimensions[axis].hasPrefix(".estimated") {
      rule = EstimatedMainAxisUnbounded.metadata.id
      details = [
        "The first item's \(side) is estimated at \(decimalText(length)): it measures more than the \(room) that the group has room for."
      ]
    }
  }

  /// The length of a dimension such as `.containerWidthFactor(0.25)` in a container.
  private static func length(_ dimension: Substring, _ size: [Double]) -> Double? {
    guard let value = LogText(String(dimension)).numbers(1, after: "(")?.first else { return nil }
    return switch dimension.prefix(while: { $0 != "(" }) {
    case ".containerWidthFactor", ".fractionalWidth": value * size[0]
    case ".containerHeightFactor", ".fractionalHeight": value * size[1]
    default: value
    }
  }

  private static func spacing(_ item: LogText, _ edge: String) -> Double {
    guard let value = item.after("edgeSpacing=")?.after(edge),
      value.text.hasPrefix(".fixed(") || value.text.hasPrefix(".flexible(")
    else { return 0 }
    return value.numbers(1, after: "(")?.first ?? 0
  }
}
