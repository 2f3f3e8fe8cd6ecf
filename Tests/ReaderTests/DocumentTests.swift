import LayoutReader
import Testing
