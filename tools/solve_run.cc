#include "tools/solve_run.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "solver/batch.h"
#include "tools/answer.h"
#include "tools/check.h"
#include "tools/deal_source.h"
#include "tools/interrupt.h"
#include "tools/output.h"
#include "tools/progress.h"

namespace jasnel {
namespace {

using Seconds = std::chrono::duration<double>;

// Deals are solved in chunks. A chunk should take long enough that threads seldom wait for the last
// deal of it, and be short enough for progress to move.
constexpr Seconds kShortChunk{0.5};
constexpr Seconds kLongChunk{2.0};
constexpr std::size_t kDealsForThread = 4;  // of the first chunk, and at least
constexpr std::size_t kMostDeals = 4096;    // of a chunk: what bounds memory

constexpr const char* kCommand = "jasnel solve";

SolveRequest RequestOf(const SolveOptions& options) {
  SolveRequest request;
  request.objective = options.objective;
  request.cards = options.cards;
  request.best = request.line = !options.check && !options.value_only;
  request.limits.cancel = &Interrupted();
  return request;
}

// What is to be answered for a deal, and the positions it takes.
class Chunk {
 public:
  explicit Chunk(const SolveOptions& options) : options_(options) {}

  std::size_t size() const { return deals_.size(); }

  void Add(const SourcedDeal& sourced) {
    DealAnswers& answers = deals_.emplace_back();
    answers.number = sourced.number;
    if (!sourced.deal) {
      answers.error = sourced.deal.error();
      return;
    }
    answers.deal = WithDefaults(*sourced.deal, options_.defaults);
    if (options_.check) answers.error = CannotCheck(answers.deal);
    if (!answers.error) AddTrumps(answers);
  }

  // Solves all positions. The deals up to the first that was cancelled are kept.
  void Solve(BatchSolver& solver) {
    std::vector<Position> positions;
    std::vector<TrumpAnswer*> solved;
    std::vector<std::size_t> owners;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      for (TrumpAnswer& answer : deals_[i].trumps) {
        if (answer.error) continue;
        positions.push_back(answer.position);
        solved.push_back(&answer);
        owners.push_back(i);
      }
    }
    auto solutions = solver.Solve(positions, RequestOf(options_));
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      if (!solutions[i]) {
        solved[i]->error = solutions[i].error();
      } else if (solutions[i]->stop == Stop::kSolved) {
        solved[i]->solution = std::move(solutions[i]).value();
      } else {
        deals_.resize(owners[i]);
        break;
      }
    }
  }

  const std::vector<DealAnswers>& deals() const { return deals_; }

 private:
  // Finds the position for each trump suit.
  static void AddTrumps(DealAnswers& answers) {
    const auto positions = PositionsOf(answers.deal);
    if (!positions) {
      answers.error = positions.error();
      return;
    }
    for (const TrumpPosition& one : *positions) {
      TrumpAnswer& answer = answers.trumps.emplace_back();
      answer.trump = one.trump;
      if (one.position) {
        answer.position = *one.position;
      } else {
        answer.error = one.position.error();
      }
    }
  }

  const SolveOptions& options_;
  std::vector<DealAnswers> deals_;
};

class SolveRun {
 public:
  SolveRun(const SolveOptions& options, std::unique_ptr<DealSource> source)
      : options_(options),
        source_(std::move(source)),
        solver_(options.threads),
        least_deals_(kDealsForThread * static_cast<std::size_t>(solver_.threads())),
        deals_in_chunk_(least_deals_) {}

  ExitStatus Run() {
    Chunk first = ReadFirst();
    MakePrinter(first.size() == 1 && source_->done());
    if (!Write(printer_->Start())) return CannotWrite();
    if (const ExitStatus status = Answer(std::move(first)); status != kExitOk) return status;
    while (!source_->done() && !Interrupted()) {
      if (const ExitStatus status = Answer(Read()); status != kExitOk) return status;
    }
    return Finish();
  }

 private:
  // Waits for one deal and takes what else has come in: who writes deals to a pipe one by one gets
  // the answers one by one.
  Chunk Read() {
    Chunk chunk(options_);
    ReadInto(chunk, 1);
    return chunk;
  }

  // How text looks depends on whether there is a second deal.
  Chunk ReadFirst() {
    Chunk chunk(options_);
    ReadInto(chunk, options_.format == Format::kText ? 2 : 1);
    return chunk;
  }

  void ReadInto(Chunk& chunk, std::size_t wait_for) {
    while (chunk.size() < deals_in_chunk_) {
      const bool wait = chunk.size() < wait_for;
      auto deal = source_->Next(wait ? DealSource::Wait::kYes : DealSource::Wait::kNo);
      if (!deal) break;
      chunk.Add(*deal);
    }
  }

  void MakePrinter(bool only_one) {
    AnswerStyle style;
    style.objective = options_.objective;
    style.language = options_.language;
    style.cards = options_.cards;
    style.value_only = options_.value_only;
    style.picture = only_one;
    style.unit = source_->unit();
    if (options_.check) {
      printer_ = MakeCheckPrinter(style, options_.format);
    } else if (options_.format == Format::kJson) {
      printer_ = MakeJsonPrinter(style);
    } else if (options_.format == Format::kCsv) {
      printer_ = MakeCsvPrinter(style);
    } else {
      printer_ = MakeTextPrinter(style);
    }
  }

  // Solves a chunk and prints it.
  ExitStatus Answer(Chunk chunk) {
    const auto start = std::chrono::steady_clock::now();
    chunk.Solve(solver_);
    const Seconds elapsed = std::chrono::steady_clock::now() - start;
    progress_.Clear();
    for (const DealAnswers& deal : chunk.deals()) {
      ++work_.deals;
      errors_ |= deal.error.has_value();
      for (const TrumpAnswer& answer : deal.trumps) errors_ |= answer.error.has_value();
      if (!Write(printer_->Print(deal))) return CannotWrite();
    }
    if (!Flush()) return CannotWrite();
    work_.done = source_->bytes();
    work_.total = source_->total_bytes();
    if (!source_->done()) progress_.Show(work_);
    if (elapsed < kShortChunk) deals_in_chunk_ = std::min(2 * deals_in_chunk_, kMostDeals);
    if (elapsed > kLongChunk) deals_in_chunk_ = std::max(deals_in_chunk_ / 2, least_deals_);
    return kExitOk;
  }

  ExitStatus Finish() {
    progress_.Clear();
    const bool any = work_.deals > 0;
    if (any && !(Write(printer_->Finish()) && Flush())) return CannotWrite();
    if (Interrupted()) return kExitInterrupted;
    if (!any) {
      if (!Flush()) return CannotWrite();
      return Fail(kCommand, options_.input + ": no deal in it; expected deal lines or PBN tags");
    }
    return errors_ || printer_->failed() ? kExitFailed : kExitOk;
  }

  // Keeps what goes to standard output until there is something for standard error, or `Flush`.
  // False where standard output takes no more.
  bool Write(const Printed& printed) {
    pending_ += printed.out;
    if (printed.err.empty()) return true;
    if (!Flush()) return false;
    std::fwrite(printed.err.data(), 1, printed.err.size(), stderr);
    return true;
  }

  bool Flush() {
    const bool printed = Print(pending_);
    pending_.clear();
    return printed;
  }

  ExitStatus CannotWrite() {
    const std::string why = std::strerror(errno);
    progress_.Clear();
    return Fail(kCommand, "cannot write the answers: " + why);
  }

  const SolveOptions& options_;
  std::unique_ptr<DealSource> source_;
  BatchSolver solver_;
  std::size_t least_deals_;
  std::size_t deals_in_chunk_;
  std::unique_ptr<AnswerPrinter> printer_;
  Progress progress_;
  Work work_;
  std::string pending_;
  bool errors_ = false;
};

}  // namespace

ExitStatus SolveDeals(const SolveOptions& options) {
  CatchInterrupts();
  if (options.input.empty()) {
    return SolveRun(options, DealsFromArguments(options.deals)).Run();
  }
  auto source = OpenDeals(options.input, Interrupted());
  if (!source) return Fail(kCommand, source.error().message);
  return SolveRun(options, std::move(source).value()).Run();
}

}  // namespace jasnel
