// Any bytes as a PBN file: nothing may crash, every error is one line, and each deal has the line
// of its tag.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "jasnel/deal_line.h"
#include "tests/fuzz/checks.h"
#include "tests/fuzz/deal_checks.h"

namespace jasnel::fuzz {
namespace {

void CheckPbn(std::string_view text) {
  CheckDealsOfLines<PbnReader>(text);
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    PbnReader::Recognizes(text.substr(0, end));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
  }
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::fuzz::CheckPbn(jasnel::fuzz::TextOf(data, size));
  return 0;
}
