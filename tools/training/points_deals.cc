#include "tools/training/points_deals.h"

#include "jasnel/dealing.h"
#include "solver/models/points_inputs.h"

namespace jasnel {

static_assert(PointsInputs::kCount <= 256, "an input is a byte");

Position PointsDeal(std::uint64_t number) {
  constexpr std::uint64_t kSeed = 777;
  Random random = Random::Stream(kSeed, number);
  const bool whole = number % 4 != 3;
  const int cards = whole ? kHandSize : 4 + static_cast<int>(number / 4 % 4);
  Position deal;
  deal.hands = RandomHands(random, cards);
  deal.trump = Suit::kClubs;
  deal.leader = static_cast<Seat>(random.Below(kSeats));
  deal.declarer = deal.leader;
  const int rules = random.Below(16);
  deal.rules.ruff = (rules & 1) != 0 ? Ruff::kObliged : Ruff::kFree;
  const int undertrump = rules >> 1 & 3;
  deal.rules.undertrump = undertrump == 1   ? Undertrump::kFree
                          : undertrump == 2 ? Undertrump::kForced
                                            : Undertrump::kForbidden;
  deal.rules.roem = rules < 14 ? Roem::kTricks : Roem::kOff;
  deal.won[1].tricks = kHandSize - cards;
  return deal;
}

PointsView ViewOf(const Position& position) {
  const PlayOrder order(position.trump);
  PointsView view;
  for (int place = 0; place < kSeats; ++place) {
    view.hands[place] = order.ToPlay(position.hands[Index(Clockwise(position.leader, place))]);
  }
  view.rules = position.rules;
  return view;
}

PointsSamples::PointsSamples(std::uint64_t first, std::span<const int> points)
    : points_(points.begin(), points.end()), begins_{0} {
  for (std::size_t i = 0; i < points.size(); ++i) {
    const PointsView view = ViewOf(PointsDeal(first + i));
    ForEachPointsInput(view.hands, view.rules,
                       [&](int input) { inputs_.push_back(static_cast<std::uint8_t>(input)); });
    begins_.push_back(inputs_.size());
  }
}

}  // namespace jasnel
