// Code that imports UIKit sees Foundation too, and so do all files here.
@_exported import Foundation
