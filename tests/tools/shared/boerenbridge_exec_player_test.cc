// Programs of others as players of boerenbridge. How a program is started, asked and ended is that
// of klaverjas, and its tests.

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "tests/tools/engine/boerenbridge_run.h"
#include "tests/tools/shared/other_release.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/players/external_program.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::kEnginePlayer;
using jasnel::testing::OtherRelease;
using jasnel::testing::TemporaryFile;
using std::chrono::milliseconds;

std::unique_ptr<Player> Make(const std::string& text) {
  auto player = MakeAnyPlayer<Boerenbridge>(text);
  EXPECT_TRUE(player.ok()) << text;
  return std::move(player).value();
}

// A program that answers the first request with `answer`.
std::unique_ptr<Player> Answering(const std::string& answer) {
  return Make("exec:echo '" + answer + "'; read -r line");
}

// What is wrong with a choice, after the name of the program.
template <class Choice>
std::string ChoiceError(const Result<Choice>& choice) {
  if (choice) return "none";
  const std::string& message = choice.error().message;
  EXPECT_TRUE(message.starts_with("exec:")) << message;
  return message.substr(message.find(" answered ") + 1);
}

std::string ProgramBidError(const std::string& answer) {
  return ChoiceError(Answering(answer)->ChooseBid(ViewOfBidRequest(), {}));
}

TEST(BoerenbridgeExecPlayer, BidsAndPlaysWhatTheProgramAnswers) {
  const auto bid = Answering(R"({"id":1,"move":3})")->ChooseBid(ViewOfBidRequest(), {});
  ASSERT_TRUE(bid.ok()) << bid.error().message;
  EXPECT_EQ(bid->bid, 3);
  const auto card = Answering(R"({"id":1,"move":"h4"})")->ChooseCard(ViewOfCardRequest(), {});
  ASSERT_TRUE(card.ok()) << card.error().message;
  EXPECT_EQ(card->card, ParseCard("H4"));
}

TEST(BoerenbridgeExecPlayer, AsksWithTheRequestOfTheProtocol) {
  const TemporaryFile asked("");
  const auto player = Make("exec:read -r line; echo \"$line\" > " + asked.path() +
                           R"(; echo '{"id":1,"move":"H4"}')");
  const MoveLimits limits{.seed = 3, .time = milliseconds(50)};
  ASSERT_TRUE(player->ChooseCard(ViewOfCardRequest(), limits).ok());
  EXPECT_EQ(asked.Read(), JsonLine(RequestRecord(1, ViewOfCardRequest(), limits)));
}

// A player of this process with the seeds that programs are sent.
class WithSmallSeeds : public Player {
 public:
  explicit WithSmallSeeds(std::unique_ptr<Player> player) : player_(std::move(player)) {}

  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override {
    return player_->ChooseBid(view, Small(limits));
  }
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override {
    return player_->ChooseCard(view, Small(limits));
  }

 private:
  static MoveLimits Small(MoveLimits limits) {
    limits.seed %= std::uint64_t{1} << 53;
    return limits;
  }

  std::unique_ptr<Player> player_;
};

// One player in all seats plays a few deals.
void ExpectSameDeals(const std::string& kind, const std::string& program, int deals) {
  const auto here = std::make_unique<WithSmallSeeds>(Make(kind));
  const auto there = Make(program);
  for (int i = 0; i < deals; ++i) {
    const auto number = static_cast<std::uint64_t>(i);
    DealToPlay deal{.players = kMinPlayers + i % 5, .hands = {}, .seed = number};
    deal.hands = RandomHands(5, number, deal.players, MostCards(deal.players) - i);
    const auto play = [&](Player& player) {
      BySeat<Player*> seats;
      seats.fill(&player);
      return PlayDeal(deal, seats);
    };
    const DealPlayed a = play(*here);
    const DealPlayed b = play(*there);
    ASSERT_FALSE(b.foul) << b.foul->error.message;
    EXPECT_EQ(a.bidding, b.bidding);
    EXPECT_EQ(a.played, b.played);
    EXPECT_EQ(a.taken, b.taken);
  }
}

void ExpectSameAsInThisProcess(const std::string& kind, int deals) {
  ExpectSameDeals(kind, kEnginePlayer + kind, deals);
}

TEST(BoerenbridgeExecPlayer, OfThisEngineBidsAndPlaysAsInThisProcess) {
  ExpectSameAsInThisProcess("random", 6);
  ExpectSameAsInThisProcess("rule", 6);
}

TEST(BoerenbridgeExecPlayer, OfThisEngineWithWorldsPlaysAsInThisProcess) {
  ExpectSameAsInThisProcess("full:worlds=4", 1);
}

TEST(BoerenbridgeExecPlayer, OfTheFirstReleaseBidsAndPlaysAsInThisProcess) {
  const OtherRelease program(
      "rule",
      "unknown key 'legal'; expected one of id, ask, game, player, players, cards, seat, hand, "
      "bids, tricks, budget_ms, seed",
      "trick 1: unknown key 'winner'; expected one of leader, cards");
  ExpectSameDeals("rule", "exec:" + program.command(), 5);
}

// The number of cards is one of the request; tricks keep theirs.
TEST(BoerenbridgeExecPlayer, ThatReadsTheHandTheLegalCardsAndTheTricksAlonePlays) {
  const TemporaryFile asked("");
  const auto player =
      Make("exec:i=0; while read -r line; do i=$((i+1)); echo \"$line\" >> " + asked.path() +
           R"(; echo '{"id":'$i',"move":"H4","knows":["hand","legal","tricks"]}'; done)");
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(player->ChooseCard(ViewOfCardRequest(), {}).ok());
  EXPECT_EQ(jasnel::testing::Lines(asked.Read()).at(1),
            R"({"id":2,"hand":["SQ","HT","H4","C8"],"tricks":[{"leader":0,"cards":["DA","D7",)"
            R"("D8","DK","D2"]},{"leader":0,"cards":["HA","H2"]}],"legal":["HT","H4"]})");
}

TEST(BoerenbridgeExecPlayer, ThatEndsIsAnErrorEachTime) {
  const auto player = Make("exec:exit 3");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(player->ChooseBid(ViewOfBidRequest(), {}).error().message,
              "exec:exit 3 ended with status 3");
  }
}

TEST(BoerenbridgeExecPlayer, ThatDoesNotPlayTheGameIsAnError) {
  EXPECT_EQ(ChoiceError(Make(kEnginePlayer + "simple")->ChooseBid(ViewOfBidRequest(), {})),
            "answered with an error: player for boerenbridge: 'simple' is not...");
}

TEST(BoerenbridgeExecPlayer, ThatAnswersWhatIsNotLegalIsAnError) {
  EXPECT_EQ(ProgramBidError(R"({"id":1,"move":6})"),
            "answered with a bid that is not legal: a bid of 6 by seat 2; expected a number of "
            "tricks from 0 to 5, one of [0,1,2,3,4,5]");
  const auto player = Answering(R"({"id":1,"move":"SQ"})");
  EXPECT_EQ(ChoiceError(player->ChooseCard(ViewOfCardRequest(), {})),
            R"(answered with a card that is not legal: SQ; expected one of ["HT","H4"])");
}

TEST(BoerenbridgeExecPlayer, ThatGivesTheDealersForbiddenBidIsAnError) {
  Json request = BidRequest();
  request["seat"] = 4;
  request["bids"] = {2, 0, 1, 1};
  const auto view = std::get<BidView>(ReadRequest(request)->view);
  EXPECT_EQ(ChoiceError(Answering(R"({"id":1,"move":1})")->ChooseBid(view, {})),
            "answered with a bid that is not legal: a bid of 1 by the dealer makes the sum of all "
            "bids the number of cards, 5; expected another, one of [0,2,3,4,5]");
}

TEST(BoerenbridgeExecPlayer, ThatAnswersWithoutAMoveIsAnError) {
  EXPECT_EQ(ProgramBidError(R"({"id":1})"),
            R"(answered without a move; expected one, such as "move":2)");
}

TEST(BoerenbridgeAnyPlayer, KnowsThePlayersOfTheLibraryAndPrograms) {
  EXPECT_TRUE(MakeAnyPlayer<Boerenbridge>("rollout").ok());
  EXPECT_TRUE(MakeAnyPlayer<Boerenbridge>("exec:./bot --level=3, --fast").ok());
  EXPECT_EQ(MakeAnyPlayer<Boerenbridge>("exec: ").error().message,
            "'exec:' with no command; expected one, such as exec:./my-bot");
  EXPECT_EQ(MakeAnyPlayer<Boerenbridge>("simple").error().message,
            MakePlayer("simple").error().message + ", or exec:COMMAND for a program");
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
