// `"ask":"random"` of boerenbridge: the deals of a game.
#include <array>
#include <cstdint>
#include <limits>
#include <string_view>
#include <utility>

#include "bitboard/boerenbridge/draw.h"
#include "engine/asks/question.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/letters.h"
#include "engine/requests/request_fields.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/system_random.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<std::string_view, 8> kDealKeys = {"id",     "ask",     "game",  "seed",
                                                       "number", "players", "cards", "most_cards"};

}  // namespace

Result<Record> AnswerRandom(const Question& question) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  const Record& object = question.object;
  if (auto error = UnknownKey(object, kDealKeys)) return *std::move(error);
  const auto players = ReadPlayers(object);
  if (!players) return players.error();
  const auto seed = ReadWhole<std::uint64_t>(object, "seed", 0, kMost);
  if (!seed) return seed.error();
  const auto told_number = ReadWhole<std::uint64_t>(object, "number", 1, kMost);
  if (!told_number) return told_number.error();
  const auto cards = ReadWhole(object, "cards", 1, MostCards(*players));
  if (!cards) return cards.error();
  const auto told_most = ReadWhole(object, "most_cards", 1, MostCards(*players));
  if (!told_most) return told_most.error();
  if (*cards && *told_most) {
    return Error{Say("cards and most_cards; expected one of them",
                     "cards en most_cards; verwacht een van de twee")};
  }
  const std::uint64_t before = told_number->value_or(1) - 1;
  const int most_cards = told_most->value_or(MostCards(*players));
  const int dealt = cards->value_or(CardsInRounds(before, most_cards));
  const auto hands = DrawFrom<Hands>(
      *seed, before, [&](auto& random) { return RandomHands(random, *players, dealt); });
  if (!hands) return hands.error();
  const auto draw = DrawOf(*seed, *players);
  if (!draw) return draw.error();
  DealLine deal;
  deal.position.players = *players;
  deal.position.hands = *hands;
  const auto moved = static_cast<int>(before % static_cast<std::uint64_t>(*players));
  const int dealer = DealerOfDeal(moved, draw->dealer, *players);
  Record record;
  record["line"] = FormatDealLine(deal);
  record["players"] = *players;
  record["cards"] = deal.position.hands[0].size();
  record["hands"] = Record::array();
  record["seats"] = Record::array();
  for (int seat = 0; seat < *players; ++seat) {
    record["hands"].push_back(CardList(deal.position.hands[seat]));
    record["seats"].push_back(PlayerInSeat(seat, dealer, *players));
  }
  record["trump"] = Letter(kTrump);
  record["dealer"] = dealer;
  if (!*cards) record["deals"] = DealsInRound(most_cards);
  return record;
}

}  // namespace jasnel::boerenbridge
