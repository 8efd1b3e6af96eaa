#include "bitboard/hand_text.h"

#include <cstddef>

namespace jasnel {

std::optional<TextFault> ReadHands(WordReader& in, Hands& hands) {
  in.SkipSpace();
  const std::string_view rest = in.Rest();
  const std::size_t colon = rest.find(':');
  const auto first = ParseSeat(Trim(rest.substr(0, colon)));
  if (colon == std::string_view::npos || !first) {
    return in.FaultHere("no seat at the start; expected N: E: S: or W: and four hands");
  }
  in.Skip(colon + 1);
  CardSet seen;
  for (int i = 0; i < kSeats; ++i) {
    in.SkipSpace();
    const Seat seat = Clockwise(*first, i);
    const std::string owner(SeatName(seat));
    const std::string_view word = in.Word();
    if (word.empty() || word.find('=') != std::string_view::npos) {
      return in.FaultHere(
          "no hand for " + owner +
          "; expected four hands, spades.hearts.diamonds.clubs, - for an empty one");
    }
    if (auto fault = ReadHand<KlaverjasDeck>(in, owner + "'s hand", seen, hands[Index(seat)]))
      return fault;
  }
  return std::nullopt;
}

std::optional<TextFault> ReadOnlyHands(WordReader& in, Hands& hands) {
  if (auto fault = ReadHands(in, hands)) return fault;
  in.SkipSpace();
  if (in.AtEnd()) return std::nullopt;
  return in.FaultHere(Quoted(in.Word()) + " after the four hands; expected nothing more");
}

}  // namespace jasnel
