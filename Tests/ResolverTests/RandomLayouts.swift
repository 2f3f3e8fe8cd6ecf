import TestSupport

/// Random specs of definitions, uses, variants, lets and copies: as YAML in flow style, and as JSON.
struct RandomLayouts {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A value of a spec, to be written in either language.
  indirect enum Tree {
    case scalar(String)
    case text(String)
    case list([Tree])
    case map([(String, Tree)])

    var json: String {
      switch self {
      case .scalar(let text): text
      case .text(let text): "\"\(text)\""
      case .list(let elements): "[" + elements.map(\.json).joined(separator: ", ") + "]"
      case .map(let fields): "{" + fields.map { "\"\($0)\": \($1.json)" }.joined(separator: ", ") + "}"
      }
    }

    /// In block style.
    func yaml(indent: Int = 0) -> String {
      let margin = String(repeating: " ", count: indent)
      switch self {
      case .scalar(let text): return " \(text)\n"
      // A percent sign may not begin a plain scalar, and `>=8` would be a folded one.
      case .text(let text): return text.hasPrefix(">") ? " '\(text)'\n" : " \(text)\n"
      case .list(let elements):
        if elements.isEmpty { return " []\n" }
        return "\n" + elements.map { "\(margin)-\($0.yaml(indent: indent + 2))" }.joined()
      case .map(let fields):
        if fields.isEmpty { return " {}\n" }
        return "\n" + fields.map { "\(margin)\($0):\($1.yaml(indent: indent + 2))" }.joined()
      }
    }
  }

  mutating func spec() -> Tree {
    var fields: [(String, Tree)] = [("version", .scalar("1")), ("name", .text("Random"))]
    if random.oneIn(2) {
      fields.append(
        (
          "environment",
          .map([
            ("container", .text("\(200 + 100 * int(0...6)) x \(300 + 100 * int(0...5))")),
            ("safeArea", .map([("leading", .scalar("\(int(0...20))")), ("top", .scalar("\(int(0...50))"))])),
          ])
        ))
    }
    fields.append(
      (
        "let",
        .map([("a", .scalar("\(int(1...9))")), ("b", .text("${a * 2 + 1}")), ("c", .text("${width > 500}"))])
      ))
    fields.append(
      (
        "define",
        .map([
          (
            "cell",
            .map([("item", .map([("size", .text("${part}% x 100%")), ("contentInsets", .text("${gap}"))]))])
          ),
          (
            "row",
            .map([
              (
                "horizontal",
                .map([
                  ("size", .text("100% x ${tall}")),
                  (
                    "subitem",
                    .map([
                      ("use", .text("cell")),
                      ("with", .map([("part", .scalar("50")), ("gap", .text("${gap + 1}"))])),
                    ])
                  ),
                  ("count", .scalar("\(int(1...4))")),
                ])
              )
            ])
          ),
          ("gutters", .scalar("\(int(0...9))")),
          (
            "fan",
            .map([
              (
                "custom",
                .map([
                  ("size", .text("100% x 40")), ("count", .text("${a}")),
                  ("let", .map([("angle", .text("${index * turn / count}"))])),
                  (
                    "frame",
                    .list([
                      .text("${cos(angle)*a}"), .text("${-(turn)}"), .text("${groupHeight if c else(b)}"),
                      .scalar("1"),
                    ])
                  ),
                ])
              )
            ])
          ),
          ("title", .map([("height", .text("~30")), ("title", .text("t"))])),
          (
            "wide",
            .map([("when", .text("${contentWidth > 500}")), ("contentInsets", .map([("top", number())]))])
          ),
        ])
      ))
    if random.oneIn(3) {
      fields.append(
        (
          "configuration",
          .map([
            ("interSectionSpacing", number()),
            ("variants", .list([.map([("when", condition()), ("interSectionSpacing", number())])])),
          ])
        ))
    }
    fields.append(("sections", .list((0..<int(1...4)).map { section($0) })))
    return .map(fields)
  }

  private mutating func section(_ index: Int) -> Tree {
    var fields: [(String, Tree)] = []
    if random.oneIn(2) { fields.append(("id", .text("s\(index)"))) }
    // Of the first there is always one: a spec without sections is none.
    if index > 0, random.oneIn(3) {
      fields.append(("repeat", random.oneIn(2) ? .scalar("\(int(0...3))") : .text("${a % 3}")))
    }
    fields.append(kind())
    fields += details()
    if fields.contains(where: { $0.0 == "grid" || $0.0 == "list" }) {
      fields.removeAll { $0.0 == "interGroupSpacing" }
    }
    var variants: [Tree] = []
    if random.oneIn(3) { variants.append(.map([("use", .text("wide"))])) }
    if random.oneIn(2) { variants.append(.map([("when", condition())] + details(inVariant: true))) }
    if random.oneIn(4) {
      variants.append(.map([("when", condition()), kind(), ("interGroupSpacing", .scalar("null"))]))
    }
    if random.oneIn(4) {
      // A use over what the section has, be it a use, a node or another kind.
      variants.append(.map([("when", condition()), used(), ("interGroupSpacing", .scalar("null"))]))
    }
    if !variants.isEmpty { fields.append(("variants", .list(variants))) }
    return .map(fields)
  }

  private mutating func kind() -> (String, Tree) {
    switch int(0...6) {
    case 0: ("list", .text(["plain", "grouped", "insetGrouped", "sidebar"][int(0...3)]))
    case 1: ("grid", .map([("columns", .text("${a}")), ("rowHeight", .text("${b * 4}"))]))
    case 2:
      (
        "grid",
        .map([("columns", .text("auto(${b + 40})")), ("aspectRatio", .text("3/4")), ("spacing", number())])
      )
    case 3: used()
    case 4: ("group", .map([("custom", frames())]))
    case 5:
      (
        "group",
        .map([("use", .text("fan")), ("with", .map([("turn", number())])), ("zIndex", .text("${-a}"))])
      )
    default:
      (
        "group",
        .map([
          (
            "vertical",
            .map([
              ("size", .text("100% x 1/4")), ("edgeSpacing", .map([("top", .text("flexible(0)"))])),
              (
                "subitems",
                .list([
                  .map([
                    ("use", .text("cell")), ("with", .map([("part", .text("${b}")), ("gap", .scalar("2"))])),
                  ])
                ])
              ),
            ])
          )
        ])
      )
    }
  }

  private mutating func used() -> (String, Tree) {
    (
      "group",
      .map([
        ("use", .text("row")), ("with", .map([("tall", number(atLeast: 1)), ("gap", number())])),
        ("interItemSpacing", .text(random.oneIn(2) ? ">=4" : "flexible(${a})")),
      ])
    )
  }

  /// A custom group whose frames are known at once, or depend on its box.
  private mutating func frames() -> Tree {
    .map([
      ("size", .text("100% x ${b + 1}")),
      ("let", .map([("step", .text("${index * a}")), ("on", .scalar("true"))])),
      (
        "items",
        .list([
          .map([
            ("frame", .list([.text("${step + b}"), number(), .text("${count if on else 1}"), .scalar("5")]))
          ]),
          .map([
            (
              "frame",
              .list([
                .text("${step}"), .scalar("0"), .text(random.oneIn(2) ? "${groupWidth}" : "${a}"), number(),
              ])
            ),
            ("zIndex", .text("${index}")),
          ]),
        ])
      ),
    ])
  }

  private mutating func details(inVariant: Bool = false) -> [(String, Tree)] {
    var fields: [(String, Tree)] = []
    if random.oneIn(2) {
      fields.append(
        (
          "items",
          random.oneIn(2)
            ? .text("${a + 1}")
            : .list([
              .text("x"), .map([("id", .text("r")), ("count", .text("${a}")), ("kind", .text("k"))]),
              .map([
                ("count", .text("${b}")), ("measured", .map([("height", .text("${index % 3 * b - (a)}"))])),
              ]),
              .map([("id", .scalar("7")), ("title", .text("seven"))]),
            ])
        ))
    }
    switch int(0...3) {
    case 0: fields.append(("contentInsets", .map([("use", .text("gutters")), ("leading", number())])))
    case 1: fields.append(("contentInsets", .map([("horizontal", number()), ("top", .scalar("3"))])))
    case 2: fields.append(("contentInsets", number()))
    default: break
    }
    if random.oneIn(3) {
      fields.append(
        (
          "header",
          random.oneIn(2)
            ? .map([("use", .text("title")), ("pinned", .text("${c and itemCount > 99}"))])
            : .text("~${b + 1}")
        ))
    }
    if random.oneIn(4), !inVariant { fields.append(("interGroupSpacing", number())) }
    if random.oneIn(4) { fields.append(("footer", inVariant ? .scalar("null") : number(atLeast: 1))) }
    if random.oneIn(4) {
      fields.append(
        ("decorationItems", .list([.map([("background", .text("bg")), ("contentInsets", number())])])))
    }
    return fields
  }

  private mutating func condition() -> Tree {
    .text(
      [
        "${width > 400}", "${c}", "${not c or a == 3}", "${horizontalSizeClass == compact}",
        "${itemCount % 2 == 1 if c else b > 9}",
        "${verticalSizeClass != regular and userInterfaceIdiom == phone}",
      ][int(0...5)].replacing("itemCount", with: "displayScale"))
  }

  private mutating func number(atLeast least: Int = 0) -> Tree {
    switch int(0...3) {
    case 0: .text("${a + \(least)}")
    case 1: .text("${min(b, width / 100) * 2 + \(least)}")
    case 2: .text("${\(int(1...5)) if c else a}")
    default: .scalar("\(int(max(least, 1)...20))")
    }
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
