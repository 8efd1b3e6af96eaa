#include "tools/shared/run/stream_run.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>

#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

using Seconds = std::chrono::duration<double>;

// A chunk should take long enough that threads seldom wait for the last item of it, and be short
// enough for progress to move.
constexpr Seconds kShortChunk{0.5};
constexpr Seconds kLongChunk{2.0};
constexpr std::size_t kItemsForThread = 4;  // of the first chunk, and at least
constexpr std::size_t kMaxItems = 4096;     // of a chunk: what bounds memory

class StreamRun {
 public:
  StreamRun(const char* command, int threads, StreamTask& task)
      : command_(command),
        task_(task),
        least_items_(kItemsForThread * static_cast<std::size_t>(threads)),
        items_in_chunk_(least_items_) {}

  ExitStatus Run() {
    const std::size_t first = TakeInChunk(task_.waits_for());
    if (!Write(task_.Start(first == 1 && task_.source().done()))) return CannotWrite();
    if (const ExitStatus status = AnswerChunk(); status != kExitOk) return status;
    while (!task_.source().done() && !Interrupted()) {
      TakeInChunk(1);
      if (const ExitStatus status = AnswerChunk(); status != kExitOk) return status;
    }
    return Finish();
  }

 private:
  // Waits for some items and takes what else has come in. How many it took.
  std::size_t TakeInChunk(std::size_t wait_for) {
    std::size_t taken = 0;
    while (taken < items_in_chunk_ && task_.ReadItem(taken < wait_for)) ++taken;
    return taken;
  }

  ExitStatus AnswerChunk() {
    const auto start = std::chrono::steady_clock::now();
    task_.Answer();
    const Seconds elapsed = std::chrono::steady_clock::now() - start;
    progress_.Clear();
    for (const Printed& printed : task_.TakeAnswers()) {
      ++work_.deals;
      if (!Write(printed)) return CannotWrite();
    }
    if (!Flush()) return CannotWrite();
    work_.done = task_.source().bytes();
    work_.total = task_.source().total_bytes();
    if (!task_.source().done()) progress_.Show(work_);
    if (elapsed < kShortChunk) items_in_chunk_ = std::min(2 * items_in_chunk_, kMaxItems);
    if (elapsed > kLongChunk) items_in_chunk_ = std::max(items_in_chunk_ / 2, least_items_);
    return kExitOk;
  }

  ExitStatus Finish() {
    progress_.Clear();
    const bool any = work_.deals > 0;
    if (any && !Write(task_.Finish())) return CannotWrite();
    if (!Flush()) return CannotWrite();
    if (Interrupted()) return kExitInterrupted;
    if (!any) return Fail(command_, task_.EmptyInputError());
    return task_.failed() ? kExitFailed : kExitOk;
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
    const Message what = CannotWriteAnswers(errno);
    progress_.Clear();
    return Fail(command_, what);
  }

  const char* command_;
  StreamTask& task_;
  std::size_t least_items_;
  std::size_t items_in_chunk_;
  Progress progress_;
  Work work_;
  std::string pending_;
};

}  // namespace

ExitStatus RunStream(const char* command, int threads, StreamTask& task) {
  return StreamRun(command, threads, task).Run();
}

std::string PlaceOf(std::string_view unit, std::size_t number, Language language) {
  constexpr Phrase kUnits[] = {{"line", "regel"},
                               {"deal", "spel"},
                               {"hand", "hand"},
                               {"record", "verslag"},
                               {"argument", "argument"}};
  std::string_view name = unit;
  for (const Phrase& known : kUnits) {
    if (known.english == unit) name = known.In(language);
  }
  return std::string(name) + " " + std::to_string(number) + ": ";
}

std::string AtPlace(std::string_view unit, std::size_t number, const Error& error,
                    Language language) {
  return PlaceOf(unit, number, language) + error.In(language) + "\n";
}

}  // namespace jasnel
