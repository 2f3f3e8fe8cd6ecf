/// The script beside a page by which an open page takes up what has changed.
struct PageReload {
  /// Another one for each change.
  let stamp: String

  private static let ending = ".reload.js"

  /// Where the script of a page lies.
  static func path(ofPage page: String) -> String { page + ending }

  /// True if a file that was written is the script of a page.
  static func isScript(_ path: String) -> Bool { path.hasSuffix(ending) }

  /// What the page calls its script: a page and its script lie in one folder.
  static func name(ofPage page: String) -> String {
    String(path(ofPage: page).split(separator: "/").last ?? "")
  }
}
