#include "tools/shared/players/any_player.h"

#include <filesystem>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/requests/json_fields.h"
#include "engine/requests/move_answer.h"
#include "engine/requests/move_request.h"
#include "jasnel/convention_json.h"
#include "tools/shared/files.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/players/external_program.h"
#include "tools/shared/system/system.h"
#include "tools/shared/text/columns.h"

namespace jasnel {

std::string DescribePlayers(std::span<const PlayerKind> kinds) {
  std::vector<std::vector<std::string>> rows;
  const auto add = [&](const PlayerKind& kind) {
    rows.push_back({std::string(kind.name), std::string(kind.summary)});
  };
  for (const PlayerKind& kind : kinds) add(kind);
  add(kProgramKind);
  return FormatTable(rows, {Align::kLeft, Align::kLeft}, "  ");
}

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
  // A folder of that name in the current one is not what was meant.
  const bool is_word = name.find('/') == std::string::npos;
  std::error_code none;
  if (!os::Exists(name) || (is_word && std::filesystem::is_directory(name, none))) {
    return NoSuchCard(name);
  }
  const auto bytes = ReadWholeFile(name, kMaxCardBytes);
  if (!bytes) return bytes.error();
  std::string text = *bytes;
  Decoder().Decode(text);
  auto card = ParseConventionCard(text);
  if (!card) return In(name, card.error());
  return std::shared_ptr<const ConventionCard>(
      std::make_shared<ConventionCard>(std::move(card).value()));
}

namespace {

// Such as `python3 bot.py` and `./bot`, which no player is called.
bool LooksLikeCommand(std::string_view text) {
  return text.find_first_of(" /") != std::string_view::npos;
}

}  // namespace

template <class Game>
Result<std::unique_ptr<typename Game::Player>> MakeAnyPlayer(std::string_view text,
                                                             const ProgramTerms& terms) {
  const auto command = ProgramCommand(text);
  if (!command) return command.error();
  if (!command->has_value()) {
    auto made = [&] {
      if constexpr (std::is_same_v<Game, Klaverjas>) {
        return MakePlayer(text, FindConventions);
      } else {
        return Game::MakePlayer(text);
      }
    }();
    if (made || IsOneOf(text.substr(0, text.find(':')), Game::PlayerKinds())) return made;
    return Error{Say("$0, or $1 for a program", "$0, of $1 voor een programma", made.error(),
                     LooksLikeCommand(text) ? Message(Concat("'exec:", Printable(text), "'"))
                                            : Message(Phrase{"exec:COMMAND", "exec:OPDRACHT"}))};
  }
  return std::unique_ptr<typename Game::Player>(
      std::make_unique<ExecPlayer<Game>>(**command, terms));
}

template Result<std::unique_ptr<Klaverjas::Player>> MakeAnyPlayer<Klaverjas>(std::string_view,
                                                                             const ProgramTerms&);
template Result<std::unique_ptr<Boerenbridge::Player>> MakeAnyPlayer<Boerenbridge>(
    std::string_view, const ProgramTerms&);

}  // namespace jasnel
