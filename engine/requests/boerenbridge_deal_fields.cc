#include "engine/requests/boerenbridge_deal_fields.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<std::string_view, 3> kGivenTrickKeys = {"leader", "cards", "winner"};

std::optional<Record> ReadWholeNumber(const Record& value) {
  return value.is_number_integer() ? std::optional(value) : std::nullopt;
}

Result<GivenTrick> ReadTrick(const Record& value, int players, const Message& where) {
  if (!value.is_object()) {
    return OfType(where, value,
                  Phrase{"an object with leader and cards", "een object met leader en cards"});
  }
  if (const auto error = UnknownKey(value, kGivenTrickKeys)) return In(where, *error);
  GivenTrick trick;
  const auto leader = ReadWhole(value, "leader", 0, players - 1);
  if (!leader) return In(where, leader.error());
  trick.leader = *leader;
  constexpr Phrase kExpected = {R"(a list, such as ["S9","S2"])",
                                R"(een lijst, zoals ["S9","S2"])"};
  const Record* const list = FindKey(value, "cards");
  if (list == nullptr) {
    return In(where,
              Say("no key cards; expected $0", "geen sleutel cards; verwacht $0", kExpected));
  }
  if (!list->is_array()) return In(where, OfType("cards", *list, kExpected));
  auto cards = ReadCardList(where, *list, kExpected, ParseCard);
  if (!cards) return cards.error();
  trick.cards = std::move(cards).value();
  return trick;
}

}  // namespace

Result<int> ReadPlayers(const Record& object) {
  const auto players = ReadWhole(object, "players", kMinPlayers, kMaxPlayers);
  if (!players) return players.error();
  if (!players->has_value()) {
    return Error{Say("no key players; expected a whole number from $0 to $1",
                     "geen sleutel players; verwacht een geheel getal van $0 tot en met $1",
                     kMinPlayers, kMaxPlayers)};
  }
  return **players;
}

Result<Bidding> ReadBids(const Record& object, int players, int cards) {
  const auto bidding = Bidding::Begin(players, cards);
  const Record* const list = FindKey(object, "bids");
  if (!bidding || list == nullptr) return bidding;
  const auto bids = ReadBidList(*list, players, cards);
  if (!bids) return bids.error();
  Bidding read = *bidding;
  for (const int bid : *bids) {
    if (const auto error = read.Bid(bid)) return In("bids", *error);
  }
  return read;
}

Result<std::vector<int>> ReadBidList(const Record& list, int players, int cards) {
  if (!list.is_array()) return OfType("bids", list, kBidListExpected);
  if (list.size() > static_cast<std::size_t>(players)) {
    return Error{Say("bids: $0 of them; expected $1 or fewer, one for each seat",
                     "bids: $0 stuks; verwacht er hoogstens $1, een voor elke plaats", list.size(),
                     players)};
  }
  std::vector<int> bids;
  for (std::size_t seat = 0; seat < list.size(); ++seat) {
    const Record& bid = list[seat];
    if (bid.is_null()) continue;
    const Message where = Say("bids: seat $0", "bids: plaats $0", seat);
    if (bids.size() != seat) {
      return In(where, Say("$0, but seat $1 has not bid; expected null, as seats bid in turn",
                           "$0, maar plaats $1 heeft niet geboden; verwacht null, want er wordt om "
                           "de beurt geboden",
                           bid.dump(), bids.size()));
    }
    const auto tricks = WholeOf(where, bid, 0, cards);
    if (!tricks) return tricks.error();
    bids.push_back(*tricks);
  }
  return bids;
}

Result<std::vector<GivenTrick>> ReadTricks(const Record& object, int players) {
  std::vector<GivenTrick> tricks;
  const Record* const list = FindKey(object, "tricks");
  if (list == nullptr) return tricks;
  if (!list->is_array()) {
    return OfType("tricks", *list,
                  Phrase{R"(a list, such as [{"leader":0,"cards":["S9","S2"]}])",
                         R"(een lijst, zoals [{"leader":0,"cards":["S9","S2"]}])"});
  }
  for (const Record& value : *list) {
    auto trick = ReadTrick(value, players, Say("trick $0", "slag $0", tricks.size() + 1));
    if (!trick) return trick.error();
    tricks.push_back(std::move(trick).value());
  }
  return tricks;
}

std::optional<Error> CheckWinners(const Record& object, int players, std::span<const Card> played) {
  return jasnel::CheckWinners(object, TricksWithWinners(players, played), ReadWholeNumber);
}

Error TricksBeforeBids(const Bidding& bidding) {
  return Error{Say("tricks, but seat $0 has not bid; expected bids of all $1 seats, or no tricks",
                   "tricks, maar plaats $0 heeft niet geboden; verwacht biedingen van alle $1 "
                   "plaatsen, of geen tricks",
                   bidding.Turn(), bidding.players())};
}

std::vector<Card> HighToLow(CardSet cards) {
  std::vector<Card> list;
  for (CardSet left = cards; !left.empty(); left -= left.Highest()) list.push_back(left.Highest());
  return list;
}

Record CardList(CardSet cards) {
  Record list = Record::array();
  for (const Card card : HighToLow(cards)) list.push_back(FormatCard(card));
  return list;
}

Record BidList(const Bidding& bidding) {
  Record list = Record::array();
  for (int seat = 0; seat < bidding.players(); ++seat) {
    list.push_back(seat < bidding.count() ? Record(bidding.bids()[seat]) : Record());
  }
  return list;
}

std::vector<int> LegalBids(const Bidding& bidding) {
  std::vector<int> bids;
  for (int bid = 0; bid <= bidding.cards(); ++bid) {
    if (bidding.IsLegal(bid)) bids.push_back(bid);
  }
  return bids;
}

std::optional<Error> CheckLegalBids(const Record* told, const Bidding& bidding) {
  return CheckLegal(told, LegalBids(bidding), ReadWholeNumber);
}

std::vector<TrickSoFar> TricksOf(int players, std::span<const Card> played) {
  Position position;
  position.players = players;
  std::vector<TrickSoFar> tricks;
  for (const Card card : played) {
    if (position.size == 0) tricks.push_back({position.leader, {}, 0});
    TrickSoFar& trick = tricks.back();
    trick.cards.push_back(card);
    position.Play(card);
    const bool is_full = position.size == 0;  // its winner leads to the next
    trick.winner = is_full ? position.leader : position.holder;
  }
  return tricks;
}

Record TrickList(int players, std::span<const Card> played) {
  Record list = TricksWithWinners(players, played);
  for (Record& trick : list) trick.erase("winner");
  return list;
}

Record TricksWithWinners(int players, std::span<const Card> played) {
  Record list = Record::array();
  for (const auto& [leader, cards, winner] : TricksOf(players, played)) {
    list.push_back({{"leader", leader}, {"cards", Record::array()}, {"winner", winner}});
    for (const Card card : cards) list.back()["cards"].push_back(FormatCard(card));
  }
  return list;
}

}  // namespace jasnel::boerenbridge
