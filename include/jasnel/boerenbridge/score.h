// Scores of a deal, the score sheet of a round, and the ranking over all rounds.
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

/// "10 + (2 x aantal)" for taking exactly the tricks bid, otherwise "-2 x het aantal teveel of te
/// weinig voorspelde slagen".
constexpr int Score(int bid, int taken) {
  return bid == taken ? 10 + 2 * bid : -2 * (bid > taken ? bid - taken : taken - bid);
}

/// The highest score a seat with this bid can get.
constexpr int BestScore(int bid) { return Score(bid, bid); }

/// An offence that stops a deal at once. Several players may have offended.
enum class Offence : std::uint8_t {
  kWrongCount,  ///< "Bij het spelen met een onjuist aantal kaarten: -4 punten voor de overtreder"
  kRevoke       ///< "-10 punten voor de verzaker"; discovered before the score is written down
};

constexpr int Penalty(Offence offence) { return offence == Offence::kRevoke ? -10 : -4; }

/// The scores of all seats after all cards have been played.
Tricks ScoresOf(int players, const Tricks& bids, const Tricks& taken);

/// The offences that stopped a deal, by player.
using Offences = BySeat<std::optional<Offence>>;

/// The same if offences stopped the deal: "andere spelers krijgen de punten alsof ze 'het gehaald
/// hebben'". A seat that had not bid yet, which is possible if a hand of the wrong size is found
/// earlier, writes down nothing (**ours**: "een score overeenkomstig hun voorspelling", and there
/// is none).
Tricks ScoresOf(int players, const BySeat<std::optional<int>>& bids, const Offences& offences);

/// The deals of a round, from the most cards down to one and up again: "van 10 naar 1 en weer terug
/// naar 10 kaarten", 19 deals. With six or seven players the most is 8 or 7 (**ours**: the deck has
/// no more), so a round has 15 or 13 deals.
constexpr int DealsInRound(int most_cards) { return 2 * most_cards - 1; }

/// The cards in deal `number`, from 0 to below DealsInRound(most_cards).
constexpr int CardsInDeal(int number, int most_cards) {
  return number < most_cards ? most_cards - number : number - most_cards + 2;
}

/// The same for deal `number` of round after round, from 0.
constexpr int CardsInRounds(std::uint64_t number, int most_cards) {
  return CardsInDeal(
      static_cast<int>(number % static_cast<std::uint64_t>(DealsInRound(most_cards))), most_cards);
}

/// The dealer: "Nu is de persoon links van de gever aan de beurt om de kaarten te schudden en te
/// delen." Players are numbered clockwise.
constexpr int DealerOfDeal(int number, int first_dealer, int players) {
  return Clockwise(first_dealer, players, number);
}

/// The index of the card whose player deals first: "Diegene met de hoogste kaart begint met delen,
/// waarbij elke schoppen hoger is dan welke andere kaart dan ook". If the two highest cards have
/// the same rank and are not spades, "wordt de procedure opnieuw gedaan": then nothing.
std::optional<int> FirstDealer(std::span<const Card> drawn);

/// Match points in units of 1/420, so that any number of players can share them.
class MatchPoints {
 public:
  static constexpr int kWhole = 420;

  constexpr MatchPoints() = default;
  constexpr explicit MatchPoints(int parts) : parts_(parts) {}

  constexpr int parts() const { return parts_; }
  constexpr double ToDouble() const { return static_cast<double>(parts_) / kWhole; }

  constexpr MatchPoints& operator+=(MatchPoints other) {
    parts_ += other.parts_;
    return *this;
  }
  friend constexpr auto operator<=>(MatchPoints, MatchPoints) = default;

 private:
  int parts_ = 0;
};

/// The match points of a round from the totals of its 3 to 7 players: 5 for the winner, then 4, 3,
/// 2, 1, and 0 for a sixth and seventh player (**ours**). "Bij gelijk eindigen worden de WP's
/// verdeeld": tied players share the mean for their places.
std::vector<MatchPoints> MatchPointsOf(std::span<const int> totals);

/// The totals of a player over the rounds.
struct Standing {
  MatchPoints match_points = {};
  int points = 0;
  int place = 0;  ///< from 1; tied players share the highest of their places

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// Assigns places: "diegene met het hoogste aantal WP's. Bij gelijke stand in WP's wint degene die
/// het hoogste totaal aantal punten gehaald heeft". Players equal in both share a place.
void GivePlaces(std::span<Standing> standings);

/// A deal as recorded. Players are numbered clockwise in their order on the sheet; unlike a seat,
/// this number stays the same when another player deals.
struct PlayedDeal {
  int cards = 0;
  int dealer = 0;
  BySeat<std::optional<int>> bids{};  ///< empty for those who had not bid when the deal was stopped
  BySeat<int> taken{};                ///< unused if the deal was stopped
  Offences offences{};                ///< any offence stopped the deal: nobody's tricks count
  /// Who wrongly said that somebody revoked and pays "een rondje drank aan al de spelers aan
  /// tafel", which changes no score.
  BySeat<bool> drinks{};

  bool stopped() const {
    return std::any_of(offences.begin(), offences.end(),
                       [](const auto& offence) { return offence.has_value(); });
  }

  friend bool operator==(const PlayedDeal&, const PlayedDeal&) = default;
};

/// A deal with its scores.
struct ScoredDeal {
  PlayedDeal deal = {};
  int number = 0;        ///< in the round, from 1
  BySeat<int> points{};  ///< of the deal
  BySeat<int> totals{};  ///< of the round so far
};

/// Orders names of players; names that differ only in case and in spaces are equal.
struct PlayerNameOrder {
  bool operator()(std::string_view a, std::string_view b) const;
};

/// A round at one table.
class ScoreSheet {
 public:
  /// An empty sheet. An error if there are not from 3 to 7 players, if a name is empty or has
  /// control characters, or if two names are the same.
  static Result<ScoreSheet> Begin(std::vector<std::string> players);

  const std::vector<std::string>& players() const { return players_; }
  int count() const { return static_cast<int>(players_.size()); }

  /// The number of the next deal, from 1.
  int next_number() const { return next_number_; }

  /// The number of deals in a round with this many players, and whether that many were recorded or
  /// skipped.
  int whole() const { return DealsInRound(MostCards(count())); }
  bool IsOver() const { return next_number_ > whole(); }

  /// The number of cards in the next deal, from the most down to one and up again. The round must
  /// not be over.
  int NextCards() const { return CardsInDeal(next_number_ - 1, MostCards(count())); }

  /// Records a deal. Its number of cards may differ from `NextCards`, and a round may have more
  /// deals than the WK rules prescribe. Returns an error, and records nothing, if a bid or the sum
  /// of the bids is illegal, if the tricks are too few or too many, or if a bid is missing: all
  /// players have bid unless a wrong number of cards stopped the deal, and those who have bid are
  /// the first in order. `dealer` must be a player.
  std::optional<Error> Add(const PlayedDeal& deal);

  /// Records what each player has at the end of the round, without its deals: "De behaalde punten
  /// en de daaruit volgende WP's worden op het score formulier ingevuld. Daarna wordt het score
  /// formulier ingeleverd". The round is over then. An error if deals were recorded or skipped, or
  /// if no whole round brings a player so many points.
  std::optional<Error> SetTotals(std::span<const int> totals);

  /// Whether the totals were recorded without deals.
  bool has_totals_alone() const { return totals_alone_; }

  /// Skips a deal: its number is used up.
  void LeaveOut() { ++next_number_; }

  /// The recorded deals, in order.
  std::span<const ScoredDeal> deals() const { return deals_; }

  /// The points of the round so far, by player, and the match points for them.
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
  bool totals_alone_ = false;
  std::vector<ScoredDeal> deals_;
};

/// A deal as a user records it; what is missing follows from the previous deals.
struct NotedDeal {
  std::optional<int> round = {};      ///< default: the one in progress, or the next once it is over
  std::optional<int> cards = {};      ///< default: from the most down to one and up again
  std::optional<int> dealer = {};     ///< default: the player to the left of the previous dealer
  BySeat<std::optional<int>> bids{};  ///< by player, as in `PlayedDeal`
  BySeat<int> taken{};
  Offences offences{};
  BySeat<bool> drinks{};
  /// By player: the points of the whole round, in place of its deals and of all but `round`.
  std::optional<std::vector<int>> totals = {};
};

/// A round at one table.
struct ScorePage {
  int round = 1;
  int table = 1;  ///< among the tables of this round, from 1
  ScoreSheet sheet;
};

/// A score book. Deals are recorded table by table and round by round.
class ScoreBook {
 public:
  /// Seats these players, clockwise; their next deal begins a round. The last of them deals first,
  /// unless they sat together before: then the player whose turn it is deals. An error, and nobody
  /// is seated, if they are not valid players for a `ScoreSheet`.
  std::optional<Error> Sit(std::vector<std::string> players);

  /// The players at the table, each spelt as at the first table; empty if there are none.
  const std::vector<std::string>& players() const { return players_; }

  /// Whether these players are at the table, in this order.
  bool AreSeated(const std::vector<std::string>& players) const;

  /// The player at the table with this name. The error lists the names.
  Result<int> Find(std::string_view name) const;

  /// Makes this player of the table deal next.
  void SetDealer(int player) { NextDealer() = player; }

  /// Records a deal of the players at the table. In addition to the errors of `ScoreSheet::Add`, it
  /// is an error to begin a round that one of the players has already played or passed, or to omit
  /// the number of cards for a deal beyond a whole round. A wrong deal is skipped.
  std::optional<Error> Note(const NotedDeal& deal);

  /// Skips a deal at the table that cannot be scored, or a round if it has totals: its number in
  /// the round is used up, and the player to the left of its dealer deals next. Its bids and tricks
  /// are ignored.
  void LeaveOut(const NotedDeal& deal);

  /// In the order in which they were begun; some may have no deals.
  const std::vector<ScorePage>& pages() const { return pages_; }

 private:
  // For the players now at the table.
  int& NextDealer() { return next_dealers_.find(players_)->second; }
  int NextRound() const;
  std::optional<Error> OpenPage(int round);  // unless it is open
  std::optional<Error> NoteOnPage(const NotedDeal& noted, int dealer);

  std::map<std::string, std::string> spellings_;  // of all names, by what their spellings share
  std::vector<std::string> players_;
  bool open_ = false;  // whether the last page is that of the players at the table
  std::vector<ScorePage> pages_;
  std::map<int, int> tables_;  // number of tables, by round
  std::map<std::vector<std::string>, int> next_dealers_;
  std::map<std::string, int, PlayerNameOrder> last_rounds_;  // of each player
};

struct RankedPlayer {
  std::string name = {};
  Standing standing = {};
  int rounds = 0;  ///< rounds with a deal in which the player took part
  int deals = 0;   ///< all deals, including those an offence stopped
  int played = 0;  ///< deals played to the end
  int made = 0;    ///< of these, deals with exactly the tricks bid

  /// The share of bids made, from 0 to 1. Only if `played` is not 0.
  double exact() const { return static_cast<double>(made) / played; }
};

/// Adds up sheets, in any order.
class Ranking {
 public:
  /// Players with the same name, ignoring case, are the same player. A sheet without deals
  /// and totals is ignored.
  void Add(const ScoreSheet& sheet);

  /// Best first, by match points and then points; players sharing a place are ordered by name.
  std::vector<RankedPlayer> Ranked() const;

 private:
  RankedPlayer& PlayerWithName(const std::string& name);

  std::vector<RankedPlayer> players_;
  std::map<std::string, std::size_t, PlayerNameOrder> places_;  // indices into `players_`
};

}  // namespace jasnel::boerenbridge
