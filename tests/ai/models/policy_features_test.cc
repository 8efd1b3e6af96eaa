// What the play policy looks at, table by table, from the cards themselves.

#include "ai/models/policy_features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

using internal::PolicyTable;

// A digit and how many values it may have.
using Digit = std::pair<int, int>;

// The place of digits in a table; the test fails where one is out of range.
int PlaceIn(PolicyTable table, const std::vector<Digit>& digits) {
  int place = 0;
  int size = 1;
  for (const auto& [value, count] : digits) {
    EXPECT_GE(value, 0) << "table " << int{table};
    EXPECT_LT(value, count) << "table " << int{table};
    place = place * count + value;
    size *= count;
  }
  EXPECT_EQ(size, internal::kPolicySizes[table]) << "table " << int{table};
  return place;
}

int Bit(bool value) { return value ? 1 : 0; }

// The features of a card by what their tables say of themselves, in natural cards.
class Naive {
 public:
  Naive(const PlayView& view, Card card) : view_(view), card_(card), order_(view.table.trump) {}

  std::map<int, int> Tables() const {
    using namespace internal;
    const Trick& trick = view_.table.trick;
    const Digit stand = {Stand(), 10};
    const Digit role = {(Index(Own()) - Index(view_.table.declarer) + 4) % 4, 4};
    const Digit strength = {Strength(), 16};
    const Digit holder = {Holder(), 3};
    const Digit takes = {Bit(Takes()), 2};
    const Digit trump = {Bit(IsTrump(card_)), 2};
    const CardSet suit = CardsOf(SuitOf(card_));
    const CardSet others = view_.Hidden();
    const int higher = HigherOf(card_, others).size();
    const Digit unbeaten = {Bit(higher == 0), 2};
    const Digit length = {std::min((view_.hand & suit).size(), 4) - 1, 4};
    const Digit worth = {Worth(), 5};
    const int trumps_out = (others & Trumps()).size();
    std::map<int, int> tables;
    const auto add = [&](PolicyTable table, const std::vector<Digit>& digits) {
      tables[table] = PlaceIn(table, digits);
    };
    add(kByRole, {stand, role, strength, unbeaten});
    add(kByHolder, {stand, holder, takes, strength});
    add(kByLength, {stand, strength, length});
    add(kByTrick, {{view_.table.won[0].tricks + view_.table.won[1].tricks, 8}, stand, strength});
    add(kStake, {stand, {Stake(), 3}, {role.first % 2, 2}, takes, worth});
    if (trick.empty()) {
      const int own_trumps = std::min((view_.hand & Trumps()).size(), 4);
      add(kLeadTrumps, {role, trump, unbeaten, {trumps_out, 9}, {own_trumps, 5}});
      add(kLeadHistory, {trump,
                         unbeaten,
                         {Bit(HasLed(1) || HasLed(3)), 2},
                         {Bit(HasLed(2)), 2},
                         {Bit(IsVoid(1) || IsVoid(3)), 2},
                         {Bit(IsVoid(2)), 2},
                         role});
      add(kLeadOut, {trump,
                     unbeaten,
                     {std::min((others & suit).size(), 7), 8},
                     {std::min(trumps_out, 3), 4},
                     role});
      return tables;
    }
    const Digit place = {trick.size(), 4};
    const int points = CardPoints(Cards(), view_.table.trump).count();
    add(kBeaten, {stand,
                  holder,
                  takes,
                  {std::min(higher, 3), 4},
                  {points < 5    ? 0
                   : points < 11 ? 1
                   : points < 20 ? 2
                                 : 3,
                   4}});
    add(kRoem, {place, holder, takes, {RoemAdded(), 3}});
    if (Stand() > 6 && !IsTrump(card_)) {
      const Card ace = MakeCard(SuitOf(card_), Rank::kAce);
      add(kDiscard, {holder, length, {Bit(view_.hand.Contains(ace)), 2}, worth});
    }
    const CardSet own = view_.hand & suit;
    add(kEnds, {stand,
                {Bit(HigherOf(card_, own).empty()), 2},
                {Bit(HigherOf(card_, own).size() + 1 == own.size()), 2},
                holder,
                takes});
    add(kRuffAfter, {place, holder, takes, {Bit(RuffAfter()), 2}, worth});
    const Card best = Takes() ? card_ : BestOfTrick();
    add(kSafe, {stand,
                holder,
                takes,
                {Bit(!HigherOf(best, others).empty()), 2},
                {Bit(!IsTrump(best) && trumps_out > 0), 2},
                worth});
    return tables;
  }

 private:
  Seat Own() const { return view_.seat(); }
  CardSet Trumps() const { return CardsOf(view_.table.trump); }
  bool IsTrump(Card card) const { return SuitOf(card) == view_.table.trump; }

  CardSet Cards() const {
    CardSet cards;
    for (const Card card : view_.table.trick) cards |= card;
    return cards;
  }

  // Those of `cards` of the suit of `card` that are stronger.
  CardSet HigherOf(Card card, CardSet cards) const {
    CardSet higher;
    for (const Card other : cards& CardsOf(SuitOf(card))) {
      if (order_.ToPlay(other) > order_.ToPlay(card)) higher |= other;
    }
    return higher;
  }

  int Strength() const {
    const Strengths& strengths = IsTrump(card_) ? kTrumpStrengths : kPlainStrengths;
    const auto place = std::ranges::find(strengths, RankOf(card_)) - strengths.begin();
    return static_cast<int>(place) + (IsTrump(card_) ? 8 : 0);
  }

  int Worth() const {
    const int points = CardPoints(card_, view_.table.trump).count();
    return points == 0 ? 0 : points < 5 ? 1 : points < 12 ? 2 : points == 14 ? 3 : 4;
  }

  int Stand() const {
    const Trick& trick = view_.table.trick;
    if (trick.empty()) return 0;
    const Suit led = SuitOf(trick[0]);
    const bool follows = !(view_.hand & CardsOf(led)).empty();
    return trick.size() + (!follows ? 6 : led == view_.table.trump ? 3 : 0);
  }

  int Holder() const {
    if (view_.table.trick.empty()) return 0;
    return HolderOfTrick(view_.table) == Clockwise(Own(), 2) ? 1 : 2;
  }

  Card BestOfTrick() const {
    const int steps = Index(HolderOfTrick(view_.table)) - Index(view_.table.leader) + kSeats;
    return view_.table.trick[steps % kSeats];
  }

  bool Takes() const {
    if (view_.table.trick.empty()) return false;
    Position after = view_.table;
    after.trick.Add(card_);
    return HolderOfTrick(after) == Own();
  }

  int RoemAdded() const {
    const Rules& rules = view_.table.rules;
    const PlaySet before = order_.ToPlay(Cards());
    const int roem = TrickRoem(before | order_.ToPlay(card_), rules) - TrickRoem(before, rules);
    return roem <= 0 ? 0 : roem <= 20 ? 1 : 2;
  }

  // Whether the seat so many steps on has led the suit of the card.
  bool HasLed(int steps) const {
    return std::ranges::any_of(view_.tricks.tricks(), [&](const SeenTrick& trick) {
      return !trick.cards.empty() && trick.leader == Clockwise(Own(), steps) &&
             SuitOf(trick.cards[0]) == SuitOf(card_);
    });
  }

  // Whether the seat so many steps on did not follow to the suit.
  bool DidNotFollow(int steps, Suit suit) const {
    return std::ranges::any_of(view_.tricks.tricks(), [&](const SeenTrick& trick) {
      if (trick.cards.empty() || SuitOf(trick.cards[0]) != suit) return false;
      const int place = (Index(Own()) + steps - Index(trick.leader) + kSeats) % kSeats;
      return place < trick.cards.size() && SuitOf(trick.cards[place]) != suit;
    });
  }
  bool IsVoid(int steps) const { return DidNotFollow(steps, SuitOf(card_)); }

  bool RuffAfter() const {
    const Trick& trick = view_.table.trick;
    if ((view_.Hidden() & Trumps()).empty()) return false;
    for (int steps = 1; trick.size() + steps < kSeats; steps += 2) {
      if (DidNotFollow(steps, SuitOf(trick[0])) && !DidNotFollow(steps, view_.table.trump)) {
        return true;
      }
    }
    return false;
  }

  int Stake() const {
    const auto& won = view_.table.won;
    const int declarers = Index(SideOf(view_.table.declarer));
    const int own = won[declarers].total().count();
    const int other = won[1 - declarers].total().count();
    const int rest = 162 - won[0].cards.count() - won[1].cards.count();
    return own > other + rest ? 0 : own + rest <= other ? 1 : 2;
  }

  const PlayView& view_;
  Card card_;
  PlayOrder order_;
};

class PolicyFeaturesByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(PolicyFeaturesByRules, AreOneOfEachTableThatAppliesInItsRange) {
  Random random(1);
  const Rules rules = ParseRules(GetParam()).value();
  for (int deal = 0; deal < 60; ++deal) {
    PlayAtRandom(
        random, rules, true, [](const CallView&) {},
        [&](const PlayView& view) {
          const PlayState table = PlayStateOf(view);
          const PolicySituation situation(table, rules);
          for (const Card card : view.Legal()) {
            std::vector<int> expected;
            for (const auto& [number, place] : Naive(view, card).Tables()) {
              expected.push_back(internal::kPolicyFirst[static_cast<std::size_t>(number)] + place);
            }
            const PolicyFeatures features = situation.Of(PlayOrder(view.table.trump).ToPlay(card));
            std::vector<int> found(features.begin(), features.end());
            std::ranges::sort(found);
            ASSERT_EQ(found, expected) << FormatCard(card);
          }
        });
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, PolicyFeaturesByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

TEST(PolicyFeatures, TablesFollowEachOther) {
  int sum = 0;
  for (std::size_t i = 0; i < internal::kPolicyTables; ++i) {
    EXPECT_EQ(internal::kPolicyFirst[i], sum);
    sum += internal::kPolicySizes[i];
  }
  EXPECT_EQ(kPolicyFeatures, sum);
}

}  // namespace
}  // namespace jasnel::testing
