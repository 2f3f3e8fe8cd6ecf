extension Starter {
  static let gridText = #"""
    # A grid: three columns on a phone, more where there is room, below a header that stays in sight.
    # Solve it with 'layoutc build FILE', look at it with 'layoutc show FILE', check it with 'layoutc lint --matrix FILE'.
    version: 1
    name: Grid
    environment: {device: iphone-16} # 'layoutc devices' lists the others; --device solves for another one

    let: # values with a name; --set gap=4 tries another one
      gap: 8
      margin: 16

    sections:
      - id: products
        items: 24
        contentInsets: {top: "${gap}", bottom: "${margin}", horizontal: "${margin}"}
        header:
          height: ~44 # an estimate: the header is as high as its text
          measured: {height: 44}
          title: Products # for pictures
          pinned: true
        grid:
          columns: auto(104) # as many columns as there is room for, each at least 104 points wide
          aspectRatio: 3/4 # width / height of a cell
          spacing: ${gap}

    states:
      empty: {products: 0}
      full: {products: 240}

    """#
}
