import LayoutResolver
import LayoutSpec
import LayoutText
import LayoutTypography

extension LayoutGenerator {
  /// The code of a function that measures text.
  /// - Parameter arguments: its arguments that are numbers.
  func measurement(
    _ call: TextCall, _ arguments: [Formula], within strength: Strength, in scope: FunctionScope
  ) -> Code {
    let numbers = arguments.map { number($0, in: scope).flat }
    let font = Self.font(call.style)
    let text = "(\(swiftLiteral(call.text?.literal ?? "")) as NSString)"
    let measured: String
    switch call.function {
    case .scaled:
      var style = "body"
      if case .style(let own) = call.style { style = own.rawValue }
      return .text("UIFontMetrics(forTextStyle: .\(style)).scaledValue(for: \(numbers.first ?? "0"))")
    case .lineHeight: measured = "\(font).lineHeight"
    case .textWidth: measured = "\(text).size(withAttributes: [.font: \(font)]).width"
    case .textHeight:
      let size = "CGSize(width: \(numbers.first ?? "0"), height: .greatestFiniteMagnitude)"
      let height =
        "\(text).boundingRect(with: \(size), options: .usesLineFragmentOrigin, attributes: [.font: \(font)], context: nil).height"
      measured = call.lines == nil ? height : "min(\(height), \(numbers.last ?? "1") * \(font).lineHeight)"
    }
    // A label has whole pixels.
    let scale = displayScale(in: scope).flat
    return enclosed(.text("ceil(\(measured) * \(scale)) / \(scale)"), .product, strength)
  }

  private static func font(_ choice: FontChoice) -> String {
    switch choice {
    case .style(let style): "UIFont.preferredFont(forTextStyle: .\(style.rawValue))"
    case .system(let font):
      "UIFont.systemFont(ofSize: \(SwiftNames.number(font.size)), weight: .\(font.weight.rawValue))"
    }
  }
}
