#include "tools/match/text.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "jasnel/rules.h"
#include "tools/match/numbers.h"
#include "tools/match/words.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr const char* kIndent = "  ";

std::string Letter(std::size_t player) { return std::string(1, static_cast<char>('A' + player)); }

std::string Heading(const MatchSetup& asked, std::uint64_t deals, Language language) {
  const MatchConditions& conditions = asked.request.conditions;
  const MatchWords& words = MatchWordsOf(language);
  const char* const contract =
      conditions.contract == ContractFrom::kChance ? words.by_chance : words.by_auction;
  return absl::StrCat(absl::Substitute(WordsOf(language).rules, FormatRules(conditions.rules)), " ",
                      absl::Substitute(words.conditions, contract, conditions.seed, deals), "\n");
}

std::string PlayersTable(const MatchResult& match, Language language) {
  const MatchWords& words = MatchWordsOf(language);
  const Words& shared = WordsOf(language);
  std::vector<std::vector<std::string>> rows = {{"", words.player, words.points, words.declared,
                                                 words.made, "Pit", Capitalized(shared.nat),
                                                 words.time, words.slowest}};
  for (std::size_t i = 0; i < kMatchPlayers; ++i) {
    const PlayerTally& player = match.tally.player(static_cast<int>(i));
    const double deals = 2 * static_cast<double>(match.tally.pairs());
    const std::uint64_t any = match.tally.pairs() == 0 ? 0 : 1;
    rows.push_back({Letter(i), i == 0 ? match.asked.a : match.asked.b,
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
std::string Verdict(const MatchResult& match, const MatchWords& words) {
  if (match.tally.pairs() == 0) return "";
  const auto interval = match.interval();
  std::string text = absl::Substitute(words.difference, SignedPoints(match.tally.Difference()));
  if (interval) {
    absl::StrAppend(&text, absl::Substitute(words.with_interval, SignedPoints(interval->low),
                                            SignedPoints(interval->high)));
  }
  absl::StrAppend(&text, ". ");
  if (!interval || interval->Holds(0)) return absl::StrCat(text, words.not_clear, "\n");
  const std::string better =
      interval->low > 0 ? "A, " + match.asked.a + "," : "B, " + match.asked.b + ",";
  return absl::StrCat(text, absl::Substitute(words.better, better), "\n");
}

std::string HowItEnded(MatchEnd end, const MatchWords& words) {
  switch (end) {
    case MatchEnd::kAllDeals:
      return "";
    case MatchEnd::kClear:
      return absl::StrCat(words.ended_clear, "\n");
    case MatchEnd::kCancelled:
      return absl::StrCat(words.interrupted, "\n");
    default:
      return absl::StrCat(words.broken_off, "\n");
  }
}

// Half the width, or nothing where there is no interval.
std::string HalfWidth(const std::optional<Interval>& interval) {
  return interval ? " ±" + Fixed((interval->high - interval->low) / 2, 1) : "";
}

}  // namespace

std::string MatchText(const MatchResult& match, Language language) {
  const MatchWords& words = MatchWordsOf(language);
  const bool sequence = match.asked.request.until_clear;
  return absl::StrCat(Heading(match.asked, match.tally.pairs(), language), "\n",
                      PlayersTable(match, language), "\n", Verdict(match, words),
                      HowItEnded(match.end, words), "\n", words.about,
                      sequence ? words.about_sequence : words.about_student);
}

std::string CrossTableText(const std::vector<std::string>& players,
                           std::span<const MatchResult> matches, Language language) {
  const MatchWords& words = MatchWordsOf(language);
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
  std::vector<std::vector<std::string>> rows = {{"", words.player}};
  std::vector<Align> columns = {Align::kLeft, Align::kLeft};
  for (std::size_t i = 0; i < count; ++i) rows[0].push_back(Letter(i));
  rows[0].emplace_back(words.mean);
  columns.resize(count + 3, Align::kRight);
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<std::string>& row = rows.emplace_back();
    row = {Letter(i), players[i]};
    row.insert(row.end(), cells[i].begin(), cells[i].end());
    row.push_back(met[i] == 0 ? "" : SignedPoints(sums[i] / met[i]));
  }
  const bool cancelled = matches.back().end == MatchEnd::kCancelled;
  return absl::StrCat(Heading(matches.front().asked, most_deals, language), "\n",
                      FormatTable(rows, columns, kIndent), "\n",
                      cancelled ? HowItEnded(MatchEnd::kCancelled, words) + "\n" : "",
                      words.about_cross);
}

}  // namespace jasnel
