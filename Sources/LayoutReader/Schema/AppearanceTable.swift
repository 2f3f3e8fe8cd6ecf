/// What cells look like in pictures.
package enum AppearanceKeys {
  package static let shape = KeyRow(
    "shape", .word(["rectangle", "circle", "pill"]), default: "rectangle", "its outline")
  package static let image = KeyRow(
    "image", .literalCondition, default: false, "whether it shows a picture")
  package static let lines = KeyRow(
    "lines",
    .number(NumberRule(minimum: 0, maximum: 20, isWhole: true, allowsExpression: false, noun: "a count")),
    default: 0, "how many lines of text it shows; the first is its title")

  static let noun = Noun(.appearance, "appearance", [shape, image, lines])
}
