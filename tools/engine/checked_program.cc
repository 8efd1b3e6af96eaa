#include "tools/engine/checked_program.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "absl/strings/str_format.h"

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// For a late answer of a program that has answered before: that tells more than that there was none
// in time.
constexpr milliseconds kGrace{2000};

// For what comes right behind an answer.
constexpr milliseconds kMoment{2};

std::string Seconds(Clock::duration time) {
  const std::chrono::duration<double> seconds = std::chrono::round<milliseconds>(time);
  return absl::StrFormat("%g", seconds.count());
}

}  // namespace

CheckedProgram::CheckedProgram(std::string command, const ProgramTerms& terms)
    : command_(std::move(command)), terms_(terms) {}

void CheckedProgram::Shutdown() {
  if (program_ != nullptr) program_->Shutdown();
}

void CheckedProgram::ReportUnasked(const FaultReport& report) {
  if (program_ == nullptr) return;
  std::string text = program_->TakeUnasked(kMoment);
  if (text.empty()) return;
  if (text.ends_with('\n')) text.pop_back();
  report(
      Say("wrote '$0' without being asked; expected one line for each request, and all else on "
          "standard error",
          "schreef '$0' zonder dat er iets werd gevraagd; verwacht één regel voor elke vraag, "
          "en al het andere op de foutuitvoer",
          PrintableLine(text)));
  Restart();
}

std::optional<Record> CheckedProgram::Ask(const Record& request, const FaultReport& report) {
  return keys_.Ask(request, [&](const Record& sent) { return Exchange(sent, report); });
}

std::optional<Record> CheckedProgram::Exchange(const Record& request, const FaultReport& report) {
  ReportUnasked(report);
  auto limit = terms_.answer;
  if (program_ == nullptr) {
    auto started = ChildProcess::Start(command_);
    if (!started) {
      report(started.error().both());
      return std::nullopt;
    }
    program_ = std::move(started).value();
    limit = std::max(terms_.start, terms_.answer);
  }
  const auto begin = Clock::now();
  const auto wait = limit + (has_answered_ ? kGrace : milliseconds(0));
  const auto line = program_->Ask(JsonLine(request), wait, {terms_.cancel, nullptr});
  const auto took = Clock::now() - begin;
  if (terms_.cancel != nullptr && *terms_.cancel) return std::nullopt;
  if (!line) {
    const bool is_late = took >= wait;
    report(is_late ? NoAnswerWithin(limit) : line.error().both());
    Restart();
    return std::nullopt;
  }
  has_answered_ = true;
  if (took > limit) {
    report(Say("answered after $0 s; expected within $1 s",
               "antwoordde na $0 s; verwacht binnen $1 s", Seconds(took), Seconds(limit)));
  }
  auto answer = ReadAnswer(*line);
  if (answer) return std::move(answer).value();
  report(answer.error().both());
  Restart();
  return std::nullopt;
}

}  // namespace jasnel
