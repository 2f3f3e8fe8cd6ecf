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
    let numbers = arguments.map { number($0, isWhole: false, within: .product, in: scope).flat }
    let font = font(call.style)
    let text = "(\(swiftLiteral(call.text?.literal ?? "")) as NSString)"
    let measured: String
    switch call.function {
    case .number: return .text(SwiftNames.number(CellText.number(call.text?.literal ?? "")))
    case .scaled:
      // AppKit does not scale.
      if target.platform != .uikit {
        return number(arguments[0], isWhole: false, within: strength, in: scope)
      }
      var style = TextStyle.body
      if case .style(let own) = call.style { style = own }
      return .text("UIFontMetrics(forTextStyle: .\(style.rawValue)).scaledValue(for: \(numbers[0]))")
    case .lineHeight: measured = lineHeight(of: font)
    case .textWidth: measured = "\(text).size(withAttributes: [.font: \(font)]).width"
    case .textHeight:
      let size = "CGSize(width: \(numbers.first ?? "0"), height: CGFloat.greatestFiniteMagnitude)"
      let height =
        "\(text).boundingRect(with: \(size), options: .usesLineFragmentOrigin, attributes: [.font: \(font)], context: nil).height"
      let isLimited = call.lines != nil && arguments.last?.constant != 0
      measured = isLimited ? "min(\(height), \(numbers.last ?? "1") * \(lineHeight(of: font)))" : height
    }
    // A label has whole pixels.
    let scale = displayScale(in: scope).flat
    return enclosed(.text("ceil(\(measured) * \(scale)) / \(scale)"), .product, strength)
  }

  private func lineHeight(of font: String) -> String {
    target.platform != .uikit ? "NSLayoutManager().defaultLineHeight(for: \(font))" : "\(font).lineHeight"
  }

  private func font(_ choice: FontChoice) -> String {
    let type = target.platform != .uikit ? "NSFont" : "UIFont"
    switch choice {
    case .style(let style): return "\(type).preferredFont(forTextStyle: .\(style.rawValue))"
    case .system(let font):
      return "\(type).systemFont(ofSize: \(SwiftNames.number(font.size)), weight: .\(font.weight.rawValue))"
    }
  }
}
