#include "ai/beliefs/kept_conventions.h"

#include <cstddef>

namespace jasnel {

KeptConventions::KeptConventions(const SignalTracker& tracker, const PlayState& before,
                                 const PlayOrder& order) {
  for (const PlayCard card : before.left) {
    const auto signal = tracker.SignalOf(before, order.ToNatural(card));
    if (!signal) continue;
    signals_.push_back(*signal);
    of_[card.index()] = static_cast<std::int8_t>(signals_.size());
  }
}

std::optional<double> KeptConventions::Chance(PlayCard card, CardSet hand,
                                              const CardChances& chances) const {
  if (signals_.empty()) return std::nullopt;
  bool says = false;
  double all = 0;
  double own = 0;
  for (const CardChance& one : chances) {
    double weight = static_cast<double>(one.chance);
    const int signal = of_[one.card.index()];
    if (signal > 0) {
      says = true;
      weight *= IsTrueOf(signals_[static_cast<std::size_t>(signal - 1)], hand) ? kTrueTimes : 0;
    }
    all += weight;
    if (one.card == card) own = weight;
  }
  if (!says || all <= 0) return std::nullopt;
  return own / all;
}

}  // namespace jasnel
