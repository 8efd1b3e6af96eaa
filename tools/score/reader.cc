#include "tools/score/reader.h"

#include <set>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/reading.h"
#include "jasnel/boerenbridge/score.h"
#include "tools/score/csv_reader.h"
#include "tools/score/json_reader.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/run/progress.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kSheetExpected = {
    "CSV with a header that names the players, such as cards,dealer,Anna,Bram,Cor, or JSON objects "
    "with "
    "players, bids and taken",
    "CSV met een kop met de spelers, zoals kaarten,gever,Anna,Bram,Cor, of JSON-objecten met "
    "players, "
    "bids en taken"};

// What spreadsheets leave: `sep=;` before the header, and rows of empty cells.
bool IsLeftOver(std::string_view text) {
  return text.starts_with("sep=") || text.find_first_not_of(",; \t\"") == std::string_view::npos;
}

class SheetReading {
 public:
  SheetReading(const std::string& path, const FirstDealerChoice& dealer)
      : path_(path), dealer_(dealer) {}

  Result<ScoreFile> Read(InputFile input) {
    TextReader lines(std::move(input), Interrupted(), {kSheetExpected, {"a deal", "een spel"}});
    while (!wrong_dealer_) {
      const auto line = lines.Next(/*wait=*/true);
      if (!line) break;
      number_ = line->number;
      if (line->error && lines.done()) {
        AddError(*line->error);
      } else {
        Take(*line);
      }
    }
    if (wrong_dealer_) return *wrong_dealer_;
    for (const ScorePage& page : book_.pages()) {
      if (!page.sheet.deals().empty() || page.sheet.has_totals_alone()) file_.pages.push_back(page);
    }
    return std::move(file_);
  }

 private:
  enum class Form { kUnknown, kCsv, kJson };

  void AddError(const Error& error) { file_.errors.push_back(AtLine(error)); }

  Error AtLine(const Error& error) const {
    return Error{Say("$0:$1: $2", "$0:$1: $2", path_, number_, error)};
  }

  // A deal that is left out.
  void TellDeal(const Error& error, const NotedDeal& deal = {}) {
    AddError(error);
    book_.LeaveOut(deal);
  }

  void Take(const TextReader::Line& line) {
    const std::string_view text = Trim(line.text);
    if (IsComment(text) || IsLeftOver(text)) return;
    if (form_ == Form::kUnknown) {
      form_ = text.starts_with('{') ? Form::kJson : Form::kCsv;
      if (form_ == Form::kCsv) return TakeHeader(line);
    }
    if (form_ == Form::kJson) return TakeObject(line);
    if (!line.error && ScoreCsvReader::IsHeader(text)) return TakeHeader(line);
    TakeRow(line);
  }

  // Seats these players. If they cannot sit down, reports it and reads no deal until others do.
  bool Sit(std::vector<std::string> players) {
    if (const auto error = book_.Sit(std::move(players))) {
      AddError(*error);
      return false;
    }
    const bool first = seated_.empty();
    if (!seated_.insert(book_.players()).second) return true;
    if (const auto error = first ? ChooseDealer() : std::nullopt) {
      wrong_dealer_ = AtLine(*error);
      return false;
    }
    if (dealer_.seed) {
      Random random = Random::Stream(*dealer_.seed, seated_.size() - 1);
      Seat(DrawFirstDealer(random, static_cast<int>(book_.players().size())));
    }
    return true;
  }

  // Of the first table.
  std::optional<Error> ChooseDealer() {
    if (dealer_.name) {
      const auto player = book_.Find(*dealer_.name);
      if (!player) return Error{Say("--dealer: $0", "--dealer: $0", player.error())};
      book_.SetDealer(*player);
    }
    if (dealer_.drawn.empty()) return std::nullopt;
    if (dealer_.drawn.size() != book_.players().size()) {
      return Error{Say("--draw: $0 cards; expected $1, one for each player",
                       "--draw: $0 kaarten; verwacht er $1, een voor elke speler",
                       dealer_.drawn.size(), book_.players().size())};
    }
    const auto dealer = FirstDealer(dealer_.drawn);
    if (!dealer) {
      return Error{
          Say("--draw: the two highest cards are equal; expected those that were drawn again",
              "--draw: de twee hoogste kaarten zijn gelijk; verwacht die van de nieuwe loting")};
    }
    Seat({{dealer_.drawn}, *dealer});
    return std::nullopt;
  }

  void Seat(Draw draw) {
    book_.SetDealer(draw.dealer);
    file_.draws.push_back({book_.players(), std::move(draw)});
  }

  void TakeHeader(const TextReader::Line& line) {
    columns_.reset();
    if (line.error) return AddError(*line.error);
    auto columns = ScoreCsvReader::Parse(line.text);
    if (!columns) return AddError(columns.error());
    if (Sit(columns->players())) columns_ = std::move(columns).value();
  }

  // Below a header that is wrong, rows say nothing.
  void TakeRow(const TextReader::Line& line) {
    if (!columns_) return;
    if (line.error) return TellDeal(*line.error);
    NotedDeal deal;
    if (const auto error = columns_->Read(line.text, book_, deal)) {
      return TellDeal(*error, deal);
    }
    if (const auto error = book_.Note(deal)) AddError(*error);
  }

  void TakeObject(const TextReader::Line& line) {
    const bool seated = !book_.players().empty();
    const auto tell = [&](const Error& error) { seated ? TellDeal(error) : AddError(error); };
    if (line.error) return tell(*line.error);
    const auto object = ScoreJsonReader::Parse(Trim(line.text));
    if (!object) return tell(object.error());
    auto players = object->Players();
    if (!players) return tell(players.error());
    if (*players && !book_.AreSeated(**players)) {
      if (!Sit(**players)) return;
    } else if (!seated) {
      return AddError(
          Error{Say(R"(no key players; expected names, such as ["Anna","Bram","Cor"])",
                    R"(geen sleutel players; verwacht namen, zoals ["Anna","Bram","Cor"])")});
    }
    NotedDeal deal;
    if (const auto error = object->Read(book_, deal)) return TellDeal(*error, deal);
    if (const auto error = book_.Note(deal)) AddError(*error);
  }

  std::string path_;
  FirstDealerChoice dealer_;
  std::set<std::vector<std::string>> seated_;  // all who sat down
  std::optional<Error> wrong_dealer_;
  std::size_t number_ = 0;  // of the line, from 1
  Form form_ = Form::kUnknown;
  std::optional<ScoreCsvReader> columns_;  // nothing where they cannot be read
  ScoreBook book_;
  ScoreFile file_;
};

}  // namespace

Result<ScoreFile> ReadScoreFile(const std::string& path, const FirstDealerChoice& dealer) {
  auto input = InputFile::Open(path, kSheetExpected);
  if (!input) return input.error();
  auto file = SheetReading(path, dealer).Read(std::move(input).value());
  if (file && file->pages.empty() && file->draws.empty() && file->errors.empty()) {
    return Error{Say("$0: no deal in it; expected $1", "$0: geen spel erin; verwacht $1", path,
                     kSheetExpected)};
  }
  return file;
}

}  // namespace jasnel::boerenbridge
