// Programs of others as players of klaverjas.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "engine/requests/move_request.h"
#include "tests/tools/engine/run.h"
#include "tools/shared/players/any_player.h"

namespace jasnel::testing {

/// The player that `text` describes; a program has `limit` for each answer.
inline std::unique_ptr<Player> Make(
    const std::string& text, std::chrono::milliseconds limit = std::chrono::milliseconds(10'000)) {
  auto player = MakeAnyPlayer<Klaverjas>(text, {.answer = limit, .start = limit});
  EXPECT_TRUE(player.ok()) << text;
  return std::move(player).value();
}

/// South is to play a club.
inline PlayView CardView() { return std::get<PlayView>(ReadRequest(CardRequest())->view); }

}  // namespace jasnel::testing
