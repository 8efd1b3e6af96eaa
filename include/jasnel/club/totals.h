// What the two sides of a table can have after a boompje.
#pragma once

#include <array>
#include <bitset>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "jasnel/comparison.h"
#include "jasnel/deal_totals.h"
#include "jasnel/message.h"
#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel::club {

/// The points of both sides, North-South first.
using BothTotals = std::array<Points, 2>;

/// The most deals of a boompje.
inline constexpr int kMostDeals = 32;

/// Which totals a number of deals can bring: those that are a sum of as many scores of single
/// deals. A deal brings 162 and its roem, to one side or both; pit and a revoke bring what the rule
/// set says. So "in een boom kan maximaal 12 × 162 = 1944 punten worden verdeeld over de 2 teams;
/// dit is exclusief Roem" (SV Bedum "Puntentelling"). By its rules the sum of both totals after
/// twelve deals is 1944, or more by 20, by 40, 50 and further tens, by 88 for each pit, and by what
/// these come to together; so it is any even number from 2328 to what four of a kind in every trick
/// bring. Up to 4200, at least, such a sum can be divided in any way in which nobody has 1 point.
///
/// Not for use by two threads at once, as it remembers what it finds.
class PossibleTotals {
 public:
  /// `deals` from 1 to `kMostDeals`.
  PossibleTotals(const Rules& rules, int deals);

  bool Has(const BothTotals& totals);

  /// What is wrong with totals that are not possible, with the nearest that are.
  std::optional<Message> Wrong(const BothTotals& totals);

 private:
  static constexpr int kMostSum = kMostDeals * 2112;  // 162, 1000 for pit, and 950 roem in each

  // Points that North-South can have of a sum: ranges, each with its ends, that do not touch.
  using Ranges = std::vector<std::pair<int, int>>;

  const Ranges& After(int deals, int sum);
  bool IsComplete(const Ranges& ranges, int sum) const;
  bool CanBeSum(int deals, int sum) const;
  int MostSum() const;

  int deals_;
  bool has_one_ = false;                         // whether a deal can bring 1 point
  std::vector<std::map<int, Ranges>> after_;     // by deals, from 1, and by sum
  std::vector<std::bitset<kMostSum + 1>> sums_;  // by deals, from 0
};

/// The totals of deals that were written down one by one, each by `ScoreTotals`; an error says in
/// which deal, from 1, and what.
Result<BothTotals> TotalsOf(std::span<const DealTotals> deals, const Rules& rules);

}  // namespace jasnel::club
