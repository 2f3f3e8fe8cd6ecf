import LayoutDiagnostics
import LayoutReader
import LayoutResolver
import LayoutSolver
public func lint(_ layout: ResolvedLayout, normal: Normal, into diagnostics: inout DiagnosticBag) {}
public func lintSolved(_ layout: ResolvedLayout, _ solution: Solution, normal: Normal, into diagnostics: inout DiagnosticBag) {}
