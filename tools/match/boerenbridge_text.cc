#include "tools/match/boerenbridge_text.h"

#include <functional>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/match/text.h"
#include "tools/shared/players/external_program.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kSlowest = {"Slowest", "Traagste"};
constexpr Phrase kAboutMatch = {
    R"(
Each deal is played with the players in every seat in turn, so that all get all hands. Points: a
deal, on average. More: than the mean of the others at the table. Bids made: exactly so many tricks
as were bid. Match points: of a round, 5 for the winner, then 4, 3, 2, 1; ties share. A bid,
a card: time it takes, on average. Seat 0 is left of the dealer.
± half the 95% interval: Student's t, all times that a deal is played as one observation, for match
points a round.
)",
    R"(
Elk spel wordt gespeeld met de spelers beurtelings op elke plaats, zodat allen alle handen krijgen.
Punten: per spel, gemiddeld. Meer: dan het gemiddelde van de anderen aan tafel. Gehaald: precies
zoveel slagen als geboden. WP's: wedstrijdpunten van een ronde, 5 voor de winnaar, dan 4, 3, 2, 1;
wie gelijk eindigt deelt. Een bod, een kaart: tijd die het kost, gemiddeld. Plaats 0 is links van de
gever.
± het halve 95%-interval: Students t, alle keren dat een spel gespeeld wordt als één waarneming, bij
WP's een ronde.
)"};

using Row = std::vector<std::string>;

constexpr int kTableDigits = 2;

// Half the width of an interval, or nothing where there is none.
std::string Half(std::optional<double> half, double scale, int digits) {
  return half ? " ±" + Fixed(scale * *half, digits) : "";
}

std::string Points(const DealMeans& means) {
  if (means.count() == 0) return "-";
  return PlainPoints(means.Mean(DealMeans::kScore), kTableDigits) +
         Half(means.HalfWidth(DealMeans::kScore), 1, kTableDigits);
}

std::string More(const DealMeans& means) {
  if (means.count() == 0) return "-";
  return SignedPoints(means.Mean(DealMeans::kMore), kTableDigits) +
         Half(means.HalfWidth(DealMeans::kMore), 1, kTableDigits);
}

std::string Exact(const DealMeans& means) {
  if (means.count() == 0) return "-";
  return Fixed(100 * means.Mean(DealMeans::kMade), 1) + "%" +
         Half(means.HalfWidth(DealMeans::kMade), 100, 1);
}

std::string MatchPointsOfRound(const Moments& match_points) {
  if (match_points.count() == 0) return "-";
  return Fixed(match_points.Mean(0), kTableDigits) +
         Half(HalfWidth95(match_points, 0), 1, kTableDigits);
}

std::string PlayersTable(const MatchResult& match, const Voice& say) {
  std::vector<Row> rows = {{"", say(jasnel::phrases::kPlayer), say("Points", "Punten"),
                            say("More", "Meer"), say("Bids made", "Gehaald"),
                            say("Match points", "WP's"), say("A bid", "Een bod"), say(kSlowest),
                            say("A card", "Een kaart"), say(kSlowest)}};
  for (int i = 0; i < match.tally.players(); ++i) {
    const PlayerTally& player = match.tally.player(i);
    const PlayerTime& time = player.time;
    rows.push_back({PlayerLetter(i), ShownPlayer(match.asked.players[static_cast<std::size_t>(i)]),
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
std::string DifferencesTable(const MatchTally& tally, const Voice& say) {
  std::vector<Row> rows = {{""}};
  for (int a = 0; a < tally.players(); ++a) {
    rows[0].push_back(PlayerLetter(a));
    Row& row = rows.emplace_back();
    row.push_back(PlayerLetter(a));
    for (int b = 0; b < tally.players(); ++b) {
      const bool any = a != b && tally.deals() > 0;
      row.push_back(any ? SignedPoints(tally.Difference(a, b), kTableDigits) +
                              Half(tally.DifferenceHalfWidth(a, b), 1, kTableDigits)
                        : "");
    }
  }
  std::vector<Align> columns(rows[0].size(), Align::kRight);
  columns[0] = Align::kLeft;
  return absl::StrCat("\n",
                      say("Points a deal of the row minus those of the column:\n",
                          "Punten per spel van de rij min die van de kolom:\n"),
                      FormatTable(rows, columns, kIndent));
}

// A row for each part of the deals, a column for each player.
struct Parts {
  std::string name;  // heading of the first column
  Row labels;
  std::function<const DealMeans&(const PlayerTally&, std::size_t part)> means;
};

std::string PartsTable(const MatchTally& tally, const std::string& heading, const Parts& parts,
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

Parts ByCards(int most_cards, const Voice& say) {
  Parts parts;
  parts.name = say("Cards", "Kaarten");
  for (int cards = most_cards; cards >= 1; --cards) parts.labels.push_back(std::to_string(cards));
  parts.means = [most_cards](const PlayerTally& player, std::size_t part) -> const DealMeans& {
    return player.by_cards[static_cast<std::size_t>(most_cards) - part];
  };
  return parts;
}

Parts BySeats(int players, const Voice& say) {
  Parts parts;
  parts.name = say("Seat", "Plaats");
  for (int seat = 0; seat < players; ++seat) parts.labels.push_back(std::to_string(seat));
  parts.labels.back() += std::string(" ") + say("(dealer)", "(gever)");
  parts.means = [](const PlayerTally& player, std::size_t part) -> const DealMeans& {
    return player.by_seat[part];
  };
  return parts;
}

// How often each player fouled, if one did.
std::string Fouls(const MatchTally& tally, Language language) {
  std::string text;
  for (int i = 0; i < tally.players(); ++i) {
    absl::StrAppend(&text, FoulsText(PlayerLetter(i), tally.player(i).time.fouls, language));
  }
  return text.empty() ? "" : "\n" + text;
}

std::string HowItEnded(MatchEnd end, const Voice& say) {
  if (end == MatchEnd::kAllDeals) return "";
  return absl::StrCat("\n",
                      end == MatchEnd::kCancelled ? say("Stopped by Ctrl-C.", "Gestopt met Ctrl-C.")
                                                  : say("Broken off.", "Afgebroken."),
                      "\n");
}

}  // namespace

std::string MatchText(const MatchResult& match, Language language) {
  const Voice say(language);
  const MatchRequest& request = match.asked.request;
  const MatchTally& tally = match.tally;
  const Parts by_cards = ByCards(request.most_cards, say);
  const Parts by_seat = BySeats(request.players, say);
  return absl::StrCat(
      say("Rounds from $0 cards down to 1 and up again: $2. Seed: $1. Deals: $3, each played $4 "
          "times.\n\n",
          "Ronden van $0 kaarten naar 1 en weer terug: $2. Seed: $1. Spellen: $3, elk $4 keer "
          "gespeeld.\n\n",
          request.most_cards, request.seed, tally.rounds(), tally.deals(), request.players),
      PlayersTable(match, say), Fouls(tally, language), HowItEnded(match.end, say),
      DifferencesTable(tally, say),
      PartsTable(tally, say("Bids made, by number of cards:", "Gehaald, naar aantal kaarten:"),
                 by_cards, Exact),
      PartsTable(tally,
                 say("Points a deal, by number of cards:", "Punten per spel, naar aantal kaarten:"),
                 by_cards, Points),
      PartsTable(tally, say("Bids made, by seat:", "Gehaald, naar plaats:"), by_seat, Exact),
      PartsTable(tally, say("Points a deal, by seat:", "Punten per spel, naar plaats:"), by_seat,
                 Points),
      say(kAboutMatch));
}

}  // namespace jasnel::boerenbridge
