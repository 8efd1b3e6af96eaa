// Studies: the bytes of their pieces, against the solver and the rules.

#include "jasnel/study.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "jasnel/dealing.h"
#include "jasnel/match.h"
#include "jasnel/solver.h"

namespace jasnel {
namespace {

constexpr std::array kAllAsks = {StudyAsk::kValues, StudyAsk::kCards, StudyAsk::kContracts,
                                 StudyAsk::kTables, StudyAsk::kGames};

Study Of(StudyAsk ask, std::uint64_t deals, std::uint64_t each) {
  return {.ask = ask, .seed = 71, .first = 5, .deals = deals, .each = each, .version = "1.2"};
}

std::string Npy(const Study& study, std::uint64_t piece, int threads = 1) {
  const auto made = MakeStudyPiece(study, piece, {.threads = threads});
  EXPECT_TRUE(made.ok()) << made.error().message;
  return made->npy;
}

// The rows without the header.
std::string Rows(const Study& study, std::uint64_t piece, int threads = 1) {
  return Npy(study, piece, threads).substr(StudyHeader(study, study.CountOf(piece)).size());
}

// Reads the numbers of rows one after the other.
class RowReader {
 public:
  explicit RowReader(std::string rows) : rows_(std::move(rows)) {}

  template <class Number>
  int Next() {
    Number number;  // these machines are little-endian
    std::memcpy(&number, rows_.data() + at_, sizeof(number));
    at_ += sizeof(number);
    return number;
  }

  Hands NextDeal() {
    std::uint64_t bits;
    std::memcpy(&bits, rows_.data() + at_, sizeof(bits));
    at_ += sizeof(bits);
    Hands hands;
    for (int card = 0; card < kDeckSize; ++card) {
      hands[bits >> (2 * card) & 3] |= CardSet(std::uint32_t{1} << card);
    }
    return hands;
  }

  bool AtEnd() const { return at_ == rows_.size(); }

 private:
  std::string rows_;
  std::size_t at_ = 0;
};

Position At(const Hands& hands, Suit trump, Seat leader) {
  Position position;
  position.hands = hands;
  position.trump = trump;
  position.leader = leader;
  return position;
}

TEST(Study, IsWrittenAndReadBack) {
  Study study = Of(StudyAsk::kCards, 1000, 30);
  study.rules = ParseRules("nku-rotterdam,pit=200").value();
  const std::string text = FormatStudy(study);
  EXPECT_EQ(text,
            R"({"ask":"cards","rules":"nku-rotterdam,pit=200","seed":71,"first":5,"deals":1000,)"
            R"("each":30,"version":"1.2"})"
            "\n");
  EXPECT_EQ(ParseStudy(text).value(), study);
  EXPECT_EQ(study.Pieces(), 34U);
  EXPECT_EQ(study.FirstOf(34), 995U);
  EXPECT_EQ(study.CountOf(34), 10U);
}

TEST(Study, WrongTextIsAnErrorThatNamesTheKey) {
  const auto error = [](const char* text) { return ParseStudy(text).error().message; };
  EXPECT_EQ(error(R"({"ask":"all","seed":1,"deals":1,"each":1})"),
            "ask: 'all'; expected values, cards, contracts, tables or games");
  EXPECT_EQ(error(R"({"ask":"cards","seed":-1,"deals":1,"each":1})"),
            "seed: '-1'; expected a whole number from 0 to 18446744073709551615");
  EXPECT_EQ(error(R"({"ask":"cards","seed":1,"each":1})"), "no key deals; expected a whole number");
  EXPECT_EQ(error(R"({"ask":"cards","seed":1,"deals":0,"each":1})"),
            "deals: '0'; expected a whole number from 1 to 1000000000000");
  EXPECT_NE(error(R"({"ask":"cards","seed":1,"deals":1,"each":1,"eahc":1})").find("eahc"),
            std::string::npos);
}

TEST(Study, HasAtMostAMillionPieces) {
  const auto of = [](const char* deals) {
    return ParseStudy(std::string(R"({"ask":"cards","seed":1,"each":10,"deals":)") + deals + "}");
  };
  EXPECT_EQ(of("10000000").value().Pieces(), Study::kMaxPieces);
  EXPECT_EQ(
      of("10000001").error().message,
      "each 10, which makes 1000001 pieces; expected at least 11, for at most 1000000 pieces");
  EXPECT_EQ(of("10000001").error().dutch,
            "each 10, en dat zijn 1000001 stukken; verwacht minstens 11, voor hoogstens 1000000 "
            "stukken");
}

TEST(StudyPiece, BeginsWithTheHeaderOfANumPyFile) {
  const std::string header = StudyHeader(Of(StudyAsk::kValues, 9, 9), 9);
  const std::string text =
      "{'descr': [('deal', '<u8'), ('points', '<i2', (4,))], 'fortran_order': False, "
      "'shape': (9,), }";
  ASSERT_EQ(header.size(), 128U);
  EXPECT_EQ(header.substr(0, 8), std::string("\x93NUMPY\x01\x00", 8));
  EXPECT_EQ(header.substr(8, 2), std::string("\x76\x00", 2));
  EXPECT_EQ(header.substr(10), text + std::string(117 - text.size(), ' ') + "\n");
  for (const StudyAsk ask : kAllAsks) {
    for (const std::uint64_t rows : {1, 12345678}) {
      EXPECT_EQ(StudyHeader(Of(ask, 9, 9), rows).size() % 64, 0U);
    }
  }
}

TEST(StudyPiece, HasTheDealsOfTheSeed) {
  const Study study = Of(StudyAsk::kValues, 5, 2);
  RowReader rows(Rows(study, 1) + Rows(study, 2) + Rows(study, 3));
  for (std::uint64_t number = 5; number < 10; ++number) {
    EXPECT_EQ(rows.NextDeal(), RandomHands(71, number));
    for (int i = 0; i < kSuits; ++i) rows.Next<std::int16_t>();
  }
  EXPECT_TRUE(rows.AtEnd());
}

TEST(StudyPiece, IsTheSameForAnyNumberOfThreadsAndWhateverThePieces) {
  for (const StudyAsk ask : kAllAsks) {
    const std::uint64_t deals = ask == StudyAsk::kGames ? 2 : 20;
    const Study whole = Of(ask, deals, deals);
    const Study parts = Of(ask, deals, deals == 2 ? 1 : 7);
    const std::string expected = Rows(whole, 1, 3);
    EXPECT_EQ(expected.size(), whole.deals * StudyRowBytes(ask));
    std::string joined;
    for (std::uint64_t piece = 1; piece <= parts.Pieces(); ++piece) joined += Rows(parts, piece);
    EXPECT_EQ(joined, expected) << StudyAskName(ask);
  }
}

TEST(StudyPiece, OfTablesAndContractsHasWhatEachQuestionAloneGives) {
  Solver solver;
  RowReader tables(Rows(Of(StudyAsk::kTables, 2, 2), 1));
  RowReader contracts(Rows(Of(StudyAsk::kContracts, 2, 2), 1));
  for (int deal = 0; deal < 2; ++deal) {
    const Hands hands = tables.NextDeal();
    EXPECT_EQ(contracts.NextDeal(), hands);
    const auto each = [&](auto check) {
      for (const Suit trump : kAllSuits) {
        for (const Seat leader : kAllSeats) check(At(hands, trump, leader));
      }
    };
    const auto solve = [&](Position position, Side declarers, Objective objective) {
      position.declarer = declarers == Side::kNorthSouth ? Seat::kSouth : Seat::kWest;
      return solver.Solve(position, {.objective = objective}).value();
    };
    const auto by_side = [&](const Position& position, Objective objective) {
      return (solve(position, Side::kNorthSouth, objective).makes ? 1 : 0) |
             (solve(position, Side::kEastWest, objective).makes ? 2 : 0);
    };
    each([&](const Position& position) {
      EXPECT_EQ(tables.Next<std::int16_t>(), solver.Solve(position).value().value.count());
    });
    each([&](const Position& position) {
      for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
        EXPECT_EQ(tables.Next<std::int16_t>(),
                  solve(position, side, Objective::kScore).value.count());
      }
    });
    for (const Objective objective : {Objective::kMake, Objective::kPit}) {
      each([&](const Position& position) {
        const int expected = by_side(position, objective);
        EXPECT_EQ(tables.Next<std::uint8_t>(), expected);
        EXPECT_EQ(contracts.Next<std::uint8_t>(), expected);
      });
    }
  }
  EXPECT_TRUE(tables.AtEnd());
  EXPECT_TRUE(contracts.AtEnd());
}

TEST(StudyPiece, OfCardsHasTheValueAfterEachOfNorthsCards) {
  RowReader cards(Rows(Of(StudyAsk::kCards, 2, 2), 1));
  RowReader values(Rows(Of(StudyAsk::kValues, 2, 2), 1));
  Solver solver;
  for (int deal = 0; deal < 2; ++deal) {
    const Hands hands = cards.NextDeal();
    values.NextDeal();
    for (const Suit trump : kAllSuits) {
      int best = -10'000;
      for (const Card card : hands[0]) {
        Position position = At(hands, trump, Seat::kNorth);
        Play(position, card);
        const int value = cards.Next<std::int16_t>();
        EXPECT_EQ(value, solver.Solve(position).value().value.count());
        best = std::max(best, value);
      }
      EXPECT_EQ(values.Next<std::int16_t>(), best);
    }
  }
  EXPECT_TRUE(cards.AtEnd());
}

// Plays the recorded cards by the rules, and adds up what they cost.
TEST(StudyPiece, OfGamesIsPlayedByTheRulesAndItsCostsAddUp) {
  const Study study = Of(StudyAsk::kGames, 2, 2);
  RowReader games(Rows(study, 1));
  RowReader tables(Rows(Of(StudyAsk::kTables, 2, 2), 1));
  for (std::uint64_t number = 5; number < 7; ++number) {
    const DealToPlay deal = MatchDeal({.seed = 71, .rules = {}}, number);
    const Hands hands = games.NextDeal();
    EXPECT_EQ(hands, deal.hands);
    EXPECT_EQ(games.Next<std::uint8_t>(), Index(deal.dealer));
    const auto trump = static_cast<Suit>(games.Next<std::uint8_t>());
    const auto declarer = static_cast<Seat>(games.Next<std::uint8_t>());
    auto auction = Auction::Begin(deal.dealer, {}).value();
    Seat last = deal.dealer;
    for (int i = 0; i < kSeats + 1; ++i) {
      const int call = games.Next<std::int8_t>();
      if (call == -2) continue;
      ASSERT_FALSE(auction.IsOver());
      last = auction.Turn();
      const Call spoken = call < 0 ? Call{} : Call{static_cast<Suit>(call)};
      EXPECT_FALSE(auction.Speak(spoken));
    }
    EXPECT_TRUE(auction.IsOver());
    EXPECT_EQ(last, declarer);
    EXPECT_EQ(auction.calls().back().suit, trump);

    Position position = At(hands, trump, Clockwise(deal.dealer));
    position.declarer = declarer;
    const Seat leader = position.leader;
    std::vector<int> signs;  // of what each card cost, for North-South
    for (int i = 0; i < kDeckSize; ++i) {
      const Card card = Card(games.Next<std::uint8_t>());
      ASSERT_TRUE(LegalCards(position).Contains(card));
      signs.push_back(SideOf(Turn(position)) == Side::kNorthSouth ? -1 : 1);
      Play(position, card);
    }
    for (const Tally& won : position.won) {
      EXPECT_EQ(games.Next<std::int16_t>(), won.cards.count());
    }
    for (const Tally& won : position.won) {
      EXPECT_EQ(games.Next<std::int16_t>(), won.roem.count());
    }
    const ContractResult result = ScoreContract({.declarers = SideOf(declarer)}, position.won, {});
    for (const Points score : result.score) {
      EXPECT_EQ(games.Next<std::int16_t>(), score.count());
    }
    EXPECT_EQ(games.Next<std::uint8_t>(), result.outcome == Outcome::kNat    ? 0
                                          : result.outcome == Outcome::kMade ? 1
                                                                             : 2);
    // What perfect play gives, less what each side's cards cost, is what they got.
    tables.NextDeal();
    std::array<std::array<int, kSeats>, kSuits> points{};
    for (auto& of_suit : points) {
      for (int& value : of_suit) value = tables.Next<std::int16_t>();
    }
    std::array<std::array<std::array<int, 2>, kSeats>, kSuits> scores{};
    for (auto& of_suit : scores) {
      for (auto& of_leader : of_suit) {
        for (int& score : of_leader) score = tables.Next<std::int16_t>();
      }
    }
    for (int i = 0; i < 2 * kSuits * kSeats; ++i) tables.Next<std::uint8_t>();
    int value = points[Index(trump)][Index(leader)];
    for (const int sign : signs) value += sign * games.Next<std::int16_t>();
    EXPECT_EQ(value, (position.won[0].total() - position.won[1].total()).count());
    int score = scores[Index(trump)][Index(leader)][Index(SideOf(declarer))];
    for (const int sign : signs) score += sign * games.Next<std::int16_t>();
    EXPECT_EQ(score, (result.score[0] - result.score[1]).count());
  }
  EXPECT_TRUE(games.AtEnd());
}

TEST(StudyPiece, OutOfRangeIsAnError) {
  const auto error = [](const Study& study, std::uint64_t piece) {
    return MakeStudyPiece(study, piece).error().message;
  };
  const Study study = Of(StudyAsk::kValues, 10, 4);
  EXPECT_EQ(error(study, 0), "piece 0; expected 1 to 3");
  EXPECT_EQ(error(study, 4), "piece 4; expected 1 to 3");
  Study none = study;
  none.deals = 0;
  EXPECT_EQ(error(none, 1), "deals 0; expected 1 to 1000000000000");
  Study apart = study;
  apart.each = 0;
  EXPECT_EQ(error(apart, 1), "each 0; expected 1 to 1000000");
}

TEST(StudyPiece, StopsWhereItIsCancelled) {
  for (const StudyAsk ask : kAllAsks) {
    const std::atomic<bool> cancel = true;
    const auto made = MakeStudyPiece(Of(ask, 1000, 1000), 1, {.cancel = &cancel});
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error().message, "stopped before the piece was whole");
  }
}

TEST(StudyPiece, SaysHowFarItIs) {
  std::uint64_t last = 0;
  const auto made = MakeStudyPiece(Of(StudyAsk::kValues, 20, 20), 1,
                                   {.threads = 2, .progress = [&](std::uint64_t done) {
                                      EXPECT_GT(done, last);
                                      last = done;
                                    }});
  EXPECT_TRUE(made.ok());
  EXPECT_EQ(last, 20U);
  EXPECT_GT(made->nodes, 20'000U);
}

}  // namespace
}  // namespace jasnel
