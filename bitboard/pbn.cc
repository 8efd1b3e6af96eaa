#include "bitboard/pbn.h"

#include <string>
#include <utility>

#include "bitboard/text.h"

namespace jasnel {
namespace {

struct Tag {
  std::string_view name;
  std::string_view value;
};

// `[Name "value"]`, with any spaces between the parts.
std::optional<Tag> ReadTag(std::string_view line) {
  line = Trim(line);
  if (line.empty() || line.front() != '[') return std::nullopt;
  const std::size_t open = line.find('"');
  if (open == std::string_view::npos) return std::nullopt;
  const std::size_t close = line.find('"', open + 1);
  if (close == std::string_view::npos) return std::nullopt;
  return Tag{Trim(line.substr(1, open - 1)), line.substr(open + 1, close - open - 1)};
}

Result<DealLine> ReadDeal(std::string_view value) {
  auto hands = ParseHands(value);
  if (!hands) return Error{"Deal tag: " + hands.error().message};
  DealLine deal;
  deal.hands = *hands;
  return deal;
}

}  // namespace

bool PbnReader::Recognizes(std::string_view line) {
  line = Trim(line);
  return !line.empty() && (line.front() == '[' || line.front() == '%');
}

std::optional<PbnDeal> PbnReader::Feed(std::string_view line) {
  ++lines_;
  if (Trim(line).empty()) return TakeGame();
  const auto tag = ReadTag(line);
  if (!tag) return std::nullopt;
  std::optional<PbnDeal> done;
  if (EqualsIgnoringCase(tag->name, "Deal")) {
    if (deal_) done = TakeGame();
    deal_ = PbnDeal{ReadDeal(tag->value), lines_};
  } else if (EqualsIgnoringCase(tag->name, "Dealer")) {
    if (deal_ && (dealer_ || dealer_error_)) done = TakeGame();
    dealer_ = ParseSeat(tag->value);
    dealer_error_.reset();
    if (!dealer_) {
      dealer_error_ = Error{"Dealer tag: " + Quoted(tag->value) + "; expected N, E, S or W"};
    }
  }
  return done;
}

std::optional<PbnDeal> PbnReader::Finish() { return TakeGame(); }

std::optional<PbnDeal> PbnReader::TakeGame() {
  std::optional<PbnDeal> game = std::exchange(deal_, std::nullopt);
  const auto dealer = std::exchange(dealer_, std::nullopt);
  const auto error = std::exchange(dealer_error_, std::nullopt);
  if (game && game->deal.ok()) {
    if (error) {
      game->deal = *error;
    } else if (dealer) {
      DealLine deal = *game->deal;
      deal.dealer = dealer;
      game->deal = deal;
    }
  }
  return game;
}

}  // namespace jasnel
