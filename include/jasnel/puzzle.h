// Puzzles: positions from played deals with one card that is best by far.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/deal_play.h"
#include "jasnel/message.h"
#include "jasnel/reason.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// What the solver of a puzzle sees.
enum class PuzzleHands : std::uint8_t {
  kHidden,  ///< the hand of the seat to play, and what was called and played
  kOpen,    ///< all hands
};

/// A legal card of a puzzle.
struct PuzzleCard {
  Card card = {};
  /// What it is worth less than the best card, in points written down: with open hands when all
  /// play perfectly, otherwise the FairValue.
  double cost = 0;
};

struct Puzzle {
  PuzzleHands hands = PuzzleHands::kHidden;
  DealInPlay deal;                     ///< with all hands; the seat to play is to find the card
  std::vector<PuzzleCard> cards = {};  ///< all legal cards, the best first
  /// The levels of `full` that find the card, by name, weakest first. They see the hand of the seat
  /// to play only. A level that plays by chance finds it if it does so more often than not.
  std::vector<std::string> found_by = {};
  std::uint64_t worlds = 0;     ///< deals of the hidden cards in the check; 0 with open hands
  std::vector<Card> line = {};  ///< with open hands: perfect play from the best card to the end
  /// With hidden hands: of the other cards the one that most players would choose, and why it is
  /// worse than the best.
  std::optional<Card> tempting = {};
  std::vector<Reason> reasons = {};

  Card best() const { return cards.front().card; }
  /// From 1, all levels find it, to 6, none does.
  int grade() const;
};

/// Why the tempting card is worse, in words; empty where nothing can be said.
Message ReasonsInWords(const Puzzle& puzzle);

/// What makes a puzzle.
struct PuzzleRequest {
  PuzzleHands hands = PuzzleHands::kHidden;
  int margin = 15;       ///< what every other card costs at least, in points; at least 1
  int fewest_cards = 3;  ///< in the hand of the seat to play: from 2 to 8
  int most_cards = 8;    ///< the same; with open hands kMaxOpenCards at most
  int hardest = 6;       ///< grades: from 1 to 6
  int easiest = 1;
  std::uint64_t seed = 1;
  const std::atomic<bool>* cancel = nullptr;  ///< finds nothing soon after it becomes true
};

/// With more cards the check by a plain search would take too long.
inline constexpr int kMaxOpenCards = 5;

/// What is wrong with a request, if anything.
std::optional<Error> Validate(const PuzzleRequest& request);

/// A puzzle from a deal that was played, if it has one that meets `request`: of the positions
/// before its cards, in random order, the first that does.
///
/// With hidden hands the best card is at least the margin better than every other with 99%
/// confidence, for people as for perfect players, and was found so a second time in ten times as
/// many deals of the hidden cards, drawn anew. With open hands all values were computed a second
/// time by a plain search, all of whose Switches are off.
std::optional<Puzzle> FindPuzzle(Solver& solver, std::vector<DealInPlay> positions,
                                 const PuzzleRequest& request);

}  // namespace jasnel
