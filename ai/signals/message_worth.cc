#include "ai/signals/message_worth.h"

namespace jasnel {

double MessageWorth(const Messages& messages, const PlayView& view, Card card) {
  if (messages.own == nullptr || !messages.sends) return 0;
  const auto signal = ExplainSignal(*messages.own, view, card);
  if (!signal) return 0;
  if (!IsTrueOf(*signal, view.hand)) return -messages.untruth;
  const bool is_first =
      !view.table.trick.empty() && HolderOfTrick(view.table) == Partner(view.seat());
  return messages.overheard && !is_first ? messages.truth / 2 : messages.truth;
}

}  // namespace jasnel
