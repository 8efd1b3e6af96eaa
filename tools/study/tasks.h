// What `jasnel study` does with a folder.
#pragma once

#include <optional>
#include <string>

#include "jasnel/study.h"
#include "tools/shared/command.h"

namespace jasnel {

/// What the flags of `jasnel study make` and `jasnel study join` say.
struct StudyOptions {
  std::string folder;
  std::optional<std::string> pieces;  ///< a list; all of them if there is none
  std::string output;
  int threads = 0;
  bool again = false;  ///< makes pieces that are made already
};

/// `jasnel study new`: writes the plan.
ExitStatus NewStudy(const std::string& folder, const Study& study);

/// `jasnel study make`: makes pieces, and says a line of each.
ExitStatus MakePieces(const StudyOptions& options);

/// `jasnel study missing`: prints the list of pieces that are not made.
ExitStatus ListMissing(const StudyOptions& options);

/// `jasnel study join`: writes all rows to one file, unless a piece is missing or wrong.
ExitStatus JoinPieces(const StudyOptions& options);

}  // namespace jasnel
