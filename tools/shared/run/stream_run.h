// Runs a command on its input as it arrives: in chunks, on all threads, with output in input order.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/command.h"
#include "tools/shared/input/source.h"

namespace jasnel {

/// Text for standard output and standard error.
struct Printed {
  std::string out;
  std::string err;
};

/// The processing of a command's input, item by item: deals, or records of played deals.
class StreamTask {
 public:
  virtual ~StreamTask() = default;

  /// Reads one more item. Returns false at the end, or if none has arrived yet and `wait` is false.
  virtual bool ReadItem(bool wait) = 0;

  /// The source of the items.
  virtual const AnySource& source() const = 0;

  /// The number of items to wait for before the first answer, because its form depends on them.
  virtual std::size_t waits_for() const { return 1; }

  /// Called once after these items were read; `only_one` if there is exactly one. Returns the
  /// output before the first answer.
  virtual Printed Start(bool only_one) = 0;

  /// Answers the items that were read; discards those from the first interrupted one on.
  virtual void Answer() = 0;

  /// Returns and removes the text of each answered item, in order.
  virtual std::vector<Printed> TakeAnswers() = 0;

  /// The output after the last answer, if there was one.
  virtual Printed Finish() { return {}; }

  /// Whether any of the output makes the command fail.
  virtual bool failed() const = 0;

  /// The error for input without items.
  virtual Message EmptyInputError() const = 0;
};

/// Runs the task to the end of its input, or until Ctrl-C; the output is then complete for the
/// first items. Chunks grow and shrink so that they take about a second; input that arrives item by
/// item is answered item by item. Memory is bounded. Progress is shown on a terminal.
ExitStatus RunStream(const char* command, int threads, StreamTask& task);

/// `line 3: `; in Dutch `regel 3: `. `unit` is its English name.
std::string PlaceOf(std::string_view unit, std::size_t number, Language language);

/// A line for `Printed::err`: `line 3: ...`.
std::string AtPlace(std::string_view unit, std::size_t number, const Error& error,
                    Language language);

}  // namespace jasnel
