// Points of a deal, the score sheet of a round, and the ranking over rounds.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// "10 + (2 x aantal)" for exactly the tricks that were bid, else "-2 x het aantal teveel of te
/// weinig voorspelde slagen".
constexpr int Score(int bid, int taken) {
  return bid == taken ? 10 + 2 * bid : -2 * (bid > taken ? bid - taken : taken - bid);
}

/// The most a seat with this bid can score.
constexpr int BestScore(int bid) { return Score(bid, bid); }

/// What stops a deal at once. More than one player may have offended.
enum class Offence : std::uint8_t {
  kWrongCount,  ///< "Bij het spelen met een onjuist aantal kaarten: -4 punten voor de overtreder"
  kRevoke       ///< "-10 punten voor de verzaker"; found before the score is written down
};

constexpr int Penalty(Offence offence) { return offence == Offence::kRevoke ? -10 : -4; }

/// What each seat writes down when all cards are played.
Tricks ScoresOf(int players, const Tricks& bids, const Tricks& taken);

/// Who stopped a deal, and how.
using Offences = BySeat<std::optional<Offence>>;

/// The same when offenders have stopped the deal: "andere spelers krijgen de punten alsof ze 'het
/// gehaald hebben'". Who had not bid yet, as may be where a hand of a wrong size is found before,
/// writes down nothing (**ours**: "een score overeenkomstig hun voorspelling", and there is none).
Tricks ScoresOf(int players, const BySeat<std::optional<int>>& bids, const Offences& offences);

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

struct RankedPlayer {
  std::string name;
  Standing standing;
  int rounds = 0;  ///< with a deal in which the player took part
  int deals = 0;   ///< all, those that an offence stopped too
  int played = 0;  ///< those played to the end
  int made = 0;    ///< of them, with exactly the tricks that were bid

  /// The share of bids made, from 0 to 1. Only where `played` is not 0.
  double exact() const { return static_cast<double>(made) / played; }
};

/// Adds up sheets, in any order.
class Ranking {
 public:
  /// Players with the same name, whatever its case, are the same. A sheet without deals counts for
  /// nothing.
  void Add(const ScoreSheet& sheet);

  /// Best first, by match points and then points; within a shared place by name.
  std::vector<RankedPlayer> Ranked() const;

 private:
  RankedPlayer& PlayerWithName(const std::string& name);

  std::vector<RankedPlayer> players_;
  std::map<std::string, std::size_t, PlayerNameOrder> places_;  // in these
};

}  // namespace jasnel::boerenbridge
