#include "tools/shared/run/progress.h"

#include <unistd.h>

#include <cmath>
#include <cstdio>

#include "absl/strings/str_format.h"
#include "tools/shared/system/system.h"

namespace jasnel {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

void OnInterrupt(int) { interrupted = true; }

}  // namespace

void CatchInterrupts() { os::OnInterrupt(OnInterrupt); }

const std::atomic<bool>& Interrupted() { return interrupted; }

TerminalLine::TerminalLine() : terminal_(isatty(STDERR_FILENO) == 1) {}

void TerminalLine::Show(const std::string& text) {
  if (!terminal_) return;
  std::fprintf(stderr, "\r\x1b[K%s", text.c_str());
  std::fflush(stderr);
  shown_ = true;
}

void TerminalLine::Clear() {
  if (!shown_) return;
  std::fputs("\r\x1b[K", stderr);
  std::fflush(stderr);
  shown_ = false;
}

namespace {

constexpr std::chrono::seconds kSilence{1};
constexpr std::chrono::milliseconds kPauseBetweenLines{100};

std::string ClockText(double seconds) {
  const std::int64_t whole = std::llround(seconds);
  const std::int64_t minutes = whole / 60;
  if (minutes < 60) return absl::StrFormat("%d:%02d", minutes, whole % 60);
  return absl::StrFormat("%d:%02d:%02d", minutes / 60, minutes % 60, whole % 60);
}

}  // namespace

std::string DescribeProgress(const Work& work, std::chrono::duration<double> elapsed) {
  std::string text = absl::StrFormat("%d deals", work.deals);
  const double seconds = elapsed.count();
  const bool measurable = work.total && *work.total > 0 && work.done > 0;
  const double part =
      measurable ? static_cast<double>(work.done) / static_cast<double>(*work.total) : 0;
  if (measurable) text += absl::StrFormat(", %.0f%%", 100 * part);
  if (seconds > 0) {
    const double rate = static_cast<double>(work.deals) / seconds;
    text += absl::StrFormat(", %.*f deals/s", rate < 10 ? 1 : 0, rate);
  }
  if (measurable && part <= 1) text += ", " + ClockText(seconds * (1 - part) / part) + " left";
  return text;
}

Progress::Progress() : start_(std::chrono::steady_clock::now()), next_(start_ + kSilence) {}

void Progress::Show(const Work& work) {
  if (!line_.on_terminal()) return;
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return;
  next_ = now + kPauseBetweenLines;
  line_.Show(DescribeProgress(work, now - start_));
}

}  // namespace jasnel
