#include "bitboard/game_length.h"

namespace jasnel {

int DealsOfGame(const Rules& rules) {
  return NearestPreset(rules).name.starts_with("bedum") ? 12 : 16;
}

}  // namespace jasnel
