import Foundation

/// A made-up struct or enum. Made-up classes and protocols do not conform to it.
public protocol AssumedValue: Hashable, Codable, Identifiable, Error, CustomStringConvertible, AssumedDefault
{
  init()
}

extension AssumedValue {
  public var id: Int { 0 }
  public var description: String { "\(Self.self)" }
  public static var assumedDefault: Any { Self() }
}

/// Any type, in place of a generic parameter.
public struct AssumedType: AssumedValue {
  public init() {}
}

/// An enum whose cases are known, each with some payload.
public protocol AssumedCases {
  static var assumedCases: [(name: String, value: Self)] { get }
}

/// A type that has a usual value.
public protocol AssumedDefault {
  static var assumedDefault: Any { get }
}

extension Int: AssumedDefault { public static var assumedDefault: Any { 2 } }
extension UInt: AssumedDefault { public static var assumedDefault: Any { UInt(2) } }
extension Int32: AssumedDefault { public static var assumedDefault: Any { Int32(2) } }
extension Int64: AssumedDefault { public static var assumedDefault: Any { Int64(2) } }
extension CGFloat: AssumedDefault { public static var assumedDefault: Any { CGFloat(8) } }
extension Double: AssumedDefault { public static var assumedDefault: Any { 8.0 } }
extension Float: AssumedDefault { public static var assumedDefault: Any { Float(8) } }
extension Bool: AssumedDefault { public static var assumedDefault: Any { false } }
extension CGSize: AssumedDefault {
  public static var assumedDefault: Any { windowBounds().size }
}
extension CGRect: AssumedDefault { public static var assumedDefault: Any { windowBounds() } }
extension CGPoint: AssumedDefault { public static var assumedDefault: Any { CGPoint.zero } }
extension UIEdgeInsets: AssumedDefault { public static var assumedDefault: Any { UIEdgeInsets.zero } }
extension NSDirectionalEdgeInsets: AssumedDefault {
  public static var assumedDefault: Any { NSDirectionalEdgeInsets.zero }
}
extension IndexPath: AssumedDefault {
  public static var assumedDefault: Any { IndexPath(item: 0, section: 0) }
}
extension Date: AssumedDefault { public static var assumedDefault: Any { Date(timeIntervalSince1970: 0) } }
extension UUID: AssumedDefault {
  public static var assumedDefault: Any { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
extension URL: AssumedDefault { public static var assumedDefault: Any { URL(fileURLWithPath: "/") } }
extension Optional: AssumedDefault {
  /// A number, because code without one takes 0; else `nil`.
  public static var assumedDefault: Any {
    switch Wrapped.self {
    case let number as any (AssumedDefault & Numeric).Type: number.assumedDefault
    default: Self.none as Any
    }
  }
}
extension AnyHashable: AssumedDefault { public static var assumedDefault: Any { AnyHashable(0) } }
extension UICollectionLayoutListConfiguration: AssumedDefault {
  public static var assumedDefault: Any { Self(appearance: .plain) }
}
extension Dictionary: AssumedDefault { public static var assumedDefault: Any { Self() } }
extension Set: AssumedDefault { public static var assumedDefault: Any { Self() } }
extension Array: AssumedDefault {
  /// Each case of an enum once; of another type three instances, and of a protocol one of each type that fits; else none.
  public static var assumedDefault: Any { assumedElements }

  static var assumedElements: Self {
    if let cases = Element.self as? any AssumedCases.Type { return cases.all as? Self ?? [] }
    if let type = Element.self as? any AssumedValue.Type {
      return (0..<3).compactMap { _ in type.init() as? Element }
    }
    if Element.self == AnyHashable.self { return (0..<3).compactMap { AnyHashable($0) as? Element } }
    return MadeInstances.all(of: Element.self)
  }
}

extension AssumedCases {
  fileprivate static var all: [Self] { assumedCases.map(\.value) }
}

/// The bounds of the window, points; notes that they are read.
func windowBounds() -> CGRect {
  EnvironmentReads.note("screen.bounds")
  return RunEnvironment.now.bounds
}
