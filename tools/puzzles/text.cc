#include "tools/puzzles/text.h"

#include <cmath>
#include <cstddef>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "jasnel/rules.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"

namespace jasnel {
namespace {

constexpr std::size_t kWidth = 100;

struct PuzzleWords {
  const char* heading;  ///< $0 number, $1 rules, $2 seat to play, $3 declarer, $4 trump, $5 grade
  const char* calls;    ///< $0 the calls, from the dealer, $1
  const char* trick;    ///< $0 number, $1 leader, $2 the cards
  const char* hand;     ///< $0 seat
  const char* answers;
  const char* answer;  ///< $0 number, $1 the card, $2 what the others cost
  const char* costs;   ///< $0 card, $1 points
  const char* line;    ///< $0 cards
  const char* found_by;
  const char* nobody;
};

constexpr PuzzleWords kEnglish = {.heading = "$0. $1. $3 plays $4. Which card for $2? Grade $5.\n",
                                  .calls = "   Calls, from $1: $0\n",
                                  .trick = "   Trick $0, $1 leads: $2\n",
                                  .hand = "   $0 holds: ",
                                  .answers = "Answers\n\n",
                                  .answer = "$0. $1. The others cost: $2.\n",
                                  .costs = "$0 $1",
                                  .line = "   Perfect play: $0.\n",
                                  .found_by = "   Found by: $0.\n",
                                  .nobody = "   None of the levels finds it.\n"};

constexpr PuzzleWords kDutch = {.heading = "$0. $1. $3 speelt $4. Welke kaart voor $2? Graad $5.\n",
                                .calls = "   Geboden, vanaf $1: $0\n",
                                .trick = "   Slag $0, $1 komt uit: $2\n",
                                .hand = "   $0 heeft: ",
                                .answers = "Antwoorden\n\n",
                                .answer = "$0. $1. De andere kosten: $2.\n",
                                .costs = "$0 $1",
                                .line = "   Volmaakt spel: $0.\n",
                                .found_by = "   Gevonden door: $0.\n",
                                .nobody = "   Geen van de niveaus vindt hem.\n"};

const PuzzleWords& WordsIn(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

std::string SignedCards(const std::vector<Card>& cards, Language language) {
  std::vector<std::string> words;
  for (const Card card : cards) words.push_back(SignedCard(card, language));
  return absl::StrJoin(words, " ");
}

std::string Question(std::size_t number, const Puzzle& puzzle, Language language) {
  const PuzzleWords& words = WordsIn(language);
  const DealInPlay& deal = puzzle.deal;
  const auto name = [&](Seat seat) { return std::string(SeatName(seat, language)); };
  std::string text = absl::Substitute(words.heading, number, FormatRules(deal.position().rules),
                                      name(deal.turn()), name(deal.contract()->declarer),
                                      SuitText(deal.contract()->trump, language), puzzle.grade());
  if (const auto calls = deal.auction().calls(); !calls.empty()) {
    absl::StrAppend(&text, absl::Substitute(words.calls, FormatCalls(calls, language),
                                            name(deal.auction().SpeakerOf(0))));
  }
  int trick = 0;
  for (const SeenTrick& seen : deal.tricks().tricks()) {
    const std::vector<Card> cards(seen.cards.begin(), seen.cards.end());
    absl::StrAppend(&text, absl::Substitute(words.trick, ++trick, name(seen.leader),
                                            SignedCards(cards, language)));
  }
  text += "\n";
  if (puzzle.hands == PuzzleHands::kOpen) {
    return text + Draw({.hands = deal.position().hands, .notes = {}, .trick = {}}, language);
  }
  absl::StrAppend(&text, absl::Substitute(words.hand, name(deal.turn())));
  const CardSet hand = deal.position().hands[Index(deal.turn())];
  std::vector<std::string> suits;
  for (const Suit suit : kAllSuits) suits.push_back(SuitOfHand(hand, suit, language));
  return absl::StrCat(text, absl::StrJoin(suits, "   "), "\n");
}

std::string Answer(std::size_t number, const Puzzle& puzzle, Language language) {
  const PuzzleWords& words = WordsIn(language);
  std::vector<std::string> costs;
  for (std::size_t i = 1; i < puzzle.cards.size(); ++i) {
    costs.push_back(absl::Substitute(words.costs, SignedCard(puzzle.cards[i].card, language),
                                     std::lround(puzzle.cards[i].cost)));
  }
  std::string text = absl::Substitute(words.answer, number, SignedCard(puzzle.best(), language),
                                      absl::StrJoin(costs, ", "));
  if (!puzzle.line.empty()) {
    absl::StrAppend(&text, absl::Substitute(words.line, SignedCards(puzzle.line, language)));
  }
  if (const std::string why = ReasonsInWords(puzzle).In(language); !why.empty()) {
    text += Wrapped(why, kWidth, "   ");
  }
  if (puzzle.found_by.empty()) return text + words.nobody;
  return text + absl::Substitute(words.found_by, absl::StrJoin(puzzle.found_by, ", "));
}

}  // namespace

std::string PuzzlesText(const std::vector<Puzzle>& puzzles, Language language) {
  if (puzzles.empty()) return "";
  std::string text;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    absl::StrAppend(&text, Question(i + 1, puzzles[i], language), "\n");
  }
  text += WordsIn(language).answers;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    text += Answer(i + 1, puzzles[i], language);
  }
  return text;
}

}  // namespace jasnel
