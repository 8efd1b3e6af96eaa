#include "ai/open_hands_player.h"

#include "ai/model_bidder.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"

namespace jasnel {

OpenHandsPlayer::OpenHandsPlayer() : solver_({.table_bytes = std::size_t{4} << 20}) {}

Result<CallChoice> OpenHandsPlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallChoice{CallByModel(view)};
}

Result<CardChoice> OpenHandsPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  Position position = view.table;
  position.hands = hands_;
  const auto solution =
      solver_.Solve(position, {.objective = Objective::kScore,
                               .cards = true,
                               .limits = {.time = thinking.time, .cancel = thinking.cancel}});
  if (!solution) return solution.error();
  CardChoice choice{view.Legal().Lowest(), {}, 1};
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  const PlayOrder order(view.table.trump);
  const auto worth = [&](const CardValue& value) {
    return 100 * sign * value.value.count() - CardPoints(order.ToPlay(value.card));
  };
  const CardValue* best = nullptr;
  for (const CardValue& value : solution->cards) {
    if (best == nullptr || worth(value) > worth(*best)) best = &value;
    choice.cards.push_back(
        {value.card, static_cast<double>(sign * value.value.count()), value.makes ? 1.0 : 0.0});
  }
  if (best != nullptr) choice.card = best->card;
  return choice;
}

}  // namespace jasnel
