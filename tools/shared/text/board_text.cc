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
  if (!board.turned.empty()) record["turned"] = TurnedRecord(board.turned);
  if (!board.set.empty()) record["set"] = board.set;
  return JsonLine(record);
}

std::string BoardAsText(const Board& board, Language language) {
  const Voice say(language);
  Picture picture;
  picture.hands = board.hands;
  picture.notes[Index(board.dealer)] = say(phrases::kNoteDealer);
  std::string text = say(phrases::kBoard, board.number);
  if (!board.rules || board.rules->leads == Leads::kLeftOfDealer) {
    text += " " + say(phrases::kLeads, SeatName(Clockwise(board.dealer), language));
  }
  if (board.rules) text += " " + say(phrases::kRules, FormatRules(*board.rules));
  if (!board.turned.empty()) {
    text += " " + say(phrases::kTurned, TurnedText(board.turned, language));
  }
  if (!board.set.empty()) text += " " + say("Set $0.", "Set $0.", board.set);
  return text + "\n\n" + Draw(picture, language) + "\n";
}

}  // namespace jasnel

namespace jasnel::boerenbridge {

std::string DrawText(const Draw& draw, const std::vector<std::string>& names,
                     const std::function<std::string(Card)>& name, Language language) {
  const Voice say(language);
  std::string text;
  for (const std::vector<Card>& cards : draw.drawn) {
    std::vector<std::string> parts;
    for (std::size_t player = 0; player < cards.size(); ++player) {
      parts.push_back(absl::StrCat(names[player], " ", name(cards[player])));
    }
    absl::StrAppend(
        &text,
        say(text.empty()
                ? Phrase{"Drawn for the first deal: $0.\n", "Geloot om de eerste gever: $0.\n"}
                : Phrase{"Drawn again, as the two highest are equal: $0.\n",
                         "Opnieuw geloot, omdat de twee hoogste gelijk zijn: $0.\n"},
            absl::StrJoin(parts, ", ")));
  }
  const std::string& dealer = names[static_cast<std::size_t>(draw.dealer)];
  return absl::StrCat(text,
                      say("$0 deals first.\n", "$0 geeft als eerste.\n", Capitalized(dealer)));
}

}  // namespace jasnel::boerenbridge
