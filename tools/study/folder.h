// Lists of pieces as text: `1-100,250`.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/result.h"
#include "jasnel/study.h"

namespace jasnel {

/// Pieces from `first` to `last`.
struct PieceRange {
  std::uint64_t first = 1;
  std::uint64_t last = 1;

  friend bool operator==(const PieceRange&, const PieceRange&) = default;
};

/// In any order, each piece once or more.
using PieceList = std::vector<PieceRange>;

/// Reads numbers and ranges separated by commas, from 1 to `most`. An error names the part.
Result<PieceList> ParsePieces(std::string_view text, std::uint64_t most);

/// The list of ascending numbers; empty if there are none.
std::string FormatPieces(const std::vector<std::uint64_t>& pieces);

/// What the manifest line of a piece says of it, besides the study.
struct ManifestLine {
  std::string sha256;
  std::uint64_t nodes = 0;
  double seconds = 0;  ///< of wall-clock time
  int threads = 0;
};

/// A folder with `study.json`, and in `pieces/` for each piece made `000001.npy` and its manifest
/// line `000001.json`. All files are there whole or not at all; a piece is made when its manifest
/// line is there too, and both agree with the study.
class StudyFolder {
 public:
  /// Makes the folder of a new study; the same study may be there already. An error if another one
  /// is.
  static Result<StudyFolder> New(const std::string& path, const Study& study);

  /// Opens a folder. An error if there is no study, or one of another version of this program.
  static Result<StudyFolder> Open(const std::string& path);

  const Study& study() const { return study_; }

  /// Whether a piece is made, by its manifest line and the size of its file.
  bool Has(std::uint64_t piece) const;

  /// Whether there is a manifest line of a piece, be it of this study or not.
  bool HasLine(std::uint64_t piece) const;

  /// The pieces that are not made, in order. Calls `at` with each piece that it looks for; stops
  /// where that returns false.
  std::vector<std::uint64_t> Missing(const std::function<bool(std::uint64_t)>& at) const;

  /// Writes a piece and its manifest line.
  std::optional<Error> Put(std::uint64_t piece, std::string_view npy, const ManifestLine& line);

  /// The rows of a piece, without the header. An error if it is missing, of another study or
  /// version, or not as its manifest line says.
  Result<std::string> Rows(std::uint64_t piece) const;

 private:
  StudyFolder(std::string path, Study study) : path_(std::move(path)), study_(std::move(study)) {}

  std::string FileOf(std::uint64_t piece, std::string_view ending) const;
  // The manifest line; an error says what in it differs from the study.
  Result<ManifestLine> LineOf(std::uint64_t piece) const;

  std::string path_;
  Study study_;
};

}  // namespace jasnel
