import Foundation
import LayoutDiagnostics
import LayoutOutput
import LayoutReader
import LayoutResolver
import LayoutSolver
import LayoutSpec
import LayoutText
import TestSupport
import Testing

/// The frames of the examples, derived step by step.
@Suite struct ExampleDerivationTests {
  @Test(arguments: Example.yaml + Example.json)
  func endsInTheFrame(example: Example) throws {
    let layout = try example.resolved()
    for direction in Environment.LayoutDirection.allCases {
      var environment = layout.environment
      environment.layoutDirection = direction
      environment.scroll = Point(x: 150, y: 150)
      let solution = solve(layout.spec, in: environment)
      var count = 0
      solution.forEachElement { element in
        let derivation = solution.derivation(of: element)
        #expect(derivation.frame == element.frame, "\(element)")
        #expect(derivation.steps.count >= 6, "\(element)")
        for step in derivation.steps {
          let difference = abs(step.arithmetic.value - step.result)
          #expect(difference < 1e-6, "\(step.stage): \(step.quantity) of \(element)")
        }
        count += 1
        return count < 400
      }
      #expect(count > 0)
      for section in solution.sections.indices {
        let derivation = solution.derivation(ofSection: section)
        #expect(derivation.frame == solution.frame(ofSection: section), "section \(section)")
        for step in derivation.steps {
          #expect(abs(step.arithmetic.value - step.result) < 1e-6, "\(step.stage): \(step.quantity)")
        }
      }
    }
  }

  /// Every rule that derivations name is in the manual page of the model, with the same evidence.
  @Test func rulesAreThoseOfTheModel() throws {
    let page = try Repository.text("man/layoutc-model.7")
    let source = try Repository.text("Sources/LayoutSolver/Why/ModelRule.swift")
    let rules = source.matches(of: #/ModelRule\(\s*"([a-z-]+)", \.([a-z]+),\s*"([^"]+)"\)/#)
    #expect(rules.count == source.components(separatedBy: "= ModelRule(").count - 1)
    for rule in rules {
      #expect(page.contains(".It Ic \(rule.1) Pq Em \(rule.2)\n"), "\(rule.1)")
      #expect(!rule.3.hasSuffix("."), "\(rule.1)")
    }
    #expect(Set(rules.map(\.1)).count == rules.count)
  }
}
