/// The keys of `.layoutc.yaml`.
enum ConfigurationFileTable {
  static let devices = KeyRow("devices", .names(.map(.device)), "own devices, by name")
  static let environments = KeyRow(
    "environments", .names(.map(.environment)), "named environments, to be used like devices")

  static let file = Noun(
    .configurationFile, "a configuration file",
    [
      devices, environments,
      KeyRow(
        "system", .system,
        "the system of what names none, where the device runs it; the device's unless given"),
      KeyRow(
        "assume", .names(.literal),
        "values for names that Swift files read and that are unknown here, as --assume gives them"),
      KeyRow("lint", .map(.configurationLint), "which rules run, and how severe their findings are"),
    ])

  static let lint = Noun(
    .configurationLint, "lint",
    [
      KeyRow(
        "select", .oneOrMany(.label), "the only rules that run; all stands for every one, opt-in ones too"),
      SpecTable.ignore, SpecTable.disable,
      KeyRow("severity", .names(.word(SpecTable.severities)), "severities by rule"),
      KeyRow(
        "failOn", .word(["error", "warning", "info"]), default: "warning",
        "the least severity that makes lint fail"),
      KeyRow("maxWarnings", .number(NumberRule.itemCount.literal), "how many warnings lint bears"),
      KeyRow("targets", .names(.version), "the least system versions, by platform"),
      KeyRow("options", .map(.ruleOptions), "the numbers and names that rules go by"),
      KeyRow(
        "devices", .list(.label, atLeast: 0),
        "the devices and environments that specs are linted for besides their own"),
      KeyRow(
        "matrix", .literalCondition, default: false,
        "whether specs are linted for the matrix of --matrix, too"),
      KeyRow("overrides", .list(.map(.configurationOverride), atLeast: 0), "settings for some files"),
    ])

  static let override = Noun(
    .configurationOverride, "an override",
    [
      KeyRow(
        "files", .oneOrMany(.label), required: true, "patterns of paths, from the configuration file's folder"
      ),
      SpecTable.ignore, SpecTable.disable,
      KeyRow("severity", .names(.word(SpecTable.severities)), "severities by rule"),
    ])

  static let ruleOptions = Noun(
    .ruleOptions, "options",
    [
      KeyRow("minContainer", .extent, "the smallest container that layouts may meet, points"),
      KeyRow(
        "touchTarget", .number(NumberRule.length.literal), default: 44,
        "the least side of what is tapped, points"),
      KeyRow("textKinds", .list(.label, atLeast: 0), "the kinds of cells that show text"),
      KeyRow("decorativeKinds", .list(.label, atLeast: 0), "the kinds of cells that are only looked at"),
      KeyRow(
        "uniformSiblings", .number(NumberRule.count.literal), default: 12,
        "how many siblings may be measured together in a group"),
      KeyRow(
        "estimatedItems", .number(NumberRule.itemCount.literal), default: 1000,
        "how many self-sizing cells a section may have"),
    ])
}

package enum DeviceKeys {
  package static let container = KeyRow(
    "container", .extent, required: true, "the bounds held upright, points")
  package static let landscapeContainer = KeyRow(
    "landscapeContainer", .extent, "the bounds held sideways, points; the same turned unless given")
  package static let displayScale = KeyRow(
    "displayScale", .number(EnvironmentTable.displayScale), default: 2, "pixels a point")
  package static let system = KeyRow(
    "system", .system, "its system; that of a container without a device unless given")
  package static let safeArea = KeyRow(
    "safeArea", .insets(NumberRule.points.literal), default: .zero, "the safe area held upright, points")
  package static let landscapeSafeArea = KeyRow(
    "landscapeSafeArea", .insets(NumberRule.points.literal), "held sideways; that of safeArea unless given")
  package static let layoutMargins = KeyRow(
    "layoutMargins", .insets(NumberRule.points.literal),
    "the layout margins, points, measured from the bounds; the system's unless given")
  package static let traits = KeyRow(
    "traits", .map(.traits), "what its trait collection has; derived from the bounds unless given")
  package static let landscapeTraits = KeyRow(
    "landscapeTraits", .map(.traits), "its size classes held sideways")

  static let noun = Noun(
    .device, "a device",
    [
      container, landscapeContainer, displayScale, system, safeArea, landscapeSafeArea, layoutMargins, traits,
      landscapeTraits,
    ])
}
