#include "tools/shared/input/boerenbridge_deal_source.h"

#include <string_view>

#include "bitboard/text/characters.h"
#include "tools/shared/input/line_source.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::string_view kExpected = "deal lines of boerenbridge, as 0:A8.K.4. KT..J5. 7.QT.8.";

bool StartsDeal(std::string_view word) { return Trim(word).starts_with("0:"); }

}  // namespace

Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input) {
  if (!input.empty()) {
    return LineSource<DealLine>::Open(input, {kExpected, "a deal line"}, ParseDealLine);
  }
  return std::unique_ptr<DealSource>(std::make_unique<ArgumentSource<DealLine>>(
      JoinedWords(arguments, StartsDeal), "deal", ParseDealLine));
}

std::string NoDealIn(const std::string& input) {
  return input + ": no deal in it; expected " + std::string(kExpected);
}

}  // namespace jasnel::boerenbridge
