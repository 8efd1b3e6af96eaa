// The book of hands: what it depends on, and how near it is to solved deals.

#include "ai/models/hand_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "bitboard/hand_class.h"
#include "jasnel/auction.h"
#include "jasnel/book.h"
#include "jasnel/dealing.h"
#include "jasnel/solver.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kUnfittedHands = 6161;  // of no hand that anything was fitted to

CardSet SomeHand(std::uint64_t number) { return RandomHands(kUnfittedHands, number)[0]; }

std::vector<int> InputsOf(CardSet hand, Suit trump, const Rules& rules) {
  std::vector<int> inputs;
  ForEachHandInput(hand, trump, rules, [&](int input) { inputs.push_back(input); });
  std::ranges::sort(inputs);
  return inputs;
}

// The hand with suit i as suit `order[i]`.
CardSet Exchanged(CardSet hand, const std::array<int, kSuits>& order) {
  std::uint32_t bits = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    bits |= std::uint32_t{hand.SuitByte(suit)} << (kRanks * order[static_cast<std::size_t>(suit)]);
  }
  return CardSet(bits);
}

CardSet HandOfCards(std::string_view text) {
  CardSet hand;
  for (std::size_t i = 0; i < text.size(); i += 2) hand |= *ParseCard(text.substr(i, 2));
  return hand;
}

TEST(HandInputs, AreTrumpsPlainSuitsByLengthLengthsAndRules) {
  // Trumps 7 and A; three clubs, two spades, one diamond.
  const CardSet hand = HandOfCards("H7HAC7C8C9S8STDK");
  constexpr int kLengths = HandInputs::kLengths;
  const std::vector<int> cards = {0, 7, 8, 9, 10, 17, 19, 30};
  std::vector<int> expected = cards;
  expected.insert(expected.end(), {kLengths + 2, kLengths + 9 + 3, kLengths + 18 + 2,
                                   kLengths + 27 + 1, HandInputs::kRules + 3});
  EXPECT_EQ(InputsOf(hand, Suit::kHearts, Rules{}), expected);
  const Rules others{.ruff = Ruff::kObliged, .undertrump = Undertrump::kForced, .roem = Roem::kOff};
  EXPECT_EQ(InputsOf(hand, Suit::kHearts, others).back(), HandInputs::kRules + 2);
  EXPECT_EQ(HandInputs::kCount, 72);
}

TEST(Book, DoesNotKnowSuitsByName) {
  for (std::uint64_t i = 0; i < 50; ++i) {
    const CardSet hand = SomeHand(i);
    const auto entries = LookUpHand({}, hand, Suit::kSpades);
    std::array<int, kSuits> order = {0, 1, 2, 3};
    do {
      const auto trump = static_cast<Suit>(order[0]);
      const auto others = LookUpHand({}, Exchanged(hand, order), trump);
      for (std::size_t place = 0; place < kSeats; ++place) {
        EXPECT_EQ(others[place].makes.value, entries[place].makes.value);
        EXPECT_EQ(others[place].score.value, entries[place].score.value);
      }
    } while (std::next_permutation(order.begin(), order.end()));
  }
}

TEST(Book, HasEveryClassOfHands) {
  double chances = 0;
  for (int hand_class = 0; hand_class < kHandClasses; hand_class += 997) {
    for (const BookEntry& entry : LookUpHand({}, HandOfClass(hand_class), Suit::kSpades)) {
      for (const Estimate& chance : {entry.makes, entry.pit}) {
        ASSERT_GE(chance.low, 0);
        ASSERT_LE(chance.low, chance.value);
        ASSERT_LE(chance.value, chance.high);
        ASSERT_LE(chance.high, 1);
      }
      ASSERT_LE(entry.pit.value, entry.makes.value);
      ASSERT_LT(entry.score.low, entry.score.value);
      ASSERT_LT(std::abs(entry.score.value), 600);
      chances += entry.makes.value;
    }
  }
  EXPECT_GT(chances, 0);
}

// The jack of trumps in place of the seven is worth a lot; so is leading, with the top trumps.
TEST(Book, KnowsWhatCardsAreWorth) {
  const auto strong = LookUpHand({}, HandOfCards("HJH9HAH7SAS7CAD8"), Suit::kHearts);
  const auto weak = LookUpHand({}, HandOfCards("H8H9HAH7SAS7CAD8"), Suit::kHearts);
  for (std::size_t place = 0; place < kSeats; ++place) {
    EXPECT_GT(strong[place].makes.value, 0.9);
    EXPECT_GT(strong[place].score.value, weak[place].score.value + 20);
    EXPECT_GT(strong[place].pit.value, weak[place].pit.value);
  }
  EXPECT_LT(LookUpHand({}, HandOfCards("S7S8D7D8C7C8C9H7"), Suit::kHearts)[0].makes.value, 0.3);
}

TEST(Book, FollowsTheRules) {
  const CardSet hand = HandOfCards("HJH9HAH7SAS7CAD8");
  const auto entry_by = [&](const char* rules) {
    return LookUpHand(ParseRules(rules).value(), hand, Suit::kHearts)[0];
  };
  const BookEntry kbn = entry_by("kbn");
  EXPECT_NEAR(entry_by("kbn,pit=200").score.value - kbn.score.value, 100 * kbn.pit.value, 1e-6);
  EXPECT_EQ(entry_by("kbn,pit=200").makes.value, kbn.makes.value);
  EXPECT_LT(entry_by("kbn,roem=off").score.value, kbn.score.value);
  EXPECT_NE(entry_by("nku-rotterdam").makes.value, kbn.makes.value);
  // A lost contract costs less.
  const CardSet weak = HandOfCards("S7S8D7D8C7C8C9H7");
  EXPECT_GT(LookUpHand(ParseRules("kbn,nat=own").value(), weak, Suit::kHearts)[0].score.value,
            LookUpHand({}, weak, Suit::kHearts)[0].score.value + 50);
  EXPECT_EQ(kbn.played_makes, Calibration::For({}).PlayedMakes(kbn.makes.value, 0));
  EXPECT_EQ(kbn.played_score, Calibration::For({}).PlayedScore(kbn.score.value, 0));
}

TEST(Book, TakesHandsOfEightCardsOnly) {
  EXPECT_EQ(ValidateForBook(SomeHand(1)), std::nullopt);
  const auto error = ValidateForBook(HandOfCards("SAS7"));
  ASSERT_TRUE(error.has_value());
  EXPECT_EQ(error->message, "a hand of 2 cards; expected 8");
  EXPECT_EQ(error->In(Language::kDutch), "een hand van 2 kaarten; verwacht er 8");
}

TEST(EvaluateHand, IsWhatTheBookSaysOfThePlace) {
  const Rules rules = ParseRules("nku-rotterdam").value();
  for (std::uint64_t i = 0; i < 50; ++i) {
    const auto entries = LookUpHand(rules, SomeHand(i), Suit::kDiamonds);
    for (int place = 0; place < kSeats; ++place) {
      const BookEntry& entry = entries[static_cast<std::size_t>(place)];
      const HandValue value = EvaluateHand(rules, SomeHand(i), Suit::kDiamonds, place);
      EXPECT_EQ(value.makes, static_cast<float>(entry.makes.value));
      EXPECT_EQ(value.score, static_cast<float>(entry.score.value));
    }
  }
}

TEST(BookExchanges, AreAllHandsThatDifferInOneCardBestFirst) {
  const CardSet hand = SomeHand(3);
  const auto exchanges = LookUpExchanges({}, hand, Suit::kClubs, 2);
  ASSERT_EQ(exchanges.size(), 8U * 24U);
  for (std::size_t i = 0; i < exchanges.size(); ++i) {
    const BookExchange& one = exchanges[i];
    ASSERT_TRUE(hand.Contains(one.without));
    ASSERT_FALSE(hand.Contains(one.with));
    const CardSet other = (hand - CardSet(one.without)) | CardSet(one.with);
    EXPECT_EQ(one.entry.score.value, LookUpHand({}, other, Suit::kClubs)[2].score.value);
    if (i > 0) {
      EXPECT_LE(one.entry.score.value, exchanges[i - 1].entry.score.value);
    }
  }
}

// Off by more than the book says it is would show here: it says about 2 points of chance.
TEST(Book, IsNearWhatSolvedDealsSay) {
  const int hands = testing::kSanitized ? 2 : 10;
  BatchSolver solver;
  double off = 0;
  double score_off = 0;
  int cells = 0;
  for (int i = 0; i < hands; ++i) {
    const CardSet hand = SomeHand(static_cast<std::uint64_t>(100 + i));
    const int place = i % kSeats;
    BidQuestion question{.auction = Auction::Begin(Seat::kNorth, {}).value(),
                         .hand = hand,
                         .rules = {},
                         .passes_tell = false};
    for (int pass = 0; pass < place; ++pass) question.auction.Speak(Call{});
    const auto answer = EvaluateBid(solver, question, {.worlds = 100});
    ASSERT_TRUE(answer.ok());
    for (const SuitBid& suit : answer->suits) {
      const BookEntry entry = LookUpHand({}, hand, suit.suit)[static_cast<std::size_t>(place)];
      off += std::abs(entry.makes.value - suit.makes.value);
      score_off += std::abs(entry.score.value - suit.score.value);
      ++cells;
    }
  }
  EXPECT_LT(off / cells, 0.03);
  EXPECT_LT(score_off / cells, 14);
}

}  // namespace
}  // namespace jasnel
