// A deal of a score sheet as a JSON object.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// `{"round":1,"cards":3,"dealer":"Cor","players":["Anna","Bram","Cor"],"bids":[1,0,1],
/// "taken":[2,0,1]}`, or for `taken`, where an offence stopped the deal, `"offence":"revoke"` and
/// `"offender":"Bram"`, or a list of each. A bid that was not made then is `null`. Lists are in the
/// order of the players, but those of offences.
class ScoreObject {
 public:
  /// An error where the text is no object, or has keys that are not known.
  static Result<ScoreObject> Parse(std::string_view text);

  /// Who plays; nothing where that is left out, as after the first deal.
  Result<std::optional<std::vector<std::string>>> Players() const;

  /// Reads a deal of those who sit in `book`. Where it is wrong, round and dealer
  /// may have been read.
  std::optional<Error> Read(const ScoreBook& book, NotedDeal& deal) const;

 private:
  explicit ScoreObject(Record object) : object_(std::move(object)) {}

  Record object_;
};

}  // namespace jasnel::boerenbridge
