// `jasnel analyse --conventions`: what the cards said.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/analyse/run.h"

namespace jasnel::testing {
namespace {

// The lines about signals.
std::string Signals(const std::string& input, std::vector<std::string> flags) {
  const std::string page = Analysed(input, flags);
  const std::size_t start = page.find(flags.back() == "--lang=nl" ? "Wat de kaarten" : "What the");
  if (start == std::string::npos) return "";
  return page.substr(start, page.find("\n\n", start) + 1 - start);
}

TEST(AnalyseSignals, SaysWhatEachCardSaidAndWhetherItWasTrue) {
  EXPECT_EQ(
      Signals(PlayedLine(3), {"--conventions=bedum"}),
      "What the cards said, by the card of SV Bedum:\n"
      "  Trick 3, West: ♦J: does not hold the ace of diamonds. True. Asks: do not lead "
      "diamonds.\n"
      "  Trick 4, North: ♦Q: does not hold the ace of diamonds. Not true. Asks: do not lead "
      "diamonds.\n"
      "  Trick 6, West: ♠Q: does not hold the ace of spades. True. Asks: do not lead spades.\n"
      "  Trick 6, North: ♦8: holds the ace of diamonds, or can ruff diamonds. True. Asks: lead "
      "a high card of diamonds.\n");
  EXPECT_EQ(Signals(PlayedLine(3), {"--conventions=ten", "--lang=nl"}), "");
  EXPECT_EQ(Signals(PlayedLine(3), {"--conventions=ask-lost", "--lang=nl"}),
            "Wat de kaarten zeiden, volgens aanseinen op een verloren slag:\n"
            "  Slag 6, Noord: ♦8: heeft het aas van ruiten, of kan ruiten troeven. Klopt. Vraagt: "
            "kom uit met een hoge kaart van ruiten.\n");
}

TEST(AnalyseSignals, SaysSoWhereNoCardSaidAnything) {
  EXPECT_NE(Analysed(PlayedLine(3), {"--conventions=ten"})
                .find("By the ten on the partner's trick no card said "
                      "anything.\n"),
            std::string::npos);
}

TEST(AnalyseSignals, SaysNothingUnlessAsked) {
  EXPECT_EQ(Analysed(PlayedLine(3)).find("What the cards said"), std::string::npos);
}

TEST(AnalyseSignals, RefusesAnUnknownCard) {
  const auto run = AnalyseInput(PlayedLine(3), {"--conventions=house"});
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.find("--conventions: 'house'; expected one of bedum, bedum-opposite, "),
            std::string::npos)
      << run.err;
}

TEST(AnalyseSignals, AreForTheWholePageOfText) {
  const auto summary = AnalyseInput(PlayedLine(3), {"--conventions=bedum", "--summary"});
  EXPECT_EQ(summary.status, 2);
  EXPECT_EQ(summary.err, "jasnel analyse: --conventions with --summary; expected it without\n");
  const auto json = AnalyseInput(PlayedLine(3), {"--conventions=bedum", "--format=json"});
  EXPECT_EQ(json.status, 2);
  EXPECT_EQ(json.err, "jasnel analyse: --conventions with --format; expected it without\n");
}

}  // namespace
}  // namespace jasnel::testing
