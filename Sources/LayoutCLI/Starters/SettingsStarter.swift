extension Starter {
  static let settingsText = #"""
    # Settings: inset grouped lists as UICollectionLayoutListConfiguration makes them.
    # Solve it with 'layoutc build FILE', look at it with 'layoutc show FILE', check it with 'layoutc lint --matrix FILE'.
    version: 1
    name: Settings
    environment: {device: iphone-16} # 'layoutc devices' lists the others; --device solves for another one

    define: # pieces with a name, for 'use'
      headed:
        list: {appearance: insetGrouped, headerMode: supplementary}

    sections:
      - id: account
        list: insetGrouped
        items:
          - {id: profile, title: Ada Lovelace, measured: {height: 72}}

      - use: headed
        id: connections
        items: # cells by their ids; titles are for pictures
          - {id: airplane, title: Airplane Mode}
          - {id: wifi, title: Wi-Fi}
          - {id: bluetooth, title: Bluetooth}

      - use: headed
        id: notifications
        items:
          - id: sounds
            title: Sounds
            children: # an outline; expanded: false hides them
              - {id: ringtone, title: Ringtone}
              - {id: alerts, title: Alerts}
          - {id: focus, title: Focus}

    """#
}
