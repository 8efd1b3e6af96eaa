#include "tools/match/boerenbridge_record.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/records/record.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"
#include "tools/match/record.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::string_view kHeader = "# jasnel boerenbridge match ";

Record MatchOf(const MatchSetup& asked) {
  return {{"players", asked.players},
          {"seed", asked.request.seed},
          {"most_cards", asked.request.most_cards}};
}

std::string Id(std::uint64_t number, int rotation) { return Concat(number + 1, "-", rotation + 1); }

std::string HandsOf(const DealToPlay& deal, Language language = Language::kEnglish) {
  DealLine line;
  line.position.players = deal.players;
  line.position.hands = deal.hands;
  return FormatDealLine(line, language);
}

Record TimesOf(const PlayerTime& time) {
  Record times = {{"bids", time.bids.count()},
                  {"slowest_bid", time.slowest_bid.count()},
                  {"cards", time.cards.count()},
                  {"slowest_card", time.slowest_card.count()},
                  {"cards_played", time.cards_played}};
  if (time.fouls > 0) times["fouls"] = time.fouls;
  return times;
}

Record SittingRecord(const MatchSetup& asked, const PlayedSittings& deal, std::size_t rotation) {
  const DealPlayed& played = deal.played[rotation];
  const Sitting& sitting = deal.counted.sittings[rotation];
  const int players = deal.deal.players;
  const Tricks scores = ScoresOf(players, sitting.bids, sitting.taken);
  Record record;
  record["id"] = Id(deal.number, static_cast<int>(rotation));
  record["game"] = "boerenbridge";
  record["deal"] = HandsOf(deal.deal);
  for (int seat = 0; seat < players; ++seat) record["bids"].push_back(sitting.bids[seat]);
  record["tricks"] = TrickList(players, played.played.cards());
  for (int seat = 0; seat < players; ++seat) record["taken"].push_back(sitting.taken[seat]);
  for (int seat = 0; seat < players; ++seat) record["scores"].push_back(scores[seat]);
  for (int seat = 0; seat < players; ++seat) {
    record["players"].push_back(asked.players[static_cast<std::size_t>(sitting.player[seat])]);
  }
  for (int seat = 0; seat < players; ++seat) {
    record["nanoseconds"].push_back(TimesOf(deal.times[rotation][seat]));
  }
  return record;
}

// A list with a value for each seat.
Result<const Record*> ReadBySeat(const Record& object, const char* key, int players) {
  const Record* const list = FindKey(object, key);
  if (list == nullptr || !list->is_array() || static_cast<int>(list->size()) != players) {
    return Error{Say("no $0 of $1 seats; expected a list",
                     "geen $0 van $1 plaatsen; verwacht een lijst", key, players)};
  }
  return list;
}

Result<PlayerTime> ReadTimes(const Record& object) {
  PlayerTime time;
  if (!object.is_object()) {
    return OfType("nanoseconds", object,
                  Phrase{"an object for each seat", "een object voor elke plaats"});
  }
  const auto read = [&](const char* key, auto& to, bool may_lack = false) -> std::optional<Error> {
    const auto number =
        ReadWhole<std::int64_t>(object, key, 0, std::numeric_limits<std::int64_t>::max());
    if (!number) return In("nanoseconds", number.error());
    if (!number->has_value() && may_lack) return std::nullopt;
    if (!number->has_value()) {
      return Error{Say("nanoseconds: no $0; expected a whole number",
                       "nanoseconds: geen $0; verwacht een geheel getal", key)};
    }
    to = std::decay_t<decltype(to)>(**number);
    return std::nullopt;
  };
  std::uint64_t cards_played = 0;
  for (const auto& error : {read("bids", time.bids), read("slowest_bid", time.slowest_bid),
                            read("cards", time.cards), read("slowest_card", time.slowest_card),
                            read("cards_played", cards_played), read("fouls", time.fouls, true)}) {
    if (error) return *error;
  }
  time.cards_played = std::min<std::uint64_t>(cards_played, kMaxCards);
  time.bids_made = 1;
  return time;
}

// Plays again what a line tells. What cannot have happened is an error.
Result<DealInPlay> Replayed(const Record& object, const DealToPlay& deal) {
  DealInPlay game(deal.players, deal.hands);
  const auto bids = ReadBySeat(object, "bids", deal.players);
  if (!bids) return bids.error();
  for (const Record& value : **bids) {
    const auto bid = WholeOf("bids", value, 0, kMaxCards);
    if (!bid) return bid.error();
    if (auto error = game.Bid(*bid)) return In("bids", *error);
  }
  const Record* const tricks = FindKey(object, "tricks");
  if (tricks == nullptr || !tricks->is_array()) {
    return Error{Phrase{"no tricks; expected a list", "geen tricks; verwacht een lijst"}};
  }
  for (const Record& trick : *tricks) {
    const Record* const cards = trick.is_object() ? FindKey(trick, "cards") : nullptr;
    if (cards == nullptr) {
      return Error{Phrase{"tricks: no cards; expected those of each trick",
                          "tricks: geen cards; verwacht die van elke slag"}};
    }
    const auto read =
        ReadCardList("tricks", *cards, Phrase{"a list of cards", "een lijst kaarten"}, ParseCard);
    if (!read) return read.error();
    for (const Card card : *read) {
      if (auto error = game.Play(card)) return In("tricks", *error);
    }
  }
  if (!game.IsOver() || *tricks != TrickList(deal.players, game.played().cards())) {
    return Error{Phrase{"not played to its end with legal cards; expected all tricks",
                        "niet uitgespeeld met kaarten die mochten; verwacht alle slagen"}};
  }
  return game;
}

// Reads the record of a match, line by line.
class RecordReader {
 public:
  RecordReader(const MatchSetup& asked, std::function<bool(const MatchDealPlayed&)> take)
      : asked_(asked), take_(std::move(take)) {}

  std::optional<Error> Read(std::string_view text, std::uint64_t number, int rotation) {
    const auto object = ParseJsonObject(
        text, Phrase{"a record of a played deal", "een verslag van een gespeeld spel"});
    if (!object) return object.error();
    const MatchRequest& request = asked_.request;
    const DealToPlay deal = MatchDeal(request, number);
    const std::string id = Id(number, rotation);
    const Record* const found = FindKey(*object, "id");
    const Record* const hands = FindKey(*object, "deal");
    if (found == nullptr || *found != id || hands == nullptr || *hands != HandsOf(deal)) {
      return Error{Say("not deal $0 of this match; expected $1",
                       "niet spel $0 van deze match; verwacht $1", id,
                       Message(HandsOf(deal), HandsOf(deal, Language::kDutch)))};
    }
    const auto game = Replayed(*object, deal);
    if (!game) return game.error();
    const auto times = ReadBySeat(*object, "nanoseconds", deal.players);
    if (!times) return times.error();
    if (rotation == 0) deal_ = {};
    deal_.cards = deal.hands[0].size();
    Sitting sitting;
    sitting.bids = game->bidding().bids();
    sitting.taken = game->position().taken;
    const auto in_round = number % static_cast<std::uint64_t>(DealsInRound(request.most_cards));
    for (int player = 0; player < deal.players; ++player) {
      const int seat = SeatOfPlayer(player, in_round, rotation, deal.players);
      const auto time = ReadTimes((**times)[static_cast<std::size_t>(seat)]);
      if (!time) return time.error();
      sitting.player[seat] = player;
      deal_.times[player].Add(*time);
    }
    deal_.sittings.push_back(sitting);
    return std::nullopt;
  }

  bool Take() { return take_(deal_); }

 private:
  const MatchSetup& asked_;
  std::function<bool(const MatchDealPlayed&)> take_;
  MatchDealPlayed deal_;
};

}  // namespace

std::string DealLines(const MatchSetup& asked, const PlayedSittings& deal) {
  std::string lines;
  for (std::size_t i = 0; i < deal.played.size(); ++i) {
    lines += JsonLine(SittingRecord(asked, deal, i));
  }
  return lines;
}

RecordForm FormOfRecord(const MatchSetup& asked, std::function<bool(const MatchDealPlayed&)> take) {
  const auto reader = std::make_shared<RecordReader>(asked, std::move(take));
  RecordForm form;
  form.header = MatchHeaderLine(kHeader, MatchOf(asked));
  form.check_header = [&asked](std::string_view line) {
    return CheckMatchHeaderLine(line, kHeader, MatchOf(asked));
  };
  form.lines = asked.request.players;
  form.read = [reader](std::string_view text, std::uint64_t deal, int rotation) {
    return reader->Read(text, deal, rotation);
  };
  form.take = [reader] { return reader->Take(); };
  return form;
}

}  // namespace jasnel::boerenbridge
