// Counts and lists of cards in both languages, for messages.
#pragma once

#include <concepts>

#include "jasnel/card.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"

namespace jasnel {

/// `1 card`, `3 cards`.
inline Message CardCount(std::integral auto count) {
  return count == 1 ? Message(Phrase{"1 card", "1 kaart"}) : Say("$0 cards", "$0 kaarten", count);
}

/// `1 trick`, `3 tricks`.
inline Message TrickCount(std::integral auto count) {
  return count == 1 ? Message(Phrase{"1 trick", "1 slag"}) : Say("$0 tricks", "$0 slagen", count);
}

/// `1 call`, `3 calls`.
inline Message CallCount(std::integral auto count) {
  return count == 1 ? Message(Phrase{"1 call", "1 bod"}) : Say("$0 calls", "$0 biedingen", count);
}

/// `SA,S7,HT`, and `SA,S7,H10`.
inline Message CardsMessage(CardSet cards) {
  return {FormatCards(cards), FormatCards(cards, Language::kDutch)};
}

}  // namespace jasnel
