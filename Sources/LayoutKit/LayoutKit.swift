// layoutc as a library: parse, resolve, solve, query and write layouts.
@_exported import LayoutDiagnostics
@_exported import LayoutOutput
@_exported import LayoutReader
@_exported import LayoutResolver
@_exported import LayoutSolver
@_exported import LayoutSpec
@_exported import LayoutText
