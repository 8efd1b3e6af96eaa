// Any bytes as score sheets of boerenbridge, CSV or JSON: nothing may crash, every error is one
// line, and the points of what was read add up.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/boerenbridge/score.h"
#include "tests/fuzz/checks.h"
#include "tools/score/csv_reader.h"
#include "tools/score/json_reader.h"

namespace jasnel::boerenbridge {
namespace {

using fuzz::Require;

// Names of players stand in messages as they are, whatever their letters and their length.
void CheckLine(const Error& error) {
  Require(!error.message.empty(), "an error has a message", error.message);
  for (const char c : error.message) {
    Require(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f, "a message is one line",
            error.message);
  }
}

class Reader {
 public:
  void Take(std::string_view line) {
    if (line.starts_with('{')) return TakeObject(line);
    if (!columns_ || ScoreCsvReader::IsHeader(line)) return TakeHeader(line);
    NotedDeal deal;
    const auto error = columns_->Read(line, book_, deal);
    Note(error, deal);
  }

  const ScoreBook& book() const { return book_; }

 private:
  void TakeHeader(std::string_view line) {
    columns_.reset();
    auto columns = ScoreCsvReader::Parse(line);
    if (!columns) return CheckLine(columns.error());
    if (Sit(columns->players())) columns_ = std::move(columns).value();
  }

  void TakeObject(std::string_view line) {
    const auto object = ScoreJsonReader::Parse(line);
    if (!object) return CheckLine(object.error());
    auto players = object->Players();
    if (!players) return CheckLine(players.error());
    if (*players && **players != book_.players()) {
      columns_.reset();
      if (!Sit(**players)) return;
    }
    if (book_.players().empty()) return;
    NotedDeal deal;
    const auto error = object->Read(book_, deal);
    Note(error, deal);
  }

  bool Sit(std::vector<std::string> players) {
    const auto error = book_.Sit(std::move(players));
    if (error) CheckLine(*error);
    return !error;
  }

  void Note(const std::optional<Error>& wrong, const NotedDeal& deal) {
    if (wrong) {
      CheckLine(*wrong);
      book_.LeaveOut(deal);
    } else if (const auto error = book_.Note(deal)) {
      CheckLine(*error);
    }
  }

  std::optional<ScoreCsvReader> columns_;
  ScoreBook book_;
};

void CheckCell(const PlayedDeal& deal, int player) {
  const auto& bid = deal.bids[player];
  const auto& offence = deal.offences[player];
  std::string text = bid ? std::to_string(*bid) : "-";
  text += '/';
  text += offence          ? *offence == Offence::kRevoke ? "revoke" : "count"
          : deal.stopped() ? "-"
                           : std::to_string(deal.taken[player]);
  const auto cell = ParseScoreCell(text);
  Require(cell.ok(), "a written cell can be read", text);
  Require(cell->bid == bid && cell->offence == offence, "a cell reads back the same", text);
}

void CheckSheet(const ScoreSheet& sheet) {
  BySeat<int> totals{};
  for (const ScoredDeal& scored : sheet.deals()) {
    int taken = 0;
    for (int player = 0; player < sheet.count(); ++player) {
      totals[player] += scored.points[player];
      taken += scored.deal.taken[player];
      CheckCell(scored.deal, player);
      if (const auto& offence = scored.deal.offences[player]) {
        Require(scored.points[player] == Penalty(*offence), "an offender has the penalty", "");
      }
    }
    Require(totals == scored.totals, "points add up", "");
    Require(scored.deal.stopped() || taken == scored.deal.cards, "somebody took each trick", "");
  }
  MatchPoints all;
  for (const MatchPoints points : sheet.match_points()) all += points;
  const int whole[] = {12, 14, 15, 15, 15};
  Require(all.parts() == whole[sheet.count() - kMinPlayers] * MatchPoints::kWhole,
          "a round brings all its match points", "");
}

void CheckSheets(std::string_view text) {
  Reader reader;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = Trim(text.substr(0, end));
    text.remove_prefix(end == text.npos ? text.size() : end + 1);
    if (!line.empty()) reader.Take(line);
  }
  Ranking ranking;
  for (const ScorePage& page : reader.book().pages()) {
    CheckSheet(page.sheet);
    ranking.Add(page.sheet);
  }
  for (const RankedPlayer& player : ranking.Ranked()) {
    Require(player.made <= player.played && player.played <= player.deals,
            "no more deals are made than played", player.name);
  }
}

}  // namespace
}  // namespace jasnel::boerenbridge

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  jasnel::boerenbridge::CheckSheets(jasnel::fuzz::TextOf(data, size));
  return 0;
}
