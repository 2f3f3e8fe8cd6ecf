/// The values that a spec has if their keys are not written, as JSON, by map and key.
///
/// A test writes this file from the schema of specs; with LAYOUTC_BLESS=1 it writes it again.
enum SpecDefaults {
  static let all: [String: [String: String]] = [
    "configuration": [
      "scrollDirection": #""vertical""#,
      "interSectionSpacing": "0",
      "contentInsetsReference": #""automatic""#,
    ],
    "section": [
      "items": "0",
      "contentInsets": #"{"top": 0, "leading": 0, "bottom": 0, "trailing": 0}"#,
      "contentInsetsReference": #""automatic""#,
      "interGroupSpacing": "0",
      "orthogonalScrollingBehavior": #""none""#,
      "supplementariesFollowContentInsets": "true",
      "supplementaryContentInsetsReference": #""automatic""#,
      "cellZIndex": "0",
    ],
    "orthogonalScrollingProperties": [
      "decelerationRate": #""automatic""#,
      "bounce": #""automatic""#,
    ],
    "item": [
      "contentInsets": #"{"top": 0, "leading": 0, "bottom": 0, "trailing": 0}"#,
    ],
    "line": [
      "contentInsets": #"{"top": 0, "leading": 0, "bottom": 0, "trailing": 0}"#,
      "interItemSpacing": #"{"fixed": 0}"#,
    ],
    "custom": [
      "contentInsets": #"{"top": 0, "leading": 0, "bottom": 0, "trailing": 0}"#,
      "zIndex": "0",
    ],
    "customFrame": [
      "zIndex": "0",
    ],
    "supplementaryItem": [
      "contentInsets": #"{"top": 0, "leading": 0, "bottom": 0, "trailing": 0}"#,
      "zIndex": "1",
    ],
    "boundaryItem": [
      "hidden": "false",
      "absoluteOffset": "[0, 0]",
      "extendsBoundary": "true",
      "pinToVisibleBounds": "false",
      "contentInsets": #"{"top": 0, "leading": 0, "bottom": 0, "trailing": 0}"#,
      "zIndex": "1",
    ],
    "decorationItem": [
      "contentInsets": #"{"top": 0, "leading": 0, "bottom": 0, "trailing": 0}"#,
      "zIndex": "0",
    ],
    "list": [
      "appearance": #""plain""#,
      "headerMode": #""none""#,
      "footerMode": #""none""#,
      "contentHuggingElements": #""none""#,
      "showsSeparators": "true",
    ],
    "edgeSpacing": [
      "top": #"{"fixed": 0}"#,
      "leading": #"{"fixed": 0}"#,
      "bottom": #"{"fixed": 0}"#,
      "trailing": #"{"fixed": 0}"#,
    ],
  ]
}
