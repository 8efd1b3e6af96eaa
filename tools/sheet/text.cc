#include "tools/sheet/text.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "engine/questions/replay_parts.h"
#include "tools/shared/text/columns.h"

namespace jasnel {
namespace {

constexpr const char* kIndent = "  ";

struct SheetWords {
  const char* game;  // $0 its number
  const char* all;
  const char* deal;
  const char* declarer;
  const char* trump;
  const char* roem;
  const char* total;
  const char* nat;
  const char* pit;
  const char* revoke;  // $0 the pair
  const char* wins;    // $0 the pair, $1 the points
  const char* leads;   // $0 the pair, $1 the points, $2 the deals so far, $3 those of a game
  const char* equal;   // $0 the points of each
  const char* nothing;
  const char* last;   // $0 the number, $1 and $3 the pairs, $2 and $4 what they write down
  const char* stand;  // $0 and $1 their totals
};

constexpr SheetWords kEnglish = {
    .game = "Game $0",
    .all = "All games",
    .deal = "Deal",
    .declarer = "Declarer",
    .trump = "Trump",
    .roem = "Roem",
    .total = "Total",
    .nat = "nat",
    .pit = "pit",
    .revoke = "revoke by $0",
    .wins = "Winner: $0, by $1 points.",
    .leads = "Ahead: $0, by $1 points after $2 of $3 deals.",
    .equal = "Equal: both have $0 points.",
    .nothing = "No deals yet.\n",
    .last = "Deal $0: $1 $2, $3 $4",
    .stand = "$0-$1 in this game",
};

constexpr SheetWords kDutch = {
    .game = "Boom $0",
    .all = "Alle bomen",
    .deal = "Spel",
    .declarer = "Speelt",
    .trump = "Troef",
    .roem = "Roem",
    .total = "Totaal",
    .nat = "nat",
    .pit = "pit",
    .revoke = "$0 verzaakt",
    .wins = "Winnaar: $0, met $1 punten verschil.",
    .leads = "Voor: $0, met $1 punten na $2 van de $3 spellen.",
    .equal = "Gelijk: allebei $0 punten.",
    .nothing = "Nog geen spellen.\n",
    .last = "Spel $0: $1 $2, $3 $4",
    .stand = "$0-$1 in deze boom",
};

const SheetWords& WordsOf(Language language) {
  return language == Language::kDutch ? kDutch : kEnglish;
}

std::string MarkOf(const SheetDeal& deal, const SheetNames& names, const SheetWords& words) {
  if (deal.revoked) return absl::Substitute(words.revoke, names.Of(*deal.revoked));
  if (deal.result.outcome == Outcome::kNat) return words.nat;
  return deal.result.outcome == Outcome::kPit ? words.pit : "";
}

std::string RoemOf(const SheetDeal& deal, std::size_t side) {
  const int roem = deal.won[side].roem.count();
  return roem == 0 ? "" : std::to_string(roem);
}

std::string GameTable(const Sheet& sheet, std::size_t game, const SheetNames& names,
                      Language language) {
  const SheetWords& words = WordsOf(language);
  const std::string& we = names.Of(kWe);
  const std::string& they = names.Of(kThey);
  std::vector<std::vector<std::string>> rows = {
      {words.deal, words.declarer, words.trump, we, words.roem, they, words.roem,
       absl::StrCat(words.total, " ", we), absl::StrCat(words.total, " ", they), ""}};
  const std::size_t first = sheet.FirstOf(game);
  for (std::size_t i = first; i < sheet.EndOf(game); ++i) {
    const SheetDeal& deal = sheet.deals()[i];
    const auto total = sheet.Total(first, i + 1);
    rows.push_back({std::to_string(i - first + 1), names.Of(deal.declarers),
                    deal.trump ? std::string(SuitName(*deal.trump, language)) : "",
                    std::to_string(deal.result.score[0].count()), RoemOf(deal, 0),
                    std::to_string(deal.result.score[1].count()), RoemOf(deal, 1),
                    std::to_string(total[0].count()), std::to_string(total[1].count()),
                    MarkOf(deal, names, words)});
  }
  using enum Align;
  return FormatTable(
      rows, {kRight, kLeft, kLeft, kRight, kRight, kRight, kRight, kRight, kRight, kLeft}, kIndent);
}

// Who is ahead, or won.
std::string Verdict(const std::array<Points, 2>& total, std::size_t deals, std::size_t of,
                    const SheetNames& names, const SheetWords& words) {
  const int ahead = (total[0] - total[1]).count();
  if (ahead == 0) return absl::Substitute(words.equal, total[0].count());
  const std::string& pair = names.Of(ahead > 0 ? kWe : kThey);
  const int by = ahead > 0 ? ahead : -ahead;
  return deals < of ? absl::Substitute(words.leads, pair, by, deals, of)
                    : absl::Substitute(words.wins, pair, by);
}

}  // namespace

SheetNames DefaultSheetNames(Language language) {
  return language == Language::kDutch ? SheetNames{{"Wij", "Zij"}} : SheetNames{{"We", "They"}};
}

std::string SheetText(const Sheet& sheet, const SheetNames& names, Language language) {
  const SheetWords& words = WordsOf(language);
  if (sheet.deals().empty()) return words.nothing;
  std::string text;
  const bool several = sheet.games() > 1;
  for (std::size_t game = 0; game < sheet.games(); ++game) {
    const std::size_t first = sheet.FirstOf(game);
    const std::size_t end = sheet.EndOf(game);
    absl::StrAppend(
        &text, several ? absl::Substitute(words.game, game + 1) + "\n\n" : "",
        GameTable(sheet, game, names, language), "\n",
        Verdict(sheet.Total(first, end), end - first, sheet.deals_of_game(), names, words), "\n",
        game + 1 < sheet.games() ? "\n" : "");
  }
  if (several) {
    const auto total = sheet.Total(0, sheet.deals().size());
    absl::StrAppend(&text, "\n", words.all, ": ", names.Of(kWe), " ", total[0].count(), ", ",
                    names.Of(kThey), " ", total[1].count(), ".\n");
  }
  return text;
}

std::string LastDealText(const Sheet& sheet, const SheetNames& names, Language language) {
  const SheetWords& words = WordsOf(language);
  const std::size_t game = sheet.games() - 1;
  const std::size_t first = sheet.FirstOf(game);
  const SheetDeal& deal = sheet.deals().back();
  const auto total = sheet.Total(first, sheet.EndOf(game));
  const std::string mark = MarkOf(deal, names, words);
  return absl::StrCat(
      absl::Substitute(words.last, sheet.EndOf(game) - first, names.Of(kWe),
                       deal.result.score[0].count(), names.Of(kThey), deal.result.score[1].count()),
      mark.empty() ? "" : absl::StrCat(", ", mark), "; ",
      absl::Substitute(words.stand, total[0].count(), total[1].count()), ".\n");
}

const std::vector<std::string>& SheetColumns() {
  static const std::vector<std::string> columns = {
      "game",      "deal",    "declarer", "trump", "points_we", "points_they", "roem_we",
      "roem_they", "outcome", "revoked",  "we",    "they",      "total_we",    "total_they"};
  return columns;
}

std::vector<Record> SheetRecords(const Sheet& sheet) {
  const auto word = [](Side side) { return side == kWe ? "we" : "they"; };
  std::vector<Record> records;
  for (std::size_t game = 0; game < sheet.games(); ++game) {
    const std::size_t first = sheet.FirstOf(game);
    for (std::size_t i = first; i < sheet.EndOf(game); ++i) {
      const SheetDeal& deal = sheet.deals()[i];
      const auto total = sheet.Total(first, i + 1);
      Record record;
      record["game"] = game + 1;
      record["deal"] = i - first + 1;
      record["declarer"] = word(deal.declarers);
      if (deal.trump) record["trump"] = std::string(1, SuitLetter(*deal.trump));
      if (!deal.revoked) {
        record["points_we"] = deal.won[0].cards.count();
        record["points_they"] = deal.won[1].cards.count();
      }
      record["roem_we"] = deal.won[0].roem.count();
      record["roem_they"] = deal.won[1].roem.count();
      record["outcome"] =
          RowsOf(kContractParts, {}, &deal.result, Language::kEnglish).front()["outcome"];
      if (deal.revoked) record["revoked"] = word(*deal.revoked);
      record["we"] = deal.result.score[0].count();
      record["they"] = deal.result.score[1].count();
      record["total_we"] = total[0].count();
      record["total_they"] = total[1].count();
      records.push_back(std::move(record));
    }
  }
  return records;
}

}  // namespace jasnel
