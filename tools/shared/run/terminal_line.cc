#include "tools/shared/run/terminal_line.h"

#include <unistd.h>

#include <cstdio>

namespace jasnel {

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

}  // namespace jasnel
