#include "tools/shared/text/board_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "engine/records/record.h"
#include "jasnel/deal_line.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

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
  const Voice say(language);
  const Seat leader = Clockwise(board.dealer);
  Picture picture;
  picture.hands = board.hands;
  picture.notes[static_cast<std::size_t>(Index(board.dealer))] = say(phrases::kNoteDealer);
  std::string text =
      say(phrases::kBoard, board.number) + " " + say(phrases::kLeads, SeatName(leader, language));
  if (board.rules) text += " " + say(phrases::kRules, FormatRules(*board.rules));
  if (board.turned) {
    const std::string suit =
        absl::StrCat(SuitSign(*board.turned), " ", std::string(SuitName(*board.turned, language)));
    text += " " + say(phrases::kTurned, suit);
  }
  return text + "\n\n" + Draw(picture, language) + "\n";
}

}  // namespace jasnel
