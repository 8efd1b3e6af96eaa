#include "tools/training/write_bidding.h"

#include "absl/strings/str_format.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

std::string CalibrationText(const Calibration& played) {
  const auto constants = [](const Calibration::ByPlace& of) {
    return "{" +
           NumberLines(of, of.size(),
                       [](double number) { return absl::StrFormat("%.4f", number); }) +
           "}";
  };
  return absl::StrFormat("{%s, %.4f, %s, %.4f, %d},\n", constants(played.makes_constant),
                         played.makes_slope, constants(played.score_constant), played.score_slope,
                         played.deals);
}

std::string BiddingText(const char* name, const BiddingWeights& weights) {
  std::string text = absl::StrFormat("const BiddingWeights %s = {\n", name) +
                     CalibrationText(weights.played) + "{{\n";
  for (const auto& speaks_first : weights.pass) {
    text += "{{\n";
    for (const auto& all_pass : speaks_first) {
      text += "{{\n";
      for (const auto& lines : all_pass) {
        text += "{{";
        for (const PassLine& line : lines) {
          text += absl::StrFormat("{%.4ff, %.4ff}, ", static_cast<double>(line.constant),
                                  static_cast<double>(line.slope));
        }
        text += "}},\n";
      }
      text += "}},\n";
    }
    text += "}},\n";
  }
  return text + "}}};\n\n";
}

}  // namespace

std::string WriteBidding(const BiddingWeights& free, const BiddingWeights& obliged) {
  return WeightsSource(
      "tools/training/train_bidding.sh",
      BiddingText("kBiddingRuffFree", free) + BiddingText("kBiddingRuffObliged", obliged));
}

}  // namespace jasnel
