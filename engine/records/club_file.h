// The file of a club's season: lines of text that a person reads, edits and keeps. Entries are
// added at its end, and never changed; docs/reference/club.md describes it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/club/draw.h"
#include "jasnel/club/evening.h"
#include "jasnel/club/season.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel::club {

struct Member {
  std::string name;
  bool active = true;               ///< has not left
  std::vector<std::string> former;  ///< names, oldest first
};

struct ClubEvening {
  std::string date;  ///< as written; may be empty
  Evening evening;
};

/// What a file says.
struct ClubSeason {
  std::string name;
  EveningRules evening_rules = BedumEvening();
  SeasonRules rules;
  bool new_partners = false;
  std::vector<std::vector<std::string>> champions;  ///< of seasons before, oldest first
  std::vector<std::size_t> champion_lines = {};     ///< where each of them stands in the file
  std::vector<Member> members;                      ///< as they came
  std::vector<ClubEvening> evenings;

  /// The number of a member in `members`, by any spelling of his name.
  std::optional<std::size_t> Find(std::string_view player) const;
};

/// Reads a file. An error names `file` and the line, what is wrong there, and what was expected; of
/// what stands from the byte `added` on, which is not in the file yet, it has no place.
Result<ClubSeason> ReadClubSeason(std::string_view text, const std::string& file,
                                  std::size_t added = std::string_view::npos);

/// The first line of the entry that `undo` would take back; empty if there is none.
std::string_view LastEntry(std::string_view text);

/// How much of a file is finished: all, but for a last line without its end, and a draw that has
/// fewer tables than it says. Writing was cut off there.
std::size_t FinishedSize(std::string_view text);

/// What is wrong with the name of a season, which is that of its file too.
std::optional<Error> WrongSeasonName(const std::string& season);

/// What is wrong with a name, if it cannot stand in a file.
std::optional<Message> WrongName(std::string_view name);

/// The whole numbers in a text that has nothing but those, with spaces or one sign between each
/// two, such as `2:1234-1102`; nothing for another text.
std::optional<std::vector<int>> NumbersWithSigns(std::string_view text);

/// An entry of a file, each with its line ends. Words are of `language`.
class ClubEntries {
 public:
  explicit ClubEntries(Language language) : language_(language) {}

  /// The beginning of a file: its options and members.
  std::string Begin(const ClubSeason& season) const;
  std::string Joined(const std::string& player) const;
  std::string Left(const std::string& player) const;
  std::string Renamed(const std::string& player, const std::string& name) const;
  std::string Evening(std::size_t number, const std::string& date) const;
  std::string Drawn(std::size_t boompje, const Seating& seating) const;
  std::string Totals(std::size_t boompje, std::size_t table, const BothTotals& totals,
                     bool corrects) const;
  std::string Substitute(std::size_t boompje, std::size_t table, const std::string& player,
                         const std::string& substitute) const;
  std::string Revoke(const std::string& player) const;
  std::string Undo() const;

 private:
  Language language_;
};

/// The language of the words of a file: that of its first entry.
Language LanguageOfFile(std::string_view text);

/// A file in which nobody finds a member any more: another name stands for his names, and the rest
/// stays, so that the points of the others do. Comments stay as they are.
struct ErasedFile {
  std::string text;
  std::vector<std::size_t> comments;  ///< the lines of those that still have a name of his
};
ErasedFile EraseMember(std::string_view text, const ClubSeason& season, const Member& member,
                       const std::string& name);

/// The name that stands for one who is erased: a number in brackets that none of the texts has. Who
/// has such a name has left the club.
std::string NameOfErased(std::span<const std::string> texts);
bool IsErased(std::string_view name);

}  // namespace jasnel::club
