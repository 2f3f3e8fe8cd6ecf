import Foundation

/// The solved visible views of a section, for its handler.
struct HandlerCall: Decodable {
  struct View: Decodable {
    /// `cell`, `supplementary` or `decoration`.
    var category: String
    var kind: String?
    var item: Int
    /// x, y, width and height in the coordinates that UIKit gives a handler, points.
    var frame: [Double]
    var zIndex: Int
    var isHidden: Bool
  }

  /// The index of the section in the code.
  var section: Int
  /// x and y.
  var offset: [Double]
  /// Width and height.
  var container: [Double]
  /// In UIKit's order: cells by index, supplementary views, decorations.
  var views: [View]

  /// Calls the handler, and returns the views that it changed.
  @MainActor func run(_ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler) -> RecordedJSON {
    let items = views.map { HandledItem($0, section: section) }
    let size = CGSize(width: container[0], height: container[1])
    handler(items, CGPoint(x: offset[0], y: offset[1]), RecordedEnvironment(box: size, insets: .zero))
    return .array(items.enumerated().compactMap { $1.changes(at: $0) })
  }
}

/// A visible view that a handler may change.
final class HandledItem: NSObject, NSCollectionLayoutVisibleItem {
  let frame: CGRect
  let indexPath: IndexPath
  let representedElementCategory: UICollectionView.ElementCategory
  let representedElementKind: String?
  let name: String
  var alpha: CGFloat = 1 { didSet { isChanged = true } }
  var zIndex: Int { didSet { isChanged = true } }
  var isHidden: Bool { didSet { isChanged = true } }
  var center: CGPoint { didSet { isChanged = true } }
  var transform3D = CATransform3DIdentity { didSet { isChanged = true } }
  private var isChanged = false

  init(_ view: HandlerCall.View, section: Int) {
    frame = CGRect(x: view.frame[0], y: view.frame[1], width: view.frame[2], height: view.frame[3])
    center = CGPoint(x: frame.midX, y: frame.midY)
    indexPath = IndexPath(item: view.item, section: section)
    representedElementKind = view.kind
    representedElementCategory =
      switch view.category {
      case "supplementary": .supplementaryView
      case "decoration": .decorationView
      default: .cell
      }
    zIndex = view.zIndex
    isHidden = view.isHidden
    name = view.kind ?? ""
    super.init()
  }

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  var transform: CGAffineTransform {
    get {
      let matrix = transform3D
      return CGAffineTransform(
        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42)
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The changed values; `nil` if the handler set none.
  func changes(at index: Int) -> RecordedJSON? {
    guard isChanged else { return nil }
    let m = transform3D
    let matrix = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42,
      m.m43, m.m44,
    ]
    return .object([
      ("view", RecordedJSON(index)), ("alpha", RecordedJSON(alpha)), ("zIndex", RecordedJSON(zIndex)),
      ("isHidden", .boolean(isHidden)),
      ("moved", .array([RecordedJSON(center.x - frame.midX), RecordedJSON(center.y - frame.midY)])),
      ("transform", .array(matrix.map { RecordedJSON($0) })),
    ])
  }
}
