import LayoutText

/// Different specs of about 3 kB as in an app: a list, grids, nested groups, badges, headers, definitions, variants and a few expressions,
/// some with findings.
func smallSpecs(_ count: Int) -> [SourceFile] {
  (0..<count).map { SourceFile(name: "screen-\($0).layout.yaml", text: smallSpec($0)) }
}

private func smallSpec(_ seed: Int) -> String {
  """
  # Screen \(seed): what the app shows on its tab.
  name: Screen \(seed)
  environment:
    container: \(375 + seed % 5 * 10) x \(812 + seed % 3 * 20)
    safeArea: {top: 44, bottom: 34}
    traits: {displayScale: \(2 + seed % 2), horizontalSizeClass: \(seed % 7 == 0 ? "regular" : "compact")}
  let:
    margin: ${20 if horizontalSizeClass == compact else 32}
    gap: \(8 + seed % 4)
  configuration: {interSectionSpacing: \(16 + seed % 9)}
  define:
    badge:
      elementKind: badge
      size: 20 x 20
      containerAnchor: {edges: topTrailing, fractionalOffset: [0.3, -0.3]}
    title: {height: 44, title: Title, pinned: true}
  registrations: {supplementary: [header, footer, badge], decoration: [background]}
  sections:
    - id: featured
      items: \(5 + seed % 7)
      kind: card
      contentInsets: {top: 12, horizontal: "${margin}"}
      carousel: {width: 90%, height: \(220 + seed % 40), spacing: "${gap}"}

    - id: photos
      items: \(20 + seed % 30)
      header: {use: title, title: Photos}
      contentInsets: {top: 8, leading: 16, bottom: 8, trailing: 16}
      interGroupSpacing: 8
      group:
        horizontal:
          size: 100% x \(120 + seed % 60)
          interItemSpacing: 8
          subitems:
            - item: {size: 50% x 100%, supplementaryItems: [{use: badge}]}
            - vertical:
                size: 50% x 100%
                interItemSpacing: fixed(8)
                subitems:
                  - item: 100% x 1/2
                  - horizontal:
                      size: {width: {fractionalWidth: 1}, height: {fractionalHeight: 0.5}}
                      interItemSpacing: flexible(4)
                      subitem: {item: {size: 1/2 x 100%, contentInsets: 2}}
                      count: 2
      variants:
        - when: ${horizontalSizeClass == regular}
          group:
            horizontal:
              size: 100% x 200
              subitem: {item: 25% x 100%}
              count: 4

    - id: links
      kind: link
      header: {use: title, title: Quick links}
      list: {appearance: insetGrouped, rowHeight: ~44, showsSeparators: \(seed % 2 == 0)}
      items:
        - {id: first-\(seed), title: First link}
        - {id: second-\(seed), title: Second link, measured: {height: \(44 + seed % 20)}}
        - {id: third-\(seed), title: Third link}
        - {id: more-\(seed), count: \(3 + seed % 5)}

    - id: categories
      items: \(12 + seed % 12)
      header: {height: 44, title: Top categories}
      contentInsets: {bottom: 24, horizontal: 16}
      grid: {columns: \(2 + seed % 3), rowHeight: 72, spacing: "${gap}"}

    - id: feed
      items: 40
      contentInsets: 16
      interGroupSpacing: 12
      boundarySupplementaryItems:
        - {elementKind: header, size: 100% x ~52, alignment: top, pinToVisibleBounds: true, zIndex: 2}
        - {elementKind: footer, size: 100% x 30, alignment: bottom}
      decorationItems:
        - {background: background, contentInsets: {top: 4, leading: 8, bottom: 4, trailing: 8}}
      measured: {height: \(60 + seed % 30)}
      group: {vertical: {size: 100% x ~60, subitems: [{item: 100% x ~60}]}}

    - id: wall
      items: 24
      waterfall: {columns: 2, spacing: 8, aspectRatio: \(3 + seed % 3)/4}
    - id: tags
      items: 12
      measured: {width: \(60 + seed % 40), height: 32}
      flow: {spacing: 8, align: leading}

  """
}
