#include "ai/beliefs/kept_conventions.h"

namespace jasnel {

KeptConventions::KeptConventions(const SignalTracker& tracker, const PlayState& before,
                                 const PlayOrder& order) {
  for (const PlayCard card : before.left) {
    const auto signal = tracker.SignalOf(before, order.ToNatural(card));
    if (!signal) continue;
    signals_.push_back(*signal);
    of_[card.index()] = static_cast<std::uint8_t>(signals_.size());
  }
}

}  // namespace jasnel
