// Any bytes as deals in whatever form they may be written, deal lines, PBN or pictures: nothing may
// crash, every error is one line, and each deal has its line.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "jasnel/deal_line.h"
#include "tests/fuzz/checks.h"
#include "tests/fuzz/deal_checks.h"

namespace jasnel::fuzz {
namespace {

// As the only one of a text.
void CheckPicture(std::string_view text) {
  PictureReader::BeginsWithPicture(text);
  const auto deal = ParsePicture(text);
  if (deal) {
    CheckDeal(*deal);
  } else {
    CheckError(deal.error());
  }
}

}  // namespace
}  // namespace jasnel::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = jasnel::fuzz::TextOf(data, size);
  jasnel::fuzz::CheckDealsOfLines<jasnel::DealTextReader>(text);
  jasnel::fuzz::CheckPicture(text);
  return 0;
}
