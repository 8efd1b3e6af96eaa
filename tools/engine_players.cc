#include "tools/engine_players.h"

#include <utility>

#include "bitboard/text.h"
#include "tools/any_player.h"
#include "tools/boerenbridge/any_player.h"
#include "tools/json_fields.h"

namespace jasnel {
namespace {

Result<std::unique_ptr<Player>> MakeKlaverjasPlayer(std::string_view spec) {
  auto player = MakeAnyPlayer(spec);
  if (player && (*player)->SeesAll()) {
    return Error{
        Concat(Quoted(spec), " must see all hands; expected a player who sees one, as full")};
  }
  return player;
}

// What is wrong with a name that neither game takes.
Error NoPlayer(std::string_view spec, const Error& klaverjas, const Error& boerenbridge) {
  if (klaverjas == boerenbridge) return klaverjas;
  const std::string_view kind = spec.substr(0, spec.find(':'));
  const bool of_klaverjas = IsOneOf(kind, PlayerKinds());
  const bool of_boerenbridge = IsOneOf(kind, boerenbridge::PlayerKinds());
  if (of_klaverjas && of_boerenbridge) {
    return Error{
        Concat("for klaverjas ", klaverjas.message, "; for boerenbridge ", boerenbridge.message)};
  }
  if (of_klaverjas) return klaverjas;
  if (of_boerenbridge) return boerenbridge;
  return Error{Concat(Quoted(kind), " is no player; expected ", EnginePlayerNames())};
}

}  // namespace

Result<EnginePlayers> MakeEnginePlayers(std::string_view spec) {
  EnginePlayers players{MakeKlaverjasPlayer(spec), boerenbridge::MakeAnyPlayer(spec)};
  if (!players.klaverjas && !players.boerenbridge) {
    return NoPlayer(spec, players.klaverjas.error(), players.boerenbridge.error());
  }
  return players;
}

std::string EnginePlayerNames() {
  std::string both;
  std::string klaverjas;
  for (const PlayerKind& kind : PlayerKinds()) {
    if (!MakeKlaverjasPlayer(kind.name)) continue;
    const bool in_both = IsOneOf(kind.name, boerenbridge::PlayerKinds());
    (in_both ? both : klaverjas) += Concat(kind.name, ", ");
  }
  std::string boerenbridge;
  for (const PlayerKind& kind : boerenbridge::PlayerKinds()) {
    if (!IsOneOf(kind.name, PlayerKinds())) boerenbridge += Concat(kind.name, ", ");
  }
  return Concat(both, kProgramKind.name, "; for klaverjas also ",
                klaverjas.substr(0, klaverjas.size() - 2), "; for boerenbridge also ",
                boerenbridge.substr(0, boerenbridge.size() - 2));
}

}  // namespace jasnel
