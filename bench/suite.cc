#include "bench/suite.h"

#include <cstddef>

#include "bench/random_position.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"

namespace jasnel::bench {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kQuickPart = 8;

// Amsterdam, Rotterdam, and Amsterdam without roem.
constexpr const char* kRuleSets[] = {"kbn", "nku-rotterdam", "kbn,roem=off"};

// One kind of positions, of which there are `count` for each rule set.
struct Kind {
  Objective objective;
  bool cards;
  int cards_each;
  bool in_trick;
  int count;
};

constexpr Kind kKinds[] = {
    {Objective::kPoints, false, 8, false, 128}, {Objective::kPoints, false, 8, true, 80},
    {Objective::kPoints, false, 6, false, 160}, {Objective::kPoints, false, 4, false, 800},
    {Objective::kPoints, true, 8, false, 48},   {Objective::kPoints, true, 5, true, 160},
    {Objective::kMake, false, 8, false, 272},   {Objective::kMake, false, 6, true, 320},
    {Objective::kPit, false, 8, false, 800},    {Objective::kPit, false, 5, false, 800},
};

std::vector<Position> PositionsOf(const Kind& kind, const Rules& rules, int count) {
  std::vector<Position> positions;
  for (int i = 0; i < count; ++i) {
    Random random = Random::Stream(kSeed, static_cast<std::uint64_t>(i));
    const Shape shape{.cards_each = kind.cards_each, .played = kind.in_trick ? 1 + i % 3 : 0};
    positions.push_back(RandomPosition(random, shape, rules));
  }
  return positions;
}

}  // namespace

std::vector<SuiteGroup> FixedSuite(SuiteSize size) {
  std::vector<SuiteGroup> groups;
  for (const Kind& kind : kKinds) {
    for (const char* rules : kRuleSets) {
      SuiteGroup& group = groups.emplace_back();
      group.request = {.objective = kind.objective, .cards = kind.cards};
      group.rules = rules;
      group.cards_each = kind.cards_each;
      group.in_trick = kind.in_trick;
      const int count = size == SuiteSize::kQuick ? kind.count / kQuickPart : kind.count;
      group.positions = PositionsOf(kind, ParseRules(rules).value(), count);
    }
  }
  return groups;
}

}  // namespace jasnel::bench
