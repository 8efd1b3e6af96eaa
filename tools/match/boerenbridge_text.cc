#include "tools/match/boerenbridge_text.h"

#include <functional>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/substitute.h"
#include "tools/match/boerenbridge_words.h"
#include "tools/match/numbers.h"
#include "tools/shared/text/columns.h"

namespace jasnel::boerenbridge {
namespace {

using Row = std::vector<std::string>;

constexpr const char* kIndent = "  ";
constexpr int kPointDigits = 2;

// Half the width of an interval, or nothing where there is none.
std::string Half(std::optional<double> half, double scale, int digits) {
  return half ? " ±" + Fixed(scale * *half, digits) : "";
}

std::string Points(const DealMeans& means) {
  if (means.count() == 0) return "-";
  return PlainPoints(means.Mean(DealMeans::kScore), kPointDigits) +
         Half(means.HalfWidth(DealMeans::kScore), 1, kPointDigits);
}

std::string More(const DealMeans& means) {
  if (means.count() == 0) return "-";
  return SignedPoints(means.Mean(DealMeans::kMore), kPointDigits) +
         Half(means.HalfWidth(DealMeans::kMore), 1, kPointDigits);
}

std::string Exact(const DealMeans& means) {
  if (means.count() == 0) return "-";
  return Fixed(100 * means.Mean(DealMeans::kMade), 1) + "%" +
         Half(means.HalfWidth(DealMeans::kMade), 100, 1);
}

std::string MatchPointsOfRound(const Moments& match_points) {
  if (match_points.count() == 0) return "-";
  return Fixed(match_points.Mean(0), kPointDigits) +
         Half(HalfWidth95(match_points, 0), 1, kPointDigits);
}

std::string PlayersTable(const MatchResult& match, const MatchWords& words) {
  std::vector<Row> rows = {{"", words.player, words.points, words.more, words.exact,
                            words.match_points, words.bid_time, words.slowest, words.card_time,
                            words.slowest}};
  for (int i = 0; i < match.tally.players(); ++i) {
    const PlayerTally& player = match.tally.player(i);
    const PlayerTime& time = player.time;
    rows.push_back({PlayerLetter(i), match.asked.players[static_cast<std::size_t>(i)],
                    Points(player.all), More(player.all), Exact(player.all),
                    MatchPointsOfRound(player.match_points), MeanTime(time.bids, time.bids_made),
                    MeanTime(time.slowest_bid, time.bids_made == 0 ? 0 : 1),
                    MeanTime(time.cards, time.cards_played),
                    MeanTime(time.slowest_card, time.cards_played == 0 ? 0 : 1)});
  }
  std::vector<Align> columns(rows[0].size(), Align::kRight);
  columns[0] = columns[1] = Align::kLeft;
  return FormatTable(rows, columns, kIndent);
}

// Each player against each.
std::string DifferencesTable(const MatchTally& tally, const MatchWords& words) {
  std::vector<Row> rows = {{""}};
  for (int a = 0; a < tally.players(); ++a) {
    rows[0].push_back(PlayerLetter(a));
    Row& row = rows.emplace_back();
    row.push_back(PlayerLetter(a));
    for (int b = 0; b < tally.players(); ++b) {
      const bool any = a != b && tally.deals() > 0;
      row.push_back(any ? SignedPoints(tally.Difference(a, b), kPointDigits) +
                              Half(tally.DifferenceHalfWidth(a, b), 1, kPointDigits)
                        : "");
    }
  }
  std::vector<Align> columns(rows[0].size(), Align::kRight);
  columns[0] = Align::kLeft;
  return absl::StrCat("\n", words.differences, "\n", FormatTable(rows, columns, kIndent));
}

// A row for each part of the deals, a column for each player.
struct Parts {
  const char* name;  // heading of the first column
  Row labels;
  std::function<const DealMeans&(const PlayerTally&, std::size_t part)> means;
};

std::string PartsTable(const MatchTally& tally, const char* heading, const Parts& parts,
                       std::string (*cell)(const DealMeans&)) {
  std::vector<Row> rows = {{parts.name}};
  for (int i = 0; i < tally.players(); ++i) rows[0].push_back(PlayerLetter(i));
  for (std::size_t part = 0; part < parts.labels.size(); ++part) {
    Row& row = rows.emplace_back();
    row.push_back(parts.labels[part]);
    for (int i = 0; i < tally.players(); ++i) {
      row.push_back(cell(parts.means(tally.player(i), part)));
    }
  }
  std::vector<Align> columns(rows[0].size(), Align::kRight);
  columns[0] = Align::kLeft;
  return absl::StrCat("\n", heading, "\n", FormatTable(rows, columns, kIndent));
}

Parts ByCards(int most_cards, const MatchWords& words) {
  Parts parts;
  parts.name = words.cards;
  for (int cards = most_cards; cards >= 1; --cards) parts.labels.push_back(std::to_string(cards));
  parts.means = [most_cards](const PlayerTally& player, std::size_t part) -> const DealMeans& {
    return player.by_cards[static_cast<std::size_t>(most_cards) - part];
  };
  return parts;
}

Parts BySeats(int players, const MatchWords& words) {
  Parts parts;
  parts.name = words.seat;
  for (int seat = 0; seat < players; ++seat) parts.labels.push_back(std::to_string(seat));
  parts.labels.back() += std::string(" ") + words.dealer;
  parts.means = [](const PlayerTally& player, std::size_t part) -> const DealMeans& {
    return player.by_seat[part];
  };
  return parts;
}

std::string HowItEnded(MatchEnd end, const MatchWords& words) {
  if (end == MatchEnd::kAllDeals) return "";
  return absl::StrCat("\n", end == MatchEnd::kCancelled ? words.interrupted : words.broken_off,
                      "\n");
}

}  // namespace

std::string MatchText(const MatchResult& match, Language language) {
  const MatchWords& words = boerenbridge::MatchWordsOf(language);
  const MatchRequest& request = match.asked.request;
  const MatchTally& tally = match.tally;
  const Parts by_cards = ByCards(request.most_cards, words);
  const Parts by_seat = BySeats(request.players, words);
  return absl::StrCat(absl::Substitute(words.conditions, request.most_cards, request.seed,
                                       tally.rounds(), tally.deals(), request.players),
                      "\n\n", PlayersTable(match, words), HowItEnded(match.end, words),
                      DifferencesTable(tally, words),
                      PartsTable(tally, words.exact_by_cards, by_cards, Exact),
                      PartsTable(tally, words.points_by_cards, by_cards, Points),
                      PartsTable(tally, words.exact_by_seat, by_seat, Exact),
                      PartsTable(tally, words.points_by_seat, by_seat, Points), "\n", words.about);
}

}  // namespace jasnel::boerenbridge
