#include "ai/players/open_hands_player.h"

#include "ai/players/card_values.h"
#include "ai/players/model_bidder.h"
#include "bitboard/play_order.h"

namespace jasnel {

Result<CallChoice> OpenHandsPlayer::ChooseCall(const CallView& view, const MoveLimits&) {
  return CallByNetwork(view);
}

Result<CardChoice> OpenHandsPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  ThinkClock clock(limits.time, limits.cancel);
  CardValues values;
  const auto stop = solver_.Add(view, hands_, 1, clock, values);
  if (!stop) return stop.error();
  const PlayOrder order(view.table.trump);
  return ChoiceOf(order.ToPlay(view.Legal()), order, *stop == Stop::kSolved ? 1 : 0,
                  solver_.objective(), [&](PlayCard card) { return values.Mean(card, order); });
}

}  // namespace jasnel
