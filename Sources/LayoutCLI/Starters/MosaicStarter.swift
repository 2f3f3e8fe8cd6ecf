extension Starter {
  static let mosaicText = #"""
    # A mosaic: groups in groups, a large picture beside two small ones, over and over.
    # Solve it with 'layoutc build FILE', look at it with 'layoutc show FILE', check it with 'layoutc lint --matrix FILE'.
    version: 1
    name: Mosaic
    environment: {device: iphone-16} # 'layoutc devices' lists the others; --device solves for another one

    let:
      gap: 4

    sections:
      - id: pictures
        items: 18
        interGroupSpacing: ${gap} # between groups; interItemSpacing is within one
        group:
          horizontal:
            size: 100% x 2/3w # two thirds of the width, as a height
            interItemSpacing: ${gap}
            subitems:
              - item: 2/3 x 100%
              - vertical:
                  size: 1/3 x 100%
                  interItemSpacing: ${gap}
                  subitem: {item: 100% x 100%}
                  count: 2 # two of them share the height
        variants: # the first whose condition holds is merged over the section
          - when: ${horizontalSizeClass == regular}
            group:
              horizontal: {size: 100% x 1/3w}

    """#
}
