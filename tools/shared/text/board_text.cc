#include "tools/shared/text/board_text.h"

#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "engine/records/record.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/deal_line.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

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

namespace jasnel {

std::string BoardAsLine(const Board& board, Language language) {
  DealLine line;
  line.hands = board.hands;
  line.dealer = board.dealer;
  line.rules = board.rules;
  line.turned = board.turned;
  return FormatDealLine(line, language) + "\n";
}

std::string BoardAsPbn(const Board& board) {
  return absl::Substitute("[Board \"$0\"]\n[Dealer \"$1\"]\n[Deal \"$2\"]\n\n", board.number,
                          std::string(1, SeatLetter(board.dealer)), FormatHands(board.hands));
}

std::string BoardAsJson(const Board& board) {
  Record record;
  record["board"] = board.number;
  record["dealer"] = std::string(1, SeatLetter(board.dealer));
  record["deal"] = FormatHands(board.hands);
  if (board.rules) record["rules"] = FormatRules(*board.rules);
  if (board.turned) record["turned"] = std::string(1, SuitLetter(*board.turned));
  return JsonLine(record);
}

std::string BoardAsText(const Board& board, Language language) {
  const Words& words = WordsOf(language);
  const Seat leader = Clockwise(board.dealer);
  Picture picture;
  picture.hands = board.hands;
  picture.notes[static_cast<std::size_t>(Index(board.dealer))] = words.note_dealer;
  std::string text = absl::Substitute(words.board, board.number) + " " +
                     absl::Substitute(words.leads, std::string(SeatName(leader, language)));
  if (board.rules) text += " " + absl::Substitute(words.rules, FormatRules(*board.rules));
  if (board.turned) {
    const std::string suit =
        absl::StrCat(SuitSign(*board.turned), " ", std::string(SuitName(*board.turned, language)));
    text += " " + absl::Substitute(words.turned, suit);
  }
  return text + "\n\n" + Draw(picture, language) + "\n";
}

}  // namespace jasnel

namespace jasnel::boerenbridge {

namespace {

struct DrawWords {
  const char* drawn;   ///< $0 who drew what
  const char* again;   ///< the same, after a draw that decided nothing
  const char* dealer;  ///< $0 the player
};

constexpr DrawWords kEnglish = {
    .drawn = "Drawn for the first deal: $0.\n",
    .again = "Drawn again, as the two highest are equal: $0.\n",
    .dealer = "$0 deals first.\n",
};

constexpr DrawWords kDutch = {
    .drawn = "Geloot om de eerste gever: $0.\n",
    .again = "Opnieuw geloot, omdat de twee hoogste gelijk zijn: $0.\n",
    .dealer = "$0 geeft als eerste.\n",
};

}  // namespace

std::string DrawText(const Draw& draw, const std::vector<std::string>& names,
                     const std::function<std::string(Card)>& name, Language language) {
  const DrawWords& words = language == Language::kDutch ? kDutch : kEnglish;
  std::string text;
  for (const std::vector<Card>& cards : draw.drawn) {
    std::vector<std::string> parts;
    for (std::size_t player = 0; player < cards.size(); ++player) {
      parts.push_back(absl::StrCat(names[player], " ", name(cards[player])));
    }
    absl::StrAppend(&text, absl::Substitute(text.empty() ? words.drawn : words.again,
                                            absl::StrJoin(parts, ", ")));
  }
  const std::string& dealer = names[static_cast<std::size_t>(draw.dealer)];
  return absl::StrCat(text, absl::Substitute(words.dealer, Capitalized(dealer)));
}

}  // namespace jasnel::boerenbridge
