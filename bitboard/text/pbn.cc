#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/deal_line.h"

namespace jasnel {
namespace {

// The tags that are read.
enum Tag : std::size_t { kDeal, kDealer, kBoard };
constexpr std::array<std::string_view, 3> kTags = {"Deal", "Dealer", "Board"};

std::optional<std::size_t> TagCalled(std::string_view name) {
  for (std::size_t tag = 0; tag < kTags.size(); ++tag) {
    if (EqualsIgnoringCase(name, kTags[tag])) return tag;
  }
  return std::nullopt;
}

bool IsUnknown(const std::optional<std::string>& text) {
  return text && (text->empty() || *text == "?" || *text == "-");
}

// Whether a text begins as an object of JSON, with a key, rather than as a comment.
bool BeginsObject(std::string_view text) {
  if (!text.starts_with('{')) return false;
  text = Trim(text.substr(1));
  if (!text.starts_with('"')) return false;
  const std::size_t end = text.find('"', 1);
  return end == std::string_view::npos || Trim(text.substr(end + 1)).starts_with(':');
}

// Takes `"value"`, in which a backslash stands before a quote or a backslash; the rest of the line
// where the last quote is missing.
std::optional<std::string> TakeString(std::string_view& rest) {
  std::string text;
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '"') {
      rest.remove_prefix(i + 1);
      return std::string(Trim(text));
    }
    if (rest[i] == '\\' && i + 1 < rest.size()) ++i;
    text += rest[i];
  }
  rest = {};
  return std::nullopt;
}

Error BrokenOff(std::size_t tag) {
  return Error{Say("$0 tag is broken off; expected [$0 \"$1\"]",
                   "$0-tag is afgebroken; verwacht [$0 \"$1\"]", kTags[tag],
                   tag == kDeal ? "N:..." : "N")};
}

Error InTag(std::size_t tag, const Message& what) {
  return Error{Say("$0 tag: $1", "$0-tag: $1", kTags[tag], what)};
}

Result<DealLine> ReadDeal(const std::optional<std::string>& text) {
  if (!text) return BrokenOff(kDeal);
  auto hands = ParseHands(*text);
  if (!hands) return InTag(kDeal, hands.error().both());
  DealLine deal;
  deal.hands = *hands;
  return deal;
}

Result<Seat> ReadDealer(const std::optional<std::string>& text) {
  if (!text) return BrokenOff(kDealer);
  if (const auto seat = ParseSeat(*text)) return *seat;
  return InTag(kDealer, Say("$0; expected $1", "$0; verwacht $1", Quoted(*text), kSeatExpected));
}

}  // namespace

bool PbnReader::Recognizes(std::string_view text) {
  text = Trim(text);
  return !text.empty() && std::string_view("[%;{").find(text.front()) != std::string_view::npos &&
         !BeginsObject(text);
}

void PbnReader::Feed(std::string_view line) {
  ++lines_;
  if (!comment_ && line.starts_with('%')) {
    only_comments_ = false;
    return;
  }
  if (!comment_ && Trim(line).empty()) return EndGame();
  for (std::string_view rest = line; !rest.empty();) TakeToken(rest);
}

void PbnReader::Finish() {
  EndGame();
  if (!comment_) return;
  games_.push_back(
      {Error{Say("a comment without an end; expected }", "commentaar zonder einde; verwacht }")},
       *std::exchange(comment_, std::nullopt)});
}

std::optional<PbnDeal> PbnReader::Next() {
  if (games_.empty()) return std::nullopt;
  PbnDeal game = std::move(games_.front());
  games_.pop_front();
  return game;
}

void PbnReader::TakeToken(std::string_view& rest) {
  if (comment_) {
    const std::size_t end = rest.find('}');
    if (end == std::string_view::npos) {
      rest = {};
      return;
    }
    comment_.reset();
    rest.remove_prefix(end + 1);
    return;
  }
  const char first = rest.front();
  if (first == ';') {
    rest = {};
  } else if (first == '{') {
    comment_ = lines_;
    rest.remove_prefix(1);
  } else if (IsSpace(first)) {
    rest.remove_prefix(1);
  } else {
    only_comments_ = false;
    TakeText(rest);
  }
}

void PbnReader::TakeText(std::string_view& rest) {
  const char first = rest.front();
  if (first == '"') {
    auto text = TakeString(rest);
    if (tag_ && !tag_->value.text) tag_->value.text = std::move(text);
    return;
  }
  if (first == '[' || first == ']') {
    EndTag();
    if (first == '[') tag_ = internal::PbnTag{"", {std::nullopt, lines_}};
    rest.remove_prefix(1);
    return;
  }
  const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\n[]{};\""));
  if (tag_ && tag_->name.empty()) tag_->name = word;
  rest.remove_prefix(std::max<std::size_t>(word.size(), 1));
}

void PbnReader::EndTag() {
  if (!tag_) return;
  internal::PbnTag tag = *std::exchange(tag_, std::nullopt);
  if (const auto called = TagCalled(tag.name)) Store(*called, std::move(tag.value));
  has_tags_ = true;
}

void PbnReader::Store(std::size_t tag, internal::PbnValue value) {
  if (game_[kDeal] && game_[tag]) EndGame();
  if (value.text == "#") {
    value.text = before_[tag] ? before_[tag]->text : "";
  } else if (value.text && value.text->starts_with("##")) {
    value.text->erase(0, 2);
    lasting_[tag] = value;
  }
  game_[tag] = std::move(value);
}

void PbnReader::EndGame() {
  EndTag();
  if (!std::exchange(has_tags_, false)) return;
  for (std::size_t tag = 0; tag < kTags.size(); ++tag) {
    if (!game_[tag]) game_[tag] = lasting_[tag];
  }
  before_ = std::exchange(game_, {});
  const auto& [deal_tag, dealer_tag, board_tag] = before_;
  if (!deal_tag || IsUnknown(deal_tag->text)) return;
  PbnDeal game{ReadDeal(deal_tag->text), deal_tag->line_number};
  if (game.deal.ok()) {
    DealLine deal = *game.deal;
    if (board_tag) deal.board = ParseBoard(board_tag->text.value_or(""));
    game.deal = deal;
    if (dealer_tag && !IsUnknown(dealer_tag->text)) {
      const auto dealer = ReadDealer(dealer_tag->text);
      deal.dealer = dealer ? std::optional(*dealer) : std::nullopt;
      game.deal = dealer ? Result<DealLine>(deal) : dealer.error();
    }
  }
  games_.push_back(std::move(game));
}

}  // namespace jasnel
