#include <utility>

#include "ai/players/spec_options.h"
#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/engine.h"
#include "jasnel/player.h"

namespace jasnel {
namespace {

// What is wrong with a name that neither game takes.
Error NoPlayer(std::string_view spec, const Error& klaverjas, const Error& boerenbridge,
               std::string_view others) {
  if (klaverjas == boerenbridge) return klaverjas;
  const std::string_view kind = spec.substr(0, spec.find(':'));
  const bool of_klaverjas = IsOneOf(kind, PlayerKinds());
  const bool of_boerenbridge = IsOneOf(kind, boerenbridge::PlayerKinds());
  if (of_klaverjas && of_boerenbridge) {
    return Error{Say("for klaverjas $0; for boerenbridge $1",
                     "voor klaverjas $0; voor boerenbridge $1", klaverjas, boerenbridge)};
  }
  if (of_klaverjas) return klaverjas;
  if (of_boerenbridge) return boerenbridge;
  return Error{Say("$0 is not a player; expected $1", "$0 is geen speler; verwacht $1",
                   Quoted(kind), EnginePlayerNames(others))};
}

}  // namespace

Result<EnginePlayers> CheckedPlayers(std::string_view spec, EnginePlayers players,
                                     std::string_view others) {
  if (players.klaverjas && (*players.klaverjas)->SeesAll()) {
    players.klaverjas = Error{Say(
        "$0 must see all hands; expected a player who sees one, such as full",
        "$0 moet alle handen zien; verwacht een speler die er één ziet, zoals full", Quoted(spec))};
  }
  if (!players.klaverjas && !players.boerenbridge) {
    return NoPlayer(spec, players.klaverjas.error(), players.boerenbridge.error(), others);
  }
  return Result<EnginePlayers>(std::move(players));
}

Result<EnginePlayers> MakeEnginePlayers(std::string_view spec) {
  return CheckedPlayers(spec, {MakePlayer(spec), boerenbridge::MakePlayer(spec)}, "");
}

Message EnginePlayerNames(std::string_view others) {
  std::string both;
  std::string klaverjas;
  for (const PlayerKind& kind : PlayerKinds()) {
    if (kind.sees_all) continue;
    std::string& names = IsOneOf(kind.name, boerenbridge::PlayerKinds()) ? both : klaverjas;
    names += Concat(names.empty() ? "" : ", ", kind.name);
  }
  if (!others.empty()) both += Concat(", ", others);
  std::string boerenbridge;
  for (const PlayerKind& kind : boerenbridge::PlayerKinds()) {
    if (IsOneOf(kind.name, PlayerKinds())) continue;
    boerenbridge += Concat(boerenbridge.empty() ? "" : ", ", kind.name);
  }
  return Say("$0; for klaverjas also $1; for boerenbridge also $2",
             "$0; voor klaverjas ook $1; voor boerenbridge ook $2", both, klaverjas, boerenbridge);
}

}  // namespace jasnel
