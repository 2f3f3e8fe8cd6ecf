import LayoutUIKit

// Layouts as apps write them, by the names of the examples whose frames they have, and code that goes wrong.
LayoutProgram.answerRequests(sampleLayouts.merging(sampleScreens) { $1 }.merging(sampleFaults) { $1 })
