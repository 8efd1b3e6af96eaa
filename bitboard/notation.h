// Letters for cards, suits and seats, in English and Dutch.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bitboard/card.h"
#include "bitboard/seat.h"

namespace jasnel {

/// The language of output. Input takes both in any mix and either case.
enum class Language : std::uint8_t { kEnglish, kDutch };

constexpr int Index(Language language) { return static_cast<int>(language); }

/// `S H D C`, or `S H R K`.
char SuitLetter(Suit suit, Language language = Language::kEnglish);

/// `A K Q J T 9 8 7`, or `A H V B 10 9 8 7`.
std::string_view RankLetters(Rank rank, Language language = Language::kEnglish);

/// `N E S W`, or `N O Z W`.
char SeatLetter(Seat seat, Language language = Language::kEnglish);

/// `North`, or `Noord`.
std::string_view SeatName(Seat seat, Language language = Language::kEnglish);

/// `spades`, or `schoppen`.
std::string_view SuitName(Suit suit, Language language = Language::kEnglish);

/// Suit, then rank: `SA`, `HT`, or `H10`.
std::string FormatCard(Card card, Language language = Language::kEnglish);

/// Cards with a comma between them, suit by suit from high to low: `SA,S7,HT`.
std::string FormatCards(CardSet cards, Language language = Language::kEnglish);

/// `AJT.Q8.T98.`: spades, hearts, diamonds, clubs from high to low; `-` for no cards.
std::string FormatHand(CardSet hand, Language language = Language::kEnglish);

/// `N:` and the four hands clockwise from North.
std::string FormatHands(const std::array<CardSet, kSeats>& hands,
                        Language language = Language::kEnglish);

/// Reads a suit or rank at the start of `text` and takes it off; nothing is taken off where there
/// is none. Suits also as signs (♠♥♦♣).
std::optional<Suit> TakeSuit(std::string_view& text);
std::optional<Rank> TakeRank(std::string_view& text);
std::optional<Card> TakeCard(std::string_view& text);

/// Reads a whole word, in letters or as the full name.
std::optional<Suit> ParseSuit(std::string_view text);
std::optional<Seat> ParseSeat(std::string_view text);
std::optional<Card> ParseCard(std::string_view text);

}  // namespace jasnel
