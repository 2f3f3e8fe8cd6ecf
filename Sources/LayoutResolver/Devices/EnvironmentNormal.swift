import LayoutReader
import LayoutSpec
import LayoutText

extension Environment {
  /// The environment as a spec would write it in full.
  ///
  /// - Parameter catalog: a device of the user's own is left out, as its name means nothing elsewhere: all that it says is written out.
  func normal(at span: Span, in catalog: DeviceCatalog) -> Normal {
    let build = NormalBuilder(span: span)
    func text<Word: RawRepresentable<String>>(_ word: Word) -> Normal { build.text(word.rawValue) }
    var fields: [(String, Normal)] = []
    if let device, catalog.isCommon(device) { fields.append(("device", build.text(device))) }
    fields += [
      ("container", build.size(build.number(container.width), build.number(container.height))),
      ("safeArea", build.insets(safeArea)), ("layoutMargins", build.insets(layoutMargins)),
      ("readableContent", build.insets(readableContent)), ("contentInset", build.insets(contentInset)),
      (
        "traits",
        build.map([
          ("horizontalSizeClass", text(horizontalSizeClass)), ("verticalSizeClass", text(verticalSizeClass)),
          ("userInterfaceIdiom", text(userInterfaceIdiom)), ("displayScale", build.number(displayScale)),
          ("layoutDirection", text(layoutDirection)),
          ("preferredContentSizeCategory", build.text(preferredContentSizeCategory)),
        ])
      ),
      ("scroll", build.map([("x", build.number(scroll.x)), ("y", build.number(scroll.y))])),
      ("measure", text(measure)),
    ]
    return build.map(fields)
  }
}
