// Studies: the same question about each of a long series of random deals, cut into pieces that any
// machine can answer.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

/// What a study asks of each deal. docs/reference/study.md lists the fields of the answers.
enum class StudyAsk : std::uint8_t {
  kValues,     ///< the points with each suit as trump; North leads
  kCards,      ///< the same after each of North's cards
  kContracts,  ///< whether each side makes the contract, and can take all tricks, with each suit as
               ///< trump and each seat on lead
  kTables,     ///< the same with the points, and the score written with either side as declarers
  kGames,      ///< the deal as four players `full` call and play it, and what each card cost
};

/// The name of a question, as in `StudyOf`: values, cards, contracts, tables, games.
std::string_view StudyAskName(StudyAsk ask);

/// The question with that name, in any case. The error lists the names.
Result<StudyAsk> ParseStudyAsk(std::string_view name);

/// A study. Piece p, from 1, has the deals from number `first` + (p - 1) * `each`, `each` of them,
/// the last piece what is left. Deal n of a seed is that of `RandomHands(seed, n)`, and for
/// `kGames` of `MatchDeal`.
struct Study {
  StudyAsk ask = StudyAsk::kTables;
  Rules rules = {};
  std::uint64_t seed = 1;
  std::uint64_t first = 1;
  std::uint64_t deals = 0;    ///< 1 to kMaxDeals
  std::uint64_t each = 1000;  ///< 1 to kMaxEach, and so many that there are at most kMaxPieces
  std::string version = {};   ///< of the program that made it; for its users to compare

  static constexpr std::uint64_t kMaxDeals = 1'000'000'000'000;
  static constexpr std::uint64_t kMaxEach = 1'000'000;
  static constexpr std::uint64_t kMaxPieces = 1'000'000;

  std::uint64_t Pieces() const { return (deals + each - 1) / each; }
  std::uint64_t FirstOf(std::uint64_t piece) const { return first + (piece - 1) * each; }
  std::uint64_t CountOf(std::uint64_t piece) const {
    return piece < Pieces() ? each : deals - (piece - 1) * each;
  }

  friend bool operator==(const Study&, const Study&) = default;
};

/// A study as one line of JSON, with its line end, and back:
///
///     {"ask":"tables","rules":"kbn","seed":2026,"first":1,"deals":1000,"each":100,"version":"0.1.0+g55bfc6b.w9269490"}
///
/// An error names the key.
std::string FormatStudy(const Study& study);
Result<Study> ParseStudy(std::string_view json);

/// An error if a number of the study is out of range, or if there are too many pieces.
std::optional<Error> CheckStudy(const Study& study);

/// The answers of some deals.
struct StudyPiece {
  std::string npy = {};     ///< a NumPy file, format 1.0: one row of little-endian fields per deal
  std::uint64_t nodes = 0;  ///< cards played in the search, without that of players
};

/// How `MakeStudyPiece` goes about it. None of this affects the bytes.
struct StudyWork {
  int threads = 0;                            ///< from 1; 0 for as many as OpenMP offers
  const std::atomic<bool>* cancel = nullptr;  ///< stops soon after it becomes true
  /// Called now and then, on any thread, one at a time, with how many deals are done.
  std::function<void(std::uint64_t)> progress = {};
};

/// Answers piece `piece`, from 1 to `study.Pieces()`: the same bytes on any machine, whatever the
/// threads. An error if the study or the piece is out of range, or if it was cancelled.
Result<StudyPiece> MakeStudyPiece(const Study& study, std::uint64_t piece,
                                  const StudyWork& work = {});

/// The bytes of the header that begins the NumPy file of `rows` rows of `study`, and of one row.
std::string StudyHeader(const Study& study, std::uint64_t rows);
std::uint64_t StudyRowBytes(StudyAsk ask);

}  // namespace jasnel
