#include "engine/questions/puzzles.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>

#include "engine/fields/kinds.h"
#include "engine/questions/played_fields.h"
#include "engine/records/played_record.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// A number, or two with a dash between them.
class RangeKind final : public Input<NumberRange> {
 public:
  constexpr RangeKind(int least, int most) : least_(least), most_(most) {}

  std::string_view Form() const override { return "N-M"; }
  Message Expected() const override {
    return Say("a number from $0 to $1, or a range such as 3-5",
               "een getal van $0 tot en met $1, of een bereik zoals 3-5", least_, most_);
  }
  Record InputSchema() const {
    return {{"anyOf",
             {{{"type", "integer"}, {"minimum", least_}, {"maximum", most_}},
              {{"type", "string"}, {"examples", {"3-5"}}}}}};
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, NumberRange& range) const override {
    const std::size_t dash = text.find('-');
    const auto low = WholeNumber(text.substr(0, dash), least_, most_);
    const auto high =
        dash == std::string_view::npos ? low : WholeNumber(text.substr(dash + 1), least_, most_);
    if (!low || !high || *low > *high) return Expected();
    range = {*low, *high};
    return std::nullopt;
  }

  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                NumberRange& range) const override {
    return json.is_number() ? Input::FromJson(key, json.dump(), range)
                            : Input::FromJson(key, json, range);
  }

 private:
  int least_;
  int most_;
};
constexpr RangeKind kCardsRange(2, 8);
constexpr RangeKind kGradeRange(1, 6);

constexpr std::array<Choice<PuzzleHands>, 2> kHandsChoices = {
    {{"hidden", PuzzleHands::kHidden}, {"open", PuzzleHands::kOpen}}};
constexpr ChoiceKind<PuzzleHands> kHandsSeen(kHandsChoices, "hidden|open", "PuzzleHands");

constexpr WholeKind kMargin(1, 1000);
constexpr WholeKind kGrade(1, 6);

constexpr std::array kPuzzlesOwnFields = {
    Takes<&PuzzlesQuestion::request, &PuzzleRequest::hands>(
        {"hands", "handen"}, kHandsSeen,
        {"what one sees: one hand, or all (default hidden)",
         "wat men ziet: één hand, of alle (standaard hidden)"}),
    Takes<&PuzzlesQuestion::request, &PuzzleRequest::margin>(
        {"margin", "verschil"}, kMargin,
        {"what every other card costs at least, in points (default 15)",
         "wat elke andere kaart minstens kost, in punten (standaard 15)"}),
    Takes<&PuzzlesQuestion::cards>(
        {"cards", "kaarten"}, kCardsRange,
        {"cards in the hand of the seat to play (default 3-8, with open hands 3-5)",
         "kaarten in de hand van wie speelt (standaard 3-8, met open handen 3-5)"}),
    Takes<&PuzzlesQuestion::grades>(
        {"grade", "graad"}, kGradeRange,
        {"how hard: 1, all five levels of full find the card, to 6, none does (default 2-6)",
         "hoe moeilijk: van 1, alle vijf de niveaus van full vinden de kaart, tot 6, geen ervan "
         "(standaard 2-6)"}),
    Takes<&PuzzlesQuestion::request, &PuzzleRequest::seed>(
        {"seed", "seed"}, kinds::kSeed,
        {"seed of the deals and of the choice of positions (default 1); the answer is the same for "
         "any number of threads",
         "seed van de spellen en van de keus van posities (standaard 1); het antwoord is "
         "hetzelfde voor elk aantal threads"}),
};

constexpr auto kPuzzlesFields =
    Joined(kPuzzlesOwnFields, kRecordRulesField<&PuzzlesQuestion::rules>, kPlayedFields);

constexpr Part kPuzzleTrickParts[] = {
    Gives<kinds::kSeat, &SeenTrick::leader>("leader", "who led"),
    Gives<kinds::kCards, &SeenTrick::cards>("cards", "the cards in order of play"),
};

constexpr Part kPuzzleCardParts[] = {
    Gives<kinds::kCard, &PuzzleCard::card>("card", "a legal card"),
    Gives<kinds::kMeanPoints, &PuzzleCard::cost>("cost",
                                                 "points that it is worth less than the best"),
};

constexpr Part kPuzzleWhyParts[] = {
    Gives<kinds::kText, &Message::english>("en", "in English"),
    Gives<kinds::kText, &Message::dutch>("nl", "in Dutch"),
};

constexpr ListKind<kinds::kText> kNames;

// What makes a position a puzzle.
constexpr Part kPuzzleParts[] = {
    Gives<kHandsSeen, &Puzzle::hands>("hands", "what one sees"),
    Gives<kinds::kSeat, [](const Puzzle& puzzle) { return puzzle.deal.turn(); }>(
        "seat", "the seat to play"),
    Gives<kinds::kCard, [](const Puzzle& puzzle) { return puzzle.best(); }>("best", "the card"),
    Gives<kGrade, [](const Puzzle& puzzle) { return puzzle.grade(); }>(
        "grade", "how hard it is: 1, all levels find the card, to 6, none does"),
    Gives<kNames, &Puzzle::found_by>("found_by",
                                     "the levels of full that find the card, weakest first"),
    Lists<&Puzzle::cards>("cards", "PuzzleCard", kPuzzleCardParts, "all legal cards, best first"),
    Gives<kinds::kNumber,
          [](const Puzzle& puzzle) {
            return If(puzzle.hands == PuzzleHands::kHidden, puzzle.worlds);
          }>("worlds", "with hidden hands: deals of the hidden cards in the check"),
    Gives<kinds::kCards,
          [](const Puzzle& puzzle) { return If(!puzzle.line.empty(), puzzle.line); }>(
        "line", "with open hands: perfect play from the card to the end"),
    Gives<kinds::kCard, &Puzzle::tempting>(
        "tempting", "with hidden hands: the other card that most players would choose"),
    Holds<[](const Puzzle& puzzle) {
      const Message why = ReasonsInWords(puzzle);
      return why.english.empty() ? std::nullopt : std::optional(why);
    }>("why", "PuzzleReason", kPuzzleWhyParts, "why that is worse"),
};

constexpr auto kPuzzleItself = [](const Puzzle& puzzle) -> const Puzzle& { return puzzle; };

// A record of a deal that was broken off before the card.
constexpr Part kRecordParts[] = {
    Gives<kinds::kHands,
          [](const Puzzle& puzzle) {
            Hands dealt = puzzle.deal.position().hands;
            const Hands& played = puzzle.deal.tricks().played();
            for (int seat = 0; seat < kSeats; ++seat) dealt[seat] |= played[seat];
            return dealt;
          }>("deal", "the four hands as they were dealt"),
    Gives<kinds::kRules, [](const Puzzle& puzzle) { return puzzle.deal.position().rules; }>(
        "rules", "the rule set"),
    Gives<kinds::kSeat, [](const Puzzle& puzzle) { return puzzle.deal.auction().dealer(); }>(
        "dealer", "who dealt"),
    Gives<kinds::kTurned,
          [](const Puzzle& puzzle) { return IfAny(puzzle.deal.auction().turned_cards()); }>(
        "turned", "the suit that was turned, or several in order"),
    Gives<kinds::kCallList,
          [](const Puzzle& puzzle) {
            const auto calls = puzzle.deal.auction().calls();
            return calls.empty() ? std::nullopt : std::optional(calls);
          }>("auction", "the calls, if there were any"),
    Gives<kinds::kSuit, [](const Puzzle& puzzle) { return puzzle.deal.contract()->trump; }>(
        "trump", "the trump suit"),
    Gives<kinds::kSeat, [](const Puzzle& puzzle) { return puzzle.deal.contract()->declarer; }>(
        "declarer", "who declared"),
    Lists<[](const Puzzle& puzzle) { return puzzle.deal.tricks().tricks(); }>(
        "tricks", "PuzzleTrick", kPuzzleTrickParts,
        "the tricks before the card, the last of which may be unfinished"),
    Holds<kPuzzleItself>("puzzle", "Puzzle", kPuzzleParts, "what makes it a puzzle"),
};

constexpr Part kPuzzlesAnswer[] = {
    Lists<&PuzzlesAnswer::puzzles>("puzzles", "PuzzleRecord", kRecordParts,
                                   "the puzzle in the deal, if it has one"),
};

}  // namespace

constexpr QuestionSpec AskPuzzles::kSpec = {
    .name = "puzzles",
    .about = kAbout,
    .fields = kPuzzlesFields,
    .other_keys = OtherKeys::kIgnored,
    .answer = kPuzzlesAnswer,
};
const Part& AskPuzzles::kPuzzles = kPuzzlesAnswer[0];

std::optional<Error> AskPuzzles::Read(const Record& object, PuzzlesQuestion& question) {
  auto record = ReadPlayedRecord(object, question.rules);
  if (!record) return record.error();
  question.record = std::move(record).value();
  return std::nullopt;
}

std::optional<Error> AskPuzzles::Check(PuzzlesQuestion& question) {
  PuzzleRequest& request = question.request;
  if (request.hands == PuzzleHands::kOpen) request.most_cards = kMaxOpenCards;
  if (question.cards) std::tie(request.fewest_cards, request.most_cards) = *question.cards;
  std::tie(request.easiest, request.hardest) = question.grades;
  return Validate(request);
}

Result<PuzzlesAnswer> AskPuzzles::AnswerTo(const PuzzlesQuestion& question,
                                           const AskContext& context) {
  const auto positions = PositionsOf(question.record);
  if (!positions) return positions.error();
  PuzzlesAnswer answer;
  context.solver.ForEach(1, [&](Solver& solver, std::size_t) {
    auto puzzle = Find(solver, *positions, 1, question, context.cancel);
    if (puzzle) answer.puzzles.push_back(*std::move(puzzle));
  });
  return answer;
}

Result<std::vector<DealInPlay>> AskPuzzles::PositionsOf(const PlayedRecord& record) {
  const auto deal = FollowRecord(record);
  if (!deal) return deal.error();
  std::vector<DealInPlay> positions;
  for (const DealAtPoint& point : deal->points) {
    if (point.at.card > 0) positions.push_back(point.before);
  }
  return positions;
}

std::optional<Puzzle> AskPuzzles::Find(Solver& solver, std::vector<DealInPlay> positions,
                                       std::uint64_t number, const PuzzlesQuestion& question,
                                       const std::atomic<bool>& cancel) {
  PuzzleRequest request = question.request;
  request.seed = Random::Stream(request.seed, number).Next();
  request.cancel = &cancel;
  return FindPuzzle(solver, std::move(positions), request);
}

}  // namespace jasnel
