// The draw before a boompje: who sits at which table, and who stands.
#pragma once

#include <array>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "jasnel/dealing.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel::club {

/// The most players of an evening.
inline constexpr int kMostPlayers = 1000;

/// The names at a table, by seat. North has the lowest number (**ours**; the text names no
/// directions), and the others sit clockwise: SV Bedum "Rollen aan tafel", "Tafelschikking is op
/// nummervolgorde met de klok mee". Those opposite each other are partners.
using Seated = std::array<std::string, kSeats>;

/// "De speler met het laagste nummer begint met het delen van de kaarten." So deal d of a boompje,
/// from 1, has the dealer of board d (`DealerOfBoard`): "de speler die hiervoor het eerst mocht
/// zeggen is nu de deler" (SV Bedum "Het spel").
inline constexpr Seat kFirstDealer = Seat::kNorth;
/// "De speler met het hoogste nummer aan tafel mag de punten noteren."
inline constexpr Seat kWriter = Seat::kWest;

/// Who deals first in a round, after the last writer: KBN art. 5, "De allereerste gever in een
/// ronde is de speler na de laatste schrijver (wijzers van de klok)". SV Bedum has the same.
constexpr Seat FirstDealerAfter(Seat writer) { return Clockwise(writer); }
static_assert(FirstDealerAfter(kWriter) == kFirstDealer);

/// A boompje that is drawn. The numbers are 1 to the number of players: table t, from 1, has 4t - 3
/// to 4t, and who stand have the highest (**ours**: the text does not say which numbers stand).
struct Seating {
  std::vector<Seated> tables = {};
  std::vector<std::string> standing = {};

  friend bool operator==(const Seating&, const Seating&) = default;
};

struct DrawnNumber {
  std::string player = {};
  int number = 0;

  friend bool operator==(const DrawnNumber&, const DrawnNumber&) = default;
};

/// Who drew which number, from 1 upwards.
std::vector<DrawnNumber> NumbersOf(const Seating& seating);

/// Who draws, and what was drawn before in the same evening.
struct Drawing {
  /// Those who are there, from 4 to `kMostPlayers`. Who comes later is not among the `earlier`, and
  /// who has left is only there. A substitute draws under the name of whom he plays for.
  std::vector<std::string> players = {};
  std::vector<Seating> earlier = {};
  /// Nobody gets a partner whom he had before, as far as possible (**ours**). Without it the lot
  /// decides: SV Bedum only says "er wordt niet met een vaste maat gespeeld".
  bool new_partners = false;
};

/// How many stand: those who are left over from tables of four, SV Bedum "Staan nummer".
constexpr int StandingOf(int players) { return players % kSeats; }

/// A fair draw with numbers of `below`: below(n) is to give one from 0 to n - 1, all as likely.
///
/// "Een klaverjasser kan maximaal 1 keer per speelavond een staand nummer loten. Als een deelnemer
/// voor de tweede keer een staand nummer loot is deze verplicht dit te melden en dient direct een
/// ander nummer te pakken" (SV Bedum "Staan nummer"). So those stand who stood least often. Where
/// that leaves too few (6, 7 or 11 players in four boompjes), nobody stands a second time before
/// all have stood (**ours**).
///
/// What it makes of the numbers will never change, nor does the order of the players matter:
///
/// 1. The players are put in the order of their names (as `NameKey` spells them, by bytes) and
///    shuffled, as by `Shuffle`, with all places. In that order, those who stood least often before
///    those who stood more often, the first are to stand, and get the highest numbers.
/// 2. The others are put in the order of their names again, and shuffled. The first four sit at
///    table 1, in the order of seats, the next four at table 2, and so on.
/// 3. With `new_partners` step 2 is done up to `kMostTries` times, until nobody has a partner whom
///    he had before; otherwise the first of those tries counts that have the fewest such partners.
///
/// An error says that there are too few or too many players, or names one that is empty or there
/// twice.
Result<Seating> Draw(const Drawing& drawing, const std::function<int(int)>& below);

inline constexpr int kMostTries = 1000;

template <Generator G>
Result<Seating> Draw(const Drawing& drawing, G& random) {
  return Draw(drawing, [&random](int count) { return random.Below(count); });
}

/// The draw that was made by hand, from all numbers in any order. An error says in addition who has
/// no number or two, which number nobody or two have, or who has to draw another number, as he
/// would stand again before all have stood.
Result<Seating> SeatingFrom(const Drawing& drawing, std::span<const DrawnNumber> numbers);

/// The partners who were partners before, by table.
std::vector<std::array<std::string, 2>> PartnersAgain(const Seating& seating,
                                                      std::span<const Seating> earlier);

}  // namespace jasnel::club
