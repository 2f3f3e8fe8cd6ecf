extension UIColor {
  public class var black: UIColor { .init(white: 0, alpha: 1) }
  public class var darkGray: UIColor { .init(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { .init(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { .init(white: 1, alpha: 1) }
  public class var gray: UIColor { .init(white: 0.5, alpha: 1) }
  public class var clear: UIColor { .init(white: 0, alpha: 0) }
  public class var red: UIColor { .init(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { .init(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { .init(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { .init(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { .init(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { .init(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { .init(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { .init(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { .init(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var systemRed: UIColor { .init(name: "systemRed") }
  public class var systemGreen: UIColor { .init(name: "systemGreen") }
  public class var systemBlue: UIColor { .init(name: "systemBlue") }
  public class var systemOrange: UIColor { .init(name: "systemOrange") }
  public class var systemYellow: UIColor { .init(name: "systemYellow") }
  public class var systemPink: UIColor { .init(name: "systemPink") }
  public class var systemPurple: UIColor { .init(name: "systemPurple") }
  public class var systemTeal: UIColor { .init(name: "systemTeal") }
  public class var systemIndigo: UIColor { .init(name: "systemIndigo") }
  public class var systemBrown: UIColor { .init(name: "systemBrown") }
  public class var systemMint: UIColor { .init(name: "systemMint") }
  public class var systemCyan: UIColor { .init(name: "systemCyan") }
  public class var systemGray: UIColor { .init(name: "systemGray") }
  public class var systemGray2: UIColor { .init(name: "systemGray2") }
  public class var systemGray3: UIColor { .init(name: "systemGray3") }
  public class var systemGray4: UIColor { .init(name: "systemGray4") }
  public class var systemGray5: UIColor { .init(name: "systemGray5") }
  public class var systemGray6: UIColor { .init(name: "systemGray6") }
  public class var tintColor: UIColor { .init(name: "tintColor") }
  public class var label: UIColor { .init(name: "label") }
  public class var secondaryLabel: UIColor { .init(name: "secondaryLabel") }
  public class var tertiaryLabel: UIColor { .init(name: "tertiaryLabel") }
  public class var quaternaryLabel: UIColor { .init(name: "quaternaryLabel") }
  public class var link: UIColor { .init(name: "link") }
  public class var placeholderText: UIColor { .init(name: "placeholderText") }
  public class var separator: UIColor { .init(name: "separator") }
  public class var opaqueSeparator: UIColor { .init(name: "opaqueSeparator") }
  public class var systemBackground: UIColor { .init(name: "systemBackground") }
  public class var secondarySystemBackground: UIColor { .init(name: "secondarySystemBackground") }
  public class var tertiarySystemBackground: UIColor { .init(name: "tertiarySystemBackground") }
  public class var systemGroupedBackground: UIColor { .init(name: "systemGroupedBackground") }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(name: "secondarySystemGroupedBackground")
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(name: "tertiarySystemGroupedBackground")
  }
  public class var systemFill: UIColor { .init(name: "systemFill") }
  public class var secondarySystemFill: UIColor { .init(name: "secondarySystemFill") }
  public class var tertiarySystemFill: UIColor { .init(name: "tertiarySystemFill") }
  public class var quaternarySystemFill: UIColor { .init(name: "quaternarySystemFill") }
  public class var lightText: UIColor { .init(name: "lightText") }
  public class var darkText: UIColor { .init(name: "darkText") }
}
