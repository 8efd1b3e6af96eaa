// How contracts end: their results and roem.
#pragma once

#include <array>

#include "ai/bidding/bid_sample.h"
#include "jasnel/bidding.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The results of a suit in the worlds that were solved for the score.
class BidResults {
 public:
  /// With `nat=own`, or where roem is kept, that of lost contracts counts too.
  explicit BidResults(NatPays nat_pays = NatPays::kAll) : nat_pays_(nat_pays) {}

  void Add(const ContractFound& found, double weight);

  /// Fills in the results, the roem and this chance of pit for a suit of which the chance to make
  /// is there. Who makes it, and who takes all tricks, is known from more worlds than how the
  /// others end; before the first of these there is what is usual, which counts as one.
  void Fill(double pit, SuitBid& bid) const;

  /// The same from all worlds: nothing else counts.
  void FillWhole(SuitBid& bid) const;

 private:
  double Made() const;
  void Divide(double usual, SuitBid& bid) const;

  NatPays nat_pays_;
  std::array<double, kResultClasses> weights_{};
  double roem_ = 0;
};

}  // namespace jasnel
