// Hands around a table.

#include "tools/picture.h"

#include <gtest/gtest.h>

#include "bitboard/deal_line.h"

namespace jasnel {
namespace {

TEST(Picture, HasNorthOnTopAndTheSeatsInTheMiddle) {
  Picture picture;
  picture.hands = *ParseHands("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7");
  picture.notes = {"dealer", "leads", "", ""};
  EXPECT_EQ(Draw(picture, Language::kEnglish),
            "                  North (dealer)\n"
            "                  ♠ A J T\n"
            "                  ♥ Q 8\n"
            "                  ♦ T 9 8\n"
            "                  ♣ -\n"
            "  West                             East (leads)\n"
            "  ♠ Q 8 7             N            ♠ K\n"
            "  ♥ A             W       E        ♥ K J\n"
            "  ♦ Q J 7             S            ♦ K\n"
            "  ♣ 7                              ♣ K T 9 8\n"
            "                  South\n"
            "                  ♠ 9\n"
            "                  ♥ T 9 7\n"
            "                  ♦ A\n"
            "                  ♣ A Q J\n");
}

TEST(Picture, HasTheTrickInTheMiddleAndDutchLetters) {
  Picture picture;
  picture.hands = *ParseHands("N:..T. .K.. ... ..Q.");
  picture.trick[static_cast<std::size_t>(Index(Seat::kSouth))] =
      MakeCard(Suit::kHearts, Rank::kTen);
  picture.trick[static_cast<std::size_t>(Index(Seat::kWest))] = MakeCard(Suit::kClubs, Rank::kJack);
  EXPECT_EQ(Draw(picture, Language::kDutch),
            "                  Noord\n"
            "                  ♠ -\n"
            "                  ♥ -\n"
            "                  ♦ 10\n"
            "                  ♣ -\n"
            "  West                             Oost\n"
            "  ♠ -                 .            ♠ -\n"
            "  ♥ -             ♣B      .        ♥ H\n"
            "  ♦ V                 ♥10          ♦ -\n"
            "  ♣ -                              ♣ -\n"
            "                  Zuid\n"
            "                  ♠ -\n"
            "                  ♥ -\n"
            "                  ♦ -\n"
            "                  ♣ -\n");
}

}  // namespace
}  // namespace jasnel
