#include "engine/records/played_record.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "bitboard/text/count_text.h"
#include "bitboard/text/rules_text.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/reading.h"
#include "jasnel/deal_line.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"

namespace jasnel {

namespace {

// The keys that are read, in the order in which a message lists them.
constexpr std::array<std::string_view, 15> kRecordKeys = {
    "id",     "ask",        "game",      "deal",        "rules",
    "dealer", "auction",    "turned",    "trump",       "declarer",
    "tricks", "individual", "as_played", "out_of_turn", "played_again"};

constexpr Phrase kExpectedObject = {"a JSON object with deal and tricks",
                                    "een JSON-object met deal en tricks"};

Error Missing(const Record& object, std::string_view key, const Message& expected) {
  return MissingKey(object, kRecordKeys, key, expected);
}

// Stores what a key of the record gives. A field of its deal line may have set `value` already;
// then the two must agree.
template <class Value>
std::optional<Error> Store(const Record& object, std::string_view key, const Value& read,
                           std::optional<Value>& value) {
  if (value && *value != read) {
    return In(key,
              Say("$0; expected the same as $1= in deal", "$0; verwacht hetzelfde als $1= in deal",
                  Quoted(FindKey(object, key)->template get_ref<const std::string&>()), key));
  }
  value = read;
  return std::nullopt;
}

// Reads one record, key by key.
class RecordReader {
 public:
  RecordReader(const Record& object, RecordStops stops)
      : object_(object), goes_on_(stops == RecordStops::kAnywhere) {}

  Result<PlayedRecord> Read(const Rules& default_rules) {
    for (const auto part :
         {&RecordReader::ReadGame, &RecordReader::ReadDeal, &RecordReader::ReadRuleSet}) {
      if (auto error = (this->*part)()) return *std::move(error);
    }
    record_.deal.rules = line_.rules.value_or(default_rules);
    for (const auto part :
         {&RecordReader::ReadNames, &RecordReader::ReadAllTricks, &RecordReader::ReadMarks,
          &RecordReader::FindDealer, &RecordReader::ReadAuction, &RecordReader::FindContract,
          &RecordReader::FindLeader}) {
      if (auto error = (this->*part)()) return *std::move(error);
    }
    if (const Record* const id = FindKey(object_, "id");
        id && (id->is_string() || id->is_number())) {
      record_.id = id->dump();
    }
    return std::move(record_);
  }

 private:
  using Outcome = std::optional<Error>;

  Outcome ReadGame() {
    const Record* const game = FindKey(object_, "game");
    if (game == nullptr || *game == "klaverjas") return std::nullopt;
    if (!game->is_string()) return OfType("game", *game, "klaverjas");
    return In("game", Unexpected(game->get_ref<const std::string&>(), "klaverjas"));
  }

  Outcome ReadDeal() {
    constexpr Phrase kExpected = {
        "the four hands as they were dealt, such as N:AJT.Q8.T98. K.KJ.K.KT98 ...",
        "de vier handen zoals ze gegeven zijn, zoals N:AB10.V8.1098. H.HB.H.H1098 ..."};
    const Record* const deal = FindKey(object_, "deal");
    if (deal == nullptr) return Missing(object_, "deal", kExpected);
    if (!deal->is_string()) return OfType("deal", *deal, kExpected);
    const auto line = ParseDealLine(deal->get_ref<const std::string&>());
    if (!line) return In("deal", line.error());
    const auto& [ns, ew] = line->won;
    if (!line->trick.empty() || ns != Tally{} || ew != Tally{}) {
      return In("deal", Phrase{"cards played before; expected the hands as they were dealt",
                               "er zijn al kaarten gespeeld; verwacht de handen zoals ze gegeven "
                               "zijn"});
    }
    line_ = *line;
    record_.deal.hands = line_.hands;
    return std::nullopt;
  }

  Outcome ReadRuleSet() {
    const auto rules = ReadRules(object_);
    if (!rules) return rules.error();
    if (*rules) return Store(object_, "rules", **rules, line_.rules);
    // A slip here would be silent, and the answer wrong.
    if (!MisspeltKey(object_, kRecordKeys, "rules")) return std::nullopt;
    return Missing(object_, "rules", "");
  }

  Outcome ReadMark(std::string_view key, bool& value) const {
    const auto read = ReadBool(object_, key);
    if (!read) return read.error();
    value = *read;
    // The same, but a record may say when it was played.
    const auto slip = MisspeltKey(object_, kRecordKeys, key);
    if (!slip || !object_.at(*slip).is_boolean()) return std::nullopt;
    return Missing(object_, key, "");
  }

  Outcome ReadMarks() {
    Outcome error = ReadMark("individual", record_.deal.individual);
    if (!error) error = ReadMark("as_played", record_.deal.as_played);
    if (!error) error = ReadMark("played_again", record_.deal.played_again);
    return error;
  }

  template <class Value, class Parse>
  Outcome ReadName(std::string_view key, Parse parse, const Message& expected,
                   std::optional<Value>& value) {
    const auto read = ReadText<Value>(object_, key, parse, expected);
    if (!read) return read.error();
    return *read ? Store(object_, key, **read, value) : std::nullopt;
  }

  Outcome ReadNames() {
    Outcome error = ReadName("trump", ParseSuit, kSuitExpected, line_.trump);
    if (!error) error = ReadName("dealer", ParseSeat, kSeatExpected, line_.dealer);
    if (!error) error = ReadName("declarer", ParseSeat, kSeatExpected, line_.declarer);
    if (error) return error;
    const auto turned = ReadTurned(object_);
    if (!turned) return turned.error();
    turned_ = turned->empty() ? line_.turned : *turned;
    return std::nullopt;
  }

  // What may be missing could be there under another name.
  bool IsMisspelt(std::string_view key) const {
    return FindKey(object_, key) == nullptr && MisspeltKey(object_, kRecordKeys, key).has_value();
  }

  Outcome ReadAllTricks() {
    constexpr Phrase kExpected = {R"(a list, such as [{"leader":"S","cards":["S9","S7"]}])",
                                  R"(een lijst, zoals [{"leader":"S","cards":["S9","S7"]}])"};
    const Record* const tricks = FindKey(object_, "tricks");
    // A deal that was passed out has none.
    const bool may_lack = goes_on_ || record_.deal.rules.all_pass == AllPass::kRedeal;
    if (tricks == nullptr && may_lack && !IsMisspelt("tricks")) return std::nullopt;
    if (tricks == nullptr) return Missing(object_, "tricks", kExpected);
    auto read = ReadTricks(*tricks);
    if (!read) return read.error();
    record_.deal.tricks = std::move(read).value();
    return std::nullopt;
  }

  // The seat to the left of the dealer leads, and so tells who dealt; but not where the declarer
  // leads.
  Outcome FindDealer() {
    const bool declarer_leads = record_.deal.rules.leads == Leads::kDeclarer;
    const auto leader = LeaderTold();
    if (!line_.dealer && (!leader || declarer_leads)) {
      return Missing(
          object_, "dealer",
          declarer_leads
              ? Phrase{"it, as the declarer leads", "die, want de speler komt uit"}
              : Phrase{"it, or leader in the first trick", "die, of leader in de eerste slag"});
    }
    record_.dealer = line_.dealer ? *line_.dealer : Clockwise(*leader, kSeats - 1);
    return std::nullopt;
  }

  std::optional<Seat> LeaderTold() const {
    if (line_.leader || record_.deal.tricks.empty()) return line_.leader;
    return record_.deal.tricks.front().leader;
  }

  // ReplayDeal compares with the leader of each trick.
  Outcome FindLeader() {
    const Leads leads = record_.deal.rules.leads;
    const bool contract = !record_.InAuction() && !record_.IsPassedOut();
    if (!contract && leads == Leads::kDeclarer) return std::nullopt;
    record_.deal.leader = FirstLeader(leads, record_.dealer, record_.deal.declarer);
    const auto leader = LeaderTold();
    if (!leader) return std::nullopt;
    const auto error = CheckFirstLeader(*leader, leads, record_.dealer, record_.deal.declarer);
    return error ? In(Phrase{"trick 1", "slag 1"}, *error) : Outcome();
  }

  Outcome ReadOutOfTurn() {
    const Record* const list = FindKey(object_, "out_of_turn");
    if (list == nullptr) return std::nullopt;
    constexpr Phrase kExpected = {R"(a list, such as [{"seat":"S","call":"pass","after":1}])",
                                  R"(een lijst, zoals [{"seat":"Z","call":"pas","after":1}])"};
    if (!list->is_array()) return OfType("out_of_turn", *list, kExpected);
    for (const Record& one : *list) {
      const Message where = Say("out_of_turn $0", "out_of_turn $0", record_.out_of_turn.size() + 1);
      if (!one.is_object()) return OfType(where, one, kExpected);
      const auto seat = ReadText<Seat>(one, "seat", ParseSeat, kSeatExpected);
      if (!seat) return In(where, seat.error());
      const auto call = ReadText<Call>(
          one, "call", [](std::string_view text) { return ParseCall(text); },
          Phrase{"pass or a suit", "pas of een kleur"});
      if (!call) return In(where, call.error());
      const auto after = ReadWhole<int>(one, "after", 0, Auction::MaxCalls(record_.deal.rules) - 1);
      if (!after) return In(where, after.error());
      if (!*seat || !*call || !*after) {
        return In(where, Say("not all of seat, call and after; expected $0",
                             "niet alle van seat, call en after; verwacht $0", kExpected));
      }
      record_.out_of_turn.push_back({**seat, **call, **after});
      auto& barred = barred_[Index(SideOf(**seat))];
      if (!barred || **after < *barred) barred = **after;
    }
    return std::nullopt;
  }

  // Whether each was said during the auction, and by a seat that was not in turn.
  Outcome CheckOutOfTurn(const Auction& auction) const {
    for (std::size_t i = 0; i < record_.out_of_turn.size(); ++i) {
      const CallOutOfTurn& said = record_.out_of_turn[i];
      const int calls = static_cast<int>(auction.calls().size());
      const Message where = Say("out_of_turn $0", "out_of_turn $0", i + 1);
      const int last = auction.IsOver() ? calls - 1 : calls;
      if (said.after > last) {
        return In(where,
                  Say("after $0; expected at most $1, during the auction",
                      "after $0; verwacht hoogstens $1, tijdens het bieden", said.after, last));
      }
      if (auction.SpeakerOf(said.after) == said.seat) {
        return In(where, Say("$0 was in turn; expected another seat",
                             "$0 was aan de beurt; verwacht een ander", SeatMessage(said.seat)));
      }
    }
    return std::nullopt;
  }

  Outcome ReadAuction() {
    if (auto error = ReadOutOfTurn()) return error;
    const Record* const calls = FindKey(object_, "auction");
    const auto text = calls == nullptr ? Result<std::string>("") : ReadCallList(*calls);
    if (!text) return text.error();
    if (goes_on_ && IsMisspelt("auction")) return Missing(object_, "auction", kCallListExpected);
    const bool spoken = !text->empty();
    const bool begins =
        goes_on_ && !spoken && !line_.trump && !line_.declarer && record_.deal.tricks.empty();
    if (!spoken && !begins && turned_.empty()) {
      if (record_.out_of_turn.empty()) return std::nullopt;
      return Missing(object_, "auction", kCallListExpected);
    }
    auto auction = ParseAuction(record_.dealer, record_.deal.rules, turned_, *text, barred_,
                                record_.deal.hands);
    if (!auction) return In("auction", auction.error());
    if (auto error = CheckOutOfTurn(*auction)) return error;
    if (auction->WaitsForCard() && (spoken || begins))
      return In("auction", Error{kNextCardExpected});
    if (spoken && !auction->IsOver() && !goes_on_) {
      return In("auction", Say("not over; expected the call of $0 and what comes after it",
                               "niet uit; verwacht het bod van $0 en wat erna komt",
                               SeatMessage(auction->Turn())));
    }
    if (spoken || begins) record_.auction = *auction;
    return std::nullopt;
  }

  Outcome FindContract() {
    if (!record_.auction) {
      constexpr Phrase kExpected = {"trump and declarer, or auction",
                                    "trump en declarer, of auction"};
      if (!line_.trump) return Missing(object_, "trump", kExpected);
      if (!line_.declarer) return Missing(object_, "declarer", kExpected);
      record_.deal.trump = *line_.trump;
      record_.deal.declarer = *line_.declarer;
      record_.deal.doublings = line_.doublings;
      return std::nullopt;
    }
    if (record_.InAuction()) {
      if (!line_.trump && !line_.declarer && record_.deal.tricks.empty()) return std::nullopt;
      return In("auction",
                Say("not over; expected the call of $0, or no trump, declarer and tricks",
                    "niet uit; verwacht het bod van $0, of geen trump, declarer en tricks",
                    SeatMessage(record_.auction->Turn())));
    }
    if (record_.IsPassedOut()) {
      if (!line_.trump && !line_.declarer && record_.deal.tricks.empty()) return std::nullopt;
      return In("auction", Say("all passed; expected no trump, declarer and tricks",
                               "er is rondgepast; verwacht geen trump, declarer en tricks"));
    }
    const auto [declarer, trump, doublings] = record_.auction->contract();
    const auto disagree = [](std::string_view key, const Message& given, const Message& spoken) {
      return In(key, Say("$0; expected $1, as the auction ends",
                         "$0; verwacht $1, zoals het bieden eindigt", given, spoken));
    };
    if (line_.trump && *line_.trump != trump) {
      return disagree("trump", SuitMessage(*line_.trump), SuitMessage(trump));
    }
    if (line_.declarer && *line_.declarer != declarer) {
      return disagree("declarer", SeatMessage(*line_.declarer), SeatMessage(declarer));
    }
    record_.deal.trump = trump;
    record_.deal.declarer = declarer;
    record_.deal.doublings = doublings;
    return std::nullopt;
  }

  const Record& object_;
  bool goes_on_;   // whether the auction and the play may stop anywhere
  DealLine line_;  // what is known of the deal line and of the keys of the same names
  TurnedCards turned_;
  BarredSides barred_;
  PlayedRecord record_;
};

}  // namespace

DealLine DealLineOf(const PlayedRecord& record) {
  DealLine line;
  line.hands = record.deal.hands;
  line.rules = record.deal.rules;
  line.dealer = record.dealer;
  if (record.auction) line.turned = record.auction->turned_cards();
  if (!record.InAuction() && !record.IsPassedOut()) {
    line.trump = record.deal.trump;
    line.declarer = record.deal.declarer;
    line.doublings = record.deal.doublings;
  }
  return line;
}

DealToPlay AsDealt(const PlayedRecord& record) {
  DealToPlay deal;
  deal.hands = record.deal.hands;
  deal.rules = record.deal.rules;
  deal.dealer = record.dealer;
  if (record.auction) {
    deal.turned = record.auction->turned_cards();
    deal.barred = record.auction->barred();
  } else {
    deal.contract = Contract{record.deal.declarer, record.deal.trump, record.deal.doublings};
  }
  return deal;
}

Result<PlayedRecord> ParsePlayedRecord(std::string_view text, const Rules& default_rules,
                                       RecordStops stops) {
  const auto object = ParseJsonObject(text, kExpectedObject);
  if (!object) return object.error();
  return ReadPlayedRecord(*object, default_rules, stops);
}

Result<PlayedRecord> ReadPlayedRecord(const Record& object, const Rules& default_rules,
                                      RecordStops stops) {
  return RecordReader(object, stops).Read(default_rules);
}

namespace {

Message Told(const Ending& ending) {
  const Message seat = SeatMessage(ending.seat);
  switch (ending.cause) {
    case Ending::Cause::kWrongAccusation:
      return Say("$0 wrongly accused the other side", "$0 beschuldigde de tegenpartij ten onrechte",
                 seat);
    case Ending::Cause::kShortHand:
      return Say("$0 was short of cards", "$0 had te weinig kaarten", seat);
    case Ending::Cause::kLongHand:
      return Say("$0 had too many cards", "$0 had te veel kaarten", seat);
    case Ending::Cause::kWrongDeal:
      return Say("the cards were dealt wrongly", "er was verkeerd gegeven");
    case Ending::Cause::kRevoke:
      break;
  }
  return Say("$0 revoked", "$0 verzaakte", seat);
}

Error EndedBy(const Ending& ending) {
  return Error{Say("trick $0: $1, which ended the deal; expected a point before that",
                   "slag $0: $1, waarmee het spel uit was; verwacht een punt daarvoor",
                   ending.trick, Told(ending))};
}

Error NoSuchPoint(const Message& found, const Message& has) {
  return Error{Say("$0 is not in the record, which has $1",
                   "$0 staat niet in het verslag: dat heeft $1", found, has)};
}

}  // namespace

Result<RecordedDeal> FollowRecord(const PlayedRecord& record) {
  if (record.IsPassedOut()) return Error{kPassedOut};
  auto replay = ReplayDeal(record.deal);
  if (!replay) return replay.error();
  RecordedDeal deal{std::move(replay).value(), {}, {}, {}};
  if (deal.replay.ending) deal.last = EndedBy(*deal.replay.ending);
  DealInPlay game(AsDealt(record));
  DealPoint at;
  if (record.auction) {
    for (const Call call : record.auction->calls()) {
      ++at.call;
      deal.points.push_back({at, game, call});
      if (auto error = game.Speak(call)) return *std::move(error);
    }
  }
  at.call = 0;
  for (const ReplayedTrick& trick : deal.replay.tricks) {
    ++at.trick;
    at.card = 0;
    for (const Card card : trick.cards) {
      ++at.card;
      deal.points.push_back({at, game, card});
      if (const auto error = game.Play(card)) {
        if (!deal.last) {
          deal.last = Error{Say("trick $0, card $1: $2; expected a point before it",
                                "slag $0, kaart $1: $2; verwacht een punt daarvoor", at.trick,
                                at.card, *error)};
        }
        return deal;
      }
    }
    game.LoseRoem(trick.roem_lost);
  }
  if (!deal.last && !game.IsOver()) deal.after = game;
  return deal;
}

Result<DealAtPoint> DealAt(const RecordedDeal& deal, const DealPoint& point) {
  std::size_t calls = 0;
  for (const DealAtPoint& one : deal.points) {
    if (one.at == point) return one;
    calls = std::max(calls, one.at.call);
  }
  if (point.call > 0) {
    return NoSuchPoint(Say("call $0", "bod $0", point.call), CallCount(calls));
  }
  if (deal.last) return *deal.last;
  return NoSuchPoint(Say("trick $0, card $1", "slag $0, kaart $1", point.trick, point.card),
                     TrickCount(deal.replay.tricks.size()));
}

}  // namespace jasnel
