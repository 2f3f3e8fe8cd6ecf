/// The heights of the bars over a view, in points; 0 for a bar that is absent.
package struct Bars: Hashable, Sendable {
  /// The space that a sheet keeps free above its navigation bar.
  package var sheet = 0.0
  /// The navigation bar, including its title.
  package var navigation = 0.0
  package var hasLargeTitle = false
  /// The search field below the title.
  package var search = 0.0
  package var tab = 0.0
  /// The toolbar above the tab bar.
  package var toolbar = 0.0

  package init(navigation: Double = 0, tab: Double = 0) {
    self.navigation = navigation
    self.tab = tab
  }

  package var top: Double { sheet + navigation + search }
  package var bottom: Double { tab + toolbar }
}
