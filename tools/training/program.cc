#include "tools/training/program.h"

#include <cstdio>
#include <utility>

#include "tools/shared/files.h"

namespace jasnel {

std::optional<Error> WriteFile(const std::string& path, std::string_view text) {
  auto begun = OutputFile::Begin(path);
  if (!begun) return begun.error();
  OutputFile output = std::move(begun).value();
  if (auto error = output.Write(text)) return error;
  return output.Finish();
}

int StatusOf(const char* program, const std::optional<Error>& error) {
  if (!error) return 0;
  std::fprintf(stderr, "%s: %s\n", program, error->message.c_str());
  return 1;
}

}  // namespace jasnel
