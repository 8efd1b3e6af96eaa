// The papers of a club: what is on the table of an evening of comparison, and score sheets.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/paper/drawing.h"
#include "engine/questions/compare.h"
#include "jasnel/auction.h"
#include "jasnel/club/evening.h"
#include "jasnel/club/movement.h"
#include "jasnel/deal_line.h"
#include "jasnel/points.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/trump_table.h"

namespace jasnel::paper {

enum class PaperKind : std::uint8_t {
  kControl,
  kWallets,
  kTables,
  kPlaces,
  kSlips,
  kCollective,
  kSheets,
  kRecords
};

inline constexpr int kMostBoards = 999;
inline constexpr int kMostGroups = 26;

/// What a board is worth when all four see all hands, as `par` finds it.
struct BoardWorth {
  std::vector<TableRow> rows;                     ///< one for each suit
  std::optional<Contract> par;                    ///< nothing if it is passed out
  Points score;                                   ///< of it, North-South minus East-West
  bool makes = false;                             ///< whether it is made
  bool pit = false;                               ///< with all tricks
  std::vector<std::pair<Seat, Call>> calls = {};  ///< that lead there
};

/// What papers are made of; which parts a kind of paper needs, its function says.
struct PaperData {
  std::string title;              ///< at the head of each: the club, the evening
  int groups = 1;                 ///< A, B and so on, if there are several
  int boards = 0;                 ///< how many; of a sheet, how many deals; 0 for unknown
  std::vector<DealLine> deals;    ///< of the boards
  std::vector<BoardWorth> worth;  ///< of each of these, or of none
  std::string set;                ///< the name of the set of deals; empty if it has none
  int tables = 0;                 ///< 0 for unknown
  int per_round = 4;              ///< boards that two pairs play in a round
  Movement system = Movement::kSchevenings;
  int pairs = 0;                              ///< in each group; 0 for unknown
  club::PairMovement movement;                ///< without rounds if unknown
  std::vector<std::string> names;             ///< of pairs 1, 2 and so on, group by group
  std::optional<CompareAnswer> compared;      ///< with the score sheets
  std::vector<club::BoompjeResult> boompjes;  ///< of which there are sheets
  int first_boompje = 1;                      ///< the number of the first of these
  Rules rules;                                ///< of the sheets
  int copies = 1;                             ///< of each sheet
};

/// `A`, the name of a group from 0; empty if there is only one.
std::string GroupName(const PaperData& data, int group);

/// How many boards there are: as many as are dealt, or given, or as the movement takes.
int BoardsOf(const PaperData& data);

/// The name of pair `number`, from 1, of a group; empty if unknown.
std::string PairName(const PaperData& data, int group, int number);

/// A card for each hand with its cards, the dealer and who leads, which is folded: on its back the
/// seat only (NKF 1976, second part art. 7). Without deals there are lines for players who deal
/// themselves (art. 8).
Drawing ControlCards(const PaperData& data);

/// All four hands of each board, to set it up or to be read afterwards; behind each page what its
/// boards are worth, if that is known.
Drawing HandRecords(const PaperData& data);

/// A label for each wallet with its group, its board and who deals, and one for each of its pockets
/// (NKF 1976, second part art. 3).
Drawing WalletLabels(const PaperData& data);

/// A card for each table with its number, its group and the directions (NKF 1976, second part art.
/// 4); with a movement also who plays what there.
Drawing TableCards(const PaperData& data);

/// A slip for each pair: where it begins, its direction, how it goes on, rounds and boards (NKF
/// 1976, second part art. 11 and "plaatsbriefje").
Drawing PlaceSlips(const PaperData& data);

/// A score slip for each board, North-South and East-West apart (NKF 1976, second part art. 12):
/// with the pairs of the movement, or with all of it where there are results.
Drawing ScoreSlips(const PaperData& data);

/// The collective sheet: match points by pair and board (NKF 1976, second part art. 22), empty
/// without results.
Drawing CollectiveSheets(const PaperData& data);

/// A score sheet for each table of each boompje, or for `tables` tables: points and roem of each
/// deal, with a stroke where no roem was made. Pit and penalties are written under roem (KBN "voor
/// op speeltafels"); by rules with a pit as that of SV Bedum, apart ("Mars of pit").
Drawing TallySheets(const PaperData& data);

}  // namespace jasnel::paper
