// Does a player know more than it can see? How its cards fit the hand of its partner.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/deal_play.h"
#include "jasnel/seat.h"

namespace jasnel {

/// How a card fits what a player could not see: the hand of its partner.
struct PartnerFit {
  Seat seat = Seat::kNorth;  ///< who played it
  /// How many times as likely the card is for a player who knows the partner's hand as for one who
  /// knows what can be seen, above 0. For a player who does not know that hand, the mean over all
  /// hands that the partner could have is 1, whatever cards it prefers.
  double odds = 1;
};

struct FairPlayRequest {
  /// Deals of the hidden cards that are played out for each card. At least 1.
  std::uint64_t worlds = 200;
  std::uint64_t seed = 1;
  const std::atomic<bool>* cancel = nullptr;  ///< when true, ends with what was looked at by then
};

/// The fit of `card`, played by the seat in turn: a legal card. Nothing where no other card was
/// legal, or no deal agrees with what was played before.
std::optional<PartnerFit> FitOf(const DealInPlay& before, Card card,
                                const FairPlayRequest& request = {});

/// What the cards of one side in one deal are worth as evidence: above 0. Each of the fits, which
/// are those of the side, counts as a bet at fair odds, and the deal brings a little less than they
/// do together. Were beliefs of hidden cards right, that would be no more than 1 on average for a
/// side neither of whose players knows more than it can see; measured it was, for all players that
/// were tried: docs/research/fair_play.md.
double EvidenceOf(std::span<const PartnerFit> fits);

/// The evidence of deals one after the other. If they are independent, and each is at most 1 on
/// average for a fair pair, that ever gets to a product of N with a chance of at most 1 in N
/// (Ville, "Étude critique de la notion de collectif", 1939): so it may be looked at after every
/// deal.
class FairPlayTest {
 public:
  /// The evidence of the next deal, as EvidenceOf gives it.
  void Add(double evidence);

  std::size_t deals() const { return deals_; }
  double log_evidence() const { return log_; }  ///< natural, of all deals
  double highest() const { return highest_; }   ///< of `log_evidence` after any deal, at least 0
  std::size_t highest_at() const { return highest_at_; }  ///< after how many deals

 private:
  std::size_t deals_ = 0;
  double log_ = 0;
  double highest_ = 0;
  std::size_t highest_at_ = 0;
};

}  // namespace jasnel
