#include "tools/match/record.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <memory>
#include <utility>

#include "engine/records/played_record.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/move_request.h"
#include "jasnel/notation.h"
#include "jasnel/replay.h"
#include "jasnel/rules.h"
#include "tools/match/header.h"

namespace jasnel {
namespace {

constexpr std::string_view kHeader = "# jasnel match ";
constexpr std::array<std::string_view, 2> kSides = {"NS", "EW"};

Record HeaderRecord(const MatchSetup& asked) {
  const MatchConditions& conditions = asked.request.conditions;
  return {{"a", asked.a},
          {"b", asked.b},
          {"seed", conditions.seed},
          {"rules", FormatRules(conditions.rules)},
          {"trump_and_declarer", ContractName(conditions.contract)}};
}

std::string_view OutcomeName(Outcome outcome) {
  switch (outcome) {
    case Outcome::kMade:
      return "made";
    case Outcome::kPit:
      return "pit";
    default:
      return "nat";  // players give legal cards only: there is no revoke
  }
}

std::string Id(std::uint64_t number, int sitting) { return Concat(number, "-", sitting + 1); }

// Who sits where: 0 for A, 1 for B.
std::size_t PlayerAt(std::size_t side, int sitting) {
  return side == static_cast<std::size_t>(sitting) ? 0 : 1;
}

Record TimesOf(const PlayerTime& time) {
  return {{"cards", time.cards.count()},
          {"slowest_card", time.slowest_card.count()},
          {"calls", time.calls.count()}};
}

Record SittingRecord(const MatchSetup& asked, const PlayedPair& pair, int index) {
  const DealPlayed& played = pair.played[static_cast<std::size_t>(index)];
  const Sitting& sitting = pair.pair[static_cast<std::size_t>(index)];
  Record record;
  record["id"] = Id(pair.number, index);
  record["deal"] = FormatHands(pair.deal.hands);
  record["rules"] = FormatRules(pair.deal.rules);
  record["dealer"] = std::string(1, SeatLetter(pair.deal.dealer));
  if (pair.deal.turned) record["turned"] = std::string(1, SuitLetter(*pair.deal.turned));
  for (const Call call : played.calls) record["auction"].push_back(FormatCall(call));
  record["trump"] = std::string(1, SuitLetter(played.contract.trump));
  record["declarer"] = std::string(1, SeatLetter(played.contract.declarer));
  record["tricks"] = TrickList(played.tricks);
  record["result"] = {{"outcome", OutcomeName(played.result.outcome)},
                      {"ns", played.result.score[0].count()},
                      {"ew", played.result.score[1].count()}};
  for (std::size_t side = 0; side < kSides.size(); ++side) {
    const std::size_t player = PlayerAt(side, index);
    record["players"][std::string(kSides[side])] = player == 0 ? asked.a : asked.b;
    record["nanoseconds"][std::string(kSides[side])] = TimesOf(sitting.times[player]);
  }
  return record;
}

// A whole number of nanoseconds below `kind`.
Result<std::chrono::nanoseconds> ReadTime(const Record& times, const char* kind) {
  const Record* const time = FindKey(times, kind);
  if (time == nullptr || !time->is_number_unsigned()) {
    return Error{Say("nanoseconds: no $0; expected a whole number",
                     "nanoseconds: geen $0; verwacht een geheel getal", kind)};
  }
  constexpr auto kMax = std::numeric_limits<std::int64_t>::max();
  if (time->get<std::uint64_t>() > std::uint64_t{kMax}) {
    return Error{Say("nanoseconds: $0 $1; expected a whole number up to $2",
                     "nanoseconds: $0 $1; verwacht een geheel getal tot en met $2", kind,
                     time->get<std::uint64_t>(), kMax)};
  }
  return std::chrono::nanoseconds(time->get<std::int64_t>());
}

Result<PlayerTime> ReadTimes(const Record& object, std::string_view side) {
  const Record* const all = FindKey(object, "nanoseconds");
  const Record* const times = all != nullptr && all->is_object() ? FindKey(*all, side) : nullptr;
  if (times == nullptr || !times->is_object()) {
    return Error{Say("no nanoseconds of $0; expected the times of both sides",
                     "geen nanoseconds van $0; verwacht de tijden van beide partijen", side)};
  }
  const auto cards = ReadTime(*times, "cards");
  if (!cards) return cards.error();
  const auto slowest = ReadTime(*times, "slowest_card");
  if (!slowest) return slowest.error();
  const auto calls = ReadTime(*times, "calls");
  if (!calls) return calls.error();
  return PlayerTime{*cards, *slowest, *calls};
}

// Whether a record is of this deal: dealt the same, and the contract the same where it is drawn.
bool IsOf(const PlayedRecord& record, const DealToPlay& deal) {
  const Contract contract{record.deal.declarer, record.deal.trump};
  return record.deal.hands == deal.hands && record.deal.rules == deal.rules &&
         record.dealer == deal.dealer &&
         (deal.contract ? contract == *deal.contract
                        : record.auction && record.auction->turned() == deal.turned);
}

}  // namespace

std::string MatchHeader(const MatchSetup& asked) {
  return MatchHeaderLine(kHeader, HeaderRecord(asked));
}

std::optional<Error> CheckMatchHeader(std::string_view line, const MatchSetup& asked) {
  return CheckMatchHeaderLine(line, kHeader, HeaderRecord(asked));
}

std::string PairLines(const MatchSetup& asked, const PlayedPair& pair) {
  return JsonLine(SittingRecord(asked, pair, 0)) + JsonLine(SittingRecord(asked, pair, 1));
}

Result<Sitting> ReadSitting(std::string_view line, const MatchSetup& asked, std::uint64_t number,
                            int sitting) {
  const MatchConditions& conditions = asked.request.conditions;
  const auto record = ParsePlayedRecord(line, conditions.rules);
  if (!record) return record.error();
  const auto object = ParseJsonObject(
      line, Phrase{"a record of a played deal", "een verslag van een gespeeld spel"});
  if (!object) return object.error();
  const DealToPlay deal = MatchDeal(conditions, number);
  const std::string id = Id(number, sitting);
  const Record* const found = FindKey(*object, "id");
  if (found == nullptr || *found != id || !IsOf(*record, deal)) {
    return Error{Say("not deal $0 of this match; expected $1 dealer=$2",
                     "niet spel $0 van deze match; verwacht $1 dealer=$2", id,
                     Message(FormatHands(deal.hands), FormatHands(deal.hands, Language::kDutch)),
                     Message(std::string(1, SeatLetter(deal.dealer)),
                             std::string(1, SeatLetter(deal.dealer, Language::kDutch))))};
  }
  const auto replay = ReplayDeal(record->deal);
  if (!replay) return replay.error();
  if (!replay->IsComplete() || !replay->faults.empty()) {
    return Error{Say("not played to its end with legal cards; expected all eight tricks",
                     "niet uitgespeeld met kaarten die mochten; verwacht alle acht slagen")};
  }
  Sitting read;
  read.side_of_a = static_cast<Side>(sitting);
  read.declarer = record->deal.declarer;
  read.result = *replay->result;
  for (std::size_t side = 0; side < kSides.size(); ++side) {
    const auto times = ReadTimes(*object, kSides[side]);
    if (!times) return times.error();
    read.times[PlayerAt(side, sitting)] = *times;
  }
  const std::size_t calls = record->auction ? record->auction->calls().size() : 0;
  for (std::size_t i = 0; i < calls; ++i) {
    const Side side = SideOf(record->auction->SpeakerOf(static_cast<int>(i)));
    ++read.calls[PlayerAt(static_cast<std::size_t>(Index(side)), sitting)];
  }
  return read;
}

RecordForm FormOfRecord(const MatchSetup& asked, std::function<bool(const Pair&)> take) {
  const auto pair = std::make_shared<Pair>();
  RecordForm form;
  form.header = MatchHeader(asked);
  form.check_header = [&asked](std::string_view line) { return CheckMatchHeader(line, asked); };
  form.read = [&asked, pair](std::string_view text, std::uint64_t deal,
                             int sitting) -> std::optional<Error> {
    const auto read = ReadSitting(text, asked, deal + 1, sitting);
    if (!read) return read.error();
    (*pair)[static_cast<std::size_t>(sitting)] = *read;
    return std::nullopt;
  };
  form.take = [pair, take = std::move(take)] { return take(*pair); };
  return form;
}

}  // namespace jasnel
