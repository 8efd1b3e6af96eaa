#include "tools/puzzles/text.h"

#include <cmath>
#include <cstddef>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "jasnel/rules.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr std::size_t kWidth = 100;

std::string SignedCards(const std::vector<Card>& cards, Language language) {
  std::vector<std::string> words;
  for (const Card card : cards) words.push_back(SignedCard(card, language));
  return absl::StrJoin(words, " ");
}

std::string Question(std::size_t number, const Puzzle& puzzle, Language language) {
  const Voice say(language);
  const DealInPlay& deal = puzzle.deal;
  const auto name = [&](Seat seat) { return std::string(SeatName(seat, language)); };
  std::string text =
      say("$0. $1. $3 plays $4. Which card for $2? Grade $5.\n",
          "$0. $1. $3 speelt $4. Welke kaart voor $2? Graad $5.\n", number,
          FormatRules(deal.position().rules), name(deal.turn()), name(deal.contract()->declarer),
          SuitText(deal.contract()->trump, language), puzzle.grade());
  if (const auto calls = deal.auction().calls(); !calls.empty()) {
    absl::StrAppend(&text, say("   Calls, from $1: $0\n", "   Geboden, vanaf $1: $0\n",
                               FormatCalls(calls, language), name(deal.auction().SpeakerOf(0))));
  }
  int trick = 0;
  for (const SeenTrick& seen : deal.tricks().tricks()) {
    const std::vector<Card> cards(seen.cards.begin(), seen.cards.end());
    absl::StrAppend(&text, say("   Trick $0, $1 leads: $2\n", "   Slag $0, $1 komt uit: $2\n",
                               ++trick, name(seen.leader), SignedCards(cards, language)));
  }
  text += "\n";
  if (puzzle.hands == PuzzleHands::kOpen) {
    return text + Draw({.hands = deal.position().hands, .notes = {}, .trick = {}}, language);
  }
  absl::StrAppend(&text, say("   $0 holds: ", "   $0 heeft: ", name(deal.turn())));
  const CardSet hand = deal.position().hands[Index(deal.turn())];
  std::vector<std::string> suits;
  for (const Suit suit : kAllSuits) suits.push_back(SuitOfHand(hand, suit, language));
  return absl::StrCat(text, absl::StrJoin(suits, "   "), "\n");
}

std::string Answer(std::size_t number, const Puzzle& puzzle, Language language) {
  const Voice say(language);
  std::vector<std::string> costs;
  for (std::size_t i = 1; i < puzzle.cards.size(); ++i) {
    costs.push_back(absl::StrCat(SignedCard(puzzle.cards[i].card, language), " ",
                                 std::lround(puzzle.cards[i].cost)));
  }
  std::string text = say("$0. $1. The others cost: $2.\n", "$0. $1. De andere kosten: $2.\n",
                         number, SignedCard(puzzle.best(), language), absl::StrJoin(costs, ", "));
  if (!puzzle.line.empty()) {
    absl::StrAppend(&text, say("   Perfect play: $0.\n", "   Volmaakt spel: $0.\n",
                               SignedCards(puzzle.line, language)));
  }
  if (const std::string why = ReasonsInWords(puzzle).In(language); !why.empty()) {
    text += Wrapped(why, kWidth, "   ");
  }
  if (puzzle.found_by.empty()) {
    return text + say("   None of the levels finds it.\n", "   Geen van de niveaus vindt hem.\n");
  }
  return text +
         say("   Found by: $0.\n", "   Gevonden door: $0.\n", absl::StrJoin(puzzle.found_by, ", "));
}

}  // namespace

std::string PuzzlesText(const std::vector<Puzzle>& puzzles, Language language) {
  if (puzzles.empty()) return "";
  std::string text;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    absl::StrAppend(&text, Question(i + 1, puzzles[i], language), "\n");
  }
  text += Voice(language)("Answers\n\n", "Antwoorden\n\n");
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    text += Answer(i + 1, puzzles[i], language);
  }
  return text;
}

}  // namespace jasnel
