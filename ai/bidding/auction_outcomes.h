// The contracts in which an auction may end, for those who know all four hands.
#pragma once

#include <array>
#include <cstddef>

#include "jasnel/auction.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"

namespace jasnel {

/// A contract in which an auction may end.
struct AuctionOutcome {
  Contract contract;
  float chance;  ///< from 0 to 1
};

/// A short list of them: one for each seat that has yet to call on the card that lies turned and is
/// not barred, and one for each contract that may be called on a later one. The chances add up to
/// 1, but for that of a deal that is passed out.
class AuctionOutcomes {
 public:
  const AuctionOutcome* begin() const { return outcomes_.data(); }
  const AuctionOutcome* end() const { return outcomes_.data() + size_; }
  void Add(const AuctionOutcome& outcome) { outcomes_[size_++] = outcome; }

 private:
  std::array<AuctionOutcome, kSeats + kSeats * kSuits> outcomes_{};
  std::size_t size_ = 0;
};

/// The outcomes of an auction that is not over, if seats with these hands pass by the chances of
/// the call network, and otherwise name their best suit. Cards that are to be turned and not known
/// are each as likely.
AuctionOutcomes OutcomesOf(const Auction& auction, const Rules& rules, const Hands& hands);

}  // namespace jasnel
