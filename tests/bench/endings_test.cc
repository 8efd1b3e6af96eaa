// The exact values of endings, against the plainest way to find them.

#include "bench/endings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bench/ending_players.h"
#include "jasnel/deal_play.h"
#include "jasnel/notation.h"
#include "tests/ai/views.h"
#include "tests/oracle/oracle.h"
#include "tests/support/rule_sets.h"

namespace jasnel::bench {
namespace {

using Cards = std::vector<std::string>;

// The player `simple` in the words of docs/research/endings.md, with the oracle's cards.
class PlainSimple {
 public:
  explicit PlainSimple(const oracle::Game& game) : game_(game) {
    for (const Cards& hand : game.hands) left_.insert(left_.end(), hand.begin(), hand.end());
    left_.insert(left_.end(), game.trick.begin(), game.trick.end());
  }

  std::string Card() const {
    Cards legal = oracle::LegalCards(game_);
    std::sort(legal.begin(), legal.end(),
              [this](const auto& a, const auto& b) { return Place(a) < Place(b); });
    const Cards& trick = game_.trick;
    Cards highest;
    for (const std::string& card : legal) {
      if (IsHighest(card) && (trick.empty() || card[0] == trick[0][0])) highest.push_back(card);
    }
    if (trick.size() < 2) return highest.empty() ? Least(legal) : highest[0];
    if (trick.size() == 2) {
      const bool follows = legal[0][0] == trick[0][0] || legal.back()[0] == trick[0][0];
      return !follows && IsHighest(trick[0]) ? Most(legal) : Least(legal);
    }
    if (oracle::TrickWinner(trick, game_.trump) == 1) return Most(legal);
    Cards winning;
    for (const std::string& card : legal) {
      Cards full = trick;
      full.push_back(card);
      if (oracle::TrickWinner(full, game_.trump) == 3) winning.push_back(card);
    }
    return Least(winning.empty() ? legal : winning);
  }

 private:
  std::size_t Strength(const std::string& card) const {
    const std::string order = card[0] == game_.trump ? "78QKTA9J" : "789JQKTA";
    return order.find(card[1]);
  }

  // Trumps last, then spades first, then from the weakest up.
  std::size_t Place(const std::string& card) const {
    return (card[0] == game_.trump ? 1000 : 0) + 10 * std::string("SHDC").find(card[0]) +
           Strength(card);
  }

  bool IsHighest(const std::string& card) const {
    return std::none_of(left_.begin(), left_.end(), [&](const std::string& other) {
      return other[0] == card[0] && Strength(other) > Strength(card);
    });
  }

  int Worth(const std::string& card) const { return oracle::TrickPoints({card}, game_.trump); }

  std::string Least(const Cards& cards) const {
    return *std::min_element(cards.begin(), cards.end(),
                             [this](const auto& a, const auto& b) { return Worth(a) < Worth(b); });
  }

  std::string Most(const Cards& cards) const {
    return *std::max_element(cards.begin(), cards.end(),
                             [this](const auto& a, const auto& b) { return Worth(a) < Worth(b); });
  }

  const oracle::Game& game_;
  Cards left_;
};

// All deals of an ending, found one by one, and what follows in each, card by card.
class PlainEnding {
 public:
  explicit PlainEnding(const PlayView& view)
      : view_(view), own_(static_cast<int>(view.seat())), declarers_(OracleSide(view)) {
    std::vector<Cards> hands(kSeats);
    for (const Card card : view.hand) hands[Place(own_)].push_back(FormatCard(card));
    Cards hidden;
    for (const Card card : view.Hidden()) hidden.push_back(FormatCard(card));
    DealOut(hidden, hands);
  }

  std::size_t deals() const { return deals_.size(); }

  std::int64_t After(const std::string& card) const { return After(deals_, card); }

 private:
  struct Deal {
    oracle::Game game;
    oracle::Won won;
  };

  static std::size_t Place(int seat) { return static_cast<std::size_t>(seat); }
  static int OracleSide(const PlayView& view) {
    return static_cast<int>(SideOf(view.table.declarer));
  }

  void DealOut(Cards hidden, const std::vector<Cards>& hands) {
    if (hidden.empty()) return TryDeal(hands);
    const std::string card = hidden.back();
    hidden.pop_back();
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      const std::size_t played = static_cast<std::size_t>(view_.tricks.played()[seat].size());
      if (played + hands[seat].size() == kHandSize) continue;
      std::vector<Cards> more = hands;
      more[seat].push_back(card);
      DealOut(hidden, more);
    }
  }

  // Plays what was seen, with these cards left, unless a card was not legal.
  void TryDeal(const std::vector<Cards>& left) {
    Deal deal;
    deal.game.trump = SuitLetter(view_.table.trump);
    deal.game.options = oracle::OptionsFor(FormatRules(view_.table.rules));
    deal.game.leader = static_cast<int>(view_.first_leader());
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      deal.game.hands[seat] = left[seat];
      for (const Card card : view_.tricks.played()[seat]) {
        deal.game.hands[seat].push_back(FormatCard(card));
      }
    }
    for (const SeenTrick& trick : view_.tricks.tricks()) {
      for (const Card card : trick.cards) {
        const Cards legal = oracle::LegalCards(deal.game);
        if (std::find(legal.begin(), legal.end(), FormatCard(card)) == legal.end()) return;
        oracle::PlayCard(&deal.game, FormatCard(card), &deal.won);
      }
    }
    deals_.push_back(deal);
  }

  std::int64_t After(std::vector<Deal> deals, const std::string& card) const {
    for (Deal& deal : deals) oracle::PlayCard(&deal.game, card, &deal.won);
    return Sum(deals);
  }

  std::int64_t Sum(const std::vector<Deal>& deals) const {
    const oracle::Game& first = deals[0].game;
    if (oracle::IsOver(first)) {
      std::int64_t sum = 0;
      for (const Deal& deal : deals) {
        sum += oracle::WrittenScore(deal.won, declarers_, deal.game.options, deal.game.trump);
      }
      return own_ % 2 == 0 ? sum : -sum;
    }
    if (oracle::SeatToMove(first) == own_) {
      std::optional<std::int64_t> best;
      for (const std::string& card : oracle::LegalCards(first)) {
        const std::int64_t sum = After(deals, card);
        best = best ? std::max(*best, sum) : sum;
      }
      return *best;
    }
    std::map<std::string, std::vector<Deal>> seen;
    for (const Deal& deal : deals) seen[PlainSimple(deal.game).Card()].push_back(deal);
    std::int64_t sum = 0;
    for (const auto& [card, alike] : seen) sum += After(alike, card);
    return sum;
  }

  const PlayView& view_;
  int own_;
  int declarers_;
  std::vector<Deal> deals_;
};

// What seats with a choice see in random deals when they hold so many cards.
std::vector<PlayView> Views(const std::string& rules, int cards, std::size_t count) {
  std::vector<PlayView> views;
  Random random(static_cast<std::uint64_t>(cards));
  while (views.size() < count) {
    const int place = random.Below(kSeats);
    testing::PlayAtRandom(
        random, ParseRules(rules).value(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.hand.size() != cards || view.table.trick.size() != place) return;
          if (!view.Legal().IsSingle() && views.size() < count) views.push_back(view);
        });
  }
  return views;
}

class EndingsByRules : public ::testing::TestWithParam<std::string> {};

void ExpectPlainValues(const PlayView& view) {
  const PlainEnding plain(view);
  const auto values = ValueEnding(view, Others::kSimple);
  ASSERT_TRUE(values.ok());
  ASSERT_EQ(static_cast<std::size_t>(values->deals), plain.deals());
  ASSERT_EQ(values->sums.size(), static_cast<std::size_t>(view.Legal().size()));
  for (const auto& [card, sum] : values->sums) {
    EXPECT_EQ(sum, plain.After(FormatCard(card))) << FormatCard(card);
  }
}

TEST_P(EndingsByRules, HaveTheValuesOfThePlainestWay) {
  for (const PlayView& view : Views(GetParam(), 2, 30)) ExpectPlainValues(view);
  for (const PlayView& view : Views(GetParam(), 3, 2)) ExpectPlainValues(view);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, EndingsByRules,
                         ::testing::Values("nku-rotterdam,four-jacks=200", "kbn",
                                           "bedum,undertrump=forced", "kbn,roem=off,nat=own"),
                         testing::RuleSetName<std::string>);

TEST(Endings, OfFourCardsHaveTheValuesOfThePlainestWay) {
  const std::vector<PlayView> views = Views("nku-rotterdam", 4, 50);
  const auto few = std::find_if(views.begin(), views.end(), [](const PlayView& view) {
    const std::size_t deals = Ending::Make(view, Others::kSimple)->deals().size();
    return deals > 100 && deals < 500;
  });
  ASSERT_NE(few, views.end());
  ExpectPlainValues(*few);
}

// In a deal that is known, others play as the players of these names do.
TEST(Endings, OthersPlayAsThePlayersOfTheirNames) {
  for (const Others others : {Others::kSimple, Others::kClub}) {
    const auto player =
        MakePlayer(others == Others::kSimple ? "simple" : "full:level=club").value();
    const std::size_t index = static_cast<std::size_t>(others);
    EXPECT_NE(kOthersNames[index].find(others == Others::kSimple ? "simple" : "club"),
              std::string::npos);
    int asked = 0;
    for (const PlayView& view : Views("nku-rotterdam", 4, 80)) {
      const auto ending = Ending::Make(view, others).value();
      const PlayOrder order(view.table.trump);
      ++asked;
      EXPECT_EQ(order.ToNatural(ending.CardOfOther(ending.table(), order.ToPlay(view.hand))),
                player->ChooseCard(view, {})->card);
    }
    EXPECT_EQ(asked, 80);
  }
}

TEST(Endings, AreNotOfMoreCardsThanTheyMayHave) {
  const auto error = ValueEnding(Views("kbn", 5, 1)[0], Others::kSimple);
  ASSERT_FALSE(error.ok());
  EXPECT_EQ(error.error().message, "5 cards in the hand; expected at most 4");
}

TEST(Endings, AreNotOfRulesWithRoemInHands) {
  const auto error = ValueEnding(Views("kbn,roem=both", 3, 1)[0], Others::kSimple);
  ASSERT_FALSE(error.ok());
  EXPECT_EQ(error.error().message, "rules with roem in hands; expected roem in tricks, or none");
}

// What a search loses in endings that ask something, and how many these are.
struct Losses {
  double points = 0;
  int endings = 0;
};

Losses LossesOf(const std::string& player, int cards, std::size_t count, Others others) {
  const auto made = MakeEndingPlayer(player).value();
  Losses losses;
  for (const PlayView& view : Views("nku-rotterdam", cards, count)) {
    const EndingValues values = ValueEnding(view, others).value();
    if (values.Margin() < 1) continue;
    const Card card = made->ChooseCard(view, {.seed = 3})->card;
    losses.points += static_cast<double>(values.sums[0].second - values.Of(card)) /
                     static_cast<double>(values.deals);
    ++losses.endings;
  }
  return losses;
}

TEST(EndingPlayers, ThatPostponeToTheEndAndKnowTheOthersAreExact) {
  for (const auto& [others, name] :
       {std::pair(Others::kSimple, "simple"), std::pair(Others::kClub, "club")}) {
    const Losses exact =
        LossesOf("epimc:depth=3,worlds=100000,others=" + std::string(name), 3, 40, others);
    EXPECT_GT(exact.endings, 15);
    EXPECT_EQ(exact.points, 0);
  }
}

// A best card is not found by who knows the deal from the second card on.
TEST(EndingPlayers, ThatDoNotPostponeFuseStrategies) {
  EXPECT_GT(LossesOf("epimc:depth=1,worlds=100000,others=simple", 3, 200, Others::kSimple).points,
            1);
}

TEST(EndingPlayers, ThatSearchATreeComeNearWithManyIterations) {
  const Losses few = LossesOf("ismcts:iterations=20,others=simple", 3, 60, Others::kSimple);
  const Losses many = LossesOf("ismcts:iterations=20000,others=simple", 3, 60, Others::kSimple);
  EXPECT_GT(few.points, 4 * many.points);
  EXPECT_LT(many.points / many.endings, 0.2);
}

// Of the first card only, it is what the player `worlds` does.
TEST(EndingPlayers, PostponedOnceArePlainDeterminization) {
  const auto epimc = MakeEndingPlayer("epimc:depth=1,worlds=40").value();
  const auto worlds = MakePlayer("worlds:worlds=40").value();
  for (const PlayView& view : Views("nku-rotterdam", 4, 60)) {
    EXPECT_EQ(epimc->ChooseCard(view, {.seed = 5})->card,
              worlds->ChooseCard(view, {.seed = 5})->card);
  }
}

// One that searches for all against one that solves with open hands: with one deal left both see
// it.
TEST(EndingPlayers, SolveADealThatIsKnown) {
  const auto worlds = MakePlayer("worlds").value();
  int known = 0;
  for (const PlayView& view : Views("kbn", 3, 1500)) {
    if (Ending::Make(view, Others::kSimple)->deals().size() != 1) continue;
    ++known;
    for (const char* text : {"epimc:depth=1", "epimc:depth=3"}) {
      EXPECT_EQ(MakeEndingPlayer(text).value()->ChooseCard(view, {})->card,
                worlds->ChooseCard(view, {})->card);
    }
  }
  EXPECT_GT(known, 3);
}

TEST(EndingPlayers, TellWhatIsWrong) {
  const auto message = [](const std::string& text) {
    const auto made = MakeEndingPlayer(text);
    return made.ok() ? "" : made.error().message;
  };
  EXPECT_EQ(message("pimc"), "'pimc' is not a player; expected one of ismcts, epimc");
  EXPECT_EQ(message("epimc:depth=5"), "'depth=5'; expected a number from 1 to 4");
  EXPECT_EQ(message("ismcts:others=rule"), "'others=rule'; expected one of search, simple, club");
}

TEST(EndingOfDeal, IsOfItsKindAndAsksSomething) {
  const MatchConditions conditions{
      .seed = 4, .rules = ParseRules("nku-rotterdam").value(), .contract = ContractFrom::kChance};
  const auto player = MakePlayer("full:level=club").value();
  int found = 0;
  for (std::uint64_t number = 1; number <= 40; ++number) {
    const auto ending = EndingOfDeal(conditions, number, *player, Others::kSimple);
    if (!ending) continue;
    ++found;
    EXPECT_EQ(ending->deal, number);
    EXPECT_EQ(ending->view.hand.size(), KindOfDeal(number).cards);
    EXPECT_EQ(ending->view.table.trick.size(), KindOfDeal(number).place);
    EXPECT_GE(ending->values.Margin(), kLeastMargin);
  }
  EXPECT_GT(found, 8);
}

}  // namespace
}  // namespace jasnel::bench
