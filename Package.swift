// swift-tools-version: 6.2
import PackageDescription

// The targets follow the pipeline: text -> document -> normal form -> spec -> frames -> bytes.
// Modules share declarations with `package`. `public` is for LayoutKit's users, and for the few types that are read or written for every
// element, because the optimizer inlines only public code across modules.
// Dependencies have no cycles; `swift build --explicit-target-dependency-import-check error` checks the imports.
let package = Package(
  name: "layoutc",
  products: [
    .executable(name: "layoutc", targets: ["layoutc"]),
    .library(name: "LayoutKit", targets: ["LayoutKit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // Fonts, widths of characters, and lines of text.
    .target(name: "LayoutTypography"),
    .target(name: "LayoutText"),
    .target(name: "LayoutDiagnostics", dependencies: ["LayoutText", "LayoutTypography"]),
    .target(name: "LayoutSpec", dependencies: ["LayoutTypography"]),
    .target(
      name: "LayoutReader", dependencies: ["LayoutTypography", "LayoutText", "LayoutDiagnostics", "CLibYAML"]),
    .target(name: "LayoutSolver", dependencies: ["LayoutSpec"], exclude: ["README.md"]),
    // The resolver asks the solver for the boxes of custom groups, from which it computes frames by formula.
    .target(
      name: "LayoutResolver",
      dependencies: [
        "LayoutReader", "LayoutSpec", "LayoutSolver", "LayoutDiagnostics", "LayoutText", "LayoutTypography",
      ]
    ),
    .target(
      name: "LayoutLint",
      dependencies: [
        "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver", "LayoutDiagnostics", "LayoutText",
      ]
    ),
    .target(
      name: "LayoutOutput",
      dependencies: ["LayoutText", "LayoutTypography", "LayoutSpec", "LayoutSolver"],
      exclude: ["HTML/Page"],
      plugins: ["EmbedTexts"]
    ),
    // The differences between two layouts: snapshots of the data, batch updates, frames before and after.
    .target(
      name: "LayoutUpdates",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutSolver", "LayoutOutput",
      ]
    ),
    // Converts specs to Swift code, and compiles and runs Swift files to read their layouts.
    .target(
      name: "LayoutSwift",
      dependencies: [
        "LayoutText", "LayoutTypography", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver",
      ]
    ),
    // The whole pipeline as a library; `FileAccess` decides which files it can read.
    .target(
      name: "LayoutCompiler",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "LayoutSwift",
      ],
      exclude: ["Help/Examples"],
      plugins: ["EmbedTexts"]
    ),
    // The language server, on the same pipeline.
    .target(
      name: "LayoutServer",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "LayoutCompiler",
      ]
    ),
    .target(
      name: "LayoutCLI",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "LayoutUpdates", "LayoutCompiler", "LayoutSwift",
      ],
      exclude: ["Starters", "Completions/Scripts"],
      plugins: ["EmbedTexts"]
    ),
    // Embeds text files as constants, and for Swift input also the sources of LayoutUIKit.
    .plugin(name: "EmbedTexts", capability: .buildTool()),
    .executableTarget(name: "layoutc", dependencies: ["LayoutCLI", "LayoutServer", "LayoutText"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "CLibYAML", "CFormatter",
      ],
      path: "Benchmarks",
      exclude: ["CFormatter", "batch", "language-server", "startup-order", "swift-files"]
    ),
    // Writes frames in plain C, for comparison.
    .target(name: "CFormatter", path: "Benchmarks/CFormatter"),
    .target(
      name: "LayoutKit",
      dependencies: [
        "LayoutText", "LayoutDiagnostics", "LayoutSpec", "LayoutReader", "LayoutResolver", "LayoutSolver",
        "LayoutLint", "LayoutOutput", "LayoutCompiler",
      ]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "CodeTests", dependencies: ["LayoutSwift", "TestSupport"]),
    .testTarget(
      name: "TextTests", dependencies: ["LayoutText", "LayoutTypography", "LayoutDiagnostics", "TestSupport"]),
    .testTarget(
      name: "SolverTests",
      dependencies: [
        "LayoutSolver", "LayoutResolver", "LayoutReader", "LayoutSpec", "LayoutText", "LayoutDiagnostics",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "OutputTests",
      dependencies: ["LayoutOutput", "LayoutText", "LayoutSpec", "LayoutSolver", "TestSupport"]),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "LayoutLint", "LayoutSolver", "LayoutResolver", "LayoutReader", "LayoutSpec", "LayoutText",
        "LayoutDiagnostics", "TestSupport",
      ]
    ),
    .testTarget(
      name: "CompilerTests",
      dependencies: [
        "LayoutCompiler", "LayoutDiagnostics", "LayoutOutput", "LayoutSolver", "LayoutSpec", "LayoutText",
        "TestSupport",
      ]),
    .testTarget(
      name: "UpdateTests", dependencies: ["LayoutUpdates", "LayoutSpec", "LayoutText", "TestSupport"]),
    .testTarget(
      name: "SwiftTests",
      dependencies: [
        "LayoutSwift", "LayoutReader", "LayoutResolver", "LayoutDiagnostics", "LayoutText", "TestSupport",
      ]),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "LayoutServer", "LayoutCompiler", "LayoutText", "LayoutReader", "LayoutDiagnostics", "TestSupport",
      ]),
    .testTarget(name: "KitTests", dependencies: ["LayoutKit"]),
    .testTarget(
      name: "ReaderTests", dependencies: ["LayoutReader", "LayoutText", "LayoutDiagnostics", "TestSupport"]),
    .testTarget(name: "ExampleTests", dependencies: ["LayoutKit", "LayoutLint", "LayoutCLI", "TestSupport"]),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "layoutc", "LayoutCLI", "LayoutLint", "LayoutReader", "LayoutResolver", "LayoutSpec", "LayoutText",
        "LayoutDiagnostics", "TestSupport",
      ]),
    .testTarget(
      name: "ResolverTests",
      dependencies: [
        "LayoutResolver", "LayoutReader", "LayoutSpec", "LayoutText", "LayoutDiagnostics", "TestSupport",
      ]
    ),
  ]
)

// Layout code written for UIKit compiles on Linux against this module, and what it builds is recorded. Where there is a UIKit there is no
// need of another.
#if os(Linux)
  package.products += [
    .library(name: "LayoutUIKit", targets: ["LayoutUIKit"]),
    .library(name: "LayoutSnapshot", targets: ["LayoutSnapshot"]),
  ]
  package.targets += [
    .target(name: "LayoutUIKit", dependencies: ["LayoutTypography"]),
    // For tests of layout code: frames, pictures, and comparison with recorded frames.
    .target(
      name: "LayoutSnapshot",
      dependencies: [
        "LayoutUIKit", "LayoutKit", "LayoutCompiler", "LayoutUpdates", "LayoutSpec", "LayoutText",
      ]),
    .testTarget(name: "SnapshotTests", dependencies: ["LayoutSnapshot", "LayoutUIKit", "LayoutKit"]),
    // Layouts as in apps: a program whose output the tests check.
    .executableTarget(name: "SampleLayouts", dependencies: ["LayoutUIKit"], path: "Tests/SampleLayouts"),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "LayoutUIKit", "SampleLayouts", "LayoutCompiler", "LayoutResolver", "LayoutSolver", "LayoutSpec",
        "LayoutOutput", "LayoutDiagnostics", "LayoutText", "TestSupport",
      ]),
  ]
#endif
