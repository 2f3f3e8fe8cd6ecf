import LayoutTypography
/// The keys of the environment, whose values cannot be expressions.
package enum EnvironmentKeys {
  package static let device = KeyRow("device", .label, default: "iphone-16", "a preset")
  package static let orientation = KeyRow(
    "orientation", .word(["portrait", "landscape"]), default: "portrait", "only with a device")
  package static let system = KeyRow(
    "system", .system,
    "the system and its major version; the device's unless given, without a device that of its idiom, ios-18 for phones and pads"
  )
  package static let container = KeyRow(
    "container", .extent, uikit: "NSCollectionLayoutEnvironment.container",
    "the collection view's bounds in points; overrides the device's size")
  package static let safeArea = KeyRow(
    "safeArea", .insets(NumberRule.points.literal), uikit: "UIView.safeAreaInsets", "the safe area, points")
  package static let layoutMargins = KeyRow(
    "layoutMargins", .insets(NumberRule.points.literal), uikit: "UIView.directionalLayoutMargins",
    "the layout margins, points")
  package static let readableContent = KeyRow(
    "readableContent", .insets(NumberRule.points.literal), uikit: "UIView.readableContentGuide",
    "the readable content guide's insets, points")
  package static let bars = KeyRow("bars", .map(.bars), "bars that are added to the safe area")
  package static let contentInset = KeyRow(
    property: "contentInset", .insets(NumberRule.points.literal), default: .zero,
    "the scroll view's own inset, beyond the safe area")
  package static let traits = KeyRow(
    "traits", .map(.traits), uikit: "NSCollectionLayoutEnvironment.traitCollection", "the trait collection")
  package static let scroll = KeyRow(
    "scroll", .map(.scroll), uikit: ".contentOffset", "how far the content is scrolled from rest")
  package static let measure = KeyRow(
    "measure", .word(["all", "visible"]), default: "all", "which self-sizing views have been measured")

  static let noun = Noun(
    .environment, "an environment", uikit: "UIScrollView",
    [
      device, orientation, system, container, safeArea, layoutMargins, readableContent, bars, contentInset,
      traits, scroll, measure,
    ])
}

/// The bars that are added to the safe area.
package enum BarKeys {
  package static let navigation = KeyRow(
    "navigation", .word(["none", "standard", "large"]), default: "none", uikit: "UINavigationBar",
    "the navigation bar")
  package static let search = KeyRow(
    "search", .literalCondition, default: false, uikit: "UISearchController", "a search field under the title"
  )
  package static let sheet = KeyRow(
    "sheet", .literalCondition, default: false, uikit: "UISheetPresentationController",
    "the view is in a sheet, below the status bar")
  package static let tab = KeyRow("tab", .literalCondition, default: false, uikit: "UITabBar", "the tab bar")
  package static let toolbar = KeyRow(
    "toolbar", .literalCondition, default: false, uikit: "UIToolbar", "a toolbar at the bottom")

  static let noun = Noun(
    .bars, "bars", uikit: "",
    [navigation, search, sheet, tab, toolbar])
}

package enum TraitKeys {
  package static let horizontalSizeClass = KeyRow(
    property: "horizontalSizeClass", .word(["compact", "regular"]), "from the width unless given")
  package static let verticalSizeClass = KeyRow(
    property: "verticalSizeClass", .word(["compact", "regular"]), "from the height unless given")
  package static let userInterfaceIdiom = KeyRow(
    property: "userInterfaceIdiom", .word(["phone", "pad", "tv", "mac", "vision"]),
    "from the width unless given")
  package static let displayScale = KeyRow(
    property: "displayScale", .number(EnvironmentTable.displayScale), "pixels a point")
  package static let layoutDirection = KeyRow(
    property: "layoutDirection", .word(["ltr", "rtl"]), default: "ltr", "left to right or right to left")
  package static let preferredContentSizeCategory = KeyRow(
    property: "preferredContentSizeCategory", .word(EnvironmentTable.contentSizeCategories), default: "large",
    "the text size")

  static let noun = Noun(
    .traits, "traits", uikit: "UITraitCollection",
    [
      horizontalSizeClass, verticalSizeClass, userInterfaceIdiom, displayScale, layoutDirection,
      preferredContentSizeCategory,
    ])
}

/// The words and limits of the environment.
package enum EnvironmentTable {
  static let scroll = Noun(
    .scroll, "a scroll offset",
    [
      KeyRow("x", .number(NumberRule.points.literal), default: 0, "to the right, points"),
      KeyRow("y", .number(NumberRule.points.literal), default: 0, "downwards, points"),
    ])

  static let displayScale =
    NumberRule(
      minimum: 0, excludesMinimum: true, maximum: SpecSchema.greatestDisplayScale, noun: "a display scale",
      wanted: "a number of pixels a point greater than 0"
    ).literal

  package static let contentSizeCategories = ContentSizeCategory.allCases.map(\.rawValue)
}
