#include "tools/match/record.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <limits>
#include <memory>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/records/played_record.h"
#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/move_request.h"
#include "engine/requests/reading.h"
#include "jasnel/notation.h"
#include "jasnel/replay.h"
#include "jasnel/rules.h"
#include "jasnel/version.h"
#include "tools/shared/files.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/system/system.h"
#include "tools/shared/text/output.h"

namespace jasnel {

namespace {

// Players of another build may be others.
Record WithVersion(Record match) {
  match["version"] = Version();
  return match;
}

}  // namespace

std::string MatchHeaderLine(std::string_view prefix, const Record& match) {
  return std::string(prefix) + JsonLine(WithVersion(match));
}

std::optional<Error> CheckMatchHeaderLine(std::string_view line, std::string_view prefix,
                                          const Record& match) {
  const Message expected = Say("expected '$0{...}', the record of a match",
                               "verwacht '$0{...}', het verslag van een match", prefix);
  if (!line.starts_with(prefix)) return Error{Say("$0; $1", "$0; $1", Quoted(line), expected)};
  const auto found =
      ParseJsonObject(line.substr(prefix.size()), Phrase{"what match it is", "welke match het is"});
  if (!found) return found.error();
  const Record wanted = Record::parse(JsonLine(WithVersion(match)));
  for (const auto& [key, value] : wanted.items()) {
    const Record* const other = FindKey(*found, key);
    if (other == nullptr) {
      return Error{Say("made without $0; expected $0 $1, as this match has it",
                       "gemaakt zonder $0; verwacht $0 $1, zoals deze match het heeft", key,
                       value.dump())};
    }
    if (*other != value) {
      return Error{Say("made with $0 $1; expected $2, as this match has it",
                       "gemaakt met $0 $1; verwacht $2, zoals deze match het heeft", key,
                       other->dump(), value.dump())};
    }
  }
  return std::nullopt;
}

namespace {

constexpr Phrase kNotMade = {"cannot be made", "kan niet worden gemaakt"};
constexpr Phrase kNotWritten = {"cannot be written", "kan niet worden geschreven"};
constexpr Phrase kNotRead = {"cannot be read", "kan niet worden gelezen"};

// Of the file at `path`, by what the system says.
Error FailedAt(const std::string& path, const Message& what, int error) {
  return Error{Say("$0: $1: $2", "$0: $1: $2", path, what, SystemError(error))};
}

}  // namespace

Error MatchFile::AtLine(std::uint64_t number, const Error& error) const {
  return Error{Say("$0: line $1: $2", "$0: regel $1: $2", file_.path(), number, error)};
}

Result<MatchFile> MatchFile::Create(const std::string& path, const std::string& header) {
  auto opened = KeptFile::Open(path);
  if (!opened) return opened.error();
  MatchFile file(std::move(opened).value());
  if (file.file_.size() > 0) {
    return Error{
        Say("$0: there is such a file already; expected --resume to go on with it, or another name",
            "$0: dit bestand is er al; verwacht --resume om ermee door te gaan, of een andere naam",
            path)};
  }
  if (auto error = file.Append(header)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

Result<MatchFile> MatchFile::Resume(const std::string& path, const RecordForm& form) {
  auto opened = KeptFile::Open(path);
  if (!opened) return opened.error();
  MatchFile file(std::move(opened).value());
  if (auto error = file.ReadDeals(form)) return *std::move(error);
  return Result<MatchFile>(std::move(file));
}

std::optional<Error> MatchFile::CopyTo(int target, const std::string& path,
                                       std::uint64_t begin) const {
  std::array<char, 4096> block;
  for (std::uint64_t at = begin; at < file_.size();) {
    const auto count = os::ReadAt(file_.descriptor(), block.data(), block.size(), at);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return FailedAt(file_.path(), kNotRead, errno);
    if (!WriteAll(target, {block.data(), static_cast<std::size_t>(count)})) {
      return FailedAt(path, kNotWritten, errno);
    }
    at += static_cast<std::uint64_t>(count);
  }
  if (!os::Sync(target)) return FailedAt(path, kNotWritten, errno);
  return std::nullopt;
}

// What is there from `begin` on gets a file of its own before it is taken away.
std::optional<Error> MatchFile::MoveAway(std::uint64_t begin, const Error& reason) {
  std::string path = file_.path() + ".rest";
  constexpr int kFlags = O_WRONLY | O_CREAT | O_EXCL | os::kOwn;
  int target = os::Open(path, kFlags);
  for (int i = 2; target < 0 && errno == EEXIST; ++i) {
    path = Concat(file_.path(), ".rest-", i);
    target = os::Open(path, kFlags);
  }
  if (target < 0) return FailedAt(path, kNotMade, errno);
  auto error = CopyTo(target, path, begin);
  close(target);
  if (error) {
    os::Remove(path);
    return error;
  }
  if (auto failed = file_.CutTo(begin)) return failed;
  remark_ = Say("$0; moved to $1, and the deal is played again",
                "$0; verplaatst naar $1, en het spel wordt overgespeeld", reason, path);
  return std::nullopt;
}

std::optional<Error> MatchFile::ReadDeals(const RecordForm& form) {
  const std::atomic<bool> cancel = false;  // half read, much would be moved away
  LineReader lines(file_.descriptor(), cancel, LineReader::Bytes::kAsTheyAre);
  auto line = lines.Next();
  const std::string first(line ? line->text : "");
  const bool first_ends = file_.HasLineEndBefore(lines.bytes());
  if (!first_ends && form.header.starts_with(first)) {
    return Append(form.header.substr(first.size()));
  }
  if (auto error = form.check_header(first)) {
    return AtLine(1, *error);
  }
  if (!first_ends) return Append("\n");
  std::uint64_t whole = lines.bytes();  // up to here there are whole deals
  std::uint64_t number = 0;             // of the line, the header being line 0
  std::optional<Error> broken;
  while ((line = lines.Next())) {
    if (broken) return broken;  // and not the last
    const auto deal = number / static_cast<std::uint64_t>(form.lines);
    const int of_deal = static_cast<int>(number % static_cast<std::uint64_t>(form.lines));
    ++number;
    if (const auto error = form.read(line->text, deal, of_deal)) {
      broken = AtLine(number + 1, *error);
      continue;
    }
    if (of_deal + 1 < form.lines) continue;
    if (!file_.HasLineEndBefore(lines.bytes())) {
      if (auto error = Append("\n")) return error;
      form.take();
      return std::nullopt;
    }
    whole = lines.bytes();
    if (!form.take()) return std::nullopt;
  }
  if (lines.error() != 0) return FailedAt(file_.path(), kNotRead, lines.error());
  if (whole == file_.size()) return std::nullopt;
  const Error breaks_off{Say("a deal breaks off", "een spel breekt af")};
  return MoveAway(whole, broken ? *broken : AtLine(number + 1, breaks_off));
}

namespace {

constexpr std::string_view kHeader = "# jasnel match ";
constexpr std::array<std::string_view, 2> kSideNames = {"NS", "EW"};

Record HeaderRecord(const MatchSetup& asked) {
  const MatchConditions& conditions = asked.request.conditions;
  Record header = {{"a", asked.a},
                   {"b", asked.b},
                   {"seed", conditions.seed},
                   {"rules", FormatRules(conditions.rules)},
                   {"trump_and_declarer", ContractName(conditions.contract)}};
  if (!conditions.dealt.IsRandom()) header["dealt"] = FormatDealt(conditions.dealt);
  if (asked.request.match_of > 0) header["match_of"] = asked.request.match_of;
  if (asked.request.ahead != 0) header["ahead"] = asked.request.ahead;
  return header;
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

constexpr std::uint64_t kMostFouls = 2 * kHandSize + 100;  // of a side, with its calls

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
  if (!pair.deal.turned.empty()) record["turned"] = TurnedRecord(pair.deal.turned);
  for (const Call call : played.calls) record["auction"].push_back(FormatCall(call));
  if (!played.passed_out) {
    record["trump"] = std::string(1, SuitLetter(played.contract.trump));
    record["declarer"] = std::string(1, SeatLetter(played.contract.declarer));
    record["tricks"] = TrickList(played.tricks);
  }
  record["result"] = {
      {"outcome", played.passed_out ? "passed out" : OutcomeName(played.result.outcome)},
      {"ns", played.result.score[0].count()},
      {"ew", played.result.score[1].count()}};
  for (std::size_t side = 0; side < kSideNames.size(); ++side) {
    const std::size_t player = PlayerAt(side, index);
    record["players"][std::string(kSideNames[side])] = player == 0 ? asked.a : asked.b;
    record["nanoseconds"][std::string(kSideNames[side])] = TimesOf(sitting.times[player]);
    if (sitting.times[player].fouls > 0) {
      record["fouls"][std::string(kSideNames[side])] = sitting.times[player].fouls;
    }
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

// The fouls of a side, in an object by side; none where it is not there.
Result<std::uint64_t> ReadFouls(const Record* fouls, std::string_view side) {
  if (fouls == nullptr) return std::uint64_t{0};
  if (!fouls->is_object()) {
    return OfType("fouls", *fouls, Phrase{"those of each side", "die van elke partij"});
  }
  const auto read = ReadWhole<std::uint64_t>(*fouls, side, 0, kMostFouls);
  if (!read) return In("fouls", read.error());
  return read->value_or(0);
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
  const auto fouls = ReadFouls(FindKey(object, "fouls"), side);
  if (!fouls) return fouls.error();
  return PlayerTime{*cards, *slowest, *calls, *fouls};
}

// So often a deal may have been passed out and dealt again; more often it never is.
constexpr std::uint64_t kMostVersions = 1000;

// Whether a record is of this deal: dealt the same, and the contract the same where it is drawn.
bool IsOf(const PlayedRecord& record, const DealToPlay& deal) {
  const Contract contract{record.deal.declarer, record.deal.trump};
  return record.deal.hands == deal.hands && record.deal.rules == deal.rules &&
         record.dealer == deal.dealer &&
         (deal.contract ? contract == *deal.contract
                        : record.auction && record.auction->turned_cards() == deal.turned);
}

}  // namespace

std::string MatchHeader(const MatchSetup& asked) {
  return MatchHeaderLine(kHeader, HeaderRecord(asked));
}

std::optional<Error> CheckMatchHeader(std::string_view line, const MatchSetup& asked) {
  return CheckMatchHeaderLine(line, kHeader, HeaderRecord(asked));
}

std::string DealLines(const MatchSetup& asked, const PlayedPair& pair) {
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
  bool is_of = IsOf(*record, deal);
  // It may have been dealt again.
  const bool again = conditions.rules.all_pass == AllPass::kRedeal;
  for (std::uint64_t version = 1; again && !is_of && version < kMostVersions; ++version) {
    is_of = IsOf(*record, MatchDeal(conditions, number, version));
  }
  const std::string id = Id(number, sitting);
  const Record* const found = FindKey(*object, "id");
  if (found == nullptr || *found != id || !is_of) {
    return Error{Say("not deal $0 of this match; expected $1 dealer=$2",
                     "niet spel $0 van deze match; verwacht $1 dealer=$2", id,
                     Message(FormatHands(deal.hands), FormatHands(deal.hands, Language::kDutch)),
                     Message(std::string(1, SeatLetter(deal.dealer)),
                             std::string(1, SeatLetter(deal.dealer, Language::kDutch))))};
  }
  Sitting read;
  read.side_of_a = static_cast<Side>(sitting);
  read.passed_out = record->IsPassedOut();
  if (!read.passed_out) {
    const auto replay = ReplayDeal(record->deal);
    if (!replay) return replay.error();
    if (!replay->IsComplete() || !replay->faults.empty()) {
      return Error{Say("not played to its end with legal cards; expected all eight tricks",
                       "niet uitgespeeld met kaarten die mochten; verwacht alle acht slagen")};
    }
    read.declarer = record->deal.declarer;
    read.doublings = record->deal.doublings;
    read.result = *replay->result;
  }
  for (std::size_t side = 0; side < kSideNames.size(); ++side) {
    const auto times = ReadTimes(*object, kSideNames[side]);
    if (!times) return times.error();
    read.times[PlayerAt(side, sitting)] = *times;
  }
  const std::size_t calls = record->auction ? record->auction->calls().size() : 0;
  for (std::size_t i = 0; i < calls; ++i) {
    const Side side = SideOf(record->auction->SpeakerOf(static_cast<int>(i)));
    ++read.calls[PlayerAt(Index(side), sitting)];
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
