#include "tools/score/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "jasnel/boerenbridge/score.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kAboutRanking = {
    R"(Place: by match points, then points; players equal in both share a place.
Made: bids made exactly. %: of the deals that were played to the end.
)",
    R"(Plaats: naar wedstrijdpunten (WP), dan naar punten; spelers die in beide gelijk zijn, delen een plaats.
Gehaald: precies zoveel slagen als geboden. %: van de spellen die zijn uitgespeeld.
)"};

using Rows = std::vector<std::vector<std::string>>;

// At most two digits behind the point, and none that say nothing: 5, 4.5, 3.33.
std::string MatchPointsText(MatchPoints points) {
  std::string text = Fixed(points.ToDouble(), 2);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

// What a player did in each deal: three numbers, one below the other.
std::vector<std::string> PlayerCells(const ScoreSheet& sheet, int player) {
  std::vector<std::array<std::string, 3>> parts;
  std::array<std::size_t, 3> widths{};
  for (const auto& [deal, number, points, totals] : sheet.deals()) {
    const auto& bid = deal.bids[player];
    const std::string said = bid ? std::to_string(*bid) : "-";
    const std::string taken = deal.stopped() ? "-" : std::to_string(deal.taken[player]);
    const auto& part = parts.emplace_back(std::array{absl::StrCat(said, "/", taken),
                                                     std::to_string(points[player]),
                                                     std::to_string(totals[player])});
    for (std::size_t i = 0; i < part.size(); ++i) widths[i] = std::max(widths[i], Width(part[i]));
  }
  std::vector<std::string> cells;
  cells.reserve(parts.size());
  for (const auto& [bid, points, total] : parts) {
    cells.push_back(absl::StrCat(PadLeft(bid, widths[0]), "  ", PadLeft(points, widths[1]), "  ",
                                 PadLeft(total, widths[2])));
  }
  return cells;
}

std::string DealsTable(const ScoreSheet& sheet, const Voice& say) {
  Rows rows = {{say("Deal", "Spel"), say("Cards", "Kaarten"), say("Dealer", "Gever")}};
  for (const ScoredDeal& scored : sheet.deals()) {
    rows.push_back({std::to_string(scored.number), std::to_string(scored.deal.cards),
                    sheet.players()[scored.deal.dealer]});
  }
  for (int player = 0; player < sheet.count(); ++player) {
    rows.front().push_back(sheet.players()[player]);
    const auto cells = PlayerCells(sheet, player);
    for (std::size_t i = 0; i < cells.size(); ++i) rows[i + 1].push_back(cells[i]);
  }
  std::vector<Align> columns = {Align::kRight, Align::kRight};
  columns.resize(rows.front().size(), Align::kLeft);
  return FormatTable(rows, columns, kIndent);
}

// `Anna, Bram and Cor`.
std::string ListOf(std::vector<std::string> names, const Voice& say) {
  if (names.size() < 2) return absl::StrJoin(names, "");
  const std::string last = names.back();
  names.pop_back();
  return absl::StrCat(absl::StrJoin(names, ", "), " ", say("and", "en"), " ", last);
}

// What the players did who stopped a deal.
std::string OffencesOf(const PlayedDeal& deal, const ScoreSheet& sheet, const Voice& say) {
  std::vector<std::string> parts;
  for (const Offence offence : {Offence::kRevoke, Offence::kWrongCount}) {
    std::vector<std::string> names;
    for (int player = 0; player < sheet.count(); ++player) {
      if (deal.offences[player] == offence) names.push_back(sheet.players()[player]);
    }
    if (names.empty()) continue;
    const bool one = names.size() == 1;
    const Phrase what = offence == Offence::kRevoke
                            ? Phrase{"$0 revoked", one ? "$0 verzaakte" : "$0 verzaakten"}
                            : Phrase{"$0 had the wrong number of cards",
                                     one ? "$0 had een onjuist aantal kaarten"
                                         : "$0 hadden een onjuist aantal kaarten"};
    parts.push_back(say(what, ListOf(names, say)));
  }
  return absl::StrJoin(parts, "; ");
}

// A line for each deal that an offence stopped, and for each round of drinks.
std::string NotesOfDeals(const ScoreSheet& sheet, const Voice& say) {
  std::string text;
  for (const auto& [deal, number, points, totals] : sheet.deals()) {
    if (deal.stopped()) {
      absl::StrAppend(&text, kIndent,
                      say("Deal $0 was stopped: $1.\n", "Spel $0 is gestopt: $1.\n", number,
                          OffencesOf(deal, sheet, say)));
    }
    for (int player = 0; player < sheet.count(); ++player) {
      if (!deal.drinks[player]) continue;
      absl::StrAppend(&text, kIndent,
                      say("Deal $0: $1 pays a round of drinks, for a wrong accusation.\n",
                          "Spel $0: $1 betaalt een rondje, voor een onjuiste beschuldiging.\n",
                          number, sheet.players()[player]));
    }
  }
  return text;
}

std::string RankingTable(const Ranking& ranking, const Voice& say, bool with_rounds) {
  Rows rows = {{say("Place", "Plaats"), say(jasnel::phrases::kPlayer), say("Match points", "WP"),
                say("Points", "Punten"), say("Made", "Gehaald"), "%"}};
  if (with_rounds) rows.front().emplace_back(say("Rounds", "Ronden"));
  rows.front().emplace_back(say("Deals", "Spellen"));
  for (const RankedPlayer& player : ranking.Ranked()) {
    auto& row = rows.emplace_back();
    row = {std::to_string(player.standing.place),
           player.name,
           MatchPointsText(player.standing.match_points),
           std::to_string(player.standing.points),
           std::to_string(player.made),
           player.played > 0 ? Fixed(100 * player.exact(), 1) : "-"};
    if (with_rounds) row.push_back(std::to_string(player.rounds));
    row.push_back(std::to_string(player.deals));
  }
  std::vector<Align> columns = {Align::kRight, Align::kLeft};
  columns.resize(rows.front().size(), Align::kRight);
  return FormatTable(rows, columns, kIndent);
}

std::string Heading(const ScorePage& page, bool tables, const Voice& say) {
  return tables ? say("Round $0, table $1", "Ronde $0, tafel $1", page.round, page.table)
                : say("Round $0", "Ronde $0", page.round);
}

}  // namespace

std::string ScoreText(std::span<const ScorePage> pages, bool with_deals, Language language) {
  const Voice say(language);
  const bool tables = std::ranges::any_of(pages, [](const ScorePage& p) { return p.table > 1; });
  const bool any_deals =
      std::ranges::any_of(pages, [](const ScorePage& page) { return !page.sheet.deals().empty(); });
  Ranking all;
  std::string text;
  for (const ScorePage& page : pages) {
    const ScoreSheet& sheet = page.sheet;
    Ranking ranking;
    ranking.Add(sheet);
    all.Add(sheet);
    absl::StrAppend(&text, Heading(page, tables, say), "\n\n");
    if (with_deals && !sheet.deals().empty()) {
      absl::StrAppend(&text, DealsTable(sheet, say), "\n");
    }
    const std::string offences = with_deals ? NotesOfDeals(sheet, say) : "";
    if (!offences.empty()) absl::StrAppend(&text, offences, "\n");
    absl::StrAppend(&text, RankingTable(ranking, say, /*with_rounds=*/false), "\n");
    if (!sheet.has_totals_alone() && static_cast<int>(sheet.deals().size()) < sheet.whole()) {
      absl::StrAppend(
          &text, kIndent,
          say("$0 of the $1 deals of a whole round.\n\n",
              "$0 van de $1 spellen van een hele ronde.\n\n", sheet.deals().size(), sheet.whole()));
    }
  }
  if (pages.size() > 1) {
    absl::StrAppend(&text, say("All rounds\n\n", "Alle ronden\n\n"),
                    RankingTable(all, say, /*with_rounds=*/true), "\n");
  }
  return absl::StrCat(
      text,
      with_deals && any_deals
          ? say("For each player: bid/taken, points in the deal, points in the round so far.\n",
                "Van elke speler: geboden/gehaald, punten van het spel, punten van de ronde tot nu "
                "toe.\n")
          : "",
      say(kAboutRanking));
}

}  // namespace jasnel::boerenbridge
