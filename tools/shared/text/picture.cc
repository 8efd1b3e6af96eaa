#include "tools/shared/text/picture.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "tools/shared/text/columns.h"

namespace jasnel {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kMiddle = 17;  // columns from the table to East

// The name of a seat and its hand, a suit a line.
Lines Block(const Picture& picture, Seat seat, Language language) {
  std::string title(SeatName(seat, language));
  const std::string& note = picture.notes[Index(seat)];
  if (!note.empty()) title += " (" + note + ")";
  Lines lines = {title};
  for (const Suit suit : kAllSuits) {
    lines.push_back(SuitOfHand(picture.hands[Index(seat)], suit, language));
  }
  return lines;
}

std::size_t WidestOf(const Lines& lines) {
  std::size_t widest = 0;
  for (const std::string& line : lines) widest = std::max(widest, Width(line));
  return widest;
}

// The table between West and East: the cards of the trick, or else the seats.
Lines TableOf(const Picture& picture, Language language) {
  const bool playing = std::any_of(picture.trick.begin(), picture.trick.end(),
                                   [](const auto& card) { return card.has_value(); });
  const auto at = [&](Seat seat) -> std::string {
    const auto& card = picture.trick[Index(seat)];
    if (card) return SignedCard(*card, language);
    return playing ? "." : std::string(1, SeatLetter(seat, language));
  };
  return {"", "    " + at(Seat::kNorth), PadRight(at(Seat::kWest), 8) + at(Seat::kEast),
          "    " + at(Seat::kSouth), ""};
}

}  // namespace

std::string SuitSign(Suit suit) {
  constexpr std::array<std::string_view, kSuits> kSigns = {"♠", "♥", "♦", "♣"};
  return std::string(kSigns[Index(suit)]);
}

std::string SuitText(Suit suit, Language language) {
  return SuitSign(suit) + " " + std::string(SuitName(suit, language));
}

std::string TurnedText(const TurnedCards& cards, Language language) {
  std::string text;
  for (const Suit suit : cards.suits()) {
    text += (text.empty() ? "" : ", ") + SuitText(suit, language);
  }
  if (cards.joker()) text += (text.empty() ? "" : ", ") + FormatTurned(TurnedCards::Joker());
  return text;
}

std::string SignedCard(Card card, Language language) {
  return SuitSign(SuitOf(card)) + std::string(RankLetters(RankOf(card), language));
}

std::string SuitOfHand(CardSet hand, Suit suit, Language language) {
  std::string text = SuitSign(suit);
  CardSet left = hand & CardsOf(suit);
  if (left.empty()) text += " -";
  for (; !left.empty(); left -= left.Highest()) {
    text += " ";
    text += RankLetters(RankOf(left.Highest()), language);
  }
  return text;
}

std::string HandInSuits(CardSet hand, Language language) {
  std::string text;
  for (const Suit suit : kAllSuits) {
    if (!text.empty()) text += "   ";
    text += SuitOfHand(hand, suit, language);
  }
  return text;
}

std::string Draw(const Picture& picture, Language language) {
  const Lines north = Block(picture, Seat::kNorth, language);
  const Lines east = Block(picture, Seat::kEast, language);
  const Lines south = Block(picture, Seat::kSouth, language);
  const Lines west = Block(picture, Seat::kWest, language);
  const Lines table = TableOf(picture, language);
  const std::size_t left = std::max<std::size_t>(WidestOf(west) + 2, 16);

  Lines lines;
  const auto add_middle = [&](const Lines& block) {
    for (const std::string& line : block) lines.push_back(std::string(left, ' ') + line);
  };
  add_middle(north);
  for (std::size_t i = 0; i < west.size(); ++i) {
    lines.push_back(PadRight(west[i], left) + PadRight(table[i], kMiddle) + east[i]);
  }
  add_middle(south);

  std::string text;
  for (std::string& line : lines) {
    line.erase(line.find_last_not_of(' ') + 1);
    text += line.empty() ? "\n" : std::string(kIndent) + line + "\n";
  }
  return text;
}

}  // namespace jasnel
