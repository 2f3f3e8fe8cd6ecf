// Code that imports UIKit also sees Foundation, and so do all files of this module.
@_exported import Foundation
