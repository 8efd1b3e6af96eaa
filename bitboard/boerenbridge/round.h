// A round of deals, its match points, and the ranking over rounds.
#pragma once

#include <compare>
#include <optional>
#include <span>
#include <vector>

#include "bitboard/boerenbridge/table.h"

namespace jasnel::boerenbridge {

/// Cards for each deal of a round, from the most down to one and up again: "van 10 naar 1 en weer
/// terug naar 10 kaarten", 19 deals. With six or seven players the most is 8 or 7 (**ours**: the
/// deck has no more), so that a round is 15 or 13 deals.
constexpr int DealsInRound(int most_cards) { return 2 * most_cards - 1; }

/// Of deal `number`, from 0 to below DealsInRound(most_cards).
constexpr int CardsInDeal(int number, int most_cards) {
  return number < most_cards ? most_cards - number : number - most_cards + 2;
}

/// Who deals: "Nu is de persoon links van de gever aan de beurt om de kaarten te schudden en te
/// delen." Players are numbers, clockwise.
constexpr int DealerOfDeal(int number, int first_dealer, int players) {
  return Clockwise(first_dealer, players, number);
}

/// The card that makes its player the first dealer, if it is alone: "Diegene met de hoogste kaart
/// begint met delen, waarbij elke schoppen hoger is dan welke andere kaart dan ook". Where the two
/// highest are of equal rank, and not spades, "wordt de procedure opnieuw gedaan": nothing then.
std::optional<int> FirstDealer(std::span<const Card> drawn);

/// Match points in 420ths, so that any number of players can share them.
class MatchPoints {
 public:
  static constexpr int kWhole = 420;

  constexpr MatchPoints() = default;
  constexpr explicit MatchPoints(int parts) : parts_(parts) {}

  constexpr int parts() const { return parts_; }
  constexpr double value() const { return static_cast<double>(parts_) / kWhole; }

  constexpr MatchPoints& operator+=(MatchPoints other) {
    parts_ += other.parts_;
    return *this;
  }
  friend constexpr auto operator<=>(MatchPoints, MatchPoints) = default;

 private:
  int parts_ = 0;
};

/// Match points of a round by the totals of its 3 to 7 players: 5 for the winner, then 4, 3, 2, 1,
/// and 0 for a sixth and a seventh (**ours**). "Bij gelijk eindigen worden de WP's verdeeld": equal
/// totals share the mean of their places.
std::vector<MatchPoints> MatchPointsOf(std::span<const int> totals);

/// What a player has brought together over the rounds.
struct Standing {
  MatchPoints match_points;
  int points = 0;
  int place = 0;  ///< from 1; equals share the best of their places

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// Gives places: "diegene met het hoogste aantal WP's. Bij gelijke stand in WP's wint degene die
/// het hoogste totaal aantal punten gehaald heeft". Who is equal in both shares a place.
void GivePlaces(std::span<Standing> standings);

}  // namespace jasnel::boerenbridge
