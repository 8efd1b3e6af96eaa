// The Python module: questions as text, and batches over numpy arrays, which are not copied. The
// interpreter is free while something is computed, and Ctrl-C ends it.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/boerenbridge/line_parts.h"
#include "bitboard/text/hand_text.h"
#include "engine/questions/all.h"
#include "jasnel/auction.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/engine.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "jasnel/study.h"
#include "jasnel/system_random.h"
#include "jasnel/trump_table.h"
#include "jasnel/version.h"
#include "python/games/bindings.h"
#include "python/interruptible.h"
#include "python/question_error.h"
#include "solver/threads.h"

namespace nb = nanobind;

namespace jasnel {
namespace {

// What ends a question, from any thread.
struct StopFlag {
  std::atomic<bool> asked = false;
};

// An engine, for one question at a time: others wait.
class NativeEngine {
 public:
  NativeEngine(const std::string& player, int threads) : engine_(Make(player, threads)) {}

  std::string Ask(const std::string& question, StopFlag* stop) {
    StopFlag never;
    std::atomic<bool>& cancel = (stop != nullptr ? *stop : never).asked;
    std::optional<std::string> answer;
    RunInterruptibly(cancel, [&] {
      std::unique_lock lock(mutex_, std::defer_lock);
      while (!cancel && !lock.try_lock_for(std::chrono::milliseconds(10))) continue;
      try {
        if (!cancel) answer = engine_.Answer(question, &cancel);
      } catch (const std::bad_alloc&) {
        throw QuestionError("no memory for the answer; expected fewer threads, each takes 16 MiB");
      }
      if (!answer) throw QuestionError("stopped; expected time for the answer");
    });
    return *answer;
  }

 private:
  static Engine Make(const std::string& player, int threads) {
    auto engine = Engine::Make(player, threads);
    if (!engine) throw QuestionError(engine.error().message);
    return std::move(engine).value();
  }

  Engine engine_;
  std::timed_mutex mutex_;
};

// One thing in a text, in any form that the command reads.
template <class Thing>
std::string ReadOne(const std::string& text, const std::optional<Thing>& read, const char* expected,
                    std::string (*write)(const Thing&)) {
  if (!read) throw QuestionError(Quoted(text) + "; expected " + expected);
  return write(*read);
}

std::string ReadSuitText(const std::string& text) {
  return ReadOne<Suit>(text, ParseSuit(text), "a suit, such as H",
                       [](const Suit& suit) { return std::string(1, SuitLetter(suit)); });
}

// Of either game: boerenbridge has all cards that klaverjas has.
std::string ReadCardText(const std::string& text) {
  return ReadOne<boerenbridge::Card>(
      text, boerenbridge::ParseCard(text), "a card, such as HT",
      [](const boerenbridge::Card& card) { return boerenbridge::FormatCard(card); });
}

std::string ReadCallText(const std::string& text) {
  return ReadOne<Call>(text, ParseCall(text), "a call: pass, S, H, D or C",
                       [](const Call& call) { return FormatCall(call); });
}

// From high to low, spades first.
std::vector<std::string> CardTexts(boerenbridge::CardSet cards) {
  std::vector<std::string> texts;
  for (const Suit suit : kAllSuits) {
    for (auto left = cards; !left.empty(); left -= left.Highest()) {
      if (SuitOf(left.Highest()) == suit) texts.push_back(FormatCard(left.Highest()));
    }
  }
  return texts;
}

std::vector<std::string> ReadHandText(const std::string& text) {
  boerenbridge::CardSet hand;
  const auto fault = ReadWholeHand<boerenbridge::BoerenbridgeDeck>(text, hand);
  if (fault) throw QuestionError("hand: " + fault->AsError(text).message);
  return CardTexts(hand);
}

// A line of boerenbridge as it is written, and its hands.
nb::tuple ReadBoerenbridgeLine(const std::string& text) {
  const auto deal = boerenbridge::ParseDealLine(text);
  if (!deal) throw QuestionError("deal: " + deal.error().message);
  std::vector<std::vector<std::string>> hands;
  for (int seat = 0; seat < deal->position.players; ++seat) {
    hands.push_back(CardTexts(deal->position.hands[seat]));
  }
  return nb::make_tuple(boerenbridge::FormatDealLine(*deal), hands);
}

// Rows one after the other in memory. What is only read may be read-only, as arrays of Arrow are.
template <class Number>
using Array = nb::ndarray<Number, nb::c_contig, nb::device::cpu>;

// What was wrong with the first deal of a batch that was wrong.
class FirstError {
 public:
  void Note(std::size_t index, const std::string& message) {
    const std::scoped_lock lock(mutex_);
    if (index >= index_) return;
    index_ = index;
    message_ = message;
  }

  void Throw() const {
    if (!message_.empty()) throw QuestionError("deal " + std::to_string(index_) + ": " + message_);
  }

 private:
  std::mutex mutex_;
  std::size_t index_ = SIZE_MAX;
  std::string message_;
};

Rules ReadRuleSet(const std::string& text) {
  const auto rules = ParseRules(text);
  if (!rules) throw QuestionError("rules: " + rules.error().message);
  return *rules;
}

Hands HandsAt(const std::uint32_t* hands) {
  Hands read;
  for (std::size_t seat = 0; seat < kSeats; ++seat) read[seat] = CardSet(hands[seat]);
  return read;
}

// A batch: `task(solver, i)` for each deal until it is cancelled. Its threads are its own, each
// with memory to search.
void RunBatch(std::size_t count, int threads, const Switches& switches,
              const std::function<void(Solver&, std::size_t, const std::atomic<bool>&)>& task) {
  std::atomic<bool> cancel = false;
  RunInterruptibly(cancel, [&] {
    BatchSolver solver(threads, SolverOptions{.switches = switches});
    try {
      solver.ForEach(count, [&](Solver& one, std::size_t i) {
        if (!cancel) task(one, i, cancel);
      });
    } catch (const std::bad_alloc&) {
      throw QuestionError("no memory for " + std::to_string(solver.threads()) +
                          " threads; expected fewer, each takes 16 MiB");
    }
  });
}

// Suits and seats of a batch: one for each deal.
void SolveMany(const Array<const std::uint32_t>& hands, const Array<const std::uint8_t>& trump,
               const Array<const std::uint8_t>& leader, const Array<const std::uint8_t>& declarer,
               const std::string& rules, int objective, bool plain,
               const Array<std::int32_t>& values, int threads) {
  const Rules rule_set = ReadRuleSet(rules);
  const auto count = static_cast<std::size_t>(hands.shape(0));
  const std::uint32_t* const hands_data = hands.data();
  const std::uint8_t* const trump_data = trump.data();
  const std::uint8_t* const leader_data = leader.data();
  const std::uint8_t* const declarer_data = declarer.data();
  std::int32_t* const out = values.data();
  FirstError error;
  const Switches switches = plain ? kAllOff : Switches{};
  const auto solve = [&](Solver& solver, std::size_t i, const std::atomic<bool>& cancel) {
    if (trump_data[i] >= kSuits || leader_data[i] >= kSeats || declarer_data[i] >= kSeats) {
      error.Note(i, "trump, leader or declarer above 3; expected a number from 0 to 3");
      return;
    }
    Position position;
    position.hands = HandsAt(hands_data + 4 * i);
    position.rules = rule_set;
    position.trump = static_cast<Suit>(trump_data[i]);
    position.leader = static_cast<Seat>(leader_data[i]);
    position.declarer = static_cast<Seat>(declarer_data[i]);
    CountRoemOfHands(position);
    SolveRequest request;
    request.objective = static_cast<Objective>(objective);
    request.limits.cancel = &cancel;
    const auto solution = solver.Solve(position, request);
    if (!solution) {
      error.Note(i, solution.error().message);
    } else {
      out[i] = HasValue(request.objective) ? solution->value.count() : solution->makes ? 1 : 0;
    }
  };
  RunBatch(count, threads, switches, solve);
  error.Throw();
}

// Values of each suit as trump: a row of four for each deal.
void TableMany(const Array<const std::uint32_t>& hands, const Array<const std::uint8_t>& leader,
               const std::string& rules, const Array<std::int32_t>& values, int threads) {
  const Rules rule_set = ReadRuleSet(rules);
  const auto count = static_cast<std::size_t>(hands.shape(0));
  const std::uint32_t* const hands_data = hands.data();
  const std::uint8_t* const leader_data = leader.data();
  std::int32_t* const out = values.data();
  FirstError error;
  const auto solve = [&](Solver& solver, std::size_t i, const std::atomic<bool>& cancel) {
    if (leader_data[i] >= kSeats) {
      error.Note(i, "leader above 3; expected a number from 0 to 3");
      return;
    }
    TableRequest request;
    request.rules = rule_set;
    request.leaders = {static_cast<Seat>(leader_data[i])};
    request.limits.cancel = &cancel;
    const auto table = SolveTrumpTable(solver, HandsAt(hands_data + 4 * i), request);
    if (!table) {
      error.Note(i, table.error().message);
      return;
    }
    for (std::size_t row = 0; row < table->rows.size(); ++row) {
      out[4 * i + row] = table->rows[row].value.count();
    }
  };
  RunBatch(count, threads, {}, solve);
  error.Throw();
}

void RandomMany(std::optional<std::uint64_t> seed, std::uint64_t first,
                const Array<std::uint32_t>& hands) {
  std::uint32_t* const out = hands.data();
  const auto count = static_cast<std::size_t>(hands.shape(0));
  for (std::size_t i = 0; i < count; ++i) {
    const auto dealt =
        DrawFrom<Hands>(seed, first + i, [](auto& random) { return RandomHands(random); });
    if (!dealt) throw QuestionError(dealt.error().message);
    for (std::size_t seat = 0; seat < kSeats; ++seat) out[4 * i + seat] = (*dealt)[seat].bits();
  }
}

Study ReadStudy(const std::string& text) {
  auto study = ParseStudy(text);
  if (!study) throw QuestionError(study.error().message);
  return std::move(study).value();
}

// A study as the command writes it to study.json.
std::string StudyPlan(const std::string& text) { return FormatStudy(ReadStudy(text)); }

// A piece of a study: the bytes of its NumPy file, the nodes and the seconds it took, and on how
// many threads.
nb::tuple MakePiece(const std::string& text, std::uint64_t piece, int threads) {
  const Study study = ReadStudy(text);
  if (threads == 0) threads = DefaultThreads();
  std::atomic<bool> cancel = false;
  std::optional<StudyPiece> made;
  const auto start = std::chrono::steady_clock::now();
  RunInterruptibly(cancel, [&] {
    try {
      auto result = MakeStudyPiece(study, piece, {.threads = threads, .cancel = &cancel});
      if (result) {
        made = std::move(result).value();
      } else if (!cancel) {
        throw QuestionError(result.error().message);
      }
    } catch (const std::bad_alloc&) {
      throw QuestionError("no memory for the piece; expected smaller ones, or fewer threads");
    }
  });
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  const StudyPiece piece_made =
      Certain(std::move(made), "RunInterruptibly throws where it was cancelled");
  return nb::make_tuple(nb::bytes(piece_made.npy.data(), piece_made.npy.size()), piece_made.nodes,
                        time.count(), threads);
}

}  // namespace
}  // namespace jasnel

// Arrays must be of the right type as they are: another one would be copied.
NB_MODULE(_native, module) {
  using jasnel::NativeEngine;
  using jasnel::StopFlag;
  // What lives as long as the interpreter, as the engine that the functions share, is no leak.
  nb::set_leak_warnings(false);
  module.attr("version") = std::string(jasnel::Version());
  auto error = nb::exception<jasnel::QuestionError>(module, "JasnelError", PyExc_ValueError);
  error.attr("__module__") = "jasnel";
  error.attr("__doc__") =
      "What is wrong with a question or an array, in one line: what, where, and what was expected.";
  nb::class_<StopFlag>(module, "Stop").def(nb::init<>()).def("set", [](StopFlag& stop) {
    stop.asked = true;
  });
  nb::class_<NativeEngine>(module, "Engine")
      .def(nb::init<const std::string&, int>())
      .def("ask", &NativeEngine::Ask, nb::arg("question"), nb::arg("stop") = nb::none());
  module.def("question_schema", &jasnel::QuestionSchema);
  module.def("read_suit", &jasnel::ReadSuitText);
  module.def("read_card", &jasnel::ReadCardText);
  module.def("read_call", &jasnel::ReadCallText);
  module.def("read_hand", &jasnel::ReadHandText);
  module.def("read_boerenbridge", &jasnel::ReadBoerenbridgeLine);
  module.def("solve_many", &jasnel::SolveMany, nb::arg().noconvert(), nb::arg().noconvert(),
             nb::arg().noconvert(), nb::arg().noconvert(), nb::arg(), nb::arg(), nb::arg(),
             nb::arg().noconvert(), nb::arg());
  module.def("table_many", &jasnel::TableMany, nb::arg().noconvert(), nb::arg().noconvert(),
             nb::arg(), nb::arg().noconvert(), nb::arg());
  module.def("random_many", &jasnel::RandomMany, nb::arg().none(), nb::arg(),
             nb::arg().noconvert());
  module.def("study_plan", &jasnel::StudyPlan);
  module.def("study_piece", &jasnel::MakePiece);
  jasnel::BindGames(module);
}
