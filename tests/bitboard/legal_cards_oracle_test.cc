// Legal cards, winners, points and roem against the naive oracle: on random deals played out at
// random, and on every trick of four cards.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "bitboard/trick_rules.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "tests/bitboard/played.h"
#include "tests/oracle/oracle.h"
#include "tests/support/random_deals.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::LineOf;
using testing::Nth;
using testing::Random;
using testing::RulesOf;

// Every preset, and every value of the options that bear on play and on the worth of a trick.
std::vector<std::string> RuleSetNames() {
  std::vector<std::string> sets;
  for (const Preset& preset : PresetsOfTexts()) sets.emplace_back(preset.name);
  for (const char* fours : {"AKQJT", "98", "none"}) {
    for (const char* nines : {"100", "150"}) {
      sets.push_back(std::string("kbn,fours=") + fours + ",four-nines=" + nines);
    }
  }
  sets.emplace_back("kbn,four-nines=150");
  sets.emplace_back("kbn,roem=hand");
  sets.emplace_back("kbn,roem=both");
  for (const char* ruff : {"free", "obliged"}) {
    for (const char* undertrump : {"forbidden", "free", "forced"}) {
      for (const char* four_jacks : {"100", "200"}) {
        for (const char* roem : {"on", "off"}) {
          for (const char* only_trumps : {"any", "higher"}) {
            sets.push_back(std::string("kbn,ruff=") + ruff + ",undertrump=" + undertrump +
                           ",only-trumps=" + only_trumps + ",four-jacks=" + four_jacks +
                           ",roem=" + roem);
          }
        }
      }
    }
  }
  return sets;
}

std::vector<std::string> Sorted(std::vector<std::string> cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

std::vector<std::string> Texts(CardSet cards) {
  std::vector<std::string> texts;
  for (const Card card : cards) texts.push_back(FormatCard(card));
  return Sorted(texts);
}

// The game of the oracle that a position is. The rules are given to it by their text.
oracle::Game OracleGame(const Position& position, const std::string& rules) {
  DealLine line = LineOf(position);
  line.rules.reset();
  return oracle::ParseGame(FormatDealLine(line) + " rules=" + rules);
}

// A deal played out at random on both sides of the comparison.
struct Game {
  Position position;
  oracle::Game oracle;
};

class RandomGame : public ::testing::TestWithParam<std::string> {
 protected:
  // Calls `check` before each card of many deals, and `check_trick` with the game before and after
  // the last card of each trick.
  template <class Check, class CheckTrick>
  static void PlayMany(Check check, CheckTrick check_trick) {
    constexpr int kDealsOfRules = 80;
    Random random(20);
    const Rules rules = RulesOf(GetParam());
    for (int i = 0; i < kDealsOfRules; ++i) {
      const bool whole = i % 2 == 0;
      const int cards = whole ? kHandSize : 1 + random.Below(7);
      const DealLine deal =
          RandomDeal(random, cards, whole ? Cards::kAny : Cards::kFewRanks, rules);
      const Position position = ToPosition(deal, *deal.trump).value();
      Game game{position, OracleGame(position, GetParam())};
      while (!IsOver(game.position)) {
        check(game);
        const Game before = game;
        const CardSet legal = LegalCards(game.position);
        const Card card = Nth(legal, random.Below(legal.size()));
        Play(game.position, card);
        oracle::PlayCard(&game.oracle, FormatCard(card));
        if (game.position.trick.empty()) check_trick(before, card, game);
        if (HasFatalFailure()) return;
      }
    }
  }
};

TEST_P(RandomGame, HasTheLegalCardsOfTheOracle) {
  PlayMany(
      [](const Game& game) {
        ASSERT_EQ(Texts(LegalCards(game.position)), Sorted(oracle::LegalCards(game.oracle)))
            << FormatDealLine(LineOf(game.position));
      },
      [](const Game&, Card, const Game&) {});
}

TEST_P(RandomGame, HasTheTurnsAndWinnersOfTheOracle) {
  PlayMany(
      [](const Game& game) {
        ASSERT_EQ(static_cast<int>(Turn(game.position)), oracle::SeatToMove(game.oracle))
            << FormatDealLine(LineOf(game.position));
      },
      [](const Game&, Card, const Game& after) {
        ASSERT_EQ(static_cast<int>(after.position.leader), after.oracle.leader);
      });
}

TEST_P(RandomGame, HasThePointsOfTheOracleForEachTrick) {
  PlayMany([](const Game&) {},
           [](const Game& before, Card card, const Game& after) {
             std::vector<std::string> trick = before.oracle.trick;
             trick.push_back(FormatCard(card));
             const auto winner = Index(SideOf(after.position.leader));
             const Points won =
                 after.position.won[winner].cards - before.position.won[winner].cards;
             ASSERT_EQ(won.count(), oracle::TrickPoints(trick, before.oracle.trump) +
                                        (oracle::IsOver(after.oracle) ? 10 : 0))
                 << FormatDealLine(LineOf(before.position));
           });
}

TEST_P(RandomGame, HasTheRoemOfTheOracleForEachTrick) {
  PlayMany(
      [](const Game&) {},
      [](const Game& before, Card card, const Game& after) {
        std::vector<std::string> trick = before.oracle.trick;
        trick.push_back(FormatCard(card));
        const auto winner = Index(SideOf(after.position.leader));
        const Points won = after.position.won[winner].roem - before.position.won[winner].roem;
        ASSERT_EQ(won.count(), oracle::TrickRoem(trick, before.oracle.trump, before.oracle.options))
            << FormatDealLine(LineOf(before.position));
      });
}

TEST_P(RandomGame, GivesTheLoserOfATrickNothing) {
  PlayMany([](const Game&) {},
           [](const Game& before, Card, const Game& after) {
             const auto loser = Index(Opponents(SideOf(after.position.leader)));
             ASSERT_EQ(after.position.won[loser], before.position.won[loser]);
           });
}

TEST_P(RandomGame, IsValidAtEveryCard) {
  PlayMany(
      [](const Game& game) {
        const auto error = Validate(game.position);
        ASSERT_EQ(error ? error->message : "", "") << FormatDealLine(LineOf(game.position));
      },
      [](const Game&, Card, const Game&) {});
}

INSTANTIATE_TEST_SUITE_P(RuleSets, RandomGame, ::testing::ValuesIn(RuleSetNames()),
                         [](const auto& rules) {
                           std::string name = rules.param;
                           for (char& c : name) c = c == '-' || c == ',' || c == '=' ? '_' : c;
                           return name;
                         });

// Calls `check` with every set of four cards, in our form and the oracle's.
template <class Check>
void ForEachFourCards(Check check) {
  for (int a = 0; a < kDeckSize; ++a) {
    for (int b = a + 1; b < kDeckSize; ++b) {
      for (int c = b + 1; c < kDeckSize; ++c) {
        for (int d = c + 1; d < kDeckSize; ++d) {
          std::vector<std::string> texts;
          CardSet set;
          for (const int card : {a, b, c, d}) {
            texts.push_back(FormatCard(Card(card)));
            set |= Card(card);
          }
          check(set, texts);
          if (::testing::Test::HasFatalFailure()) return;
        }
      }
    }
  }
}

class EveryTrick : public ::testing::TestWithParam<Suit> {
 protected:
  static char Trump() { return SuitLetter(GetParam()); }
};

TEST_P(EveryTrick, HasThePointsOfTheOracle) {
  const PlayOrder order(GetParam());
  ForEachFourCards([&](CardSet cards, const std::vector<std::string>& texts) {
    ASSERT_EQ(CardPoints(order.ToPlay(cards)), oracle::TrickPoints(texts, Trump()))
        << FormatCards(cards);
  });
}

TEST_P(EveryTrick, HasTheRoemOfTheOracle) {
  const PlayOrder order(GetParam());
  const Rules rules = RulesOf("bedum");
  const oracle::Options options = oracle::OptionsFor("bedum");
  ForEachFourCards([&](CardSet cards, const std::vector<std::string>& texts) {
    ASSERT_EQ(TrickRoem(order.ToPlay(cards), rules), oracle::TrickRoem(texts, Trump(), options))
        << FormatCards(cards);
  });
}

TEST_P(EveryTrick, HasTheWinnerOfTheOracleInTwelveOrders) {
  const PlayOrder order(GetParam());
  ForEachFourCards([&](CardSet, const std::vector<std::string>& texts) {
    // Each card leads, with the others behind it in three orders.
    for (int turned = 0; turned < 4; ++turned) {
      for (int swapped = 1; swapped < 4; ++swapped) {
        std::vector<std::string> trick = texts;
        std::rotate(trick.begin(), trick.begin() + turned, trick.end());
        std::swap(trick[1], trick[static_cast<std::size_t>(swapped)]);
        const PlayCard led = order.ToPlay(*ParseCard(trick[0]));
        PlayCard best = led;
        int winner = 0;
        for (int place = 1; place < 4; ++place) {
          const PlayCard card = order.ToPlay(*ParseCard(trick[static_cast<std::size_t>(place)]));
          if (!Beats(card, best, led)) continue;
          best = card;
          winner = place;
        }
        ASSERT_EQ(winner, oracle::TrickWinner(trick, Trump()));
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Trumps, EveryTrick, ::testing::ValuesIn(kAllSuits),
                         [](const auto& trump) { return std::string(SuitName(trump.param)); });

}  // namespace
}  // namespace jasnel
