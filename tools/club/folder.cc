#include "tools/club/folder.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <system_error>

#include "tools/shared/text/output.h"

namespace jasnel::club {
namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20;
constexpr std::string_view kEnding = ".txt";

}  // namespace

Result<std::vector<std::string>> SeasonsIn(const std::string& folder) {
  std::error_code failed;
  std::vector<std::string> seasons;
  for (std::filesystem::directory_iterator at(folder, failed), end; !failed && at != end;
       at.increment(failed)) {
    const std::string name = at->path().filename().string();
    if (name.ends_with(kEnding)) seasons.push_back(name.substr(0, name.size() - kEnding.size()));
  }
  if (failed) {
    return Error{Say("$0: $1; expected the folder of a club, which jasnel club new makes",
                     "$0: $1; verwacht de map van een club, die jasnel club new maakt", folder,
                     SystemError(failed.value()))};
  }
  std::sort(seasons.begin(), seasons.end(), NamesInOrder);
  return seasons;
}

Result<std::string> PathOfSeason(const std::string& folder, const std::string& season) {
  const auto seasons = SeasonsIn(folder);
  if (!seasons) return seasons.error();
  const auto path = [&](const std::string& name) { return folder + "/" + name + ".txt"; };
  if (season.empty() && !seasons->empty()) return path(seasons->back());
  if (std::find(seasons->begin(), seasons->end(), season) != seasons->end()) return path(season);
  return Error{
      season.empty()
          ? Say("$0: no season in it; expected one, which jasnel club new makes",
                "$0: geen seizoen erin; verwacht er een, dat jasnel club new maakt", folder)
          : Say("$0: no season $1; expected one of the files in it",
                "$0: geen seizoen $1; verwacht een van de bestanden erin", folder, Quoted(season))};
}

Result<SeasonFile> ReadSeason(const std::string& folder, const std::string& season) {
  auto path = PathOfSeason(folder, season);
  if (!path) return path.error();
  auto text = ReadWholeFile(*path, kMostBytes);
  if (!text) return text.error();
  auto read = ReadClubSeason(*text, *path);
  if (!read) return read.error();
  return SeasonFile{std::move(path).value(), std::move(text).value(), std::move(read).value()};
}

Result<OpenSeason> OpenSeason::Open(const std::string& folder, const std::string& season) {
  const auto path = PathOfSeason(folder, season);
  if (!path) return path.error();
  auto kept = KeptFile::Open(*path);
  if (!kept) return kept.error();
  auto text = ReadWholeFile(*path, kMostBytes);
  if (!text) return text.error();
  return OpenSeason(std::move(kept).value(), std::move(text).value());
}

std::optional<Error> OpenSeason::Read() {
  auto read = ReadClubSeason(text_, path());
  if (!read) return read.error();
  season_ = std::move(read).value();
  return std::nullopt;
}

std::optional<Error> OpenSeason::Add(std::string_view entries) {
  std::string text = text_;
  text += entries;
  auto read = ReadClubSeason(text, path(), text_.size());
  if (!read) return read.error();
  if (const auto results = ResultsOf(*read, path()); !results) return results.error();
  if (auto error = kept_.Append(entries)) return error;
  season_ = std::move(read).value();
  text_ = std::move(text);
  return std::nullopt;
}

Result<bool> OpenSeason::CutUnfinished() {
  const std::size_t finished = FinishedSize(text_);
  if (finished == text_.size()) return false;
  if (auto error = kept_.CutTo(finished)) return *std::move(error);
  text_.resize(finished);
  return true;
}

}  // namespace jasnel::club
