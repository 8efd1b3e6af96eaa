#include "tools/play/boerenbridge_text.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/shared/text/board_text.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {
namespace {

using Row = std::vector<std::string>;

constexpr const char* kIndent = "  ";

// Of the trick in progress, from 1.
int NumberOfTrick(const PlayedCards& played, int players) {
  return static_cast<int>(played.cards().size()) / players + 1;
}

}  // namespace

std::vector<Card> Numbered(CardSet cards) {
  std::vector<Card> numbered;
  for (; !cards.empty(); cards -= cards.Highest()) numbered.push_back(cards.Highest());
  return numbered;
}

std::vector<Card> Numbered(const PlayView& view) { return Numbered(view.Legal()); }

std::string PlayTexts::Name(int place) const { return absl::Substitute(words_.player, place + 1); }

std::string PlayTexts::Label(int place) const {
  const std::string name = Capitalized(Name(place));
  return place == game_.game().person ? absl::StrCat(name, " ", words_.you) : name;
}

std::string PlayTexts::Name(Card card) const {
  if (!style_.signs) return FormatCard(card, style_.language);
  return SuitSign(SuitOf(card)) + std::string(RankLetters(RankOf(card), style_.language));
}

std::string PlayTexts::Name(Suit suit) const {
  return style_.signs ? SuitText(suit, style_.language)
                      : std::string(SuitName(suit, style_.language));
}

std::string PlayTexts::Welcome() const {
  const GameToPlay& game = game_.game();
  const std::string welcome =
      absl::Substitute(words_.welcome, Name(game.person), game.players) + "\n";
  if (!game.draw) return welcome;
  std::vector<std::string> names;
  for (int place = 0; place < game.players; ++place) names.push_back(Name(place));
  return welcome +
         DrawText(
             *game.draw, names, [this](Card card) { return Name(card); }, style_.language);
}

std::string PlayTexts::DealBegins() const {
  return absl::StrCat("\n",
                      absl::Substitute(words_.deal, game_.number() + 1, game_.game().deals,
                                       game_.game().CardsOf(game_.number()), Name(game_.dealer())),
                      "\n");
}

std::string PlayTexts::Hand(CardSet hand) const {
  std::vector<std::string> suits;
  for (const Suit suit : kAllSuits) {
    const CardSet cards = hand & SuitCards(suit);
    if (cards.empty()) continue;
    std::string text = style_.signs ? SuitSign(suit) : Name(suit);
    for (const Card card : Numbered(cards)) {
      absl::StrAppend(&text, " ", std::string(RankLetters(RankOf(card), style_.language)));
    }
    suits.push_back(text);
  }
  return absl::StrCat(kIndent, absl::StrJoin(suits, "   "), "\n");
}

std::string PlayTexts::Legal(const BidView& view) const {
  std::vector<int> bids;
  for (int bid = 0; bid <= view.bidding.cards(); ++bid) {
    if (view.bidding.IsLegal(bid)) bids.push_back(bid);
  }
  const int last = bids.back();
  bids.pop_back();
  return bids.empty() ? std::to_string(last)
                      : absl::StrCat(absl::StrJoin(bids, ", "), " ", words_.or_else, " ", last);
}

std::string PlayTexts::Legal(const PlayView& view) const {
  return absl::StrJoin(Numbered(view), " ",
                       [&](std::string* out, Card card) { *out += Name(card); });
}

std::string PlayTexts::Turn(const BidView& view) const {
  return absl::StrCat(
      "\n", Hand(view.hand),
      absl::Substitute(words_.bid_so_far, view.bidding.total(), view.bidding.cards()), "\n",
      absl::Substitute(words_.bids, Legal(view)), "\n");
}

// What everybody bid and took, and the cards on the table.
std::string PlayTexts::Table(const PlayView& view) const {
  const Position& table = view.table.position;
  std::vector<Row> rows(static_cast<std::size_t>(table.players) + 1);
  rows[0] = {"", words_.bid_heading, words_.taken, words_.card};
  for (int step = 0; step < table.players; ++step) {
    const int seat = Clockwise(table.leader, table.players, step);
    const int place = game_.PlaceOf(seat);
    rows[static_cast<std::size_t>(place) + 1] = {Label(place), std::to_string(table.bids[seat]),
                                                 std::to_string(table.taken[seat]),
                                                 step < table.size    ? Name(table.trick[step])
                                                 : step == table.size ? words_.to_play
                                                                      : "-"};
  }
  return FormatTable(rows, {Align::kLeft, Align::kRight, Align::kRight, Align::kLeft}, kIndent);
}

std::string PlayTexts::Turn(const PlayView& view) const {
  std::vector<std::string> legal;
  for (const Card card : Numbered(view)) {
    legal.push_back(absl::StrCat(legal.size() + 1, " ", Name(card)));
  }
  const Position& table = view.table.position;
  const std::string heading = absl::Substitute(
      words_.trick, NumberOfTrick(view.played, table.players), NameOf(table.leader));
  return absl::StrCat("\n", heading, "\n", Table(view), "\n", Hand(view.hand()),
                      absl::Substitute(words_.legal, absl::StrJoin(legal, "   ")), "\n");
}

std::string PlayTexts::Moved(const DealInPlay& before) const {
  const DealInPlay& after = game_.deal();
  const std::string name = NameOf(before.turn());
  if (before.InBidding()) {
    const Bidding& bidding = after.bidding();
    const int bid = bidding.bids()[before.turn()];
    const std::string text = Capitalized(absl::Substitute(words_.bid, name, bid)) + "\n";
    if (after.InBidding()) return text;
    return text + absl::Substitute(words_.bid_in_all, bidding.total(), bidding.cards()) + "\n";
  }
  const std::string text = Capitalized(name) + ": " + Name(after.played().cards().back()) + ".\n";
  const Position& table = after.position();
  if (table.size > 0) return text;
  const int number = NumberOfTrick(before.played(), table.players);
  return text +
         Capitalized(absl::Substitute(words_.takes, NameOf(table.leader), number,
                                      table.taken[table.leader], table.bids[table.leader])) +
         "\n";
}

std::string PlayTexts::DealEnds() const {
  const SheetLine& line = game_.sheet().back();
  const auto totals = game_.Totals();
  std::vector<Row> rows = {{"", words_.bid_heading, words_.taken, words_.points, words_.total}};
  for (int place = 0; place < game_.game().players; ++place) {
    rows.push_back({Label(place), std::to_string(line.bids[place]),
                    std::to_string(line.taken[place]), std::to_string(line.scores[place]),
                    std::to_string(totals[static_cast<std::size_t>(place)])});
  }
  constexpr Align kRight = Align::kRight;
  return absl::StrCat("\n", absl::Substitute(words_.result, game_.number() + 1), "\n",
                      FormatTable(rows, {Align::kLeft, kRight, kRight, kRight, kRight}, kIndent));
}

std::string PlayTexts::Sheet() const {
  if (game_.sheet().empty()) return std::string(words_.no_deal_yet) + "\n";
  const int players = game_.game().players;
  std::vector<Row> rows = {{"", words_.cards}};
  for (int place = 0; place < players; ++place) rows[0].push_back(Label(place));
  for (const SheetLine& line : game_.sheet()) {
    Row& row = rows.emplace_back();
    row = {std::to_string(rows.size() - 1), std::to_string(line.cards)};
    for (int place = 0; place < players; ++place) {
      row.push_back(std::to_string(line.scores[place]));
    }
  }
  rows.push_back({words_.total, ""});
  for (const int total : game_.Totals()) rows.back().push_back(std::to_string(total));
  if (const auto points = game_.RoundPoints()) {
    rows.push_back({words_.match_points, ""});
    for (const MatchPoints of_player : *points) {
      rows.back().push_back(absl::StrCat(of_player.ToDouble()));
    }
  }
  std::vector<Align> columns(rows[0].size(), Align::kRight);
  columns[0] = Align::kLeft;
  return FormatTable(rows, columns, kIndent);
}

std::optional<std::string> PlayTexts::Answer(TypedCommand command) const {
  switch (command) {
    case TypedCommand::kHelp:
      return words_.help;
    case TypedCommand::kLast:
      return LastTrick();
    case TypedCommand::kScore:
      return Sheet();
    default:
      return std::nullopt;
  }
}

std::string PlayTexts::LastTrick() const {
  const auto cards = game_.deal().played().cards();
  const int players = game_.game().players;
  const int full = NumberOfTrick(game_.deal().played(), players) - 1;
  if (full == 0) return std::string(words_.no_trick_yet) + "\n";
  // Who played which follows from the rules: play the deal again up to there.
  Position position;
  position.players = players;
  const auto first = static_cast<std::size_t>((full - 1) * players);
  for (const Card card : cards.first(first)) position.Play(card);
  std::string text = absl::Substitute(words_.last_trick, full);
  for (int step = 0; step < players; ++step) {
    absl::StrAppend(&text, step == 0 ? " " : ", ",
                    NameOf(Clockwise(position.leader, players, step)), ": ",
                    Name(cards[first + static_cast<std::size_t>(step)]));
  }
  return text + ".\n";
}

std::string PlayTexts::NotLegal(const PlayView& view, Card card) const {
  if (!view.hand().Contains(card)) {
    return absl::Substitute(words_.not_held, Name(card), Legal(view)) + "\n";
  }
  return absl::Substitute(words_.must_follow, Name(card),
                          Name(SuitOf(view.table.position.trick[0])), Legal(view)) +
         "\n";
}

std::string PlayTexts::NoCard(const PlayView& view, std::string_view typed) const {
  return absl::Substitute(words_.no_such_card, Quoted(typed), Legal(view)) + "\n";
}

std::string PlayTexts::NotLegal(const BidView& view, int bid) const {
  return absl::Substitute(words_.forbidden_bid, bid, view.bidding.cards(), Legal(view)) + "\n";
}

std::string PlayTexts::NoBid(const BidView& view, std::string_view typed) const {
  return absl::Substitute(words_.no_such_bid, Quoted(typed), Legal(view)) + "\n";
}

}  // namespace jasnel::boerenbridge
