#include "engine/requests/boerenbridge_move_request.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/boerenbridge/line_parts.h"
#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/known_fields.h"
#include "engine/requests/request_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<std::string_view, 13> kKeys = {
    "id",   "ask",  "game",   "player", "players",   "cards", "seat",
    "hand", "bids", "tricks", "legal",  "budget_ms", "seed"};
constexpr std::array<std::string_view, 3> kTrickKeys = {"leader", "cards", "winner"};

// The tricks with the seat that wins each, or does so far.
Record TricksWithWinners(const PlayView& view) {
  Record list = TrickList(view.bidding.players(), view.played.cards());
  Position position;
  position.players = view.bidding.players();
  std::size_t trick = 0;
  for (const Card card : view.played.cards()) {
    position.Play(card);
    const bool is_full = position.size == 0;  // its winner leads to the next
    list[trick]["winner"] = is_full ? position.leader : position.holder;
    if (is_full) ++trick;
  }
  return list;
}

std::optional<Record> ReadWholeNumber(const Record& value) {
  return value.is_number_integer() ? std::optional(value) : std::nullopt;
}

std::optional<Record> ReadLegalCard(const Record& value) {
  const auto card = value.is_string() ? ParseCard(Trim(value.get_ref<const std::string&>()))
                                      : std::optional<Card>();
  return card ? std::optional<Record>(FormatCard(*card)) : std::nullopt;
}

// Reads one request, key by key.
class RequestReader {
 public:
  explicit RequestReader(const Record& object) : object_(object) {}

  Result<EngineRequest> Read() {
    for (const auto part :
         {&RequestReader::CheckKeys, &RequestReader::ReadNumbers, &RequestReader::ReadSeenHand,
          &RequestReader::ReadSeenTricks, &RequestReader::ReadTime, &RequestReader::FindCards}) {
      if (auto error = (this->*part)()) return *std::move(error);
    }
    const auto bidding = ReadBids();
    if (!bidding) return bidding.error();
    return bidding->IsOver() ? Play(*bidding) : Bid(*bidding);
  }

 private:
  using Outcome = std::optional<Error>;

  Outcome CheckKeys() { return UnknownKey(object_, kKeys); }

  Outcome ReadNumbers() {
    const auto players = ReadWhole(object_, "players", kFewestPlayers, kMostPlayers);
    if (!players) return players.error();
    if (!players->has_value()) {
      return Error{Say("no key players; expected a whole number from $0 to $1",
                       "geen sleutel players; verwacht een geheel getal van $0 tot en met $1",
                       kFewestPlayers, kMostPlayers)};
    }
    players_ = **players;
    const auto cards = ReadWhole(object_, "cards", 1, MostCards(players_));
    if (!cards) return cards.error();
    dealt_ = *cards;
    const auto seat = ReadWhole(object_, "seat", 0, players_ - 1);
    if (!seat) return seat.error();
    seat_ = *seat;
    return std::nullopt;
  }

  Outcome ReadSeenHand() {
    const auto hand = ReadHandOf<BoerenbridgeDeck>(object_);
    if (!hand) return hand.error();
    hand_ = *hand;
    return std::nullopt;
  }

  Outcome ReadSeenTricks() {
    const Record* const list = FindKey(object_, "tricks");
    if (list == nullptr) return std::nullopt;
    if (!list->is_array()) {
      return OfType("tricks", *list,
                    Phrase{R"(a list, such as [{"leader":0,"cards":["S9","S2"]}])",
                           R"(een lijst, zoals [{"leader":0,"cards":["S9","S2"]}])"});
    }
    for (const Record& value : *list) {
      auto trick = ReadTrick(value, Say("trick $0", "slag $0", tricks_.size() + 1));
      if (!trick) return trick.error();
      tricks_.push_back(std::move(trick).value());
    }
    return std::nullopt;
  }

  Result<SeenTrick> ReadTrick(const Record& value, const Message& where) const {
    if (!value.is_object()) {
      return OfType(where, value,
                    Phrase{"an object with leader and cards", "een object met leader en cards"});
    }
    if (const auto error = UnknownKey(value, kTrickKeys)) return In(where, *error);
    const auto leader = ReadWhole(value, "leader", 0, players_ - 1);
    if (!leader) return In(where, leader.error());
    if (!leader->has_value()) {
      return In(where,
                Say("no key leader; expected a seat, from 0 to $0",
                    "geen sleutel leader; verwacht een plaats, van 0 tot en met $0", players_ - 1));
    }
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
    return SeenTrick{**leader, std::move(cards).value()};
  }

  Outcome ReadTime() {
    const auto thinking = ReadThinking(object_);
    if (!thinking) return thinking.error();
    thinking_ = *thinking;
    return std::nullopt;
  }

  // The number of cards dealt to each, if not given: the seat to play has played one to each full
  // trick and holds the others.
  Outcome FindCards() {
    if (dealt_) return std::nullopt;
    const auto full = std::count_if(tricks_.begin(), tricks_.end(), [&](const SeenTrick& trick) {
      return trick.cards.size() >= static_cast<std::size_t>(players_);
    });
    dealt_ = hand_.size() + static_cast<int>(full);
    if (*dealt_ >= 1 && *dealt_ <= MostCards(players_)) return std::nullopt;
    const Message tricks = full == 0   ? Message()
                           : full == 1 ? Message(Phrase{" and 1 full trick", " en 1 volle slag"})
                                       : Say(" and $0 full tricks", " en $0 volle slagen", full);
    const Message together = full == 0 ? Message() : Message(Phrase{" together", " samen"});
    return Error{Say("$0 cards in the hand$1; expected from 1 to $2$3 with $4 players",
                     "$0 kaarten in de hand$1; verwacht 1 tot en met $2$3 met $4 spelers",
                     hand_.size(), tricks, MostCards(players_), together, players_)};
  }

  Result<Bidding> ReadBids() const {
    auto bidding = Bidding::Begin(players_, *dealt_);
    const Record* const list = FindKey(object_, "bids");
    if (!bidding || list == nullptr) return bidding;
    if (!list->is_array()) {
      return OfType("bids", *list,
                    Phrase{"a list with a number or null for each seat, such as [2,0,null]",
                           "een lijst met een getal of null voor elke plaats, zoals [2,0,null]"});
    }
    if (list->size() > static_cast<std::size_t>(players_)) {
      return Error{Say("bids: $0 of them; expected $1 or fewer, one for each seat",
                       "bids: $0 stuks; verwacht er hoogstens $1, een voor elke plaats",
                       list->size(), players_)};
    }
    Bidding read = *bidding;
    for (std::size_t seat = 0; seat < list->size(); ++seat) {
      const Record& bid = (*list)[seat];
      if (bid.is_null()) continue;
      const Message where = Say("bids: seat $0", "bids: plaats $0", seat);
      if (read.count() != static_cast<int>(seat)) {
        return In(where,
                  Say("$0, but seat $1 has not bid; expected null, as seats bid in turn",
                      "$0, maar plaats $1 heeft niet geboden; verwacht null, want er wordt om "
                      "de beurt geboden",
                      bid.dump(), read.count()));
      }
      const auto tricks = WholeOf(where, bid, 0, *dealt_);
      if (!tricks) return tricks.error();
      if (const auto error = read.Bid(*tricks)) return In("bids", *error);
    }
    return read;
  }

  Result<EngineRequest> Bid(const Bidding& bidding) const {
    if (!tricks_.empty()) {
      return Error{
          Say("tricks, but seat $0 has not bid; expected bids of all $1 seats, or no tricks",
              "tricks, maar plaats $0 heeft niet geboden; verwacht biedingen van alle $1 "
              "plaatsen, of geen tricks",
              bidding.Turn(), players_)};
    }
    const BidView view{bidding, hand_};
    if (auto error = Validate(view)) return *std::move(error);
    if (seat_ && *seat_ != view.seat()) {
      return Error{Say("seat $0; expected seat $1, whose turn it is",
                       "plaats $0; verwacht plaats $1, die aan de beurt is", *seat_, view.seat())};
    }
    if (auto error = CheckLegal(object_, LegalBids(bidding), ReadWholeNumber)) {
      return *std::move(error);
    }
    return EngineRequest{view, thinking_};
  }

  Result<EngineRequest> Play(const Bidding& bidding) const {
    const auto view = MakePlayView({bidding, seat_, hand_, tricks_});
    if (!view) return view.error();
    if (auto error = CheckWinners(object_, TricksWithWinners(*view), ReadWholeNumber)) {
      return *std::move(error);
    }
    if (auto error = CheckLegal(object_, CardList(view->Legal()), ReadLegalCard)) {
      return *std::move(error);
    }
    return EngineRequest{*view, thinking_};
  }

  const Record& object_;
  int players_ = 0;
  std::optional<int> dealt_;  // cards, to each
  std::optional<int> seat_;
  CardSet hand_;
  std::vector<SeenTrick> tricks_;
  Thinking thinking_;
};

// A number for each seat that has bid, null for the others.
Record BidList(const Bidding& bidding) {
  Record list = Record::array();
  for (int seat = 0; seat < bidding.players(); ++seat) {
    list.push_back(seat < bidding.count() ? Record(bidding.bids()[seat]) : Record());
  }
  return list;
}

}  // namespace

Record CardList(CardSet cards) {
  Record list = Record::array();
  for (CardSet left = cards; !left.empty(); left -= left.Highest()) {
    list.push_back(FormatCard(left.Highest()));
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

Result<EngineRequest> ReadRequest(const Record& object) { return RequestReader(object).Read(); }

Record RequestRecord(const Record& id, const SeatView& view, const Thinking& thinking) {
  const auto* const play = std::get_if<PlayView>(&view);
  const Bidding bidding = std::visit([](const auto& seen) { return seen.bidding; }, view);
  Record record;
  record["id"] = id;
  record["game"] = GameName(Game::kBoerenbridge);
  record["players"] = bidding.players();
  record["cards"] = bidding.cards();
  record["seat"] = std::visit([](const auto& seen) { return seen.seat(); }, view);
  record["hand"] = CardList(play != nullptr ? play->hand() : std::get<BidView>(view).hand);
  record["bids"] = BidList(bidding);
  if (play != nullptr) record["tricks"] = TricksWithWinners(*play);
  record["legal"] = play != nullptr ? CardList(play->Legal()) : LegalBids(bidding);
  WriteThinking(thinking, record);
  return record;
}

}  // namespace jasnel::boerenbridge
