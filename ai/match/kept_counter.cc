#include "ai/match/kept_counter.h"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "jasnel/deal_play.h"

namespace jasnel {
namespace {

// A card that may be played: its value without what it says, and the place of the convention by
// which it says something untrue.
struct ValuedCard {
  Card card;
  double value = 0;
  std::optional<std::size_t> untrue_by;
};

std::vector<ValuedCard> ValuedCards(const ConventionCard& conventions, const PlayView& view,
                                    const CardChoice& choice) {
  std::vector<ValuedCard> cards;
  for (const CardOpinion& opinion : choice.cards) {
    ValuedCard one{opinion.card, opinion.score - opinion.message, {}};
    const auto signal = ExplainSignal(conventions, view, opinion.card);
    if (signal && !IsTrueOf(*signal, view.hand)) {
      one.untrue_by = static_cast<std::size_t>(signal->convention - conventions.conventions.data());
    }
    cards.push_back(one);
  }
  return cards;
}

}  // namespace

Result<CardChoice> KeptCounter::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  auto choice = player_.ChooseCard(view, limits);
  if (choice && !choice->cards.empty()) Count(view, *choice);
  return choice;
}

void KeptCounter::Count(const PlayView& view, const CardChoice& choice) {
  ++valued_;
  const std::vector<ValuedCard> cards = ValuedCards(conventions_, view, choice);
  double best = -std::numeric_limits<double>::infinity();
  double harmless = best;
  for (const ValuedCard& one : cards) {
    best = std::max(best, one.value);
    if (!one.untrue_by) harmless = std::max(harmless, one.value);
  }
  std::vector<bool> counts(tallies_.size());
  std::optional<std::size_t> broken;
  for (const ValuedCard& one : cards) {
    if (!one.untrue_by) continue;
    const bool played = one.card == choice.card;
    // Against the best card, or against the one that was played in its place.
    if (harmless < (played ? one.value : best) - kAboutEqual) continue;
    if (!played && one.value < best - kAboutEqual) continue;
    counts[*one.untrue_by] = true;
    if (played) broken = one.untrue_by;
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (!counts[i]) continue;
    ++tallies_[i].turns;
    if (broken != i) ++tallies_[i].kept;
  }
}

std::optional<Error> PlayCounted(KeptCounter& counter, const MatchConditions& conditions,
                                 std::uint64_t number) {
  const DealPlayed played =
      PlayDeal(MatchDeal(conditions, number), {&counter, &counter, &counter, &counter});
  if (played.foul) return played.foul->error;
  return std::nullopt;
}

}  // namespace jasnel
