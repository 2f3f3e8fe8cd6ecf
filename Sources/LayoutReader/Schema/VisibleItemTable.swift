/// The keys of `visibleItems`, which change the look of a section's visible elements.
package enum VisibleItemKeys {
  /// The words for the elements that a rule applies to.
  static let targets = ["cells", "supplementaries", "decorations", "all"]

  package static let `for` = KeyRow(
    "for", .visibleTargets, default: "cells", "the elements, by a word or by a list of element kinds")
  package static let `let` = KeyRow("let", .names(.namedValue), "named values, evaluated for each element")
  package static let scale = KeyRow(
    "scale", .scale, default: 1, uikit: ".transform", "about the centre: a factor, or [x, y]")
  package static let translate = KeyRow(
    "translate", .point, default: .zero, uikit: ".transform", "points to the right and downwards")
  package static let rotate = KeyRow(
    "rotate", .number(.points), default: 0, uikit: ".transform", "degrees, clockwise")
  package static let rotateX = KeyRow(
    "rotateX", .number(.points), default: 0, uikit: ".transform3D", "degrees about the horizontal axis")
  package static let rotateY = KeyRow(
    "rotateY", .number(.points), default: 0, uikit: ".transform3D", "degrees about the vertical axis")
  package static let perspective = KeyRow(
    "perspective", .number(.perspective), uikit: ".transform3D", "how far the eye is from the screen, points")
  package static let alpha = KeyRow(property: "alpha", .number(.points), default: 1, "held between 0 and 1")
  package static let zIndex = KeyRow(
    property: "zIndex", .number(.zIndex), "the drawing order, in place of the layout's")
  package static let hidden = KeyRow(
    "hidden", .condition, default: false, uikit: ".isHidden", "true to leave it out of sight")
  package static let scaleByDistance = KeyRow(
    "scaleByDistance", .map(.distanceRange), "a scale that changes with the distance from the middle")
  package static let fadeByDistance = KeyRow(
    "fadeByDistance", .map(.distanceRange), "an alpha that changes with the distance from the middle")
  package static let coverFlow = KeyRow(
    "coverFlow", .map(.coverFlow), "elements beside the middle are turned towards it")

  private static let evaluated = [
    `let`, scale, translate, rotate, rotateX, rotateY, perspective, alpha, zIndex, hidden,
  ]

  static let noun = Noun(
    .visibleItemRule, "a rule of visibleItems", uikit: "NSCollectionLayoutVisibleItem",
    exclusions: [
      [scale, scaleByDistance], [alpha, fadeByDistance], [rotateX, coverFlow], [rotateY, coverFlow],
    ], [`for`] + evaluated + [scaleByDistance, fadeByDistance, coverFlow])

  /// The keys whose expressions are evaluated for each visible element.
  fileprivate static let perElement = Set(evaluated.map(\.name))
}

/// The keys of `scaleByDistance` and `fadeByDistance`.
package enum DistanceKeys {
  package static let from = KeyRow(
    "from", .number(.points), required: true, "half a container from the middle, and farther")
  package static let to = KeyRow("to", .number(.points), required: true, "in the middle")

  static let noun = Noun(.distanceRange, "a range by distance", [from, to])
}

package enum CoverFlowKeys {
  package static let angle = KeyRow(
    "angle", .number(.points), required: true,
    "degrees, half a container from the middle and farther; the eye is 500 points away unless perspective says otherwise"
  )

  static let noun = Noun(.coverFlow, "a cover flow", [angle])
}

extension SpecSchema {
  /// The keys of a rule of `visibleItems` whose expressions are evaluated for each visible element.
  package static let perVisibleElementKeys = VisibleItemKeys.perElement
}
