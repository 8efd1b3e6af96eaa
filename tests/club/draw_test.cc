// The draw before a boompje: SV Bedum, "Rollen aan tafel" and "Staan nummer".

#include "jasnel/club/draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "jasnel/system_random.h"
#include "tests/club/people.h"
#include "tests/support/chi_square.h"

namespace jasnel::club {
namespace {

using jasnel::testing::ChiSquare;
using testing::Drawn;
using testing::DrawnEvening;
using testing::People;

using List = std::vector<std::string>;

std::map<std::string, int> Stood(const std::vector<Seating>& evening) {
  std::map<std::string, int> stood;
  for (const Seating& seating : evening) {
    for (const std::string& player : seating.standing) ++stood[player];
  }
  return stood;
}

int MostStood(int players, int boompjes, std::uint64_t seed = 1) {
  int most = 0;
  for (const auto& [player, count] : Stood(DrawnEvening(players, boompjes, seed))) {
    most = std::max(most, count);
  }
  return most;
}

// The numbers of players who come in the order of their names.
std::vector<DrawnNumber> Numbers(const std::vector<int>& numbers) {
  std::vector<DrawnNumber> drawn;
  for (const int number : numbers) {
    drawn.push_back({"p" + std::to_string(drawn.size() + 1), number});
  }
  return drawn;
}

Drawing Of(int players, std::vector<Seating> earlier = {}) {
  return {.players = People(players), .earlier = std::move(earlier)};
}

std::string ErrorOf(const Drawing& drawing, const std::vector<DrawnNumber>& numbers) {
  const auto seating = SeatingFrom(drawing, numbers);
  return seating ? "" : seating.error().message;
}

// "Tafelschikking is op nummervolgorde met de klok mee."
TEST(Draw, SeatsPlayersClockwiseInTheOrderOfTheirNumbers) {
  const auto seating = SeatingFrom(Of(8), Numbers({8, 1, 6, 3, 2, 7, 4, 5}));
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->tables,
            (std::vector<Seated>{{"p2", "p5", "p4", "p7"}, {"p8", "p3", "p6", "p1"}}));
  EXPECT_EQ(seating->standing, List{});
}

// "De speler met het laagste nummer begint met het delen [...]. De speler met het hoogste nummer
// aan tafel mag de punten noteren."
TEST(Draw, LetsTheLowestNumberDealFirstAndTheHighestWrite) {
  const auto seating = SeatingFrom(Of(4), Numbers({3, 4, 1, 2}));
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->tables[0][Index(kFirstDealer)], "p3");
  EXPECT_EQ(seating->tables[0][Index(kWriter)], "p2");
}

// KBN art. 5.
TEST(Draw, LetsThePlayerAfterTheLastWriterDealFirst) {
  EXPECT_EQ(FirstDealerAfter(Seat::kSouth), Seat::kWest);
  EXPECT_EQ(FirstDealerAfter(Seat::kWest), Seat::kNorth);
}

TEST(Draw, LetsTheHighestNumbersStand) {
  const auto seating = SeatingFrom(Of(7), Numbers({7, 1, 2, 3, 4, 5, 6}));
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->tables.size(), 1u);
  EXPECT_EQ(seating->standing, (List{"p6", "p7", "p1"}));
}

TEST(Draw, TellsTheNumbersItWasMadeFrom) {
  Random random(3);
  for (const int players : {4, 6, 23}) {
    const Seating seating = Drawn(Of(players), random);
    std::vector<DrawnNumber> numbers = NumbersOf(seating);
    std::reverse(numbers.begin(), numbers.end());
    const auto again = SeatingFrom(Of(players), numbers);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, seating);
  }
}

// Of no exchanges at all: first the standing, the first by name, then the others by name.
TEST(Draw, IsMadeOfTheNumbersAsItSays) {
  const auto lowest = [](int) { return 0; };
  const auto seating = Draw(Of(6), lowest);
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->standing, (List{"p1", "p2"}));
  EXPECT_EQ(seating->tables, (std::vector<Seated>{{"p3", "p4", "p5", "p6"}}));
  const auto last = [](int count) { return count - 1; };
  const auto other = Draw(Of(4), last);
  ASSERT_TRUE(other);
  EXPECT_EQ(other->tables, (std::vector<Seated>{{"p4", "p1", "p2", "p3"}}));
}

TEST(Draw, IsTheSameForTheSameSeedInWhateverOrderPlayersCome) {
  Drawing drawing = Of(22);
  Random one(7);
  const Seating seating = Drawn(drawing, one);
  std::reverse(drawing.players.begin(), drawing.players.end());
  Random two(7);
  EXPECT_EQ(Drawn(drawing, two), seating);
  Random other(8);
  EXPECT_NE(Drawn(drawing, other), seating);
}

TEST(Draw, TakesNumbersOfTheSystemAsWell) {
  const Drawing drawing = Of(13);
  const auto draw = [&](auto& random) { return Draw(drawing, random); };
  const auto seating = DrawFrom<Seating>(std::nullopt, 0, draw);
  ASSERT_TRUE(seating);
  EXPECT_EQ(seating->tables.size(), 3u);
  EXPECT_EQ(*DrawFrom<Seating>(5, 2, draw), *DrawFrom<Seating>(5, 2, draw));
}

TEST(Draw, SeatsEachPlayerOnce) {
  for (int players = 4; players <= 60; ++players) {
    for (const Seating& seating : DrawnEvening(players, 4, static_cast<std::uint64_t>(players))) {
      List there = seating.standing;
      for (const Seated& table : seating.tables)
        there.insert(there.end(), table.begin(), table.end());
      EXPECT_EQ(static_cast<int>(there.size()), players);
      EXPECT_EQ(std::set<std::string>(there.begin(), there.end()).size(), there.size());
      EXPECT_EQ(static_cast<int>(seating.standing.size()), players % 4);
    }
  }
}

// "Een klaverjasser kan maximaal 1 keer per speelavond een staand nummer loten."
TEST(Draw, LetsNobodyStandTwiceInAnEvening) {
  for (int players = 4; players <= 60; ++players) {
    if (players == 6 || players == 7 || players == 11) continue;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      EXPECT_LE(MostStood(players, 4, seed), 1) << players << " players";
    }
  }
}

// Ours: 6, 7 and 11 players stand 8, 12 and 12 times in four boompjes.
TEST(Draw, LetsNobodyStandAgainBeforeAllHaveStood) {
  for (const int players : {6, 7, 11}) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      std::vector<Seating> evening = DrawnEvening(players, 4, seed);
      const auto stood = Stood(evening);
      EXPECT_EQ(static_cast<int>(stood.size()), players);
      for (const auto& [player, count] : stood) EXPECT_LE(count, 2);
      while (static_cast<int>(evening.size()) * (players % 4) > players) evening.pop_back();
      for (const auto& [player, count] : Stood(evening)) EXPECT_EQ(count, 1);
    }
  }
}

TEST(Draw, LetsThoseStandWhoStoodLeastAsPlayersComeAndGo) {
  Random random(11);
  for (int club = 0; club < 200; ++club) {
    Drawing drawing;
    const List all = People(30);
    for (int boompje = 0; boompje < 6; ++boompje) {
      drawing.players.clear();
      for (const std::string& player : all) {
        if (random.Below(4) != 0 || drawing.players.size() < 4) drawing.players.push_back(player);
      }
      auto stood = Stood(drawing.earlier);
      const Seating seating = Drawn(drawing, random);
      int least = 100;
      for (const Seated& table : seating.tables) {
        for (const std::string& player : table) least = std::min(least, stood[player]);
      }
      for (const std::string& player : seating.standing) EXPECT_LE(stood[player], least);
      drawing.earlier.push_back(seating);
    }
  }
}

TEST(Draw, IsFair) {
  constexpr int kDraws = 12000;
  Random random(5);
  std::array<int, 6> stands{};
  std::array<int, 6> partners{};  // of p1
  std::array<int, 6> seats{};     // of p1; the last two are those of who stand
  for (int i = 0; i < kDraws; ++i) {
    const Seating seating = Drawn(Of(6), random);
    const auto numbers = NumbersOf(seating);
    for (const DrawnNumber& one : numbers) {
      const auto player = static_cast<std::size_t>(one.player[1] - '1');
      if (one.number > 4) ++stands[player];
      if (player == 0) ++seats[static_cast<std::size_t>(one.number - 1)];
    }
    const auto& table = seating.tables[0];
    const auto at = std::find(table.begin(), table.end(), "p1") - table.begin();
    if (at < 4)
      ++partners[static_cast<std::size_t>(table[static_cast<std::size_t>((at + 2) % 4)][1] - '1')];
  }
  // Of five degrees of freedom; beyond 20.5 once in a thousand times.
  EXPECT_LT(ChiSquare(stands), 20.5);
  EXPECT_LT(ChiSquare(seats), 20.5);
  EXPECT_LT(ChiSquare(std::span(partners).subspan(1)), 18.5);
}

// Those who have stood sit at any place, with any partner, as well as the others.
TEST(Draw, IsFairToThoseWhoHaveStood) {
  constexpr int kDraws = 20000;
  Random random(6);
  Seating first;
  first.tables = {{"p3", "p4", "p5", "p6"}, {"p7", "p8", "p9", "p10"}};
  first.standing = {"p1", "p2"};
  std::array<int, 8> seats{};
  std::array<int, 9> partners{};
  for (int i = 0; i < kDraws; ++i) {
    const Seating seating = Drawn(Of(10, {first}), random);
    for (std::size_t table = 0; table < 2; ++table) {
      for (std::size_t seat = 0; seat < 4; ++seat) {
        if (seating.tables[table][seat] != "p1") continue;
        ++seats[4 * table + seat];
        ++partners[static_cast<std::size_t>(
            std::stoi(seating.tables[table][(seat + 2) % 4].substr(1)) - 2)];
      }
    }
  }
  EXPECT_LT(ChiSquare(seats), 24.3);
  // p2 never stands, each of the others one time in four.
  const double others = kDraws * (6.0 / 8) / (1 + 8 * 6.0 / 8);
  EXPECT_NEAR(partners[0], kDraws / 7.0, 250);
  for (std::size_t i = 1; i < 9; ++i) EXPECT_NEAR(partners[i], others, 250);
}

TEST(Draw, GivesNewPartnersWhereItIsToldTo) {
  for (const int players : {9, 16, 42}) {
    Random random(static_cast<std::uint64_t>(players));
    Drawing drawing = Of(players);
    drawing.new_partners = true;
    for (int boompje = 0; boompje < 4; ++boompje) {
      const Seating seating = Drawn(drawing, random);
      EXPECT_TRUE(PartnersAgain(seating, drawing.earlier).empty()) << players << " " << boompje;
      drawing.earlier.push_back(seating);
    }
  }
}

// Four players have three ways to be partners.
TEST(Draw, GivesTheFewestOldPartnersThatThereCanBe) {
  Random random(1);
  Drawing drawing = Of(4);
  drawing.new_partners = true;
  for (int boompje = 0; boompje < 3; ++boompje) {
    drawing.earlier.push_back(Drawn(drawing, random));
    EXPECT_TRUE(PartnersAgain(drawing.earlier.back(),
                              std::span(drawing.earlier).first(static_cast<std::size_t>(boompje)))
                    .empty());
  }
  EXPECT_EQ(PartnersAgain(Drawn(drawing, random), drawing.earlier).size(), 2u);
}

TEST(Draw, TellsWhoArePartnersAgain) {
  Seating first;
  first.tables = {{"Jan", "Piet", "An", "Els"}};
  Seating second;
  second.tables = {{"an", "Els", "JAN", "Kees"}};
  const auto again = PartnersAgain(second, std::span(&first, 1));
  ASSERT_EQ(again.size(), 1u);
  EXPECT_EQ(again[0], (std::array<std::string, 2>{"an", "JAN"}));
}

TEST(Draw, NeedsAtLeastFourPlayersWithNamesOfTheirOwn) {
  Random random(1);
  EXPECT_EQ(Draw(Of(3), random).error().message, "3 players; expected from 4 to 1000");
  EXPECT_EQ(Draw(Of(1001), random).error().In(Language::kDutch),
            "1001 spelers; verwacht 4 tot en met 1000");
  EXPECT_EQ(Draw({.players = {"a", "b", "c", " "}}, random).error().message,
            "a player without a name; expected one");
  EXPECT_EQ(Draw({.players = {"Jan  de Wit", "b", "c", "jan de wit"}}, random).error().message,
            "'jan de wit' is there twice; expected each player once");
}

TEST(TypedDraw, TellsWhichNumberIsWrong) {
  EXPECT_EQ(ErrorOf(Of(4), Numbers({1, 2, 3})), "no number of 'p4'; expected one for each player");
  EXPECT_EQ(ErrorOf(Of(4), Numbers({1, 2, 3, 3})),
            "number 3 of 'p3' and of 'p4'; expected each number once");
  EXPECT_EQ(ErrorOf(Of(4), Numbers({1, 2, 3, 5})),
            "number 5 of 'p4'; expected from 1 to 4, the number of players");
  EXPECT_EQ(ErrorOf(Of(4), Numbers({1, 2, 3, 4, 5})),
            "number 5 of 'p5', who does not play; expected one of the players");
  EXPECT_EQ(ErrorOf(Of(4), {{"p1", 1}, {"P1", 2}}),
            "a second number, 2, of 'P1'; expected one for each player");
}

// "Als een deelnemer voor de tweede keer een staand nummer loot is deze verplicht dit te melden en
// dient direct een ander nummer te pakken."
TEST(TypedDraw, TellsWhoHasToDrawAnotherNumber) {
  const auto first = SeatingFrom(Of(5), Numbers({1, 2, 3, 4, 5}));
  ASSERT_TRUE(first);
  EXPECT_EQ(first->standing, List{"p5"});
  EXPECT_EQ(ErrorOf(Of(5, {*first}), Numbers({1, 2, 3, 4, 5})),
            "'p5' draws standing number 5 and has stood before; expected another number, as 'p1' "
            "stood less often");
  EXPECT_EQ(SeatingFrom(Of(5, {*first}), Numbers({1, 2, 3, 4, 5})).error().dutch,
            "'p5' loot staand nummer 5 en heeft al gestaan; verwacht een ander nummer, want 'p1' "
            "heeft minder vaak gestaan");
  EXPECT_EQ(ErrorOf(Of(5, {*first}), Numbers({1, 2, 5, 3, 4})), "");
}

TEST(TypedDraw, MayLetAPlayerStandAgainOnceAllHaveStood) {
  std::vector<Seating> earlier(3);
  earlier[0].standing = {"p1", "p2"};
  earlier[1].standing = {"p3", "p4"};
  EXPECT_NE(ErrorOf(Of(6, {earlier[0], earlier[1]}), Numbers({5, 1, 2, 3, 4, 6})), "");
  earlier[2].standing = {"p5", "p6"};
  EXPECT_EQ(ErrorOf(Of(6, earlier), Numbers({5, 1, 2, 3, 4, 6})), "");
}

}  // namespace
}  // namespace jasnel::club
