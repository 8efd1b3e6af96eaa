// A deal that was solved, for one trump suit or each.
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

/// A deal with one suit as trump: solved, or what was wrong.
struct TrumpAnswer {
  Suit trump = Suit::kSpades;
  std::optional<Error> error;  ///< if there is one, nothing below is filled in
  Position position;
  Solution solution;
};

/// All that is told of one deal.
struct DealAnswers {
  std::size_t number = 0;      ///< of its line, or of the deal on the command line, from 1
  std::optional<Error> error;  ///< if there is one, nothing below is filled in
  DealLine deal;               ///< its own fields, and what else was said
  std::vector<TrumpAnswer> trumps;
};

/// A deal with one suit as trump, or why that is none.
struct TrumpPosition {
  Suit trump = Suit::kSpades;
  Result<Position> position = Error{};
};

/// The positions of a deal: one, or one for each trump suit where it is left open. Where none is
/// right, that is the deal's own error.
/// An objective may ask for more than a position: see ValidateTricks.
Result<std::vector<TrumpPosition>> PositionsOf(const DealLine& deal, Objective objective);

/// Fills in `trumps` of a deal: its positions, of which none is solved yet. The error of the deal
/// where none is right.
std::optional<Error> AddTrumps(DealAnswers& answers, Objective objective);

/// The cards of a set, suit by suit from high to low, as in all text forms.
std::vector<Card> HighToLow(CardSet cards);

/// The values of the cards, best first for the side in turn.
std::vector<CardValue> BestFirst(const TrumpAnswer& answer, Objective objective);

/// Whether the declaring side ends with more than the other when `value`, North-South minus
/// East-West, is still to be won.
bool DeclarersGetMore(const Position& position, Points value);

/// `points`, `make`, `pit` or `score`.
std::string_view ObjectiveName(Objective objective);

/// What was won before, as fields of a deal line; empty where a deal says nothing of it.
struct WonField {
  std::string_view name;  ///< `ns`, `ew`, `ns-roem`, `ew-roem`, `ns-tricks`
  int count;
};
std::vector<WonField> WonBefore(const Position& position);

}  // namespace jasnel
