#include "python/games/bindings.h"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/solver.h"
#include "jasnel/dealing.h"
#include "jasnel/player.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "python/games/boerenbridge_deal.h"
#include "python/games/klaverjas_deal.h"
#include "python/games/seat_environments.h"
#include "python/interruptible.h"

namespace nb = nanobind;

namespace jasnel {
namespace {

using boerenbridge::BoerenbridgeDeal;
using FloatArray = nb::ndarray<float, nb::c_contig, nb::device::cpu>;

// A player, for one choice at a time: others wait.
template <class Deal, class Player>
class DealPlayer {
 public:
  explicit DealPlayer(std::unique_ptr<Player> player) : player_(std::move(player)) {}

  // Each call and card has a seed of its own, the same at the same place in the deal.
  int Choose(const Deal& deal, std::uint64_t seed) {
    std::atomic<bool> cancel = false;
    int action = 0;
    const Deal copy = deal;  // Python may change the deal meanwhile
    seed = Random::Stream(seed, copy.actions().size()).Next();
    RunInterruptibly(cancel, [&] {
      const std::scoped_lock lock(mutex_);
      action = copy.Choose(*player_, {.seed = seed, .cancel = &cancel});
    });
    return action;
  }

 private:
  std::unique_ptr<Player> player_;
  std::mutex mutex_;
};

// A solver, for one question at a time: others wait.
template <class Deal, class Solver>
class DealSolver {
 public:
  std::vector<std::pair<int, int>> Values(const Deal& deal) {
    std::atomic<bool> cancel = false;
    std::vector<std::pair<int, int>> values;
    const Deal copy = deal;
    RunInterruptibly(cancel, [&] {
      const std::scoped_lock lock(mutex_);
      try {
        if (!solver_) solver_.emplace();
      } catch (const std::bad_alloc&) {
        throw QuestionError("no memory for a solver; expected 16 MiB");
      }
      values = copy.ExactValues(*solver_, &cancel);
    });
    return values;
  }

 private:
  std::optional<Solver> solver_;
  std::mutex mutex_;
};

template <class Player>
std::unique_ptr<Player> Made(Result<std::unique_ptr<Player>> player) {
  if (!player) throw QuestionError("player: " + player.error().message);
  return std::move(player).value();
}

int SeatsOf(const KlaverjasDeal&) { return kSeats; }
int SeatsOf(const BoerenbridgeDeal& deal) { return deal.players(); }

void RequireSeat(int seat, int seats) {
  if (seat >= 0 && seat < seats) return;
  throw QuestionError("seat " + std::to_string(seat) + "; expected one from 0 to " +
                      std::to_string(seats - 1));
}

// The methods that deals of both games have.
template <class Deal>
void BindDeal(nb::class_<Deal>& bound) {
  bound.def("turn", &Deal::Turn)
      .def("legal_actions", [](const Deal& deal) { return ActionList(deal.Legal()); })
      .def("apply", &Deal::Apply)
      .def("actions", &Deal::actions)
      .def("scores", &Deal::Scores)
      .def("most_score", &Deal::MostScore)
      .def_static("action_text", &Deal::ActionText)
      .def("redealt", &Deal::Redealt)
      .def("__str__", [](const Deal& deal) { return deal.Text(); })
      .def("text",
           [](const Deal& deal, int seat, bool shared, bool own, bool all, bool history) {
             RequireSeat(seat, SeatsOf(deal));
             return deal.Text(seat, {shared, own, all, history});
           })
      .def("layout",
           [](const Deal& deal, bool shared, bool own, bool all, bool history) {
             const Observation observation = deal.Observe(0, {shared, own, all, history});
             std::vector<std::pair<std::string, std::vector<int>>> layout;
             for (const Tensor& tensor : observation.tensors()) {
               layout.emplace_back(tensor.name, tensor.shape);
             }
             return layout;
           })
      .def(
          "observe",
          [](const Deal& deal, int seat, bool shared, bool own, bool all, bool history,
             const FloatArray& out) {
            RequireSeat(seat, SeatsOf(deal));
            const Observation observation = deal.Observe(seat, {shared, own, all, history});
            const std::vector<float>& values = observation.values();
            if (static_cast<std::size_t>(out.size()) != values.size()) {
              throw QuestionError("an array of " + std::to_string(out.size()) +
                                  " numbers; expected " + std::to_string(values.size()));
            }
            std::copy(values.begin(), values.end(), out.data());
          },
          nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg().noconvert())
      .def("__copy__", [](const Deal& deal) { return deal; })
      .def("__deepcopy__", [](const Deal& deal, const nb::dict&) { return deal; });
}

// A deal as it was pickled: begun, and all its actions again.
template <class Deal>
Deal Replayed(Deal deal, const std::vector<int>& actions) {
  for (const int action : actions) deal.Apply(action);
  return deal;
}

// Both games as SeatEnvironments takes them. Without a name there is no baseline.
struct KlaverjasSeats {
  using Deal = KlaverjasDeal;
  using Player = jasnel::Player;

  std::string rules;
  int dealer;  // -1 for any
  std::string partner;
  std::string opponents;
  std::string baseline;
  bool difference;

  int Seats() const { return kSeats; }
  Deal Begin(Random& random) const {
    return Deal(rules, dealer >= 0 ? dealer : random.Below(kSeats));
  }
  std::unique_ptr<Player> Make(int place) const {
    if (place == 0 && baseline.empty()) return nullptr;
    return Made(jasnel::MakePlayer(place == 0 ? baseline : place == 2 ? partner : opponents));
  }
  int Return(const Deal& deal, int seat) const {
    return (difference ? deal.Differences() : deal.Scores())[static_cast<std::size_t>(seat)];
  }
};

struct BoerenbridgeSeats {
  using Deal = BoerenbridgeDeal;
  using Player = boerenbridge::Player;

  int players;
  int cards;
  std::string opponents;
  std::string baseline;

  int Seats() const { return players; }
  Deal Begin(Random& /*random*/) const { return Deal(players, cards); }
  std::unique_ptr<Player> Make(int place) const {
    if (place == 0 && baseline.empty()) return nullptr;
    return Made(boerenbridge::MakePlayer(place == 0 ? baseline : opponents));
  }
  int Return(const Deal& deal, int seat) const {
    return deal.Scores()[static_cast<std::size_t>(seat)];
  }
};

// One at a time: others wait.
template <class Game>
class Environments {
  using Floats = nb::ndarray<float, nb::c_contig, nb::device::cpu>;
  using Actions = nb::ndarray<const std::int64_t, nb::c_contig, nb::device::cpu>;
  using Choices = nb::ndarray<std::int64_t, nb::c_contig, nb::device::cpu>;
  using Masks = nb::ndarray<std::int8_t, nb::c_contig, nb::device::cpu>;
  using Flags = nb::ndarray<std::uint8_t, nb::c_contig, nb::device::cpu>;

 public:
  Environments(Game game, const SeatOptions& options) : seats_(std::move(game), options) {}

  void Reset(std::optional<std::uint64_t> seed, const Floats& observations, const Masks& masks,
             const Floats& rewards, const Flags& over) {
    const SeatRows rows = {observations.data(), masks.data(), rewards.data(), over.data()};
    Run([&](const auto& stops) { seats_.Reset(seed, rows, stops); });
  }

  void Step(const Actions& actions, const Floats& observations, const Masks& masks,
            const Floats& rewards, const Flags& over) {
    const SeatRows rows = {observations.data(), masks.data(), rewards.data(), over.data()};
    const std::int64_t* const taken = actions.data();
    Run([&](const auto& stops) { seats_.Step(taken, rows, stops); });
  }

  void Advise(const Choices& choices) {
    std::int64_t* const advised = choices.data();
    Run([&](const auto& stops) { seats_.Advise(advised, stops); });
  }

  const SeatEnvironments<Game>& seats() const { return seats_; }

 private:
  // On the thread of the caller, which keeps its threads for the next step. It looks for signals.
  template <class Work>
  void Run(const Work& work) {
    bool interrupted = false;
    auto looked = std::chrono::steady_clock::now();
    {
      const nb::gil_scoped_release free;
      const std::scoped_lock lock(mutex_);
      work([&] {
        const auto now = std::chrono::steady_clock::now();
        if (now - looked < std::chrono::milliseconds(50)) return false;
        looked = now;
        const nb::gil_scoped_acquire held;
        interrupted = PyErr_CheckSignals() != 0;
        return interrupted;
      });
    }
    if (interrupted) throw nb::python_error();
  }

  SeatEnvironments<Game> seats_;
  std::mutex mutex_;
};

template <class Game>
void BindEnvironments(nb::class_<Environments<Game>>& bound) {
  using Bound = Environments<Game>;
  bound.def("size", [](const Bound& one) { return one.seats().size(); })
      .def("at", [](const Bound& one, std::size_t i) { return one.seats().At(i); })
      .def("reset", &Bound::Reset, nb::arg().none(), nb::arg().noconvert(), nb::arg().noconvert(),
           nb::arg().noconvert(), nb::arg().noconvert())
      .def("step", &Bound::Step, nb::arg().noconvert(), nb::arg().noconvert(),
           nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert())
      .def("advise", &Bound::Advise, nb::arg().noconvert());
}

void BindKlaverjas(nb::module_& module) {
  using Player = DealPlayer<KlaverjasDeal, jasnel::Player>;
  using Solver = DealSolver<KlaverjasDeal, jasnel::Solver>;
  nb::class_<KlaverjasDeal> deal(module, "KlaverjasDeal");
  deal.def(nb::init<const std::string&, int>())
      .def("rules", [](const KlaverjasDeal& one) { return FormatRules(one.rules()); })
      .def("differences", &KlaverjasDeal::Differences)
      .def("network_inputs", &KlaverjasDeal::NetworkInputs)
      .def("turns",
           [](const KlaverjasDeal& one) {
             const int drawn = one.rules().bidding == Bidding::kGiven ? 2 : 0;
             return TurnsSuit(one.rules()) ? TurnsOf(one.rules()) : drawn;
           })
      .def("__getstate__",
           [](const KlaverjasDeal& one) {
             return std::tuple(FormatRules(one.rules()), one.dealer(), one.actions());
           })
      .def("__setstate__",
           [](KlaverjasDeal& one, const std::tuple<std::string, int, std::vector<int>>& state) {
             const auto& [rules, dealer, actions] = state;
             new (&one) KlaverjasDeal(Replayed(KlaverjasDeal(rules, dealer), actions));
           });
  deal.attr("ACTIONS") = KlaverjasDeal::kActions;
  BindDeal(deal);
  nb::class_<Player>(module, "KlaverjasPlayer")
      .def("__init__",
           [](Player* one, const std::string& name) {
             new (one) Player(Made(jasnel::MakePlayer(name)));
           })
      .def("choose", &Player::Choose);
  nb::class_<Solver>(module, "KlaverjasSolver").def(nb::init<>()).def("values", &Solver::Values);
  nb::class_<Environments<KlaverjasSeats>> seats(module, "KlaverjasSeats");
  seats.def("__init__", [](Environments<KlaverjasSeats>* one, const std::string& rules, int dealer,
                           const std::string& partner, const std::string& opponents,
                           const std::string& baseline, bool difference, int count, int seat,
                           bool history, std::uint64_t seed, int threads) {
    new (one)
        Environments<KlaverjasSeats>({rules, dealer, partner, opponents, baseline, difference},
                                     {count, seat, history, seed, threads});
  });
  BindEnvironments(seats);
}

void BindBoerenbridge(nb::module_& module) {
  using Player = DealPlayer<BoerenbridgeDeal, boerenbridge::Player>;
  using Solver = DealSolver<BoerenbridgeDeal, boerenbridge::Solver>;
  nb::class_<BoerenbridgeDeal> deal(module, "BoerenbridgeDeal");
  deal.def(nb::init<int, int>())
      .def("players", &BoerenbridgeDeal::players)
      .def("cards", &BoerenbridgeDeal::cards)
      .def("least_score", &BoerenbridgeDeal::LeastScore)
      .def("__getstate__",
           [](const BoerenbridgeDeal& one) {
             return std::tuple(one.players(), one.cards(), one.actions());
           })
      .def("__setstate__",
           [](BoerenbridgeDeal& one, const std::tuple<int, int, std::vector<int>>& state) {
             const auto& [players, cards, actions] = state;
             new (&one) BoerenbridgeDeal(Replayed(BoerenbridgeDeal(players, cards), actions));
           });
  deal.attr("ACTIONS") = BoerenbridgeDeal::kActions;
  BindDeal(deal);
  nb::class_<Player>(module, "BoerenbridgePlayer")
      .def("__init__",
           [](Player* one, const std::string& name) {
             new (one) Player(Made(boerenbridge::MakePlayer(name)));
           })
      .def("choose", &Player::Choose);
  nb::class_<Solver>(module, "BoerenbridgeSolver").def(nb::init<>()).def("values", &Solver::Values);
  nb::class_<Environments<BoerenbridgeSeats>> seats(module, "BoerenbridgeSeats");
  seats.def("__init__", [](Environments<BoerenbridgeSeats>* one, int players, int cards,
                           const std::string& opponents, const std::string& baseline, int count,
                           int seat, bool history, std::uint64_t seed, int threads) {
    new (one) Environments<BoerenbridgeSeats>({players, cards, opponents, baseline},
                                              {count, seat, history, seed, threads});
  });
  BindEnvironments(seats);
}

}  // namespace

void BindGames(nb::module_& module) {
  BindKlaverjas(module);
  BindBoerenbridge(module);
}

}  // namespace jasnel
