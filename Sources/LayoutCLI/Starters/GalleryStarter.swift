extension Starter {
  static let galleryText = #"""
    # A gallery: a row of large pictures that pages sideways, below it a wall of pictures as high as they are.
    # Solve it with 'layoutc build FILE', look at it with 'layoutc show FILE', check it with 'layoutc lint --matrix FILE'.
    version: 1
    name: Gallery
    environment: {device: iphone-16} # 'layoutc devices' lists the others; --device solves for another one

    let:
      gap: 8
      margin: 16

    configuration: {interSectionSpacing: 24}

    sections:
      - id: featured
        items: 5
        contentInsets: {top: "${gap}", horizontal: "${margin}"}
        carousel: # a section that scrolls sideways
          width: 85%
          height: 220
          spacing: ${gap}
          snap: groupPagingCentered # where it comes to rest

      - id: wall
        contentInsets: {bottom: "${margin}", horizontal: "${margin}"}
        items: # runs of cells: so many, with what they ask for
          - {count: 12, measured: {height: "${120 + index % 3 * 40}"}}
        waterfall: # each cell goes to the shortest column
          columns: ${2 if horizontalSizeClass == compact else 4}
          spacing: ${gap}

    states:
      empty: {featured: 0, wall: 0}

    """#
}
