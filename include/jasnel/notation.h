// Notation for cards, suits and seats, in English and Dutch.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/card.h"
#include "jasnel/message.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The expected input, for error messages.
inline constexpr Phrase kSuitExpected = {"S, H, D or C", "S, H, R of K"};
inline constexpr Phrase kSeatExpected = {"N, E, S or W", "N, O, Z of W"};
inline constexpr Phrase kCardExpected = {"a card, suit then rank, such as SA or H10",
                                         "een kaart, kleur en waarde, zoals SA of H10"};

/// `S H D C`; in Dutch `S H R K`.
char SuitLetter(Suit suit, Language language = Language::kEnglish);

/// `A K Q J T 9 8 7`; in Dutch `A H V B 10 9 8 7`.
std::string_view RankLetters(Rank rank, Language language = Language::kEnglish);

/// `N E S W`; in Dutch `N O Z W`.
char SeatLetter(Seat seat, Language language = Language::kEnglish);

/// `North`; in Dutch `Noord`.
std::string_view SeatName(Seat seat, Language language = Language::kEnglish);

/// `spades`; in Dutch `schoppen`.
std::string_view SuitName(Suit suit, Language language = Language::kEnglish);

/// Suit, then rank: `SA`, `HT`; in Dutch `H10`.
std::string FormatCard(Card card, Language language = Language::kEnglish);

/// Cards separated by commas, suit by suit from high to low: `SA,S7,HT`.
std::string FormatCards(CardSet cards, Language language = Language::kEnglish);

/// `AJT.Q8.T98.`: spades, hearts, diamonds, clubs from high to low; `-` for no cards.
std::string FormatHand(CardSet hand, Language language = Language::kEnglish);

/// `N:` and the four hands clockwise from North.
std::string FormatHands(const std::array<CardSet, kSeats>& hands,
                        Language language = Language::kEnglish);

/// A seat, suit or card in both languages, for messages.
Message SeatMessage(Seat seat);
Message SuitMessage(Suit suit);
Message CardMessage(Card card);

/// A card in words: `the ace of hearts`, in Dutch `hartenaas`.
Message CardNameMessage(Card card);

/// `N` in both languages, or `E` and in Dutch `O`.
Message SeatLetterMessage(Seat seat);

/// Parses a suit or rank at the start of `text` and removes it; removes nothing if there is none. A
/// suit is a letter or a symbol (♠♥♦♣).
std::optional<Suit> TakeSuit(std::string_view& text);
std::optional<Rank> TakeRank(std::string_view& text);

/// A suit that cannot be mistaken for a rank: a symbol, alone or followed by the name of the suit
/// (`♠`, `♠ spades`), a name (`schoppen`), or a short name (`Sch`, `Ha`, `Ru`, `Kl`); of these `Ha`
/// must be spelt so.
std::optional<Suit> TakeSuitMark(std::string_view& text);

/// A suit by its short name, in any case.
std::optional<Suit> TakeShortSuit(std::string_view& text);

/// A rank as a letter or a word: `J`, `B`, `jack`, `boer`, `Vr`.
std::optional<Rank> TakeRankOrName(std::string_view& text);

/// A suit, then a rank, as letters, symbols or words, with or without spaces between them: `H10`,
/// `♥V`, `schoppen 9`, `ruiten aas`.
std::optional<Card> TakeCard(std::string_view& text);

/// Parses a whole text: a letter, a symbol or a name, long or short, or a symbol with the name.
std::optional<Suit> ParseSuit(std::string_view text);
std::optional<Seat> ParseSeat(std::string_view text);
std::optional<Card> ParseCard(std::string_view text);

/// Removes a name from the start of `text`, in any case.
bool TakeName(std::string_view& text, std::string_view name);

/// Removes spaces from the start of `text`.
void TakeSpaces(std::string_view& text);

}  // namespace jasnel
