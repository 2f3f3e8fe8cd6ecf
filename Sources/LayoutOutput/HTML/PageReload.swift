/// The script next to a page file from which an open page loads changes.
package struct PageReload {
  /// A text that differs for each change.
  package let stamp: String

  package init(stamp: String) { self.stamp = stamp }

  private static let ending = ".reload.js"

  /// Returns the path of a page's script.
  package static func path(ofPage page: String) -> String { page + ending }

  /// Returns true if the file is a page's script.
  package static func isScript(_ path: String) -> Bool { path.hasSuffix(ending) }

  /// Returns the file name of a page's script, which is in the page's folder.
  package static func name(ofPage page: String) -> String {
    String(path(ofPage: page).split(separator: "/").last ?? "")
  }
}
