#include "ai/signals/message_worth.h"

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// Whether a coin for the card falls tails.
bool IsTails(std::uint64_t seed, Card card) {
  return Random::Stream(seed, static_cast<std::uint64_t>(card.index())).Below(2) == 1;
}

}  // namespace

double MessageWorth(const Messages& messages, const PlayView& view, Card card, std::uint64_t seed) {
  if (messages.own == nullptr || messages.sends == Sends::kNothing) return 0;
  const auto signal = ExplainSignal(*messages.own, view, card);
  if (!signal) return 0;
  const bool turned = messages.sends == Sends::kAtRandom && IsTails(seed, card);
  if (IsTrueOf(*signal, view.hand) == turned) return -messages.untruth;
  const bool is_first =
      !view.table.trick.empty() && HolderOfTrick(view.table) == Partner(view.seat());
  return messages.overheard && !is_first ? messages.truth / 2 : messages.truth;
}

}  // namespace jasnel
