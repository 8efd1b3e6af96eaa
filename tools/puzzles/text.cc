#include "tools/puzzles/text.h"

#include <cmath>
#include <cstddef>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "engine/requests/move_request.h"
#include "jasnel/rules.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/decimals.h"
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

std::string PuzzlesText(const std::vector<SourcedPuzzle>& puzzles, Language language) {
  if (puzzles.empty()) return "";
  std::string text;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    absl::StrAppend(&text, Question(i + 1, puzzles[i].puzzle, language), "\n");
  }
  text += WordsIn(language).answers;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    text += Answer(i + 1, puzzles[i].puzzle, language);
  }
  return text;
}

Record PuzzleRecord(const SourcedPuzzle& sourced) {
  const Puzzle& puzzle = sourced.puzzle;
  const DealInPlay& deal = puzzle.deal;
  const auto letter = [](Seat seat) { return SeatLetterMessage(seat).english; };
  const auto code = [](Card card) { return CardMessage(card).english; };
  Hands dealt = deal.position().hands;
  for (int seat = 0; seat < kSeats; ++seat) dealt[seat] |= deal.tricks().played()[seat];
  Record record = {{"id", sourced.deal},
                   {"deal", FormatHands(dealt)},
                   {"rules", FormatRules(deal.position().rules)},
                   {"dealer", letter(deal.auction().dealer())}};
  if (const auto turned = deal.auction().turned()) {
    record["turned"] = FormatCall(Call{*turned});
  }
  if (!deal.auction().calls().empty()) {
    Record calls = Record::array();
    for (const Call call : deal.auction().calls()) calls.push_back(FormatCall(call));
    record["auction"] = calls;
  }
  record["trump"] = FormatCall(Call{deal.contract()->trump});
  record["declarer"] = letter(deal.contract()->declarer);
  record["tricks"] = TrickList(deal.tricks());
  Record about;
  about["hands"] = puzzle.hands == PuzzleHands::kOpen ? "open" : "hidden";
  about["seat"] = letter(deal.turn());
  about["best"] = code(puzzle.best());
  about["grade"] = puzzle.grade();
  about["found_by"] = puzzle.found_by;
  Record cards = Record::array();
  for (const PuzzleCard& card : puzzle.cards) {
    cards.push_back({{"card", code(card.card)}, {"cost", Rounded(card.cost, 1)}});
  }
  about["cards"] = cards;
  if (puzzle.hands == PuzzleHands::kHidden) about["worlds"] = puzzle.worlds;
  if (!puzzle.line.empty()) {
    Record line = Record::array();
    for (const Card card : puzzle.line) line.push_back(code(card));
    about["line"] = line;
  }
  if (puzzle.tempting) about["tempting"] = code(*puzzle.tempting);
  if (const Message why = ReasonsInWords(puzzle); !why.english.empty()) {
    about["why"] = {{"en", why.english}, {"nl", why.dutch}};
  }
  record["puzzle"] = about;
  return record;
}

}  // namespace jasnel
