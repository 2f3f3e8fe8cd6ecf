extension Starter {
  static let appStoreText = #"""
    # The front page of a store: cards, apps in rows of three, and categories in a grid.
    # Solve it with 'layoutc build FILE', look at it with 'layoutc show FILE', check it with 'layoutc lint --matrix FILE'.
    version: 1
    name: Store
    environment: {device: iphone-16} # 'layoutc devices' lists the others; --device solves for another one

    let:
      columns: ${1 if horizontalSizeClass == compact else 2}
      margin: ${20 if horizontalSizeClass == compact else 32}
      gap: 12
      card: ${(width - 2 * margin - (columns - 1) * gap) / columns} # width is that of the content, without safe area

    configuration: {interSectionSpacing: 24}

    define: # pieces with a name, for 'use'
      title: {height: ~44, measured: {height: 44}}

    sections:
      - id: featured
        items: 7
        kind: card # the name of a cell registration, for your code and for lint
        contentInsets: {top: "${gap}", horizontal: "${margin}"}
        carousel: # a section that scrolls sideways and comes to rest at each card
          width: ${card}
          height: 280
          spacing: ${gap}

      - id: apps
        items: 30
        kind: app
        header: {use: title, title: New this week} # keys beside 'use' are merged over the definition
        contentInsets: {horizontal: "${margin}"}
        carousel: {width: "${card}", height: 236, rows: 3, spacing: "${gap}"}

      - id: categories
        items: 12
        kind: category
        header: {use: title, title: Top categories}
        contentInsets: {top: "${gap}", bottom: "${margin}", horizontal: "${margin}"}
        grid:
          columns: ${2 * columns}
          rowHeight: 72
          spacing: ${gap}

    states:
      empty: {featured: 0, apps: 0, categories: 0}

    """#
}
