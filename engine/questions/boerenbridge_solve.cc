#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

#include "engine/fields/kinds.h"
#include "engine/questions/solve.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {
namespace {

class DealKind final : public Input<DealLine>, public Output<DealLine> {
 public:
  std::string_view Form() const override { return "DEAL"; }
  Message Expected() const override {
    return Phrase{"a deal line, such as 0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0",
                  "een spel, zoals 0:A8.H.4. H10..B5. 7.V10.8. biedingen=1,2,0"};
  }
  Record InputSchema() const {
    return {{"type", "string"}, {"examples", {"0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0"}}};
  }
  Record OutputSchema() const { return InputSchema(); }
  void Write(const DealLine& deal, Language language, Sink& sink) const override {
    sink.Text(FormatDealLine(deal, language));
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, DealLine& deal) const override {
    auto read = ParseDealLine(text);
    if (!read) return FieldFault::OfItself(read.error().both());
    deal = *std::move(read);
    return std::nullopt;
  }
};
constexpr DealKind kDeal;

// Every seat, or one.
class ParanoidKind final : public Input<std::optional<Paranoid>> {
 public:
  std::string_view Form() const override { return "SEAT"; }
  bool MayBeBare() const override { return true; }
  Message Expected() const override {
    return Say("a seat from 0 to $0, or true for all",
               "een plaats van 0 tot en met $0, of true voor allemaal", kMaxPlayers - 1);
  }
  Record InputSchema() const {
    return {{"anyOf",
             {{{"type", "boolean"}},
              {{"type", "integer"}, {"minimum", 0}, {"maximum", kMaxPlayers - 1}}}}};
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::optional<Paranoid>& paranoid) const override {
    if (text == "true") {
      paranoid.emplace();
      return std::nullopt;
    }
    const auto seat = WholeNumber(text, 0, kMaxPlayers - 1);
    if (!seat) return Expected();
    paranoid = {*seat};
    return std::nullopt;
  }
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::optional<Paranoid>& paranoid) const override {
    if (json == false) return std::nullopt;
    if (!json.is_boolean() && !json.is_number()) return OfType(key, json, Expected());
    const std::string text = JsonOf(json);
    if (const auto fault = FromText(text, paranoid)) return In(key, ErrorIn(text, *fault));
    return std::nullopt;
  }
};
constexpr ParanoidKind kParanoid;

constexpr Phrase kWhat = {"What to compute", "Wat te berekenen"};
constexpr Phrase kLimits = {"Output and limits", "Uitvoer en grenzen"};

constexpr Field kSolveFields[] = {
    Takes<&SolveQuestion::deal>(
        {"deal", "spel"}, kDeal,
        {"a deal line, with bids unless only what seats can force is asked",
         "een spel, met biedingen tenzij alleen gevraagd is wat plaatsen kunnen afdwingen"},
        {.needed = true, .has_flag = false}),
    Takes<&SolveQuestion::paranoid>(
        {"paranoid", "paranoid"}, kParanoid,
        {"which bids a seat can force when all others play against it; of one seat, or of all",
         "welke biedingen een plaats kan afdwingen als alle andere ertegen spelen; van één plaats "
         "of van alle"},
        {.group = kWhat}),
    Takes<&SolveQuestion::scores>(
        {"scores", "scores"}, kinds::kSwitch,
        {"with --paranoid, also the guaranteed score of each bid; much slower from eight cards on",
         "met --paranoid ook de zekere score van elk bod; vanaf acht kaarten veel langzamer"},
        {.group = kWhat}),
    Takes<&SolveQuestion::cards>(
        {"cards", "kaarten"}, kinds::kSwitch,
        {"also the outcome of each legal card of the seat to play",
         "ook de uitkomst van elke kaart die wie aan de beurt is mag spelen"},
        {.group = kWhat}),
    Takes<&SolveQuestion::nodes>(
        {"nodes", "knopen"}, kinds::kNodeLimit,
        {"give up on a deal, or with --paranoid on a seat, after so many nodes (cards played in "
         "the "
         "search); 0 for no limit (default of the command 20000000, otherwise 0)",
         "geef een spel, of met --paranoid een plaats, na zoveel knopen op (kaarten die bij het "
         "zoeken gespeeld worden); 0 voor geen grens (standaard van de opdracht 20000000, anders "
         "0)"},
        {.group = kLimits}),
    Takes<&SolveQuestion::budget>(
        {"budget_ms", "tijd_ms"}, kinds::kBudget,
        {"the same after so many milliseconds", "hetzelfde na zoveel milliseconden"},
        {.group = kLimits}),
};

constexpr Together kSolveTogether[] = {{"scores", {"paranoid"}}};

constexpr std::string_view kTricksTakenHelp = "tricks of each seat at the end of the deal";
constexpr std::string_view kScoresHelp = "points that each seat writes down";
constexpr std::string_view kExactHelp = "whether it can force exactly its bid";
constexpr std::string_view kScoreHelp = "the score that it is sure of, if known";

constexpr std::string_view kNodesHelp = "cards played in the search";
constexpr std::string_view kTimeHelp = "time that took, in microseconds";

struct SeatsOutcome {
  Outcome outcome;
  int players = 0;

  std::span<const int> Of(const Tricks& tricks) const {
    return std::span(tricks).first(static_cast<std::size_t>(players));
  }
};

constexpr Part kOutcomeParts[] = {
    Gives<kinds::kNumbers, [](const SeatsOutcome& all) { return all.Of(all.outcome.tricks); }>(
        "tricks", kTricksTakenHelp),
    Gives<kinds::kNumbers, [](const SeatsOutcome& all) { return all.Of(all.outcome.scores); }>(
        "scores", kScoresHelp),
};

struct CardLeads {
  Card card;
  SeatsOutcome outcome;
};

constexpr Part kCardParts[] = {
    Gives<kinds::kCard, &CardLeads::card>("card", "a legal card"),
    Spreads<&CardLeads::outcome>(kOutcomeParts),
};

constexpr Part kForceParts[] = {
    Gives<kinds::kSwitch, &Force::exact>("exact", kExactHelp),
    Gives<kinds::kNumber, &Force::score>("score", kScoreHelp),
};

constexpr Part kCardForceParts[] = {
    Gives<kinds::kCard, &CardForce::card>("card", "a legal card"),
    Spreads<&CardForce::force>(kForceParts),
};

constexpr Part kSeatParts[] = {
    Gives<kinds::kNumber, &SeatForces::seat>("seat", "the seat"),
    Gives<kinds::kNumber, &SeatForces::bid>("bid", "its bid"),
    Spreads<[](const SeatForces& seat) { return If(seat.bid.has_value(), seat.solution.bid); }>(
        kForceParts),
    Gives<kinds::kNumbers,
          [](const SeatForces& seat) {
            std::vector<int> bids;
            for (std::size_t bid = 0; bid < seat.solution.bids.size(); ++bid) {
              if (seat.solution.bids[bid].exact) bids.push_back(static_cast<int>(bid));
            }
            return bids;
          }>("exact_bids", "bids that it can force"),
    Gives<kinds::kNumbers,
          [](const SeatForces& seat) {
            std::optional<std::vector<int>> scores;
            if (!seat.scores) return scores;
            scores.emplace();
            for (const Force& force : seat.solution.bids) scores->push_back(*force.score);
            return scores;
          }>("bid_scores", "the score that it is sure of with each bid from 0"),
    Gives<kinds::kNumber,
          [](const SeatForces& seat) { return If(seat.scores, seat.solution.fewest); }>(
        "fewest", "it can force taking no more tricks than this"),
    Gives<kinds::kNumber,
          [](const SeatForces& seat) { return If(seat.scores, seat.solution.most); }>(
        "most", "it can force taking no fewer tricks than this"),
    Lists<[](const SeatForces& seat) { return If(seat.cards, seat.solution.cards); }>(
        "cards", "CardForce", kCardForceParts,
        "what it can still force after each legal card of the seat to play"),
    Gives<kinds::kCards, [](const SeatForces& seat) { return If(seat.cards, seat.solution.best); }>(
        "best", "the best of these"),
    Gives<kinds::kNumber, &SeatForces::solution, &ParanoidSolution::nodes>("nodes", kNodesHelp),
    Gives<kinds::kMicroseconds, &SeatForces::solution, &ParanoidSolution::time>("time_us",
                                                                                kTimeHelp),
};

constexpr Part kSolveAnswer[] = {
    Gives<kDeal, &SolveAnswer::deal>("deal", "the deal"),
    Spreads<[](const SolveAnswer& answer) {
      std::optional<SeatsOutcome> all;
      if (answer.everybody) all = {answer.everybody->outcome, answer.deal.position.players};
      return all;
    }>(kOutcomeParts),
    Gives<kinds::kCards,
          [](const SolveAnswer& answer) {
            return answer.everybody ? &answer.everybody->line : nullptr;
          }>("line", "the play up to the last card"),
    Lists<[](const SolveAnswer& answer) {
      std::optional<std::vector<CardLeads>> cards;
      if (!answer.everybody || !answer.cards) return cards;
      cards.emplace();
      for (const CardOutcome& card : answer.everybody->cards) {
        cards->push_back({card.card, {card.outcome, answer.deal.position.players}});
      }
      return cards;
    }>("cards", "CardOutcome", kCardParts, "what each legal card of the seat to play leads to"),
    Lists<&SolveAnswer::seats>("seats", "SeatForces", kSeatParts,
                               "with paranoid, what each seat can force"),
    Gives<kinds::kNumber, [](const SolveAnswer& answer) { return answer.nodes(); }>("nodes",
                                                                                    kNodesHelp),
    Gives<kinds::kMicroseconds,
          [](const SolveAnswer& answer) { return answer.time.value_or(answer.search_time()); }>(
        "time_us", kTimeHelp),
};

constexpr std::array<std::string_view, 1> kSolveRows = {"seats"};

// The error of a search that ended before it was done.
std::optional<Error> NotSolved(Stop stop, const Message& where, const SolveQuestion& question) {
  if (stop == Stop::kSolved) return std::nullopt;
  if (stop != Stop::kNodeLimit) return NotInTime();
  return Error{Say("$0not solved within $1 nodes; expected more nodes, or 0 for no limit",
                   "$0niet opgelost binnen $1 knopen; verwacht meer nodes, of 0 voor geen grens",
                   where, question.nodes)};
}

}  // namespace

constexpr QuestionSpec Solve::kSpec = {
    .name = "solve",
    .game = Game::kBoerenbridge,
    .about = kAbout,
    .item = "deal",
    .fields = kSolveFields,
    .together = kSolveTogether,
    .answer = kSolveAnswer,
    .rows = kSolveRows,
};

std::uint64_t SolveAnswer::nodes() const {
  std::uint64_t nodes = everybody ? everybody->nodes : 0;
  if (seats) {
    for (const SeatForces& seat : *seats) nodes += seat.solution.nodes;
  }
  return nodes;
}

std::chrono::microseconds SolveAnswer::search_time() const {
  std::chrono::microseconds total = everybody ? everybody->time : std::chrono::microseconds(0);
  if (seats) {
    for (const SeatForces& seat : *seats) total += seat.solution.time;
  }
  return total;
}

std::optional<Error> Solve::Check(SolveQuestion& question) {
  if (question.deal.has_bids || (question.paranoid && !question.cards)) return std::nullopt;
  if (question.paranoid) {
    return Error{Say("no bids; expected bids= with a number for each hand, which cards needs",
                     "geen biedingen; verwacht biedingen= met een getal voor elke hand, die zijn "
                     "nodig voor cards")};
  }
  return Error{
      Say("no bids; expected bids= with a number for each hand, or paranoid for what seats can "
          "force",
          "geen biedingen; verwacht biedingen= met een getal voor elke hand, of paranoid voor wat "
          "plaatsen kunnen afdwingen")};
}

Result<SolveAnswer> Solve::AnswerTo(const SolveQuestion& question, const AskContext& context) {
  Solver solver;
  auto found = AnswerWith(solver, question, context.cancel);
  if (!found) return found;
  SolveAnswer answer = std::move(found).value();
  answer.time = context.time();
  return answer;
}

Result<SolveAnswer> Solve::AnswerWith(Solver& solver, const SolveQuestion& question,
                                      const std::atomic<bool>& cancel) {
  const Position& position = question.deal.position;
  const Limits limits = {.nodes = question.nodes, .time = question.budget, .cancel = &cancel};
  SolveAnswer answer = {.deal = question.deal, .cards = question.cards};
  if (!question.paranoid) {
    auto solution =
        solver.SolveMaxN(position, {.cards = question.cards, .line = true, .limits = limits});
    if (!solution) return solution.error();
    if (auto error = NotSolved(solution->stop, "", question)) return *std::move(error);
    answer.everybody = std::move(solution).value();
    return answer;
  }
  answer.seats.emplace();
  const std::optional<int> only = question.paranoid->seat;
  // A seat that the deal does not have is an error of the solver's.
  for (int seat = only.value_or(0); seat < (only ? *only + 1 : position.players); ++seat) {
    auto solution = solver.SolveParanoid(position, {.seat = seat,
                                                    .bids = true,
                                                    .cards = question.cards,
                                                    .scores = question.scores,
                                                    .limits = limits});
    if (!solution) return solution.error();
    const Message where = Say("seat $0: ", "plaats $0: ", seat);
    if (auto error = NotSolved(solution->stop, where, question)) return *std::move(error);
    SeatForces& forces = answer.seats->emplace_back();
    forces = {.seat = seat,
              .scores = question.scores,
              .cards = question.cards,
              .solution = std::move(solution).value()};
    if (question.deal.has_bids) forces.bid = position.bids[static_cast<std::size_t>(seat)];
  }
  return answer;
}

}  // namespace jasnel::boerenbridge
