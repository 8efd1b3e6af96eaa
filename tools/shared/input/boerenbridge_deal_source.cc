#include "tools/shared/input/boerenbridge_deal_source.h"

#include <string_view>

#include "bitboard/text/characters.h"
#include "tools/shared/input/line_source.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kExpected = {"deal lines of boerenbridge, as 0:A8.K.4. KT..J5. 7.QT.8.",
                              "spellen boerenbridge op regels, zoals 0:A8.H.4. H10..B5. 7.V10.8."};
constexpr Phrase kDealLine = {"a deal line", "een regel met een spel"};

bool StartsDeal(std::string_view word) { return Trim(word).starts_with("0:"); }

}  // namespace

Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input) {
  if (!input.empty()) {
    return LineSource<DealLine>::Open(input, {kExpected, kDealLine}, ParseDealLine);
  }
  return std::unique_ptr<DealSource>(std::make_unique<ArgumentSource<DealLine>>(
      JoinedWords(arguments, StartsDeal), "deal", ParseDealLine));
}

Message NoDealIn(const std::string& input) {
  return Say("$0: no deal in it; expected $1", "$0: geen spel erin; verwacht $1", input, kExpected);
}

}  // namespace jasnel::boerenbridge
