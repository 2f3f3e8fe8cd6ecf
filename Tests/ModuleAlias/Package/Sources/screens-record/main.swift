import LayoutUIKit
import Screens
import Shared

print(LayoutRecorder(items: [3]).record(HomeViewController())?.spec ?? "nothing")
print("Shared sees UIKit: \(seesUIKit)")
