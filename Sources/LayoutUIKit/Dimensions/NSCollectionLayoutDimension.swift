/// The width or height of a size: points, a fraction of the container, or an estimate.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: String, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  nonisolated let kind: Kind
  nonisolated public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  public class func estimated(
    _ estimatedDimension: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, valid(estimatedDimension, file, line))
  }

  /// An estimate of a point in place of one that UIKit only complains about. Which length UIKit takes is not known.
  private class func valid(_ estimate: CGFloat, _ file: StaticString, _ line: UInt) -> CGFloat {
    guard estimate <= 0 else { return estimate }
    UIKitMessage.report(
      .invalidEstimate,
      "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site.",
      file: "\(file)", line: line)
    return 1
  }

  /// Returns an estimate. Once the views of the group are measured, all of them are as large as the largest.
  @available(iOS 17, *)
  @available(macOS, unavailable)
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  @available(iOS 17, *)
  @available(macOS, unavailable)
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return other.kind == kind && other.dimension == dimension
  }

  nonisolated open override var hash: Int { dimension.hashValue }
}
