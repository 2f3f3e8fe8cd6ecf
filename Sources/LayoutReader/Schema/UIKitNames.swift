extension SpecSchema {
  /// What UIKit calls what a key sets; nil where it has no such thing.
  package static func uikitName(of key: String, in noun: NounID) -> String? {
    guard let names = uikitNames[noun] else { return nil }
    if let name = names.others[key] { return name.first == "." ? names.type + name : name }
    return names.same.contains(key) ? "\(names.type).\(key)" : nil
  }

  /// A UIKit type; keys that are named like its properties; and UIKit's names for other keys, in which a leading dot stands for the type.
  struct Names {
    let type: String
    var same: [String] = []
    var others: [String: String] = [:]
  }

  private static let boundary = Names(
    type: "NSCollectionLayoutBoundarySupplementaryItem",
    same: ["alignment", "extendsBoundary", "pinToVisibleBounds", "contentInsets", "zIndex", "elementKind"],
    others: [
      "size": ".layoutSize", "absoluteOffset": ".offset", "hidden": "UIView.isHidden",
      "measured": "UICollectionReusableView.preferredLayoutAttributesFitting(_:)",
    ])

  private static let header = Names(
    type: boundary.type, same: boundary.same.filter { $0 != "elementKind" },
    others: boundary.others.merging([
      "pinned": ".pinToVisibleBounds", "width": "NSCollectionLayoutSize.widthDimension",
      "height": "NSCollectionLayoutSize.heightDimension",
    ]) { $1 })

  private static let itemNames = Names(
    type: "NSCollectionLayoutItem", same: ["contentInsets", "edgeSpacing", "supplementaryItems"],
    others: ["size": ".layoutSize"])

  private static let sectionNames = Names(
    type: "NSCollectionLayoutSection",
    same: [
      "contentInsets", "contentInsetsReference", "interGroupSpacing", "orthogonalScrollingBehavior",
      "orthogonalScrollingProperties", "supplementariesFollowContentInsets",
      "supplementaryContentInsetsReference", "boundarySupplementaryItems", "decorationItems",
    ],
    others: [
      "group": ".init(group:)", "list": ".list(using:layoutEnvironment:)",
      "visibleItems": ".visibleItemsInvalidationHandler",
      "items": "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)",
      "kind": "UICollectionReusableView.reuseIdentifier",
      "cellZIndex": "UICollectionViewLayoutAttributes.zIndex",
      "measured": "UICollectionReusableView.preferredLayoutAttributesFitting(_:)",
      "header": "UICollectionView.elementKindSectionHeader",
      "footer": "UICollectionView.elementKindSectionFooter",
      "variants": "UICollectionViewCompositionalLayoutSectionProvider",
      "scroll": "UIScrollView.contentOffset",
    ])

  static let uikitNames: [NounID: Names] = [
    .spec: Names(
      type: "UICollectionViewCompositionalLayout",
      others: [
        "configuration": ".configuration", "sections": ".init(sectionProvider:configuration:)",
        "environment": "NSCollectionLayoutEnvironment", "states": "NSDiffableDataSourceSnapshot",
        "registrations": ".register(_:forDecorationViewOfKind:)",
      ]),
    .sectionData: Names(
      type: sectionNames.type,
      others: sectionNames.others.filter { ["items", "kind", "measured", "scroll"].contains($0.key) }),
    .registrations: Names(
      type: "UICollectionView",
      others: [
        "supplementary": ".register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
        "decoration": "UICollectionViewLayout.register(_:forDecorationViewOfKind:)",
      ]),
    .environment: Names(
      type: "UIScrollView", same: ["contentInset"],
      others: [
        "container": "NSCollectionLayoutEnvironment.container", "safeArea": "UIView.safeAreaInsets",
        "layoutMargins": "UIView.directionalLayoutMargins", "readableContent": "UIView.readableContentGuide",
        "traits": "NSCollectionLayoutEnvironment.traitCollection", "scroll": ".contentOffset",
      ]),
    .bars: Names(
      type: "",
      others: [
        "navigation": "UINavigationBar", "search": "UISearchController",
        "sheet": "UISheetPresentationController",
        "tab": "UITabBar", "toolbar": "UIToolbar",
      ]),
    .traits: Names(
      type: "UITraitCollection",
      same: [
        "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "displayScale", "layoutDirection",
        "preferredContentSizeCategory",
      ]),
    .configuration: Names(
      type: "UICollectionViewCompositionalLayoutConfiguration",
      same: [
        "scrollDirection", "interSectionSpacing", "contentInsetsReference", "boundarySupplementaryItems",
      ]),
    .section: sectionNames,
    .cell: Names(
      type: "UICollectionReusableView",
      others: [
        "kind": ".reuseIdentifier", "measured": ".preferredLayoutAttributesFitting(_:)",
        "expanded": "NSDiffableDataSourceSectionSnapshot.isExpanded(_:)",
        "children": "NSDiffableDataSourceSectionSnapshot.append(_:to:)",
        "id": "UICollectionViewDiffableDataSource.itemIdentifier(for:)",
      ]),
    .item: itemNames,
    .line: Names(
      type: "NSCollectionLayoutGroup",
      same: itemNames.same + ["interItemSpacing"],
      others: [
        "size": ".layoutSize", "subitems": ".horizontal(layoutSize:subitems:)",
        "subitem": ".horizontal(layoutSize:subitem:count:)",
        "repeatingSubitem": ".horizontal(layoutSize:repeatingSubitem:count:)",
        "count": ".horizontal(layoutSize:repeatingSubitem:count:)",
      ]),
    .custom: Names(
      type: "NSCollectionLayoutGroup", same: itemNames.same,
      others: [
        "size": ".layoutSize", "items": ".custom(layoutSize:itemProvider:)",
        "frame": "NSCollectionLayoutGroupCustomItem.frame",
        "zIndex": "NSCollectionLayoutGroupCustomItem.zIndex",
      ]),
    .customFrame: Names(type: "NSCollectionLayoutGroupCustomItem", same: ["frame", "zIndex"]),
    .supplementaryItem: Names(
      type: "NSCollectionLayoutSupplementaryItem",
      same: ["elementKind", "containerAnchor", "itemAnchor", "contentInsets", "zIndex"],
      others: ["size": ".layoutSize"]),
    .anchor: Names(
      type: "NSCollectionLayoutAnchor", same: ["edges"],
      others: [
        "fractionalOffset": ".init(edges:fractionalOffset:)",
        "absoluteOffset": ".init(edges:absoluteOffset:)",
      ]),
    .boundaryItem: boundary,
    .headerOrFooter: header,
    .decorationItem: Names(
      type: "NSCollectionLayoutDecorationItem", same: ["contentInsets", "zIndex"],
      others: ["background": ".background(elementKind:)"]),
    .orthogonalScrollingProperties: Names(
      type: "UICollectionLayoutSectionOrthogonalScrollingProperties", same: ["decelerationRate", "bounce"]),
    .list: Names(
      type: "UICollectionLayoutListConfiguration",
      same: [
        "appearance", "headerMode", "footerMode", "headerTopPadding", "contentHuggingElements",
        "showsSeparators",
      ]),
    .carousel: Names(type: sectionNames.type, others: ["snap": ".orthogonalScrollingBehavior"]),
    .visibleItemRule: Names(
      type: "NSCollectionLayoutVisibleItem", same: ["alpha", "zIndex"],
      others: [
        "hidden": ".isHidden", "scale": ".transform", "translate": ".transform", "rotate": ".transform",
        "rotateX": ".transform3D", "rotateY": ".transform3D", "perspective": ".transform3D",
      ]),
  ]
}
