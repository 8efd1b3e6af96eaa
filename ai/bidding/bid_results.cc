#include "ai/bidding/bid_results.h"

#include <cstddef>

namespace jasnel {
namespace {

// The usual results of contracts made with open hands: their classes, and the roem. Measured in
// solved deals: docs/research/bidding.md, "What is usual", has the commands. As they count as only
// one world among those that were solved, they need not be exact.
constexpr std::array<double, kResultClasses> kUsualResults = {0, 0.14, 0.23, 0.22, 0.32, 0.09};
constexpr double kUsualRoem = 20;

std::size_t ClassOf(const ContractFound& found) {
  if (!found.makes) return 0;
  if (found.pit) return kResultClasses - 1;
  return found.points <= 100 ? 1 : found.points <= 120 ? 2 : found.points <= 140 ? 3 : 4;
}

}  // namespace

void BidResults::Add(const ContractFound& found, double weight) {
  weights_[ClassOf(found)] += weight;
  roem_ += weight * found.roem;
}

double BidResults::Made() const {
  double made = 0;
  for (std::size_t i = 1; i < kResultClasses; ++i) made += weights_[i];
  return made;
}

// What is made without pit; `usual` of what is usual is added.
void BidResults::Divide(double usual, SuitBid& bid) const {
  bid.results[0] = 1 - bid.makes.value;
  bid.results.back() = bid.pit;
  double others = 0;
  for (std::size_t i = 1; i + 1 < kResultClasses; ++i) {
    bid.results[i] = weights_[i] + usual * kUsualResults[i];
    others += bid.results[i];
  }
  for (std::size_t i = 1; i + 1 < kResultClasses; ++i) {
    bid.results[i] *= others > 0 ? (bid.makes.value - bid.pit) / others : 0;
  }
  const double made = Made() + usual;
  // Roem of a lost contract is not written down, but with `nat=own`.
  if (nat_pays_ == NatPays::kOwn) {
    bid.roem = roem_ / (Made() + weights_[0]);
  } else if (made > 0) {
    bid.roem = (roem_ + usual * kUsualRoem) / made * bid.makes.value;
  }
}

void BidResults::Fill(double pit, SuitBid& bid) const {
  bid.pit = pit;
  Divide(1, bid);
}

void BidResults::FillWhole(SuitBid& bid) const {
  bid.pit = weights_.back() / (Made() + weights_[0]);
  Divide(0, bid);
}

}  // namespace jasnel
