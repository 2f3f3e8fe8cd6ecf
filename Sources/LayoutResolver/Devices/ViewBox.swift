import LayoutReader
import LayoutSpec

/// The size that layout code gives its collection view, and the part of the safe area that the view covers. It has no key in the format:
/// a device stays what it is.
package struct ViewBox: Hashable, Sendable {
  package var size: Extent
  package var safeArea: Insets

  /// - Parameter numbers: width, height, top, leading, bottom and trailing.
  package init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    size = Extent(width: numbers[0], height: numbers[1])
    safeArea = Insets(top: numbers[2], leading: numbers[3], bottom: numbers[4], trailing: numbers[5])
  }

  /// Sets the bounds of an environment.
  func apply(to environment: inout Environment) {
    environment.container = size
    environment.safeArea = safeArea
    environment.bars = Bars()
  }
}

extension Normal {
  private static let viewBoxKey = "viewBox"

  /// The spec whose environment has the size of the code's collection view.
  package func settingViewBox(_ box: ViewBox) -> Normal {
    let build = NormalBuilder(span: span)
    let (size, safe) = (box.size, box.safeArea)
    let numbers = [size.width, size.height, safe.top, safe.leading, safe.bottom, safe.trailing]
    let field = build.field(Self.viewBoxKey, build.list(numbers.map(build.number)))
    return settingEnvironment(fields: environmentFields + [field])
  }

  package var withoutViewBox: Normal { settingEnvironment(fields: environmentFields) }

  /// The fields of the written environment.
  private var environmentFields: [NormalField] {
    (self[SpecKeys.environment]?.fields ?? []).filter { $0.key != Self.viewBoxKey }
  }

  private func settingEnvironment(fields own: [NormalField]) -> Normal {
    let key = SpecKeys.environment.name
    let others = fields.filter { $0.key != key }
    if own.isEmpty { return with(.map(others)) }
    let map = self[SpecKeys.environment]?.with(.map(own)) ?? Normal(.map(own), at: span)
    return with(.map([NormalField(key, keySpan: field(SpecKeys.environment)?.keySpan ?? span, map)] + others))
  }

  /// The size of the code's collection view, in an environment.
  var viewBox: ViewBox? {
    self[Self.viewBoxKey].flatMap { ViewBox($0.elements.compactMap(\.number)) }
  }
}
