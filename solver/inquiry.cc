// Answers requests by asking the search questions.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "bitboard/play_order.h"
#include "bitboard/position.h"
#include "bitboard/trick_rules.h"
#include "solver/engine.h"
#include "solver/first_guess.h"
#include "solver/kernel.h"
#include "solver/search.h"
#include "solver/touching.h"

JASNEL_KERNEL_BEGIN
namespace {

Goal GoalOf(Objective objective, Side declarers) {
  if (objective != Objective::kPit) return Goal::kPoints;
  return declarers == Side::kNorthSouth ? Goal::kPitNorthSouth : Goal::kPitEastWest;
}

// North-South's lead in points already won.
int LeadOf(const std::array<Tally, 2>& won) {
  const Tally& ns = won[Index(Side::kNorthSouth)];
  const Tally& ew = won[Index(Side::kEastWest)];
  return (ns.cards + ns.roem - ew.cards - ew.roem).count();
}

// One request: asks the search questions about the position and those after it.
class Inquiry {
 public:
  Inquiry(Search& search, const Position& position, const SolveRequest& request,
          const Switches& switches)
      : search_(search),
        position_(position),
        request_(request),
        order_(position.trump),
        declarers_(SideOf(position.declarer)) {
    std::array<PlaySet, kSeats> hands;
    for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order_.ToPlay(position.hands[seat]);
    for (int place = 0; place < position.trick.size(); ++place) {
      const Seat seat = Clockwise(position.leader, place);
      hands[Index(seat)] |= order_.ToPlay(position.trick[place]);
    }
    search_.Begin(hands, position.rules, GoalOf(request.objective, declarers_), switches,
                  request.limits);
    PlaySet left;
    for (const PlaySet hand : hands) left |= hand;
    root_.trick = OpenTrick::Start({left.bits(), static_cast<std::uint8_t>(Index(position.leader)),
                                    static_cast<std::uint8_t>(left.size() / kSeats),
                                    static_cast<std::int16_t>(CardPoints(left) + kLastTrickPoints)},
                                   search_.deal());
    for (int place = 0; place < position.trick.size(); ++place) {
      root_ = After(root_, order_.ToPlay(position.trick[place]));
    }
    const Tally& declarers_won = position.won[Index(declarers_)];
    root_.pit_lost = declarers_won.tricks < TricksPlayed(position);
  }

  Solution Answer() {
    Solution solution;
    if (request_.objective == Objective::kPoints) {
      AnswerPoints(solution);
    } else {
      AnswerMakes(solution);
    }
    if (search_.stopped()) {
      Solution bounds;
      bounds.lower = solution.lower;
      bounds.upper = solution.upper;
      solution = std::move(bounds);
    }
    solution.stop = search_.budget().stop();
    solution.nodes = search_.budget().nodes();
    solution.time = search_.budget().Elapsed();
    return solution;
  }

 private:
  // A position after some cards of the root's.
  struct State {
    OpenTrick trick;
    int place = 0;          // cards played to the trick
    int gained = 0;         // by North-South since the root
    bool pit_lost = false;  // a trick was not the declarers'
  };

  State After(const State& state, PlayCard card) const {
    State next = state;
    next.trick = state.trick.With(card, state.place);
    if (++next.place < kSeats) return next;
    const Outcome outcome = next.trick.Over(search_.rules());
    next.gained += outcome.gain;
    next.pit_lost |= (next.trick.winner & 1) != Index(declarers_);
    next.trick = OpenTrick::Start(outcome.next, search_.deal());
    next.place = 0;
    return next;
  }

  int SeatOf(const State& state) const { return state.trick.Seat(state.place); }
  bool Maximizes(const State& state) const { return (SeatOf(state) & 1) == 0; }

  // The legal cards suit by suit from high to low.
  CardSet Legal(const State& state) const {
    return order_.ToNatural(state.trick.Legal(state.place, search_.deal(), search_.rules()));
  }

  template <class Visit>
  void ForEachLegal(const State& state, Visit visit) const {
    const CardSet legal = Legal(state);
    for (const Suit suit : kAllSuits) {
      for (CardSet cards = legal & CardsOf(suit); !cards.empty(); cards -= cards.Highest()) {
        if (!visit(cards.Highest())) return;
      }
    }
  }

  // A bound of the root's value by way of `state`, as Search::Test.
  int Test(const State& state, int target) {
    return state.gained + search_.Test(state.trick, target - state.gained);
  }

  // Every value has the parity of the points that were left at the root: all roem is even.
  int UpToParity(int target) const { return target + ((target ^ root_.trick.start.points) & 1); }

  // Bounds of a value; equal once it is found.
  struct Range {
    int lower = -kBeyondValues;
    int upper = kBeyondValues;

    bool HasLower() const { return lower > -kBeyondValues; }
    bool HasUpper() const { return upper < kBeyondValues; }
    bool IsOpen() const { return lower < upper; }
  };

  // How far to go from one question to the next while the value is not yet between two bounds.
  struct Steps {
    int first;
    int growth;
  };
  static constexpr Steps kWide{8, 2};   // from a guess
  static constexpr Steps kEven{10, 1};  // from the value of the best card so far
  static constexpr Steps kNear{4, 2};   // from the value of a touching card

  // Asks for bounds of the value of `state`, from a guess in steps up or down until it lies between
  // two of them, then in the middle.
  Range FindValue(const State& state, int guess, Steps steps) {
    Range range;
    int target = UpToParity(guess);
    for (int step = steps.first; range.IsOpen(); step *= steps.growth) {
      const int bound = Test(state, target);
      if (search_.stopped()) break;
      (bound >= target ? range.lower : range.upper) = bound;
      if (!range.HasLower()) {
        target = range.upper - step;
      } else if (!range.HasUpper()) {
        target = range.lower + step;
      } else {
        target = UpToParity((range.lower + range.upper) / 2);
      }
    }
    return range;
  }

  int Guess() const { return FirstGuess(search_.deal(), root_.trick.start); }

  void AnswerPoints(Solution& solution) {
    const Range range = request_.cards ? AddCardValues(solution) : FindValue(root_, Guess(), kWide);
    solution.lower = Points(range.lower);
    solution.upper = Points(range.upper);
    if (search_.stopped()) return;
    solution.value = solution.lower;
    const auto keeps = [&](const State& state, bool maximize) {
      return maximize ? Test(state, range.lower) >= range.lower
                      : Test(state, range.lower + 2) <= range.lower;
    };
    if (request_.best && !request_.cards) AddBest(solution, keeps);
    if (request_.line) AddLine(solution, keeps);
  }

  // Card by card, each from the value of one before it: the position is worth what its best card
  // is, and to look for that first would only be more work.
  Range AddCardValues(Solution& solution) {
    const bool maximize = Maximizes(root_);
    const std::uint32_t separating =
        CardsThatSeparate(root_.trick, root_.place, search_.deal().hand(SeatOf(root_)));
    Range best;
    int& best_value = maximize ? best.lower : best.upper;
    ForEachLegal(root_, [&](Card card) {
      const PlayCard played = order_.ToPlay(card);
      int guess = Guess();
      Steps steps = kWide;
      if (!solution.cards.empty()) {
        const CardValue& last = solution.cards.back();
        const bool near = Touch(played, order_.ToPlay(last.card), separating);
        // High enough to be kept, if it is for North-South; low enough, if it is for East-West.
        guess = (near ? last.value.count() : best_value) + (maximize ? 0 : 2);
        steps = near ? kNear : kEven;
      }
      const Range range = FindValue(After(root_, played), guess, steps);
      const int value = maximize ? range.lower : range.upper;
      best_value = maximize ? std::max(best_value, value) : std::min(best_value, value);
      solution.cards.push_back({card, Points(value), false});
      return !search_.stopped();
    });
    if (search_.stopped()) return best;
    for (const CardValue& card : solution.cards) {
      if (card.value == Points(best_value)) solution.best |= card.card;
    }
    return {best_value, best_value};
  }

  void AnswerMakes(Solution& solution) {
    solution.makes = Makes(root_);
    if (search_.stopped()) return;
    const auto keeps = [&](const State& state, bool) { return Makes(state) == solution.makes; };
    if (request_.cards) {
      ForEachLegal(root_, [&](Card card) {
        const bool makes = Makes(After(root_, order_.ToPlay(card)));
        solution.cards.push_back({card, Points(0), makes});
        if (makes == solution.makes) solution.best |= card;
        return !search_.stopped();
      });
    } else if (request_.best) {
      AddBest(solution, keeps);
    }
    if (request_.line) AddLine(solution, keeps);
  }

  // Whether the declarers succeed from `state` on.
  bool Makes(const State& state) {
    const bool north_south = declarers_ == Side::kNorthSouth;
    if (request_.objective == Objective::kPit) {
      if (state.pit_lost) return false;
      const int target = north_south ? kPitValue : 0;
      return (search_.Test(state.trick, target) >= target) == north_south;
    }
    // More than the others: lead + value > 0 for North-South, < 0 for East-West.
    const int lead = LeadOf(position_.won);
    const int target = UpToParity(north_south ? 1 - lead : -lead);
    return (Test(state, target) >= target) == north_south;
  }

  // The cards after which the position, by `keeps(state, maximize)`, still is worth what it was to
  // the side in turn.
  template <class Keeps>
  void AddBest(Solution& solution, const Keeps& keeps) {
    ForEachLegal(root_, [&](Card card) {
      if (keeps(After(root_, order_.ToPlay(card)), Maximizes(root_))) solution.best |= card;
      return !search_.stopped();
    });
  }

  template <class Keeps>
  void AddLine(Solution& solution, const Keeps& keeps) {
    State state = root_;
    Position position = position_;
    while (!IsOver(position) && !search_.stopped()) {
      State next;
      Card choice;
      ForEachLegal(state, [&](Card card) {
        choice = card;
        next = After(state, order_.ToPlay(card));
        return !keeps(next, Maximizes(state)) && !search_.stopped();
      });
      if (search_.stopped()) return;
      state = next;
      Play(position, choice);
      solution.line.push_back(choice);
    }
    for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
      const Tally& before = position_.won[Index(side)];
      const Tally& after = position.won[Index(side)];
      (side == Side::kNorthSouth ? solution.ns : solution.ew) =
          after.cards + after.roem - before.cards - before.roem;
    }
  }

  Search& search_;
  const Position& position_;
  const SolveRequest& request_;
  const PlayOrder order_;
  const Side declarers_;
  State root_;
};

class SearchEngine : public Engine {
 public:
  explicit SearchEngine(const SolverOptions& options)
      : search_(options.table_bytes), switches_(options.switches) {}

  Solution Solve(const Position& position, const SolveRequest& request) override {
    return Inquiry(search_, position, request, switches_).Answer();
  }

 private:
  Search search_;
  Switches switches_;
};

}  // namespace

std::unique_ptr<Engine> MakeEngine(const SolverOptions& options) {
  return std::make_unique<SearchEngine>(options);
}

JASNEL_KERNEL_END
