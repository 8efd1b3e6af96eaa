#include "jasnel/club/totals.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdlib>

#include "bitboard/deal_limits.h"
#include "bitboard/trick_rules.h"
#include "jasnel/contract.h"

namespace jasnel::club {
namespace {

constexpr std::array<Side, 2> kBothSides = {Side::kNorthSouth, Side::kEastWest};

// The scores of all deals that can be, each with either side North-South.
class DealScores {
 public:
  explicit DealScores(const Rules& rules) : rules_(rules), trumps_{Suit::kSpades, Suit::kHearts} {
    // One is enough where all count alike.
    if (rules.doubled) {
      trumps_[0] = *rules.doubled;
      trumps_[1] = rules.doubled == Suit::kSpades ? Suit::kHearts : Suit::kSpades;
    } else {
      trumps_.pop_back();
    }
    for (int roem = 0; roem <= MostRoemBy(rules); roem += 10) {
      if (!CanHaveRoem(roem, rules)) continue;
      for (int ns = 0; ns <= roem; ns += 10) AddDivided(Points(ns), Points(roem - ns));
    }
  }

  // By sum, the points of North-South.
  const std::map<int, std::vector<bool>>& by_sum() const { return by_sum_; }

 private:
  // Without a trick a side has no roem, but of its hands.
  void AddDivided(Points ns, Points ew) {
    AddPlayed(ns, ew);
    if (ew == Points(0) || RoemInHands(rules_)) AddPits(ns, ew);
    if (ew == Points(0) || RoemIsKept(rules_)) AddRevokes(ns, ew);
  }

  void AddPlayed(Points ns, Points ew) {
    const auto least = LeastPointsFor(ns.count(), rules_);
    const auto left = LeastPointsFor(ew.count(), rules_);
    if (!least || !left) return;
    for (Points cards = *least; cards + *left <= Points(kAllPoints); cards += Points(1)) {
      if (!CanBeCardPoints(cards)) continue;
      const std::array<Tally, 2> won = {
          Tally{.cards = cards, .roem = ns, .tricks = kHandSize / 2},
          Tally{.cards = Points(kAllPoints) - cards, .roem = ew, .tricks = kHandSize / 2}};
      AddContract(Side::kNorthSouth, won);
    }
  }

  void AddPits(Points ns, Points ew) {
    if (!CanHaveRoem(ns.count(), rules_) || !CanHaveRoem(ew.count(), rules_)) return;
    const std::array<Tally, 2> won = {
        Tally{.cards = Points(kAllPoints), .roem = ns, .tricks = kHandSize},
        Tally{.cards = Points(0), .roem = ew, .tricks = 0}};
    for (const Side declarers : kBothSides) AddContract(declarers, won);
  }

  void AddRevokes(Points ns, Points ew) {
    std::array<Tally, 2> won;
    won[0].roem = ns;
    won[1].roem = ew;
    for (const Side side : kBothSides) {
      ForEachStakes(Side::kNorthSouth,
                    [&](const Stakes& stakes) { Add(ScoreRevoke(side, stakes, won, rules_)); });
    }
  }

  void AddContract(Side declarers, const std::array<Tally, 2>& won) {
    ForEachStakes(declarers,
                  [&](const Stakes& stakes) { Add(ScoreContract(stakes, won, rules_)); });
  }

  template <class Visit>
  void ForEachStakes(Side declarers, const Visit& visit) const {
    const int most = rules_.doubling == Doubling::kOff ? 0 : kMaxDoublings;
    for (const Suit trump : trumps_) {
      for (int doublings = 0; doublings <= most; ++doublings) {
        visit(Stakes{declarers, trump, doublings});
      }
    }
  }

  void Add(const ContractResult& result) {
    const int sum = (result.score[0] + result.score[1]).count();
    std::vector<bool>& points = by_sum_[sum];
    points.resize(static_cast<std::size_t>(sum) + 1);
    for (const Points score : result.score) points[static_cast<std::size_t>(score.count())] = true;
  }

  const Rules& rules_;
  std::vector<Suit> trumps_;  // all that count differently
  std::map<int, std::vector<bool>> by_sum_;
};

}  // namespace

PossibleTotals::PossibleTotals(const Rules& rules, int deals)
    : deals_(deals), after_(static_cast<std::size_t>(deals)), sums_(after_.size() + 1) {
  assert(deals >= 1 && deals <= kMostDeals);
  const DealScores scores(rules);
  for (const auto& [sum, points] : scores.by_sum()) {
    Ranges& ranges = after_[0][sum];
    for (int i = 0; i <= sum; ++i) {
      if (!points[static_cast<std::size_t>(i)]) continue;
      if (ranges.empty() || ranges.back().second < i - 1) ranges.emplace_back(i, i);
      ranges.back().second = i;
    }
    has_one_ |= points.size() > 1 && points[1];
  }
  sums_[0].set(0);
  for (std::size_t i = 1; i < sums_.size(); ++i) {
    for (const auto& [sum, ranges] : after_[0])
      sums_[i] |= sums_[i - 1] << static_cast<std::size_t>(sum);
  }
}

// All there can be: nobody has 1 point unless a deal brings it.
bool PossibleTotals::IsComplete(const Ranges& ranges, int sum) const {
  if (has_one_) return ranges == Ranges{{0, sum}};
  return ranges == Ranges{{0, 0}, {2, sum - 2}, {sum, sum}};
}

const PossibleTotals::Ranges& PossibleTotals::After(int deals, int sum) {
  const auto [found, is_new] = after_[static_cast<std::size_t>(deals - 1)].try_emplace(sum);
  Ranges& ranges = found->second;
  if (!is_new || deals == 1 || !CanBeSum(deals, sum)) return ranges;
  // With what is nearest to an equal share of each deal, little is left to find.
  std::vector<int> lasts;
  for (const auto& [last, unused] : after_[0]) {
    if (CanBeSum(deals - 1, sum - last)) lasts.push_back(last);
  }
  std::stable_sort(lasts.begin(), lasts.end(), [&](int a, int b) {
    return std::abs(a * deals - sum) < std::abs(b * deals - sum);
  });
  for (const int last : lasts) {
    Ranges all = ranges;
    for (const auto& [from, to] : After(deals - 1, sum - last)) {
      for (const auto& [more_from, more_to] : after_[0][last]) {
        all.emplace_back(from + more_from, to + more_to);
      }
    }
    std::sort(all.begin(), all.end());
    ranges.clear();
    for (const auto& [from, to] : all) {
      if (ranges.empty() || ranges.back().second < from - 1) {
        ranges.emplace_back(from, to);
      } else {
        ranges.back().second = std::max(ranges.back().second, to);
      }
    }
    if (IsComplete(ranges, sum)) break;
  }
  return ranges;
}

bool PossibleTotals::CanBeSum(int deals, int sum) const {
  return sum >= 0 && sum <= kMostSum &&
         sums_[static_cast<std::size_t>(deals)][static_cast<std::size_t>(sum)];
}

int PossibleTotals::MostSum() const { return deals_ * after_[0].rbegin()->first; }

bool PossibleTotals::Has(const BothTotals& totals) {
  for (const Points total : totals) {
    if (total < Points(0) || total > Points(kMostSum)) return false;
  }
  const int ns = totals[0].count();
  const int sum = ns + totals[1].count();
  if (!CanBeSum(deals_, sum)) return false;
  const Ranges& ranges = After(deals_, sum);
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const auto& range) { return range.first <= ns && ns <= range.second; });
}

std::optional<Message> PossibleTotals::Wrong(const BothTotals& totals) {
  if (Has(totals)) return std::nullopt;
  for (const Points total : totals) {
    if (total >= Points(0) && total <= Points(kMostSum)) continue;
    return Say("a total of $0; expected from 0 to $1, the most of $2 deals",
               "een totaal van $0; verwacht 0 tot en met $1, het meeste van $2 spellen",
               total.count(), MostSum(), deals_);
  }
  const int ns = totals[0].count();
  const int sum = ns + totals[1].count();
  const Message found = Say("totals of $0 and $1", "totalen van $0 en $1", ns, totals[1].count());
  if (CanBeSum(deals_, sum)) {
    // Outwards from what was written down.
    int other = ns;
    for (int off = 1; other == ns; ++off) {
      for (const int near : {ns - off, ns + off}) {
        if (Has({Points(near), Points(sum - near)})) other = near;
      }
    }
    return Say("$0, which $1 deals do not bring; expected what they can, such as $2 and $3",
               "$0, wat $1 spellen niet opleveren; verwacht wat dat kan, zoals $2 en $3", found,
               deals_, other, sum - other);
  }
  int lower = std::min(sum, MostSum());
  while (lower >= 0 && !CanBeSum(deals_, lower)) --lower;
  int higher = sum;
  while (higher <= MostSum() && !CanBeSum(deals_, higher)) ++higher;
  const Message nearest = lower < 0            ? PartOf(higher)
                          : higher > MostSum() ? PartOf(lower)
                                               : Say("$0 or $1", "$0 of $1", lower, higher);
  return Say("$0, together $1; expected a sum that $2 deals can bring, such as $3",
             "$0, samen $1; verwacht een som die $2 spellen kunnen opleveren, zoals $3", found, sum,
             deals_, nearest);
}

Result<BothTotals> TotalsOf(std::span<const DealTotals> deals, const Rules& rules) {
  BothTotals totals;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const auto score = ScoreTotals(deals[i], rules);
    if (!score) return Error{Say("deal $0: $1", "spel $0: $1", i + 1, score.error())};
    for (const std::size_t side : {0, 1}) totals[side] += score->result.score[side];
  }
  return totals;
}

}  // namespace jasnel::club
