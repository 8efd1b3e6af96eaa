#include "engine/requests/agreed_conventions.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/requests/convention_reader.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 2> kSideKeys = {"ns", "ew"};

Result<std::shared_ptr<const ConventionCard>> ReadCard(const Message& where, const Record& value) {
  if (value.is_string()) {
    const auto& name = value.get_ref<const std::string&>();
    if (auto card = SuppliedConventionCard(name)) return card;
    std::string names;
    for (const ConventionCard& card : ConventionCards()) {
      names += (names.empty() ? "" : ", ") + card.name;
    }
    return In(where, Say("$0; expected one of $1", "$0; verwacht een van $1", Quoted(name), names));
  }
  if (!value.is_object()) return OfType(where, value, kConventionsExpected);
  auto card = ReadConventionCard(value);
  if (!card) return In(where, card.error());
  return std::shared_ptr<const ConventionCard>(
      std::make_shared<ConventionCard>(std::move(card).value()));
}

}  // namespace

Result<ConventionsOfSides> AgreedConventionsOf(std::string_view key, const Record& value) {
  // A card has a list of conventions; what both sides agreed on has none.
  if (!value.is_object() || value.contains("conventions")) {
    const auto card = ReadCard(key, value);
    if (!card) return card.error();
    return ConventionsOfSides{*card, *card};
  }
  if (const auto error = UnknownKey(value, kSideKeys)) return In(key, *error);
  ConventionsOfSides agreed;
  for (std::size_t side = 0; side < agreed.size(); ++side) {
    const Record* const of_side = FindKey(value, kSideKeys[side]);
    if (of_side == nullptr) continue;
    const auto card = ReadCard(Say("$0.$1", "$0.$1", key, kSideKeys[side]), *of_side);
    if (!card) return card.error();
    agreed[side] = *card;
  }
  if (!AnyAgreed(agreed)) {
    return In(key, Say("no card; expected $0", "geen kaart; verwacht $0", kConventionsExpected));
  }
  return agreed;
}

}  // namespace jasnel
