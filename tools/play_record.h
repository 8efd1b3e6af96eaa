// The deals of a game as records that `jasnel analyse` reads.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "bitboard/result.h"
#include "bitboard/seat.h"
#include "tools/play_game.h"
#include "tools/played_record.h"

namespace jasnel {

/// The deal as far as it was played. The auction is over.
PlayedRecord RecordOf(const PlayGame& game);

/// The same as a line of JSON that `ParsePlayedRecord` reads, with what it does not look at: the
/// seed of the game, who played, and how often the person took back a move, if ever. `players` are
/// named by seat.
std::string RecordLine(const PlayGame& game, const std::array<std::string, kSeats>& players);

/// A file to which records are added. What was added is in the file, whatever happens then.
class RecordFile {
 public:
  /// Opens a file, a new one where there is none. An error names the path and the reason.
  static Result<RecordFile> Open(const std::string& path);

  RecordFile(RecordFile&& other) noexcept;
  RecordFile& operator=(RecordFile&&) = delete;
  ~RecordFile();

  /// Adds a line behind what is there, on a line of its own. An error where it could not be
  /// written.
  std::optional<Error> Append(std::string line);

 private:
  RecordFile(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}

  int descriptor_;
  std::string path_;
};

}  // namespace jasnel
