#include "tools/study/folder.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "absl/strings/str_format.h"
#include "bitboard/text/sha256.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/reading.h"
#include "jasnel/version.h"
#include "tools/shared/files.h"
#include "tools/shared/text/output.h"

namespace jasnel {

namespace {

Result<PieceRange> ParseRange(std::string_view text, std::uint64_t most) {
  const std::size_t dash = text.find('-');
  const auto first = ReadNumber<std::uint64_t>(text.substr(0, dash), 1, most);
  if (!first) return first.error();
  if (dash == std::string_view::npos) return PieceRange{*first, *first};
  const auto last = ReadNumber<std::uint64_t>(text.substr(dash + 1), *first, most);
  if (!last) return last.error();
  return PieceRange{*first, *last};
}

}  // namespace

Result<PieceList> ParsePieces(std::string_view text, std::uint64_t most) {
  PieceList pieces;
  for (;;) {
    const std::size_t comma = text.find(',');
    const auto range = ParseRange(text.substr(0, comma), most);
    if (!range) return range.error();
    pieces.push_back(*range);
    if (comma == std::string_view::npos) return pieces;
    text.remove_prefix(comma + 1);
  }
}

std::string FormatPieces(const std::vector<std::uint64_t>& pieces) {
  std::string text;
  for (std::size_t i = 0; i < pieces.size();) {
    std::size_t end = i + 1;
    while (end < pieces.size() && pieces[end] == pieces[end - 1] + 1) ++end;
    if (!text.empty()) text += ',';
    text += std::to_string(pieces[i]);
    if (end - i > 1) text += '-' + std::to_string(pieces[end - 1]);
    i = end;
  }
  return text;
}

namespace {

// Of a plan or a manifest line: far more than either has.
constexpr std::size_t kMaxLineBytes = std::size_t{64} << 10;

constexpr Phrase kLineExpected = {"a manifest line, a JSON object",
                                  "een manifestregel, een JSON-object"};

std::string PlanOf(const std::string& path) { return path + "/study.json"; }

std::optional<Error> MakeFolders(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path + "/pieces", error);
  if (!error) return std::nullopt;
  return Error{Say("$0: $1; expected a folder for the study",
                   "$0: $1; verwacht een map voor de studie", path, SystemError(error.value()))};
}

// Of the NumPy file of a piece.
std::uint64_t BytesOf(const Study& study, std::uint64_t piece) {
  const std::uint64_t count = study.CountOf(piece);
  return StudyHeader(study, count).size() + count * StudyRowBytes(study.ask);
}

// What a piece has in common with the manifest lines of its study.
Record LineRecord(const Study& study, std::uint64_t piece) {
  return {{"piece", piece},
          {"ask", StudyAskName(study.ask)},
          {"rules", FormatRules(study.rules)},
          {"seed", study.seed},
          {"first", study.FirstOf(piece)},
          {"count", study.CountOf(piece)},
          {"version", study.version},
          {"bytes", BytesOf(study, piece)}};
}

}  // namespace

Result<StudyFolder> StudyFolder::New(const std::string& path, const Study& given) {
  Study study = given;
  study.version = Version();
  if (auto error = MakeFolders(path)) return *std::move(error);
  if (std::filesystem::exists(PlanOf(path))) {
    auto there = Open(path);
    if (!there) return there.error();
    if (there->study() == study) return there;
    return Error{Say("$0: another study; expected the same, or an empty folder",
                     "$0: een andere studie; verwacht dezelfde, of een lege map", PlanOf(path))};
  }
  if (auto error = WriteWholeFile(PlanOf(path), FormatStudy(study))) return *std::move(error);
  return StudyFolder(path, std::move(study));
}

Result<StudyFolder> StudyFolder::Open(const std::string& path) {
  const std::string plan = PlanOf(path);
  const auto text = ReadWholeFile(plan, kMaxLineBytes);
  if (!text) {
    return Error{Say("$0: no study; expected a folder from jasnel study new",
                     "$0: geen studie; verwacht een map van jasnel study new", path)};
  }
  auto study = ParseStudy(*text);
  if (!study) return In(plan, study.error());
  if (study->version != Version()) {
    return Error{Say("$0: of version $1; expected version $2, which this is, or a new study",
                     "$0: van versie $1; verwacht versie $2, zoals deze, of een nieuwe studie",
                     plan, study->version, Version())};
  }
  return StudyFolder(path, std::move(study).value());
}

std::string StudyFolder::FileOf(std::uint64_t piece, std::string_view ending) const {
  return absl::StrFormat("%s/pieces/%06d.%s", path_, piece, ending);
}

Result<ManifestLine> StudyFolder::LineOf(std::uint64_t piece) const {
  const std::string path = FileOf(piece, "json");
  const auto text = ReadWholeFile(path, kMaxLineBytes);
  if (!text) return text.error();
  const auto object = ParseJsonObject(*text, kLineExpected);
  if (!object) return In(path, object.error());
  const Record expected_line = LineRecord(study_, piece);
  for (const auto& [key, expected] : expected_line.items()) {
    const Record* const found = FindKey(*object, key);
    if (found != nullptr && *found == expected) continue;
    return In(path, Say("$0 is $1; expected $2", "$0 is $1; verwacht $2", key,
                        found == nullptr ? "missing" : found->dump(), expected.dump()));
  }
  const Record* const sha256 = FindKey(*object, "sha256");
  if (sha256 == nullptr || !sha256->is_string()) {
    return In(path, Say("no sha256; expected it", "geen sha256; verwacht die"));
  }
  return ManifestLine{.sha256 = sha256->get<std::string>()};
}

bool StudyFolder::Has(std::uint64_t piece) const {
  if (!LineOf(piece)) return false;
  std::error_code error;
  return std::filesystem::file_size(FileOf(piece, "npy"), error) == BytesOf(study_, piece) &&
         !error;
}

bool StudyFolder::HasLine(std::uint64_t piece) const {
  std::error_code error;
  return std::filesystem::exists(FileOf(piece, "json"), error);
}

std::vector<std::uint64_t> StudyFolder::Missing(
    const std::function<bool(std::uint64_t)>& at) const {
  std::vector<std::uint64_t> missing;
  for (std::uint64_t piece = 1; piece <= study_.Pieces() && at(piece); ++piece) {
    if (!Has(piece)) missing.push_back(piece);
  }
  return missing;
}

std::optional<Error> StudyFolder::Put(std::uint64_t piece, std::string_view npy,
                                      const ManifestLine& line) {
  if (auto error = MakeFolders(path_)) return error;
  if (auto error = WriteWholeFile(FileOf(piece, "npy"), npy)) return error;
  Record record = LineRecord(study_, piece);
  record["sha256"] = line.sha256;
  record["nodes"] = line.nodes;
  record["seconds"] = line.seconds;
  record["threads"] = line.threads;
  return WriteWholeFile(FileOf(piece, "json"), JsonLine(record));
}

Result<std::string> StudyFolder::Rows(std::uint64_t piece) const {
  const auto line = LineOf(piece);
  if (!line) return line.error();
  const std::string path = FileOf(piece, "npy");
  const std::uint64_t bytes = BytesOf(study_, piece);
  auto npy = ReadWholeFile(path, bytes);
  if (!npy) return npy.error();
  if (npy->size() != bytes) {
    return In(path, Say("$0 bytes; expected $1, as its manifest line says",
                        "$0 bytes; verwacht $1, zoals de manifestregel zegt", npy->size(), bytes));
  }
  if (Sha256Of(*npy) != line->sha256) {
    return In(
        path,
        Say("its SHA-256 is not that of its manifest line; expected the bytes that were written",
            "de SHA-256 is niet die van de manifestregel; verwacht de bytes die geschreven zijn"));
  }
  const std::string header = StudyHeader(study_, study_.CountOf(piece));
  if (!npy->starts_with(header)) {
    return In(path, Say("no piece of this study; expected $0 rows with its fields",
                        "geen stuk van deze studie; verwacht $0 rijen met de velden ervan",
                        study_.CountOf(piece)));
  }
  return npy->substr(header.size());
}

}  // namespace jasnel
