#include "tools/match/text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "absl/strings/str_cat.h"
#include "jasnel/rules.h"
#include "tools/shared/players/external_program.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {

double Milliseconds(std::chrono::nanoseconds time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

Record MeanOf(double sum, std::uint64_t count, int digits) {
  if (count == 0) return nullptr;
  return Rounded(sum / static_cast<double>(count), digits);
}

std::string MeanTime(std::chrono::nanoseconds time, std::uint64_t count) {
  if (count == 0) return "-";
  const double mean = Milliseconds(time) / static_cast<double>(count);
  const int digits = mean < 1 ? 4 : mean < 100 ? 1 : 0;
  return Fixed(mean, digits) + " ms";
}

std::string PlainPoints(double points, int digits) {
  const std::string size = Fixed(std::abs(points), digits);
  const bool zero = size.find_first_not_of("0.") == std::string::npos;
  return points < 0 && !zero ? "-" + size : size;
}

std::string FoulsText(const std::string& player, std::uint64_t fouls, Language language) {
  if (fouls == 0) return "";
  return Voice(language)("Fouls of $0: $1; a legal move was taken instead of each.\n",
                         "Fouten van $0: $1; voor elk gold een zet die mocht.\n", player, fouls);
}

std::string SignedPoints(double points, int digits) {
  const std::string text = PlainPoints(points, digits);
  return text.starts_with('-') ? text : "+" + text;
}

namespace {

constexpr Phrase kAboutMatch = {
    R"(
Each deal is played twice, A North-South and A East-West. Points: what the own side writes down
for a deal, on average. Declared: contracts, of them made, pit among these, and lost (nat). A card:
time it takes, on average.
)",
    R"(
Elk spel wordt twee keer gespeeld, A Noord-Zuid en A Oost-West. Punten: wat de eigen partij voor een
spel schrijft, gemiddeld. Gespeeld: contracten, daarvan gehaald, pit inbegrepen, en verloren (nat).
Een kaart: tijd die hij kost, gemiddeld.
)"};
constexpr Phrase kAboutSequence = {
    R"(Interval: one of a sequence that all hold the true difference with 95% confidence, so that one may
look after every deal.
)",
    R"(Interval: een uit een reeks die alle het ware verschil bevatten met 95% zekerheid, zodat men na elk
spel mag kijken.
)"};
constexpr Phrase kAboutCross = {
    R"(Points a deal of the row minus those of the column, and half the 95% interval. Each deal is played
twice, with the sides changed.
)",
    R"(Punten per spel van de rij min die van de kolom, en het halve 95%-interval. Elk spel wordt twee
keer gespeeld, met de partijen gewisseld.
)"};

std::string Letter(std::size_t player) { return std::string(1, static_cast<char>('A' + player)); }

std::string Heading(const MatchSetup& asked, std::uint64_t deals, Language language) {
  const MatchConditions& conditions = asked.request.conditions;
  const Voice say(language);
  const std::string contract =
      conditions.contract == ContractFrom::kChance
          ? say("Trump and declarer: drawn at random.", "Troef en wie speelt: geloot.")
          : say("Trump and declarer: by auction.", "Troef en wie speelt: door bieden.");
  return absl::StrCat(
      say(phrases::kRules, FormatRules(conditions.rules)), " ",
      conditions.dealt.IsRandom() ? "" : say(phrases::kByHand, FormatDealt(conditions.dealt)) + " ",
      say("$0 Seed: $1. Deals: $2, each played twice.\n",
          "$0 Seed: $1. Spellen: $2, elk twee keer gespeeld.\n", contract, conditions.seed, deals));
}

std::string PlayersTable(const MatchResult& match, Language language) {
  const Voice say(language);
  std::vector<std::vector<std::string>> rows = {
      {"", say(phrases::kPlayer), say("Points", "Punten"), say("Declared", "Gespeeld"),
       say("Made", "Gehaald"), "Pit", "Nat", say("A card", "Een kaart"),
       say("Slowest", "Traagste")}};
  for (std::size_t i = 0; i < kMatchPlayers; ++i) {
    const PlayerTally& player = match.tally.player(static_cast<int>(i));
    const double deals = 2 * static_cast<double>(match.tally.pairs());
    const std::uint64_t any = match.tally.pairs() == 0 ? 0 : 1;
    rows.push_back({Letter(i), ShownPlayer(i == 0 ? match.asked.a : match.asked.b),
                    any == 0 ? "-" : Fixed(static_cast<double>(player.points) / deals, 1),
                    std::to_string(player.declared), std::to_string(player.made),
                    std::to_string(player.pit), std::to_string(player.nat),
                    MeanTime(player.time.cards, player.cards),
                    MeanTime(player.time.slowest_card, any)});
  }
  constexpr Align kRight = Align::kRight;
  return FormatTable(
      rows, {Align::kLeft, Align::kLeft, kRight, kRight, kRight, kRight, kRight, kRight, kRight},
      kIndent);
}

// Who is better, and how sure that is.
std::string Verdict(const MatchResult& match, const Voice& say) {
  if (match.tally.pairs() == 0) return "";
  const auto interval = match.interval();
  std::string text = say("A minus B: $0 points a deal", "A min B: $0 punten per spel",
                         SignedPoints(match.tally.Difference()));
  if (interval) {
    absl::StrAppend(&text, say(", 95% interval $0 to $1", ", 95%-interval $0 tot $1",
                               SignedPoints(interval->low), SignedPoints(interval->high)));
  }
  absl::StrAppend(&text, ". ");
  if (!interval || interval->Holds(0)) {
    return absl::StrCat(text, say("Not clear who is better.\n", "Niet duidelijk wie beter is.\n"));
  }
  const std::string better = interval->low > 0 ? "A, " + ShownPlayer(match.asked.a) + ","
                                               : "B, " + ShownPlayer(match.asked.b) + ",";
  return absl::StrCat(text, say("$0 is better.\n", "$0 is beter.\n", better));
}

// The matches that A won, if there are any.
std::string Matches(const MatchResult& match, const Voice& say) {
  const MatchTally& tally = match.tally;
  if (tally.matches() == 0) return "";
  const auto percent = [](double share) { return Fixed(100 * share, 1) + "%"; };
  std::string text = say("Matches of $0 deals: $1, each in two sittings. A won $2",
                         "Matches van $0 spellen: $1, elk in twee keren. A won $2",
                         match.asked.request.match_of, tally.matches(), percent(tally.Wins()));
  if (const auto interval = tally.WinsInterval()) {
    absl::StrAppend(&text, say(", 95% interval $0 to $1", ", 95%-interval $0 tot $1",
                               percent(interval->low), percent(interval->high)));
  }
  return text + ".\n";
}

// How often each player fouled, if one did.
std::string Fouls(const MatchResult& match, Language language) {
  std::string text;
  for (std::size_t i = 0; i < kMatchPlayers; ++i) {
    absl::StrAppend(
        &text, FoulsText(Letter(i), match.tally.player(static_cast<int>(i)).time.fouls, language));
  }
  return text;
}

std::string HowItEnded(MatchEnd end, const Voice& say) {
  switch (end) {
    case MatchEnd::kAllDeals:
      return "";
    case MatchEnd::kClear:
      return say("Stopped when it was clear.\n", "Gestopt toen het duidelijk was.\n");
    case MatchEnd::kCancelled:
      return say("Stopped by Ctrl-C.\n", "Gestopt met Ctrl-C.\n");
    default:
      return say("Broken off.\n", "Afgebroken.\n");
  }
}

// Half the width, or nothing where there is no interval.
std::string HalfWidth(const std::optional<Interval>& interval) {
  return interval ? " ±" + Fixed((interval->high - interval->low) / 2, 1) : "";
}

}  // namespace

std::string MatchText(const MatchResult& match, Language language) {
  const Voice say(language);
  const bool sequence = match.asked.request.until_clear;
  return absl::StrCat(
      Heading(match.asked, match.tally.pairs(), language), "\n", PlayersTable(match, language),
      "\n", Verdict(match, say), Matches(match, say), Fouls(match, language),
      HowItEnded(match.end, say), say(kAboutMatch),
      sequence
          ? say(kAboutSequence)
          : say("Interval: Student's t, the mean of both sittings of a deal as one observation.\n",
                "Interval: Students t, het gemiddelde van beide keren van een spel als één "
                "waarneming.\n"));
}

std::string CrossTableText(const std::vector<std::string>& players,
                           std::span<const MatchResult> matches, Language language) {
  const Voice say(language);
  const std::size_t count = players.size();
  std::vector<std::vector<std::string>> cells(count, std::vector<std::string>(count));
  std::vector<double> sums(count);
  std::vector<int> met(count);
  std::size_t next = 0;
  std::uint64_t most_deals = 0;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j, ++next) {
      if (next >= matches.size() || matches[next].tally.pairs() == 0) continue;
      const double difference = matches[next].tally.Difference();
      const std::string half = HalfWidth(matches[next].interval());
      most_deals = std::max(most_deals, matches[next].tally.pairs());
      cells[i][j] = SignedPoints(difference) + half;
      cells[j][i] = SignedPoints(-difference) + half;
      sums[i] += difference;
      sums[j] -= difference;
      ++met[i];
      ++met[j];
    }
  }
  std::vector<std::vector<std::string>> rows = {{"", say(phrases::kPlayer)}};
  std::vector<Align> columns = {Align::kLeft, Align::kLeft};
  for (std::size_t i = 0; i < count; ++i) rows[0].push_back(Letter(i));
  rows[0].emplace_back(say("Mean", "Gemiddeld"));
  columns.resize(count + 3, Align::kRight);
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<std::string>& row = rows.emplace_back();
    row = {Letter(i), ShownPlayer(players[i])};
    row.insert(row.end(), cells[i].begin(), cells[i].end());
    row.push_back(met[i] == 0 ? "" : SignedPoints(sums[i] / met[i]));
  }
  const bool cancelled = matches.back().end == MatchEnd::kCancelled;
  return absl::StrCat(Heading(matches.front().asked, most_deals, language), "\n",
                      FormatTable(rows, columns, kIndent), "\n",
                      cancelled ? HowItEnded(MatchEnd::kCancelled, say) + "\n" : "",
                      say(kAboutCross));
}

}  // namespace jasnel
