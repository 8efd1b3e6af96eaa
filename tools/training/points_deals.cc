#include "tools/training/points_deals.h"

#include "jasnel/dealing.h"
#include "solver/models/points_inputs.h"
#include "tools/training/sample_block.h"

namespace jasnel {

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

PointsSamples SolvedPoints(std::uint64_t first, std::size_t deals, BatchSolver& solver,
                           const std::atomic<bool>& cancel) {
  std::vector<Position> positions;
  for (std::size_t i = 0; i < deals; ++i) positions.push_back(PointsDeal(first + i));
  const auto solutions = solver.Solve(positions, {.limits = {.cancel = &cancel}});
  PointsSamples samples;
  for (std::size_t i = 0; i < deals && solutions[i]->stop == Stop::kSolved; ++i) {
    const int value = solutions[i]->value.count();
    const bool north_south = SideOf(positions[i].leader) == Side::kNorthSouth;
    samples.points.push_back(static_cast<float>(north_south ? value : -value));
    const PointsView view = ViewOf(positions[i]);
    std::vector<int> inputs;
    ForEachPointsInput(view.hands, view.rules, [&](int input) { inputs.push_back(input); });
    AddBits(inputs, WordsOf(PointsInputs::kCount), samples.inputs);
  }
  return samples;
}

}  // namespace jasnel
