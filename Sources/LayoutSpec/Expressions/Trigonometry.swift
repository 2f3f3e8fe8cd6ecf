/// Sine and cosine in plain arithmetic, so that frames do not depend on the C library. The errors are below one unit in the last place; the
/// kernels are the polynomials of fdlibm.
package enum Trigonometry {
  package static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let reduced = reduce(angle)
    switch reduced.quadrant {
    case 0: return sineKernel(reduced.rest, reduced.tail)
    case 1: return cosineKernel(reduced.rest, reduced.tail)
    case 2: return -sineKernel(reduced.rest, reduced.tail)
    default: return -cosineKernel(reduced.rest, reduced.tail)
    }
  }

  package static func cosine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let reduced = reduce(angle)
    switch reduced.quadrant {
    case 0: return cosineKernel(reduced.rest, reduced.tail)
    case 1: return -sineKernel(reduced.rest, reduced.tail)
    case 2: return -cosineKernel(reduced.rest, reduced.tail)
    default: return sineKernel(reduced.rest, reduced.tail)
    }
  }

  /// An angle as `quadrant * π/2 + rest + tail`, the rest within π/4 of zero.
  private struct Reduced {
    var quadrant: UInt64
    var rest: Double
    var tail: Double
  }

  /// Payne and Hanek's reduction: only the bits of 2/π that do not add whole turns matter.
  private static func reduce(_ angle: Double) -> Reduced {
    guard angle.magnitude > 0.785 else { return Reduced(quadrant: 0, rest: angle, tail: 0) }
    let mantissa = angle.significandBitPattern | 1 << 52
    // angle = mantissa * 2^power. Take the 192 bits of 2/π from the one of weight 2^(1 - power) downwards.
    let first = 64 + Int(angle.exponent) - 52 - 2
    let window = (0..<3).map { twoOverPiBits(from: first + 64 * $0) }
    let low = mantissa.multipliedFullWidth(by: window[2])
    let middle = mantissa.multipliedFullWidth(by: window[1])
    let (word1, carry) = middle.low.addingReportingOverflow(low.high)
    let word0 = mantissa &* window[0] &+ middle.high &+ (carry ? 1 : 0)
    // The product modulo 4: two bits of quadrant, 190 bits of fraction.
    var quadrant = word0 >> 62
    var fraction = (word0 << 2 | word1 >> 62, word1 << 2 | low.low >> 62)
    let isAboveHalf = fraction.0 >> 63 == 1
    if isAboveHalf {
      quadrant = (quadrant + 1) & 3
      fraction = (~fraction.0, ~fraction.1)
    }
    let (rest, tail) = timesHalfPi(fraction)
    let isNegative = isAboveHalf != (angle < 0)
    if angle < 0 { quadrant = (4 - quadrant) & 3 }
    return Reduced(quadrant: quadrant, rest: isNegative ? -rest : rest, tail: isNegative ? -tail : tail)
  }

  /// A fraction of 128 bits, times π/2, in two parts.
  private static func timesHalfPi(_ fraction: (UInt64, UInt64)) -> (Double, Double) {
    let zeros = fraction.0.leadingZeroBitCount
    let top =
      zeros == 0 ? fraction.0 : zeros == 64 ? fraction.1 : fraction.0 << zeros | fraction.1 >> (64 - zeros)
    let below = zeros == 64 ? 0 : fraction.1 << zeros
    let high = Double(sign: .plus, exponent: -53 - zeros, significand: Double(top >> 11))
    let lowBits = (top & 0x7FF) << 42 | below >> 22
    let low = Double(sign: .plus, exponent: -106 - zeros, significand: Double(lowBits))
    let product = high * halfPi
    let error = (-product).addingProduct(high, halfPi)
    return (product, error + high * halfPiTail + low * halfPi)
  }

  /// 64 bits of 2/π from a bit position on. Positions 0 to 63 are zeros; the bits after the point begin at 64.
  private static func twoOverPiBits(from bit: Int) -> UInt64 {
    let word = bit >> 6
    let shift = UInt64(bit & 63)
    let high = twoOverPi[word] << shift
    return shift == 0 ? high : high | twoOverPi[word + 1] >> (64 - shift)
  }

  private static func sineKernel(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    let v = z * x
    let r =
      8.333_333_333_322_489_461_24e-3
      + z
      * (-1.984_126_982_985_794_931_34e-4
        + z
        * (2.755_731_370_707_006_767_89e-6
          + z * (-2.505_076_025_340_686_341_95e-8 + z * 1.589_690_995_211_550_102_21e-10)))
    return x - ((z * (0.5 * tail - v * r) - tail) - v * -1.666_666_666_666_663_243_48e-1)
  }

  private static func cosineKernel(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    let r =
      z
      * (4.166_666_666_666_660_190_37e-2
        + z
        * (-1.388_888_888_887_410_957_49e-3
          + z
          * (2.480_158_728_947_672_941_78e-5
            + z
            * (-2.755_731_435_139_066_330_35e-7
              + z * (2.087_572_321_298_174_827_90e-9 + z * -1.135_964_755_778_819_482_65e-11)))))
    let half = 0.5 * z
    let w = 1 - half
    return w + (((1 - w) - half) + (z * r - x * tail))
  }

  private static let halfPi = 1.5707963267948966
  private static let halfPiTail = 6.123233995736766e-17

  /// A word of zeros, then the bits of 2/π after the point.
  private static let twoOverPi: [UInt64] = [
    0,
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB, 0xF0CF_BC20_9AF4_361D,
  ]
}
