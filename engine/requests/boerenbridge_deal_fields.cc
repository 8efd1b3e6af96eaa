#include "engine/requests/boerenbridge_deal_fields.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "engine/requests/json_fields.h"
#include "engine/requests/known_fields.h"
#include "engine/requests/request_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<std::string_view, 3> kToldTrickKeys = {"leader", "cards", "winner"};

std::optional<Record> ReadWinner(const Record& value) {
  return value.is_number_integer() ? std::optional(value) : std::nullopt;
}

Result<ToldTrick> ReadTrick(const Record& value, int players, const Message& where) {
  if (!value.is_object()) {
    return OfType(where, value,
                  Phrase{"an object with leader and cards", "een object met leader en cards"});
  }
  if (const auto error = UnknownKey(value, kToldTrickKeys)) return In(where, *error);
  ToldTrick trick;
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
  const auto players = ReadWhole(object, "players", kFewestPlayers, kMostPlayers);
  if (!players) return players.error();
  if (!players->has_value()) {
    return Error{Say("no key players; expected a whole number from $0 to $1",
                     "geen sleutel players; verwacht een geheel getal van $0 tot en met $1",
                     kFewestPlayers, kMostPlayers)};
  }
  return **players;
}

Result<Bidding> ReadBids(const Record& object, int players, int cards) {
  auto bidding = Bidding::Begin(players, cards);
  const Record* const list = FindKey(object, "bids");
  if (!bidding || list == nullptr) return bidding;
  if (!list->is_array()) {
    return OfType("bids", *list,
                  Phrase{"a list with a number or null for each seat, such as [2,0,null]",
                         "een lijst met een getal of null voor elke plaats, zoals [2,0,null]"});
  }
  if (list->size() > static_cast<std::size_t>(players)) {
    return Error{Say("bids: $0 of them; expected $1 or fewer, one for each seat",
                     "bids: $0 stuks; verwacht er hoogstens $1, een voor elke plaats", list->size(),
                     players)};
  }
  Bidding read = *bidding;
  for (std::size_t seat = 0; seat < list->size(); ++seat) {
    const Record& bid = (*list)[seat];
    if (bid.is_null()) continue;
    const Message where = Say("bids: seat $0", "bids: plaats $0", seat);
    if (read.count() != static_cast<int>(seat)) {
      return In(where, Say("$0, but seat $1 has not bid; expected null, as seats bid in turn",
                           "$0, maar plaats $1 heeft niet geboden; verwacht null, want er wordt om "
                           "de beurt geboden",
                           bid.dump(), read.count()));
    }
    const auto tricks = WholeOf(where, bid, 0, cards);
    if (!tricks) return tricks.error();
    if (const auto error = read.Bid(*tricks)) return In("bids", *error);
  }
  return read;
}

Result<std::vector<ToldTrick>> ReadTricks(const Record& object, int players) {
  std::vector<ToldTrick> tricks;
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
  return jasnel::CheckWinners(object, TricksWithWinners(players, played), ReadWinner);
}

Error TricksBeforeBids(const Bidding& bidding) {
  return Error{Say("tricks, but seat $0 has not bid; expected bids of all $1 seats, or no tricks",
                   "tricks, maar plaats $0 heeft niet geboden; verwacht biedingen van alle $1 "
                   "plaatsen, of geen tricks",
                   bidding.Turn(), bidding.players())};
}

Record CardList(CardSet cards) {
  Record list = Record::array();
  for (CardSet left = cards; !left.empty(); left -= left.Highest()) {
    list.push_back(FormatCard(left.Highest()));
  }
  return list;
}

Record BidList(const Bidding& bidding) {
  Record list = Record::array();
  for (int seat = 0; seat < bidding.players(); ++seat) {
    list.push_back(seat < bidding.count() ? Record(bidding.bids()[seat]) : Record());
  }
  return list;
}

Record LegalBids(const Bidding& bidding) {
  Record list = Record::array();
  for (int bid = 0; bid <= bidding.cards(); ++bid) {
    if (bidding.IsLegal(bid)) list.push_back(bid);
  }
  return list;
}

Record TrickList(int players, std::span<const Card> played) {
  Position position;
  position.players = players;
  Record list = Record::array();
  for (const Card card : played) {
    if (position.size == 0) {
      list.push_back({{"leader", position.leader}, {"cards", Record::array()}});
    }
    list.back()["cards"].push_back(FormatCard(card));
    position.Play(card);
  }
  return list;
}

Record TricksWithWinners(int players, std::span<const Card> played) {
  Record list = TrickList(players, played);
  Position position;
  position.players = players;
  std::size_t trick = 0;
  for (const Card card : played) {
    position.Play(card);
    const bool is_full = position.size == 0;  // its winner leads to the next
    list[trick]["winner"] = is_full ? position.leader : position.holder;
    if (is_full) ++trick;
  }
  return list;
}

}  // namespace jasnel::boerenbridge
