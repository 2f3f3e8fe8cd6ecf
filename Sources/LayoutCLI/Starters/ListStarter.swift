extension Starter {
  static let listText = #"""
    # A list: rows as wide as the screen, as high as what is in them.
    # Solve it with 'layoutc build FILE', look at it with 'layoutc show FILE', check it with 'layoutc lint --matrix FILE'.
    version: 1
    name: List
    environment: {device: iphone-16} # 'layoutc devices' lists the others; --device solves for another one

    sections:
      - id: rows # its name in output and on the command line
        items: 20 # how many cells; --items rows=100 tries another number
        measured: {height: 52} # what the cells ask for: layoutc measures no text
        group:
          horizontal:
            size: 100% x ~52 # width x height; ~52 is an estimate until a cell is measured
            subitems:
              - item: 100% x ~52

    states: # 'layoutc build --state empty' fills the sections so
      empty: {rows: 0}
      long: {rows: 200}

    """#
}
