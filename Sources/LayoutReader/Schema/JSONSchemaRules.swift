import LayoutText

/// What the parser asks of whole maps beyond the table of keys.
extension JSONSchemaBuilder {
  /// What holds of maps and of what is merged over them.
  func rulesOfParts(_ id: NounID) -> [JSONValue] {
    switch id {
    case .section, .sectionVariant: besideShorthands + [outermostGroup] + besideHeaders
    case .environment:
      [.not(["required": ["orientation", "container"], "not": .having(["device"])])]
    default: []
    }
  }

  /// What holds of whole maps alone.
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

  /// A spec has sections, or code that builds them: then those that it has hold nothing but data.
  private var sectionsOrCode: JSONValue {
    mutating get {
      let data = schema(SpecTable.sectionsBesideSwift, isPart: false)
      let sections = schema(SpecTable.sections, isPart: false)
      return [
        "if": .having(["swift"]), "then": ["properties": ["sections": data]],
        "else": ["required": ["sections"], "properties": ["sections": sections]],
      ]
    }
  }

  /// One of the section's kinds, or a variant that always holds.
  private var sectionKind: JSONValue {
    let open: JSONValue = [
      "required": ["variants"],
      "properties": ["variants": ["contains": ["type": "object", "not": .having(["when"])]]],
    ]
    return .any(SpecSchema.sectionKinds.map { .having([$0]) } + [open])
  }

  /// Shorthands set their own spacing and scrolling.
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

  /// An item alone is no group.
  private var outermostGroup: JSONValue {
    .not(["required": ["group"], "properties": ["group": ["type": "object", "required": ["item"]]]])
  }

  /// A header is a boundary item, of which there may be one of a kind.
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

  /// An aspect ratio stands for exactly one side of the size.
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

  /// Only UIKit's own kinds have an edge of their own.
  private var alignment: JSONValue {
    let own = ["header", "footer", ElementKind.header, ElementKind.footer]
    return .any([["properties": ["elementKind": .words(own)]], .having(["alignment"])])
  }

  private var isAside: JSONValue {
    ["required": ["alignment"], "properties": ["alignment": .words(["leading", "trailing"])]]
  }

  /// Of a boundary item's size the side across its edge must be there.
  private var sides: JSONValue {
    func needs(_ side: String, not other: String) -> JSONValue {
      ["properties": ["size": .any([.not(.having([other])), .having([side]), .having(["use"])])]]
    }
    return [
      "if": isAside, "then": needs("width", not: "height"), "else": needs("height", not: "width"),
    ]
  }

  /// A header has a size, unless it is merged over that of a list or stands for a definition.
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
