#include "engine/questions/deal_fields.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/fields/kinds.h"
#include "engine/records/solved_deal.h"
#include "jasnel/deal_line.h"

namespace jasnel {

DealLine WithDefaults(const DealLine& deal, const DealDefaults& defaults) {
  DealLine full = deal;
  if (!full.rules) full.rules = defaults.rules;
  if (!full.trump) full.trump = defaults.trump;
  if (!full.declarer) full.declarer = defaults.declarer;
  if (full.turned.empty()) full.turned = defaults.turned;
  // Both fields give the leader: a deal with one of them takes neither from the flags, except that
  // the dealer does not determine the leader of later tricks.
  int cards = deal.trick.size();
  for (const CardSet hand : deal.hands) cards += hand.size();
  const bool dealer_tells = deal.dealer && cards == kDeckSize;
  if (!deal.leader && !dealer_tells) full.leader = defaults.leader;
  if (!deal.leader && !deal.dealer) full.dealer = defaults.dealer;
  return full;
}

namespace {

constexpr BySeatKind<kinds::kCards> kCardsBySeat;

}  // namespace

constexpr Part DealLineParts::kAll[] = {
    Gives<kinds::kDealLine, [](const DealLine& deal) -> const DealLine& { return deal; }>(
        "line", "the deal line"),
    Gives<kCardsBySeat,
          [](const DealLine& deal) {
            std::array<std::vector<Card>, kSeats> hands;
            std::transform(deal.hands.begin(), deal.hands.end(), hands.begin(), HighToLow);
            return hands;
          }>("hands", "the cards of each seat"),
    Gives<kinds::kRules, &DealLine::rules>("rules", "the rule set"),
    Gives<kinds::kSuit, &DealLine::trump>("trump", "the trump suit"),
    Gives<kinds::kSeat, &DealLine::leader>("leader", "who leads"),
    Gives<kinds::kSeat, &DealLine::dealer>("dealer", "who dealt"),
    Gives<kinds::kSeat, &DealLine::declarer>("declarer", "who made trump"),
    Gives<kinds::kTurned, [](const DealLine& deal) { return IfAny(deal.turned); }>(
        "turned", "the suit that was turned, or several in order"),
    Gives<kinds::kNumber, &DealLine::board>("board", "number of the board"),
};

}  // namespace jasnel
