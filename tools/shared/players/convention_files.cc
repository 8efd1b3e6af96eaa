#include "tools/shared/players/convention_files.h"

#include <unistd.h>

#include <string>
#include <utility>

#include "engine/requests/json_fields.h"
#include "jasnel/convention_json.h"
#include "tools/shared/text/encoding.h"
#include "tools/shared/whole_file.h"

namespace jasnel {
namespace {

Error NoSuchCard(const std::string& name) {
  std::string names;
  for (const ConventionCard& card : ConventionCards()) names += card.name + ", ";
  return Error{Say("$0; expected one of $1or a file with a card; see jasnel conventions",
                   "$0; verwacht een van $1of een bestand met een kaart; zie jasnel conventions",
                   Quoted(name), names)};
}

}  // namespace

Result<std::shared_ptr<const ConventionCard>> FindConventions(const std::string& name) {
  if (auto supplied = SuppliedConventionCard(name)) return supplied;
  if (access(name.c_str(), F_OK) != 0) return NoSuchCard(name);
  const auto bytes = ReadWholeFile(name, kMaxCardBytes);
  if (!bytes) return bytes.error();
  std::string text = *bytes;
  Decoder().Decode(text);
  auto card = ParseConventionCard(text);
  if (!card) return In(name, card.error());
  return std::shared_ptr<const ConventionCard>(
      std::make_shared<ConventionCard>(std::move(card).value()));
}

}  // namespace jasnel
