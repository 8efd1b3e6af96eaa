#include "tools/bid_source.h"

#include "bitboard/text.h"
#include "bitboard/word_reader.h"
#include "tools/line_source.h"

namespace jasnel {
namespace {

constexpr std::string_view kExpected = "bid lines, as J97.AT.K8.7 dealer=N";
constexpr std::string_view kUnit = "hand";

// Whether there is a hand in what stands in one argument.
bool HasHand(std::string_view argument) {
  WordReader in(argument);
  for (in.SkipSpace(); !in.AtEnd(); in.SkipSpace()) {
    const std::string_view word = in.Word();
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return true;
    if (EqualsIgnoringCase(word.substr(0, equals), "hand")) return true;
    in.Skip(word.size());
  }
  return false;
}

}  // namespace

Result<std::unique_ptr<BidSource>> BidsOf(const std::vector<std::string>& arguments,
                                          const std::string& input) {
  if (!input.empty()) {
    return LineSource<BidLine>::Open(input, {kExpected, "a bid line"}, ParseBidLine);
  }
  return std::unique_ptr<BidSource>(std::make_unique<ArgumentSource<BidLine>>(
      JoinedWords(arguments, HasHand), kUnit, ParseBidLine));
}

std::unique_ptr<BidSource> BidOf(CardSet hand) {
  return std::make_unique<ArgumentSource<BidLine>>(std::vector<std::string>{""}, kUnit,
                                                   [hand](std::string_view) -> Result<BidLine> {
                                                     BidLine line;
                                                     line.hand = hand;
                                                     return line;
                                                   });
}

std::string NoBidIn(const std::string& input) {
  return input + ": no bid line in it; expected " + std::string(kExpected);
}

}  // namespace jasnel
