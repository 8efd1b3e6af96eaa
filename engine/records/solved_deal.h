// A solved deal, for one trump suit or for each.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// A deal with one suit as trump: the solution, or an error.
struct TrumpAnswer {
  Suit trump = Suit::kSpades;
  std::optional<Error> error;  ///< if set, none of the fields below are
  Position position;
  Solution solution;
};

/// All answers for one deal.
struct DealAnswers {
  std::size_t number = 0;      ///< of its line, or of the deal on the command line, from 1
  std::optional<Error> error;  ///< if set, none of the fields below are
  DealLine deal;               ///< its own fields, combined with the other input
  std::vector<TrumpAnswer> trumps;
};

/// A deal with one suit as trump, or the error.
struct TrumpPosition {
  Suit trump = Suit::kSpades;
  Result<Position> position = Error{};
};

/// The positions of a deal: one, or one for each trump suit if the trump is not given. If none is
/// valid, the error is that of the deal. An objective may require more than a valid position: see
/// ValidateTricks.
Result<std::vector<TrumpPosition>> PositionsOf(const DealLine& deal, Objective objective);

/// Fills in `trumps` with the positions of a deal, unsolved. Returns the deal's error if none is
/// valid.
std::optional<Error> AddTrumps(DealAnswers& answers, Objective objective);

/// The cards of a set, suit by suit from high to low, as in all text forms.
std::vector<Card> HighToLow(CardSet cards);

/// The values of the cards, best first for the side to play.
std::vector<CardValue> BestFirst(const TrumpAnswer& answer, Objective objective);

/// Whether the declaring side ends with more points than its opponents if `value`, North-South
/// minus East-West, is still to be won.
bool DeclarersGetMore(const Position& position, Points value);

/// `points`, `make`, `pit` or `score`.
std::string_view ObjectiveName(Objective objective);

/// What was won before, as fields of a deal line; empty if the deal does not specify it.
struct WonField {
  std::string_view name;  ///< `ns`, `ew`, `ns-roem`, `ew-roem`, `ns-tricks`
  int count;
};
std::vector<WonField> WonBefore(const Position& position);

}  // namespace jasnel
