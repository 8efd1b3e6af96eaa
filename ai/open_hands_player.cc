#include "ai/open_hands_player.h"

#include "ai/card_values.h"
#include "ai/model_bidder.h"
#include "bitboard/play_order.h"

namespace jasnel {

OpenHandsPlayer::OpenHandsPlayer() : solver_({.table_bytes = std::size_t{4} << 20}) {}

Result<CallChoice> OpenHandsPlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallByModel(view);
}

Result<CardChoice> OpenHandsPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  Position position = view.table;
  position.hands = hands_;
  const auto solution =
      solver_.Solve(position, {.objective = Objective::kScore,
                               .cards = true,
                               .limits = {.time = thinking.time, .cancel = thinking.cancel}});
  if (!solution) return solution.error();
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  const PlayOrder order(view.table.trump);
  CardValues values;
  for (const CardValue& value : solution->cards) {
    values.Add(order.ToPlay(value.card), 1, sign * value.value.count(), value.makes);
  }
  return ChoiceOf(order.ToPlay(view.Legal()), order, solution->cards.empty() ? 0 : 1,
                  [&](PlayCard card) { return values.Mean(card, order); });
}

}  // namespace jasnel
