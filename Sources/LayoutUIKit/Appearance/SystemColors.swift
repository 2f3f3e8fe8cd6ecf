import Foundation

extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var systemRed: UIColor { UIColor(name: "systemRed") }
  public class var systemGreen: UIColor { UIColor(name: "systemGreen") }
  public class var systemBlue: UIColor { UIColor(name: "systemBlue") }
  public class var systemOrange: UIColor { UIColor(name: "systemOrange") }
  public class var systemYellow: UIColor { UIColor(name: "systemYellow") }
  public class var systemPink: UIColor { UIColor(name: "systemPink") }
  public class var systemPurple: UIColor { UIColor(name: "systemPurple") }
  public class var systemTeal: UIColor { UIColor(name: "systemTeal") }
  public class var systemIndigo: UIColor { UIColor(name: "systemIndigo") }
  public class var systemBrown: UIColor { UIColor(name: "systemBrown") }
  public class var systemMint: UIColor { UIColor(name: "systemMint") }
  public class var systemCyan: UIColor { UIColor(name: "systemCyan") }
  public class var systemGray: UIColor { UIColor(name: "systemGray") }
  public class var systemGray2: UIColor { UIColor(name: "systemGray2") }
  public class var systemGray3: UIColor { UIColor(name: "systemGray3") }
  public class var systemGray4: UIColor { UIColor(name: "systemGray4") }
  public class var systemGray5: UIColor { UIColor(name: "systemGray5") }
  public class var systemGray6: UIColor { UIColor(name: "systemGray6") }
  public class var tintColor: UIColor { UIColor(name: "tintColor") }
  public class var label: UIColor { UIColor(name: "label") }
  public class var secondaryLabel: UIColor { UIColor(name: "secondaryLabel") }
  public class var tertiaryLabel: UIColor { UIColor(name: "tertiaryLabel") }
  public class var quaternaryLabel: UIColor { UIColor(name: "quaternaryLabel") }
  public class var link: UIColor { UIColor(name: "link") }
  public class var placeholderText: UIColor { UIColor(name: "placeholderText") }
  public class var separator: UIColor { UIColor(name: "separator") }
  public class var opaqueSeparator: UIColor { UIColor(name: "opaqueSeparator") }
  public class var systemBackground: UIColor { UIColor(name: "systemBackground") }
  public class var secondarySystemBackground: UIColor { UIColor(name: "secondarySystemBackground") }
  public class var tertiarySystemBackground: UIColor { UIColor(name: "tertiarySystemBackground") }
  public class var systemGroupedBackground: UIColor { UIColor(name: "systemGroupedBackground") }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(name: "tertiarySystemGroupedBackground")
  }
  public class var systemFill: UIColor { UIColor(name: "systemFill") }
  public class var secondarySystemFill: UIColor { UIColor(name: "secondarySystemFill") }
  public class var tertiarySystemFill: UIColor { UIColor(name: "tertiarySystemFill") }
  public class var quaternarySystemFill: UIColor { UIColor(name: "quaternarySystemFill") }
  public class var lightText: UIColor { UIColor(name: "lightText") }
  public class var darkText: UIColor { UIColor(name: "darkText") }
}
