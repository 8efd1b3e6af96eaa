// `jasnel bid` from the outside: what each call is worth to a player who sees one hand.

#include <gtest/gtest.h>

#include <cmath>
#include <regex>
#include <string>

#include "absl/strings/str_format.h"
#include "jasnel/bidding.h"
#include "tests/tools/bid/run.h"
#include "tests/tools/support/stopped_run.h"

namespace jasnel::testing {
namespace {

// A page without the time it took, and without what the columns mean.
std::string PageOf(const std::vector<std::string>& arguments, const std::string& end) {
  const auto run = RunBid(arguments);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  return run.out.substr(0, run.out.find(end));
}

TEST(BidText, HasTheHandTheCallsTheBestOneAndHowHighItGoes) {
  EXPECT_EQ(PageOf({kOneWorld, "--open-hands"}, ", in "),
            "Hand 1. Rules: kbn. North dealt. Calls: East pass, South pass, West pass. North is to "
            "call.\n"
            "Known: East ♠ A J T 9 ♥ A 7 ♦ A ♣ 7, South ♠ Q ♥ J 8 ♦ K Q T ♣ Q 8, West ♠ K 7 ♦ 9 7 "
            "♣ A K T 9.\n"
            "\n"
            "  ♠ 8   ♥ K Q T 9   ♦ J 8   ♣ J\n"
            "\n"
            "  Call         Made   Score   Pit   Roem   Then plays\n"
            "  ♠ spades       0%   -222     0%      0\n"
            "  ♥ hearts     100%    +36     0%      0\n"
            "  ♦ diamonds     0%   -182     0%      0\n"
            "  ♣ clubs        0%   -222     0%      0\n"
            "  pass                -302                 East 100%\n"
            "\n"
            "Best call: ♥ hearts; certain, all worlds were solved.\n"
            "\n"
            "If North plays ♥ hearts:\n"
            "  nat          0%\n"
            "  82-100       0%\n"
            "  101-120    100%   ██████████████████████████████████████████████████\n"
            "  121-140      0%\n"
            "  over 140     0%\n"
            "  pit          0%\n"
            "\n"
            "Worlds solved: 1, all there are");
}

TEST(BidText, IsPrecededByTheBookOnATerminal) {
  if (!HasTerminals()) GTEST_SKIP() << "no terminals here";
  LiveJasnel jasnel({"bid", kBidHand, "--dealer=N", kFewWorlds}, LiveJasnel::Errors::kTerminal);
  EXPECT_NE(jasnel.ReadToEnd().find("Best call"), std::string::npos);
  EXPECT_EQ(jasnel.Wait(), 0);
  const std::string shown = jasnel.ReadTerminal();
  EXPECT_TRUE(std::regex_match(
      shown, std::regex("\r\x1b\\[KFrom the book: ♠ [0-9]+% [-+][0-9]+, ♥ .*, ♦ .*, ♣ .* in play; "
                        "solving worlds \\.\\.\\.\r\x1b\\[K")))
      << shown;
}

TEST(BidText, IsDutchOnRequest) {
  EXPECT_EQ(PageOf({kOneWorld, "--lang=nl", "--open-hands"}, "\n\nAls "),
            "Hand 1. Spelregels: kbn. Noord gaf. Geboden: Oost pas, Zuid pas, West pas. Noord is "
            "aan het bod.\n"
            "Bekend: Oost ♠ A B 10 9 ♥ A 7 ♦ A ♣ 7, Zuid ♠ V ♥ B 8 ♦ H V 10 ♣ V 8, West ♠ H 7 ♦ 9 "
            "7 ♣ A H 10 9.\n"
            "\n"
            "  ♠ 8   ♥ H V 10 9   ♦ B 8   ♣ B\n"
            "\n"
            "  Bod          Gehaald   Score   Pit   Roem   Dan speelt\n"
            "  ♠ schoppen     0%      -222     0%      0\n"
            "  ♥ harten     100%       +36     0%      0\n"
            "  ♦ ruiten       0%      -182     0%      0\n"
            "  ♣ klaveren     0%      -222     0%      0\n"
            "  pas                    -302                 Oost 100%\n"
            "\n"
            "Beste bod: ♥ harten; zeker, alle verdelingen zijn doorgerekend.");
}

TEST(BidText, HasIntervalsWhereNotAllWorldsWereSolved) {
  const auto lines =
      Lines(PageOf({"--hand=J97.AT.K8.7", "--dealer=N", "--open-hands", kFewWorlds}, "\n\nMade:"));
  ASSERT_GT(lines.size(), 9U);
  EXPECT_EQ(lines[0], "Rules: kbn. North dealt. No calls yet. East is to call.");
  EXPECT_EQ(lines[2], "  ♠ J 9 7   ♥ A T   ♦ K 8   ♣ 7");
  const std::regex row(
      "  ♠ spades +[0-9]+% .[0-9]+-[0-9]+. +[+-][0-9]+ .[+-][0-9]+ to [+-][0-9]+. +[0-9]+% "
      "+[0-9]+");
  EXPECT_TRUE(std::regex_match(lines[5], row)) << lines[5];
  EXPECT_EQ(lines.back().substr(0, 42), "Worlds solved: 64, for the score too: 7, i");
}

TEST(BidText, SaysWhichSuitWasTurned) {
  EXPECT_EQ(PageOf({kBidHand, "--dealer=N", "--rules=bedum", "--turned=S", kFewWorlds}, "\n"),
            "Hand 1. Rules: bedum. North dealt. Turned: ♠ spades. No calls yet. East is to call.");
}

TEST(BidText, ExplainsItselfOnceForManyHands) {
  const auto run = RunBid({kOneWorld, kOneWorld});
  EXPECT_EQ(run.out.find("open hands"), run.out.rfind("open hands"));
  EXPECT_NE(run.out.find("s.\n\nHand 2. "), std::string::npos) << run.out;
  EXPECT_TRUE(run.out.ends_with("The best call is the best of these.\n"));
}

TEST(BidText, OfOpenHandsSaysThatResultsAtTheTableDiffer) {
  const auto run = RunBid({kOneWorld, "--open-hands"});
  EXPECT_TRUE(run.out.ends_with("see only one hand, so their results differ.\n"));
  EXPECT_EQ(run.out.find("In play"), std::string::npos);
}

// Counted from East, who leads.
constexpr int kPlaceOfEast = 0;
constexpr int kPlaceOfNorth = 3;

// In the one deal the seat makes hearts, and the others make 302 points if it passes.
TEST(BidText, HasWhatPlayersReach) {
  const Calibration& played = Calibration::For(Rules{});
  const auto reached = [](double score) {
    const auto rounded = std::lround(score);
    return (rounded > 0 ? "+" : "") + std::to_string(rounded);
  };
  const std::string page = PageOf({kOneWorld}, "Best call");
  EXPECT_NE(page.find("In play   Then plays\n"), std::string::npos) << page;
  const std::string hearts =
      "100% " + absl::StrFormat("%4s", reached(played.PlayedScore(36, kPlaceOfNorth)));
  EXPECT_NE(page.find(hearts + "\n"), std::string::npos) << page;
  EXPECT_NE(page.find(" " + reached(-played.PlayedScore(302, kPlaceOfEast)) + "   East 100%\n"),
            std::string::npos)
      << page;
}

TEST(BidJson, HasWhatPlayersReach) {
  const Calibration& played = Calibration::For(Rules{});
  const auto object = Bid({kOneWorld});
  EXPECT_NEAR(object["suits"][1]["played_score"].get<double>(),
              played.PlayedScore(36, kPlaceOfNorth), 0.0501);
  EXPECT_NEAR(object["suits"][1]["played_makes"].get<double>(),
              played.PlayedMakes(1, kPlaceOfNorth), 0.000051);
  EXPECT_NEAR(object["pass"]["played_score"].get<double>(), -played.PlayedScore(302, kPlaceOfEast),
              0.0501);
  EXPECT_FALSE(Bid({kOneWorld, "--open-hands"})["pass"].contains("played_score"));
}

TEST(BidJson, HasItsKeys) {
  const auto object = Bid({kOneWorld, "--open-hands"});
  EXPECT_EQ(KeysOf(object), (Keys{"hand", "dealer", "seat", "auction", "rules", "given", "suits",
                                  "pass", "call", "clear", "hands", "worlds", "scored",
                                  "all_worlds", "seed", "time_us", "line_number"}));
  EXPECT_EQ(object["suits"][1].dump(),
            R"({"suit":"H","makes":1.0,"low":1.0,"high":1.0,"score":36.0,"score_low":36.0,)"
            R"("score_high":36.0,"pit":0.0,"roem":0.0,"results":{"nat":0.0,"to_100":0.0,)"
            R"("to_120":1.0,"to_140":0.0,"over_140":0.0,"pit":0.0}})");
  EXPECT_EQ(object["pass"].dump(),
            R"({"score":-302.0,"low":-302.0,"high":-302.0,"declares":{"N":0.0,"E":1.0,"S":0.0,)"
            R"("W":0.0}})");
  EXPECT_EQ(object["auction"].dump(), R"(["pass","pass","pass"])");
  EXPECT_EQ(object["given"], "N:- AJT9.A7.A.7 Q.J8.KQT.Q8 K7..97.AKT9");
  EXPECT_EQ(object["call"], "H");
  EXPECT_EQ(object["clear"], true);
  EXPECT_EQ(object["hands"], "open");
  EXPECT_EQ(object["all_worlds"], true);
}

TEST(BidJson, HasTheTurnedSuitAloneAndAPass) {
  const auto object = Bid({kBidHand, "--dealer=N", "--rules=bedum", "--turned=S"});
  EXPECT_EQ(object["turned"], "S");
  EXPECT_EQ(object["suits"].size(), 1U);
  EXPECT_TRUE(object.contains("pass"));
}

// SV Bedum "Rollen aan tafel": who must play may not play the turned suit, and not pass.
TEST(BidJson, HasNoPassWhereTheSeatMustPlay) {
  const auto object =
      Bid({kBidHand, "--dealer=N", "--rules=bedum", "--turned=S", "--auction=pass,pass,pass,pass"});
  EXPECT_FALSE(object.contains("pass"));
  ASSERT_EQ(object["suits"].size(), 3U);
  EXPECT_EQ(object["suits"][0]["suit"], "H");
}

TEST(BidJson, HasTheLettersOfTheLanguage) {
  const auto object = Bid({kOneWorld, "--lang=nl"});
  EXPECT_EQ(object["hand"], "8.HV109.B8.B");
  EXPECT_EQ(object["suits"][2]["suit"], "R");
  EXPECT_EQ(KeysOf(object["pass"]["declares"]), (Keys{"N", "O", "Z", "W"}));
  EXPECT_EQ(object["auction"][0], "pas");
}

TEST(BidJson, HasNumbersThatAreRounded) {
  const auto object = Bid({kBidHand, "--dealer=N"});
  EXPECT_EQ(object["worlds"], 64);
  for (const Json& suit : object["suits"]) {
    EXPECT_LE(suit["makes"].dump().size(), 6U);
    EXPECT_LE(suit["low"], suit["makes"]);
    EXPECT_LE(suit["makes"], suit["high"]);
    EXPECT_LE(suit["score_low"], suit["score"]);
    EXPECT_LE(suit["score"], suit["score_high"]);
    double sum = 0;
    for (const auto& [name, chance] : suit["results"].items()) sum += chance.get<double>();
    EXPECT_NEAR(sum, 1, 0.0004);
    EXPECT_NEAR(suit["results"]["nat"].get<double>(), 1 - suit["makes"].get<double>(), 0.0002);
  }
  double declares = 0;
  for (const auto& [seat, chance] : object["pass"]["declares"].items()) {
    declares += chance.get<double>();
  }
  EXPECT_NEAR(declares, 1, 0.0003);
}

TEST(BidCsv, HasARowForEachCall) {
  const auto lines = Lines(
      RunBid({kOneWorld, "J97.AT.K8.7 seat=E", "--format=csv", "--open-hands", kFewWorlds}).out);
  ASSERT_EQ(lines.size(), 7U);
  EXPECT_EQ(
      lines[0],
      "hand,dealer,seat,turned,auction,rules,dealt,given,match,call,makes,low,high,score,score_low,"
      "score_high,roem,played_makes,played_score,nat,to_100,to_120,to_140,over_140,pit,"
      "declares,passed_out,wins,best,clear,worlds,"
      "scored,all_worlds,seed,time_us,error,line_number");
  const std::string given = "N:- AJT9.A7.A.7 Q.J8.KQT.Q8 K7..97.AKT9";
  const std::string hearts =
      "8.KQT9.J8.J,N,N,,pass pass pass,kbn,," + given +
      ",,H,1.0,1.0,1.0,36.0,36.0,36.0,0.0,,,0.0,0.0,1.0,0.0,0.0,0.0,,,,true,true,"
      "1,1,true,1,";
  EXPECT_EQ(lines[2].substr(0, hearts.size()), hearts);
  const std::string pass =
      "8.KQT9.J8.J,N,N,,pass pass pass,kbn,," + given +
      ",,pass,,,,-302.0,-302.0,-302.0,,,,,,,,,,N=0.0 E=1.0 S=0.0 W=0.0,,,false,true,"
      "1,1,true,1,";
  EXPECT_EQ(lines[5].substr(0, pass.size()), pass);
  EXPECT_EQ(lines[6], std::string(35, ',') + "no dealer; expected dealer= or --dealer,2");
}

// An answer without its time.
std::string TimelessBid(Json answer) {
  answer.erase("time_us");
  return answer.dump();
}

TEST(BidCommand, AnswersAlikeForAnyNumberOfThreads) {
  const std::string one = TimelessBid(Bid({kBidHand, "--dealer=N", "--threads=1"}));
  EXPECT_EQ(TimelessBid(Bid({kBidHand, "--dealer=N", "--threads=3"})), one);
}

TEST(BidCommand, LooksAtOtherWorldsForAnotherSeed) {
  const auto one = Bid({kBidHand, "--dealer=N"});
  const auto other = Bid({kBidHand, "--dealer=N", "--seed=2"});
  EXPECT_EQ(other["seed"], 2);
  EXPECT_NE(one["suits"].dump(), other["suits"].dump());
}

TEST(BidCommand, TakesFieldsAndFlagsAlike) {
  const auto fields =
      Bid({"hand=J97.AT.K8.7 dealer=W seat=E auction=pass,pass rules=nku given=S:.K7..,-,-,-"});
  const auto flags = Bid({"--hand=J97.AT.K8.7", "--dealer=W", "--seat=E", "--auction=pass,pass",
                          "--rules=nku", "--given=S:.K7.. - - -"});
  EXPECT_FALSE(fields.contains("error"));
  EXPECT_EQ(TimelessBid(fields), TimelessBid(flags));
}

TEST(BidCommand, TakesAHandInBareWords) {
  const auto objects = Objects(
      RunBid({"8.KQT9.J8.J", "dealer=N", "auction=pass,pass,pass",
              "given=N:-,AJT9.A7.A.7,Q.J8.KQT.Q8,K7..97.AKT9", kOneWorld, "--format=json"}));
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(objects[0]["suits"], objects[1]["suits"]);
  EXPECT_EQ(objects[1]["line_number"], 2);
}

TEST(BidCommand, TakesAHandBySuitsOrByCardsInBareWords) {
  const auto whole = Bid({"J7.AT.K98.A dealer=N"});
  const std::vector<std::vector<std::string>> hands = {
      {"♠J7", "♥AT", "♦K98", "♣A", "dealer=N"},
      {"♠", "J", "7", "♥", "A", "T", "♦", "K", "9", "8", "♣", "A", "dealer=N"},
      {"schoppen", "B", "7", "harten", "A", "10", "ruiten", "H", "9", "8", "klaveren", "A",
       "gever=N"},
      {"SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA", "dealer=N"}};
  for (const auto& hand : hands)
    EXPECT_EQ(TimelessBid(Bid(hand)), TimelessBid(whole)) << hand.front();
}

TEST(BidCommand, TakesHandsInBareWordsOneAfterAnother) {
  const auto objects =
      Objects(RunBid({"♠J7", "♥AT", "♦K987", "♣-", "SJ", "S7", "HA", "HT", "DK", "D9", "D8", "CA",
                      "J7.AT.K98", "J7.AT.K98.A", kFewWorlds, "--dealer=N", "--format=json"}));
  ASSERT_EQ(objects.size(), 4U);
  EXPECT_EQ(objects[0]["hand"], "J7.AT.K987.");
  EXPECT_EQ(objects[1]["hand"], "J7.AT.K98.A");
  EXPECT_EQ(KeysOf(objects[2]), (Keys{"error", "line_number"}));
  EXPECT_EQ(objects[3]["hand"], "J7.AT.K98.A");
}

TEST(BidCommand, TakesAFieldBeforeAFlag) {
  EXPECT_EQ(Bid({std::string(kBidHand) + " dealer=S", "--dealer=N"})["seat"], "W");
}

TEST(BidCommand, EndsAtThePrecisionThatIsAsked) {
  const auto object = OneObject(RunBid({kBidHand, "--dealer=N", "--precision=9", "--format=json"}));
  for (const Json& suit : object["suits"]) {
    EXPECT_LE(suit["high"].get<double>() - suit["low"].get<double>(), 0.1801);
  }
}

TEST(BidCommand, EndsAtTheFirstLimitOfSeveral) {
  const auto object = OneObject(
      RunBid({kBidHand, "--dealer=N", "--precision=0.1", "--budget-ms=1", "--format=json"}));
  EXPECT_EQ(object["worlds"], 2);
}

TEST(BidCommand, EndsWhenTheCallIsClear) {
  const auto object =
      OneObject(RunBid({"AJ97.AT.A.7", "--dealer=N", "--until-clear", "--format=json"}));
  EXPECT_EQ(object["clear"], true);
  EXPECT_EQ(object["call"], "S");
}

TEST(BidStream, AnswersAHandBeforeTheNextOneIsThere) {
  LiveJasnel jasnel({"bid", "--input=-", "--format=json"});
  for (int i = 1; i <= 2; ++i) {
    jasnel.Write(std::string(kOneWorld) + "\n");
    EXPECT_EQ(ParseJson(jasnel.ReadLine())["line_number"], i);
  }
  jasnel.CloseInput();
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 0);
}

TEST(BidStream, StoppedWhileItWaitsHasAnsweredTheFirstHands) {
  LiveJasnel jasnel({"bid", "--input=-", "--format=json"});
  jasnel.Write(std::string(kOneWorld) + "\n");
  EXPECT_EQ(ParseJson(jasnel.ReadLine())["call"], "H");
  StopWhileWaiting(jasnel);
}

TEST(BidStream, StoppedWhileItSolvesHasAnsweredTheFirstHands) {
  std::string lines = std::string(kOneWorld) + "\n";
  for (int i = 0; i < 9; ++i) lines += std::string(kBidHand) + " dealer=N\n";
  const TemporaryFile file(lines);
  LiveJasnel jasnel({"bid", "--input=" + file.path(), "--format=json", "--precision=0.1"});
  StopAfterFirstAnswer(jasnel, 10);
}

}  // namespace
}  // namespace jasnel::testing
