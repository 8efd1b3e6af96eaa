#include "jasnel/notation.h"

#include <cstddef>

#include "bitboard/text/card_text.h"
#include "bitboard/text/characters.h"

namespace jasnel {
namespace {

using Names = std::array<std::string_view, 2>;  // by language

constexpr std::array<Names, kSuits> kSuitNames = {
    {{"spades", "schoppen"}, {"hearts", "harten"}, {"diamonds", "ruiten"}, {"clubs", "klaveren"}}};
constexpr std::array<Names, kRanks> kRankLetters = {{{"7", "7"},
                                                     {"8", "8"},
                                                     {"9", "9"},
                                                     {"T", "10"},
                                                     {"J", "B"},
                                                     {"Q", "V"},
                                                     {"K", "H"},
                                                     {"A", "A"}}};
constexpr std::array<Names, kSeats> kSeatNames = {
    {{"North", "Noord"}, {"East", "Oost"}, {"South", "Zuid"}, {"West", "West"}}};

// Filled and outlined signs, by suit.
constexpr std::array<Names, kSuits> kSuitSigns = {{{"♠", "♤"}, {"♥", "♡"}, {"♦", "♢"}, {"♣", "♧"}}};

// Asks for text or emoji form after a sign; carries no meaning here.
constexpr std::array<std::string_view, 2> kVariationSelectors = {"\xEF\xB8\x8E", "\xEF\xB8\x8F"};

// Names that are said as well, by suit: of one card, as in `klaver boer`.
constexpr std::array<Names, kSuits> kOtherSuitNames = {
    {{"spade", "schop"}, {"heart", "hart"}, {"diamond", "ruit"}, {"club", "klaver"}}};

// NKF 1976, "Inleidende bepalingen".
constexpr std::array<std::string_view, kSuits> kShortSuitNames = {"Sch", "Ha", "Ru", "Kl"};

constexpr std::array<Names, kRanks> kRankNames = {{{"seven", "zeven"},
                                                   {"eight", "acht"},
                                                   {"nine", "negen"},
                                                   {"ten", "tien"},
                                                   {"jack", "boer"},
                                                   {"queen", "vrouw"},
                                                   {"king", "heer"},
                                                   {"ace", "aas"}}};

// A word that is the first letter or the whole of a name in either language.
template <class Value, std::size_t kCount>
std::optional<Value> ParseName(std::string_view text, const std::array<Names, kCount>& names) {
  for (std::size_t i = 0; i < kCount; ++i) {
    for (const std::string_view name : names[i]) {
      if (EqualsIgnoringCase(text, name) || EqualsIgnoringCase(text, name.substr(0, 1))) {
        return static_cast<Value>(i);
      }
    }
  }
  return std::nullopt;
}

std::optional<Suit> TakeSign(std::string_view& text) {
  for (const Suit suit : kAllSuits) {
    for (const std::string_view sign : kSuitSigns[Index(suit)]) {
      if (!text.starts_with(sign)) continue;
      text.remove_prefix(sign.size());
      for (const std::string_view selector : kVariationSelectors) {
        if (!text.starts_with(selector)) continue;
        text.remove_prefix(selector.size());
        break;
      }
      return suit;
    }
  }
  return std::nullopt;
}

// The longest name first, as `klaver` begins `klaveren`. Only `Ha` is hearts: `HA` and `ha` are a
// king and an ace.
std::optional<Suit> TakeSuitName(std::string_view& text) {
  for (const auto& names : {kSuitNames, kOtherSuitNames}) {
    for (const Suit suit : kAllSuits) {
      for (const std::string_view name : names[Index(suit)]) {
        if (TakeName(text, name)) return suit;
      }
    }
  }
  std::string_view rest = text;
  const auto suit = TakeShortSuit(rest);
  if (suit == Suit::kHearts && !text.starts_with(kShortSuitNames[Index(Suit::kHearts)])) {
    return std::nullopt;
  }
  text = rest;
  return suit;
}

// The NKF writes `Vr` for a queen; `r` may also begin `ruiten`.
void TakeRestOfQueen(std::string_view& text) {
  std::string_view rest = text;
  if (TakeName(rest, "r") && !TakeName(rest, "u")) text.remove_prefix(1);
}

}  // namespace

char SuitLetter(Suit suit, Language language) { return ToUpper(SuitName(suit, language)[0]); }

std::string_view RankLetters(Rank rank, Language language) {
  return kRankLetters[Index(rank)][Index(language)];
}

char SeatLetter(Seat seat, Language language) { return SeatName(seat, language)[0]; }

std::string_view SeatName(Seat seat, Language language) {
  return kSeatNames[Index(seat)][Index(language)];
}

std::string_view SuitName(Suit suit, Language language) {
  return kSuitNames[Index(suit)][Index(language)];
}

std::string FormatCard(Card card, Language language) { return CardText(card, language); }

std::string FormatCards(CardSet cards, Language language) {
  std::string text;
  for (const Suit suit : kAllSuits) {
    for (CardSet left = cards & CardsOf(suit); !left.empty(); left -= left.Highest()) {
      if (!text.empty()) text += ',';
      text += FormatCard(left.Highest(), language);
    }
  }
  return text;
}

std::string FormatHand(CardSet hand, Language language) { return HandText(hand, language); }

std::string FormatHands(const std::array<CardSet, kSeats>& hands, Language language) {
  std::string text = "N:";
  for (const Seat seat : kAllSeats) {
    if (seat != Seat::kNorth) text += ' ';
    text += FormatHand(hands[Index(seat)], language);
  }
  return text;
}

Message SeatMessage(Seat seat) {
  return {std::string(SeatName(seat, Language::kEnglish)),
          std::string(SeatName(seat, Language::kDutch))};
}

Message SuitMessage(Suit suit) {
  return {std::string(SuitName(suit, Language::kEnglish)),
          std::string(SuitName(suit, Language::kDutch))};
}

Message CardMessage(Card card) {
  return {FormatCard(card, Language::kEnglish), FormatCard(card, Language::kDutch)};
}

Message CardNameMessage(Card card) {
  const Names& rank = kRankNames[Index(RankOf(card))];
  const Suit suit = SuitOf(card);
  // The Dutch say klaveren of the suit, and klaver of its cards.
  const Names& dutch =
      suit == Suit::kClubs ? kOtherSuitNames[Index(suit)] : kSuitNames[Index(suit)];
  return Say("the $0 of $1", "$1$0", Message(Phrase{rank[0], rank[1]}),
             Message(Phrase{kSuitNames[Index(suit)][0], dutch[1]}));
}

Message SeatLetterMessage(Seat seat) {
  return {std::string(1, SeatLetter(seat, Language::kEnglish)),
          std::string(1, SeatLetter(seat, Language::kDutch))};
}

bool TakeName(std::string_view& text, std::string_view name) {
  if (text.size() < name.size() || !EqualsIgnoringCase(text.substr(0, name.size()), name)) {
    return false;
  }
  text.remove_prefix(name.size());
  return true;
}

void TakeSpaces(std::string_view& text) {
  while (!text.empty() && IsSpace(text.front())) text.remove_prefix(1);
}

std::optional<Suit> TakeSuit(std::string_view& text) {
  if (const auto suit = TakeSign(text)) return suit;
  const auto suit = ParseName<Suit>(text.substr(0, 1), kSuitNames);
  if (suit) text.remove_prefix(1);
  return suit;
}

std::optional<Suit> TakeShortSuit(std::string_view& text) {
  for (const Suit suit : kAllSuits) {
    if (TakeName(text, kShortSuitNames[Index(suit)])) return suit;
  }
  return std::nullopt;
}

std::optional<Suit> TakeSuitMark(std::string_view& text) {
  const auto sign = TakeSign(text);
  std::string_view rest = text;
  if (sign) TakeSpaces(rest);
  const auto name = TakeSuitName(rest);
  if (name && (!sign || *sign == *name)) text = rest;
  return sign ? sign : name;
}

std::optional<Rank> TakeRank(std::string_view& text) {
  const char first = text.empty() ? '\0' : ToUpper(text.front());
  for (int i = 0; i < kRanks; ++i) {
    for (const std::string_view letters : kRankLetters[i]) {
      if (letters.front() != first || !TakeName(text, letters)) continue;
      if (letters == "V") TakeRestOfQueen(text);
      return static_cast<Rank>(i);
    }
  }
  return std::nullopt;
}

std::optional<Rank> TakeRankOrName(std::string_view& text) {
  for (int i = 0; i < kRanks; ++i) {
    for (const std::string_view name : kRankNames[i]) {
      if (TakeName(text, name)) return static_cast<Rank>(i);
    }
  }
  if (TakeName(text, "koning")) return Rank::kKing;
  return TakeRank(text);
}

std::optional<Card> TakeCard(std::string_view& text) { return TakeCardText(text, TakeRankOrName); }

std::optional<Suit> ParseSuit(std::string_view text) {
  if (const auto suit = ParseName<Suit>(text, kSuitNames)) return suit;
  if (const auto suit = ParseWhole(text, TakeSuitMark)) return suit;
  if (const auto suit = ParseWhole(text, TakeShortSuit)) return suit;
  return ParseWhole(text, TakeSuit);
}

std::optional<Seat> ParseSeat(std::string_view text) { return ParseName<Seat>(text, kSeatNames); }

std::optional<Card> ParseCard(std::string_view text) { return ParseWhole(text, TakeCard); }

}  // namespace jasnel
