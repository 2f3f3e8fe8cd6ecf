/// The keys of `.layoutc.yaml`.
enum ConfigurationFileTable {
  static let file = Noun(
    .configurationFile, "a configuration file",
    [
      KeyRow("devices", .names(.map(.device)), "own devices, by name"),
      KeyRow("environments", .names(.map(.environment)), "named environments, to be used like devices"),
    ])

  static let device = Noun(
    .device, "a device",
    [
      KeyRow("container", .extent, required: true, "the bounds held upright, points"),
      KeyRow("landscapeContainer", .extent, "the bounds held sideways, points; the same turned unless given"),
      KeyRow("displayScale", .number(EnvironmentTable.displayScale), default: "2", "pixels a point"),
      KeyRow(
        "safeArea", .insets(NumberRule.points.literal), default: "0", "the safe area held upright, points"),
      KeyRow(
        "landscapeSafeArea", .insets(NumberRule.points.literal),
        "held sideways; that of safeArea unless given"),
      KeyRow(
        "layoutMargins", .insets(NumberRule.points.literal),
        "the layout margins, points, measured from the bounds; the system's unless given"),
      KeyRow("traits", .map(.traits), "what its trait collection has; derived from the bounds unless given"),
      KeyRow("landscapeTraits", .map(.traits), "its size classes held sideways"),
    ])
}
