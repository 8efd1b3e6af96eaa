// A program that is being checked: asks it, and tells what is wrong with how it answers.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "engine/records/record.h"
#include "jasnel/message.h"
#include "tools/shared/players/child_process.h"
#include "tools/shared/players/external_program.h"
#include "tools/shared/players/sent_keys.h"

namespace jasnel {

/// Receives what a program does wrong, worded to follow its place ("answered after 0.3 s").
using FaultReport = std::function<void(const Message&)>;

/// Unlike `ExternalProgram`, goes on after a fault, with the same program if the next answer is
/// bound to be that to the next request, else with a new one.
class CheckedProgram {
 public:
  CheckedProgram(std::string command, const ProgramTerms& terms);

  /// The answer to `request`, which has an id; nothing if there is none that can be read. Every
  /// fault goes to `report`, except that what the answer says is not looked at.
  std::optional<Record> Ask(const Record& request, const FaultReport& report);

  /// Reports what the program has written without being asked.
  void ReportUnasked(const FaultReport& report);

  /// Ends communication: see `ChildProcess::Shutdown`.
  void Shutdown();

  /// Has a new program started for the next request.
  void Restart() { program_ = nullptr; }

 private:
  std::optional<Record> Exchange(const Record& request, const FaultReport& report);

  std::string command_;
  ProgramTerms terms_;
  std::unique_ptr<ChildProcess> program_;
  SentKeys keys_;
  bool has_answered_ = false;  // in this or an earlier run
};

}  // namespace jasnel
