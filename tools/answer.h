// What `jasnel solve` found out, and the forms in which it is printed.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bitboard/deal_line.h"
#include "bitboard/notation.h"
#include "bitboard/position.h"
#include "bitboard/result.h"
#include "solver/solver.h"
#include "tools/stream_run.h"

namespace jasnel {

/// A deal with one suit as trump: solved, or what was wrong.
struct TrumpAnswer {
  Suit trump = Suit::kSpades;
  std::optional<Error> error;  ///< if there is one, nothing below is filled in
  Position position;
  Solution solution;
};

/// All that is printed for one deal.
struct DealAnswers {
  std::size_t number = 0;      ///< of its line, or of the deal on the command line, from 1
  std::optional<Error> error;  ///< if there is one, nothing below is filled in
  DealLine deal;               ///< its own fields, and flags where it had none
  std::vector<TrumpAnswer> trumps;
};

/// What the person who asked wants to see.
struct AnswerStyle {
  Objective objective = Objective::kPoints;
  Language language = Language::kEnglish;
  bool cards = false;       ///< the value of every legal card
  bool value_only = false;  ///< no best cards, no line of play
  bool picture = false;     ///< text: the one deal of the run, in full
  std::string_view unit;    ///< text: what `DealAnswers::number` counts
};

/// One form of output. Gets the answers in input order.
class AnswerPrinter {
 public:
  virtual ~AnswerPrinter() = default;

  /// Before the first answer.
  virtual Printed Start() { return {}; }
  virtual Printed Print(const DealAnswers& answers) = 0;
  /// After the last one.
  virtual Printed Finish() { return {}; }

  /// Whether something that was printed should make the command fail, besides errors.
  virtual bool failed() const { return false; }
};

std::unique_ptr<AnswerPrinter> MakeTextPrinter(const AnswerStyle& style);
std::unique_ptr<AnswerPrinter> MakeJsonPrinter(const AnswerStyle& style);
std::unique_ptr<AnswerPrinter> MakeCsvPrinter(const AnswerStyle& style);

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
