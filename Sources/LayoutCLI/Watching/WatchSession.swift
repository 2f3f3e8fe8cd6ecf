/// What a build knows of the watch that it belongs to: its last good output stays where the spec has errors.
struct WatchSession {
  /// How an open page is told of what is built.
  let reload: PageReload
}
