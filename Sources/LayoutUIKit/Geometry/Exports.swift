// Code that imports UIKit sees Foundation, too.
@_exported import Foundation
