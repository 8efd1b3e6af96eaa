// A club's folder: a file for each season, NAME.txt.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/questions/club.h"
#include "engine/records/club_file.h"
#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/files.h"

namespace jasnel::club {

/// The names of the seasons in a folder, oldest first: in the order of their names.
Result<std::vector<std::string>> SeasonsIn(const std::string& folder);

/// The file of a season; of the newest if `season` is empty. An error if there is none.
Result<std::string> PathOfSeason(const std::string& folder, const std::string& season);

/// A season that is read.
struct SeasonFile {
  std::string path;
  std::string text;
  ClubSeason season;
};

Result<SeasonFile> ReadSeason(const std::string& folder, const std::string& season);

/// A season that nobody else writes to while this is there.
class OpenSeason {
 public:
  static Result<OpenSeason> Open(const std::string& folder, const std::string& season);

  const std::string& path() const { return kept_.path(); }
  const std::string& text() const { return text_; }
  WrittenSeason written() const { return {text_, path(), "--"}; }
  const ClubSeason& season() const { return season_; }
  Language language() const { return LanguageOfFile(text_); }

  /// Reads what the file says. An error names the file and the line.
  std::optional<Error> Read();

  /// Adds entries: all, or none if one of them is wrong, which the error says.
  std::optional<Error> Add(std::string_view entries);

  /// Takes away what an interrupted run left unfinished; false if there is nothing.
  Result<bool> CutUnfinished();

 private:
  OpenSeason(KeptFile kept, std::string text) : kept_(std::move(kept)), text_(std::move(text)) {}

  KeptFile kept_;
  std::string text_;
  ClubSeason season_;
};

}  // namespace jasnel::club
