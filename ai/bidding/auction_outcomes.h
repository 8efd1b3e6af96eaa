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

/// A short list of them: one for each seat that has yet to call and is not barred. The chances add
/// up to 1.
class AuctionOutcomes {
 public:
  const AuctionOutcome* begin() const { return outcomes_.data(); }
  const AuctionOutcome* end() const { return outcomes_.data() + size_; }
  void Add(const AuctionOutcome& outcome) { outcomes_[size_++] = outcome; }

 private:
  std::array<AuctionOutcome, Auction::kMaxCalls> outcomes_{};
  std::size_t size_ = 0;
};

/// The outcomes of an auction that is not over, if seats with these hands pass by the chances of
/// the call network, and otherwise name their best suit.
AuctionOutcomes OutcomesOf(Auction auction, const Rules& rules, const Hands& hands);

}  // namespace jasnel
