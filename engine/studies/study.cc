#include "jasnel/study.h"

#include <algorithm>
#include <array>
#include <limits>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/studies/row_makers.h"
#include "solver/threads.h"

namespace jasnel {
namespace {

constexpr std::array<Choice<StudyAsk>, 5> kAsks = {{{"values", StudyAsk::kValues},
                                                    {"cards", StudyAsk::kCards},
                                                    {"contracts", StudyAsk::kContracts},
                                                    {"tables", StudyAsk::kTables},
                                                    {"games", StudyAsk::kGames}}};
constexpr Phrase kAskExpected = {"values, cards, contracts, tables or games",
                                 "values, cards, contracts, tables of games"};
constexpr std::array<std::string_view, 7> kStudyKeys = {"ask",   "rules", "seed",   "first",
                                                        "deals", "each",  "version"};

// Deals that a thread takes in one go.
constexpr std::uint64_t kChunk = 8;

// A whole number of a required key.
Result<std::uint64_t> NeedWhole(const Record& object, std::string_view key, std::uint64_t least,
                                std::uint64_t most) {
  const auto number = ReadWhole<std::uint64_t>(object, key, least, most);
  if (!number) return number.error();
  if (!*number)
    return MissingKey(object, kStudyKeys, key, Say("a whole number", "een geheel getal"));
  return **number;
}

std::optional<Error> CheckRange(const char* what, std::uint64_t number, std::uint64_t most) {
  if (number >= 1 && number <= most) return std::nullopt;
  return Error{
      Say("$0 $1; expected 1 to $2", "$0 $1; verwacht 1 tot en met $2", what, number, most)};
}

}  // namespace

std::optional<Error> CheckStudy(const Study& study) {
  auto error = CheckRange("deals", study.deals, Study::kMaxDeals);
  if (!error) error = CheckRange("each", study.each, Study::kMaxEach);
  if (!error) error = CheckRange("first", study.first, Study::kMaxDeals);
  if (!error && study.ask == StudyAsk::kGames && TurnsOf(study.rules) > 1) {
    error = In("rules", Say("turns=$0; expected turns=1, as a row has the calls on one card",
                            "turns=$0; verwacht turns=1, want een rij heeft de biedingen op één "
                            "kaart",
                            study.rules.turns));
  }
  if (!error && study.ask == StudyAsk::kGames && study.rules.doubling != Doubling::kOff) {
    error = In("rules", Say("doubling; expected doubling=off, as a row has no such calls",
                            "doubling; verwacht doubling=off, want een rij heeft zulke biedingen "
                            "niet"));
  }
  if (error || study.Pieces() <= Study::kMaxPieces) return error;
  const std::uint64_t least = (study.deals + Study::kMaxPieces - 1) / Study::kMaxPieces;
  return Error{Say("each $0, which makes $1 pieces; expected at least $2, for at most $3 pieces",
                   "each $0, en dat zijn $1 stukken; verwacht minstens $2, voor hoogstens $3 "
                   "stukken",
                   study.each, study.Pieces(), least, Study::kMaxPieces)};
}

std::string_view StudyAskName(StudyAsk ask) {
  const auto* const found =
      std::find_if(kAsks.begin(), kAsks.end(),
                   [&](const Choice<StudyAsk>& choice) { return choice.second == ask; });
  return found->first;
}

Result<StudyAsk> ParseStudyAsk(std::string_view name) {
  return ReadChoice(name, kAsks, kAskExpected);
}

std::string FormatStudy(const Study& study) {
  return JsonLine({{"ask", StudyAskName(study.ask)},
                   {"rules", FormatRules(study.rules)},
                   {"seed", study.seed},
                   {"first", study.first},
                   {"deals", study.deals},
                   {"each", study.each},
                   {"version", study.version}});
}

Result<Study> ParseStudy(std::string_view json) {
  const auto object =
      ParseJsonObject(json, Say("a study, a JSON object with ask, seed and deals",
                                "een studie, een JSON-object met ask, seed en deals"));
  if (!object) return object.error();
  if (auto error = UnknownKey(*object, kStudyKeys)) return *std::move(error);
  Study study;
  const auto ask = NeedText(*object, "ask", kAskExpected);
  if (!ask) return ask.error();
  const auto named = ParseStudyAsk(*ask);
  if (!named) return In("ask", named.error());
  study.ask = *named;
  const auto rules = ReadRules(*object);
  if (!rules) return rules.error();
  study.rules = rules->value_or(Rules{});
  constexpr auto kMaxSeed = std::numeric_limits<std::uint64_t>::max();
  const auto seed = NeedWhole(*object, "seed", 0, kMaxSeed);
  if (!seed) return seed.error();
  study.seed = *seed;
  const auto first = ReadWhole<std::uint64_t>(*object, "first", 1, Study::kMaxDeals);
  if (!first) return first.error();
  study.first = first->value_or(1);
  const auto deals = NeedWhole(*object, "deals", 1, Study::kMaxDeals);
  if (!deals) return deals.error();
  study.deals = *deals;
  const auto each = NeedWhole(*object, "each", 1, Study::kMaxEach);
  if (!each) return each.error();
  study.each = *each;
  const auto version = ReadText<std::string>(
      *object, "version", [](std::string_view text) { return std::optional(std::string(text)); },
      Say("a version", "een versie"));
  if (!version) return version.error();
  study.version = version->value_or("");
  if (auto error = CheckStudy(study)) return *std::move(error);
  return study;
}

std::string StudyHeader(const Study& study, std::uint64_t rows) {
  return NpyHeader(FieldsOf(study.ask), rows);
}

std::uint64_t StudyRowBytes(StudyAsk ask) { return RowBytes(FieldsOf(ask)); }

Result<StudyPiece> MakeStudyPiece(const Study& study, std::uint64_t piece, const StudyWork& work) {
  if (auto error = CheckStudy(study)) return *std::move(error);
  if (auto error = CheckRange("piece", piece, study.Pieces())) return *std::move(error);
  static constexpr std::atomic<bool> kNever = false;
  const std::atomic<bool>& cancel = work.cancel != nullptr ? *work.cancel : kNever;
  const std::uint64_t count = study.CountOf(piece);
  const std::uint64_t bytes = StudyRowBytes(study.ask);
  StudyPiece made;
  made.npy = StudyHeader(study, count);
  const std::size_t header = made.npy.size();
  made.npy.resize(header + count * bytes);

  const std::size_t chunks = (count + kChunk - 1) / kChunk;
  const int threads = static_cast<int>(std::min<std::uint64_t>(
      chunks, static_cast<std::uint64_t>(work.threads > 0 ? work.threads : DefaultThreads())));
  std::vector<std::unique_ptr<RowMaker>> makers(static_cast<std::size_t>(threads));
  for (auto& maker : makers) maker = std::make_unique<RowMaker>(study, cancel);
  std::atomic<bool> stopped = false;
  std::mutex mutex;
  std::uint64_t done = 0;
  OnPieces(chunks, threads, [&](std::size_t chunk, int thread) {
    RowMaker& maker = *makers[static_cast<std::size_t>(thread)];
    const std::uint64_t end = std::min(count, (chunk + 1) * kChunk);
    for (std::uint64_t i = chunk * kChunk; i < end; ++i) {
      if (stopped || cancel) stopped = true;
      if (stopped) return;
      RowWriter row(std::span(made.npy).subspan(header + i * bytes, bytes));
      if (!maker.Make(study.FirstOf(piece) + i, row)) stopped = true;
    }
    if (!work.progress || stopped) return;
    const std::scoped_lock lock(mutex);
    work.progress(done += end - chunk * kChunk);
  });
  if (stopped)
    return Error{Say("stopped before the piece was whole", "gestopt voordat het stuk klaar was")};
  for (const auto& maker : makers) made.nodes += maker->nodes();
  return made;
}

}  // namespace jasnel
