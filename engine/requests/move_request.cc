#include "engine/requests/move_request.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "bitboard/text/characters.h"
#include "bitboard/text/rules_text.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/penalty_card.h"
#include "jasnel/position.h"
#include "jasnel/replay.h"

namespace jasnel {

namespace {

Error Differs(const Message& where, const Record& told, const Message& expected) {
  return In(where, Say("$0; expected $1", "$0; verwacht $1", Quoted(told.dump()), expected));
}

// Whether a list has each of `expected` once and nothing else.
bool Lists(const Record& told, const Record& expected, FieldReader read) {
  if (!told.is_array() || told.size() != expected.size()) return false;
  Record left = expected;
  return std::all_of(told.begin(), told.end(), [&](const Record& value) {
    const auto move = read(value);
    const auto found = move ? std::find(left.begin(), left.end(), *move) : left.end();
    if (found == left.end()) return false;
    left.erase(found);
    return true;
  });
}

std::optional<Record> ReadLegalCall(const Record& value) {
  const auto call = value.is_string() ? ParseCall(Trim(value.get_ref<const std::string&>()))
                                      : std::optional<Call>();
  return call ? std::optional<Record>(FormatCall(*call)) : std::nullopt;
}

}  // namespace

std::vector<Call> ListOf(const LegalCalls& legal) {
  std::vector<Call> calls;
  legal.ForEach([&](Call call) { calls.push_back(call); });
  return calls;
}

Record CallList(std::span<const Call> calls) {
  Record list = Record::array();
  for (const Call call : calls) list.push_back(FormatCall(call));
  return list;
}

std::optional<Error> CheckLegal(const Record* told, const Record& legal, FieldReader read) {
  if (told == nullptr || Lists(*told, legal, read)) return std::nullopt;
  return Differs("legal", *told, legal.dump());
}

std::optional<Error> CheckLegalCalls(const Record* told, const LegalCalls& legal) {
  return CheckLegal(told, CallList(ListOf(legal)), ReadLegalCall);
}

std::optional<Error> CheckWinners(const Record& request, const Record& tricks, FieldReader read) {
  const Record* const list = FindKey(request, "tricks");
  if (list == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < list->size(); ++i) {
    const Record* const told = FindKey((*list)[i], "winner");
    if (told == nullptr) continue;
    const Message where = Say("trick $0: winner", "slag $0: winner", i + 1);
    const Record* const winner = i < tricks.size() ? FindKey(tricks[i], "winner") : nullptr;
    if (winner == nullptr) {
      return Differs(where, *told,
                     Phrase{"none in a trick without cards", "er geen in een slag zonder kaarten"});
    }
    if (read(*told) != *winner) return Differs(where, *told, winner->dump());
  }
  return std::nullopt;
}

namespace {

// The value of each option of the rules.
Record OptionsOf(const Rules& rules) {
  Record options = Record::object();
  for (const RuleOption& option : RuleOptions()) {
    options[std::string(option.name)] = option.get(rules);
  }
  return options;
}

// The error for options that are told and differ from those of `rules`; nothing is told if it is
// null. Options that it does not have are not told.
std::optional<Error> CheckRuleOptions(const Record* told, const Rules& rules) {
  if (told == nullptr) return std::nullopt;
  if (!told->is_object()) {
    return OfType("rule_options", *told,
                  Phrase{"an object with options of the rules", "een object met regelopties"});
  }
  const Record options = OptionsOf(rules);
  for (const auto& [name, value] : told->items()) {
    const Message where = Say("rule_options: $0", "rule_options: $0", Printable(name));
    const Record* const option = FindKey(options, name);
    if (option == nullptr) {
      return In(where, Say("no such option; expected one that jasnel rules lists",
                           "die optie is er niet; verwacht er een die jasnel rules noemt"));
    }
    if (value != *option) return Differs(where, value, option->dump());
  }
  return std::nullopt;
}

// A request has of what went wrong in a trick what is about penalty cards.
constexpr std::array<std::string_view, 7> kSeenTrickKeys = {
    "leader", "cards", "winner", "mended", "out_of_turn", "called", "refused"};
constexpr std::array kPenaltyMarks = {&PlayedTrick::mended, &PlayedTrick::out_of_turn,
                                      &PlayedTrick::called, &PlayedTrick::refused};

// The tricks with the seat that wins each, or does so far.
Record TricksWithWinners(const PlayView& view) {
  Record list = TrickList(view.tricks);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const SeenTrick& seen = view.tricks.tricks()[i];
    Position trick;
    trick.trump = view.table.trump;
    trick.leader = seen.leader;
    trick.trick = seen.cards;
    list[i]["winner"] = Letter(HolderOfTrick(trick));
  }
  return list;
}

std::optional<Record> ReadLetter(const Record& value) {
  const auto seat = value.is_string() ? ParseSeat(Trim(value.get_ref<const std::string&>()))
                                      : std::optional<Seat>();
  return seat ? std::optional<Record>(Letter(*seat)) : std::nullopt;
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

  Result<SeatRequest<Klaverjas>> Read() {
    for (const auto part :
         {&RequestReader::ReadRuleSet, &RequestReader::ReadNames, &RequestReader::ReadSeenHand,
          &RequestReader::ReadSeenTricks, &RequestReader::ReadTime}) {
      if (auto error = (this->*part)()) return *std::move(error);
    }
    const Record* const list = FindKey(object_, "auction");
    const auto calls = list == nullptr ? Result<std::string>("") : ReadCallList(*list);
    if (!calls) return calls.error();
    const Record* const barred = FindKey(object_, "barred");
    const auto sides =
        barred == nullptr ? Result<BarredSides>(BarredSides()) : ReadBarred("barred", *barred);
    if (!sides) return sides.error();
    const bool given = rules_.bidding == Bidding::kGiven && trump_ && calls->empty();
    const auto auction = given ? Result<Auction>(Auction::NotHeld(*dealer_, rules_, *trump_))
                               : ParseAuction(*dealer_, rules_, turned_, *calls, *sides);
    if (!auction) return In("auction", auction.error());
    if (trump_.has_value() != declarer_.has_value()) {
      return Error{trump_ ? Say("trump without declarer; expected both, or none of them",
                                "trump zonder declarer; verwacht beide, of geen van beide")
                          : Say("declarer without trump; expected both, or none of them",
                                "declarer zonder trump; verwacht beide, of geen van beide")};
    }
    return trump_ ? Play(*auction) : Call(*auction);
  }

 private:
  using Outcome = std::optional<Error>;

  Outcome ReadRuleSet() {
    const auto rules = ReadRules(object_);
    if (!rules) return rules.error();
    rules_ = rules->value_or(Rules{});
    return CheckRuleOptions(FindKey(object_, "rule_options"), rules_);
  }

  template <class Value, class Parse>
  Outcome ReadName(std::string_view key, Parse parse, const Message& expected,
                   std::optional<Value>& value) {
    const auto read = ReadText<Value>(object_, key, parse, expected);
    if (!read) return read.error();
    value = *read;
    return std::nullopt;
  }

  Outcome ReadNames() {
    Outcome error = ReadName("dealer", ParseSeat, kSeatExpected, dealer_);
    if (!error && !dealer_) {
      error = Error{
          Say("no key dealer; expected $0", "geen sleutel dealer; verwacht $0", kSeatExpected)};
    }
    if (!error) error = ReadName("seat", ParseSeat, kSeatExpected, seat_);
    if (!error) error = ReadTurnedCards();
    if (!error) error = ReadName("trump", ParseSuit, kSuitExpected, trump_);
    if (!error) error = ReadName("declarer", ParseSeat, kSeatExpected, declarer_);
    return error;
  }

  Outcome ReadTurnedCards() {
    const auto turned = ReadTurned(object_);
    if (!turned) return turned.error();
    turned_ = *turned;
    return std::nullopt;
  }

  Outcome ReadSeenHand() {
    const auto hand = ReadHandOf<KlaverjasDeck>(object_);
    if (!hand) return hand.error();
    hand_ = *hand;
    return std::nullopt;
  }

  Outcome ReadSeenTricks() {
    const Record* const list = FindKey(object_, "tricks");
    if (list == nullptr) return std::nullopt;
    auto tricks = ReadTricks(*list);
    if (!tricks) return tricks.error();
    marked_ = *std::move(tricks);
    for (std::size_t i = 0; i < marked_.size(); ++i) {
      const PlayedTrick& trick = marked_[i];
      const Message where = Say("trick $0", "slag $0", i + 1);
      if (const auto error = UnknownKey((*list)[i], kSeenTrickKeys)) return In(where, *error);
      if (!trick.leader) {
        return In(where, Say("no key leader; expected $0", "geen sleutel leader; verwacht $0",
                             kSeatExpected));
      }
      if (trick.cards.size() > kSeats) {
        return In(where, Say("$0 cards; expected 4 or fewer", "$0 kaarten; verwacht er hoogstens 4",
                             trick.cards.size()));
      }
      SeenTrick& seen = tricks_.emplace_back(SeenTrick{*trick.leader, {}});
      for (const Card card : trick.cards) seen.cards.Add(card);
    }
    return std::nullopt;
  }

  Outcome ReadTime() {
    const auto limits = ReadMoveLimits(object_);
    if (!limits) return limits.error();
    limits_ = *limits;
    return std::nullopt;
  }

  Result<SeatRequest<Klaverjas>> Call(const Auction& auction) const {
    if (!tricks_.empty()) {
      return Error{Say("tricks without trump; expected trump and declarer, or no tricks",
                       "tricks zonder trump; verwacht trump en declarer, of geen tricks")};
    }
    if (auction.IsPassedOut()) return Error{kPassedOut};
    if (auction.IsOver()) {
      return Error{
          Say("the auction is over, $0 plays $1; expected trump and declarer, or an auction "
              "in which a seat is to call",
              "het bieden is uit, $0 speelt $1; verwacht trump en declarer, of een bieding "
              "waarin nog iemand aan de beurt is",
              SeatMessage(auction.contract().declarer), SuitMessage(auction.contract().trump))};
    }
    if (auction.WaitsForCard()) return Error{kNextCardExpected};
    const CallView view{auction.Seen(), hand_, rules_};
    if (auto error = Validate(view)) return *std::move(error);
    if (seat_ && *seat_ != auction.Turn()) {
      return Error{Say("the hand is that of $0; expected that of $1, whose turn it is",
                       "de hand is die van $0; verwacht die van $1, die aan de beurt is",
                       SeatMessage(*seat_), SeatMessage(auction.Turn()))};
    }
    if (auto error = CheckLegalCalls(FindKey(object_, "legal"), auction.Legal(hand_))) {
      return *std::move(error);
    }
    return SeatRequest<Klaverjas>{view, limits_};
  }

  Result<SeatRequest<Klaverjas>> Play(const Auction& auction) const {
    auto made = MakePlayView(
        {auction, Contract{*declarer_, *trump_}, rules_, seat_, hand_, std::span(tricks_)});
    if (!made) return made.error();
    PlayView view = std::move(made).value();
    if (auto error = FindPenalties(view)) return *std::move(error);
    if (auto error = CheckWinners(object_, TricksWithWinners(view), ReadLetter)) {
      return *std::move(error);
    }
    if (auto error = CheckLegal(FindKey(object_, "legal"), CardList(view.Legal()), ReadLegalCard)) {
      return *std::move(error);
    }
    return SeatRequest<Klaverjas>{view, limits_};
  }

  // Which cards of the hand lie open, and what was said of them: as in the record of a deal that
  // looks like this to the seat. What is told of other hands, a request cannot show.
  Outcome FindPenalties(PlayView& view) const {
    const Seat seat = view.seat();
    PlayedDeal deal;
    deal.rules = view.table.rules;
    deal.trump = view.table.trump;
    deal.declarer = view.table.declarer;
    deal.doublings = view.table.doublings;
    deal.leader = Clockwise(*dealer_);
    deal.hands = view.tricks.played();
    deal.hands[Index(seat)] |= view.hand;
    const CardSet own = deal.hands[Index(seat)];
    bool marked = false;
    for (PlayedTrick trick : marked_) {
      for (const auto mark : kPenaltyMarks) {
        std::erase_if(trick.*mark, [&](Card card) { return !own.Contains(card); });
        marked = marked || !(trick.*mark).empty();
      }
      deal.tricks.push_back(std::move(trick));
    }
    if (!marked) return std::nullopt;
    const Hands hidden = Certain(WorldSampler::Make(InferHidden(view)), "the view is one").World(0);
    for (int i = 0; i < kSeats; ++i) deal.hands[i] |= hidden[i];
    const auto replay = ReplayDeal(deal);
    if (!replay) return replay.error();
    if (replay->IsOver()) {
      return Error{Say("the deal is over; expected one in play",
                       "het spel is uit; verwacht een spel dat nog bezig is")};
    }
    for (const PenaltyCard& shown : replay->penalty_cards) {
      if (!shown.played) view.penalty |= shown.card;
    }
    view.decision = replay->decision;
    return std::nullopt;
  }

  const Record& object_;
  Rules rules_;
  std::optional<Seat> dealer_;
  std::optional<Seat> seat_;
  TurnedCards turned_;
  std::optional<Suit> trump_;
  std::optional<Seat> declarer_;
  CardSet hand_;
  std::vector<PlayedTrick> marked_;
  std::vector<SeenTrick> tricks_;  // the same as seen
  MoveLimits limits_;
};

}  // namespace

Record TrickList(const SeenTricks& tricks) {
  Record list = Record::array();
  for (const SeenTrick& trick : tricks.tricks()) {
    list.push_back({{"leader", Letter(trick.leader)}, {"cards", CardList(trick.cards)}});
  }
  return list;
}

Result<SeatRequest<Klaverjas>> ReadRequest(const Record& object) {
  return RequestReader(object).Read();
}

namespace {

// Adds to the tricks of a request which cards of the hand lie open, and what was said of them.
// Where they were shown does not matter, but who led a trick can have shown none in it.
void AddPenalties(const PlayView& view, Record& tricks) {
  if (view.penalty.empty()) return;
  const std::string seat = Letter(view.seat());
  for (std::size_t i = tricks.size(); i-- > 0;) {
    if (tricks[i]["leader"] == seat) continue;
    tricks[i]["out_of_turn"] = CardList(view.penalty);
    break;
  }
  const auto& [called, refused] = view.decision;
  if (called.empty() && refused.empty()) return;
  if (view.table.trick.empty()) {
    tricks.push_back({{"leader", seat}, {"cards", Record::array()}});
  }
  if (!called.empty()) tricks.back()["called"] = CardList(called);
  if (!refused.empty()) tricks.back()["refused"] = CardList(refused);
}

}  // namespace

Record RequestRecord(const Record& id, const SeatView& view, const MoveLimits& limits) {
  const auto* const play = std::get_if<PlayView>(&view);
  const auto* const call = std::get_if<CallView>(&view);
  const Auction& auction = play != nullptr ? play->auction : call->auction;
  Record record;
  record["id"] = id;
  record["game"] = GameName(Game::kKlaverjas);
  const Rules& rules = play != nullptr ? play->table.rules : call->rules;
  record["rules"] = FormatRules(rules);
  record["rule_options"] = OptionsOf(rules);
  record["dealer"] = Letter(auction.dealer());
  record["seat"] = Letter(play != nullptr ? play->seat() : auction.Turn());
  record["hand"] = CardList(play != nullptr ? play->hand : call->hand);
  if (!auction.turned_cards().empty()) record["turned"] = TurnedRecord(auction.turned_cards());
  record["auction"] = CallList(auction.calls());
  if (auction.barred() != BarredSides()) record["barred"] = BarredList(auction.barred());
  if (play != nullptr) {
    record["trump"] = Letter(play->table.trump);
    record["declarer"] = Letter(play->table.declarer);
    record["tricks"] = TricksWithWinners(*play);
    AddPenalties(*play, record["tricks"]);
  }
  record["legal"] =
      play != nullptr ? CardList(play->Legal()) : CallList(ListOf(auction.Legal(call->hand)));
  WriteMoveLimits(limits, record);
  return record;
}

}  // namespace jasnel
