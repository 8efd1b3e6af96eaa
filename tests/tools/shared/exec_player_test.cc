// Programs of others as players: what they answer, and all that can go wrong with them.

#include "tests/tools/shared/exec_player.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "ai/match/timed_player.h"
#include "engine/requests/move_request.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "tests/tools/engine/run.h"
#include "tests/tools/shared/other_release.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/players/external_program.h"

namespace jasnel::testing {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// South is to call.
CallView CallToMake() { return std::get<CallView>(ReadRequest(CallRequest())->view); }

// What is wrong with a program that is asked for a card.
std::string ProgramCardError(const std::string& command,
                             milliseconds limit = milliseconds(10'000)) {
  const auto player = Make("exec:" + command, limit);
  const auto choice = player->ChooseCard(CardView(), {});
  return choice ? "none" : choice.error().message;
}

// A program that answers the first request with `answer`, a text of printf.
std::string Answering(const std::string& answer) {
  return "read -r line; printf '" + answer + "'; read -r line";
}

TEST(ExecPlayer, PlaysWhatTheProgramAnswers) {
  const auto player = Make("exec:" + Answering(R"({"id":1,"move":"C7"}\n)"));
  const auto choice = player->ChooseCard(CardView(), {});
  ASSERT_TRUE(choice.ok()) << choice.error().message;
  EXPECT_EQ(choice->card, ParseCard("C7"));
}

TEST(ExecPlayer, CallsWhatTheProgramAnswers) {
  const auto player = Make("exec:" + Answering(R"({"id":1,"move":"pass"}\n)"));
  const auto choice = player->ChooseCall(CallToMake(), {});
  ASSERT_TRUE(choice.ok()) << choice.error().message;
  EXPECT_EQ(choice->call, Call{});
}

TEST(ExecPlayer, AsksWithTheRequestOfTheProtocol) {
  const TemporaryFile asked("");
  const auto player = Make("exec:read -r line; echo \"$line\" > " + asked.path() +
                           R"(; echo '{"id":1,"move":"C7"}')");
  ASSERT_TRUE(player->ChooseCard(CardView(), {.seed = 3, .time = milliseconds(50)}).ok());
  Json expected = CardRequest();
  expected["id"] = 1;
  for (Json& trick : expected["tricks"]) trick["winner"] = "E";
  expected.erase("seed");
  expected["legal"] = {"C8", "C7"};
  expected["budget_ms"] = 50;
  expected["seed"] = 3;
  Json sent = ParseJson(asked.Read());
  EXPECT_EQ(sent["rule_options"]["undertrump"], "forbidden");
  sent.erase("rule_options");
  EXPECT_EQ(sent, expected);
}

// A player of this process with the seeds that programs are sent.
class WithSmallSeeds : public Player {
 public:
  explicit WithSmallSeeds(std::unique_ptr<Player> player) : player_(std::move(player)) {}

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override {
    return player_->ChooseCall(view, Small(limits));
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

// A whole number in JavaScript too.
TEST(ExecPlayer, IsSentSeedsBelowTwoToThe53) {
  const TemporaryFile asked("");
  const auto player = Make("exec:read -r line; echo \"$line\" > " + asked.path() +
                           R"(; echo '{"id":1,"move":"C7"}')");
  const std::uint64_t seed = 0xFEDC'BA98'7654'3210;
  ASSERT_TRUE(player->ChooseCard(CardView(), {.seed = seed}).ok());
  EXPECT_EQ(ParseJson(asked.Read())["seed"].get<std::uint64_t>(), 0x001C'BA98'7654'3210U);
}

// Four players of one kind play a few deals.
std::vector<DealPlayed> PlayDeals(const std::string& kind, int deals) {
  std::array<std::unique_ptr<Player>, kSeats> players;
  std::array<Player*, kSeats> seats{};
  for (std::size_t i = 0; i < players.size(); ++i) {
    players[i] = std::make_unique<WithSmallSeeds>(Make(kind));
    seats[i] = players[i].get();
  }
  std::vector<DealPlayed> played;
  for (int i = 0; i < deals; ++i) {
    const auto number = static_cast<std::uint64_t>(i);
    DealToPlay deal;
    deal.hands = RandomHands(5, number);
    deal.seed = number;
    deal.rules = ParseRules(i % 2 == 0 ? "kbn" : "bedum-rotterdam").value();
    if (i % 2 != 0) deal.turned = Suit::kDiamonds;
    played.push_back(PlayDeal(deal, seats));
  }
  return played;
}

void ExpectSameDeals(const std::string& kind, const std::string& program, int deals) {
  const auto here = PlayDeals(kind, deals);
  const auto there = PlayDeals(program, deals);
  for (std::size_t i = 0; i < here.size(); ++i) {
    ASSERT_FALSE(there[i].foul) << there[i].foul->error.message;
    EXPECT_EQ(FormatCalls(here[i].calls), FormatCalls(there[i].calls));
    EXPECT_EQ(here[i].tricks.played(), there[i].tricks.played());
    EXPECT_EQ(here[i].result, there[i].result);
  }
}

void ExpectSameAsInThisProcess(const std::string& kind, int deals) {
  ExpectSameDeals(kind, kEnginePlayer + kind, deals);
}

TEST(ExecPlayer, OfThisEngineCallsAndPlaysAsInThisProcess) {
  ExpectSameAsInThisProcess("simple", 6);
  ExpectSameAsInThisProcess("random", 6);
}

TEST(ExecPlayer, OfThisEngineWithWorldsPlaysAsInThisProcess) {
  ExpectSameAsInThisProcess("worlds:worlds=2", 1);
}

TEST(ExecPlayer, OfTheFirstReleaseCallsAndPlaysAsInThisProcess) {
  const OtherRelease english(
      "rule",
      "unknown key 'legal'; expected one of id, ask, game, player, rules, dealer, seat, hand, "
      "auction, turned, trump, declarer, tricks, budget_ms, seed",
      "trick 1: unknown key 'winner'; expected one of leader, cards");
  ExpectSameDeals("rule", "exec:" + english.command(), 2);
  const OtherRelease dutch("rule", "onbekende sleutel 'legal'; verwacht een van id, ask, game",
                           "slag 1: onbekende sleutel 'winner'; bedoelt u leader?");
  ExpectSameDeals("rule", "exec:" + dutch.command(), 2);
}

// A program that answers with the first legal call or card, if that is in the request.
const std::string kFirstLegal =
    R"sh(sed -un 's/^{"id":\([0-9]*\).*"legal":\["\([^"]*\)".*/{"id":\1,"move":"\2"}/p')sh";

void ExpectLegalDeals(const std::string& command) {
  for (const DealPlayed& deal : PlayDeals("exec:" + command, 2)) {
    EXPECT_FALSE(deal.foul) << deal.foul->error.message;
  }
}

TEST(ExecPlayer, ThatReadsTheHandTheLegalCardsAndTheTricksAlonePlays) {
  ExpectLegalDeals(kFirstLegal);
  // One that refuses all else, key by key.
  const TemporaryFile strict(R"sh({ while read -r line; do
  refused=
  for key in rule_options deal_id game rules dealer seat turned auction trump declarer seed; do
    case $line in *"\"$key\":"*) refused=$key; break;; esac
  done
  id=${line#*:}
  if [ "$refused" ]; then
    echo "{\"id\":${id%%,*},\"error\":\"unknown key '$refused'\"}" >&3
  else
    printf '%s\n' "$line"
  fi
done | )sh" + kFirstLegal + "; } 3>&1\n");
  ExpectLegalDeals("sh " + strict.path());
}

TEST(ExecPlayer, IsSentTheKeysThatItKnows) {
  const TemporaryFile asked("");
  const auto player =
      Make("exec:i=0; while read -r line; do i=$((i+1)); echo \"$line\" >> " + asked.path() +
           R"(; echo '{"id":'$i',"move":"C7","knows":["hand","legal","tricks"]}'; done)");
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(player->ChooseCard(CardView(), {}).ok());
  const auto requests = Lines(asked.Read());
  ASSERT_EQ(requests.size(), 2U);
  EXPECT_TRUE(ParseJson(requests[0]).contains("rules"));
  EXPECT_EQ(
      requests[1],
      R"({"id":2,"hand":["SA","S7","HJ","HT","H8","C8","C7"],"tricks":[{"leader":"E",)"
      R"("cards":["DA","D7","D8","DK"]},{"leader":"E","cards":["CA"]}],"legal":["C8","C7"]})");
}

// Each key is left out once, and never the id.
TEST(ExecPlayer, ThatRefusesWhatItIsNotSentIsAnError) {
  for (const std::string key : {"id", "legal", "colour"}) {
    const TemporaryFile answer(R"({"id":1,"error":"unknown key ')" + key + "'\"}\n");
    const std::string error =
        ProgramCardError("while read -r line; do cat " + answer.path() + "; done");
    EXPECT_NE(error.find(" answered with an error: unknown key "), std::string::npos) << error;
  }
}

TEST(ExecPlayer, OnSeveralThreadsPlaysTheSame) {
  std::vector<std::thread> threads;
  std::array<std::vector<DealPlayed>, 3> played;
  for (auto& one : played)
    threads.emplace_back([&one] { one = PlayDeals(kEnginePlayer + "random", 3); });
  for (std::thread& thread : threads) thread.join();
  const auto here = PlayDeals("random", 3);
  for (const auto& one : played) {
    ASSERT_EQ(one.size(), here.size());
    for (std::size_t i = 0; i < here.size(); ++i) EXPECT_EQ(one[i].result, here[i].result);
  }
}

TEST(ExecPlayer, ThatEndsIsAnError) {
  EXPECT_EQ(ProgramCardError("exit 3"), "exec:exit 3 ended with status 3");
  EXPECT_EQ(ProgramCardError("true"), "exec:true ended with status 0");
  EXPECT_EQ(ProgramCardError("read -r line; kill -9 $$"),
            "exec:read -r line; kill -9 $$ was killed by signal 9");
}

TEST(ExecPlayer, ThatIsNotThereIsAnError) {
  EXPECT_EQ(ProgramCardError("/no/such/bot 2> /dev/null"),
            "exec:/no/such/bot 2> /dev/null ended with status 127, which is that of a command that "
            "was not found");
}

TEST(ExecPlayer, ThatClosesItsOutputIsAnError) {
  EXPECT_EQ(ProgramCardError("exec > /dev/null; sleep 60"),
            "exec:exec > /dev/null; sleep 60 closed its output without an answer");
}

TEST(ExecPlayer, ThatDoesNotAnswerIsAnErrorAfterTheLimit) {
  const auto start = Clock::now();
  EXPECT_EQ(
      ProgramCardError("sleep 60", milliseconds(200)),
      "exec:sleep 60 did not answer within 0.2 s; expected one line, and standard output flushed "
      "after it");
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(20));
}

TEST(ExecPlayer, HasItsTimeToThinkBesidesTheLimit) {
  const auto player =
      Make("exec:read -r line; sleep 0.3; echo '{\"id\":1,\"move\":\"C7\"}'", milliseconds(100));
  EXPECT_TRUE(player->ChooseCard(CardView(), {.time = milliseconds(20'000)}).ok());
}

// A program that needs half a second to begin, and then for each answer as long as `each`.
std::string SlowToStart(const std::string& each) {
  return "exec:sleep 0.5; i=0; while read -r line; do [ $i -gt 0 ] && sleep " + each +
         R"(; i=$((i+1)); echo '{"id":'$i',"move":"C7"}'; done)";
}

TEST(ExecPlayer, HasTimeToStartBesidesTheLimitOfAnAnswer) {
  const auto player =
      MakeAnyPlayer<Klaverjas>(SlowToStart("0"), {.answer = milliseconds(300)}).value();
  for (int i = 0; i < 3; ++i) {
    const auto choice = player->ChooseCard(CardView(), {});
    ASSERT_TRUE(choice.ok()) << choice.error().message;
    EXPECT_EQ(choice->start_up >= milliseconds(500), i == 0);
    EXPECT_EQ(choice->start_up == milliseconds(0), i > 0);
  }
}

TEST(ExecPlayer, HasTheLimitOfAnAnswerOnceItHasStarted) {
  const auto player =
      MakeAnyPlayer<Klaverjas>(SlowToStart("5"), {.answer = milliseconds(300)}).value();
  EXPECT_TRUE(player->ChooseCard(CardView(), {}).ok());
  const auto choice = player->ChooseCard(CardView(), {});
  ASSERT_FALSE(choice.ok());
  EXPECT_TRUE(choice.error().message.find(" did not answer within 0.3 s; ") != std::string::npos);
}

TEST(TimedPlayer, CountsNoTimeOfStartingUp) {
  const auto player = Make(SlowToStart("0"));
  TimedPlayer timed(*player);
  ASSERT_TRUE(timed.ChooseCard(CardView(), {}).ok());
  EXPECT_LT(timed.TakeTime().slowest_card, milliseconds(400));
}

TEST(ExecPlayer, ThatAnswersWhatIsNotLegalIsAnError) {
  EXPECT_EQ(ProgramCardError("echo '{\"id\":1,\"move\":\"SA\"}'"),
            R"(exec:echo '{"id":1,"move":"SA"}' answered with a card that is not legal: SA; )"
            "expected one of C8,C7");
  const auto player = Make(R"(exec:echo '{"id":1,"move":"H"}')");
  Json request = CallRequest();
  request["rules"] = "bedum";
  request["turned"] = "S";
  const auto view = std::get<CallView>(ReadRequest(request)->view);
  EXPECT_EQ(player->ChooseCall(view, {}).error().message,
            R"(exec:echo '{"id":1,"move":"H"}' answered with a call that is not legal: call 2 )"
            "(South): H; expected pass or S");
}

TEST(ExecPlayer, ThatAnswersWhatIsNoAnswerIsAnError) {
  EXPECT_EQ(ProgramCardError("echo hello"),
            "exec:echo hello answered with 'hello': column 1: 'hello'; expected an answer, such as "
            R"({"id":1,"move":"HT"})");
  EXPECT_EQ(ProgramCardError("echo thinking about the position at a depth of 12"),
            "exec:echo thinking about the position at a de... answered with 'thinking about the "
            "position at a depth of 12': column 1: 'thinking about the position at a depth o...'; "
            R"(expected an answer, such as {"id":1,"move":"HT"})");
  // Whole, however long.
  std::string talk;
  for (int depth = 1; depth <= 400; ++depth) talk += " depth " + std::to_string(depth);
  EXPECT_NE(
      ProgramCardError("echo" + talk).find("answered with '" + talk.substr(1) + "': column 1: "),
      std::string::npos);
  EXPECT_EQ(ProgramCardError("echo"),
            "exec:echo answered with '': column 1: the line ends; expected an answer, such as "
            R"({"id":1,"move":"HT"})");
  EXPECT_EQ(ProgramCardError("echo '{\"id\":2,\"move\":\"C7\"}'"),
            R"(exec:echo '{"id":2,"move":"C7"}' answered with id 2; expected 1)");
  EXPECT_EQ(ProgramCardError("echo '{\"id\":1,\"error\":\"ill\"}'"),
            R"(exec:echo '{"id":1,"error":"ill"}' answered with an error: ill)");
  EXPECT_EQ(ProgramCardError("cat /dev/zero"),
            "exec:cat /dev/zero answered with more than 65536 bytes; expected one line");
}

TEST(ExecPlayer, ThatFailedOnceFailsEachTime) {
  const auto player = Make("exec:exit 3");
  EXPECT_FALSE(player->ChooseCard(CardView(), {}).ok());
  EXPECT_EQ(player->ChooseCall(CallToMake(), {}).error().message,
            "exec:exit 3 ended with status 3");
}

TEST(ExecPlayer, ThatEndsBetweenTwoAnswersIsAnErrorAndNoSignal) {
  const auto player = Make(R"(exec:echo '{"id":1,"move":"C7"}')");
  EXPECT_TRUE(player->ChooseCard(CardView(), {}).ok());
  std::this_thread::sleep_for(milliseconds(100));
  EXPECT_EQ(player->ChooseCard(CardView(), {}).error().message,
            R"(exec:echo '{"id":1,"move":"C7"}' ended with status 0)");
}

TEST(ExecPlayer, ThatNeverReadsHoldsNothingUp) {
  // Requests that are not read fill the pipe in time.
  const auto player = Make(
      R"(exec:i=0; while [ $i -lt 300 ]; do i=$((i+1)); echo '{"id":'$i',"move":"C7"}'; done; )"
      "sleep 60",
      milliseconds(1'000));
  int answered = 0;
  while (player->ChooseCard(CardView(), {}).ok()) ++answered;
  EXPECT_EQ(answered, 300);
}

TEST(ExecPlayer, IsInterruptedByTheCancelFlag) {
  const auto player = Make("exec:sleep 60");
  std::atomic<bool> cancel = false;
  std::thread stopper([&] {
    std::this_thread::sleep_for(milliseconds(100));
    cancel = true;
  });
  const auto choice = player->ChooseCard(CardView(), {.cancel = &cancel});
  stopper.join();
  EXPECT_EQ(choice.error().message, "exec:sleep 60 was interrupted");
}

TEST(AnyPlayer, KnowsThePlayersOfTheLibraryAndPrograms) {
  EXPECT_TRUE(MakeAnyPlayer<Klaverjas>("rule").ok());
  EXPECT_TRUE(MakeAnyPlayer<Klaverjas>("exec:./bot --level=3, --fast").ok());
}

TEST(AnyPlayer, MayBeAProgramWithAName) {
  EXPECT_TRUE(MakeAnyPlayer<Klaverjas>("mine=exec:./bot --level=3").ok());
  EXPECT_EQ(ProgramCommand("mine=exec:a=exec:b").value(), "a=exec:b");
  EXPECT_EQ(ShownPlayer("mine=exec:./bot"), "mine");
  EXPECT_EQ(ShownPlayer("exec:./bot"), "exec:./bot");
  EXPECT_EQ(ShownPlayer("full:conventions=exec:x"), "full:conventions=exec:x");
}

TEST(AnyPlayer, RefusesAProgramWithoutACommand) {
  EXPECT_EQ(MakeAnyPlayer<Klaverjas>("exec: ").error().message,
            "'exec:' with no command; expected one, such as exec:./my-bot");
}

TEST(AnyPlayer, SaysHowAProgramIsNamed) {
  const auto error = MakeAnyPlayer<Klaverjas>("python3 bot.py").error();
  EXPECT_EQ(error.message, MakePlayer("python3 bot.py").error().message +
                               ", or 'exec:python3 bot.py' for a program");
  EXPECT_TRUE(MakeAnyPlayer<Klaverjas>("bot").error().dutch.ends_with(
      ", of exec:OPDRACHT voor een programma"));
  // With a player that there is something else is wrong.
  EXPECT_EQ(MakeAnyPlayer<Klaverjas>("full:ms=x").error(), MakePlayer("full:ms=x").error());
}

}  // namespace
}  // namespace jasnel::testing
