#include "tools/sheet/text.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "engine/questions/replay_parts.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr Phrase kTotal = {"Total", "Totaal"};

std::string EndMark(const SheetDeal& deal, const SheetNames& names, const Voice& say) {
  if (deal.written.revoked)
    return say("revoke by $0", "$0 verzaakt", names.Of(*deal.written.revoked));
  if (deal.written.accused_by) {
    return say("wrong accusation by $0", "$0 beschuldigt ten onrechte",
               names.Of(*deal.written.accused_by));
  }
  if (deal.result.outcome == Outcome::kNat) return "nat";
  return deal.result.outcome == Outcome::kPit ? "pit" : "";
}

// What is written beside the deal.
std::string MarkOf(const SheetDeal& deal, const SheetNames& names, const Voice& say) {
  const std::string end = EndMark(deal, names, say);
  if (!deal.look) return end;
  return absl::StrCat(end, end.empty() ? "" : ", ",
                      say("turned trick looked at by $0 ($1)", "$0 zag een gedekte slag in ($1)",
                          names.Of(deal.look->side), deal.look->source));
}

std::string RoemOf(const SheetDeal& deal, std::size_t side) {
  const int roem = deal.won[side].roem.count();
  return roem == 0 ? "" : std::to_string(roem);
}

std::string GameTable(const Sheet& sheet, std::size_t game, const SheetNames& names,
                      Language language) {
  const Voice say(language);
  const std::string& we = names.Of(kWe);
  const std::string& they = names.Of(kThey);
  std::vector<std::vector<std::string>> rows = {
      {say("Deal", "Spel"), say("Declarer", "Speelt"), say("Trump", "Troef"), we, "Roem", they,
       "Roem", absl::StrCat(say(kTotal), " ", we), absl::StrCat(say(kTotal), " ", they), ""}};
  const std::size_t first = sheet.FirstOf(game);
  for (std::size_t i = first; i < sheet.EndOf(game); ++i) {
    const SheetDeal& deal = sheet.deals()[i];
    const auto total = sheet.Total(first, i + 1);
    rows.push_back({std::to_string(i - first + 1), names.Of(deal.written.declarers),
                    deal.written.trump ? std::string(SuitName(*deal.written.trump, language)) : "",
                    std::to_string(deal.result.score[0].count()), RoemOf(deal, 0),
                    std::to_string(deal.result.score[1].count()), RoemOf(deal, 1),
                    std::to_string(total.points()[0].count()),
                    std::to_string(total.points()[1].count()), MarkOf(deal, names, say)});
  }
  using enum Align;
  return FormatTable(
      rows, {kRight, kLeft, kLeft, kRight, kRight, kRight, kRight, kRight, kRight, kLeft}, kIndent);
}

// Who is ahead, or won.
std::string Verdict(const GameTotals& total, const SheetNames& names, const Voice& say) {
  const auto& points = total.points();
  const auto ahead = total.Ahead();
  if (!ahead) {
    return say("Equal: both have $0 points.", "Gelijk: allebei $0 punten.", points[0].count());
  }
  const std::string& pair = names.Of(*ahead);
  const int difference = (points[0] - points[1]).count();
  const int by = *ahead == kWe ? difference : -difference;
  if (total.IsOver()) {
    return by > 0
               ? say("Winner: $0, by $1 points.", "Winnaar: $0, met $1 punten verschil.", pair, by)
               : say("Winner: $0, by the last deal.", "Winnaar: $0, door het laatste spel.", pair);
  }
  if (total.length().points != 0) {
    const bool one = total.deals() == 1;
    return say(one ? "Ahead: $0, by $1 points after $2 deal; the game goes to $3."
                   : "Ahead: $0, by $1 points after $2 deals; the game goes to $3.",
               one ? "Voor: $0, met $1 punten na $2 spel; het gaat om de $3."
                   : "Voor: $0, met $1 punten na $2 spellen; het gaat om de $3.",
               pair, by, total.deals(), total.length().points);
  }
  return say("Ahead: $0, by $1 points after $2 of $3 deals.",
             "Voor: $0, met $1 punten na $2 van de $3 spellen.", pair, by, total.deals(),
             total.length().deals);
}

}  // namespace

SheetNames DefaultSheetNames(Language language) {
  return language == Language::kDutch ? SheetNames{{"Wij", "Zij"}} : SheetNames{{"We", "They"}};
}

std::string SheetText(const Sheet& sheet, const SheetNames& names, Language language) {
  const Voice say(language);
  if (sheet.deals().empty()) return say("No deals yet.\n", "Nog geen spellen.\n");
  std::string text;
  const bool several = sheet.games() > 1;
  for (std::size_t game = 0; game < sheet.games(); ++game) {
    const std::size_t first = sheet.FirstOf(game);
    const std::size_t end = sheet.EndOf(game);
    absl::StrAppend(&text, several ? say("Game $0", "Boom $0", game + 1) + "\n\n" : "",
                    GameTable(sheet, game, names, language), "\n",
                    Verdict(sheet.Total(first, end), names, say), "\n",
                    game + 1 < sheet.games() ? "\n" : "");
  }
  if (several) {
    const auto total = sheet.Total(0, sheet.deals().size()).points();
    absl::StrAppend(&text, "\n", say("All games", "Alle bomen"), ": ", names.Of(kWe), " ",
                    total[0].count(), ", ", names.Of(kThey), " ", total[1].count(), ".\n");
  }
  return text;
}

std::string LastDealText(const Sheet& sheet, const SheetNames& names, Language language) {
  const Voice say(language);
  const std::size_t game = sheet.games() - 1;
  const std::size_t first = sheet.FirstOf(game);
  const SheetDeal& deal = sheet.deals().back();
  const auto total = sheet.Total(first, sheet.EndOf(game)).points();
  const std::string mark = MarkOf(deal, names, say);
  return absl::StrCat(
      say("Deal $0: $1 $2, $3 $4", "Spel $0: $1 $2, $3 $4", sheet.EndOf(game) - first,
          names.Of(kWe), deal.result.score[0].count(), names.Of(kThey),
          deal.result.score[1].count()),
      mark.empty() ? "" : absl::StrCat(", ", mark), "; ",
      say("$0-$1 in this game", "$0-$1 in deze boom", total[0].count(), total[1].count()), ".\n");
}

const std::vector<std::string>& SheetColumns() {
  static const std::vector<std::string> columns = {
      "game",     "deal",       "declarer",   "trump",    "points_we", "points_they",
      "roem_we",  "roem_they",  "outcome",    "revoked",  "we",        "they",
      "total_we", "total_they", "accused_by", "looked_at"};
  return columns;
}

std::vector<Record> SheetRecords(const Sheet& sheet) {
  const auto word = [](Side side) { return side == kWe ? "we" : "they"; };
  std::vector<Record> records;
  for (std::size_t game = 0; game < sheet.games(); ++game) {
    const std::size_t first = sheet.FirstOf(game);
    for (std::size_t i = first; i < sheet.EndOf(game); ++i) {
      const SheetDeal& deal = sheet.deals()[i];
      const auto total = sheet.Total(first, i + 1).points();
      Record record;
      record["game"] = game + 1;
      record["deal"] = i - first + 1;
      record["declarer"] = word(deal.written.declarers);
      if (deal.written.trump) record["trump"] = std::string(1, SuitLetter(*deal.written.trump));
      if (!deal.written.Offenders()) {
        record["points_we"] = deal.won[0].cards.count();
        record["points_they"] = deal.won[1].cards.count();
      }
      record["roem_we"] = deal.won[0].roem.count();
      record["roem_they"] = deal.won[1].roem.count();
      record["outcome"] =
          RowsOf(kContractParts, {}, &deal.result, Language::kEnglish).front()["outcome"];
      if (deal.written.revoked) record["revoked"] = word(*deal.written.revoked);
      record["we"] = deal.result.score[0].count();
      record["they"] = deal.result.score[1].count();
      record["total_we"] = total[0].count();
      record["total_they"] = total[1].count();
      if (deal.written.accused_by) record["accused_by"] = word(*deal.written.accused_by);
      if (deal.look) record["looked_at"] = word(deal.look->side);
      records.push_back(std::move(record));
    }
  }
  return records;
}

}  // namespace jasnel
