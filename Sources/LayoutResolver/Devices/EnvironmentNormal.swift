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
    if let device, catalog.isCommon(device) {
      fields.append(build.field(EnvironmentKeys.device.name, build.text(device)))
    }
    fields += [
      build.field(EnvironmentKeys.system.name, build.text(system.name)),
      build.field(
        EnvironmentKeys.container.name,
        build.size(build.number(container.width), build.number(container.height))),
      build.field(EnvironmentKeys.safeArea.name, build.insets(safeArea)),
      build.field(EnvironmentKeys.layoutMargins.name, build.insets(layoutMargins)),
      build.field(EnvironmentKeys.readableContent.name, build.insets(readableContent)),
      build.field(EnvironmentKeys.contentInset.name, build.insets(contentInset)),
      build.field(
        EnvironmentKeys.traits.name,
        build.map([
          build.field(TraitKeys.horizontalSizeClass.name, text(horizontalSizeClass)),
          build.field(TraitKeys.verticalSizeClass.name, text(verticalSizeClass)),
          build.field(TraitKeys.userInterfaceIdiom.name, text(userInterfaceIdiom)),
          build.field(TraitKeys.displayScale.name, build.number(displayScale)),
          build.field(TraitKeys.layoutDirection.name, text(layoutDirection)),
          build.field(TraitKeys.preferredContentSizeCategory.name, build.text(preferredContentSizeCategory)),
        ])
      ),
      build.field(
        EnvironmentKeys.scroll.name,
        build.map([build.field("x", build.number(scroll.x)), build.field("y", build.number(scroll.y))])),
      build.field(EnvironmentKeys.measure.name, text(measure)),
    ]
    return build.map(fields)
  }
}
