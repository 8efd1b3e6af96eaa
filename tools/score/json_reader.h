// Reads a deal of a score sheet from a JSON object.
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
/// "taken":[2,0,1]}`; if an offence stopped the deal, `"offence":"revoke"` and `"offender":"Bram"`,
/// or a list of each, replace `taken`, and a bid that was not made is `null`. Lists are in player
/// order, except those of offences and of `"drinks":"Cor"`, who pays a round of drinks.
/// `{"round":2,"totals":[120,98,104]}` has the points of a whole round in place of its deals.
class ScoreJsonReader {
 public:
  /// An error if the text is not an object, or has unknown keys.
  static Result<ScoreJsonReader> Parse(std::string_view text);

  /// The players; nothing if they are omitted, as after the first deal.
  Result<std::optional<std::vector<std::string>>> Players() const;

  /// Reads a deal of the players seated in `book`. If it is wrong, round and dealer may still have
  /// been read.
  std::optional<Error> Read(const ScoreBook& book, NotedDeal& deal) const;

 private:
  std::optional<Error> ReadTotals(const ScoreBook& book, NotedDeal& deal) const;

  explicit ScoreJsonReader(Record object) : object_(std::move(object)) {}

  Record object_;
};

}  // namespace jasnel::boerenbridge
