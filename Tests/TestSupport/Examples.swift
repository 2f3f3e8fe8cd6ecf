import Foundation

/// True if tests try every example: the environment variable LAYOUTC_EXAMPLES is "all", as in CI.
public let triesAllExamples = ProcessInfo.processInfo.environment["LAYOUTC_EXAMPLES"] == "all"

/// How many of many like examples a test tries: a few, so that all tests together take little time, or all of them.
public func exampleCount(_ few: Int, of all: Int) -> Int { triesAllExamples ? all : few }

/// True if a test tries the example with this number: one in so many, or every one.
public func isTried(_ number: Int, oneIn count: Int) -> Bool { triesAllExamples || number % count == 0 }
