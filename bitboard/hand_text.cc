#include "bitboard/hand_text.h"

#include <cstddef>
#include <string_view>

#include "bitboard/notation.h"
#include "bitboard/text.h"

namespace jasnel {

std::optional<Fault> ReadHand(WordReader& in, const std::string& hand_name, CardSet& seen,
                              CardSet& hand) {
  const std::string_view word = in.Word();
  if (word == "-") {
    in.Skip(1);
    return std::nullopt;
  }
  int suit = 0;
  std::string_view rest = word;
  while (!rest.empty()) {
    const std::size_t at = word.size() - rest.size();
    if (rest.front() == '.') {
      rest.remove_prefix(1);
      if (++suit == kSuits) {
        return in.FaultHere(hand_name + " has a fifth suit; expected spades.hearts.diamonds.clubs",
                            at);
      }
      continue;
    }
    const auto rank = TakeRank(rest);
    if (!rank) {
      return in.FaultHere(Quoted(rest.substr(0, 1)) + " in " + hand_name +
                              " is no card; expected A K Q J T 9 8 7 (or A H V B 10 9 8 7) "
                              "and '.' between suits",
                          at);
    }
    const Card card = MakeCard(kAllSuits[suit], *rank);
    if (seen.Contains(card)) {
      return in.FaultHere("card " + FormatCard(card) + " a second time, in " + hand_name +
                              "; expected each card once",
                          at);
    }
    seen |= card;
    hand |= card;
  }
  if (suit != kSuits - 1) {
    return in.FaultHere(hand_name + " " + Quoted(word) + " has " + std::to_string(suit + 1) +
                        (suit == 0 ? " suit" : " suits") +
                        "; expected four, as AJT.Q8.T98. with a '.' between them");
  }
  in.Skip(word.size());
  return std::nullopt;
}

std::optional<Fault> ReadHands(WordReader& in, Hands& hands) {
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
    if (auto fault = ReadHand(in, owner + "'s hand", seen, hands[Index(seat)])) return fault;
  }
  return std::nullopt;
}

std::optional<Fault> ReadOnlyHands(WordReader& in, Hands& hands) {
  if (auto fault = ReadHands(in, hands)) return fault;
  in.SkipSpace();
  if (in.AtEnd()) return std::nullopt;
  return in.FaultHere(Quoted(in.Word()) + " after the four hands; expected nothing more");
}

}  // namespace jasnel
