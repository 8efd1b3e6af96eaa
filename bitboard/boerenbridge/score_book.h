// All rounds of an evening or a tournament, noted deal by deal.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bitboard/boerenbridge/score_sheet.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// A deal as somebody notes it; what is left out follows from the deals before it.
struct NotedDeal {
  std::optional<int> round;           ///< the one in progress; the next one when it is over
  std::optional<int> cards;           ///< from the most down to one and up again
  std::optional<int> dealer;          ///< the player left of the dealer before
  BySeat<std::optional<int>> bids{};  ///< by player, as those of `PlayedDeal`
  BySeat<int> taken{};
  Offences offences{};
};

/// A round at one table.
struct ScorePage {
  int round = 1;
  int table = 1;  ///< of those of this round, from 1
  ScoreSheet sheet;
};

/// Deals come table by table and round by round.
class ScoreBook {
 public:
  /// These players sit down, clockwise; their next deal begins a round. The last of them deals
  /// first or, where they sat together before, the player whose turn it is. An error, and nobody
  /// sits, where they cannot be players of a `ScoreSheet`.
  std::optional<Error> Sit(std::vector<std::string> players);

  /// Who sits there; empty where nobody does.
  const std::vector<std::string>& players() const { return players_; }

  /// The player at the table with this name, whatever its case. The error lists the names.
  Result<int> Find(std::string_view name) const;

  /// This player of the table deals next.
  void SetDealer(int player) { NextDealer() = player; }

  /// Notes a deal of those who sit there. Besides what `ScoreSheet::Add` says it is an error to
  /// begin a round that one of the players has been in or is past, or to leave out the cards of a
  /// deal that comes after those of a whole round. A deal that is wrong is left out.
  std::optional<Error> Note(const NotedDeal& deal);

  /// Leaves out a deal of theirs that cannot be counted: it keeps its number in its round, and the
  /// player left of its dealer deals next. Its bids and tricks are not looked at.
  void LeaveOut(const NotedDeal& deal);

  /// In the order in which they were begun; some may have no deals.
  const std::vector<ScorePage>& pages() const { return pages_; }

 private:
  // At the table where these sit.
  int& NextDealer() { return next_dealers_.find(players_)->second; }
  int NextRound() const;
  std::optional<Error> OpenPage(int round);  // unless it is open
  std::optional<Error> NoteOnPage(const NotedDeal& noted, int dealer);

  std::vector<std::string> players_;
  bool open_ = false;  // the last page is that of those who sit there
  std::vector<ScorePage> pages_;
  std::map<int, int> tables_;  // of each round
  std::map<std::vector<std::string>, int> next_dealers_;
  std::map<std::string, int, PlayerNameOrder> last_rounds_;  // in which players were
};

}  // namespace jasnel::boerenbridge
