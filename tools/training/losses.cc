#include "tools/training/losses.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_format.h"

namespace jasnel {
namespace {

constexpr double kMinChance = 0.001;

}  // namespace

void Losses::Add(double chance, bool happened) {
  const double predicted = std::clamp(chance, kMinChance, 1 - kMinChance);
  log_loss_ -= std::log(happened ? predicted : 1 - predicted);
  brier_ += happened ? (1 - predicted) * (1 - predicted) : predicted * predicted;
  ++count_;
  Tenth& tenth = tenths_[static_cast<std::size_t>(predicted * 10)];
  ++tenth.count;
  tenth.chances += predicted;
  tenth.happened += happened ? 1 : 0;
}

std::string Losses::Calibration() const {
  std::string rows = "Predicted       Hands       Mean   Made\n";
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
