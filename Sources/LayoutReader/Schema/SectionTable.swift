package enum ConfigurationKeys {
  package static let scrollDirection = KeyRow(
    property: "scrollDirection", .word(["vertical", "horizontal"]), default: "vertical", "the scroll axis")
  package static let interSectionSpacing = KeyRow(
    property: "interSectionSpacing", .number(.points), default: 0, "between every two sections, points")
  package static let contentInsetsReference = KeyRow(
    property: "contentInsetsReference", .word(SectionKeys.references), default: "automatic",
    since: .init(iOS: 14), "what sections are inset from")
  package static let boundarySupplementaryItems = KeyRow(
    property: "boundarySupplementaryItems", .list(.map(.boundaryItem), atLeast: 0),
    "layout-wide headers, footers and side items")
  package static let variants = KeyRow(
    "variants", .list(.map(.configurationVariant), atLeast: 0), "changes for some environments")

  private static let shared = [
    scrollDirection, interSectionSpacing, contentInsetsReference, boundarySupplementaryItems,
  ]

  static let noun = Noun(
    .configuration, "a configuration", uikit: "UICollectionViewCompositionalLayoutConfiguration",
    shared + [variants])
  static let variant = Noun(.configurationVariant, "a variant", [SectionKeys.when] + shared)
}

/// The keys of sections, of their variants, and of the data of sections that code builds.
package enum SectionKeys {
  static let references = ["automatic", "none", "safeArea", "layoutMargins", "readableContent"]

  package static let id = KeyRow("id", .identifier, "unique in the file; defaults to the index")
  package static let `repeat` = KeyRow("repeat", .number(.repetition), "this section n times")
  package static let when = KeyRow("when", .condition, default: true, "when the variant holds")

  package static let title = KeyRow("title", .title, "for pictures only")
  package static let titles = KeyRow(
    "titles", .oneOrMany(.title),
    "the titles of the first cells that have none, after leadingBlanks; the last one goes on if it uses index, which counts blank cells: ${index - 2} after three"
  )
  package static let leadingBlanks = KeyRow(
    "leadingBlanks", .number(.itemCount), default: 0,
    "so many empty cells of the kind blank before the first, as in the week where a month begins")
  package static let items = KeyRow(
    "items", .items, default: 0,
    uikit: "UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:)",
    "how many cells, or the cells and runs of cells themselves")
  package static let kind = KeyRow(
    "kind", .label, uikit: "UICollectionReusableView.reuseIdentifier",
    "the kind of cells that give none of their own")
  package static let measured = KeyRow(
    "measured", .map(.measured), uikit: MeasuredKeys.uikit,
    "the measured size of cells that give none of their own")
  package static let appearance = KeyRow(
    "appearance", .map(.appearance), "for pictures only: what cells look like that say nothing of their own")
  package static let scroll = KeyRow(
    "scroll", .map(.sectionScroll), uikit: "UIScrollView.contentOffset",
    "the offset of an orthogonally scrolling section")

  package static let group = KeyRow("group", .node, uikit: ".init(group:)", "the group that repeats")
  package static let list = KeyRow(
    "list", .short(.list, key: ListKeys.appearance.name, ListKeys.appearance.type),
    uikit: ".list(using:layoutEnvironment:)", since: .init(iOS: 14), "a list section")
  package static let grid = KeyRow("grid", .map(.grid), "a section of equal columns")
  package static let carousel = KeyRow("carousel", .map(.carousel), "an orthogonally scrolling section")
  package static let waterfall = KeyRow(
    "waterfall", .map(.waterfall), "columns of equal width, cells of their own heights")
  package static let flow = KeyRow("flow", .map(.flow), "cells at their own sizes, row by row")
  package static let header = KeyRow(
    "header", .headerOrFooter, uikit: "UICollectionView.elementKindSectionHeader",
    "a header: a boundary item at the top")
  package static let footer = KeyRow(
    "footer", .headerOrFooter, uikit: "UICollectionView.elementKindSectionFooter",
    "a footer: a boundary item at the bottom")
  package static let contentInsets = KeyRow(
    property: "contentInsets", .insets(.points), default: .zero, "around all groups, points")
  package static let contentInsetsReference = KeyRow(
    property: "contentInsetsReference", .word(references), default: "automatic", since: .init(iOS: 14),
    "what the section is inset from")
  package static let interGroupSpacing = KeyRow(
    property: "interGroupSpacing", .number(.points), default: 0,
    "between two groups along the scroll axis, points")
  package static let orthogonalScrollingBehavior = KeyRow(
    property: "orthogonalScrollingBehavior",
    .word([
      "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
    ]), default: "none", "scrolling across the layout's axis")
  package static let orthogonalScrollingProperties = KeyRow(
    property: "orthogonalScrollingProperties", .map(.orthogonalScrollingProperties), since: .init(iOS: 17),
    "how it scrolls; no geometry")
  package static let supplementariesFollowContentInsets = KeyRow(
    property: "supplementariesFollowContentInsets", .condition, default: true,
    "whether boundary items are laid out within the insets")
  package static let supplementaryContentInsetsReference = KeyRow(
    property: "supplementaryContentInsetsReference", .word(references), default: "automatic",
    since: .init(iOS: 16), "what boundary items are inset from")
  package static let boundarySupplementaryItems = KeyRow(
    property: "boundarySupplementaryItems", .list(.map(.boundaryItem), atLeast: 0),
    "headers, footers and side items")
  package static let decorationItems = KeyRow(
    property: "decorationItems", .list(.map(.decorationItem), atLeast: 0), "backgrounds")
  package static let cellZIndex = KeyRow(
    "cellZIndex", .number(.zIndex), default: 0, uikit: "UICollectionViewLayoutAttributes.zIndex",
    "the zIndex of cells; lists have 10, and 0 becomes 1 before decorations")
  package static let visibleItems = KeyRow(
    "visibleItems", .oneOrMany(.map(.visibleItemRule)), uikit: ".visibleItemsInvalidationHandler",
    "what elements in sight look like, by where they stand: rules, in order")
  package static let variants = KeyRow(
    "variants", .list(.map(.sectionVariant), atLeast: 0),
    uikit: "UICollectionViewCompositionalLayoutSectionProvider",
    "the section provider: changes for some environments")

  /// The keys that decide the layout of a section.
  static let kinds = [group, list, grid, carousel, waterfall, flow]
  /// The keys that a list sets by itself, so that their defaults do not apply.
  package static let setByList: Set<String> = [
    contentInsets.name, contentInsetsReference.name, cellZIndex.name, header.name, footer.name,
  ]

  private static let data = [title, items, kind, measured, titles, appearance]
  private static let shared =
    data + [leadingBlanks] + kinds + [
      header, footer, contentInsets, contentInsetsReference, interGroupSpacing, orthogonalScrollingBehavior,
      orthogonalScrollingProperties, supplementariesFollowContentInsets, supplementaryContentInsetsReference,
      boundarySupplementaryItems, decorationItems, cellZIndex, scroll, visibleItems,
    ]
  private static let exclusions = [
    kinds, [supplementariesFollowContentInsets, supplementaryContentInsetsReference],
  ]
  private static let uikit = "NSCollectionLayoutSection"

  static let noun = Noun(
    .section, "a section", uikit: uikit, exclusions: exclusions, [id, `repeat`] + shared + [variants])
  static let variant = Noun(.sectionVariant, "a variant", exclusions: exclusions, [when] + shared)
  static let dataNoun = Noun(.sectionData, "the data of a section", uikit: uikit, [id] + data + [scroll])
}

package enum OrthogonalScrollingKeys {
  package static let decelerationRate = KeyRow(
    property: "decelerationRate", .word(["automatic", "normal", "fast"]), default: "automatic",
    "how fast it comes to rest")
  package static let bounce = KeyRow(
    property: "bounce", .word(["automatic", "always", "never"]), default: "automatic", "whether it bounces")

  static let noun = Noun(
    .orthogonalScrollingProperties, "orthogonalScrollingProperties",
    uikit: "UICollectionLayoutSectionOrthogonalScrollingProperties", [decelerationRate, bounce])
  static let scroll = Noun(
    .sectionScroll, "a scroll offset",
    [
      KeyRow("x", .number(.points), default: 0, "to the right, points"),
      KeyRow("y", .number(.points), default: 0, "downwards, points"),
    ])
}

/// The keys of cells and runs of cells. A run has no children, because each of its cells would repeat their
/// ids.
package enum CellKeys {
  package static let id = KeyRow(
    "id", .identifier, uikit: "UICollectionViewDiffableDataSource.itemIdentifier(for:)",
    "unique in the section; a run's gives id-0, id-1, …")
  package static let count = KeyRow("count", .number(.itemCount), "how many: a run of cells")
  package static let kind = KeyRow(
    "kind", .label, uikit: ".reuseIdentifier", "a free label, a reuse identifier")
  package static let title = KeyRow("title", .title, "what pictures show, and expressions measure")
  package static let subtitle = KeyRow("subtitle", .title, "a second text for expressions to measure")
  package static let fields = KeyRow(
    "fields", .names(.content), "further texts for expressions to measure, under names that you choose")
  package static let content = KeyRow("content", .content, "what the cell shows")
  package static let measured = KeyRow(
    "measured", .map(.measured), uikit: MeasuredKeys.uikit, "the size that a self-sizing cell asks for")
  package static let aspectRatio = KeyRow("aspectRatio", .aspectRatio, "width / height, in a waterfall")
  package static let appearance = KeyRow(
    "appearance", .map(.appearance), "for pictures only: what the cell looks like")
  package static let expanded = KeyRow(
    "expanded", .condition, default: true, uikit: "NSDiffableDataSourceSectionSnapshot.isExpanded(_:)",
    "whether the children are visible")
  package static let children = KeyRow(
    "children", .list(.cell, atLeast: 0), uikit: "NSDiffableDataSourceSectionSnapshot.append(_:to:)",
    "the rows below this one in an outline")

  static let noun = Noun(
    .cell, "a cell", uikit: "UICollectionReusableView", exclusions: [[count, children]],
    [
      id, count, kind, title, subtitle, fields, content, measured, aspectRatio, appearance, expanded,
      children,
    ])
}

package enum MeasuredKeys {
  static let uikit = "UICollectionReusableView.preferredLayoutAttributesFitting(_:)"

  static let noun = Noun(
    .measured, "measured",
    [KeyRow("width", .number(.length), "points"), KeyRow("height", .number(.length), "points")])
}
