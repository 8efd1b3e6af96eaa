#include "tools/score/csv_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"
#include "tools/shared/command.h"
#include "tools/shared/text/csv.h"

namespace jasnel::boerenbridge {

namespace {

// More than there are cards: the caller, which knows the number of cards, reports too many.
constexpr int kMaxRead = 99;

constexpr std::array<Choice<Offence>, 4> kOffences = {{{"revoke", Offence::kRevoke},
                                                       {"verzaakt", Offence::kRevoke},
                                                       {"count", Offence::kWrongCount},
                                                       {"aantal", Offence::kWrongCount}}};

constexpr std::array<Choice<bool>, 2> kDrinks = {{{"drinks", true}, {"drank", true}}};

}  // namespace

std::optional<Offence> ParseOffence(std::string_view word) {
  const auto offence = ReadChoice(word, kOffences, "");
  if (!offence) return std::nullopt;
  return *offence;
}

Result<ScoreCell> ParseScoreCell(std::string_view written) {
  const std::string text = PlainText(written);
  const Error error = Unexpected(
      written,
      Phrase{"bid/taken, such as 3/2, or in a deal that was stopped 3/-, and 3/revoke or 3/count, "
             "with - "
             "for a bid that was not made",
             "bod/gehaald, zoals 3/2, of in een gestopt spel 3/-, en 3/verzaakt of 3/aantal, met - "
             "voor een bod dat niet is gedaan"});
  std::string_view left = Trim(text);
  ScoreCell cell;
  const std::size_t end = left.rfind(' ');
  if (end != std::string_view::npos && ReadChoice(left.substr(end + 1), kDrinks, "")) {
    cell.drinks = true;
    left = Trim(left.substr(0, end));
  }
  const std::size_t slash = left.find('/');
  const std::size_t middle = slash != std::string_view::npos ? slash : left.find(' ');
  if (middle == std::string_view::npos) return error;
  if (const auto first = Trim(left.substr(0, middle)); first != "-") {
    const auto bid = ReadNumber(first, 0, kMaxRead);
    if (!bid) return error;
    cell.bid = *bid;
  }
  const std::string_view rest = Trim(left.substr(middle + 1));
  if (rest == "-") return cell;
  cell.offence = ParseOffence(rest);
  if (cell.offence) return cell;
  const auto taken = ReadNumber(rest, 0, kMaxRead);
  if (!taken) return error;
  cell.taken = *taken;
  return cell;
}

std::optional<Error> WrongTotals(const NotedDeal& deal) {
  if (!deal.cards && !deal.dealer) return std::nullopt;
  return Error{Say("cards or a dealer with the totals of a round; expected neither",
                   "kaarten of een gever bij de totalen van een ronde; verwacht geen van beide")};
}

std::optional<Error> PutCells(std::span<const ScoreCell> cells,
                              const std::vector<std::string>& players, NotedDeal& deal) {
  const bool stopped =
      std::ranges::any_of(cells, [](const ScoreCell& cell) { return cell.offence.has_value(); });
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const ScoreCell& cell = cells[i];
    const std::string bid = cell.bid ? std::to_string(*cell.bid) : "-";
    if (stopped && cell.taken) {
      return In(players[i],
                Say("tricks taken though an offence stopped the deal; expected -, as $0/-",
                    "slagen gehaald hoewel een overtreding het spel stopte; verwacht -, zoals $0/-",
                    bid));
    }
    if (!stopped && !cell.bid) {
      return In(players[i],
                Say("no bid though no offence stopped the deal; expected a number, such as 0/0",
                    "geen bod hoewel geen overtreding het spel stopte; verwacht een getal, zoals "
                    "0/0"));
    }
    if (!stopped && !cell.taken) {
      return In(
          players[i],
          Say("no tricks taken though no offence stopped the deal; expected a number, such as $0/0",
              "geen slagen hoewel geen overtreding het spel stopte; verwacht een getal, zoals "
              "$0/0",
              bid));
    }
    deal.bids[i] = cell.bid;
    deal.offences[i] = cell.offence;
    deal.taken[i] = cell.taken.value_or(0);
    deal.drinks[i] = cell.drinks;
  }
  return std::nullopt;
}

namespace {

constexpr std::size_t kRound = 0;
constexpr std::size_t kCards = 1;
constexpr std::size_t kDealer = 2;

constexpr std::array<Phrase, 3> kFieldNames = {
    {{"round", "ronde"}, {"cards", "kaarten"}, {"dealer", "gever"}}};
constexpr std::array<Choice<std::size_t>, 6> kFields = {{{"round", kRound},
                                                         {"ronde", kRound},
                                                         {"cards", kCards},
                                                         {"kaarten", kCards},
                                                         {"dealer", kDealer},
                                                         {"gever", kDealer}}};

std::optional<std::size_t> FieldOf(std::string_view name) {
  const auto field = ReadChoice(name, kFields, "");
  if (!field) return std::nullopt;
  return *field;
}

// Whether a cell of a header is one of a deal: somebody left the header out.
bool IsOfDeal(const std::string& name) {
  return std::ranges::all_of(name, [](char c) { return IsDigit(c) || c == '/'; });
}

// A number of points, below 0 too.
std::optional<int> TotalIn(std::string_view cell) {
  const std::string text = PlainText(cell);
  const std::string_view number = Trim(text);
  const bool negative = number.starts_with('-');
  const auto points = ReadNumber(number.substr(negative ? 1 : 0), 0, kMaxTotal);
  if (!points) return std::nullopt;
  return negative ? -*points : *points;
}

std::optional<Error> ReadField(std::size_t field, const std::string& cell, const ScoreBook& book,
                               NotedDeal& deal) {
  if (cell.empty()) return std::nullopt;
  const auto value = field == kDealer
                         ? book.Find(cell)
                         : ReadNumber(cell, 1, field == kRound ? kMaxRound : kMaxCards);
  if (!value) return In(kFieldNames[field], value.error());
  std::array<std::optional<int>*, 3>{&deal.round, &deal.cards, &deal.dealer}[field]->emplace(
      *value);
  return std::nullopt;
}

}  // namespace

bool ScoreCsvReader::IsHeader(std::string_view row) {
  const auto names = ParseCsvRow(row, SeparatorOf(row));
  return names && std::ranges::any_of(
                      *names, [](const std::string& name) { return FieldOf(name).has_value(); });
}

Result<ScoreCsvReader> ScoreCsvReader::Parse(std::string_view header) {
  ScoreCsvReader columns;
  columns.separator_ = SeparatorOf(header);
  auto names = ParseCsvRow(header, columns.separator_);
  if (!names) return names.error();
  std::vector<std::string> cells = std::move(names).value();
  while (cells.size() > 1 && cells.back().empty()) cells.pop_back();
  for (std::string& name : cells) {
    const auto field = FieldOf(name);
    if (field && std::ranges::find(columns.fields_, field) != columns.fields_.end()) {
      return Error{Say("column $0 twice; expected it once",
                       "kolom $0 twee keer; verwacht die één keer", Quoted(name))};
    }
    columns.fields_.push_back(field);
    if (field) continue;
    if (!name.empty() && IsOfDeal(name)) {
      return Unexpected(name, Phrase{"a header that names the players before the deals",
                                     "een kop met de spelers boven de spellen"});
    }
    columns.players_.push_back(std::move(name));
  }
  return columns;
}

std::optional<Error> ScoreCsvReader::Read(std::string_view row, const ScoreBook& book,
                                          NotedDeal& deal) const {
  auto parsed = ParseCsvRow(row, separator_);
  if (!parsed) return parsed.error();
  std::vector<std::string> cells = std::move(parsed).value();
  while (cells.size() > fields_.size() && cells.back().empty()) cells.pop_back();
  if (cells.size() != fields_.size()) {
    return WrongCells(cells.size(), fields_.size());
  }
  // Whatever is wrong with other cells, these tell where the deal belongs.
  std::optional<Error> wrong;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!fields_[i]) continue;
    auto error = ReadField(*fields_[i], cells[i], book, deal);
    if (!wrong) wrong = std::move(error);
  }
  if (wrong) return wrong;
  std::vector<int> totals;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (fields_[i]) continue;
    const auto total = TotalIn(cells[i]);
    if (!total) break;
    totals.push_back(*total);
  }
  if (totals.size() == players_.size()) {
    deal.totals = std::move(totals);
    return WrongTotals(deal);
  }
  std::vector<ScoreCell> score;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (fields_[i]) continue;
    const auto cell = ParseScoreCell(cells[i]);
    if (!cell) return In(players_[score.size()], cell.error());
    score.push_back(*cell);
  }
  return PutCells(score, players_, deal);
}

}  // namespace jasnel::boerenbridge
