import LayoutText

/// Rules for maps that the tables of keys do not express.
extension JSONSchemaBuilder {
  /// Returns the rules for maps and for the parts merged over them.
  func rulesOfParts(_ id: NounID) -> [JSONValue] {
    switch id {
    case .section, .sectionVariant: besideShorthands + [outermostGroup] + besideHeaders
    case .environment:
      [.not(["required": ["orientation", "container"], "not": .having(["device"])])]
    default: []
    }
  }

  /// Returns the rules for whole maps only.
  mutating func rules(_ id: NounID) -> [JSONValue] {
    switch id {
    case .spec: [sectionsOrCode]
    case .section: [sectionKind] + headerSizes
    case .item: [aspectRatio]
    case .line: [.any(SpecSchema.groupContents.map { .having([$0]) }), countBesideContents]
    case .custom: [.any([.having(["items"]), .having(["count", "frame"])])]
    case .boundaryItem: [alignment, sides]
    case .headerOrFooter: [sides]
    default: []
    }
  }

  /// Requires sections, or code that builds them. With code, sections have only data.
  private var sectionsOrCode: JSONValue {
    mutating get {
      let data = schema(SpecKeys.sectionsBesideSwift, isPart: false)
      let sections = schema(SpecKeys.sections.type, isPart: false)
      return [
        "if": .having(["swift"]), "then": ["properties": ["sections": data]],
        "else": ["required": ["sections"], "properties": ["sections": sections]],
      ]
    }
  }

  /// Requires one of the section's kinds, or a variant without a condition.
  private var sectionKind: JSONValue {
    let open: JSONValue = [
      "required": ["variants"],
      "properties": ["variants": ["contains": ["type": "object", "not": .having(["when"])]]],
    ]
    return .any(SpecSchema.sectionKinds.map { .having([$0]) } + [open])
  }

  /// Refuses spacing and scrolling next to a shorthand, which sets them.
  private var besideShorthands: [JSONValue] {
    let scrolls: JSONValue = .not(["enum": .array(["none"])])
    return SpecSchema.sectionKinds.dropFirst().flatMap { kind in
      [
        .not([
          "required": .strings([kind, "orthogonalScrollingBehavior"]),
          "properties": [
            kind: .not(["type": "null"]),
            "orthogonalScrollingBehavior": ["type": "string", "allOf": [scrolls]],
          ],
        ])
      ] + (kind == "list" ? [] : [Self.excluding([kind, "interGroupSpacing"], isPart: true)])
    }
  }

  /// Refuses an item as the group of a section.
  private var outermostGroup: JSONValue {
    .not(["required": ["group"], "properties": ["group": ["type": "object", "required": ["item"]]]])
  }

  /// Refuses boundary items of the kind of `header` or `footer`, because each kind may occur once.
  private var besideHeaders: [JSONValue] {
    [("header", ElementKind.header), ("footer", ElementKind.footer)].map { key, kind in
      .not([
        "required": .strings([key, "boundarySupplementaryItems"]),
        "properties": [
          key: .not(["type": "null"]),
          "boundarySupplementaryItems": [
            "type": "array",
            "contains": [
              "type": "object", "required": ["elementKind"],
              "properties": ["elementKind": .words([key, kind])],
            ],
          ],
        ],
      ])
    }
  }

  private var countBesideContents: JSONValue {
    ["dependencies": ["subitem": ["count"], "repeatingSubitem": ["count"]]]
  }

  /// Requires exactly one side of the size with an aspect ratio, and both sides without one.
  private var aspectRatio: JSONValue {
    func only(_ side: String, without other: String) -> JSONValue {
      ["type": "object", "required": .strings([side]), "not": .having([other])]
    }
    let used: JSONValue = ["type": "object", "required": ["use"]]
    return [
      "if": .having(["aspectRatio"]),
      "then": [
        "required": ["size"],
        "properties": [
          "size": .any([only("width", without: "height"), only("height", without: "width"), used])
        ],
      ],
      "else": [
        "properties": ["size": .any([.not(["type": "object"]), .having(["width", "height"]), used])]
      ],
    ]
  }

  /// Requires an alignment unless the kind is UIKit's own; only those have a default.
  private var alignment: JSONValue {
    let own = ["header", "footer", ElementKind.header, ElementKind.footer]
    return .any([["properties": ["elementKind": .words(own)]], .having(["alignment"])])
  }

  private var isAside: JSONValue {
    ["required": ["alignment"], "properties": ["alignment": .words(["leading", "trailing"])]]
  }

  /// Requires the side across the edge in the size of a boundary item.
  private var sides: JSONValue {
    func needs(_ side: String, not other: String) -> JSONValue {
      ["properties": ["size": .any([.not(.having([other])), .having([side]), .having(["use"])])]]
    }
    return [
      "if": isAside, "then": needs("width", not: "height"), "else": needs("height", not: "width"),
    ]
  }

  /// Requires a size for a header or footer, unless a list or a definition provides it.
  private var headerSizes: [JSONValue] {
    ["header", "footer"].map { key in
      let mode = "\(key)Mode"
      let hasSize: JSONValue = [
        "properties": [key: .any([.not(["type": "object"]), .having(["use"]), headerSize])]
      ]
      let supplementary: JSONValue = [
        "required": .strings([mode]), "properties": [mode: .words(["supplementary"])],
      ]
      let isInList: JSONValue = [
        "required": ["list"],
        "properties": ["list": ["type": "object", "anyOf": .array([.having(["use"]), supplementary])]],
      ]
      let isOpen = JSONValue.not(.any(SpecSchema.sectionKinds.map { .having([$0]) }))
      return .any([hasSize, isInList, isOpen])
    }
  }

  private var headerSize: JSONValue {
    [
      "if": isAside,
      "then": .any([.having(["size"]), .having(["width"])]),
      "else": .any([.having(["size"]), .having(["height"])]),
    ]
  }
}
