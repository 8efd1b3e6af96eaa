// The sheet of a round: what each player bid and took, deal by deal, and what that brought.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/boerenbridge/round.h"
#include "bitboard/boerenbridge/score.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// A deal as it is noted. Players are numbers, clockwise, as they stand on the sheet: unlike seats
/// they stay the same when another player deals.
struct PlayedDeal {
  int cards = 0;
  int dealer = 0;
  BySeat<std::optional<int>>
      bids{};           ///< nothing of those who had not bid when the deal was stopped
  BySeat<int> taken{};  ///< not used where the deal was stopped
  Offences offences{};  ///< any of them stopped the deal: nobody's tricks count

  bool stopped() const {
    return std::ranges::any_of(offences, [](const auto& offence) { return offence.has_value(); });
  }

  friend bool operator==(const PlayedDeal&, const PlayedDeal&) = default;
};

/// A deal with its points.
struct ScoredDeal {
  PlayedDeal deal;
  int number = 0;        ///< in the round, from 1
  BySeat<int> points{};  ///< of the deal
  BySeat<int> totals{};  ///< of the round so far
};

/// Orders names of players, of which those that differ in case alone are the same.
struct PlayerNameOrder {
  bool operator()(std::string_view a, std::string_view b) const;
};

/// A round at one table.
class ScoreSheet {
 public:
  /// Nothing is played. An error where there are not from 3 to 7 players, where one has no name or
  /// one with control characters, or where two have the same, whatever its case.
  static Result<ScoreSheet> Begin(std::vector<std::string> players);

  const std::vector<std::string>& players() const { return players_; }
  int count() const { return static_cast<int>(players_.size()); }

  /// The number of the next deal, from 1.
  int next_number() const { return next_number_; }

  /// How many deals a round has with so many players, and whether as many were noted or left out.
  int whole() const { return DealsInRound(MostCards(count())); }
  bool IsOver() const { return next_number_ > whole(); }

  /// Cards of the next deal, from the most down to one and up again. The round is not over.
  int NextCards() const { return CardsInDeal(next_number_ - 1, MostCards(count())); }

  /// Notes a deal. It may have other cards than come next, and a round may have more deals than
  /// the WK rules give it. An error, and nothing noted, where a bid or the sum of the
  /// bids is not allowed, where tricks are missing or too many, or where a bid is missing that was
  /// made: all have bid unless a wrong number of cards stopped the deal, and those who have are the
  /// first in turn. `dealer` is a player.
  std::optional<Error> Add(const PlayedDeal& deal);

  /// Leaves a deal out: it keeps its number.
  void LeaveOut() { ++next_number_; }

  /// Those noted, in their order.
  std::span<const ScoredDeal> deals() const { return deals_; }

  /// The points of the round so far, by player, and the match points they bring.
  std::span<const int> totals() const { return totals_; }
  std::vector<MatchPoints> match_points() const { return MatchPointsOf(totals_); }

 private:
  explicit ScoreSheet(std::vector<std::string> players)
      : players_(std::move(players)), totals_(players_.size()) {}

  std::optional<Error> Check(const PlayedDeal& deal) const;
  std::optional<Error> CheckBids(const PlayedDeal& deal) const;

  std::vector<std::string> players_;
  int next_number_ = 1;
  std::vector<int> totals_;
  std::vector<ScoredDeal> deals_;
};

}  // namespace jasnel::boerenbridge
