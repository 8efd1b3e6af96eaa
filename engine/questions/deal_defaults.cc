#include "engine/questions/deal_defaults.h"

namespace jasnel {

DealLine WithDefaults(const DealLine& deal, const DealDefaults& defaults) {
  DealLine full = deal;
  if (!full.rules) full.rules = defaults.rules;
  if (!full.trump) full.trump = defaults.trump;
  if (!full.declarer) full.declarer = defaults.declarer;
  if (!full.turned) full.turned = defaults.turned;
  // Both fields give the leader: a deal with one of them takes neither from the flags, except that
  // the dealer does not determine the leader of later tricks.
  int cards = deal.trick.size();
  for (const CardSet hand : deal.hands) cards += hand.size();
  const bool dealer_tells = deal.dealer && cards == kDeckSize;
  if (!deal.leader && !dealer_tells) full.leader = defaults.leader;
  if (!deal.leader && !deal.dealer) full.dealer = defaults.dealer;
  return full;
}

}  // namespace jasnel
