extension OptionTable {
  /// Options of other tools. The help is given where the command has `option`.
  static let elsewhere: [String: (option: String, help: String)] = [
    "dark": ("theme", "the colors of a picture: --theme dark"),
    "light": ("theme", "the colors of a picture: --theme light"),
    "landscape": ("orientation", "write --orientation landscape"),
    "portrait": ("orientation", "write --orientation portrait"),
    "open": ("output", "'layoutc open SPEC' shows the page in the browser"),
    "watch": ("output", "'layoutc watch SPEC' builds again whenever the spec changes"),
    "locale": ("rtl", "right-to-left languages: --rtl"),
    "width": ("size", "write --size WxH, such as 375x812"),
    "height": ("size", "write --size WxH, such as 375x812"),
    "text-size": ("trait", "write --trait preferredContentSizeCategory=extraLarge"),
  ]
}
