// Any bytes as a PBN file: nothing may crash, every error is one line, and each deal has the line
// of its tag.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bitboard/pbn.h"
#include "tests/fuzz/checks.h"
#include "tests/fuzz/deal_checks.h"

namespace jasnel::fuzz {
namespace {

// Deals come in the order of their lines; a line may have two.
class Checker {
 public:
  void TakeAll(PbnReader& reader, std::size_t lines) {
    while (const auto found = reader.Next()) {
      Require(found->line_number >= last_ && found->line_number <= lines, "a deal has its line",
              "");
      last_ = found->line_number;
      if (found->deal) {
        CheckDeal(*found->deal);
      } else {
        CheckError(found->deal.error());
      }
    }
  }

 private:
  std::size_t last_ = 0;
};

void CheckPbn(std::string_view text) {
  PbnReader reader;
  Checker checker;
  std::size_t lines = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    PbnReader::Recognizes(line);
    ++lines;
    reader.Feed(line);
    checker.TakeAll(reader, lines);
  }
  reader.Finish();
  checker.TakeAll(reader, lines);
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::fuzz::CheckPbn(jasnel::fuzz::TextOf(data, size));
  return 0;
}
