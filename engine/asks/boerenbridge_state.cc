// `"ask":"state"` of boerenbridge: the state of a deal in progress.
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/asks/question.h"
#include "engine/records/match_points_record.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/letters.h"
#include "engine/requests/request_fields.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {
namespace {

constexpr int kMostTotal = 1'000'000;  // of points, either way

// What is not looked at might be a slip, and the state another.
constexpr std::array<std::string_view, 7> kStateKeys = {"id",   "ask",    "game",  "deal",
                                                        "bids", "tricks", "totals"};

Record SeatList(const Tricks& values, int players) {
  Record list = Record::array();
  for (int seat = 0; seat < players; ++seat) list.push_back(values[seat]);
  return list;
}

// The hands as they were dealt, as a deal line without anything else.
Result<DealLine> ReadDealt(const Record& object) {
  constexpr Phrase kExpected = {
      "the hands as they were dealt, such as 0:A8.K.4. KT..J5. 7.QT.8.",
      "de handen zoals ze gegeven zijn, zoals 0:A8.H.4. H10..B5. 7.V10.8."};
  const auto text = NeedText(object, "deal", kExpected);
  if (!text) return text.error();
  auto line = ParseDealLine(*text);
  if (!line) return In("deal", line.error());
  DealLine dealt;
  dealt.position.players = line->position.players;
  dealt.position.hands = line->position.hands;
  if (*line == dealt) return dealt;
  return In("deal", Say("more than hands; expected $0, and bids and tricks as keys",
                        "meer dan handen; verwacht $0, en bids en tricks als sleutels", kExpected));
}

Message PlaceOf(std::size_t trick) { return Say("trick $0", "slag $0", trick + 1); }

std::optional<Error> PlayTrick(const ToldTrick& trick, std::size_t number, bool is_last,
                               DealInPlay& deal) {
  const int players = deal.position().players;
  const auto size = static_cast<std::size_t>(players);
  if (deal.IsOver()) {
    return In(PlaceOf(number), Say("all cards have been played; expected no more tricks",
                                   "alle kaarten zijn gespeeld; verwacht geen slagen meer"));
  }
  if (trick.leader && *trick.leader != deal.turn()) {
    return In(PlaceOf(number),
              Say("leader $0; expected $1", "leader $0; verwacht $1", *trick.leader, deal.turn()));
  }
  if (trick.cards.size() > size || (trick.cards.size() < size && !is_last)) {
    return In(PlaceOf(number),
              is_last ? Say("$0 cards; expected $1 at most", "$0 kaarten; verwacht er hoogstens $1",
                            trick.cards.size(), players)
                      : Say("$0 cards; expected $1", "$0 kaarten; verwacht er $1",
                            trick.cards.size(), players));
  }
  for (std::size_t i = 0; i < trick.cards.size(); ++i) {
    if (const auto error = deal.Play(trick.cards[i])) {
      return In(Say("$0, card $1", "$0, kaart $1", PlaceOf(number), i + 1), *error);
    }
  }
  return std::nullopt;
}

Result<DealInPlay> ReadDealInPlay(const Record& object, const DealLine& dealt) {
  const int players = dealt.position.players;
  DealInPlay deal(players, dealt.position.hands);
  const auto bidding = ReadBids(object, players, deal.bidding().cards());
  if (!bidding) return bidding.error();
  for (int seat = 0; seat < bidding->count(); ++seat) {
    if (auto error = deal.Bid(bidding->bids()[seat])) return *std::move(error);
  }
  const auto tricks = ReadTricks(object, players);
  if (!tricks) return tricks.error();
  if (deal.InBidding() && !tricks->empty()) return TricksBeforeBids(deal.bidding());
  for (std::size_t i = 0; i < tricks->size(); ++i) {
    if (auto error = PlayTrick((*tricks)[i], i, i + 1 == tricks->size(), deal)) {
      return *std::move(error);
    }
  }
  if (auto error = CheckWinners(object, players, deal.played().cards())) return *std::move(error);
  return deal;
}

// The points of each seat before the deal; nothing if they are not told.
Result<std::optional<Tricks>> ReadTotals(const Record& object, int players) {
  const Record* const list = FindKey(object, "totals");
  if (list == nullptr) return std::optional<Tricks>();
  const Message expected =
      Say("a list of $0 numbers, the points of each seat before the deal",
          "een lijst van $0 getallen, de punten van elke plaats voor dit spel", players);
  if (!list->is_array()) return OfType("totals", *list, expected);
  if (list->size() != static_cast<std::size_t>(players)) {
    return In("totals",
              Say("$0 of them; expected $1", "$0 stuks; verwacht $1", list->size(), expected));
  }
  Tricks totals{};
  for (int seat = 0; seat < players; ++seat) {
    const auto points = WholeOf(Say("totals: seat $0", "totals: plaats $0", seat),
                                (*list)[static_cast<std::size_t>(seat)], -kMostTotal, kMostTotal);
    if (!points) return points.error();
    totals[seat] = *points;
  }
  return std::optional(totals);
}

// What the seats write down, and where the round stands after it.
Record ResultRecord(const Position& position, const std::optional<Tricks>& before) {
  const int players = position.players;
  const Tricks scores = ScoresOf(players, position.bids, position.taken);
  Record record;
  record["scores"] = SeatList(scores, players);
  if (!before) return record;
  std::vector<int> totals;
  for (int seat = 0; seat < players; ++seat) totals.push_back((*before)[seat] + scores[seat]);
  record["totals"] = totals;
  record["match_points"] = Record::array();
  for (const MatchPoints points : MatchPointsOf(totals)) {
    record["match_points"].push_back(MatchPointsRecord(points));
  }
  return record;
}

}  // namespace

Result<Record> AnswerState(const Question& question) {
  if (auto error = UnknownKey(question.object, kStateKeys)) return *std::move(error);
  const auto dealt = ReadDealt(question.object);
  if (!dealt) return dealt.error();
  const auto deal = ReadDealInPlay(question.object, *dealt);
  if (!deal) return deal.error();
  const auto totals = ReadTotals(question.object, dealt->position.players);
  if (!totals) return totals.error();
  const Position& position = deal->position();
  const Bidding& bidding = deal->bidding();
  const bool over = deal->IsOver();
  Record record;
  record["deal"] = FormatDealLine(*dealt);
  record["players"] = position.players;
  record["cards"] = bidding.cards();
  record["trump"] = Letter(kTrump);
  record["phase"] = over ? "over" : deal->InBidding() ? "bids" : "play";
  if (!over) {
    record["turn"] = deal->turn();
    record["legal"] = deal->InBidding() ? LegalBids(bidding) : CardList(position.Legal());
  }
  record["bids"] = BidList(bidding);
  if (deal->InBidding()) {
    if (const auto forbidden = bidding.Forbidden()) record["forbidden"] = *forbidden;
    return record;
  }
  record["position"] = FormatDealLine({position, true});
  record["tricks"] = TricksWithWinners(position.players, deal->played().cards());
  record["taken"] = SeatList(position.taken, position.players);
  if (over) record["result"] = ResultRecord(position, *totals);
  return record;
}

}  // namespace jasnel::boerenbridge
