// What a person at the table is shown.

#include "tools/play/text.h"

#include <gtest/gtest.h>

#include "tests/ai/text_deal.h"

namespace jasnel {
namespace {

constexpr Card kHeartTen = MakeCard(Suit::kHearts, Rank::kTen);
constexpr Card kSpadeAce = MakeCard(Suit::kSpades, Rank::kAce);

// Of a game whose first deal begins.
const PlayGame& Begun() {
  static const PlayGame game = [] {
    GameToPlay asked;
    asked.seed = 0;
    return PlayGame::Make(asked).value();
  }();
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

// West is last in a trick that its partner is winning.
TEST(PlayPage, SaysWhyACardIsBetterThanOneThatIsClearlyWorse) {
  const PlayView view =
      testing::ViewOf(testing::TextDeal{.cards = "C7 CA C8", .hand = "AK.J9.AT87."});
  const Card seven = MakeCard(Suit::kDiamonds, Rank::kSeven);
  const Card jack = MakeCard(Suit::kHearts, Rank::kJack);
  const auto why = [&](double other, Language language) {
    const CardChoice choice{seven, {{seven, 20, 0.5}, {jack, other, 0.5}}, 64};
    return PlayTexts(Begun(), {.language = language}).Why(view, choice, nullptr);
  };
  EXPECT_TRUE(why(0, Language::kEnglish)
                  .starts_with("  East was winning the trick with the ace of clubs, which the jack "
                               "of hearts\n  trumps; with the seven of diamonds East-West take it "
                               "in 100% of the deals."))
      << why(0, Language::kEnglish);
  EXPECT_TRUE(
      why(0, Language::kDutch)
          .starts_with("  De slag lag bij Oost met klaveraas, en hartenboer troeft die af;"))
      << why(0, Language::kDutch);
  EXPECT_EQ(why(18, Language::kEnglish), "") << "it is hardly worse";
  EXPECT_EQ(PlayTexts(Begun(), {}).Why(view, CardChoice{seven}, nullptr), "") << "no opinions";
}

}  // namespace
}  // namespace jasnel
