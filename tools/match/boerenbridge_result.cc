#include "tools/match/boerenbridge_result.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/match/text.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"

namespace jasnel::boerenbridge {

std::uint64_t CardsLeft(const MatchSetup& asked, const MatchTally& tally) {
  const int most = asked.request.most_cards;
  const auto in_round = static_cast<std::uint64_t>(DealsInRound(most));
  // From so many down to one and up again, each by all in all seats.
  std::uint64_t cards =
      (asked.request.rounds - tally.rounds()) * static_cast<std::uint64_t>(most * most);
  for (std::uint64_t deal = 0; deal < tally.deals() % in_round; ++deal) {
    cards -= static_cast<std::uint64_t>(CardsInRounds(deal, most));
  }
  return cards * static_cast<std::uint64_t>(asked.request.players * asked.request.players);
}

Message DescribeFoul(const MatchFoul& foul, const MatchSetup& asked) {
  const Bidding& bidding = foul.played.bidding;
  DealLine line;
  line.position.players = foul.deal.players;
  line.position.hands = foul.deal.hands;
  line.has_bids = bidding.IsOver();
  if (line.has_bids) line.position.bids = bidding.bids();
  Message place = Say("bid $0", "bod $0", bidding.count() + 1);
  if (bidding.IsOver()) {
    const int played = static_cast<int>(foul.played.played.cards().size());
    place = Say("trick $0, card $1", "slag $0, kaart $1", played / bidding.players() + 1,
                played % bidding.players() + 1);
  }
  return Say("deal $0 ($1): $2, seat $3, $4 ($5): $6", "spel $0 ($1): $2, plaats $3, $4 ($5): $6",
             foul.number + 1, Message(FormatDealLine(line), FormatDealLine(line, Language::kDutch)),
             place, foul.played.foul->seat, PlayerLetter(foul.player),
             asked.players[static_cast<std::size_t>(foul.player)], foul.played.foul->error);
}

namespace {

constexpr int kPointDigits = 3;
constexpr int kPartDigits = 4;

// How a number and the ends of its interval are called, and how far they go.
struct Keys {
  const char* mean;
  const char* low;
  const char* high;
  int digits = kPointDigits;
  double least = -1e9;  // no true mean is outside
  double most = 1e9;
};

constexpr Keys kMore = {"more", "more_low", "more_high"};
constexpr Keys kExact = {"exact", "exact_low", "exact_high", kPartDigits, 0, 1};
constexpr Keys kMatchPoints = {
    "match_points", "match_points_low", "match_points_high", kPointDigits, 0, 5};

void AddInterval(double mean, std::uint64_t count, std::optional<double> half, const Keys& keys,
                 Record& record) {
  record[keys.mean] = nullptr;
  record[keys.low] = nullptr;
  record[keys.high] = nullptr;
  if (count > 0) record[keys.mean] = Rounded(mean, keys.digits) + 0.0;
  if (!half) return;
  record[keys.low] = Rounded(std::max(mean - *half, keys.least), keys.digits) + 0.0;
  record[keys.high] = Rounded(std::min(mean + *half, keys.most), keys.digits) + 0.0;
}

void AddInterval(const DealMeans& means, DealMeans::Number number, const Keys& keys,
                 Record& record) {
  const bool any = means.count() > 0;
  AddInterval(any ? means.Mean(number) : 0, means.count(), means.HalfWidth(number), keys, record);
}

void AddTimes(const PlayerTime& time, Record& record) {
  record["ms_per_bid"] = MeanOf(Milliseconds(time.bids), time.bids_made, 4);
  record["slowest_bid_ms"] = Rounded(Milliseconds(time.slowest_bid), 4);
  record["ms_per_card"] = MeanOf(Milliseconds(time.cards), time.cards_played, 4);
  record["slowest_card_ms"] = Rounded(Milliseconds(time.slowest_card), 4);
  record["fouls"] = time.fouls;
}

// Of the deals with so many cards, or in such a seat.
Record PartOf(const char* key, int value, const DealMeans& means) {
  Record part;
  part[key] = value;
  AddInterval(means, DealMeans::kScore, {"points", "low", "high"}, part);
  AddInterval(means, DealMeans::kMade, kExact, part);
  return part;
}

Record FiguresOf(const MatchResult& match, int player) {
  const PlayerTally& tally = match.tally.player(player);
  const std::uint64_t rounds = tally.match_points.count();
  Record record;
  record["name"] = match.asked.players[static_cast<std::size_t>(player)];
  AddInterval(tally.all, DealMeans::kScore, {"points_per_deal", "low", "high"}, record);
  AddInterval(tally.all, DealMeans::kMore, kMore, record);
  AddInterval(tally.all, DealMeans::kMade, kExact, record);
  AddInterval(rounds > 0 ? tally.match_points.Mean(0) : 0, rounds,
              HalfWidth95(tally.match_points, 0), kMatchPoints, record);
  AddTimes(tally.time, record);
  return record;
}

// Each player against each.
Record Differences(const MatchTally& tally) {
  Record list = Record::array();
  for (int a = 0; a < tally.players(); ++a) {
    for (int b = a + 1; b < tally.players(); ++b) {
      Record difference = {{"a", PlayerLetter(a)}, {"b", PlayerLetter(b)}};
      AddInterval(tally.Difference(a, b), tally.deals(), tally.DifferenceHalfWidth(a, b),
                  {"points", "low", "high"}, difference);
      list.push_back(difference);
    }
  }
  return list;
}

void AddConditions(const MatchResult& match, Record& record) {
  const auto stopped = [&] {
    return match.end == MatchEnd::kAllDeals    ? "rounds"
           : match.end == MatchEnd::kCancelled ? "interrupt"
           : match.end == MatchEnd::kRefused   ? "record"
                                               : "foul";
  };
  record["rounds"] = match.tally.rounds();
  record["deals"] = match.tally.deals();
  record["seed"] = match.asked.request.seed;
  record["most_cards"] = match.asked.request.most_cards;
  record["stopped"] = stopped();
  if (!match.error.empty()) record["error"] = match.error;
}

}  // namespace

Record MatchResultRecord(const MatchResult& match) {
  Record record;
  for (int player = 0; player < match.tally.players(); ++player) {
    const PlayerTally& tally = match.tally.player(player);
    Record figures = FiguresOf(match, player);
    for (int cards = match.asked.request.most_cards; cards >= 1; --cards) {
      figures["by_cards"].push_back(
          PartOf("cards", cards, tally.by_cards[static_cast<std::size_t>(cards)]));
    }
    for (int seat = 0; seat < match.tally.players(); ++seat) {
      figures["by_seat"].push_back(PartOf("seat", seat, tally.by_seat[seat]));
    }
    record["players"].push_back(figures);
  }
  record["differences"] = Differences(match.tally);
  AddConditions(match, record);
  return record;
}

std::string MatchCsv(const MatchResult& match) {
  std::vector<std::string> names;
  std::string rows;
  for (int player = 0; player < match.tally.players(); ++player) {
    Record record = FiguresOf(match, player);
    AddConditions(match, record);
    Record known;
    names.clear();
    for (const auto& [name, value] : record.items()) {
      if (name == "error") continue;
      names.push_back(name);
      if (!value.is_null()) known[name] = value;
    }
    names.emplace_back("error");
    known["error"] = match.error;
    rows += CsvLine(known, names);
  }
  return CsvHeader(names) + rows;
}

}  // namespace jasnel::boerenbridge
