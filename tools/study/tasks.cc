#include "tools/study/tasks.h"

#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "bitboard/text/sha256.h"
#include "solver/threads.h"
#include "tools/shared/files.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"
#include "tools/study/folder.h"

namespace jasnel {
namespace {

constexpr const char* kNew = "jasnel study new";
constexpr const char* kMake = "jasnel study make";
constexpr const char* kMissing = "jasnel study missing";
constexpr const char* kJoin = "jasnel study join";

Result<PieceList> ReadPieces(const StudyOptions& options, const Study& study) {
  if (!options.pieces) return PieceList{{1, study.Pieces()}};
  const auto pieces = ParsePieces(*options.pieces, study.Pieces());
  if (!pieces) return Error{Say("--pieces: $0", "--pieces: $0", pieces.error())};
  return pieces;
}

// What a list of pieces comes to, in deals.
std::uint64_t DealsOf(const PieceList& pieces, const Study& study) {
  std::uint64_t deals = 0;
  for (const auto& [first, last] : pieces) {
    deals += study.FirstOf(last) + study.CountOf(last) - study.FirstOf(first);
  }
  return deals;
}

// Makes pieces one after the other.
class Maker {
 public:
  Maker(StudyFolder& folder, const StudyOptions& options, std::uint64_t all)
      : folder_(folder),
        options_(options),
        all_(all),
        threads_(options.threads > 0 ? options.threads : DefaultThreads()) {}

  // False where it cannot go on.
  bool Make(std::uint64_t piece) {
    const std::uint64_t count = folder_.study().CountOf(piece);
    if (!options_.again && folder_.Has(piece)) {
      all_ -= count;
      return Tell(absl::StrFormat("piece %d: made already\n", piece));
    }
    const auto start = std::chrono::steady_clock::now();
    const auto made = MakeStudyPiece(
        folder_.study(), piece,
        {.threads = threads_, .cancel = &Interrupted(), .progress = [&](std::uint64_t deals) {
           progress_.Show({done_ + deals, done_ + deals, all_});
         }});
    if (Interrupted()) return false;
    if (!made) return Stop(made.error());
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    const double seconds = std::round(time.count() * 1000) / 1000;
    const ManifestLine line{Sha256Of(made->npy), made->nodes, seconds, threads_};
    if (auto error = folder_.Put(piece, made->npy, line)) return Stop(*error);
    done_ += count;
    return Tell(absl::StrFormat("piece %d: %d deals, %d nodes, %.1f s\n", piece, count, made->nodes,
                                seconds));
  }

  ExitStatus status() const { return Interrupted() ? kExitInterrupted : status_; }

 private:
  bool Tell(const std::string& text) {
    progress_.Clear();
    if (Print(text)) return true;
    status_ = Fail(kMake, CannotWriteAnswers(errno));
    return false;
  }

  bool Stop(const Error& error) {
    progress_.Clear();
    status_ = Fail(kMake, error.both());
    return false;
  }

  StudyFolder& folder_;
  const StudyOptions& options_;
  std::uint64_t all_;  // deals to solve
  int threads_;
  std::uint64_t done_ = 0;
  Progress progress_;
  ExitStatus status_ = kExitOk;
};

Message MissingPieces(const std::string& folder, const std::vector<std::uint64_t>& missing) {
  const std::string list = FormatPieces(missing);
  return Say(
      "missing pieces $0; expected all; to make them: jasnel study make $1 --pieces=$0",
      "stukken $0 ontbreken; verwacht alle; om ze te maken: jasnel study make $1 --pieces=$0", list,
      folder);
}

std::vector<std::uint64_t> MissingOf(const StudyFolder& folder) {
  Progress progress;
  auto missing = folder.Missing([&](std::uint64_t piece) {
    progress.Show({piece, piece, folder.study().Pieces()});
    return !Interrupted();
  });
  progress.Clear();
  return missing;
}

// Checks the pieces that are not missing, in order, and says what is wrong; as long as nothing is,
// `take` gets the rows of each.
ExitStatus CheckPieces(const StudyFolder& folder, const StudyOptions& options,
                       const std::vector<std::uint64_t>& missing,
                       const std::function<std::optional<Error>(std::string_view rows)>& take) {
  Progress progress;
  ExitStatus status = kExitOk;
  auto skip = missing.begin();
  for (std::uint64_t piece = 1; piece <= folder.study().Pieces(); ++piece) {
    if (Interrupted()) return kExitInterrupted;
    if (skip != missing.end() && *skip == piece) {
      ++skip;
      continue;
    }
    const auto rows = folder.Rows(piece);
    progress.Show({piece, piece, folder.study().Pieces()});
    if (!rows) {
      progress.Clear();
      status =
          Fail(kJoin, Say("$0; to make it again: jasnel study make $1 --pieces=$2 --again",
                          "$0; om het opnieuw te maken: jasnel study make $1 --pieces=$2 --again",
                          rows.error(), options.folder, piece));
    }
    if (status != kExitOk) continue;
    if (const auto error = take(*rows)) {
      progress.Clear();
      return Fail(kJoin, error->both());
    }
  }
  progress.Clear();
  return status;
}

std::optional<Error> Nothing(std::string_view /*rows*/) { return std::nullopt; }

}  // namespace

ExitStatus NewStudy(const std::string& folder, const Study& study) {
  const auto opened = StudyFolder::New(folder, study);
  if (!opened) return Fail(kNew, opened.error().both());
  return PrintLast(kNew,
                   absl::StrFormat("%s: %d deals in %d pieces\n", folder, opened->study().deals,
                                   opened->study().Pieces()),
                   kExitOk);
}

ExitStatus MakePieces(const StudyOptions& options) {
  auto folder = StudyFolder::Open(options.folder);
  if (!folder) return Fail(kMake, folder.error().both());
  StudyFolder opened = std::move(folder).value();
  const auto pieces = ReadPieces(options, opened.study());
  if (!pieces) return PrintUsageError(kMake, pieces.error().both());
  Maker maker(opened, options, DealsOf(*pieces, opened.study()));
  for (const auto& [first, last] : *pieces) {
    for (std::uint64_t piece = first; piece <= last; ++piece) {
      if (!maker.Make(piece)) return maker.status();
    }
  }
  return maker.status();
}

ExitStatus ListMissing(const StudyOptions& options) {
  const auto folder = StudyFolder::Open(options.folder);
  if (!folder) return Fail(kMissing, folder.error().both());
  const auto missing = MissingOf(*folder);
  if (Interrupted()) return kExitInterrupted;
  return PrintLast(kMissing, FormatPieces(missing) + "\n", kExitOk);
}

ExitStatus JoinPieces(const StudyOptions& options) {
  const auto folder = StudyFolder::Open(options.folder);
  if (!folder) return Fail(kJoin, folder.error().both());
  const Study& study = folder->study();
  auto missing = MissingOf(*folder);
  if (Interrupted()) return kExitInterrupted;
  // What is wrong with a piece that is there is told of itself.
  std::erase_if(missing, [&](std::uint64_t piece) { return folder->HasLine(piece); });
  if (!missing.empty()) {
    const ExitStatus status = Fail(kJoin, MissingPieces(options.folder, missing));
    CheckPieces(*folder, options, missing, Nothing);
    return Interrupted() ? kExitInterrupted : status;
  }
  auto begun = OutputFile::Begin(options.output);
  if (Interrupted()) return kExitInterrupted;
  if (!begun) return Fail(kJoin, begun.error().both());
  OutputFile output = std::move(begun).value();
  ExitStatus status = kExitOk;
  if (output.IsStream()) status = CheckPieces(*folder, options, {}, Nothing);
  if (status != kExitOk) return status;
  if (auto error = output.Write(StudyHeader(study, study.deals))) return Fail(kJoin, error->both());
  status =
      CheckPieces(*folder, options, {}, [&](std::string_view rows) { return output.Write(rows); });
  if (status != kExitOk) return status;
  if (auto error = output.Finish()) return Fail(kJoin, error->both());
  if (output.IsStream()) return kExitOk;
  return PrintLast(
      kJoin,
      absl::StrFormat("%s: %d deals of %d pieces\n", options.output, study.deals, study.Pieces()),
      kExitOk);
}

}  // namespace jasnel
