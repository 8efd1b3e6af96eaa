#include "engine/requests/hand_reading.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "bitboard/text/hand_text.h"
#include "jasnel/message.h"

namespace jasnel {
namespace {

std::optional<TextFault> CheckSize(std::string_view text, std::size_t at, CardSet hand) {
  if (hand.size() == kHandSize) return std::nullopt;
  return TextFault{at, Say("the hand $0 has $1; expected 8", "de hand $0 heeft $1; verwacht er 8",
                           Quoted(Trim(text)),
                           hand.size() == 1 ? Message(Phrase{"1 card", "1 kaart"})
                                            : Say("$0 cards", "$0 kaarten", hand.size()))};
}

}  // namespace

std::optional<TextFault> ReadWholeBidHand(WordReader& in, CardSet& hand) {
  const std::size_t start = in.position();
  constexpr Phrase kName = {"the hand", "de hand"};
  CardSet seen;
  if (auto fault = ReadHand<KlaverjasDeck>(in, kName, HandPlace::kAlone, seen, hand)) return fault;
  return CheckSize(in.line().substr(start, in.position() - start), start, hand);
}

Result<CardSet> ParseBidHand(std::string_view text) {
  const std::string plain = PlainText(Trim(text));
  CardSet hand;
  auto fault = ReadWholeHand<KlaverjasDeck>(plain, hand);
  if (!fault) fault = CheckSize(plain, 0, hand);
  if (fault) return fault->AsError(plain);
  return hand;
}

// Hands with spaces between them end at the first, as far as a field can tell.
std::optional<TextFault> ReadGiven(std::string_view text, Hands& hands) {
  std::string spaced(text);
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  WordReader in(spaced);
  auto fault = ReadOnlyHands(in, hands);
  if (fault && fault->at == text.size()) {
    fault->message =
        Say("$0, with commas between them", "$0, met komma's ertussen", fault->message);
  }
  return fault;
}

}  // namespace jasnel
