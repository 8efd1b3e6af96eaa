#include "engine/questions/solve.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "engine/fields/kinds.h"
#include "engine/questions/replay_parts.h"
#include "engine/records/solved_deal.h"
#include "jasnel/contract.h"

namespace jasnel {
namespace {

constexpr Phrase kWhat = {"What to compute", "Wat te berekenen"};

constexpr std::array kSolveOwnFields = {
    Takes<&SolveQuestion::form, &SolveForm::objective>(
        {"objective", "doel"}, kinds::kObjective,
        {"what to solve for: points, whether the declaring side makes the contract or pit, or the "
         "written score (default points)",
         "waarop: punten, of de spelende partij haar contract of pit haalt, of wat wordt "
         "opgeschreven (standaard points)"},
        {.group = kWhat}),
    Takes<&SolveQuestion::form, &SolveForm::cards>(
        {"cards", "kaarten"}, kinds::kSwitch,
        {"also the outcome of each legal card", "ook de uitkomst van elke kaart die mag"},
        {.group = kWhat}),
    Takes<&SolveQuestion::form, &SolveForm::value_only>(
        {"value_only", "alleen_waarde"}, kinds::kSwitch,
        {"leave out the best cards and the line of play: faster",
         "laat de beste kaarten en het spelverloop weg: sneller"},
        {.group = kWhat}),
    Takes<&SolveQuestion::budget>({"budget_ms", "tijd_ms"}, kinds::kBudget,
                                  {"give up on a suit after so many milliseconds",
                                   "geef een kleur na zoveel milliseconden op"},
                                  {.group = kWhat}),
};

constexpr std::array kSolveDealField = {
    Takes<&SolveQuestion::deal>({"deal", "spel"}, kinds::kDealLine,
                                {"a deal line; without trump= each suit in turn",
                                 "een spel; zonder troef= elke kleur na elkaar"},
                                {.needed = true, .has_flag = false}),
};

constexpr auto kSolveFields = Joined(kSolveDealField, kStartFields<&SolveQuestion::defaults>,
                                     kContractFields<&SolveQuestion::defaults>, kSolveOwnFields);

// Of tricks that were won before, one number tells those of both sides.
constexpr std::span kWonBefore = std::span(kWonParts).first<5>();

constexpr std::string_view kValueHelp =
    "points that North-South still win minus those of East-West; for score, what is written down";
constexpr std::string_view kMadeHelp = "whether the declaring side makes its contract, or pit";

// A value of a card, and what it was solved for.
struct SolvedCard {
  CardValue value;
  Objective objective = Objective::kPoints;
};

constexpr Part kSolvedCardParts[] = {
    Gives<kinds::kCard, &SolvedCard::value, &CardValue::card>("card", "a legal card"),
    Gives<kinds::kNumber,
          [](const SolvedCard& card) {
            return If(HasValue(card.objective), card.value.value.count());
          }>("value", kValueHelp),
    Gives<kinds::kSwitch,
          [](const SolvedCard& card) { return If(HasMakes(card.objective), card.value.makes); }>(
        "makes", kMadeHelp),
};

// What stands before the trump suit, and after it.
constexpr Part kSolvedDealParts[] = {
    Gives<kinds::kHands, &SolvedTrump::position, &Position::hands>("deal", "the hands"),
    Gives<kinds::kRules, &SolvedTrump::position, &Position::rules>("rules", "the rule set"),
};

constexpr Part kSolvedParts[] = {
    Gives<kinds::kSeat, &SolvedTrump::position, &Position::leader>(
        "leader", "who leads, or led to the trick in progress"),
    Gives<kinds::kCards,
          [](const SolvedTrump& solved) {
            return If(!solved.position.trick.empty(), solved.position.trick);
          }>("trick", "cards of the trick in progress"),
    Gives<kinds::kSeat, &SolvedTrump::dealer>("dealer", "who dealt"),
    Gives<kinds::kSeat,
          [](const SolvedTrump& solved) {
            return If(solved.declarer || HasMakes(solved.form.objective), solved.position.declarer);
          }>("declarer", "whose side made trump"),
    Holds<[](const SolvedTrump& solved) {
      return HasWon(solved.position) ? &solved.position.won : nullptr;
    }>("won", "WonBefore", kWonBefore, "what was won before"),
    Gives<kinds::kObjective, &SolvedTrump::form, &SolveForm::objective>("objective",
                                                                        "what was solved for"),
    Gives<kinds::kNumber,
          [](const SolvedTrump& solved) {
            return If(HasValue(solved.form.objective), solved.solution.value.count());
          }>("value", kValueHelp),
    Gives<kinds::kSwitch,
          [](const SolvedTrump& solved) {
            return If(HasMakes(solved.form.objective), solved.solution.makes);
          }>("makes", kMadeHelp),
    Lists<[](const SolvedTrump& solved) {
      std::optional<std::vector<SolvedCard>> cards;
      if (!solved.form.cards) return cards;
      cards.emplace();
      for (const CardValue& value : solved.BestFirst()) {
        cards->push_back({value, solved.form.objective});
      }
      return cards;
    }>("cards", "CardValue", kSolvedCardParts, "each legal card, best first"),
    Gives<kinds::kCards,
          [](const SolvedTrump& solved) {
            return If(solved.form.cards || !solved.form.value_only,
                      HighToLow(solved.solution.best));
          }>("best", "all best cards"),
    Gives<kinds::kCards,
          [](const SolvedTrump& solved) {
            return solved.form.value_only ? nullptr : &solved.solution.line;
          }>("line", "best play to the last card"),
    Gives<kinds::kNumber,
          [](const SolvedTrump& solved) {
            return If(!solved.form.value_only, solved.solution.ns.count());
          }>("ns", "points of North-South along the line"),
    Gives<kinds::kNumber,
          [](const SolvedTrump& solved) {
            return If(!solved.form.value_only, solved.solution.ew.count());
          }>("ew", "points of East-West along the line"),
    Gives<kinds::kNumber, &SolvedTrump::solution, &Solution::nodes>("nodes",
                                                                    "cards played in the search"),
    Gives<kinds::kMicroseconds, &SolvedTrump::solution, &Solution::time>(
        "time_us", "time that took, in microseconds"),
};

constexpr auto kIfSolved = [](const SolvedTrump& solved) {
  return solved.error ? nullptr : &solved;
};

// Of a suit that has no answer, its error.
constexpr Part kTrumpParts[] = {
    Spreads<kIfSolved>(kSolvedDealParts),
    Gives<kinds::kSuit, &SolvedTrump::trump>("trump", "the trump suit"),
    Spreads<kIfSolved>(kSolvedParts),
    Gives<kinds::kSentence,
          [](const SolvedTrump& solved) {
            return solved.error ? std::optional(solved.error->both()) : std::nullopt;
          }>("error", "why it has no answer"),
};

constexpr Part kSolveAnswer[] = {
    Lists<&SolveAnswer::trumps>("answers", "Solved", kTrumpParts, "the trump suit, or each"),
    WithoutColumn(Gives<kinds::kMicroseconds, &SolveAnswer::time>(
        "time_us", "time that the answer took, in microseconds")),
};

constexpr std::array<std::string_view, 1> kSolveRows = {"answers"};

}  // namespace

constexpr QuestionSpec Solve::kSpec = {
    .name = "solve",
    .about = kAbout,
    .item = "deal",
    .fields = kSolveFields,
    .answer = kSolveAnswer,
    .rows = kSolveRows,
    .lines_are_rows = true,
};

bool SolvedTrump::Take(Result<Solution> found) {
  if (!found) {
    error = found.error();
    return true;
  }
  solution = std::move(found).value();
  return solution.stop == Stop::kSolved;
}

std::vector<CardValue> SolvedTrump::BestFirst() const {
  const Side side = SideOf(Turn(position));
  const bool wants_true = side == StakesOf(position).ToMake();
  std::vector<CardValue> cards = solution.cards;
  std::stable_sort(cards.begin(), cards.end(), [&](const CardValue& a, const CardValue& b) {
    if (!HasValue(form.objective)) return a.makes != b.makes && a.makes == wants_true;
    return side == Side::kNorthSouth ? a.value > b.value : a.value < b.value;
  });
  return cards;
}

bool MakersMakeIt(const Position& position, Points value) {
  const Stakes stakes = StakesOf(position);
  const int won = stakes.ToMake() == Side::kNorthSouth ? value.count() : -value.count();
  return MakersLead(stakes, position.won, position.rules) + won >= LeastToMake(position.rules);
}

SolveRequest RequestOf(const SolveForm& form) {
  return {.objective = form.objective,
          .best = !form.value_only,
          .cards = form.cards,
          .line = !form.value_only};
}

bool HasWon(const Position& position) {
  const Tally& ns = position.won[Index(Side::kNorthSouth)];
  const Tally& ew = position.won[Index(Side::kEastWest)];
  return ns != Tally{} || ew.cards != Points(0) || ew.roem != Points(0);
}

std::optional<Error> Solve::Check(SolveQuestion& question) {
  question.deal = WithDefaults(question.deal, question.defaults);
  const auto positions = PositionsOf(question.deal, question.form.objective);
  if (!positions) return positions.error();
  question.trumps.clear();
  for (const TrumpPosition& one : *positions) {
    SolvedTrump& trump = question.trumps.emplace_back();
    trump.trump = one.trump;
    trump.dealer = question.deal.dealer;
    trump.declarer = question.deal.declarer;
    trump.form = question.form;
    if (one.position) {
      trump.position = *one.position;
    } else {
      trump.error = one.position.error();
    }
  }
  return std::nullopt;
}

Result<SolveAnswer> Solve::AnswerTo(const SolveQuestion& question, const AskContext& context) {
  SolveAnswer answer = {.deal = question.deal, .trumps = question.trumps};
  SolveRequest request = RequestOf(question.form);
  request.limits = {.time = question.budget, .cancel = &context.cancel};
  bool in_time = true;
  context.solver.ForEach(1, [&](Solver& solver, std::size_t) {
    for (SolvedTrump& trump : answer.trumps) {
      if (!trump.error && in_time) in_time = trump.Take(solver.Solve(trump.position, request));
    }
  });
  if (!in_time) return NotInTime();
  answer.time = context.time();
  return answer;
}

}  // namespace jasnel
