#include "tools/training/weights_source.h"

#include <cstdio>
#include <fstream>

#include "absl/strings/str_format.h"

namespace jasnel {

std::string WeightsSource(std::string_view script, std::string_view definitions) {
  return absl::StrFormat("// Written by %s: not to be changed by hand.\n%s", script, definitions);
}

std::optional<Error> WriteFile(const std::string& path, std::string_view text) {
  std::ofstream out(path);
  out << text;
  out.close();
  if (!out) return Error{path + ": cannot be written"};
  return std::nullopt;
}

int StatusOf(const char* program, const std::optional<Error>& error) {
  if (!error) return 0;
  std::fprintf(stderr, "%s: %s\n", program, error->message.c_str());
  return 1;
}

}  // namespace jasnel
