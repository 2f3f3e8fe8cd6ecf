import LayoutReader
import LayoutSpec
import LayoutText

extension Environment {
  /// Returns the environment with all keys, in normal form.
  /// - Parameter catalog: the catalog with the custom devices. These are not named, because their names mean
  ///   nothing elsewhere.
  func normal(at span: Span, in catalog: DeviceCatalog) -> Normal {
    let build = NormalBuilder(span: span)
    func text<Word: RawRepresentable<String>>(_ word: Word) -> Normal { build.text(word.rawValue) }
    var fields: [NormalField] = []
    if let device, catalog.isCommon(device) { fields.append(build.field("device", build.text(device))) }
    fields += [
      build.field("system", build.text(system.name)),
      build.field("container", build.size(build.number(container.width), build.number(container.height))),
      build.field("safeArea", build.insets(safeArea)),
      build.field("layoutMargins", build.insets(layoutMargins)),
      build.field("readableContent", build.insets(readableContent)),
      build.field("contentInset", build.insets(contentInset)),
      build.field(
        "traits",
        build.map([
          build.field("horizontalSizeClass", text(horizontalSizeClass)),
          build.field("verticalSizeClass", text(verticalSizeClass)),
          build.field("userInterfaceIdiom", text(userInterfaceIdiom)),
          build.field("displayScale", build.number(displayScale)),
          build.field("layoutDirection", text(layoutDirection)),
          build.field("preferredContentSizeCategory", build.text(preferredContentSizeCategory)),
        ])
      ),
      build.field(
        "scroll",
        build.map([build.field("x", build.number(scroll.x)), build.field("y", build.number(scroll.y))])),
      build.field("measure", text(measure)),
    ]
    return build.map(fields)
  }
}
