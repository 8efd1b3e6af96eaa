// The record of a match: read by `jasnel analyse`, and gone on with after any stop.

#include "tools/match/record.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "jasnel/player.h"
#include "jasnel/version.h"
#include "tests/tools/match/run.h"

namespace jasnel::testing {
namespace {

// What is in a file that may be there, and the file gone.
struct TakenAway {
  explicit TakenAway(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    content.assign(std::istreambuf_iterator<char>(file), {});
    std::filesystem::remove(path);
  }
  std::string content;
};

// A match of two deals, and its record.
class TwoDeals : public ::testing::Test {
 protected:
  TwoDeals() {
    asked_.a = "rule";
    asked_.b = "random";
    asked_.request.conditions.rules = ParseRules("bedum").value();
    asked_.request.deals = 2;
    MatchTally tally;
    const auto outcome = PlayMatch(
        asked_.request, [] { return MakePlayer("rule"); }, [] { return MakePlayer("random"); },
        tally,
        [&](const PlayedPair& pair) {
          pairs_.push_back(pair);
          lines_.push_back(DealLines(asked_, pair));
          return true;
        });
    EXPECT_TRUE(outcome.ok());
    whole_ = MatchHeader(asked_) + lines_[0] + lines_[1];
  }

  // Goes on with a record that has `content`; what is in it afterwards.
  std::string GoneOnWith(const std::string& content) {
    const NewPath record;
    record.Write(content);
    std::size_t pairs = 0;
    auto file = MatchFile::Resume(record.path(), FormOfRecord(asked_, [&](const Pair&) {
                                    ++pairs;
                                    return true;
                                  }));
    const TakenAway rest(record.path() + ".rest");
    rest_ = rest.content;
    if (!file) return file.error().message.substr(record.path().size());
    MatchFile open = std::move(file).value();
    remark_ = open.remark().english;
    if (!remark_.empty()) remark_ = remark_.substr(record.path().size());
    for (std::size_t at = 0; (at = remark_.find(record.path(), at)) != std::string::npos;) {
      remark_.replace(at, record.path().size(), "FILE");
    }
    for (; pairs < 2; ++pairs) EXPECT_FALSE(open.Append(lines_[pairs]));
    return record.Read();
  }

  MatchSetup asked_;
  std::vector<PlayedPair> pairs_;
  std::vector<std::string> lines_;  // of each pair
  std::string whole_;
  std::string remark_;  // of what was moved away, and that
  std::string rest_;
};

TEST_F(TwoDeals, AreWholeAgainWhereverTheRecordWasCutOff) {
  for (std::size_t size = 0; size <= whole_.size(); ++size) {
    ASSERT_EQ(GoneOnWith(whole_.substr(0, size)), whole_) << size;
  }
}

TEST_F(TwoDeals, AreWholeAgainWhereTheLastLineIsNoRecord) {
  EXPECT_EQ(GoneOnWith(whole_ + "{\"id\":\"3-1\"}\n"), whole_);
  EXPECT_EQ(GoneOnWith(MatchHeader(asked_) + lines_[0] + std::string(50, '\0') + "\n"), whole_);
}

// Nothing is lost: what cannot be read is kept, and said.
TEST_F(TwoDeals, KeepWhatIsNoRecordInAFileOfItsOwn) {
  const std::string last = "{\"id\":\"3-1\"}\n";
  GoneOnWith(whole_ + last);
  EXPECT_EQ(rest_, last);
  EXPECT_EQ(remark_.substr(0, 9), ": line 6:");
  EXPECT_TRUE(remark_.ends_with("; moved to FILE.rest, and the deal is played again")) << remark_;
  const std::string cut = lines_[1].substr(0, lines_[1].size() - 9);
  GoneOnWith(MatchHeader(asked_) + lines_[0] + cut);
  EXPECT_EQ(rest_, cut);
  EXPECT_EQ(remark_.substr(0, 9), ": line 5:");
}

TEST_F(TwoDeals, KeepTheFirstLineOfADealThatBreaksOff) {
  const std::string first = Lines(lines_[1])[0] + "\n";
  EXPECT_EQ(GoneOnWith(MatchHeader(asked_) + lines_[0] + first), whole_);
  EXPECT_EQ(rest_, first);
  EXPECT_EQ(remark_,
            ": line 4: a deal breaks off; moved to FILE.rest, and the deal is played again");
}

TEST_F(TwoDeals, LoseNothingWhereOnlyTheLastLineEndIsMissing) {
  EXPECT_EQ(GoneOnWith(whole_.substr(0, whole_.size() - 1)), whole_);
  EXPECT_EQ(rest_, "");
  EXPECT_EQ(remark_, "");
}

TEST_F(TwoDeals, AreReadBehindAByteOrderMark) {
  const std::string mark = "\xEF\xBB\xBF";
  EXPECT_EQ(GoneOnWith(mark + whole_), mark + whole_);
  std::string header = MatchHeader(asked_);
  header.pop_back();
  EXPECT_EQ(GoneOnWith(mark + header), mark + whole_);
  EXPECT_EQ(GoneOnWith(mark + header.substr(0, 20)), mark + whole_);
}

TEST_F(TwoDeals, AreRefusedWithTimesThatCannotBe) {
  const auto with_time = [&](const std::string& time) {
    std::string lines = lines_[0];
    const std::size_t at = lines.find("\"cards\":", lines.find("nanoseconds")) + 8;
    return lines.replace(at, lines.find(',', at) - at, time);
  };
  const std::string header = MatchHeader(asked_);
  EXPECT_EQ(GoneOnWith(header + with_time("9223372036854775808") + lines_[1]),
            ": line 2: nanoseconds: cards 9223372036854775808; expected a whole number up to "
            "9223372036854775807");
}

TEST(MatchTallyTimes, StopAtTheLongestThereIs) {
  Pair pair;
  for (Sitting& sitting : pair) sitting.times[0].cards = std::chrono::nanoseconds::max();
  MatchTally tally;
  tally.Add(pair);
  EXPECT_EQ(tally.player(0).time.cards, std::chrono::nanoseconds::max());
}

TEST_F(TwoDeals, AreWrittenByOneMatchAtATime) {
  const NewPath record;
  const auto form = FormOfRecord(asked_, [](const Pair&) { return true; });
  auto first = MatchFile::Create(record.path(), form.header);
  ASSERT_TRUE(first.ok());
  EXPECT_EQ(MatchFile::Resume(record.path(), form).error().message,
            record.path() + ": another program is writing this file; expected one at a time");
  MatchFile open = std::move(first).value();
  EXPECT_FALSE(open.Append(lines_[0]));
  // One that knows no locks.
  std::ofstream(record.path(), std::ios::app) << "# by hand\n";
  EXPECT_EQ(open.Append(lines_[1])->message,
            record.path() +
                ": another program has written to this file; expected this one alone to do so");
  EXPECT_EQ(record.Read(), MatchHeader(asked_) + lines_[0] + "# by hand\n");
}

TEST_F(TwoDeals, AreReadBackAsTheyWerePlayed) {
  for (std::size_t i = 0; i < 2; ++i) {
    const auto lines = Lines(lines_[i]);
    for (int sitting = 0; sitting < 2; ++sitting) {
      const auto at = static_cast<std::size_t>(sitting);
      const auto read = ReadSitting(lines[at], asked_, i + 1, sitting);
      ASSERT_TRUE(read.ok()) << read.error().message;
      const Sitting& played = pairs_[i].pair[at];
      EXPECT_EQ(read->side_of_a, played.side_of_a);
      EXPECT_EQ(read->declarer, played.declarer);
      EXPECT_EQ(read->result, played.result);
      EXPECT_EQ(read->calls, played.calls);
      EXPECT_EQ(read->times, played.times);
    }
  }
}

TEST_F(TwoDeals, AreRefusedWhereALineInTheMiddleIsWrong) {
  const auto first = Lines(lines_[0]);
  const std::string header = MatchHeader(asked_);
  EXPECT_EQ(GoneOnWith(header + first[0] + "\n" + first[0] + "\n" + lines_[1]).substr(0, 44),
            ": line 3: not deal 1-2 of this match; expect");
  EXPECT_EQ(GoneOnWith(header + first[0] + "\n\n" + lines_[1]).substr(0, 34),
            ": line 3: column 1: the line ends;");
  std::string no_times = lines_[0];
  no_times.replace(no_times.find("slowest_card"), 12, "slowest");
  EXPECT_EQ(GoneOnWith(header + no_times + lines_[1]),
            ": line 2: nanoseconds: no slowest_card; expected a whole number");
}

TEST_F(TwoDeals, OfAnotherMatchAreReportedWithTheDealInDutchToo) {
  const auto first = Lines(lines_[0]);
  const auto error = ReadSitting(first[0], asked_, 1, 1).error();
  EXPECT_EQ(error.dutch.substr(0, 50), "niet spel 1-2 van deze match; verwacht N:HVB98..A1");
}

TEST_F(TwoDeals, AreRefusedAsAnotherMatch) {
  const auto error_with = [&](auto change) {
    MatchSetup other = asked_;
    change(other);
    return GoneOnWith(MatchHeader(other) + lines_[0]);
  };
  EXPECT_EQ(error_with([](MatchSetup& other) { other.a = "simple"; }),
            ": line 1: made with a \"simple\"; expected \"rule\", as this match has it");
  EXPECT_EQ(error_with([](MatchSetup& other) { other.b = "full"; }),
            ": line 1: made with b \"full\"; expected \"random\", as this match has it");
  EXPECT_EQ(error_with([](MatchSetup& other) { other.request.conditions.seed = 8; }),
            ": line 1: made with seed 8; expected 1, as this match has it");
  EXPECT_EQ(error_with([](MatchSetup& other) { other.request.conditions.rules = {}; }),
            ": line 1: made with rules \"kbn\"; expected \"bedum\", as this match has it");
  EXPECT_EQ(
      error_with(
          [](MatchSetup& other) { other.request.conditions.contract = ContractFrom::kChance; }),
      ": line 1: made with trump_and_declarer \"random\"; expected \"auction\", as this match "
      "has it");
}

// Another build may play differently.
TEST_F(TwoDeals, AreRefusedAsOfAnotherVersion) {
  const std::string now(Version());
  const auto error_of = [&](const std::string& of, const std::string& instead) {
    std::string header = MatchHeader(asked_);
    return GoneOnWith(header.replace(header.find(of), of.size(), instead) + lines_[0]);
  };
  EXPECT_EQ(error_of(now, "0.1.0+g0123456"),
            ": line 1: made with version \"0.1.0+g0123456\"; expected \"" + now +
                "\", as this match has it");
  EXPECT_EQ(
      error_of(",\"version\":\"" + now + "\"", ""),
      ": line 1: made without version; expected version \"" + now + "\", as this match has it");
}

TEST_F(TwoDeals, AreNotWrittenOverAnotherFile) {
  const std::string expected = "; expected '# jasnel match {...}', the record of a match";
  EXPECT_EQ(GoneOnWith("my letters\n"), ": line 1: 'my letters'" + expected);
  EXPECT_EQ(GoneOnWith("my letters"), ": line 1: 'my letters'" + expected);
  EXPECT_EQ(GoneOnWith("\n"), ": line 1: ''" + expected);
}

// What a match comes to, and its record.
std::string Answer(const NewPath& record, std::vector<std::string> flags) {
  flags.insert(flags.begin(), {"rule", "random", "--seed=5", record.flag()});
  return Timeless(Match(flags));
}

TEST(MatchResume, GivesTheAnswerOfOneRun) {
  const NewPath whole;
  const std::string answer = Answer(whole, {"--deals=12"});
  const std::string record = whole.Read();
  for (const std::size_t part : {1, 3, 5, 9}) {
    const NewPath cut;
    cut.Write(record.substr(0, record.size() * part / 10));
    const auto run = RunMatch({"rule", "random", "--seed=5", cut.flag(), "--deals=12", "--resume",
                               "--threads=3", "--format=json"});
    EXPECT_EQ(Timeless(OneObject(run)), answer) << part;
    EXPECT_EQ(Lines(cut.Read()).size(), 25U) << part;
    const TakenAway rest(cut.path() + ".rest");
    EXPECT_EQ(run.err.empty(), rest.content.empty());
    if (run.err.empty()) continue;
    EXPECT_TRUE(run.err.starts_with("jasnel match: " + cut.path() + ": line ")) << run.err;
    EXPECT_EQ(Lines(run.err).size(), 1U);
  }
}

TEST(MatchResume, OfAMatchThatHasEndedGivesItsTimesToo) {
  const NewPath record;
  const auto first = Match({"rule", "simple", "--deals=4", record.flag()});
  const std::string before = record.Read();
  EXPECT_EQ(Match({"rule", "simple", "--deals=4", record.flag(), "--resume"}), first);
  EXPECT_EQ(record.Read(), before);
}

TEST(MatchResume, IsRefusedWhileAnotherMatchWritesTheRecord) {
  const NewPath record;
  LiveJasnel first({"match", "simple", "rule", "--deals=1000000", "--threads=1", "--format=json",
                    record.flag(), "--resume"});
  while (record.Read().size() < 10'000) {
  }
  const auto second =
      RunMatch({"simple", "rule", "--deals=1000000", record.flag(), "--resume", "--format=json"});
  EXPECT_EQ(second.status, 1);
  EXPECT_EQ(second.out, "");
  EXPECT_EQ(second.err, "jasnel match: " + record.path() +
                            ": another program is writing this file; expected one at a time\n");
  first.Signal(SIGINT);
  const auto match = ParseJson(first.ReadToEnd());
  EXPECT_EQ(first.Wait(), 130);
  // It is whole.
  const std::string deals = "--deals=" + match["deals"].dump();
  const std::string before = record.Read();
  Match({"simple", "rule", deals, record.flag(), "--resume"});
  EXPECT_EQ(record.Read(), before);
}

TEST(MatchResume, MakesAMatchLonger) {
  const NewPath record;
  const NewPath other;
  Answer(record, {"--deals=3"});
  EXPECT_EQ(Answer(record, {"--deals=8", "--resume"}), Answer(other, {"--deals=8"}));
}

TEST(MatchResume, TakesTheFirstDealsOfALongerMatchAndLeavesTheOthers) {
  const NewPath record;
  const NewPath other;
  Answer(record, {"--deals=8"});
  const std::string before = record.Read();
  EXPECT_EQ(Answer(record, {"--deals=3", "--resume"}), Answer(other, {"--deals=3"}));
  EXPECT_EQ(record.Read(), before);
}

TEST(MatchResume, StopsWhereItWasClear) {
  const NewPath record;
  const NewPath other;
  const auto clear = Answer(other, {"--until-clear"});
  Answer(record, {"--deals=300"});
  EXPECT_EQ(Answer(record, {"--until-clear", "--resume"}), clear);
}

TEST(MatchResume, BeginsWhereThereIsNoRecord) {
  const NewPath record;
  const NewPath other;
  EXPECT_EQ(Answer(record, {"--deals=2", "--resume"}), Answer(other, {"--deals=2"}));
}

// What the sides write down in the record is what the match says.
TEST(MatchRecord, IsTheFileThatALinkLeadsTo) {
  const auto run = RunScript(
      "ln -s far.txt near.txt; jasnel match simple rule --deals=1 --record=near.txt > result.txt\n"
      "jasnel match simple rule --deals=2 --record=near.txt --resume > result.txt\n"
      "readlink near.txt; wc -l < far.txt");
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.out, "far.txt\n5\n");
}

TEST(MatchRecord, IsWhatAnalyseFinds) {
  const NewPath record;
  const auto match = Match({"simple", "rule", "--deals=15", record.flag()});
  const auto analysed =
      Objects(RunJasnel({"analyse", "--input=" + record.path(), "--summary", "--format=json"}));
  ASSERT_EQ(analysed.size(), 30U);
  double sum = 0;
  for (std::size_t i = 0; i < analysed.size(); ++i) {
    EXPECT_EQ(analysed[i]["id"], std::to_string(i / 2 + 1) + "-" + std::to_string(i % 2 + 1));
    EXPECT_EQ(analysed[i]["faults"].size(), 0U);
    const auto played = ParseJson(Lines(record.Read())[i + 1]);
    EXPECT_EQ(analysed[i]["result"], played["result"]);
    EXPECT_EQ(played["players"]["NS"], i % 2 == 0 ? "simple" : "rule");
    const int difference =
        analysed[i]["result"]["ns"].get<int>() - analysed[i]["result"]["ew"].get<int>();
    sum += i % 2 == 0 ? difference : -difference;
  }
  EXPECT_NEAR(match["points_per_deal"].get<double>(), sum / 30, 0.006);
}

// A deal that is passed out at both tables is dealt again, and at one counts for nobody.
TEST(MatchRecord, OfDealsThatWerePassedOutIsReadBack) {
  MatchSetup asked;
  asked.a = "random";
  asked.b = "simple";
  asked.request.conditions.rules =
      ParseRules("kbn,bidding=turned,turns=1,all-pass=redeal,leads=declarer").value();
  asked.request.deals = 60;
  MatchTally tally;
  int passed_out = 0;
  int again = 0;
  const auto outcome = PlayMatch(
      asked.request, [] { return MakePlayer("random"); }, [] { return MakePlayer("simple"); },
      tally,
      [&](const PlayedPair& pair) {
        again += pair.deal.hands != MatchDeal(asked.request.conditions, pair.number).hands;
        EXPECT_FALSE(pair.played[0].passed_out && pair.played[1].passed_out);
        const std::string lines = DealLines(asked, pair);
        const std::size_t end = lines.find('\n');
        for (const int sitting : {0, 1}) {
          const auto read = ReadSitting(sitting == 0 ? lines.substr(0, end) : lines.substr(end + 1),
                                        asked, pair.number, sitting);
          if (!read.ok()) {
            ADD_FAILURE() << read.error().message;
            return false;
          }
          const Sitting& told = pair.pair[static_cast<std::size_t>(sitting)];
          EXPECT_EQ(read->passed_out, told.passed_out);
          EXPECT_EQ(read->result, told.result);
          EXPECT_EQ(read->calls, told.calls);
          passed_out += told.passed_out;
        }
        return true;
      });
  EXPECT_TRUE(outcome.ok());
  EXPECT_GT(passed_out, 0);
  EXPECT_GT(again, 0);
  EXPECT_EQ(tally.pairs(), 60u);
  EXPECT_EQ(static_cast<int>(tally.player(0).declared + tally.player(1).declared) + passed_out,
            120);
}

}  // namespace
}  // namespace jasnel::testing
