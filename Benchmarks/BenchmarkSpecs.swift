import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where written bytes go.
let nullDevice = open("/dev/null", O_WRONLY)

/// A resolved spec; a benchmark's own spec has no errors.
func resolved(_ text: String) -> ResolvedLayout {
  var diagnostics = DiagnosticBag()
  let source = SourceFile(name: "benchmark", text: text)
  guard let document = readDocument(source, format: .yaml, into: &diagnostics),
    let normal = normalize(document, of: source, into: &diagnostics),
    let layout = resolve(normal, into: &diagnostics)
  else { fatalError("the benchmark's spec has errors: \(diagnostics.sorted.map(\.message))") }
  return layout
}

/// A spec of many sections that are alike.
func repeatedSections(_ count: Int) -> String {
  """
  environment: {container: 393 x 852}
  sections:
    - repeat: \(count)
      items: 5
      group: {horizontal: {size: 100% x 44, subitems: [{item: 1/3 x 100%}]}}

  """
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

/// Cells of many sizes in a waterfall or a flow.
func arranged(_ count: Int, _ arrangement: String) -> String {
  """
  environment: {container: 393 x 852, traits: {displayScale: 3}}
  sections:
    - items: [{count: \(count), measured: {width: "${30 + index * 37 % 90}", height: "${40 + index * 7 % 13 * 5}"}}]
      \(arrangement)

  """
}

/// A list of self-sizing cells, each of which asks for a height of its own.
func selfSizingList(_ count: Int) -> String {
  """
  environment: {container: 393 x 852, traits: {displayScale: 3}}
  sections:
    - items: [{count: \(count), measured: {height: "${40 + index * 7 % 13 * 5}"}}]
      interGroupSpacing: 8
      group: {vertical: {size: 100% x ~44, subitems: [{item: 100% x ~44}]}}

  """
}

/// Asks a thousand times for the elements that meet a rectangle.
func sumOfFrames(_ solution: Solution, in rect: Rect) -> Double {
  var sum = 0.0
  var selection = ElementSelection()
  selection.rects = [rect]
  for _ in 0..<1000 {
    solution.forEachElement(of: selection) { element in
      sum += element.frame.y
      return true
    }
  }
  return sum
}
