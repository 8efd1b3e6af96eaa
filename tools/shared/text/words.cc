#include "tools/shared/text/words.h"

#include "bitboard/text/characters.h"

namespace jasnel {
std::string SideName(Side side, Language language) {
  const Seat first = static_cast<Seat>(Index(side));
  return std::string(SeatName(first, language)) + "-" +
         std::string(SeatName(Partner(first), language));
}

std::string ShortSideName(Side side, Language language) {
  const Seat first = static_cast<Seat>(Index(side));
  return {SeatLetter(first, language), '-', SeatLetter(Partner(first), language)};
}

std::string NumberOfHand(std::string_view unit, std::size_t number, Language language) {
  const Voice say(language);
  return (unit == "line" ? say(phrases::kLine, number) : say("Hand $0.", "Hand $0.", number)) + " ";
}

std::string Capitalized(std::string text) {
  if (!text.empty()) text.front() = ToUpper(text.front());
  return text;
}

}  // namespace jasnel
