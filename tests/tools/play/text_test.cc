// What a person at the table is shown.

#include "tools/play/text.h"

#include <gtest/gtest.h>

namespace jasnel {
namespace {

constexpr Card kHeartTen = MakeCard(Suit::kHearts, Rank::kTen);
constexpr Card kSpadeAce = MakeCard(Suit::kSpades, Rank::kAce);

// Of a game whose first deal begins.
const PlayGame& Begun() {
  static const PlayGame game({});
  return game;
}

TEST(PlayPage, NumbersTrumpsBeforeOtherSuits) {
  EXPECT_EQ(Numbered(CardSet(kSpadeAce) | kHeartTen, Suit::kHearts),
            (std::vector<Card>{kHeartTen, kSpadeAce}));
  EXPECT_EQ(Numbered(CardSet(kSpadeAce) | kHeartTen, Suit::kClubs),
            (std::vector<Card>{kSpadeAce, kHeartTen}));
}

TEST(PlayPage, ShowsWhatAPlayerThinksOfEachCardBestFirst) {
  const CardChoice choice{kHeartTen, {{kSpadeAce, -20.4, 0.25}, {kHeartTen, 31.6, 0.824}}, 64};
  EXPECT_EQ(PlayTexts(Begun(), {}).Hint(choice),
            "Hint: HT.\n"
            "       Score   Made\n"
            "  HT     +32    82%\n"
            "  SA     -20    25%\n");
}

TEST(PlayPage, ShowsWhatAPlayerThinksOfEachCallBestFirst) {
  const CallChoice choice{{Suit::kHearts}, {{{}, -3, 0}, {{Suit::kHearts}, 12, 0.6}}, 64};
  EXPECT_EQ(PlayTexts(Begun(), {.language = Language::kDutch, .signs = true}).Hint(choice),
            "Tip: ♥ harten.\n"
            "             Score   Gehaald\n"
            "  ♥ harten     +12       60%\n"
            "  pas           -3\n");
}

TEST(PlayPage, ShowsNoOpinionsOfAPlayerWithoutAny) {
  EXPECT_EQ(PlayTexts(Begun(), {}).Hint(CardChoice{kHeartTen}), "Hint: HT.\n");
}

}  // namespace
}  // namespace jasnel
