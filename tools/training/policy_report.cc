#include "tools/training/policy_report.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include "absl/strings/str_format.h"
#include "tools/training/fit_policy.h"

namespace jasnel {
namespace {

constexpr double kLeastChance = 0.001;

constexpr std::array<std::string_view, internal::kStands> kStandNames = {
    "leads",
    "follows a plain suit, second",
    "follows a plain suit, third",
    "follows a plain suit, fourth",
    "follows to trumps, second",
    "follows to trumps, third",
    "follows to trumps, fourth",
    "is void of the suit led, second",
    "is void of the suit led, third",
    "is void of the suit led, fourth",
};

std::string Row(std::string_view name, const PolicyLosses& losses) {
  if (losses.count() == 0) return "";
  return absl::StrFormat("%-32s %7d   %6.4f  %6.4f   %5.1f%%  %5.1f%%\n", name, losses.count(),
                         losses.log_loss(), losses.alike_log_loss(), 100 * losses.likeliest(),
                         100 * losses.alike_likeliest());
}

}  // namespace

void PolicyLosses::Add(const PolicyChoice& choice, std::span<const double> weights) {
  const ChoiceChances chances = ChancesOf(choice, weights);
  const auto cards = static_cast<double>(choice.cards.size());
  const auto likeliest =
      static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
  ++count_;
  log_loss_ -= std::log(std::max(chances[choice.played], kLeastChance));
  alike_log_loss_ += std::log(cards);
  likeliest_ += likeliest == choice.played ? 1 : 0;
  alike_likeliest_ += 1 / cards;
}

void PolicyLosses::Add(const PolicyLosses& other) {
  count_ += other.count_;
  log_loss_ += other.log_loss_;
  alike_log_loss_ += other.alike_log_loss_;
  likeliest_ += other.likeliest_;
  alike_likeliest_ += other.alike_likeliest_;
}

PolicyComparison ComparePolicy(std::span<const DealChoices> held_out,
                               const PolicyWeights& weights) {
  const std::vector<double> exact = FromPolicyWeights(weights);
  PolicyComparison comparison;
  for (const DealChoices& deal : held_out) {
    for (const PolicyChoice& choice : deal) comparison.by_stand[choice.stand].Add(choice, exact);
  }
  for (const PolicyLosses& losses : comparison.by_stand) comparison.all.Add(losses);
  return comparison;
}

std::string PolicyReportOf(std::size_t fitted, std::span<const DealChoices> held_out,
                           const PolicyWeights& weights) {
  const PolicyComparison found = ComparePolicy(held_out, weights);
  std::string text = absl::StrFormat(
      "Fitted to %d deals, held out %d.\n\n"
      "                                             Log-loss        Likeliest played\n"
      "The seat                         Choices   policy   alike   policy   alike\n",
      fitted, held_out.size());
  for (std::size_t i = 0; i < kStandNames.size(); ++i) {
    text += Row(kStandNames[i], found.by_stand[i]);
  }
  return text + Row("all", found.all);
}

}  // namespace jasnel
