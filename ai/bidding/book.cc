#include "jasnel/book.h"

#include <algorithm>
#include <tuple>

#include "ai/beliefs/dealt_model.h"
#include "ai/models/hand_book.h"

namespace jasnel {

std::array<BookEntry, kSeats> LookUpHand(const Rules& rules, CardSet hand, Suit trump,
                                         const Dealt& dealt) {
  auto entries = LookUpIn(kHandBookWeights, rules, hand, trump);
  if (dealt.IsRandom()) return entries;
  const auto model = DealtModelOf(dealt, rules);
  for (BookEntry& entry : entries) {
    for (double Estimate::*const of : {&Estimate::value, &Estimate::low, &Estimate::high}) {
      entry.makes.*of = model->Makes(entry.makes.*of);
      entry.score.*of = model->Score(entry.score.*of);
      entry.pit.*of = std::min(entry.pit.*of, entry.makes.*of);
    }
    entry.played_makes = model->Makes(entry.played_makes);
    entry.played_score = model->PlayedScore(entry.played_score);
  }
  return entries;
}

std::vector<BookExchange> LookUpExchanges(const Rules& rules, CardSet hand, Suit trump, int place,
                                          const Dealt& dealt) {
  std::vector<BookExchange> exchanges;
  for (const Card without : hand) {
    for (const Card with : kFullDeck - hand) {
      const CardSet other = (hand - CardSet(without)) | CardSet(with);
      exchanges.push_back(
          {without, with, LookUpHand(rules, other, trump, dealt)[static_cast<std::size_t>(place)]});
    }
  }
  std::sort(exchanges.begin(), exchanges.end(), [](const BookExchange& a, const BookExchange& b) {
    return std::tuple(-a.entry.score.value, a.without, a.with) <
           std::tuple(-b.entry.score.value, b.without, b.with);
  });
  return exchanges;
}

}  // namespace jasnel
