// What a seat is report of a deal, checked: it sees what was played, and what cannot be is refused.

#include <gtest/gtest.h>

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/notation.h"
#include "jasnel/player.h"
#include "tests/ai/hands.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

class PlayViewByRules : public ::testing::TestWithParam<std::string> {
 protected:
  Rules rules() const { return ParseRules(GetParam()).value(); }
};

TEST_P(PlayViewByRules, IsWhatWasPlayedAndWon) {
  Random random(1);
  int views = 0;
  for (int deal = 0; deal < 12; ++deal) {
    PlayAtRandom(
        random, rules(), deal % 4 == 3, [](const CallView& view) { EXPECT_FALSE(Validate(view)); },
        [&](const PlayView& view) {
          const auto made = MakePlayView(ReportOf(view));
          ASSERT_TRUE(made.ok()) << made.error().message;
          EXPECT_TRUE(Same(*made, view));
          ++views;
        });
  }
  EXPECT_EQ(views, 12 * kDeckSize);
}

TEST_P(PlayViewByRules, NeedsNoContractAfterAnAuctionAndNoSeat) {
  Random random(2);
  PlayAtRandom(
      random, rules(), false, [](const CallView&) {},
      [](const PlayView& view) {
        PlayReport report = ReportOf(view);
        report.contract.reset();
        report.seat.reset();
        const auto made = MakePlayView(report);
        ASSERT_TRUE(made.ok()) << made.error().message;
        EXPECT_TRUE(Same(*made, view));
      });
}

// A deal in which one card was not legal, seen by the last to play: all that others held is known.
TEST_P(PlayViewByRules, RefusesACardThatLaterCardsShowToBeIllegal) {
  int refused = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random = Random::Stream(3, seed);
    Position position;
    position.hands = RandomHands(random);
    position.rules = rules();
    const bool turns = position.rules.bidding == Bidding::kTurned;
    const Auction auction = Auction::Begin(Seat::kWest, position.rules,
                                           turns ? std::optional(Suit::kHearts) : std::nullopt)
                                .value();
    const int wanted = random.Below(24);  // the first card from which on an illegal one is played
    std::string foul;
    SeenTricks tricks;
    for (int played = 0; played < kDeckSize - 1; ++played) {
      const CardSet legal = LegalCards(position);
      const CardSet illegal = position.hands[Index(Turn(position))] - legal;
      const bool breaks = foul.empty() && played >= wanted && !illegal.empty();
      const Card card = AnyOf(random, breaks ? illegal : legal);
      if (breaks) {
        foul = "trick " + std::to_string(played / kSeats + 1) + ": " +
               std::string(SeatName(Turn(position))) + " played " + FormatCard(card) +
               " and still had " + FormatCards(legal) + "; expected a legal card";
      }
      tricks.Add(position.leader, card);
      PlayAnyway(position, card);
    }
    if (foul.empty()) continue;
    const auto made = MakePlayView(ReportOf(ViewOf(auction, position, tricks)));
    ASSERT_FALSE(made.ok()) << foul;
    EXPECT_EQ(made.error().message, foul);
    ++refused;
  }
  EXPECT_GT(refused, 20);
}

INSTANTIATE_TEST_SUITE_P(
    RuleSets, PlayViewByRules,
    ::testing::ValuesIn(PresetsAnd({"kbn,undertrump=free", "kbn,undertrump=forced",
                                    "nku-rotterdam,undertrump=forbidden",
                                    "nku-rotterdam,undertrump=free", "kbn,roem=off"})),
    RuleSetName<std::string>);

// A deal dealt by North; hearts are trump and South declares.
class ReportBuilder {
 public:
  explicit ReportBuilder(const std::string& hand) : hand_(HandOf(hand)) {}

  // `leader: DA D7 D8 DK`.
  ReportBuilder& Trick(Seat leader, const std::vector<std::string>& cards) {
    SeenTrick& trick = tricks_.emplace_back(SeenTrick{leader, {}});
    for (const std::string& card : cards) trick.cards.Add(ParseCard(card).value());
    return *this;
  }
  ReportBuilder& Auction(const std::string& calls) {
    calls_ = calls;
    return *this;
  }
  ReportBuilder& Trump(Suit trump) {
    contract_->trump = trump;
    return *this;
  }
  ReportBuilder& NoContract() {
    contract_.reset();
    return *this;
  }
  ReportBuilder& Of(Seat seat) {
    seat_ = seat;
    return *this;
  }

  Result<PlayView> Make() const {
    return MakePlayView({ParseAuction(Seat::kNorth, {}, std::nullopt, calls_).value(),
                         contract_,
                         {},
                         seat_,
                         hand_,
                         std::span(tricks_)});
  }
  std::string Error(Language language = Language::kEnglish) const {
    const auto made = Make();
    return made ? "none" : made.error().In(language);
  }

 private:
  CardSet hand_;
  std::vector<SeenTrick> tricks_;
  std::string calls_;
  std::optional<Contract> contract_ = Contract{Seat::kSouth, Suit::kHearts};
  std::optional<Seat> seat_;
};

constexpr const char* kEight = "A7.JT8.87.7";
const std::vector<std::string> kFirst = {"DA", "D9", "DQ", "DK"};

TEST(PlayView, OfATrickWithoutCardsIsThatOfItsLeader) {
  const auto view =
      ReportBuilder("A7.JT8.8.7").Trick(Seat::kEast, kFirst).Trick(Seat::kEast, {}).Make();
  ASSERT_TRUE(view.ok()) << view.error().message;
  EXPECT_EQ(view->seat(), Seat::kEast);
  EXPECT_EQ(view->tricks.tricks().size(), 1U);
}

TEST(PlayView, IsRefusedInDutchToo) {
  const auto dutch = [](const ReportBuilder& report) { return report.Error(Language::kDutch); };
  EXPECT_EQ(dutch(ReportBuilder("A7.JT8.8.7").Trick(Seat::kEast, kFirst).Trick(Seat::kWest, {})),
            "slag 2: uitkomst van West; verwacht Oost, die de vorige slag won");
  EXPECT_EQ(dutch(ReportBuilder(kEight).Auction("pass")),
            "het bieden is niet uit, Zuid moet nog bieden; verwacht een bieding die met een kleur "
            "eindigt");
  EXPECT_EQ(dutch(ReportBuilder(kEight).Of(Seat::kNorth)),
            "de hand is van Noord; verwacht die van Oost, die aan de beurt is");
  EXPECT_EQ(dutch(ReportBuilder("A7.JT8.8.7")), "7 kaarten in de hand; verwacht er 8");
  EXPECT_EQ(dutch(ReportBuilder(kEight).NoContract()),
            "geen bieding en geen contract; verwacht troef en speler");
}

TEST(PlayView, RefusesATrickWithoutCardsOfWhoDidNotWinTheOneBefore) {
  EXPECT_EQ(ReportBuilder("A7.JT8.8.7").Trick(Seat::kEast, kFirst).Trick(Seat::kWest, {}).Error(),
            "trick 2: led by West; expected East, who won the trick before");
  EXPECT_EQ(ReportBuilder(kEight).Trick(Seat::kSouth, {}).Error(),
            "trick 1: led by South; expected East, left of the dealer");
}

TEST(PlayView, RefusesADealWithoutAContract) {
  EXPECT_EQ(ReportBuilder(kEight).NoContract().Error(),
            "no auction and no contract; expected trump and declarer");
}

TEST(PlayView, RefusesAnAuctionThatIsNotOver) {
  EXPECT_EQ(ReportBuilder(kEight).Auction("pass").Error(),
            "the auction is not over, South is to call; expected one that ends with a suit");
}

TEST(PlayView, RefusesAContractThatTheAuctionDoesNotEndWith) {
  EXPECT_EQ(ReportBuilder(kEight).Auction("pass,S").Error(),
            "the auction ends with spades by South; expected the same as trump and declarer");
  EXPECT_EQ(ReportBuilder(kEight).Auction("H").Error(),
            "the auction ends with hearts by East; expected the same as trump and declarer");
}

TEST(PlayView, RefusesATrickThatIsNotFullBeforeAnother) {
  EXPECT_EQ(ReportBuilder(kEight).Trick(Seat::kEast, {"DA"}).Trick(Seat::kEast, {"CA"}).Error(),
            "trick 1: 1 card; expected 4, as another trick follows");
}

TEST(PlayView, RefusesMoreThanEightTricks) {
  ReportBuilder report("...7");
  for (int i = 0; i < 9; ++i) report.Trick(Seat::kEast, {});
  EXPECT_EQ(report.Error(), "9 tricks; expected 8 or fewer");
}

TEST(PlayView, RefusesACardInTwoPlaces) {
  EXPECT_EQ(ReportBuilder("A7.JT8.8.7").Trick(Seat::kEast, {"DA", "D9", "DA"}).Error(),
            "trick 1: DA is in two places; expected it in one");
  EXPECT_EQ(ReportBuilder("A7.JT8.8.7").Trick(Seat::kEast, {"DA", "D8"}).Error(),
            "trick 1: D8 is in two places; expected it in one");
}

TEST(PlayView, RefusesALeaderWhoIsNotInTurn) {
  EXPECT_EQ(ReportBuilder(kEight).Trick(Seat::kWest, {"DA"}).Error(),
            "trick 1: led by West; expected East, left of the dealer");
  EXPECT_EQ(
      ReportBuilder("A7.JT8.8.7").Trick(Seat::kEast, kFirst).Trick(Seat::kSouth, {"CA"}).Error(),
      "trick 2: led by South; expected East, who won the trick before");
}

TEST(PlayView, RefusesTheHandOfASeatThatIsNotInTurn) {
  EXPECT_EQ(ReportBuilder(kEight).Of(Seat::kSouth).Error(),
            "the hand is that of South; expected that of East, whose turn it is");
}

TEST(PlayView, RefusesAHandOfAnotherSize) {
  EXPECT_EQ(ReportBuilder("A7.JT8.8.7").Error(), "7 cards in the hand; expected 8");
  EXPECT_EQ(ReportBuilder(kEight).Trick(Seat::kEast, kFirst).Error(),
            "8 cards in the hand; expected 7");
  EXPECT_EQ(ReportBuilder("7...").Error(), "1 card in the hand; expected 8");
}

TEST(PlayView, RefusesADealThatIsOver) {
  Random random(4);
  const Hands hands = RandomHands(random);
  Position position;
  position.hands = hands;
  position.leader = Seat::kEast;
  SeenTricks tricks;
  while (!IsOver(position)) {
    const Card card = LegalCards(position).Lowest();
    tricks.Add(position.leader, card);
    Play(position, card);
  }
  const auto auction = Auction::Begin(Seat::kNorth, {}).value();
  const auto made = MakePlayView(
      {auction, Contract{Seat::kNorth, Suit::kSpades}, {}, std::nullopt, {}, tricks.tricks()});
  ASSERT_FALSE(made.ok());
  EXPECT_EQ(made.error().message, "the deal is over; expected one in play");
}

TEST(PlayView, RefusesACardThatTheOwnHandShowsToBeIllegal) {
  EXPECT_EQ(ReportBuilder("A7.JT8.8.7")
                .Trick(Seat::kEast, {"DA", "C8", "D9", "DK"})
                .Trick(Seat::kEast, {"CA"})
                .Error(),
            "trick 1: South played C8 and still had D8; expected a legal card");
}

TEST(PlayView, RefusesACardThatALaterCardOfAnotherShowsToBeIllegal) {
  EXPECT_EQ(ReportBuilder("A.JT8.8.7")
                .Trick(Seat::kEast, {"DA", "D9", "CK", "DK"})
                .Trick(Seat::kEast, {"SQ", "S7", "DQ", "SK"})
                .Trick(Seat::kNorth, {"CA", "C8"})
                .Error(),
            "trick 1: West played CK and still had DQ; expected a legal card");
}

TEST(PlayView, RefusesHiddenCardsThatNobodyMayHold) {
  // No other seat has a heart, so East must have all that are left, and has none.
  EXPECT_EQ(ReportBuilder("A7..8.KQT7")
                .Trump(Suit::kSpades)
                .Trick(Seat::kEast, {"HA", "D7", "C8", "C9"})
                .Error(),
            "no hands of the other seats are consistent with the cards played; expected a deal in "
            "which all "
            "cards were legal");
}

TEST(CallView, RefusesAnAuctionThatIsOver) {
  const auto auction = ParseAuction(Seat::kNorth, {}, std::nullopt, "H").value();
  EXPECT_EQ(Validate(CallView{auction, HandOf(kEight), {}})->message,
            "the auction is over; expected one in which a seat is to call");
}

TEST(CallView, RefusesAHandOfAnotherSize) {
  const auto auction = ParseAuction(Seat::kNorth, {}, std::nullopt, "").value();
  EXPECT_EQ(Validate(CallView{auction, HandOf("A7.JT8.8.7"), {}})->message,
            "7 cards in the hand; expected 8");
}

}  // namespace
}  // namespace jasnel::testing
