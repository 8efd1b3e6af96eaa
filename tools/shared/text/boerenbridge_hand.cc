#include "tools/shared/text/boerenbridge_hand.h"

#include "absl/strings/str_cat.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/shared/text/picture.h"

namespace jasnel::boerenbridge {

std::string HandPicture(CardSet hand, Language language) {
  std::string text;
  for (const Suit suit : kAllSuits) {
    absl::StrAppend(&text, text.empty() ? "" : "   ", SuitSign(suit));
    CardSet cards = hand & SuitCards(suit);
    if (cards.empty()) text += " -";
    for (; !cards.empty(); cards -= cards.Highest()) {
      absl::StrAppend(&text, " ", std::string(RankLetters(RankOf(cards.Highest()), language)));
    }
  }
  return text;
}

std::string SignedCard(Card card, Language language) {
  return absl::StrCat(SuitSign(SuitOf(card)), std::string(RankLetters(RankOf(card), language)));
}

}  // namespace jasnel::boerenbridge
