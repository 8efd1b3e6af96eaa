#include "bitboard/boerenbridge/hand_table.h"

#include <utility>

#include "bitboard/boerenbridge/hand_table_words.h"
#include "bitboard/text/characters.h"
#include "bitboard/text/line_fields.h"
#include "bitboard/text/one_deal.h"
#include "bitboard/text/sentence.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {
namespace {

bool Is(const Phrase& name, std::string_view text) {
  return EqualsIgnoringCase(text, name.english) || EqualsIgnoringCase(text, name.dutch);
}

// Takes a sentence, up to its point.
std::string_view TakeSentence(std::string_view& line) {
  line = Trim(line);
  const std::size_t point = line.find('.');
  const std::string_view sentence =
      line.substr(0, point == std::string_view::npos ? line.size() : point + 1);
  line.remove_prefix(sentence.size());
  return sentence;
}

// The cells of a row: between them stand two spaces or more.
std::vector<std::string_view> CellsOf(std::string_view row) {
  std::vector<std::string_view> cells;
  for (row = Trim(row); !row.empty(); row = Trim(row)) {
    const std::string_view cell = row.substr(0, row.find("  "));
    cells.push_back(cell);
    row.remove_prefix(cell.size());
  }
  return cells;
}

bool IsColumns(const std::vector<std::string_view>& cells) {
  if (cells.size() < 1 + kSuits || !Is(phrases::kSeat, cells[0])) return false;
  for (const Suit suit : kAllSuits) {
    if (ParseSuit(cells[1 + jasnel::Index(suit)]) != suit) return false;
  }
  return true;
}

std::string ListOf(const std::vector<int>& numbers) {
  std::string list;
  for (const int number : numbers) list += (list.empty() ? "" : ",") + std::to_string(number);
  return list;
}

}  // namespace

bool HandTableReader::Recognizes(std::string_view line) {
  const std::string plain = PlainText(line);
  if (IsColumns(CellsOf(plain))) return true;
  std::string_view rest = plain;
  return MatchSentence(phrases::kHeading, TakeSentence(rest)).has_value();
}

bool HandTableReader::BeginsWithTable(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    if (!Trim(WithoutComment(line)).empty()) return Recognizes(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return false;
}

void HandTableReader::Feed(std::string_view line) {
  ++lines_;
  const std::string plain = PlainText(line);
  if (ReadHeading(plain) || ReadColumns(plain) || ReadRow(plain)) return;
  if (table_ && !table_->hands.empty()) End();
}

std::optional<TabledHands> HandTableReader::Next() {
  if (ended_.empty()) return std::nullopt;
  TabledHands deal = std::move(ended_.front());
  ended_.pop_front();
  return deal;
}

bool HandTableReader::ReadHeading(std::string_view line) {
  std::string_view rest = line;
  if (!MatchSentence(phrases::kHeading, TakeSentence(rest))) return false;
  End();
  table_.emplace().line_number = lines_;
  const std::string_view sentence = TakeSentence(rest);
  const auto leads = MatchSentence(phrases::kLeads, sentence);
  const auto to_play = MatchSentence(phrases::kToPlay, sentence);
  const std::string_view seat = leads ? (*leads)[0] : to_play ? (*to_play)[1] : "";
  const auto leader = WholeNumber(seat, 0, kMaxPlayers - 1);
  if (!leader) {
    Fail(Error{Say("$0; expected who leads, such as '$1'", "$0; verwacht wie uitkomt, zoals '$2'",
                   Quoted(sentence), "Seat 0 leads.", "Plaats 0 komt uit.")});
  }
  table_->leader = leader.value_or(0);
  for (rest = Trim(rest); !rest.empty(); rest = Trim(rest)) {
    const std::string_view left = rest;
    if (const auto card = TakeCard(rest)) {
      table_->trick.push_back(*card);
      continue;
    }
    Fail(Error{Say("$0 in the trick is not a card; expected $1",
                   "$0 in de slag is geen kaart; verwacht $1", Quoted(left), kCardExpected)});
    break;
  }
  return true;
}

bool HandTableReader::ReadColumns(std::string_view line) {
  const auto cells = CellsOf(line);
  if (!IsColumns(cells)) return false;
  if (!table_ || table_->columns > 0) {
    End();
    table_.emplace().line_number = lines_;
  }
  table_->columns = cells.size();
  for (std::size_t i = 1 + kSuits; i < cells.size(); ++i) {
    if (Is(phrases::kBid, cells[i])) table_->bid_column = i;
    if (Is(phrases::kTaken, cells[i])) table_->taken_column = i;
  }
  return true;
}

bool HandTableReader::ReadRow(std::string_view line) {
  if (!table_ || table_->columns == 0) return false;
  const auto cells = CellsOf(line);
  const auto seat = static_cast<int>(table_->hands.size());
  if (cells.empty() || WholeNumber(cells[0], 0, kMaxPlayers - 1) != seat) return false;
  table_->hands.emplace_back();
  if (cells.size() != table_->columns) {
    Fail(Error{Say("$0 columns for seat $1; expected $2, as in the row of their names",
                   "$0 kolommen voor plaats $1; verwacht er $2, zoals in de rij met hun namen",
                   cells.size(), seat, table_->columns)});
    return true;
  }
  for (const Suit suit : kAllSuits) {
    ReadSuit(line, cells[1 + jasnel::Index(suit)], suit);
  }
  const auto read = [&](const std::optional<std::size_t>& column, std::vector<int>& numbers) {
    if (!column) return;
    const auto number = WholeNumber(cells[*column], 0, kDeckSize);
    if (!number) {
      Fail(Error{Say("$0 for seat $1; expected a number of tricks",
                     "$0 voor plaats $1; verwacht een aantal slagen", Quoted(cells[*column]),
                     seat)});
    }
    numbers.push_back(number.value_or(0));
  };
  read(table_->bid_column, table_->bids);
  read(table_->taken_column, table_->taken);
  return true;
}

void HandTableReader::ReadSuit(std::string_view line, std::string_view cell, Suit suit) {
  if (cell == "-") return;
  const std::size_t seat = table_->hands.size() - 1;
  for (std::string_view rest = cell; !rest.empty(); rest = Trim(rest)) {
    const auto at = static_cast<std::size_t>(rest.data() - line.data());
    const auto rank = TakeRank(rest);
    if (!rank) {
      const TextFault fault{
          at, Say("$0 in the hand of seat $1 is not a card; expected $2",
                  "$0 in de hand van plaats $1 is geen kaart; verwacht $2", QuotedCharacter(rest),
                  seat, Phrase{"A K Q J T 9 ... 2", "A H V B 10 9 ... 2"})};
      return Fail(fault.AsError(line));
    }
    const Card card = MakeCard(suit, *rank);
    if (table_->seen.Contains(card)) {
      Fail(Error{Say("card $0 a second time, in the hand of seat $1; expected each card once",
                     "kaart $0 voor de tweede keer, in de hand van plaats $1; verwacht elke kaart "
                     "één keer",
                     CardMessage(card), seat)});
    }
    table_->seen |= card;
    table_->hands.back() |= card;
  }
}

void HandTableReader::Fail(Error error) {
  if (table_->error) return;
  table_->error = std::move(error);
  table_->line_number = lines_;
}

// What a table says is a deal line, which is read as any other.
void HandTableReader::End() {
  const std::optional<internal::HandTable> table = std::exchange(table_, std::nullopt);
  // A heading alone is that of something else.
  if (!table || (table->hands.empty() && !table->error)) return;
  if (table->error) {
    ended_.push_back({*table->error, table->line_number});
    return;
  }
  std::string line = "0:";
  for (const CardSet hand : table->hands) {
    line += (line.size() > 2 ? " " : "") + FormatHand(hand);
  }
  if (table->bid_column) line += " bids=" + ListOf(table->bids);
  if (table->taken_column) line += " taken=" + ListOf(table->taken);
  line += " leader=" + std::to_string(table->leader);
  for (std::size_t i = 0; i < table->trick.size(); ++i) {
    line += (i == 0 ? " trick=" : ",") + FormatCard(table->trick[i]);
  }
  ended_.push_back({ParseDealLine(line), table->line_number});
}

Result<DealLine> ParseHandTable(std::string_view text) {
  return ReadOneDeal<DealLine, HandTableReader>(
      text,
      Phrase{"no hands in the table; expected a row for each seat",
             "geen handen in de tabel; verwacht een rij voor elke plaats"},
      Phrase{"a second table; expected one deal", "een tweede tabel; verwacht één spel"});
}

}  // namespace jasnel::boerenbridge
