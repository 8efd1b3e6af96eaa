#include <algorithm>
#include <string>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/deal_line.h"

namespace jasnel {
namespace {

struct Tag {
  std::string_view name;
  std::optional<std::string_view> value;  // missing where the tag is broken off
};

// Takes `[Name "value"]`, with any spaces between the parts, off the start of `line`. A tag that is
// not whole takes the rest of the line.
std::optional<Tag> TakeTag(std::string_view& line) {
  line = Trim(line);
  if (line.empty() || line.front() != '[') return std::nullopt;
  const std::string_view rest = std::exchange(line, {}).substr(1);
  const std::size_t open = rest.find('"');
  const Tag broken{Trim(rest.substr(0, std::min(open, rest.find_first_of(" \t]")))), std::nullopt};
  if (open == std::string_view::npos) return broken;
  const std::size_t close = rest.find('"', open + 1);
  if (close == std::string_view::npos) return broken;
  const std::size_t end = rest.find(']', close + 1);
  if (end != std::string_view::npos) line = rest.substr(end + 1);
  return Tag{Trim(rest.substr(0, open)), rest.substr(open + 1, close - open - 1)};
}

Result<DealLine> ReadDeal(std::string_view value) {
  auto hands = ParseHands(value);
  if (!hands) return Error{Say("Deal tag: $0", "Deal-tag: $0", hands.error())};
  DealLine deal;
  deal.hands = *hands;
  return deal;
}

}  // namespace

bool PbnReader::Recognizes(std::string_view line) {
  line = Trim(line);
  return !line.empty() && (line.front() == '[' || line.front() == '%');
}

void PbnReader::Feed(std::string_view line) {
  ++lines_;
  if (Trim(line).empty()) EndGame();
  while (const auto tag = TakeTag(line)) {
    if (EqualsIgnoringCase(tag->name, "Deal")) {
      if (deal_) EndGame();
      deal_ = PbnDeal{tag->value ? ReadDeal(*tag->value)
                                 : Error{Say("Deal tag is broken off; expected [Deal \"N:...\"]",
                                             "Deal-tag is afgebroken; verwacht [Deal \"N:...\"]")},
                      lines_};
    } else if (EqualsIgnoringCase(tag->name, "Board")) {
      if (deal_ && has_board_) EndGame();
      has_board_ = true;
      board_ = ParseBoard(tag->value.value_or(""));
    } else if (EqualsIgnoringCase(tag->name, "Dealer")) {
      if (deal_ && (dealer_ || dealer_error_)) EndGame();
      const std::string_view value = tag->value.value_or("");
      dealer_ = ParseSeat(value);
      dealer_error_.reset();
      if (!dealer_) {
        dealer_error_ = Error{Say("Dealer tag: $0; expected $1", "Dealer-tag: $0; verwacht $1",
                                  Quoted(value), kSeatExpected)};
      }
    }
  }
}

void PbnReader::Finish() { EndGame(); }

std::optional<PbnDeal> PbnReader::Next() {
  if (games_.empty()) return std::nullopt;
  PbnDeal game = std::move(games_.front());
  games_.pop_front();
  return game;
}

void PbnReader::EndGame() {
  std::optional<PbnDeal> game = std::exchange(deal_, std::nullopt);
  const auto dealer = std::exchange(dealer_, std::nullopt);
  const auto error = std::exchange(dealer_error_, std::nullopt);
  const auto board = std::exchange(board_, std::nullopt);
  has_board_ = false;
  if (!game) return;
  if (game->deal.ok() && error) {
    game->deal = *error;
  } else if (game->deal.ok()) {
    DealLine deal = *game->deal;
    deal.dealer = dealer;
    deal.board = board;
    game->deal = deal;
  }
  games_.push_back(*std::move(game));
}

}  // namespace jasnel
