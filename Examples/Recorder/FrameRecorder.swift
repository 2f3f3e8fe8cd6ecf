// Writes the frames of a collection view in UIKit in the format of `layoutc build`, so that `layoutc check` and `layoutc diff` can compare
// them with a spec or with layout code.
//
// Add this file to a test target of an app and call it from a test that runs in a simulator:
//
//     let controller = HomeViewController()
//     let window = UIWindow(frame: UIScreen.main.bounds)
//     window.rootViewController = controller
//     window.makeKeyAndVisible()
//     try FrameRecorder(controller.collectionView, controller.dataSource).write(to: folder, name: "Home", device: "iphone-16")
//
// then compare: layoutc diff Home.iphone-16.json Home.yaml --device iphone-16
//
// It has been compiled against LayoutUIKit on Linux and has not run on a Mac yet.
import UIKit

/// Reads the frames of all views of a collection view.
@MainActor struct FrameRecorder {
  private let view: UICollectionView
  private let sectionID: (Int) -> String?
  private let itemID: (IndexPath) -> String?

  /// - Parameters:
  ///   - sectionID: Returns the id of a section; `nil` for its index.
  ///   - itemID: Returns the id of an item; `nil` for its index.
  init(
    _ view: UICollectionView, sectionID: @escaping (Int) -> String? = { _ in nil },
    itemID: @escaping (IndexPath) -> String? = { _ in nil }
  ) {
    self.view = view
    self.sectionID = sectionID
    self.itemID = itemID
  }

  /// Uses the identifiers of a diffable data source as ids, under the same conditions as layoutc: all sections have distinct ones, and the
  /// items of a section have distinct ones.
  init<Section, Item>(_ view: UICollectionView, _ source: UICollectionViewDiffableDataSource<Section, Item>) {
    let snapshot = source.snapshot()
    let names = snapshot.sectionIdentifiers.map { Self.name(of: $0) }
    let areNames = Set(names).count == names.count && !names.contains(nil)
    let items = snapshot.sectionIdentifiers.map { section in
      let names = snapshot.itemIdentifiers(inSection: section).map { Self.name(of: $0) }
      let known = names.compactMap { $0 }
      return Set(known).count == known.count ? names : []
    }
    self.init(
      view, sectionID: { areNames && names.indices.contains($0) ? names[$0] : nil },
      itemID: { path in
        guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else {
          return nil
        }
        return items[path.section][path.item]
      })
  }

  /// The id for an identifier: a string, a whole number, a case without values, or the `id` of a structure by these rules; `nil` for others,
  /// because their text may differ from run to run.
  private static func name(of identifier: Any) -> String? {
    func plain(_ value: Any) -> String? { value as? String ?? (value as? any BinaryInteger).map { "\($0)" } }
    let identifier = (identifier as? AnyHashable)?.base ?? identifier
    if let text = plain(identifier) { return text }
    let mirror = Mirror(reflecting: identifier)
    if mirror.displayStyle == .enum { return mirror.children.isEmpty ? "\(identifier)" : nil }
    guard mirror.displayStyle == .struct, let value = identifier as? any Identifiable else { return nil }
    return plain(value.id)
  }

  /// Writes `NAME.DEVICE.json` into a folder.
  ///
  /// - Parameter device: A name from `layoutc devices`; `nil` for bounds alone.
  func write(to folder: URL, name: String, device: String? = nil) throws {
    let file = folder.appendingPathComponent(
      [name, device].compactMap { $0 }.joined(separator: ".") + ".json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try json(device: device).write(to: file, options: .atomic)
  }

  /// The frames, after every cell has been visible once, because only then it has its measured size.
  func json(device: String? = nil) throws -> Data {
    showEverything()
    let size = view.collectionViewLayout.collectionViewContentSize
    var document: [String: Any] = [
      "version": 1, "environment": environment(device), "contentSize": object(size),
      "sections": (0..<view.numberOfSections).map { section in
        [
          "index": section, "id": sectionID(section) ?? String(section),
          "itemCount": view.numberOfItems(inSection: section),
        ] as [String: Any]
      },
    ]
    document["elements"] = attributes(size).map(element)
    return try JSONSerialization.data(withJSONObject: document, options: [.prettyPrinted, .sortedKeys])
  }

  // MARK: Reading the collection view

  /// Scrolls through all of the content, a screen at a time, and back. Orthogonal sections are not scrolled; their invisible cells keep the
  /// estimated size.
  private func showEverything() {
    view.layoutIfNeeded()
    let rest = view.contentOffset
    let inset = view.adjustedContentInset
    var offset = CGPoint(x: -inset.left, y: -inset.top)
    repeat {
      offset.x = -inset.left
      repeat {
        view.setContentOffset(offset, animated: false)
        view.layoutIfNeeded()
        offset.x += max(1, view.bounds.width)
      } while offset.x < view.collectionViewLayout.collectionViewContentSize.width
      offset.y += max(1, view.bounds.height)
    } while offset.y < view.collectionViewLayout.collectionViewContentSize.height
    view.setContentOffset(rest, animated: false)
    view.layoutIfNeeded()
  }

  /// The attributes of all views, including invisible ones of orthogonal sections: first those of the whole layout, then section by section,
  /// each cell before its badges.
  private func attributes(_ size: CGSize) -> [UICollectionViewLayoutAttributes] {
    let everything = CGRect(
      x: -100_000, y: -100_000, width: size.width + 200_000, height: size.height + 200_000)
    let all = view.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
    func order(_ attributes: UICollectionViewLayoutAttributes) -> [Int] {
      let path = attributes.indexPath
      let category =
        switch attributes.representedElementCategory {
        case .cell: 0
        case .supplementaryView: 1
        default: 2
        }
      return path.count == 2 ? [path.section, path.item, category] : [-1, path.first ?? 0, category]
    }
    return all.sorted { order($0).lexicographicallyPrecedes(order($1)) }
  }

  private func element(_ attributes: UICollectionViewLayoutAttributes) -> [String: Any] {
    let path = attributes.indexPath
    // Headers of the whole layout have a path of one index.
    let isOfSection = path.count == 2
    var result: [String: Any] = [
      "elementKind": attributes.representedElementKind ?? "", "zIndex": attributes.zIndex,
      "item": isOfSection ? path.item : path.first ?? 0,
    ]
    switch attributes.representedElementCategory {
    case .cell: result["category"] = "cell"
    case .supplementaryView: result["category"] = "supplementary"
    default: result["category"] = "decoration"
    }
    if isOfSection {
      result["section"] = path.section
      if let id = sectionID(path.section) { result["sectionID"] = id }
      if attributes.representedElementCategory == .cell, let id = itemID(path) { result["itemID"] = id }
    }
    result.merge(object(attributes.frame.origin)) { $1 }
    result.merge(object(attributes.frame.size)) { $1 }
    // UIKit raises pinned views.
    if attributes.representedElementCategory == .supplementaryView, attributes.zIndex >= 1_000_000_000 {
      result["pinned"] = true
    }
    if attributes.isHidden { result["hidden"] = true }
    if attributes.alpha < 1 { result["alpha"] = number(attributes.alpha) }
    return result
  }

  private func environment(_ device: String?) -> [String: Any] {
    let traits = view.traitCollection
    let safeArea = view.safeAreaInsets
    let inset = view.adjustedContentInset
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var result: [String: Any] = [
      "displayScale": number(traits.displayScale), "layoutDirection": isRightToLeft ? "rtl" : "ltr",
      "userInterfaceIdiom": traits.userInterfaceIdiom == .pad ? "pad" : "phone",
      "horizontalSizeClass": traits.horizontalSizeClass == .regular ? "regular" : "compact",
      "verticalSizeClass": traits.verticalSizeClass == .regular ? "regular" : "compact",
      "safeArea": [
        "top": number(safeArea.top), "leading": number(isRightToLeft ? safeArea.right : safeArea.left),
        "bottom": number(safeArea.bottom), "trailing": number(isRightToLeft ? safeArea.left : safeArea.right),
      ],
      "scroll": object(
        CGPoint(x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top)),
    ]
    result.merge(object(view.bounds.size)) { $1 }
    if let device { result["device"] = device }
    return result
  }

  // MARK: Numbers

  private func object(_ point: CGPoint) -> [String: Any] { ["x": number(point.x), "y": number(point.y)] }

  private func object(_ size: CGSize) -> [String: Any] {
    ["width": number(size.width), "height": number(size.height)]
  }

  /// A number with three decimals, as layoutc writes it.
  private func number(_ value: CGFloat) -> Decimal {
    var exact = Decimal(Double(value))
    var result = Decimal()
    NSDecimalRound(&result, &exact, 3, .plain)
    return result
  }
}
