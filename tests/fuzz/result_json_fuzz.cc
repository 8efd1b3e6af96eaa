// Any bytes as a file of results in JSON, an object a line: nothing may crash, every error is one
// line, and what was read can be compared.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "tests/fuzz/checks.h"
#include "tests/fuzz/result_checks.h"

namespace jasnel::fuzz {
namespace {

void CheckFile(std::string_view text) {
  std::vector<BoardResult> results;
  for (const std::string_view line : LinesOf(text)) {
    const auto fields = FieldsOfJson(line);
    if (!fields) {
      CheckError(fields.error());
    } else {
      AddResult(*fields, results);
    }
  }
  CheckComparisons(results);
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::fuzz::CheckFile(jasnel::fuzz::TextOf(data, size));
  return 0;
}
