#include "tools/club/command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "engine/questions/club.h"
#include "engine/questions/draw.h"
#include "engine/questions/evening.h"
#include "engine/questions/knockout.h"
#include "engine/questions/movement.h"
#include "engine/questions/paper.h"
#include "engine/questions/season.h"
#include "engine/requests/json_reader.h"
#include "tools/club/folder.h"
#include "tools/club/player_data.h"
#include "tools/club/text.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/parent_command.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"
#include "tools/shared/text/words.h"
#include "tools/sheet/sheet.h"

namespace jasnel::club {

void AddNumberFlag(CLI::App& app, const std::string& flag, const std::string& help,
                   std::optional<int>& number) {
  AddFlag(
      app, flag, "N", help,
      [](const std::string& text) -> Result<std::optional<int>> {
        const auto read = ReadNumber(text, 1, 1000);
        if (!read) return read.error();
        return std::optional(*read);
      },
      number);
}

namespace {

constexpr std::string_view kDashes = "--";

std::vector<std::string> NamesIn(std::string_view text) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = text.find(',');
    names.emplace_back(Trim(text.substr(0, comma)));
    if (comma == std::string_view::npos) return names;
    text.remove_prefix(comma + 1);
  }
}

// Of all that were given, each with names between commas.
std::vector<std::string> NamesOf(std::span<const std::string> given) {
  std::vector<std::string> names;
  for (const std::string& one : given) {
    for (std::string& name : NamesIn(one)) names.push_back(std::move(name));
  }
  return names;
}

// Rows, in which each list has a column for each item: `boompjes` becomes `boompjes_1` and so on.
std::string WideCsv(const QuestionSpec& spec, const void* answer) {
  const auto [parts, path] = spec.csv_form();
  const std::vector<Record> rows = RowsOf(parts, path, answer, Language::kEnglish);
  std::vector<std::string> names;
  for (const std::string& name : ColumnsOf(parts, path)) {
    std::size_t most = 0;
    bool is_list = false;
    for (const Record& row : rows) {
      const auto found = row.find(name);
      if (found == row.end() || !found->is_array()) continue;
      is_list = true;
      most = std::max(most, found->size());
    }
    if (!is_list) names.push_back(name);
    for (std::size_t i = 1; i <= most; ++i) names.push_back(name + "_" + std::to_string(i));
  }
  std::string text = CsvHeader(names);
  for (const Record& row : rows) {
    Record wide;
    for (const auto& [name, value] : row.items()) {
      if (!value.is_array()) {
        wide[name] = value;
        continue;
      }
      for (std::size_t i = 0; i < value.size(); ++i) {
        if (!value[i].is_null()) wide[name + "_" + std::to_string(i + 1)] = value[i];
      }
    }
    text += CsvLine(wide, names);
  }
  return text;
}

// A command about a season in a folder.
class ClubCommand : public Command {
 public:
  // What only writes or checks has no format.
  explicit ClubCommand(CLI::App& app, bool has_format = true,
                       Phrase season_help = {"which season (default the newest)",
                                             "welk seizoen (standaard het nieuwste)"})
      : app_(app) {
    AddText(app_, "FOLDER", Localized({"the folder of the club", "de map van de club"}), folder_)
        .WithForm("");
    AddText(app_, "--season", Localized(season_help), season_).WithForm("NAME").TakingLast();
    if (has_format) AddFormatFlag(app_, format_);
    AddLanguageFlag(app_, language_)
        .WithHelp(Localized({"en or nl (default the language of the season's file)",
                             "en of nl (standaard de taal van het bestand van het seizoen)"}));
  }

  const CLI::App& app() const final { return app_; }

  ExitStatus Run() final {
    if (folder_.empty()) {
      return PrintUsageError(name(),
                             Say("no folder; expected that of the club, such as $0 bedum",
                                 "geen map; verwacht die van de club, zoals $0 bedum", name()));
    }
    return Act();
  }

 protected:
  virtual ExitStatus Act() = 0;

  std::string name() const { return NameOf(app_); }
  const std::string& folder() const { return folder_; }
  const std::string& season() const { return season_; }
  Format format() const { return format_; }
  Language language() const { return language_; }
  bool IsGiven(const std::string& flag) const { return jasnel::IsGiven(app_, flag); }

  ExitStatus Failed(const Error& error) const { return Fail(name(), error.both()); }
  ExitStatus Wrong(const Message& message) const { return PrintUsageError(name(), message); }
  ExitStatus Done(const std::string& text) const { return PrintLast(name(), text, kExitOk); }

  // An answer in the format that was asked for.
  ExitStatus PrintAnswer(const QuestionSpec& spec, const void* answer,
                         const std::function<std::string()>& text) const {
    if (format_ == Format::kText) return Done(text());
    if (format_ == Format::kCsv) return Done(WideCsv(spec, answer));
    return Done(ObjectText(spec.answer, answer, Language::kEnglish, language_) + "\n");
  }

  // Without --lang all is said in the language of the file.
  void SpeakAs(std::string_view text) {
    if (IsGiven("--lang")) return;
    language_ = LanguageOfFile(text);
    SetMessageLanguage(language_);
  }

  Result<SeasonFile> ReadSeasonAsked() {
    auto read = ReadSeason(folder_, season_);
    if (read) SpeakAs(read->text);
    return read;
  }

  // Adds entries to the season, which is opened for that.
  Result<OpenSeason> OpenToAdd() {
    auto opened = OpenSeason::Open(folder_, season_);
    if (!opened) return opened;
    OpenSeason open = std::move(opened).value();
    SpeakAs(open.text());
    if (auto error = open.Read()) return *std::move(error);
    return Result<OpenSeason>(std::move(open));
  }

  // Adds entries and says them, line by line; `said` is what stands below.
  ExitStatus Enter(OpenSeason& file, const std::string& entries,
                   const std::function<std::string()>& said) const {
    if (const auto error = file.Add(entries)) return Failed(*error);
    WarnOfNextSeason(file);
    return Done(Entered(entries) + said());
  }

  std::string Entered(std::string_view entries) const {
    const Voice say(language_);
    std::string text;
    while (!entries.empty()) {
      const std::size_t end = std::min(entries.find('\n') + 1, entries.size());
      text += say("Entered: $0\n", "Ingevoerd: $0\n", Trim(entries.substr(0, end)));
      entries.remove_prefix(end);
    }
    return text;
  }

  // Says so where the season after this one has other champions than it has now.
  void WarnOfNextSeason(const OpenSeason& file) const {
    const auto seasons = SeasonsIn(folder_);
    if (!seasons) return;
    const std::string path = folder_ + "/";
    for (std::size_t i = 0; i + 1 < seasons->size(); ++i) {
      if (path + (*seasons)[i] + ".txt" != file.path()) continue;
      const auto next = ReadSeason(folder_, (*seasons)[i + 1]);
      if (!next) return;
      if (const auto wrong = WrongChampions(next->season, next->path, file.season(), file.path())) {
        PrintRemark(name(), wrong->both());
      }
    }
  }

  CLI::App& app_;

 private:
  std::string folder_;
  std::string season_;
  Format format_ = Format::kText;
  Language language_ = Language::kEnglish;
};

class NewCommand : public ClubCommand {
 public:
  explicit NewCommand(CLI::App& app)
      : ClubCommand(app, false,
                    {"its name, such as 2026-2027; needed", "de naam, zoals 2026-2027; nodig"}) {
    SetAbout(app, Localized({"A new season: its options, and the players and champions of the last "
                             "one.",
                             "Een nieuw seizoen: de opties, en de spelers en kampioenen van het "
                             "vorige."}));
    SetHelpEnd(app, Localized({"Without options a season is as the one before in the folder; the "
                               "first is as SV Bedum plays.\n"
                               "Full reference: docs/reference/club.md.",
                               "Zonder opties is een seizoen als het vorige in de map; het eerste "
                               "zoals SV Bedum speelt.\n"
                               "Alles staat in docs/reference/club.md."}));
    AddFieldFlags(app, AddUpEvening::kSpec.fields, &evening_);
    AddFieldFlags(app, AddUpSeason::kSpec.fields, &rules_);
    AddSwitch(
        app, "--new-partners",
        Localized({"nobody gets a partner whom he had in the same evening, as far as possible",
                   "niemand krijgt een maat die hij dezelfde avond al had, zover dat kan"}),
        new_partners_);
    AddTexts(app, "--champions",
             Localized({"the champions of a season before, oldest season first; may be repeated",
                        "de kampioenen van een eerder seizoen, oudste eerst; mag vaker"}),
             champions_)
        .WithForm("NAMES")
        .TakingAll();
    AddSwitch(
        app, "--begin",
        Localized({"also where the season before is not over; it then has no champion",
                   "ook als het vorige seizoen niet voorbij is; dat heeft dan geen kampioen"}),
        begin_);
  }

 private:
  ExitStatus Act() override {
    if (season().empty()) {
      return Wrong(Say("no name; expected --season=NAME, such as --season=2026-2027",
                       "geen naam; verwacht --season=NAAM, zoals --season=2026-2027"));
    }
    if (const auto error = WrongSeasonName(season())) {
      return Wrong(Say("--season: $0", "--season: $0", *error));
    }
    std::error_code failed;
    std::filesystem::create_directory(folder(), failed);
    const auto seasons = SeasonsIn(folder());
    if (!seasons) return Failed(seasons.error());
    if (std::find(seasons->begin(), seasons->end(), season()) != seasons->end()) {
      return Failed(
          Error{Say("$0: season $1 is there already; expected a new name",
                    "$0: seizoen $1 is er al; verwacht een nieuwe naam", folder(), season())});
    }
    ClubSeason made;
    if (!seasons->empty()) {
      const auto before = ReadSeason(folder(), seasons->back());
      if (!before) return Failed(before.error());
      SpeakAs(before->text);
      auto after = SeasonAfter(before->season, before->path, begin_, kDashes);
      if (!after) return Failed(after.error());
      made = std::move(after).value();
    }
    TakeGiven(made);
    if (const auto error = FitRules(made.rules, IsGiven("--best"), IsGiven("--needed"), kDashes)) {
      return Wrong(error->both());
    }
    const std::string text = ClubEntries(language()).Begin(made);
    const std::string path = folder() + "/" + season() + ".txt";
    if (const auto read = ReadClubSeason(text, path, 0); !read) return Failed(read.error());
    if (const auto error = WriteWholeFile(path, text)) return Failed(*error);
    return Done(path + "\n");
  }

  // What was given, in place of what the season before had.
  void TakeGiven(ClubSeason& made) const {
    made.name = season();
    if (IsGiven("--rules")) made.evening_rules.rules = evening_.rules.rules;
    constexpr std::pair<const char*, int EveningRules::*> kOfEvening[] = {
        {"--boompjes", &EveningRules::boompjes},
        {"--deals", &EveningRules::deals},
        {"--standing", &EveningRules::standing},
        {"--revoke", &EveningRules::revoke}};
    for (const auto& [flag, member] : kOfEvening) {
      if (IsGiven(flag)) made.evening_rules.*member = evening_.rules.*member;
    }
    constexpr std::pair<const char*, int PrizeFormula::*> kOfPrizes[] = {
        {"--prizes-first", &PrizeFormula::first}, {"--prizes-every", &PrizeFormula::every}};
    for (const auto& [flag, member] : kOfPrizes) {
      if (IsGiven(flag)) made.evening_rules.prizes.*member = evening_.rules.prizes.*member;
    }
    constexpr std::pair<const char*, int SeasonRules::*> kOfSeason[] = {
        {"--evenings", &SeasonRules::evenings},
        {"--best", &SeasonRules::best},
        {"--needed", &SeasonRules::needed},
        {"--wins-to-keep", &SeasonRules::wins_to_keep}};
    for (const auto& [flag, member] : kOfSeason) {
      if (IsGiven(flag)) made.rules.*member = rules_.rules.*member;
    }
    if (IsGiven("--new-partners")) made.new_partners = new_partners_;
    for (const std::string& names : champions_) made.champions.push_back(NamesIn(names));
  }

  EveningQuestion evening_;
  SeasonQuestion rules_;
  bool new_partners_ = false;
  bool begin_ = false;
  std::vector<std::string> champions_;
};

class PlayersCommand : public ClubCommand {
 public:
  explicit PlayersCommand(CLI::App& app) : ClubCommand(app) {
    SetAbout(app, Localized({"The players: who they are, who joins, leaves, or takes another name.",
                             "De spelers: wie het zijn, wie erbij komt, weggaat of anders heet."}));
    const auto add = [&](const char* flag, Phrase help, std::vector<std::string>& texts) {
      AddTexts(app, flag, Localized(help), texts).WithForm("NAMES").TakingAll();
    };
    add("--add",
        {"they join, also again; may be repeated", "zij komen erbij, ook opnieuw; mag vaker"},
        add_);
    AddInputFlag(
        app,
        Localized({"a file with the name of one who joins on each line, - for standard input",
                   "een bestand met op elke regel de naam van wie erbij komt, - voor "
                   "standaardinvoer"}),
        input_);
    add("--leave", {"they leave; may be repeated", "zij vertrekken; mag vaker"}, leave_);
    add("--rename",
        {"a name and the new one, also to mend it; may be repeated",
         "een naam en de nieuwe, ook om hem te verbeteren; mag vaker"},
        rename_);
    const auto one = [&](const char* flag, Phrase help, std::string& text) {
      AddText(app, flag, Localized(help), text).WithForm("NAME").TakingLast();
    };
    one("--export",
        {"print all that the folder has of a player or a guest, as JSON, one line for each season",
         "druk af wat de map van een speler of een gast heeft, als JSON, een regel per seizoen"},
        export_);
    one("--erase",
        {"take the names of a player out of all seasons; the results stay",
         "haal de namen van een speler uit alle seizoenen; de uitslagen blijven"},
        erase_);
  }

 private:
  ExitStatus Act() override {
    // Each of these stands alone.
    for (const char* alone : {"--export", "--erase"}) {
      for (const char* other :
           {"--export", "--erase", "--add", "--input", "--leave", "--rename", "--season"}) {
        if (alone == std::string_view(other) || !IsGiven(alone) || !IsGiven(other)) continue;
        return Wrong(Say("$0 with $1; expected one of the two",
                         "$0 met $1; verwacht een van de twee", alone, other));
      }
    }
    if (IsGiven("--export")) return Export();
    if (IsGiven("--erase")) return Erase();
    std::vector<std::string> joining = NamesOf(add_);
    if (!input_.empty()) {
      auto file = InputFile::Open(input_, Say("names", "namen"));
      if (!file) return Failed(file.error());
      LineReader lines(file->descriptor(), Interrupted());
      for (bool is_first = true; const auto line = lines.Next(); is_first = false) {
        const std::string name = FirstCell(Trim(line->text));
        if (!IsComment(name) && !(is_first && IsHeading(name))) joining.push_back(name);
      }
    }
    if (joining.empty() && leave_.empty() && rename_.empty()) {
      const auto read = ReadSeasonAsked();
      if (!read) return Failed(read.error());
      return List(read->season);
    }
    auto open = OpenToAdd();
    if (!open) return Failed(open.error());
    OpenSeason file = std::move(open).value();
    MembersChange change = {.join = std::move(joining), .leave = NamesOf(leave_)};
    for (const std::string& names : rename_) {
      change.rename.push_back(NamesIn(names));
      if (change.rename.back().size() != 2) {
        return Wrong(Say("--rename: $0", "--rename: $0",
                         Unexpected(names, Phrase{"two names, such as Anna,Anna Bakker",
                                                  "twee namen, zoals Anna,Anna Bakker"})));
      }
    }
    const auto added = EntriesOf(file.written(), change);
    if (!added) return Failed(added.error());
    if (format() == Format::kText) {
      return Enter(file, *added, [&] {
        const Voice say(language());
        return say("Players: $0.\n", "Spelers: $0.\n", file.season().members.size());
      });
    }
    if (const auto error = file.Add(*added)) return Failed(*error);
    return List(file.season());
  }

  // The name on a line of a list: the whole line, or in quotes the first cell of CSV.
  static std::string FirstCell(std::string_view line) {
    if (!line.starts_with('"')) return std::string(line);
    std::string name;
    for (std::size_t at = 1; at < line.size(); ++at) {
      if (line[at] == '"' && (at + 1 == line.size() || line[at + 1] != '"')) break;
      if (line[at] == '"') ++at;
      name += line[at];
    }
    return std::string(Trim(name));
  }

  static bool IsHeading(std::string_view name) {
    constexpr std::string_view kHeadings[] = {"name", "naam", "player", "speler"};
    return std::any_of(std::begin(kHeadings), std::end(kHeadings),
                       [&](std::string_view word) { return EqualsIgnoringCase(name, word); });
  }

  ExitStatus List(const ClubSeason& season) const {
    if (format() == Format::kText) return Done(MembersText(season, language()));
    const std::vector<std::string> names = {"number", "player", "active"};
    std::string text = format() == Format::kCsv ? CsvHeader(names) : "";
    for (std::size_t i = 0; i < season.members.size(); ++i) {
      const Member& member = season.members[i];
      const Record record = {{"number", i + 1}, {"player", member.name}, {"active", member.active}};
      text += format() == Format::kCsv ? CsvLine(record, names) : JsonLine(record);
    }
    return Done(text);
  }

  Error NoPlayer(std::span<const SeasonFile> files, const std::string& player) const {
    return files.empty()
               ? Error{Say("$0: no season in it; expected one, which jasnel club new makes",
                           "$0: geen seizoen erin; verwacht er een, dat jasnel club new "
                           "maakt",
                           folder())}
               : NoPlayerOf(files.back().season, player, kDashes);
  }

  ExitStatus Export() {
    const auto files = AllSeasons(folder());
    if (!files) return Failed(files.error());
    const auto data = DataOf(*files, AnyNamesOf(*files, export_));
    if (!data) return Failed(data.error());
    if (data->empty()) return Failed(NoPlayer(*files, export_));
    std::string text;
    for (const Record& record : *data) text += JsonLine(record);
    return Done(text);
  }

  ExitStatus Erase() {
    const auto files = AllSeasons(folder());
    if (!files) return Failed(files.error());
    const Member player = AnyNamesOf(*files, erase_);
    std::vector<std::string> texts;
    for (const SeasonFile& file : *files) texts.push_back(file.text);
    const std::string instead = NameOfErased(texts);
    const auto seasons = SeasonsIn(folder());
    std::string where;
    for (const std::string& season : *seasons) {
      auto opened = OpenSeason::Open(folder(), season);
      if (!opened) return Failed(opened.error());
      OpenSeason file = std::move(opened).value();
      SpeakAs(file.text());
      if (const auto error = file.Read()) return Failed(*error);
      const ErasedFile erased = EraseMember(file.text(), file.season(), player, instead);
      for (const std::size_t line : erased.comments) {
        PrintRemark(name(), Say("$0:$1: the name stands in a comment, which stays as it is",
                                "$0:$1: de naam staat in een opmerking, die blijft zoals hij is",
                                file.path(), line));
      }
      if (erased.text == file.text()) continue;
      if (const auto read = ReadClubSeason(erased.text, file.path()); !read) {
        return Failed(read.error());
      }
      if (const auto error = WriteWholeFile(file.path(), erased.text)) return Failed(*error);
      where += (where.empty() ? "" : ", ") + file.path();
    }
    if (where.empty()) return Failed(NoPlayer(*files, erase_));
    const Voice say(language());
    return Done(say("Erased: $0 is now $1, and has left, in $2.\n",
                    "Gewist: $0 heet nu $1, en is vertrokken, in $2.\n", erase_, instead, where));
  }

  std::vector<std::string> add_;
  std::string input_;
  std::vector<std::string> leave_;
  std::vector<std::string> rename_;
  std::string export_;
  std::string erase_;
};

class DrawCommand : public ClubCommand {
 public:
  explicit DrawCommand(CLI::App& app) : ClubCommand(app) {
    SetAbout(app, Localized(DrawTables::kAbout));
    SetHelpEnd(app,
               Localized({"The first draw of an evening is among all players, a later one among "
                          "those of the one before.\nAfter the last boompje a new evening begins.",
                          "De eerste loting van een avond is onder alle spelers, een latere "
                          "onder die van de vorige.\nNa het laatste boompje begint een nieuwe "
                          "avond."}));
    AddTexts(app, "--without",
             Localized({"who is not there, or has left; may be repeated",
                        "wie er niet is, of is weggegaan; mag vaker"}),
             without_)
        .WithForm("NAMES")
        .TakingAll();
    AddTexts(app, "--with",
             Localized({"who has come since; may be repeated", "wie erbij is gekomen; mag vaker"}),
             with_)
        .WithForm("NAMES")
        .TakingAll();
    AddTexts(app, "--only",
             Localized({"these, and nobody else; may be repeated",
                        "deze spelers en niemand anders; mag vaker"}),
             only_)
        .WithForm("NAMES")
        .TakingAll();
    AddText(app, "--numbers",
            Localized({"what was drawn by hand, such as Anna=3,Bram=1",
                       "wat met de hand is geloot, zoals Anna=3,Bram=1"}),
            numbers_)
        .WithForm("NUMBERS")
        .TakingLast();
    AddFlag(
        app, "--seed", "N",
        Localized({"the same draw each time (default the system's random numbers)",
                   "elke keer dezelfde loting (standaard toevalsgetallen van het systeem)"}),
        [](const std::string& text) -> Result<std::optional<std::uint64_t>> {
          const auto seed = ReadSeed(text);
          if (!seed) return seed.error();
          return std::optional(*seed);
        },
        seed_);
    AddText(app, "--date",
            Localized({"of an evening that begins, as it is to stand in the file",
                       "van een avond die begint, zoals hij in het bestand moet staan"}),
            date_)
        .WithForm("DATE")
        .TakingLast();
    AddSwitch(app, "--begin",
              Localized({"begin a new evening, also where the last one is not over",
                         "begin een nieuwe avond, ook als de vorige niet af is"}),
              begin_);
  }

 private:
  ExitStatus Act() override {
    if (const auto error = CheckFieldFlags(app(), {}, kNextDrawApart)) return Wrong(error->both());
    auto open = OpenToAdd();
    if (!open) return Failed(open.error());
    OpenSeason file = std::move(open).value();
    NextDraw draw = {.without = NamesOf(without_),
                     .with = NamesOf(with_),
                     .only = NamesOf(only_),
                     .numbers = {},
                     .seed = seed_,
                     .date = date_,
                     .begin = begin_};
    if (!numbers_.empty()) {
      if (auto error = ReadNumbers(draw)) {
        return Wrong(Say("--numbers: $0", "--numbers: $0", *error));
      }
    }
    const auto drawn = EntriesOf(file.written(), file.season(), draw);
    if (!drawn) return Failed(drawn.error());
    const std::vector<OpenTable> open_tables = OpenTables(file.season());
    if (const auto error = file.Add(drawn->entries)) return Failed(*error);
    if (!open_tables.empty()) {
      PrintRemark(name(), Say("still to come: $0", "nog te komen: $0", Listed(open_tables)));
    }
    return PrintAnswer(DrawTables::kSpec, &drawn->drawn,
                       [&] { return DrawText(drawn->drawn, drawn->boompje, language()); });
  }

  std::optional<Error> ReadNumbers(NextDraw& draw) const {
    auto& numbers = draw.numbers.emplace();
    for (const std::string& one : NamesIn(numbers_)) {
      const std::size_t equals = std::min(one.rfind('='), one.size());
      const auto number = ReadNumber(
          Trim(std::string_view(one).substr(std::min(equals + 1, one.size()))), 1, kMostPlayers);
      if (!number) {
        return Unexpected(one, Phrase{"a name and a number, such as Anna=3",
                                      "een naam en een nummer, zoals Anna=3"});
      }
      numbers.push_back({std::string(Trim(std::string_view(one).substr(0, equals))), *number});
    }
    return std::nullopt;
  }

  std::vector<std::string> without_;
  std::vector<std::string> with_;
  std::vector<std::string> only_;
  std::string numbers_;
  std::optional<std::uint64_t> seed_;
  std::string date_;
  bool begin_ = false;
};

class EnterCommand : public ClubCommand {
 public:
  explicit EnterCommand(CLI::App& app) : ClubCommand(app, false) {
    SetAbout(app,
             Localized({"Enters what tables hand in: the totals of a boompje; also substitutes "
                        "and revokes.",
                        "Voert in wat tafels inleveren: de totalen van een boompje; ook "
                        "invallers en verzaken."}));
    SetHelpEnd(app,
               Localized({"A result is a table and the totals of North-South and East-West, roem "
                          "included: 2:1234-1102.\n"
                          "With --table it is the deals of that table, each as in jasnel sheet, "
                          "where we are North-South.",
                          "Een uitslag is een tafel en de totalen van noord-zuid en oost-west, "
                          "met roem: 2:1234-1102.\n"
                          "Met --table zijn het de spellen van die tafel, elk als in jasnel sheet, "
                          "waarin wij noord-zuid zijn."}));
    AddTexts(app, "RESULTS",
             Localized({"such as 1:1234-1102, or with --table 'we H 102 60 20 0'",
                        "zoals 1:1234-1102, of met --table 'wij H 102 60 20 0'"}),
             results_)
        .WithForm("");
    AddInputFlag(app,
                 Localized({"a file with a result on each line, as text or as JSON with table, and "
                            "totals or deals; - for standard input",
                            "een bestand met op elke regel een uitslag, als tekst of als JSON met "
                            "table, en totals of deals; - voor standaardinvoer"}),
                 input_);
    AddNumberFlag(app, "--table",
                  Localized({"the results are the deals of this table",
                             "de uitslagen zijn de spellen van deze tafel"}),
                  table_);
    AddNumberFlag(app, "--boompje",
                  Localized({"of the last evening (default the last that was drawn)",
                             "van de laatste avond (standaard het laatste dat geloot is)"}),
                  boompje_);
    AddSwitch(
        app, "--correct",
        Localized({"in place of results that are there", "in plaats van uitslagen die er zijn"}),
        correct_);
    AddSwitch(app, "--sure",
              Localized({"totals may be as high as they hardly ever are",
                         "totalen mogen zo hoog zijn als ze bijna nooit zijn"}),
              sure_);
    AddTexts(app, "--substitute",
             Localized({"a player and who plays in his place; may be repeated",
                        "een speler en wie in zijn plaats speelt; mag vaker"}),
             substitutes_)
        .WithForm("NAMES")
        .TakingAll();
    AddTexts(
        app, "--revoke",
        Localized({"who revoked, where that costs the player points at the end; may be repeated",
                   "wie verzaakte, waar dat de speler aan het eind punten kost; mag vaker"}),
        revokes_)
        .WithForm("NAMES")
        .TakingAll();
  }

 private:
  ExitStatus Act() override {
    if (!input_.empty()) {
      auto input = InputFile::Open(
          input_, Say("results, such as 1:1234-1102", "uitslagen, zoals 1:1234-1102"));
      if (!input) return Failed(input.error());
      LineReader typed(input->descriptor(), Interrupted());
      while (const auto line = typed.Next()) {
        if (!IsComment(Trim(line->text))) results_.emplace_back(Trim(line->text));
      }
    }
    if (results_.empty() && substitutes_.empty() && revokes_.empty()) {
      return Wrong(Say("nothing to enter; expected results, such as 1:1234-1102",
                       "niets om in te voeren; verwacht uitslagen, zoals 1:1234-1102"));
    }
    for (const char* flag : {"--table", "--correct", "--sure"}) {
      if (!results_.empty() || !IsGiven(flag)) continue;
      return Wrong(
          Say("$0 without results; expected both", "$0 zonder uitslagen; verwacht beide", flag));
    }
    auto open = OpenToAdd();
    if (!open) return Failed(open.error());
    OpenSeason file = std::move(open).value();
    HandedIn handed_in = {
        .boompje = boompje_, .correct = correct_, .sure = sure_, .revokes = NamesOf(revokes_)};
    const auto boompje = WhichBoompje(file.season(), handed_in, kDashes);
    if (!boompje) return Failed(boompje.error());
    auto results = ReadResults(file.season().evening_rules);
    if (!results) return Failed(results.error());
    handed_in.results = std::move(results).value();
    for (const std::string& names : substitutes_) {
      handed_in.substitutes.push_back(NamesIn(names));
    }
    const auto added = EntriesOf(file.written(), file.season(), handed_in);
    if (!added) return Failed(added.error());
    return Enter(file, *added, [&] {
      return Guests(file.season()) +
             Progress(file.season().evenings.back().evening.boompjes[*boompje - 1], *boompje);
    });
  }

  // Substitutes who are no players.
  std::string Guests(const ClubSeason& season) const {
    const Voice say(language());
    std::string text;
    for (const std::string& names : substitutes_) {
      const std::string guest = NamesIn(names).back();
      if (season.Find(guest)) continue;
      text += say("$0 is no player: a guest.\n", "$0 is geen speler: een gast.\n", guest);
    }
    return text;
  }

  Result<std::vector<TableTotals>> ReadResults(const EveningRules& rules) const {
    std::vector<TableTotals> results;
    if (table_ && !results_.empty()) {
      const auto read = ReadSheet(rules);
      if (!read) return read.error();
      results.push_back(*read);
      return results;
    }
    for (const std::string& text : results_) {
      auto read = text.starts_with('{') ? ReadObject(text, rules) : ReadResult(text);
      if (!read) return read.error();
      results.push_back(std::move(read).value());
      results.back().told = Quoted(text);
    }
    return results;
  }

  // The deals of a table, as they stand on its sheet.
  Result<TableTotals> ReadSheet(const EveningRules& rules) const {
    TableResult handed_in;
    for (const std::string& line : results_) {
      if (IsUndo(line) && !handed_in.deals.empty()) {
        handed_in.deals.pop_back();
        continue;
      }
      const auto deal = ReadSheetDeal(line, rules.rules);
      if (!deal) {
        return Error{Say("deal $0: $1", "spel $0: $1", handed_in.deals.size() + 1, deal.error())};
      }
      handed_in.deals.push_back(deal->written);
    }
    return AddedUp(static_cast<std::size_t>(*table_), handed_in, rules);
  }

  // `{"table":2,"totals":[1234,1102]}`, or with deals.
  static Result<TableTotals> ReadObject(const std::string& text, const EveningRules& rules) {
    const auto object = ParseJsonObject(text, kResultExpected);
    if (!object) return object.error();
    return TableTotalsOf(*object, rules);
  }

  static Result<TableTotals> ReadResult(const std::string& text) {
    const auto numbers = NumbersWithSigns(text);
    if (!numbers || numbers->size() != 3) {
      return Unexpected(text, Phrase{"a table and both totals, such as 2:1234-1102",
                                     "een tafel en beide totalen, zoals 2:1234-1102"});
    }
    return TableTotals{.table = static_cast<std::size_t>((*numbers)[0]),
                       .totals = {Points((*numbers)[1]), Points((*numbers)[2])}};
  }

  // Which tables are still to hand in.
  std::string Progress(const BoompjeResult& boompje, std::size_t number) const {
    const Voice say(language());
    std::string open;
    std::size_t in = 0;
    for (std::size_t i = 0; i < boompje.tables.size(); ++i) {
      if (boompje.tables[i].totals) {
        ++in;
      } else {
        open += (open.empty() ? "" : ", ") + std::to_string(i + 1);
      }
    }
    if (open.empty())
      return say("Boompje $0: all results are in.\n", "Boompje $0: alle uitslagen zijn binnen.\n",
                 number);
    return say("Boompje $0: $1 of $2 results are in; still to come: table $3.\n",
               "Boompje $0: $1 van $2 uitslagen zijn binnen; nog te komen: tafel $3.\n", number, in,
               boompje.tables.size(), open);
  }

  std::vector<std::string> results_;
  std::string input_;
  std::optional<int> table_;
  std::optional<int> boompje_;
  bool correct_ = false;
  bool sure_ = false;
  std::vector<std::string> substitutes_;
  std::vector<std::string> revokes_;
};

// Points and places of an evening, or its prizes.
class EveningCommand : public ClubCommand {
 public:
  EveningCommand(CLI::App& app, bool prizes) : ClubCommand(app), prizes_(prizes) {
    SetAbout(app, prizes ? Localized({"The prizes of an evening.", "De prijzen van een avond."})
                         : Localized(AddUpEvening::kAbout));
    AddNumberFlag(app, "--evening",
                  Localized({"which (default the last)", "welke (standaard de laatste)"}),
                  evening_);
  }

 private:
  ExitStatus Act() override {
    const auto read = ReadSeasonAsked();
    if (!read) return Failed(read.error());
    const auto at = WhichEvening(read->season, evening_, kDashes);
    if (!at) return Failed(at.error());
    const auto result =
        ScoreEvening(read->season.evenings[*at].evening, read->season.evening_rules);
    if (!result) return Failed(result.error());
    if (prizes_ && format() == Format::kCsv) return Done(PrizesCsv(*result));
    return PrintAnswer(AddUpEvening::kSpec, &*result, [&] {
      return prizes_ ? PrizesText(*result, language())
                     : StandingsText(*result, read->season.evening_rules, language());
    });
  }

  static std::string PrizesCsv(const EveningResult& result) {
    const std::vector<std::string> names = {"place", "player"};
    std::string text = CsvHeader(names);
    for (const Prize& prize : result.prizes) {
      for (const std::string& player : prize.players) {
        text += CsvLine({{"place", prize.place}, {"player", player}}, names);
      }
    }
    return text;
  }

  bool prizes_;
  std::optional<int> evening_;
};

class SeasonCommand : public ClubCommand {
 public:
  explicit SeasonCommand(CLI::App& app) : ClubCommand(app) {
    SetAbout(app, Localized(AddUpSeason::kAbout));
  }

 private:
  ExitStatus Act() override {
    const auto read = ReadSeasonAsked();
    if (!read) return Failed(read.error());
    const auto result = ResultOf(read->season, read->path);
    if (!result) return Failed(result.error());
    return PrintAnswer(AddUpSeason::kSpec, &*result,
                       [&] { return SeasonText(*result, read->season, language()); });
  }
};

class UndoCommand : public ClubCommand {
 public:
  explicit UndoCommand(CLI::App& app) : ClubCommand(app, false) {
    SetAbout(app, Localized({"Takes the last entry back, by an entry that says so.",
                             "Neemt de laatste regel terug, met een regel die dat zegt."}));
  }

 private:
  ExitStatus Act() override {
    auto opened = OpenSeason::Open(folder(), season());
    if (!opened) return Failed(opened.error());
    OpenSeason file = std::move(opened).value();
    SpeakAs(file.text());
    const Voice say(language());
    const auto cut = file.CutUnfinished();
    if (!cut) return Failed(cut.error());
    if (*cut) {
      return Done(say("Taken away: what was written in part.\n",
                      "Weggehaald: wat maar deels geschreven was.\n"));
    }
    const std::string last(LastEntry(file.text()));
    if (const auto error = file.Add(ClubEntries(file.language()).Undo())) return Failed(*error);
    WarnOfNextSeason(file);
    return Done(say("Taken back: $0\n", "Teruggenomen: $0\n", last));
  }
};

class CheckCommand : public ClubCommand {
 public:
  explicit CheckCommand(CLI::App& app) : ClubCommand(app, false) {
    SetAbout(app,
             Localized({"Reads all seasons, also those edited by hand, and says what is wrong.",
                        "Leest alle seizoenen, ook met de hand veranderde, en zegt wat er fout "
                        "is."}));
  }

 private:
  ExitStatus Act() override {
    const auto seasons = SeasonsIn(folder());
    if (!seasons) return Failed(seasons.error());
    if (!season().empty()) {
      const auto path = PathOfSeason(folder(), season());
      if (!path) return Failed(path.error());
    }
    std::string text;
    bool right = true;
    const auto wrong = [&](const Error& error) {
      Failed(error);
      right = false;
    };
    std::optional<SeasonFile> before;
    for (const std::string& one : *seasons) {
      auto read = ReadSeason(folder(), one);
      const bool is_asked = season().empty() || season() == one;
      if (!read) {
        if (is_asked) wrong(read.error());
        before.reset();
        continue;
      }
      SpeakAs(read->text);
      if (is_asked) text += CheckOne(*read, before, wrong);
      before = std::move(read).value();
    }
    return PrintLast(name(), text, right ? kExitOk : kExitFailed);
  }

  std::string CheckOne(const SeasonFile& file, const std::optional<SeasonFile>& before,
                       const std::function<void(const Error&)>& wrong) const {
    if (const auto result = ResultOf(file.season, file.path); !result) {
      wrong(result.error());
      return "";
    }
    const auto champions =
        before ? WrongChampions(file.season, file.path, before->season, before->path)
               : std::nullopt;
    if (champions) {
      wrong(*champions);
      return "";
    }
    const Voice say(language());
    return say("$0: right; players: $1, evenings: $2.\n",
               "$0: in orde; spelers: $1, avonden: $2.\n", file.path, file.season.members.size(),
               file.season.evenings.size());
  }
};

constexpr const char* kExamples = R"(Examples:
  jasnel club new bedum --season=2026-2027
  jasnel club players bedum --add='Anna, Bram, Cor, Dirk, Els'
  jasnel club draw bedum --date=2026-09-18
  jasnel club enter bedum 1:1234-1102
  jasnel club standings bedum)";

constexpr const char* kDrawHelp = DrawTables::kAbout.english.data();
constexpr const char* kEveningHelp = AddUpEvening::kAbout.english.data();
constexpr const char* kSeasonHelp = AddUpSeason::kAbout.english.data();
constexpr const char* kKnockoutHelp = DrawRound::kAbout.english.data();
constexpr const char* kMovementHelp = MovePairs::kAbout.english.data();
constexpr const char* kPrintHelp = paper::DrawPaper::kAbout.english.data();

template <class AnyCommand>
std::unique_ptr<Command> Make(CLI::App& app) {
  return std::make_unique<AnyCommand>(app);
}
std::unique_ptr<Command> MakeStandings(CLI::App& app) {
  return std::make_unique<EveningCommand>(app, /*prizes=*/false);
}
std::unique_ptr<Command> MakePrizes(CLI::App& app) {
  return std::make_unique<EveningCommand>(app, /*prizes=*/true);
}

constexpr std::array<CommandEntry, 12> kCommands = {{
    {"new", "A new season: its options, and the players and champions of the last one.",
     Make<NewCommand>},
    {"players", "The players: who they are, who joins, leaves, or takes another name.",
     Make<PlayersCommand>},
    {"draw", kDrawHelp, Make<DrawCommand>},
    {"enter", "Enters what tables hand in: the totals of a boompje; also substitutes and revokes.",
     Make<EnterCommand>},
    {"standings", kEveningHelp, MakeStandings},
    {"prizes", "The prizes of an evening.", MakePrizes},
    {"season", kSeasonHelp, Make<SeasonCommand>},
    {"print", kPrintHelp, MakePrintCommand},
    {"knockout", kKnockoutHelp, MakeKnockoutCommand},
    {"movement", kMovementHelp, MakeMovementCommand},
    {"undo", "Takes the last entry back, by an entry that says so.", Make<UndoCommand>},
    {"check", "Reads all seasons, also those edited by hand, and says what is wrong.",
     Make<CheckCommand>},
}};

}  // namespace

std::unique_ptr<Command> MakeClubCommand(CLI::App& app) {
  SetAbout(app,
           Localized({"A club's evenings and seasons: draw, results, standings, prizes and "
                      "champion.",
                      "De avonden en seizoenen van een club: loting, uitslagen, stand, prijzen "
                      "en kampioen."}));
  SetHelpEnd(app, kExamples);
  return std::make_unique<ParentCommand>(app, kCommands);
}

}  // namespace jasnel::club
