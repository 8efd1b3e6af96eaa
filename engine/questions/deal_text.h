// Texts with deals in any form.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields/kind.h"
#include "engine/records/played_record.h"
#include "jasnel/deal_line.h"
#include "jasnel/result.h"

namespace jasnel {

/// A text with deals in any form.
class DealTextKind final : public Input<std::string> {
 public:
  std::string_view Form() const override { return "TEXT"; }
  Message Expected() const override;
  Record InputSchema() const { return {{"type", "string"}}; }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& deals) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::string& deals) const override;
};
inline constexpr DealTextKind kDealText;
/// What it is, in the help of a field.
inline constexpr Phrase kDealTextHelp = {
    "deal lines, PBN, pictures of deals or records of played deals",
    "spellen, PBN, plaatjes van spellen of verslagen van gespeelde spellen"};

/// A deal of a text, or what is wrong with its line.
struct DealRead {
  std::size_t line_number = 0;  ///< from 1
  std::optional<Error> error = {};
  std::optional<DealLine> deal = {};
  std::optional<PlayedRecord> played = {};  ///< if it is the record of a played deal
};

/// Each deal of a text; an error if there is none.
Result<std::vector<DealRead>> ReadDealText(std::string_view text);

/// The same, and an error if one cannot be read.
Result<std::vector<DealLine>> DealsIn(std::string_view text);

}  // namespace jasnel
