#include "jasnel/boerenbridge/game.h"
#include "tests/playthroughs/playthroughs.h"

namespace jasnel::testing {

std::vector<Playthrough> AllPlaythroughs() {
  std::vector<Playthrough> all;
  for (const Preset& preset : PresetsOfTexts()) all.push_back(PlayKlaverjas(preset));
  for (int players = boerenbridge::kMinPlayers; players <= boerenbridge::kMaxPlayers; ++players) {
    all.push_back(PlayBoerenbridge(players));
  }
  return all;
}

}  // namespace jasnel::testing
