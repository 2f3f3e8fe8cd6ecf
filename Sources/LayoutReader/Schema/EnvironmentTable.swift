/// The keys of the environment: no expressions here.
package enum EnvironmentTable {
  static let environment = Noun(
    .environment, "an environment",
    [
      KeyRow("device", .label, default: "iphone-16", "a preset"),
      KeyRow("orientation", .word(["portrait", "landscape"]), default: "portrait", "only with a device"),
      KeyRow(
        "system", .system,
        "the system and its major version; the device's unless given, without a device that of its idiom, ios-18 for phones and pads"
      ),
      KeyRow("container", .extent, "the collection view's bounds in points; overrides the device's size"),
      KeyRow("safeArea", .insets(NumberRule.points.literal), "the safe area, points"),
      KeyRow("layoutMargins", .insets(NumberRule.points.literal), "the layout margins, points"),
      KeyRow(
        "readableContent", .insets(NumberRule.points.literal), "the readable content guide's insets, points"),
      KeyRow("bars", .map(.bars), "bars that are added to the safe area"),
      KeyRow(
        "contentInset", .insets(NumberRule.points.literal), default: "0",
        "the scroll view's own inset, beyond the safe area"),
      KeyRow("traits", .map(.traits), "the trait collection"),
      KeyRow("scroll", .map(.scroll), "how far the content is scrolled from rest"),
      KeyRow(
        "measure", .word(["all", "visible"]), default: "all", "which self-sizing views have been measured"),
    ])

  static let bars = Noun(
    .bars, "bars",
    [
      KeyRow("navigation", .word(["none", "standard", "large"]), default: "none", "the navigation bar"),
      KeyRow("search", .boolean(allowsExpression: false), default: "false", "a search field under the title"),
      KeyRow(
        "sheet", .boolean(allowsExpression: false), default: "false",
        "the view is in a sheet, below the status bar"),
      KeyRow("tab", .boolean(allowsExpression: false), default: "false", "the tab bar"),
      KeyRow("toolbar", .boolean(allowsExpression: false), default: "false", "a toolbar at the bottom"),
    ])

  static let traits = Noun(
    .traits, "traits",
    [
      KeyRow("horizontalSizeClass", .word(["compact", "regular"]), "from the width unless given"),
      KeyRow("verticalSizeClass", .word(["compact", "regular"]), "from the height unless given"),
      KeyRow(
        "userInterfaceIdiom", .word(["phone", "pad", "tv", "mac", "vision"]), "from the width unless given"),
      KeyRow("displayScale", .number(displayScale), "pixels a point"),
      KeyRow("layoutDirection", .word(["ltr", "rtl"]), default: "ltr", "left to right or right to left"),
      KeyRow("preferredContentSizeCategory", .word(contentSizeCategories), default: "large", "the text size"),
    ])

  static let scroll = Noun(
    .scroll, "a scroll offset",
    [
      KeyRow("x", .number(NumberRule.points.literal), default: "0", "to the right, points"),
      KeyRow("y", .number(NumberRule.points.literal), default: "0", "downwards, points"),
    ])

  static let displayScale =
    NumberRule(
      minimum: 0, excludesMinimum: true, maximum: SpecSchema.greatestDisplayScale, noun: "a display scale",
      wanted: "a number of pixels a point greater than 0"
    ).literal

  package static let contentSizeCategories = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
    "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]
}
