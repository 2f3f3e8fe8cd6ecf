/// An image of 20 x 20 points. Any name makes one, because there are no image files.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) { super.init() }
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { super.init() }
    public init(scale: SymbolScale) { super.init() }
    public init(weight: SymbolWeight) { super.init() }
    public init(textStyle: UIFont.TextStyle) { super.init() }
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) { super.init() }
    public init(font: UIFont) { super.init() }
    public init(font: UIFont, scale: SymbolScale) { super.init() }
    public init(paletteColors: [UIColor]) { super.init() }
    public init(hierarchicalColor: UIColor) { super.init() }

    open func applying(_ otherConfiguration: Configuration) -> Self { self }
  }

  open var size: CGSize { CGSize(width: 20, height: 20) }
  open var scale: CGFloat { UITraitCollection.current.displayScale }
  open var cgImage: CGImage? { nil }
  open var renderingMode: RenderingMode { .automatic }
  open var isSymbolImage: Bool { false }

  public convenience init?(named name: String) { self.init() }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init() }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init()
  }

  public convenience init?(systemName name: String) { self.init() }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init()
  }

  public convenience init?(data: Data) { self.init() }
  public convenience init?(data: Data, scale: CGFloat) { self.init() }
  public convenience init?(contentsOfFile path: String) { self.init() }
  public convenience init(cgImage: CGImage) { self.init() }
  public required convenience init(imageLiteralResourceName name: String) { self.init() }

  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    self
  }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func draw(in rect: CGRect) {}
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIImage: _ExpressibleByImageLiteral {}
