/// A kind of value that keys have: how it is written.
struct SpecHelpValue {
  let name: String
  let forms: String
  /// Keys with such values, one on each line.
  let examples: [String]

  static func named(_ name: String) -> SpecHelpValue? { all.first { $0.name == name } }

  static let all = [
    SpecHelpValue(
      name: "number", forms: "44, -8, 0.5; points unless the key says otherwise",
      examples: ["interGroupSpacing: 8"]),
    SpecHelpValue(
      name: "dimension",
      forms: "44 points, 50% of the container, 1/3, 50%w of its width, ~44 estimated, uniform(44)",
      examples: [
        "rowHeight: 44      # points", "rowHeight: 50%w     # half as high as the container is wide",
        "rowHeight: ~44     # as high as its content, about 44 points",
      ]),
    SpecHelpValue(
      name: "size", forms: "width x height: 100% x 44, or {width: 100%, height: 44}",
      examples: [
        "size: 100% x 44", "size: 1/3 x ~120", "size: 50% x 50%w     # a square: .fractionalWidth(0.5) twice",
      ]),
    SpecHelpValue(
      name: "insets",
      forms: "8, or {top: 8, horizontal: 16}: top, leading, bottom, trailing, horizontal, vertical",
      examples: ["contentInsets: 8", "contentInsets: {vertical: 8, horizontal: 16}"]),
    SpecHelpValue(
      name: "spacing", forms: "8, fixed(8), or flexible(8), which may grow",
      examples: ["interItemSpacing: 8", "interItemSpacing: flexible(8)"]),
    SpecHelpValue(name: "point", forms: "[x, y]", examples: ["absoluteOffset: [8, -8]"]),
    SpecHelpValue(
      name: "ratio", forms: "width / height: 1.5 or 3/2",
      examples: ["aspectRatio: 3/2", "aspectRatio: 1     # a square"]),
    SpecHelpValue(
      name: "columns", forms: "3, or auto(160): as many as fit with 160 points each",
      examples: ["grid: {columns: 3}", "grid: {columns: auto(160)}"]),
    SpecHelpValue(
      name: "node",
      forms:
        "an item or a group: {item: ...}, {horizontal: ...}, {vertical: ...}, {custom: ...}, {use: NAME}",
      examples: ["group: {horizontal: {size: 100% x 88, subitems: [item: 50% x 100%]}}"]),
    SpecHelpValue(
      name: "names", forms: "a map whose keys are names of your own",
      examples: ["let: {gap: 8, isWide: true}"]),
  ]
}
