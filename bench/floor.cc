#include "bench/floor.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>

#include "bitboard/play_order.h"
#include "solver/questions/find_points.h"
#include "solver/questions/find_value.h"
#include "solver/questions/game_tree.h"
#include "solver/questions/solve_question.h"
#include "solver/search/observer.h"
#include "solver/search/search.h"

namespace jasnel::bench {
namespace {

using namespace internal::observed;  // NOLINT: the kernel compiled for measurements

// A choice of a seat and the target asked for.
struct Question {
  static Question Of(const OpenTrick& trick, int place, int target) {
    const auto led = static_cast<std::uint64_t>(place == 0 ? 0 : trick.led.index());
    return {std::uint64_t{trick.start.left.bits()} << 32 | trick.cards.bits(),
            static_cast<std::uint64_t>(target + (1 << 20)) << 8 | led << 2 | trick.start.leader};
  }
  friend bool operator==(const Question&, const Question&) = default;

  std::uint64_t cards;
  std::uint64_t rest;
};

struct HashOf {
  std::size_t operator()(const Question& question) const {
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
    std::uint64_t hash = (question.cards ^ question.cards >> 29) * kOdd ^ question.rest;
    hash = (hash ^ hash >> 32) * kOdd;
    return static_cast<std::size_t>(hash ^ hash >> 29);
  }
};

using Decisions = std::unordered_map<Question, PlayCard, HashOf>;

// Counts cutoffs.
class Counter : public Watcher {
 public:
  explicit Counter(Cutoffs& cutoffs) : cutoffs_(cutoffs) {}

  void Order(const OpenTrick&, int, int, MoveList&) override {}
  void Cut(const OpenTrick& trick, int place, int, const MoveList&, int decided) override {
    ++cutoffs_[trick.start.tricks - 1][place][decided];
  }

 private:
  Cutoffs& cutoffs_;
};

// Tries the card first that decided last time.
class Rememberer : public Watcher {
 public:
  void Order(const OpenTrick& trick, int place, int target, MoveList& moves) override {
    const auto found = decisions_.find(Question::Of(trick, place, target));
    if (found == decisions_.end()) return;
    moves.BringFirst([&](PlayCard card) { return card == found->second; });
  }
  void Cut(const OpenTrick& trick, int place, int target, const MoveList& moves,
           int decided) override {
    decisions_[Question::Of(trick, place, target)] = moves[decided];
  }

 protected:
  Decisions decisions_;
};

// Where few tricks are left, finds the card that decides with the fewest nodes, by trying all, each
// with an empty table. A choice is made after those below it, so these are tried in the best order
// that is known.
class CheapestFinder : public Rememberer {
 public:
  CheapestFinder(const Position& position, std::size_t table_bytes, const Switches& switches)
      : position_(position),
        hands_(GameTree::HandsOf(position)),
        switches_(switches),
        trial_(table_bytes) {}

  void Cut(const OpenTrick& trick, int place, int target, const MoveList& moves,
           int decided) override {
    if (trick.start.tricks > kCheapestTricks) {
      Rememberer::Cut(trick, place, target, moves, decided);
      return;
    }
    const Question question = Question::Of(trick, place, target);
    if (decisions_.contains(question)) return;
    const bool maximize = (trick.Seat(place) & 1) == 0;
    MoveList in_order = moves;  // the search has put only the first in place
    in_order.Sort();
    std::uint64_t fewest = 0;
    for (int i = 0; i < in_order.size(); ++i) {
      const auto nodes = NodesOf(trick, place, in_order[i], target, maximize, fewest);
      if (nodes == 0) continue;
      fewest = nodes;
      decisions_[question] = in_order[i];
    }
  }

 private:
  // The nodes for showing that `card` decides; 0 if it does not, or not with fewer than `limit`.
  std::uint64_t NodesOf(const OpenTrick& trick, int place, PlayCard card, int target, bool maximize,
                        std::uint64_t limit) {
    trial_.Begin(hands_, position_.rules, switches_, {.nodes = limit});
    OneWay orders(*this);
    trial_.Watch(&orders);
    const OpenTrick next = trick.With(card, place);
    int value = 0;
    if (place + 1 < kSeats) {
      value = trial_.TestPoints(next, target);
    } else {
      const auto outcome = next.Over(position_.rules);
      const OpenTrick after = OpenTrick::Start(outcome.next, trial_.deal());
      value = outcome.Gain() + trial_.TestPoints(after, target - outcome.Gain());
    }
    if (trial_.stopped() || (value >= target) != maximize) return 0;
    return trial_.budget().nodes() + 1;
  }

  // Orders cards as another watcher does, and tells it nothing.
  class OneWay : public Watcher {
   public:
    explicit OneWay(Rememberer& watcher) : watcher_(watcher) {}
    void Order(const OpenTrick& trick, int place, int target, MoveList& moves) override {
      watcher_.Order(trick, place, target, moves);
    }
    void Cut(const OpenTrick&, int, int, const MoveList&, int) override {}

   private:
    Rememberer& watcher_;
  };

  const Position& position_;
  std::array<PlaySet, kSeats> hands_;
  Switches switches_;
  Search trial_;
};

constexpr std::array kOracles = {
    Oracle{"nothing", false, FirstCard::kOrdered},
    Oracle{"value", true, FirstCard::kOrdered},
    Oracle{"card that decided", false, FirstCard::kDecided},
    Oracle{"cheapest card", false, FirstCard::kCheapest},
    Oracle{"value, card that decided", true, FirstCard::kDecided},
    Oracle{"value, cheapest card", true, FirstCard::kCheapest},
    Oracle{"every card: nothing", false, FirstCard::kOrdered, true},
    Oracle{"every card: the values", true, FirstCard::kOrdered, true},
};

// One deal, solved again and again.
class Deal {
 public:
  Deal(const Position& position, std::size_t table_bytes, const Switches& switches)
      : position_(position), table_bytes_(table_bytes), switches_(switches), search_(table_bytes) {}

  // Counts the nodes and, for the search as it is, the cutoffs.
  std::uint64_t With(const Oracle& oracle, Cutoffs& cutoffs) {
    if (oracle.cards) return oracle.value ? ProveCards() : FindCards();
    switch (oracle.first) {
      case FirstCard::kOrdered: {
        Counter counter(cutoffs);
        return oracle.value ? Prove(nullptr) : Find(&counter);
      }
      case FirstCard::kDecided: {
        Rememberer rememberer;
        return Fewest(oracle, rememberer);
      }
      case FirstCard::kCheapest:
        break;
    }
    CheapestFinder finder(position_, table_bytes_, switches_);
    return Fewest(oracle, finder);
  }

  bool agrees() const { return agrees_; }

 private:
  // The nodes for the value.
  std::uint64_t Find(Watcher* watcher) {
    Begin(watcher);
    const GameTree tree(search_, position_);
    const PointsFinder finder(search_, tree);
    const int value = finder.Find(tree.root(), finder.Guess(), kWide).lower;
    agrees_ &= value == value_.value_or(value);
    value_ = value;
    return search_.budget().nodes();
  }

  // The nodes for showing that it is this value.
  std::uint64_t Prove(Watcher* watcher) {
    Begin(watcher);
    const GameTree tree(search_, position_);
    const PointsFinder finder(search_, tree);
    agrees_ &= finder.IsAtLeast(tree.root(), *value_);
    agrees_ &= !finder.IsAtLeast(tree.root(), *value_ + 1);
    return search_.budget().nodes();
  }

  // The same for every legal card.
  std::uint64_t FindCards() {
    Begin(nullptr);
    const Solution solution = Answer(search_, position_, {.cards = true});
    agrees_ &= solution.value.count() == *value_;
    cards_ = solution.cards;
    return solution.nodes;
  }

  std::uint64_t ProveCards() {
    Begin(nullptr);
    const GameTree tree(search_, position_);
    const PointsFinder finder(search_, tree);
    for (const CardValue& card : cards_) {
      const TreeNode next = tree.After(tree.root(), card.card);
      agrees_ &= finder.IsAtLeast(next, card.value.count());
      agrees_ &= !finder.IsAtLeast(next, card.value.count() + 1);
    }
    return search_.budget().nodes();
  }

  void Begin(Watcher* watcher) {
    search_.Begin(GameTree::HandsOf(position_), position_.rules, switches_, {});
    search_.Watch(watcher);
  }

  // Each pass asks some questions that the last one did not, so it takes several.
  std::uint64_t Fewest(const Oracle& oracle, Watcher& watcher) {
    constexpr int kPasses = 12;
    std::uint64_t fewest = std::numeric_limits<std::uint64_t>::max();
    for (int pass = 0; pass < kPasses; ++pass) {
      fewest = std::min(fewest, oracle.value ? Prove(&watcher) : Find(&watcher));
    }
    return fewest;
  }

  const Position& position_;
  std::size_t table_bytes_;
  Switches switches_;
  Search search_;
  std::optional<int> value_;
  std::vector<CardValue> cards_;
  bool agrees_ = true;
};

}  // namespace

std::span<const Oracle> Oracles() { return kOracles; }

bool Floor::Add(const Position& position) {
  Deal deal(position, table_bytes_, switches_);
  for (std::size_t i = 0; i < nodes_.size(); ++i) nodes_[i] += deal.With(Oracles()[i], cutoffs_);
  ++positions_;
  return deal.agrees();
}

}  // namespace jasnel::bench
