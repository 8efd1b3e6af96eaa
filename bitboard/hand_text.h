// Hands as text, spades.hearts.diamonds.clubs, as parts of a line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "bitboard/card.h"
#include "bitboard/notation.h"
#include "bitboard/position.h"
#include "bitboard/text.h"
#include "bitboard/word_reader.h"

namespace jasnel {

/// How cards of klaverjas are read; boerenbridge has a deck of its own.
struct KlaverjasDeck {
  using Cards = CardSet;
  static constexpr const char* kRanksExpected = "A K Q J T 9 8 7 (or A H V B 10 9 8 7)";
  static constexpr const char* kExample = "AJT.Q8.T98.";

  static auto TakeRank(std::string_view& text) { return jasnel::TakeRank(text); }
};

/// Reads a hand at the reader's place, `-` for an empty one, and takes it off. `seen` holds the
/// cards that were read before and is added to. `hand_name` is what it is called, as "North's
/// hand".
template <class Deck>
std::optional<TextFault> ReadHand(WordReader& in, const std::string& hand_name,
                                  typename Deck::Cards& seen, typename Deck::Cards& hand) {
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
    const auto rank = Deck::TakeRank(rest);
    if (!rank) {
      return in.FaultHere(Quoted(rest.substr(0, 1)) + " in " + hand_name +
                              " is no card; expected " + Deck::kRanksExpected +
                              " and '.' between suits",
                          at);
    }
    const auto card = MakeCard(kAllSuits[suit], *rank);
    if (seen.Contains(card)) {
      return in.FaultHere("card " + FormatCard(card, Language::kEnglish) + " a second time, in " +
                              hand_name + "; expected each card once",
                          at);
    }
    seen |= card;
    hand |= card;
  }
  if (suit != kSuits - 1) {
    return in.FaultHere(hand_name + " " + Quoted(word) + " has " + std::to_string(suit + 1) +
                        (suit == 0 ? " suit" : " suits") + "; expected four, as " + Deck::kExample +
                        " with a '.' between them");
  }
  in.Skip(word.size());
  return std::nullopt;
}

/// Reads `<seat>:` and four hands clockwise from it.
std::optional<TextFault> ReadHands(WordReader& in, Hands& hands);

/// The same, and nothing may follow.
std::optional<TextFault> ReadOnlyHands(WordReader& in, Hands& hands);

}  // namespace jasnel
