/// A color. System colors differ only in their names.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  let name: String
  let components: [CGFloat]

  init(name: String, components: [CGFloat] = []) {
    self.name = name
    self.components = components
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = "rgb"
    components = [red, green, blue, alpha]
    super.init()
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) {
    name = "white"
    components = [white, alpha]
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    name = "hsb"
    components = [hue, saturation, brightness, alpha]
    super.init()
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    name = "dynamic"
    components = []
    super.init()
  }

  /// Makes a color for any name, because there are no asset catalogs.
  public init?(named name: String) {
    self.name = name
    components = []
    super.init()
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init(cgColor: CGColor) { self.init(name: "cgColor") }
  public convenience init(patternImage image: UIImage) { self.init(name: "pattern") }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: name, components: components.dropLast() + [alpha])
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  open var cgColor: CGColor { CGColor() }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.name == name && other.components == components
  }

  open override var hash: Int { name.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}
