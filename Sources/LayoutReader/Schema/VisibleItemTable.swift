/// The keys of `visibleItems`: what a section does to its elements in sight.
enum VisibleItemTable {
  /// The words for the elements that a rule is for.
  static let targets = ["cells", "supplementaries", "decorations", "all"]

  static let rule = Noun(
    .visibleItemRule, "a rule of visibleItems",
    exclusions: [
      ["scale", "scaleByDistance"], ["alpha", "fadeByDistance"], ["rotateX", "coverFlow"],
      ["rotateY", "coverFlow"],
    ],
    [
      KeyRow(
        "for", .visibleTargets, default: "cells", "the elements, by a word or by a list of element kinds"),
      KeyRow("let", .names(.namedValue), "named values, evaluated for each element"),
      KeyRow("scale", .scale, default: "1", "about the centre: a factor, or [x, y]"),
      KeyRow("translate", .point, default: "[0, 0]", "points to the right and downwards"),
      KeyRow("rotate", .number(.points), default: "0", "degrees, clockwise"),
      KeyRow("rotateX", .number(.points), default: "0", "degrees about the horizontal axis"),
      KeyRow("rotateY", .number(.points), default: "0", "degrees about the vertical axis"),
      KeyRow("perspective", .number(.perspective), "how far the eye is from the screen, points"),
      KeyRow("alpha", .number(.points), default: "1", "held between 0 and 1"),
      KeyRow("zIndex", .number(.zIndex), "the drawing order, in place of the layout's"),
      KeyRow("hidden", .boolean(allowsExpression: true), default: "false", "true to leave it out of sight"),
      KeyRow(
        "scaleByDistance", .map(.distanceRange), "a scale that changes with the distance from the middle"),
      KeyRow(
        "fadeByDistance", .map(.distanceRange), "an alpha that changes with the distance from the middle"),
      KeyRow("coverFlow", .map(.coverFlow), "elements beside the middle are turned towards it"),
    ])

  static let distanceRange = Noun(
    .distanceRange, "a range by distance",
    [
      KeyRow("from", .number(.points), required: true, "half a container from the middle, and farther"),
      KeyRow("to", .number(.points), required: true, "in the middle"),
    ])

  static let coverFlow = Noun(
    .coverFlow, "a cover flow",
    [
      KeyRow(
        "angle", .number(.points), required: true,
        "degrees, half a container from the middle and farther; the eye is 500 points away unless perspective says otherwise"
      )
    ])
}

extension SpecSchema {
  /// The keys of a rule of `visibleItems` whose expressions are evaluated for each element in sight.
  package static let perVisibleElementKeys: Set<String> = [
    "let", "scale", "translate", "rotate", "rotateX", "rotateY", "perspective", "alpha", "zIndex", "hidden",
  ]
}
