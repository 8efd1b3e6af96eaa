#include "tools/training/losses.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_format.h"

namespace jasnel {
namespace {

constexpr double kLeastTold = 0.001;

}  // namespace

void Losses::Add(double chance, bool happened) {
  const double told = std::clamp(chance, kLeastTold, 1 - kLeastTold);
  log_loss_ -= std::log(happened ? told : 1 - told);
  brier_ += happened ? (1 - told) * (1 - told) : told * told;
  ++count_;
  Tenth& tenth = tenths_[static_cast<std::size_t>(told * 10)];
  ++tenth.count;
  tenth.chances += told;
  tenth.happened += happened ? 1 : 0;
}

std::string Losses::Calibration() const {
  std::string rows = "Chance told     Hands  Mean told   Made\n";
  for (std::size_t i = 0; i < tenths_.size(); ++i) {
    const Tenth& tenth = tenths_[i];
    if (tenth.count == 0) continue;
    const auto count = static_cast<double>(tenth.count);
    rows += absl::StrFormat("0.%d to %3.1f    %7d      %5.3f  %5.3f\n", i,
                            static_cast<double>(i + 1) / 10, tenth.count, tenth.chances / count,
                            static_cast<double>(tenth.happened) / count);
  }
  return rows;
}

}  // namespace jasnel
