#include "tools/club/text.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/questions/club.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel::club {
namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr const char* kIndent = "  ";
constexpr Phrase kPlace = {"Place", "Plaats"};
constexpr Phrase kPlayer = {"Player", "Speler"};

std::string Listed(std::span<const std::string> names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string PointsOrDash(const std::optional<Points>& points) {
  return points ? std::to_string(points->count()) : "-";
}

}  // namespace

std::string MembersText(const ClubSeason& season, Language language) {
  const Voice say(language);
  std::string text;
  for (std::size_t i = 0; i < season.members.size(); ++i) {
    const Member& member = season.members[i];
    text += std::to_string(i + 1) + ". " + member.name +
            (member.active ? "" : say(" (left)", " (vertrokken)")) + "\n";
  }
  return text;
}

std::string DrawText(const DrawAnswer& draw, std::size_t boompje, Language language) {
  const Voice say(language);
  Rows rows = {{say("Table", "Tafel"), say("North, deals first", "Noord, geeft eerst"),
                say("East", "Oost"), say("South", "Zuid"), say("West, writes", "West, schrijft")}};
  for (const Seated& table : draw.seating.tables) {
    auto& row = rows.emplace_back();
    row.push_back(std::to_string(rows.size() - 1));
    row.insert(row.end(), table.begin(), table.end());
  }
  std::string text = say("Boompje $0\n\n", "Boompje $0\n\n", boompje);
  text += FormatTable(rows, {Align::kRight, Align::kLeft, Align::kLeft, Align::kLeft, Align::kLeft},
                      kIndent);
  if (!draw.seating.standing.empty()) {
    text += say("\nStanding: $0.\n", "\nStaan: $0.\n", Listed(draw.seating.standing));
  }
  if (!draw.partners_again.empty()) text += "\n";
  for (const auto& partners : draw.partners_again) {
    text +=
        say("Partners again: $0 and $1.\n", "Opnieuw maten: $0 en $1.\n", partners[0], partners[1]);
  }
  return text;
}

std::string StandingsText(const EveningResult& evening, const EveningRules& rules,
                          Language language) {
  const Voice say(language);
  std::size_t played = 0;
  for (const PlayerEvening& one : evening.players) played = std::max(played, one.boompjes.size());
  Rows rows = {{say(kPlace), say(kPlayer), say(phrases::kPoints)}};
  std::vector<Align> columns = {Align::kRight, Align::kLeft, Align::kRight};
  for (std::size_t boompje = 1; boompje <= played; ++boompje) {
    rows[0].push_back(std::to_string(boompje));
    columns.push_back(Align::kRight);
  }
  if (rules.revoke > 0) {
    rows[0].push_back(say("Revokes", "Verzaakt"));
    columns.push_back(Align::kRight);
  }
  for (const PlayerEvening& one : evening.players) {
    auto& row = rows.emplace_back();
    row = {std::to_string(one.place), one.player, std::to_string(one.points.count())};
    for (const auto& points : one.boompjes) row.push_back(PointsOrDash(points));
    if (rules.revoke > 0) row.push_back(one.off == Points(0) ? "" : Signed(-one.off.count()));
  }
  std::string text = FormatTable(rows, columns, kIndent);
  if (!evening.over) {
    text += say("\nSo far: not all is played, or not all results are in.\n",
                "\nTot nu toe: niet alles is gespeeld, of niet alle uitslagen zijn binnen.\n");
  }
  return text;
}

std::string PrizesText(const EveningResult& evening, Language language) {
  const Voice say(language);
  Rows rows = {{say("Prize", "Prijs"), say(kPlayer)}};
  for (const Prize& prize : evening.prizes) {
    rows.push_back({std::to_string(prize.place), Listed(prize.players)});
  }
  std::string text = evening.prizes.empty()
                         ? say("No prizes.\n", "Geen prijzen.\n")
                         : FormatTable(rows, {Align::kRight, Align::kLeft}, kIndent);
  const bool shared = std::any_of(evening.prizes.begin(), evening.prizes.end(),
                                  [](const Prize& prize) { return prize.players.size() > 1; });
  if (shared) {
    text += say("\nPlayers with the same points share the prizes of their places.\n",
                "\nSpelers met evenveel punten delen de prijzen van hun plaatsen.\n");
  }
  if (!evening.over) {
    text += say("\nAs it stands: the evening is not over.\n",
                "\nVoorlopig: de avond is niet afgelopen.\n");
  }
  return text;
}

std::string SeasonText(const SeasonResult& result, const ClubSeason& season, Language language) {
  const Voice say(language);
  std::size_t played = 0;
  for (const PlayerSeason& one : result.players) played = std::max(played, one.evenings.size());
  Rows rows = {{say(kPlace), say(kPlayer), say(phrases::kPoints), say("All", "Alle")}};
  std::vector<Align> columns = {Align::kRight, Align::kLeft, Align::kRight, Align::kRight};
  for (std::size_t evening = 1; evening <= played; ++evening) {
    rows[0].push_back(std::to_string(evening));
    columns.push_back(Align::kRight);
  }
  for (const PlayerSeason& one : result.players) {
    auto& row = rows.emplace_back();
    row = {one.place ? std::to_string(*one.place) : "-", one.player,
           std::to_string(one.points.count()), std::to_string(one.all.count())};
    for (const auto& score : one.evenings) {
      const std::string points = score ? std::to_string(score->points.count()) : "-";
      row.push_back(score && !score->counts ? "(" + points + ")" : points);
    }
  }
  std::string text = FormatTable(rows, columns, kIndent) + "\n";
  const SeasonRules& rules = season.rules;
  const bool one = rules.best == 1;
  text += say(one ? "Points: of the best evening" : "Points: of the best $0 evenings",
              one ? "Punten: van de beste avond" : "Punten: van de beste $0 avonden", rules.best);
  text +=
      say("; those in brackets do not count. Without a place: too few evenings for a prize, "
          "which takes $0.\n",
          "; die tussen haakjes tellen niet. Zonder plaats: te weinig avonden voor een prijs, "
          "waarvoor er $0 nodig zijn.\n",
          rules.needed);
  if (!result.over) {
    const std::vector<OpenTable> open = OpenTables(season);
    const bool last = static_cast<int>(season.evenings.size()) == rules.evenings;
    text += !open.empty() ? say("So far: still to come: $0.\n", "Tot nu toe: nog te komen: $0.\n",
                                Listed(open))
            : last        ? say("So far: not all boompjes of the last evening are drawn.\n",
                                "Tot nu toe: niet alle boompjes van de laatste avond zijn geloot.\n")
                          : say("So far: evening $0 of $1.\n", "Tot nu toe: avond $0 van $1.\n",
                                season.evenings.size(), rules.evenings);
  }
  if (!result.champions.empty()) {
    text += say("Champion: $0.\n", "Kampioen: $0.\n", Listed(result.champions));
  }
  if (!result.points_champions.empty()) {
    text += say("Most points of all evenings: $0.\n", "Meeste punten van alle avonden: $0.\n",
                Listed(result.points_champions));
  }
  std::string winners;
  for (const Cup::Holder& holder : result.cup.winners) {
    winners += (winners.empty() ? "" : ", ") + holder.player + " " + std::to_string(holder.wins);
  }
  if (!winners.empty()) text += say("Wins of the cup: $0.\n", "Beker gewonnen: $0.\n", winners);
  if (!result.cup.kept.empty()) {
    text += say("Keeps the cup: $0.\n", "Houdt de beker: $0.\n", Listed(result.cup.kept));
  } else if (!result.over && !result.cup.handed_in_by.empty()) {
    text += say("Hands in the cup before the last evening: $0.\n",
                "Levert de beker in voor de laatste avond: $0.\n", Listed(result.cup.handed_in_by));
  }
  return text;
}

}  // namespace jasnel::club
