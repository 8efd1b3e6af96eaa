#include "tools/training/program.h"

#include <cstdio>

namespace jasnel {

int StatusOf(const char* program, const std::optional<Error>& error) {
  if (!error) return 0;
  std::fprintf(stderr, "%s: %s\n", program, error->message.c_str());
  return 1;
}

}  // namespace jasnel
