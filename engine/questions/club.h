// `club`: the text of a club's season, what is added to it, and what it then says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/draw.h"
#include "engine/questions/spec.h"
#include "engine/records/club_file.h"
#include "engine/records/record.h"
#include "jasnel/club/draw.h"
#include "jasnel/club/evening.h"
#include "jasnel/club/season.h"
#include "jasnel/club/totals.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel::club {

/// Who joins, leaves, or takes another name: a name and the new one.
struct MembersChange {
  std::vector<std::string> join = {};
  std::vector<std::string> leave = {};
  std::vector<std::vector<std::string>> rename = {};
};

/// The next draw. It is among all who have not left, or in the middle of an evening among those of
/// the draw before.
struct NextDraw {
  std::vector<std::string> without = {};
  std::vector<std::string> with = {};
  std::vector<std::string> only = {};               ///< and nobody else, if there are any
  std::optional<std::vector<DrawnNumber>> numbers;  ///< drawn by hand
  std::optional<std::uint64_t> seed;                ///< nothing for a new draw each time
  std::string date = {};                            ///< of an evening that begins
  bool begin = false;                               ///< an evening, though the last is not over
};

/// What a table hands in.
struct TableTotals {
  std::size_t table = 0;
  BothTotals totals = {};
  Message told = {};  ///< what an error calls it
};

inline constexpr Apart kNextDrawApart[] = {{"seed", "numbers"}, {"with", "only"}};

struct HandedIn {
  std::optional<int> boompje = {};  ///< of the last evening; nothing for the last that is drawn
  bool correct = false;             ///< in place of results that are there
  bool sure = false;                ///< results may be as high as they hardly are
  std::vector<TableTotals> results = {};
  std::vector<std::vector<std::string>> substitutes = {};  ///< a player, and who plays for him
  std::vector<std::string> revokes = {};
};

/// What a table hands in, added up: its totals, or its deals by the rules of the evening.
Result<TableTotals> AddedUp(std::size_t table, const TableResult& handed_in,
                            const EveningRules& rules);
/// The same of an object with the keys `table`, and `totals` or `deals`.
Result<TableTotals> TableTotalsOf(const Record& object, const EveningRules& rules);
inline constexpr Phrase kResultExpected = {"an object with table, and totals or deals",
                                           "een object met table, en totals of deals"};

/// The text of a season as a program or a person has it.
struct WrittenSeason {
  std::string text;
  std::string name = "file";     ///< what errors call it
  std::string_view dashes = {};  ///< before the names of keys in errors: those of flags
};

/// A table that has not handed in: numbers from 1.
struct OpenTable {
  std::size_t evening = 0;
  std::size_t boompje = 0;
  std::size_t table = 0;
};
/// Those of all evenings, in order.
std::vector<OpenTable> OpenTables(const ClubSeason& season);
/// `evening 1 boompje 2 table 3, table 4`: the same as words.
Message Listed(std::span<const OpenTable> tables);

/// The options, the players and the champions of the season after another one. An error says what
/// is missing of one that is not over, unless the next one has to `begin`: it then has no champion.
Result<ClubSeason> SeasonAfter(const ClubSeason& season, const std::string& file, bool begin,
                               std::string_view dashes);

/// The champions in the file of a season that are not those that the season before it has now.
std::optional<Error> WrongChampions(const ClubSeason& season, const std::string& file,
                                    const ClubSeason& before, const std::string& file_before);

/// What is wrong with the numbers of evenings of a season that begins; those that are not given are
/// no more than it has evenings.
std::optional<Error> FitRules(SeasonRules& rules, bool gives_best, bool gives_needed,
                              std::string_view dashes);

/// The error for one who is no player of the season, with who may be meant.
Error NoPlayerOf(const ClubSeason& season, const std::string& name, std::string_view dashes);

/// The evenings, added up, and the season. An error names the file and the evening.
Result<std::vector<EveningResult>> ResultsOf(const ClubSeason& season, const std::string& file);
Result<SeasonResult> ResultOf(const ClubSeason& season, const std::string& file);

/// The evening that is asked for, from 1, or the last.
Result<std::size_t> WhichEvening(const ClubSeason& season, std::optional<int> asked,
                                 std::string_view dashes);

/// A draw, and the entries that say it.
struct BoompjeDrawn {
  std::string entries;
  std::size_t boompje = 0;
  DrawAnswer drawn;
};

/// The entries of what is asked for, in the language of the text. Whether they can stand there is
/// said when all is read; but of the results an error says which is wrong.
Result<std::string> EntriesOf(const WrittenSeason& file, const MembersChange& change);
Result<BoompjeDrawn> EntriesOf(const WrittenSeason& file, const ClubSeason& season,
                               const NextDraw& draw);
Result<std::string> EntriesOf(const WrittenSeason& file, const ClubSeason& season,
                              const HandedIn& handed_in);

/// The boompje that was handed in, from 1; of the last evening.
Result<std::size_t> WhichBoompje(const ClubSeason& season, const HandedIn& handed_in,
                                 std::string_view dashes);

struct ClubQuestion {
  WrittenSeason file;
  std::optional<ClubSeason> begun;  ///< a new season
  Language language = Language::kEnglish;
  std::optional<MembersChange> players;
  std::optional<NextDraw> draw;
  std::optional<HandedIn> enter;
  bool undo = false;
};

struct ClubAnswer {
  std::string text;
  std::optional<std::string> taken_back;  ///< the entry; empty if it was there in part
  std::string last;  ///< the entry that undo would take back; empty if there is none
  std::optional<DrawAnswer> drawn;
  ClubSeason season;
  std::vector<EveningResult> results;
  SeasonResult standings;
};

struct KeepSeason {
  using Question = ClubQuestion;
  using Answer = ClubAnswer;
  static constexpr Phrase kAbout = {
      "A club's season as text: what it says, and what it is with an entry more.",
      "Het seizoen van een club als tekst: wat er staat, en hoe het is met een regel erbij."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, ClubQuestion& question);
  static std::optional<Error> Check(ClubQuestion& /*question*/) { return std::nullopt; }
  static Result<ClubAnswer> AnswerTo(const ClubQuestion& question, const AskContext& /*context*/) {
    return AnswerTo(question);
  }
  static Result<ClubAnswer> AnswerTo(const ClubQuestion& question);
};

}  // namespace jasnel::club
