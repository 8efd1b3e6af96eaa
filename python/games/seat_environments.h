// Many deals side by side, in each of which the caller has one seat and players of the library the
// others: an environment for learning programs, without Python in the loop.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/dealing.h"
#include "jasnel/player.h"
#include "python/games/actions.h"
#include "python/games/observation.h"
#include "python/question_error.h"
#include "solver/threads.h"

namespace jasnel {

struct SeatOptions {
  int count = 1;  ///< of deals
  int seat = -1;  ///< of the caller; -1 for any, each time another
  bool history = false;
  std::uint64_t seed = 1;  ///< deals and others' choices follow from it, on any number of threads
  int threads = 0;         ///< 0 for as many as OpenMP offers
};

/// What a step fills: for each deal what the caller's seat observes, which actions are legal, what
/// it got, and whether the deal is over.
struct SeatRows {
  float* observations;
  std::int8_t* masks;
  float* rewards;
  std::uint8_t* over;
};

/// A `Game` has the types `Deal` and `Player`, `Begin(random)`, a new deal; `Seats()`;
/// `Make(place)`, a player for the seat so many places to the left of the caller, and for 0 the
/// baseline, a player that the caller is compared with, or null; and `Return(deal, seat)`.
template <class Game>
class SeatEnvironments {
  using Deal = typename Game::Deal;
  using Player = typename Game::Player;

 public:
  /// Throws QuestionError for an unknown player.
  SeatEnvironments(Game game, const SeatOptions& options)
      : game_(std::move(game)),
        options_(options),
        tables_(static_cast<std::size_t>(options.count)),
        players_(
            static_cast<std::size_t>(options.threads > 0 ? options.threads : DefaultThreads())) {
    for (auto& seats : players_) {
      for (int place = 0; place < game_.Seats(); ++place) seats.push_back(game_.Make(place));
    }
    Random random(options.seed);
    size_ = game_.Begin(random).Observe(0, Watched()).values().size();
  }

  std::size_t count() const { return tables_.size(); }
  /// How many numbers an observation has.
  std::size_t size() const { return size_; }

  /// Deals anew everywhere; with a seed the deals of that seed, from its first. `stops` is asked
  /// now and then, on the thread of the caller, whether to stop; then the rest of the rows stays.
  template <class Stops>
  void Reset(std::optional<std::uint64_t> seed, const SeatRows& rows, const Stops& stops) {
    if (seed) {
      options_.seed = *seed;
      for (Table& table : tables_) table.deals = 0;
    }
    ForEach(stops, [&](std::size_t i, int thread, const std::atomic<bool>& cancel) {
      Begin(i, thread, cancel);
      Tell(i, 0, rows);
    });
  }

  /// One action in each deal. Where a deal is over the action is ignored, and another is dealt.
  /// Throws QuestionError, and changes nothing, if an action is illegal.
  template <class Stops>
  void Step(const std::int64_t* actions, const SeatRows& rows, const Stops& stops) {
    for (std::size_t i = 0; i < count(); ++i) Check(i, actions[i]);
    ForEach(stops, [&](std::size_t i, int thread, const std::atomic<bool>& cancel) {
      Table& table = tables_[i];
      float reward = 0;
      if (table.over) {
        Begin(i, thread, cancel);
      } else {
        table.deal->Apply(static_cast<int>(actions[i]));
        Advance(table, thread, cancel);
        if (table.over) reward = static_cast<float>(Return(table) - table.baseline);
      }
      Tell(i, reward, rows);
    });
  }

  /// What the baseline would do in each deal; 0 where it is over. Throws QuestionError without one.
  template <class Stops>
  void Advise(std::int64_t* actions, const Stops& stops) {
    if (!HasBaseline()) throw QuestionError("no baseline; expected one to be named");
    for (std::size_t i = 0; i < count(); ++i) RequireDealt(i);
    ForEach(stops, [&](std::size_t i, int thread, const std::atomic<bool>& cancel) {
      actions[i] = tables_[i].over ? 0 : Choice(tables_[i], thread, cancel);
    });
  }

  /// The deal at a place in one line, and the seat of the caller.
  std::pair<std::string, int> At(std::size_t i) const {
    return {tables_[i].deal ? tables_[i].deal->Text() : "", tables_[i].seat};
  }

 private:
  struct Table {
    std::optional<Deal> deal;
    Random random = Random(0);
    std::uint64_t seed = 0;   // of the choices of players
    std::uint64_t deals = 0;  // so far
    int seat = 0;
    int baseline = 0;  // what the baseline would get in the seat of the caller
    bool over = true;
  };

  Observed Watched() const { return {.all = false, .history = options_.history}; }

  bool HasBaseline() const { return players_.front().front() != nullptr; }

  static std::string Where(std::size_t i) { return "deal " + std::to_string(i) + ": "; }

  void RequireDealt(std::size_t i) const {
    const Table& table = tables_[i];
    if (table.deal && (table.over || table.deal->Turn() == table.seat)) return;
    throw QuestionError(Where(i) + "not dealt; expected reset first");
  }

  void Check(std::size_t i, std::int64_t action) const {
    RequireDealt(i);
    const Table& table = tables_[i];
    if (table.over) return;
    const ActionSet legal = table.deal->Legal();
    if (action >= 0 && action < Deal::kActions && (legal >> action & 1) != 0) return;
    std::string expected;
    for (const int one : ActionList(legal)) expected += ' ' + std::to_string(one);
    throw QuestionError(Where(i) + "action " + std::to_string(action) + "; expected one of" +
                        expected);
  }

  // A deal in which the caller is to act.
  void Begin(std::size_t i, int thread, const std::atomic<bool>& cancel) {
    Table& table = tables_[i];
    do {
      const std::uint64_t number = 1 + i + count() * table.deals++;
      table.random = Random::Stream(options_.seed, number);
      table.seed = table.random.Next();
      table.seat = options_.seat >= 0 ? options_.seat : table.random.Below(game_.Seats());
      table.deal.emplace(game_.Begin(table.random));
      table.over = false;
      Advance(table, thread, cancel);
    } while (table.over && !cancel);
    if (HasBaseline()) table.baseline = Baseline(table, thread, cancel);
  }

  int Return(const Table& table) const { return game_.Return(*table.deal, table.seat); }

  // The same deal, chance and others with the baseline in the seat of the caller.
  int Baseline(Table table, int thread, const std::atomic<bool>& cancel) {
    while (!table.over && !cancel) {
      const int action = Choice(table, thread, cancel);
      if (cancel) break;
      table.deal->Apply(action);
      Advance(table, thread, cancel);
    }
    return table.over ? Return(table) : 0;
  }

  // Chance and the others act, until the caller is to act or the deal is over.
  void Advance(Table& table, int thread, const std::atomic<bool>& cancel) {
    Deal& deal = *table.deal;
    while (!cancel) {
      const int turn = deal.Turn();
      if (turn == kNobodyActs) table.over = true;
      if (turn == kNobodyActs || turn == table.seat) return;
      if (turn == kChanceActs) {
        ActionSet outcomes = deal.Legal();
        for (int skip = table.random.Below(std::popcount(outcomes)); skip > 0; --skip) {
          outcomes &= outcomes - 1;
        }
        deal.Apply(std::countr_zero(outcomes));
        continue;
      }
      const int action = Choice(table, thread, cancel);
      if (!cancel) deal.Apply(action);
    }
  }

  // Of the player whose turn it is.
  int Choice(const Table& table, int thread, const std::atomic<bool>& cancel) const {
    const Deal& deal = *table.deal;
    const int place = (deal.Turn() - table.seat + game_.Seats()) % game_.Seats();
    Player& player = *players_[static_cast<std::size_t>(thread)][static_cast<std::size_t>(place)];
    const std::uint64_t seed = Random::Stream(table.seed, deal.actions().size()).Next();
    return deal.Choose(player, {.seed = seed, .cancel = &cancel});
  }

  void Tell(std::size_t i, float reward, const SeatRows& rows) const {
    const Table& table = tables_[i];
    const Observation seen = table.deal->Observe(table.seat, Watched());
    std::copy(seen.values().begin(), seen.values().end(), rows.observations + i * size_);
    const ActionSet legal = table.over ? 0 : table.deal->Legal();
    for (int action = 0; action < Deal::kActions; ++action) {
      rows.masks[i * Deal::kActions + static_cast<std::size_t>(action)] =
          static_cast<std::int8_t>(legal >> action & 1);
    }
    rows.rewards[i] = reward;
    rows.over[i] = table.over ? 1 : 0;
  }

  // `task(i, thread, cancel)` for each deal; throws what the first of them that failed has thrown.
  template <class Stops, class Task>
  void ForEach(const Stops& stops, const Task& task) {
    constexpr std::size_t kAtATime = 32;
    std::atomic<bool> cancel = false;
    std::mutex mutex;
    std::exception_ptr failed;
    OnPieces((count() + kAtATime - 1) / kAtATime, static_cast<int>(players_.size()),
             [&](std::size_t piece, int thread) {
               try {
                 const std::size_t end = std::min(count(), (piece + 1) * kAtATime);
                 for (std::size_t i = piece * kAtATime; i < end && !cancel; ++i) {
                   task(i, thread, cancel);
                   if (thread == 0 && stops()) cancel = true;
                 }
               } catch (...) {
                 const std::scoped_lock lock(mutex);
                 if (!failed) failed = std::current_exception();
               }
             });
    if (failed) std::rethrow_exception(failed);
  }

  Game game_;
  SeatOptions options_;
  std::vector<Table> tables_;
  std::vector<std::vector<std::unique_ptr<Player>>> players_;  // by thread, and place from the left
  std::size_t size_ = 0;
};

}  // namespace jasnel
