/// The script beside a page by which an open page takes up what has changed.
package struct PageReload {
  /// Another one for each change.
  package let stamp: String

  package init(stamp: String) { self.stamp = stamp }

  private static let ending = ".reload.js"

  /// Where the script of a page lies.
  package static func path(ofPage page: String) -> String { page + ending }

  /// True if a file that was written is the script of a page.
  package static func isScript(_ path: String) -> Bool { path.hasSuffix(ending) }

  /// What the page calls its script: a page and its script lie in one folder.
  package static func name(ofPage page: String) -> String {
    String(path(ofPage: page).split(separator: "/").last ?? "")
  }
}
