// How a command answers its input as it comes: in chunks, on all threads, in the order of the
// input.
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

/// Text for standard output and for standard error.
struct Printed {
  std::string out;
  std::string err;
};

/// What one command does with its input, item by item: deals, or records of played deals.
class StreamTask {
 public:
  virtual ~StreamTask() = default;

  /// Takes in one more item. False at the end, or where none has come in yet and `wait` is false.
  virtual bool ReadItem(bool wait) = 0;

  /// Where the items come from.
  virtual const Input& input() const = 0;

  /// How many items to wait for before the first one is answered, as how it is printed depends on
  /// them.
  virtual std::size_t waits_for() const { return 1; }

  /// Called once after these were taken in; `only_one` where there is one and no more. Gives what
  /// comes before the first answer.
  virtual Printed Start(bool only_one) = 0;

  /// Answers the items that were taken in, and forgets those from the first that was interrupted.
  virtual void Answer() = 0;

  /// The text of each item that was answered, in their order; forgets them.
  virtual std::vector<Printed> TakeAnswers() = 0;

  /// What comes after the last answer, where there was one.
  virtual Printed Finish() { return {}; }

  /// Whether something that was given out makes the command fail.
  virtual bool failed() const = 0;

  /// What is wrong with input that has no item.
  virtual Message EmptyInputError() const = 0;
};

/// Runs the task to the end of its input, or until Ctrl-C: then what was given out is whole, and
/// covers the first items. Chunks grow and shrink so that they take about a second; who writes to a
/// pipe item by item gets answers item by item. Memory is bounded. Progress is told on a terminal.
ExitStatus RunStream(const char* command, int threads, StreamTask& task);

/// `line 3: `, or in Dutch `regel 3: `; `unit` is its English name.
std::string PlaceOf(std::string_view unit, std::size_t number, Language language);

/// A line for `Printed::err`: `line 3: ...`.
std::string AtPlace(std::string_view unit, std::size_t number, const Error& error,
                    Language language);

}  // namespace jasnel
