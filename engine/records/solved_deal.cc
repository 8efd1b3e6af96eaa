#include "engine/records/solved_deal.h"

#include <algorithm>
#include <array>

namespace jasnel {

Result<std::vector<TrumpPosition>> PositionsOf(const DealLine& deal, Objective objective) {
  std::vector<TrumpPosition> positions;
  for (const Suit trump : kAllSuits) {
    if (deal.trump && deal.trump != trump) continue;
    positions.push_back({trump, ToPosition(deal, trump)});
    Result<Position>& position = positions.back().position;
    if (!position || objective != Objective::kScore) continue;
    if (auto error = ValidateTricks(*position)) position = *std::move(error);
  }
  const bool any = std::any_of(positions.begin(), positions.end(),
                               [](const TrumpPosition& one) { return one.position.ok(); });
  if (!any) return positions.front().position.error();
  return positions;
}

std::optional<Error> AddTrumps(DealAnswers& answers, Objective objective) {
  const auto positions = PositionsOf(answers.deal, objective);
  if (!positions) return positions.error();
  for (const TrumpPosition& one : *positions) {
    TrumpAnswer& answer = answers.trumps.emplace_back();
    answer.trump = one.trump;
    if (one.position) {
      answer.position = *one.position;
    } else {
      answer.error = one.position.error();
    }
  }
  return std::nullopt;
}

std::vector<Card> HighToLow(CardSet cards) {
  std::vector<Card> list;
  for (const Suit suit : kAllSuits) {
    for (CardSet left = cards & CardsOf(suit); !left.empty(); left -= left.Highest()) {
      list.push_back(left.Highest());
    }
  }
  return list;
}

std::vector<CardValue> BestFirst(const TrumpAnswer& answer, Objective objective) {
  const Side side = SideOf(Turn(answer.position));
  const bool wants_true = side == SideOf(answer.position.declarer);
  std::vector<CardValue> cards = answer.solution.cards;
  std::stable_sort(cards.begin(), cards.end(), [&](const CardValue& a, const CardValue& b) {
    if (!HasValue(objective)) return a.makes != b.makes && a.makes == wants_true;
    return side == Side::kNorthSouth ? a.value > b.value : a.value < b.value;
  });
  return cards;
}

bool DeclarersGetMore(const Position& position, Points value) {
  const Tally& ns = position.won[Index(Side::kNorthSouth)];
  const Tally& ew = position.won[Index(Side::kEastWest)];
  const Points difference = value + ns.total() - ew.total();
  return SideOf(position.declarer) == Side::kNorthSouth ? difference > Points(0)
                                                        : difference < Points(0);
}

std::string_view ObjectiveName(Objective objective) {
  constexpr std::array<std::string_view, 4> kNames = {"points", "make", "pit", "score"};
  return kNames[static_cast<std::size_t>(objective)];
}

std::vector<WonField> WonBefore(const Position& position) {
  const Tally& ns = position.won[Index(Side::kNorthSouth)];
  const Tally& ew = position.won[Index(Side::kEastWest)];
  if (ns == Tally{} && ew.cards == Points(0) && ew.roem == Points(0)) return {};
  return {{"ns", ns.cards.count()},
          {"ew", ew.cards.count()},
          {"ns-roem", ns.roem.count()},
          {"ew-roem", ew.roem.count()},
          {"ns-tricks", ns.tricks}};
}

}  // namespace jasnel
