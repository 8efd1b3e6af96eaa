#include "tools/bid/source.h"

#include "tools/shared/input/line_source.h"

namespace jasnel {
namespace {

constexpr Phrase kExpected = {"bid lines, such as J97.AT.K8.7 dealer=N",
                              "handen, een per regel, zoals B97.A10.H8.7 gever=N"};
constexpr std::string_view kUnit = "hand";

bool BeginsBid(std::string_view item, std::string_view word) {
  return BeginsBidLine(item, word, ParseBidLine);
}

}  // namespace

Result<std::unique_ptr<BidSource>> BidsOf(const std::vector<std::string>& arguments,
                                          const std::string& input) {
  if (!input.empty()) {
    return LineSource<BidLine>::Open(input, {kExpected, {"a bid line", "een regel met een hand"}},
                                     ParseBidLine);
  }
  return std::unique_ptr<BidSource>(std::make_unique<ArgumentSource<BidLine>>(
      JoinedWords(arguments, BeginsBid), kUnit, ParseBidLine));
}

std::unique_ptr<BidSource> BidOf(CardSet hand) {
  return std::make_unique<ArgumentSource<BidLine>>(std::vector<std::string>{""}, kUnit,
                                                   [hand](std::string_view) -> Result<BidLine> {
                                                     BidLine line;
                                                     line.hand = hand;
                                                     return line;
                                                   });
}

Message NoBidIn(const std::string& input) {
  return Say("$0: no bid line in it; expected $1", "$0: geen hand erin; verwacht $1", input,
             kExpected);
}

}  // namespace jasnel
