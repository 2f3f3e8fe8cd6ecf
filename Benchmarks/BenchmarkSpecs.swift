import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutText

/// A resolved spec. A benchmark's specs have no errors.
func resolved(_ text: String) -> ResolvedLayout { resolved(SourceFile(name: "benchmark", text: text)) }

func resolved(
  _ source: SourceFile, format: InputFormat = .yaml, limits: InputLimits = InputLimits(),
  options: ResolveOptions = ResolveOptions()
) -> ResolvedLayout {
  var diagnostics = DiagnosticBag()
  guard let document = readDocument(source, format: format, limits: limits, into: &diagnostics),
    let normal = normalize(document, of: source, into: &diagnostics),
    let layout = resolve(normal, options: options, into: &diagnostics)
  else { fatalError("the benchmark's spec has errors: \(diagnostics.sorted.map(\.message))") }
  return layout
}

/// Cells of one size in identical groups.
func stamped(_ count: Int, _ group: String) -> String {
  """
  environment: {container: 393 x 852, traits: {displayScale: 3}}
  sections:
    - items: \(count)
      interGroupSpacing: 8
      contentInsets: 16
      group: \(group)

  """
}

/// Groups of one cell, of three cells side by side, and of groups in groups.
let oneRow = "{horizontal: {size: 100% x 44, subitems: [{item: 100% x 100%}]}}"
let threeColumns = "{horizontal: {size: 100% x 44, interItemSpacing: 8, subitems: [{item: 1/3 x 100%}]}}"
let nestedGroups = """
  {horizontal: {size: 100% x 120, interItemSpacing: 8, subitems: [
        {item: 50% x 100%},
        {vertical: {size: 50% x 100%, interItemSpacing: 8, subitems: [
          {item: 100% x 1/2}, {horizontal: {size: 100% x 1/2, subitem: {item: 1/2 x 100%}, count: 2}}]}}]}}
  """

/// A spec of many identical sections.
func repeatedSections(_ count: Int) -> String {
  """
  environment: {container: 393 x 852}
  sections:
    - repeat: \(count)
      items: 5
      group: {horizontal: {size: 100% x 44, subitems: [{item: 1/3 x 100%}]}}

  """
}

/// A spec of many short sections, each written out, in a minimal notation.
func writtenSections(_ count: Int) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(64 * (count + 1))
  text += "environment: {container: 393 x 852}\nsections:\n".utf8
  for index in 0..<count { text += "- {items: \(index % 20), grid: {columns: 3, rowHeight: 44}}\n".utf8 }
  return text
}

/// A spec of many small sections.
func manySections(_ count: Int) -> String {
  var text = "environment: {container: 393 x 852}\nsections:\n"
  for index in 0..<count {
    text += """
        - id: section-\(index)
          items: \(index % 20)
          contentInsets: {top: 8, leading: 16, bottom: 8, trailing: 16}
          group:
            horizontal:
              size: {width: {fractionalWidth: 1}, height: {absolute: 44}}
              interItemSpacing: 8
              subitems:
                - item: {size: 50% x 100%}

      """
  }
  return text
}

/// The same as compact JSON.
func manySectionsJSON(_ count: Int) -> String {
  let sections = (0..<count).map { index in
    """
    {"id":"section-\(index)","items":\(index % 20),\
    "contentInsets":{"top":8,"leading":16,"bottom":8,"trailing":16},\
    "group":{"horizontal":{"size":{"width":{"fractionalWidth":1},"height":{"absolute":44}},\
    "interItemSpacing":8,"subitems":[{"item":{"size":"50% x 100%"}}]}}}
    """
  }
  return "{\"environment\":{\"container\":\"393 x 852\"},\"sections\":[\(sections.joined(separator: ","))]}"
}

/// Cells of many sizes in a waterfall or flow.
func arranged(_ count: Int, _ arrangement: String) -> String {
  """
  environment: {container: 393 x 852, traits: {displayScale: 3}}
  sections:
    - items: [{count: \(count), measured: {width: "${30 + index * 37 % 90}", height: "${40 + index * 7 % 13 * 5}"}}]
      \(arrangement)

  """
}

/// A list of self-sizing cells with different heights.
func selfSizingList(_ count: Int) -> String {
  """
  environment: {container: 393 x 852, traits: {displayScale: 3}}
  sections:
    - items: [{count: \(count), measured: {height: "${40 + index * 7 % 13 * 5}"}}]
      interGroupSpacing: 8
      group: {vertical: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}

  """
}

/// Rows of tags as wide as their texts, so that rows have different numbers of them.
func selfSizingTags(_ count: Int) -> String {
  """
  environment: {container: 393 x 852, traits: {displayScale: 3}}
  sections:
    - items: [{count: \(count), measured: {width: "${30 + index * 7919 % 1009 / 7}", height: "${24 + index * 7 % 13}"}}]
      interGroupSpacing: 8
      group:
        horizontal:
          size: 100% x ~30
          interItemSpacing: 8
          subitems: [{item: ~80 x ~30}]

  """
}
