import LayoutReader

/// Replaces a section that is left out: one cell that spans the layout, with the error as its title.
enum PlaceholderSection {
  /// The limit for repeated placeholders: a section repeated more often gets only one, because its count can
  /// be the error itself.
  private static let greatestCopyCount = 1_000.0

  /// The length of the cell along the scroll axis, in points, with room for the title.
  private static let length = 88.0

  /// - Parameters:
  ///   - words: the reason why the section is left out.
  ///   - isNamed: true to keep the section's id, title and copies; false once the error can be in them.
  ///   - isSideways: true if the layout scrolls horizontally.
  static func box(
    inPlaceOf section: Normal, saying words: String, isNamed: Bool, isSideways: Bool
  ) -> Normal {
    let span = section.firstKey ?? section.span
    let build = NormalBuilder(span: span)
    let length = build.form("absolute", Self.length)
    let whole = (build.form("fractionalWidth", 1), build.form("fractionalHeight", 1))
    let size = isSideways ? build.size(length, whole.1) : build.size(whole.0, length)
    let item = build.item(build.size(whole.0, whole.1))
    let line = build.map([
      build.field(NodeKeys.size.name, size), build.field(LineKeys.subitems.name, build.list([item])),
    ])
    var fields: [NormalField] = []
    for key in isNamed ? [SectionKeys.id.name, SectionKeys.title.name, SectionKeys.repeat.name] : [] {
      guard let field = section.field(key), !field.value.isNull,
        key != "repeat" || field.value.number.map({ $0 <= greatestCopyCount }) ?? false
      else { continue }
      fields.append(field)
    }
    let cell = build.map([build.field(CellKeys.title.name, build.text(words))])
    fields.append(NormalField(SectionKeys.items.name, keySpan: span, build.list([cell])))
    fields.append(
      NormalField(SectionKeys.group.name, keySpan: span, build.map([build.field("horizontal", line)])))
    return Normal(.map(fields), at: section.span)
  }
}
