#include "bitboard/text/hand_text.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace jasnel {
namespace {

// Takes `<seat>:` off, or the whole name of a seat, where it stands there.
std::optional<Seat> TakeSeatLabel(WordReader& in) {
  const std::string_view word = in.Word();
  const std::size_t colon = word.find(':');
  if (IsWholeSeatName(word)) {
    in.Skip(word.size());
    in.SkipSpace();
    if (!in.AtEnd() && in.Rest().front() == ':') in.Skip(1);
    return ParseSeat(word);
  }
  if (colon == std::string_view::npos) return std::nullopt;
  const auto seat = ParseSeat(word.substr(0, colon));
  if (seat) in.Skip(colon + 1);
  return seat;
}

// The same of the first, where a space may stand before its colon.
std::optional<Seat> TakeFirstSeat(WordReader& in) {
  if (const auto seat = TakeSeatLabel(in)) return seat;
  const std::size_t colon = in.Rest().find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto seat = ParseSeat(Trim(in.Rest().substr(0, colon)));
  if (seat) in.Skip(colon + 1);
  return seat;
}

TextFault NoSeat(const WordReader& in) {
  constexpr Phrase kExpected = {"N: E: S: or W: and four hands", "N: O: Z: of W: en vier handen"};
  if (in.AtEnd()) {
    return in.FaultHere(Say("no seat at the start; expected $0",
                            "geen plaats aan het begin; verwacht $0", kExpected));
  }
  return in.FaultHere(Say("no seat at the start of $1; expected $0",
                          "geen plaats aan het begin van $1; verwacht $0", kExpected,
                          Quoted(Trim(in.Rest()))));
}

}  // namespace

std::optional<Suit> TakeSuitOfHand(std::string_view& text) {
  constexpr std::size_t kLeast = 3;
  const auto end = std::find_if_not(text.begin(), text.end(), IsLetter);
  const std::string_view word = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  for (const Suit suit : kAllSuits) {
    for (const Language language : {Language::kEnglish, Language::kDutch}) {
      if (word.size() < kLeast) break;
      if (!EqualsIgnoringCase(word, SuitName(suit, language).substr(0, word.size()))) continue;
      text.remove_prefix(word.size());
      return suit;
    }
  }
  return TakeSuitMark(text);
}

bool IsWholeSeatName(std::string_view word) { return word.size() > 1 && ParseSeat(word); }

bool BeginsWithHand(std::string_view text) {
  WordReader in(text);
  in.SkipSpace();
  return !in.AtEnd() && in.Word().find('=') == std::string_view::npos;
}

std::optional<TextFault> ReadHands(WordReader& in, Hands& hands) {
  in.SkipSpace();
  const auto first = TakeFirstSeat(in);
  if (!first) return NoSeat(in);
  CardSet seen;
  std::array<bool, kSeats> filled{};
  Seat seat = *first;
  for (int i = 0; i < kSeats; ++i) {
    in.SkipSpace();
    if (i > 0) seat = TakeSeatLabel(in).value_or(Clockwise(seat));
    in.SkipSpace();
    const std::string_view word = in.Word();
    if (word.empty() || word.find('=') != std::string_view::npos) {
      return in.FaultHere(
          Say("no hand for $0; expected four hands, spades.hearts.diamonds.clubs, - for an empty "
              "one",
              "geen hand voor $0; verwacht vier handen, schoppen.harten.ruiten.klaveren, - voor "
              "een lege",
              SeatMessage(seat)));
    }
    bool& is_filled = filled[Index(seat)];
    if (is_filled) {
      return in.FaultHere(Say("$1 is a second hand for $0; expected each seat once",
                              "$1 is een tweede hand voor $0; verwacht elke plaats één keer",
                              SeatMessage(seat), Quoted(word)));
    }
    is_filled = true;
    const Message name = Say("$0's hand", "de hand van $0", SeatMessage(seat));
    if (auto fault =
            ReadHand<KlaverjasDeck>(in, name, HandPlace::kAmongOthers, seen, hands[Index(seat)])) {
      return fault;
    }
  }
  return std::nullopt;
}

std::optional<TextFault> ReadOnlyHands(WordReader& in, Hands& hands) {
  if (auto fault = ReadHands(in, hands)) return fault;
  in.SkipSpace();
  if (in.AtEnd()) return std::nullopt;
  return in.FaultHere(Say("$0 after the four hands; expected nothing more",
                          "$0 na de vier handen; verwacht niets meer", Quoted(in.Word())));
}

}  // namespace jasnel
