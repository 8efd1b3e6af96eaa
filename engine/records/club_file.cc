#include "engine/records/club_file.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/requests/reading.h"
#include "jasnel/club/totals.h"
#include "jasnel/notation.h"
#include "jasnel/rules.h"

namespace jasnel::club {
namespace {

enum class Entry : std::uint8_t {
  kSeason,
  kRules,
  kBoompjes,
  kDeals,
  kStandingPoints,
  kPrizes,
  kRevokePoints,
  kEvenings,
  kBest,
  kNeeded,
  kWinsToKeep,
  kNewPartners,
  kLastOption = kNewPartners,
  kChampions,
  kPlayer,
  kLeft,
  kRenamed,
  kEvening,
  kDraw,
  kTable,
  kStanding,
  kResult,
  kCorrection,
  kSubstitute,
  kRevoke,
  kUndo,
};

// What stands before the colon; # is a number.
struct EntryForm {
  Entry entry;
  Phrase head;
  bool has_names = false;  // after the colon, between commas or >
};

constexpr EntryForm kForms[] = {
    {Entry::kSeason, {"season", "seizoen"}},
    {Entry::kRules, {"rules", "regels"}},
    {Entry::kBoompjes, {"boompjes", "boompjes"}},
    {Entry::kDeals, {"deals", "spellen"}},
    {Entry::kStandingPoints, {"points for standing", "punten voor staan"}},
    {Entry::kPrizes, {"prizes", "prijzen"}},
    {Entry::kRevokePoints, {"points for a revoke", "punten voor verzaken"}},
    {Entry::kEvenings, {"evenings", "avonden"}},
    {Entry::kBest, {"best", "beste"}},
    {Entry::kNeeded, {"needed", "nodig"}},
    {Entry::kWinsToKeep, {"wins to keep the cup", "winst om de beker te houden"}},
    {Entry::kNewPartners, {"new partners", "nieuwe maten"}},
    {Entry::kChampions, {"champion", "kampioen"}, true},
    {Entry::kPlayer, {"player", "speler"}, true},
    {Entry::kLeft, {"left", "vertrokken"}, true},
    {Entry::kRenamed, {"renamed", "hernoemd"}, true},
    {Entry::kEvening, {"evening #", "avond #"}},
    {Entry::kDraw, {"draw #", "loting #"}},
    {Entry::kTable, {"table #", "tafel #"}, true},
    {Entry::kStanding, {"standing", "staan"}, true},
    {Entry::kResult, {"result # table #", "uitslag # tafel #"}},
    {Entry::kCorrection, {"correction # table #", "verbetering # tafel #"}},
    {Entry::kSubstitute, {"substitute # table #", "invaller # tafel #"}, true},
    {Entry::kRevoke, {"revoke", "verzaakt"}, true},
    {Entry::kUndo, {"undo", "terug"}},
};

const EntryForm& FormOf(Entry entry) { return kForms[static_cast<std::size_t>(entry)]; }

// `result # table #` with numbers.
std::string HeadOf(Entry entry, Language language, std::initializer_list<std::size_t> numbers) {
  std::string head;
  const auto* number = numbers.begin();
  for (const char c : FormOf(entry).head.In(language)) {
    if (c == '#') {
      head += std::to_string(*number++);
    } else {
      head += c;
    }
  }
  return head;
}

std::string LineOf(Entry entry, Language language, std::string_view rest,
                   std::initializer_list<std::size_t> numbers = {}) {
  std::string line = HeadOf(entry, language, numbers);
  if (entry != Entry::kUndo) line += rest.empty() ? ":" : ": ";
  return line.append(rest) + "\n";
}

// A line that is an entry, or a part of one.
struct EntryLine {
  std::size_t number = 0;  // from 1
  std::size_t begin = 0;   // in the text
  const EntryForm* form = nullptr;
  Language language = Language::kEnglish;
  std::vector<std::size_t> numbers;
  std::string_view rest;

  Entry entry() const { return form->entry; }
};

// `result 1 table 2` as `result # table #` and 1, 2.
std::string PatternOf(std::string_view head, std::vector<std::size_t>& numbers) {
  std::string pattern;
  while (!head.empty()) {
    if (IsDigit(head.front())) {
      std::size_t number = 0;
      const auto [end, error] = std::from_chars(head.data(), head.data() + head.size(), number);
      if (error != std::errc()) return {};
      numbers.push_back(number);
      pattern += '#';
      head.remove_prefix(static_cast<std::size_t>(end - head.data()));
    } else if (IsSpace(head.front())) {
      if (!pattern.ends_with(' ')) pattern += ' ';
      head.remove_prefix(1);
    } else {
      pattern += ToLower(head.front());
      head.remove_prefix(1);
    }
  }
  return pattern;
}

// Nothing if it has no such form.
std::optional<EntryLine> ReadEntryLine(std::string_view line) {
  line = Trim(line);
  const std::size_t colon = line.find(':');
  EntryLine read;
  const std::string pattern = PatternOf(Trim(line.substr(0, colon)), read.numbers);
  for (const EntryForm& form : kForms) {
    for (const Language language : {Language::kEnglish, Language::kDutch}) {
      if (form.head.In(language) != pattern) continue;
      if (colon == std::string_view::npos && form.entry != Entry::kUndo) return std::nullopt;
      read.form = &form;
      read.language = language;
      if (colon != std::string_view::npos) read.rest = Trim(line.substr(colon + 1));
      return read;
    }
  }
  return std::nullopt;
}

// Calls `use` with the number, the place and the text of each line, with its line end.
template <class Use>
void ForEachLine(std::string_view text, const Use& use) {
  std::size_t number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    use(++number, begin, text.substr(begin, end - begin));
    begin = end;
  }
}

std::string_view WithoutMark(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  return text;
}

bool IsEmptyOrComment(std::string_view line) {
  line = Trim(WithoutMark(line));
  return line.empty() || line.front() == '#';
}

std::vector<std::string> NamesIn(std::string_view rest) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = rest.find_first_of(",>");
    names.emplace_back(Trim(rest.substr(0, comma)));
    if (comma == std::string_view::npos) return names;
    rest.remove_prefix(comma + 1);
  }
}

std::string Joined(std::span<const std::string> names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

// `3 tables, 1 standing`: both numbers.
std::optional<std::array<std::size_t, 2>> ReadDrawSize(std::string_view rest) {
  std::vector<std::size_t> numbers;
  const std::string pattern = PatternOf(rest, numbers);
  constexpr std::string_view kPatterns[] = {
      "# table",          "# tables",         "# table, # standing", "# tables, # standing",
      "# tafel",          "# tafels",         "# tafel, # staan",    "# tafels, # staan",
      "# tafel, # staat", "# tafels, # staat"};
  if (std::find(std::begin(kPatterns), std::end(kPatterns), pattern) == std::end(kPatterns)) {
    return std::nullopt;
  }
  return std::array{numbers[0], numbers.size() > 1 ? numbers[1] : 0};
}

Message NoLineEnd() {
  return Say(
      "no line end after the last line, which may be cut off; expected Enter after it, or "
      "jasnel club undo, which takes it away",
      "geen regeleinde na de laatste regel, die afgebroken kan zijn; verwacht Enter "
      "erachter, of jasnel club undo, dat hem weghaalt");
}

// An entry with the lines that belong to it.
struct WholeEntry {
  EntryLine line;
  std::vector<EntryLine> below = {};
};

class SeasonReader {
 public:
  SeasonReader(std::string_view text, const std::string& file, std::size_t added)
      : text_(WithoutMark(text)), file_(file), added_(added) {}

  Result<ClubSeason> Read() {
    if (auto error = Gather()) return *std::move(error);
    for (const WholeEntry& entry : entries_) {
      if (auto error = Apply(entry)) return *std::move(error);
    }
    if (season_.name.empty()) {
      return Error{Say("$0: no season; expected a line such as season: 2026-2027",
                       "$0: geen seizoen; verwacht een regel zoals seizoen: 2026-2027", file_)};
    }
    return std::move(season_);
  }

 private:
  Error At(std::size_t line, const Message& what) const {
    return Error{Say("$0:$1: $2", "$0:$1: $2", file_, line, what)};
  }
  Error At(const EntryLine& line, const Message& what) const {
    return line.begin >= added_ ? Error{what} : At(line.number, what);
  }

  // Entries that count, each with its lines; what is taken back is left out.
  std::optional<Error> Gather() {
    std::optional<Error> error;
    ForEachLine(text_, [&](std::size_t number, std::size_t begin, std::string_view line) {
      if (error || IsEmptyOrComment(line)) return;
      if (!line.ends_with('\n')) {
        error = At(number, NoLineEnd());
        return;
      }
      auto read = ReadEntryLine(line);
      if (!read) {
        error = At(number, Unknown(Trim(line)));
        return;
      }
      read->number = number;
      read->begin = begin;
      error = Add(*std::move(read));
    });
    if (error) return error;
    return NotWhole();
  }

  static Message Unknown(std::string_view line) {
    std::vector<std::string> words;
    for (const EntryForm& form : kForms) {
      words.emplace_back(form.head.english);
      words.emplace_back(form.head.dutch);
    }
    std::vector<std::size_t> numbers;
    const std::string pattern = PatternOf(Trim(line.substr(0, line.find(':'))), numbers);
    const std::string nearest = Nearest(pattern, words);
    if (!nearest.empty()) {
      const bool has_numbers = nearest.find('#') != std::string::npos;
      return has_numbers ? Say("$0; expected an entry, such as $1: ..., with a number for each #",
                               "$0; verwacht een regel, zoals $1: ..., met een getal voor elke #",
                               Quoted(line), nearest)
                         : Say("$0; expected an entry, such as $1: ...",
                               "$0; verwacht een regel, zoals $1: ...", Quoted(line), nearest);
    }
    return Say("$0; expected an entry, such as player: Anna or result 1 table 2: 1234 1102",
               "$0; verwacht een regel, zoals speler: Anna of uitslag 1 tafel 2: 1234 1102",
               Quoted(line));
  }

  std::optional<Error> Add(EntryLine line) {
    const Entry entry = line.entry();
    if (entry == Entry::kTable || entry == Entry::kStanding) {
      if (entries_.empty() || left_ == 0) {
        return At(line, Say("$0 without a draw before it; expected it in a draw",
                            "$0 zonder loting ervoor; verwacht hem in een loting",
                            Quoted(HeadOf(entry, line.language,
                                          {line.numbers.empty() ? 0 : line.numbers[0]}))));
      }
      --left_;
      entries_.back().below.push_back(std::move(line));
      return std::nullopt;
    }
    if (auto error = NotWhole()) return error;
    if (entry == Entry::kUndo) {
      if (entries_.empty() || entries_.back().line.entry() <= Entry::kLastOption) {
        return At(line, Say("nothing to take back; expected an entry before it",
                            "niets om terug te nemen; verwacht een regel ervoor"));
      }
      entries_.pop_back();
      return std::nullopt;
    }
    if (entry == Entry::kDraw) {
      const auto size = ReadDrawSize(line.rest);
      if (!size) {
        return At(line, Unexpected(line.rest, Phrase{"how many tables and who stand, such as 3 "
                                                     "tables, 1 standing",
                                                     "hoeveel tafels en wie er staan, zoals 3 "
                                                     "tafels, 1 staat"})
                            .both());
      }
      left_ = (*size)[0] + ((*size)[1] > 0 ? 1 : 0);
    }
    entries_.push_back({std::move(line)});
    return std::nullopt;
  }

  // The error of a draw that lacks lines.
  std::optional<Error> NotWhole() {
    if (left_ == 0) return std::nullopt;
    const EntryLine& draw = entries_.back().line;
    return At(draw, Say("a draw without $0 of its lines; expected them all, or jasnel club undo, "
                        "which takes it away where writing was cut off",
                        "een loting zonder $0 van haar regels; verwacht ze alle, of jasnel club "
                        "undo, dat haar weghaalt als het schrijven is afgebroken",
                        left_));
  }

  std::optional<Error> Apply(const WholeEntry& whole) {
    const EntryLine& line = whole.line;
    const auto number = [&](int least, int most, int& value) -> std::optional<Error> {
      const auto read = ReadNumber(line.rest, least, most);
      if (!read) return At(line, read.error().both());
      value = *read;
      return std::nullopt;
    };
    EveningRules& rules = season_.evening_rules;
    switch (line.entry()) {
      case Entry::kSeason:
        if (line.rest.empty()) {
          return At(line, Say("no name; expected one, such as 2026-2027",
                              "geen naam; verwacht er een, zoals 2026-2027"));
        }
        if (!season_.name.empty()) {
          return At(line, Say("a second season; expected one in each file",
                              "een tweede seizoen; verwacht er een in elk bestand"));
        }
        season_.name = line.rest;
        return std::nullopt;
      case Entry::kRules: {
        const auto read = ParseRules(line.rest);
        if (!read) return At(line, read.error().both());
        rules.rules = *read;
        return std::nullopt;
      }
      case Entry::kBoompjes:
        return number(1, 100, rules.boompjes);
      case Entry::kDeals:
        return number(1, kMostDeals, rules.deals);
      case Entry::kStandingPoints:
        return number(0, 10'000, rules.standing);
      case Entry::kPrizes:
        return ReadPrizes(line);
      case Entry::kRevokePoints:
        return number(0, 10'000, rules.revoke);
      case Entry::kEvenings:
        return number(1, 366, season_.rules.evenings);
      case Entry::kBest:
        return number(1, 366, season_.rules.best);
      case Entry::kNeeded:
        return number(1, 366, season_.rules.needed);
      case Entry::kWinsToKeep:
        return number(0, 1000, season_.rules.wins_to_keep);
      case Entry::kNewPartners:
        return ReadSwitch(line);
      case Entry::kChampions:
        season_.champions.push_back(NamesIn(line.rest));
        season_.champion_lines.push_back(line.number);
        return CheckNames(line, season_.champions.back());
      case Entry::kPlayer:
        return Join(line);
      case Entry::kLeft:
        return Leave(line);
      case Entry::kRenamed:
        return Rename(line);
      case Entry::kEvening:
        return Begin(line);
      case Entry::kDraw:
        return TakeDraw(whole);
      case Entry::kResult:
      case Entry::kCorrection:
        return TakeResult(line);
      case Entry::kSubstitute:
        return TakeSubstitute(line);
      case Entry::kRevoke:
        return TakeRevoke(line);
      case Entry::kTable:
      case Entry::kStanding:
      case Entry::kUndo:
        return std::nullopt;
    }
    return std::nullopt;
  }

  std::optional<Error> ReadPrizes(const EntryLine& line) {
    std::vector<std::size_t> numbers;
    const std::string pattern = PatternOf(line.rest, numbers);
    const bool right = (pattern == "#, every #" || pattern == "#, elke #") &&
                       std::max(numbers[0], numbers[1]) <= kMostPlayers;
    if (!right) {
      return At(line, Unexpected(line.rest, Phrase{"the first places and then which, such as 4, "
                                                   "every 4",
                                                   "de eerste plaatsen en dan welke, zoals 4, "
                                                   "elke 4"})
                          .both());
    }
    season_.evening_rules.prizes = {static_cast<int>(numbers[0]), static_cast<int>(numbers[1])};
    return std::nullopt;
  }

  std::optional<Error> ReadSwitch(const EntryLine& line) {
    constexpr std::array<Choice<bool>, 4> kWords = {
        {{"yes", true}, {"ja", true}, {"no", false}, {"nee", false}}};
    const auto read = ReadChoice(line.rest, kWords, Phrase{"yes or no", "ja of nee"});
    if (!read) return At(line, read.error().both());
    season_.new_partners = *read;
    return std::nullopt;
  }

  std::optional<Error> CheckNames(const EntryLine& line, std::span<const std::string> names) {
    for (const std::string& name : names) {
      if (const auto wrong = WrongName(name)) return At(line, *wrong);
    }
    return std::nullopt;
  }

  std::optional<Error> Join(const EntryLine& line) {
    for (const std::string& name : NamesIn(line.rest)) {
      if (const auto wrong = WrongName(name)) return At(line, *wrong);
      const auto [known, is_new] = by_key_.try_emplace(NameKey(name), season_.members.size());
      if (is_new) {
        season_.members.push_back({.name = name, .active = !IsErased(name), .former = {}});
      } else if (season_.members[known->second].active) {
        return At(line, Say("$0 is a player already; expected each once, with another name for "
                            "another person",
                            "$0 is al speler; verwacht ieder één keer, met een andere naam voor "
                            "een ander",
                            Quoted(name)));
      } else {
        season_.members[known->second].active = !IsErased(name);
      }
    }
    return std::nullopt;
  }

  // The number of a member.
  Result<std::size_t> MemberOf(const EntryLine& line, const std::string& name) const {
    const auto found = by_key_.find(NameKey(name));
    if (found != by_key_.end()) return found->second;
    std::vector<std::string> names;
    for (const Member& member : season_.members) names.push_back(member.name);
    const std::string nearest = Nearest(name, names);
    return At(line, nearest.empty()
                        ? Say("$0 is no player; expected one, or a line player: $1 before",
                              "$0 is geen speler; verwacht er een, of een regel speler: $1 ervoor",
                              Quoted(name), name)
                        : Say("$0 is no player; did you mean $1?",
                              "$0 is geen speler; bedoelt u $1?", Quoted(name), nearest));
  }

  std::optional<Error> Leave(const EntryLine& line) {
    for (const std::string& name : NamesIn(line.rest)) {
      const auto member = MemberOf(line, name);
      if (!member) return member.error();
      season_.members[*member].active = false;
    }
    return std::nullopt;
  }

  std::optional<Error> Rename(const EntryLine& line) {
    const auto names = NamesIn(line.rest);
    if (names.size() != 2) {
      return At(line, Unexpected(line.rest, Phrase{"two names, such as Anna > Anna Bakker",
                                                   "twee namen, zoals Anna > Anna Bakker"})
                          .both());
    }
    const auto member = MemberOf(line, names[0]);
    if (!member) return member.error();
    if (const auto wrong = WrongName(names[1])) return At(line, *wrong);
    const std::string from = NameKey(names[0]);
    const std::string to = NameKey(names[1]);
    if (from != to && by_key_.contains(to)) {
      return At(line,
                Say("$0 is a player already; expected a name that nobody has",
                    "$0 is al speler; verwacht een naam die niemand heeft", Quoted(names[1])));
    }
    Member& renamed = season_.members[*member];
    renamed.former.push_back(std::exchange(renamed.name, names[1]));
    by_key_.erase(from);
    by_key_[to] = *member;
    const auto change = [&](std::string& name) {
      if (NameKey(name) == from) name = names[1];
    };
    for (auto& champions : season_.champions) {
      for (std::string& name : champions) change(name);
    }
    for (ClubEvening& one : season_.evenings) {
      for (BoompjeResult& boompje : one.evening.boompjes) {
        for (TableResult& table : boompje.tables) {
          for (std::string& name : table.players) change(name);
          for (std::string& name : table.substitutes) change(name);
        }
        for (std::string& name : boompje.standing) change(name);
      }
      for (std::string& name : one.evening.revokes) change(name);
    }
    return std::nullopt;
  }

  std::optional<Error> Begin(const EntryLine& line) {
    const std::size_t next = season_.evenings.size() + 1;
    if (static_cast<int>(next) > season_.rules.evenings) {
      return At(line,
                Say("evening $0; expected no more than $1 in this season, and then jasnel club "
                    "new",
                    "avond $0; verwacht er niet meer dan $1 in dit seizoen, en dan jasnel "
                    "club new",
                    line.numbers[0], season_.rules.evenings));
    }
    if (line.numbers[0] != next) {
      return At(line, Say("evening $0; expected $1, the next", "avond $0; verwacht $1, de volgende",
                          line.numbers[0], next));
    }
    season_.evenings.push_back({.date = std::string(line.rest), .evening = {}});
    return std::nullopt;
  }

  Error NoEvening(const EntryLine& line) const {
    return At(line, Say("no evening before it; expected a line such as evening 1: 2026-09-18",
                        "geen avond ervoor; verwacht een regel zoals avond 1: 2026-09-18"));
  }

  std::optional<Error> TakeDraw(const WholeEntry& whole) {
    const EntryLine& line = whole.line;
    if (season_.evenings.empty()) return NoEvening(line);
    auto& boompjes = season_.evenings.back().evening.boompjes;
    const std::size_t next = boompjes.size() + 1;
    if (static_cast<int>(next) > season_.evening_rules.boompjes) {
      return At(line,
                Say("draw $0; expected no more than $1 in an evening, and then a line such as "
                    "evening $2: 2026-09-18",
                    "loting $0; verwacht er niet meer dan $1 op een avond, en dan een regel "
                    "zoals avond $2: 2026-09-18",
                    line.numbers[0], season_.evening_rules.boompjes, season_.evenings.size() + 1));
    }
    if (line.numbers[0] != next) {
      return At(line, Say("draw $0; expected $1, the next", "loting $0; verwacht $1, de volgende",
                          line.numbers[0], next));
    }
    const auto size = ReadDrawSize(line.rest).value_or(std::array<std::size_t, 2>{});
    Seating seating;
    std::unordered_set<std::size_t> there;
    for (const EntryLine& below : whole.below) {
      const bool stands = below.entry() == Entry::kStanding;
      const auto names = NamesIn(below.rest);
      if (!stands && (below.numbers[0] != seating.tables.size() + 1)) {
        return At(below,
                  Say("table $0; expected $1, the next", "tafel $0; verwacht $1, de volgende",
                      below.numbers[0], seating.tables.size() + 1));
      }
      const std::size_t expected = stands ? size[1] : kSeats;
      if (names.size() != expected) {
        return At(below,
                  Say("$0 names; expected $1", "$0 namen; verwacht $1", names.size(), expected));
      }
      for (const std::string& name : names) {
        const auto member = MemberOf(below, name);
        if (!member) return member.error();
        if (there.insert(*member).second) continue;
        return At(below,
                  Say("$0 is there twice; expected each player once",
                      "$0 komt twee keer voor; verwacht elke speler één keer", Quoted(name)));
      }
      if (stands) {
        seating.standing = names;
      } else {
        std::copy(names.begin(), names.end(), seating.tables.emplace_back().begin());
      }
    }
    if (seating.tables.size() != size[0]) {
      return At(line, Say("$0 tables; expected $1", "$0 tafels; verwacht $1", seating.tables.size(),
                          size[0]));
    }
    boompjes.push_back(club::Begin(seating));
    return std::nullopt;
  }

  // The table of a line with the numbers of a boompje and of a table.
  Result<TableResult*> TableOf(const EntryLine& line) {
    if (season_.evenings.empty()) return NoEvening(line);
    auto& boompjes = season_.evenings.back().evening.boompjes;
    const auto [boompje, table] = std::pair(line.numbers[0], line.numbers[1]);
    if (boompje < 1 || boompje > boompjes.size()) {
      return At(line, Say("boompje $0; expected one of the $1 that are drawn",
                          "boompje $0; verwacht een van de $1 die geloot zijn", boompje,
                          boompjes.size()));
    }
    auto& tables = boompjes[boompje - 1].tables;
    if (table < 1 || table > tables.size()) {
      return At(line, Say("table $0; expected one of the $1 of boompje $2",
                          "tafel $0; verwacht een van de $1 van boompje $2", table, tables.size(),
                          boompje));
    }
    return &tables[table - 1];
  }

  std::optional<Error> TakeResult(const EntryLine& line) {
    const auto table = TableOf(line);
    if (!table) return table.error();
    const auto both = NumbersWithSigns(line.rest);
    if (!both || both->size() != 2) {
      return At(line,
                Unexpected(line.rest, Phrase{"the totals of both sides, North-South first, such "
                                             "as 1234 1102",
                                             "de totalen van beide partijen, noord-zuid eerst, "
                                             "zoals 1234 1102"})
                    .both());
    }
    const BothTotals totals = {Points((*both)[0]), Points((*both)[1])};
    if (!possible_) possible_.emplace(season_.evening_rules.rules, season_.evening_rules.deals);
    if (const auto wrong = possible_->Wrong(totals)) return At(line, *wrong);
    const bool corrects = line.entry() == Entry::kCorrection;
    if (corrects != (*table)->totals.has_value()) {
      return At(line, corrects ? Say("a correction of nothing; expected a result before it",
                                     "een verbetering van niets; verwacht een uitslag ervoor")
                               : Say("a second result of this table; expected one, and then a "
                                     "correction, with --correct",
                                     "een tweede uitslag van deze tafel; verwacht er een, en dan "
                                     "een verbetering, met --correct"));
    }
    (*table)->totals = totals;
    return std::nullopt;
  }

  std::optional<Error> TakeSubstitute(const EntryLine& line) {
    const auto table = TableOf(line);
    if (!table) return table.error();
    const auto names = NamesIn(line.rest);
    const auto wrong_name = names.size() == 2 ? WrongName(names[1]) : std::nullopt;
    if (wrong_name) return At(line, *wrong_name);
    for (const Seat seat : kAllSeats) {
      const auto at = Index(seat);
      if (names.size() != 2 || NameKey((*table)->players[at]) != NameKey(names[0])) continue;
      (*table)->substitutes[at] = names[1];
      return std::nullopt;
    }
    return At(line, Unexpected(line.rest, Say("one of $0, and who plays in his place, such as $1 > "
                                              "Gerrit",
                                              "een van $0, en wie in zijn plaats speelt, zoals $1 "
                                              "> Gerrit",
                                              Joined((*table)->players), (*table)->players[0]))
                        .both());
  }

  std::optional<Error> TakeRevoke(const EntryLine& line) {
    if (season_.evenings.empty()) return NoEvening(line);
    for (const std::string& name : NamesIn(line.rest)) {
      const auto member = MemberOf(line, name);
      if (!member) return member.error();
      season_.evenings.back().evening.revokes.push_back(name);
    }
    return std::nullopt;
  }

  std::string_view text_;
  const std::string& file_;
  std::size_t added_;
  std::vector<WholeEntry> entries_;
  std::size_t left_ = 0;  // lines that the last draw still has
  ClubSeason season_;
  std::unordered_map<std::string, std::size_t> by_key_;  // members
  std::optional<PossibleTotals> possible_;
};

}  // namespace

std::optional<std::size_t> ClubSeason::Find(std::string_view player) const {
  const std::string key = NameKey(player);
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (NameKey(members[i].name) == key) return i;
  }
  return std::nullopt;
}

Result<ClubSeason> ReadClubSeason(std::string_view text, const std::string& file,
                                  std::size_t added) {
  return SeasonReader(text, file, added).Read();
}

std::string_view LastEntry(std::string_view text) {
  std::vector<std::string_view> entries;
  ForEachLine(text, [&](std::size_t /*number*/, std::size_t /*begin*/, std::string_view line) {
    const auto read = IsEmptyOrComment(line) ? std::nullopt : ReadEntryLine(WithoutMark(line));
    if (!read || read->entry() <= Entry::kLastOption) return;
    if (read->entry() == Entry::kTable || read->entry() == Entry::kStanding) return;
    if (read->entry() != Entry::kUndo) {
      entries.push_back(Trim(line));
    } else if (!entries.empty()) {
      entries.pop_back();
    }
  });
  return entries.empty() ? std::string_view() : entries.back();
}

std::size_t FinishedSize(std::string_view text) {
  std::size_t finished = 0;  // what is whole before the line that is read
  std::size_t draw = 0;      // where the last draw begins
  std::size_t left = 0;      // lines that it still has
  ForEachLine(text, [&](std::size_t /*number*/, std::size_t begin, std::string_view line) {
    if (!line.ends_with('\n') && !IsEmptyOrComment(line)) return;
    finished = begin + line.size();
    if (IsEmptyOrComment(line)) return;
    const auto read = ReadEntryLine(line);
    const bool below =
        read && (read->entry() == Entry::kTable || read->entry() == Entry::kStanding);
    if (below && left > 0) --left;
    if (below) return;
    left = 0;
    if (!read || read->entry() != Entry::kDraw) return;
    draw = begin;
    const auto size = ReadDrawSize(read->rest);
    if (size) left = (*size)[0] + ((*size)[1] > 0 ? 1 : 0);
  });
  return left > 0 ? draw : finished;
}

std::optional<Error> WrongSeasonName(const std::string& season) {
  const auto is_plain = [](char c) { return IsDigit(c) || IsLetter(c) || c == '-' || c == '_'; };
  if (!season.empty() && season.size() <= 40 &&
      std::all_of(season.begin(), season.end(), is_plain)) {
    return std::nullopt;
  }
  return Unexpected(season, Phrase{"letters, digits, - and _, such as 2026-2027",
                                   "letters, cijfers, - en _, zoals 2026-2027"});
}

std::optional<Message> WrongName(std::string_view name) {
  constexpr std::size_t kLongest = 60;
  const bool has_others = std::any_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f || c == ',' || c == '>';
  });
  if (!NameKey(name).empty() && !has_others && CountCharacters(name) <= kLongest) {
    return std::nullopt;
  }
  return Say("$0; expected a name of 1 to $1 characters, without commas and >",
             "$0; verwacht een naam van 1 tot en met $1 tekens, zonder komma's en >", Quoted(name),
             kLongest);
}

std::optional<std::vector<int>> NumbersWithSigns(std::string_view text) {
  constexpr int kMost = 100'000;
  constexpr std::string_view kSigns = ":;,-/=";
  std::vector<int> numbers;
  bool digits = false;  // before the place that is read
  int signs = 1;        // since the last number; before the first there may be none
  for (const char c : Trim(text)) {
    if (IsDigit(c)) {
      if (!digits) numbers.push_back(0);
      digits = true;
      signs = 0;
      numbers.back() = 10 * numbers.back() + (c - '0');
      if (numbers.back() > kMost) return std::nullopt;
      continue;
    }
    digits = false;
    if (!IsSpace(c) && (kSigns.find(c) == std::string_view::npos || ++signs > 1)) {
      return std::nullopt;
    }
  }
  if (numbers.empty() || signs > 0) return std::nullopt;
  return numbers;
}

namespace {

// What a file begins with, for people.
constexpr Phrase kFileHeading = {
    "# A season of a klaverjas club. Lines are added, and never changed: undo takes the last\n"
    "# back, and a correction replaces a result. Lines with # are for people.\n",
    "# Een seizoen van een klaverjasclub. Er komen regels bij, en er verandert er geen: terug\n"
    "# neemt de laatste terug, een verbetering vervangt een uitslag. Regels met # zijn voor "
    "mensen.\n"};

// Whether the words of `key` stand in `text`, one after the other.
bool HasWords(std::string_view text, std::string_view key) {
  const auto is_letter = [](char c) {
    return IsDigit(c) || (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
  };
  for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
    const std::size_t end = at + key.size();
    if (at > 0 && is_letter(text[at - 1])) continue;
    if (end < text.size() && is_letter(text[end])) continue;
    return true;
  }
  return false;
}

}  // namespace

std::string ClubEntries::Begin(const ClubSeason& season) const {
  const auto line = [&](Entry entry, const std::string& rest) {
    return LineOf(entry, language_, rest);
  };
  const auto number = [&](Entry entry, int value) { return line(entry, std::to_string(value)); };
  const bool dutch = language_ == Language::kDutch;
  const EveningRules& rules = season.evening_rules;
  std::string text(kFileHeading.In(language_));
  text += line(Entry::kSeason, season.name);
  text += line(Entry::kRules, FormatRules(rules.rules));
  text += number(Entry::kBoompjes, rules.boompjes);
  text += number(Entry::kDeals, rules.deals);
  text += number(Entry::kStandingPoints, rules.standing);
  text +=
      line(Entry::kPrizes, std::to_string(rules.prizes.first) + (dutch ? ", elke " : ", every ") +
                               std::to_string(rules.prizes.every));
  text += number(Entry::kRevokePoints, rules.revoke);
  text += number(Entry::kEvenings, season.rules.evenings);
  text += number(Entry::kBest, season.rules.best);
  text += number(Entry::kNeeded, season.rules.needed);
  text += number(Entry::kWinsToKeep, season.rules.wins_to_keep);
  text += line(Entry::kNewPartners,
               season.new_partners ? (dutch ? "ja" : "yes") : (dutch ? "nee" : "no"));
  for (const auto& champions : season.champions) {
    text += line(Entry::kChampions, club::Joined(champions));
  }
  for (const Member& member : season.members) {
    if (member.active) text += Joined(member.name);
  }
  return text;
}

std::string ClubEntries::Joined(const std::string& player) const {
  return LineOf(Entry::kPlayer, language_, player);
}

std::string ClubEntries::Left(const std::string& player) const {
  return LineOf(Entry::kLeft, language_, player);
}

std::string ClubEntries::Renamed(const std::string& player, const std::string& name) const {
  return LineOf(Entry::kRenamed, language_, player + " > " + name);
}

std::string ClubEntries::Evening(std::size_t number, const std::string& date) const {
  return LineOf(Entry::kEvening, language_, date, {number});
}

std::string ClubEntries::Drawn(std::size_t boompje, const Seating& seating) const {
  const std::size_t tables = seating.tables.size();
  const std::size_t standing = seating.standing.size();
  std::string size =
      Say(tables == 1 ? "$0 table" : "$0 tables", tables == 1 ? "$0 tafel" : "$0 tafels", tables)
          .In(language_);
  if (standing > 0) {
    size +=
        Say(", $0 standing", standing == 1 ? ", $0 staat" : ", $0 staan", standing).In(language_);
  }
  std::string text = LineOf(Entry::kDraw, language_, size, {boompje});
  for (std::size_t table = 0; table < tables; ++table) {
    text +=
        "  " + LineOf(Entry::kTable, language_, club::Joined(seating.tables[table]), {table + 1});
  }
  if (standing > 0) {
    text += "  " + LineOf(Entry::kStanding, language_, club::Joined(seating.standing));
  }
  return text;
}

std::string ClubEntries::Totals(std::size_t boompje, std::size_t table, const BothTotals& totals,
                                bool corrects) const {
  return LineOf(corrects ? Entry::kCorrection : Entry::kResult, language_,
                std::to_string(totals[0].count()) + " " + std::to_string(totals[1].count()),
                {boompje, table});
}

std::string ClubEntries::Substitute(std::size_t boompje, std::size_t table,
                                    const std::string& player,
                                    const std::string& substitute) const {
  return LineOf(Entry::kSubstitute, language_, player + " > " + substitute, {boompje, table});
}

std::string ClubEntries::Revoke(const std::string& player) const {
  return LineOf(Entry::kRevoke, language_, player);
}

std::string ClubEntries::Undo() const { return LineOf(Entry::kUndo, language_, ""); }

Language LanguageOfFile(std::string_view text) {
  std::optional<Language> language;
  ForEachLine(text, [&](std::size_t /*number*/, std::size_t /*begin*/, std::string_view line) {
    if (language || IsEmptyOrComment(line)) return;
    if (const auto read = ReadEntryLine(WithoutMark(line))) language = read->language;
  });
  return language.value_or(Language::kEnglish);
}

std::string NameOfErased(std::span<const std::string> texts) {
  for (std::size_t number = 1;; ++number) {
    const std::string name = "(" + std::to_string(number) + ")";
    const bool is_free = std::all_of(texts.begin(), texts.end(), [&](const std::string& text) {
      return text.find(name) == std::string::npos;
    });
    if (is_free) return name;
  }
}

bool IsErased(std::string_view name) {
  name = Trim(name);
  return name.size() > 2 && name.front() == '(' && name.back() == ')' &&
         std::all_of(name.begin() + 1, name.end() - 1, IsDigit);
}

ErasedFile EraseMember(std::string_view text, const ClubSeason& season, const Member& member,
                       const std::string& name) {
  std::set<std::string> keys = {NameKey(member.name)};
  for (const std::string& former : member.former) keys.insert(NameKey(former));
  ErasedFile erased;
  ForEachLine(text, [&](std::size_t number, std::size_t /*begin*/, std::string_view line) {
    if (IsEmptyOrComment(line)) {
      const std::string comment = NameKey(line);
      const bool is_ours = kFileHeading.english.find(line) != std::string_view::npos ||
                           kFileHeading.dutch.find(line) != std::string_view::npos;
      const bool has_name = std::any_of(
          keys.begin(), keys.end(), [&](const std::string& key) { return HasWords(comment, key); });
      if (has_name && !is_ours) erased.comments.push_back(number);
      erased.text += line;
      return;
    }
    const auto read = ReadEntryLine(WithoutMark(line));
    if (!read || !read->form->has_names) {
      erased.text += line;
      return;
    }
    // A name that he was given, and that was taken back again.
    if (read->entry() == Entry::kRenamed) {
      const auto names = NamesIn(read->rest);
      if (names.size() == 2 && keys.contains(NameKey(names[0])) && !season.Find(names[1])) {
        keys.insert(NameKey(names[1]));
      }
    }
    std::size_t at = line.find(':') + 1;
    erased.text += line.substr(0, at);
    while (at < line.size()) {
      const std::size_t end = std::min(line.find_first_of(",>\n", at), line.size());
      const std::string_view part = line.substr(at, end - at);
      const bool goes = keys.contains(NameKey(part));
      erased.text += goes ? " " + name : std::string(part);
      if (end < line.size()) {
        if (goes && line[end] == '>') erased.text += ' ';
        erased.text += line[end];
      }
      at = end + 1;
    }
  });
  return erased;
}

}  // namespace jasnel::club
