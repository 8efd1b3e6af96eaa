// One line of the engine protocol in, one out.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

#include "tools/engine_players.h"

namespace jasnel {

/// What should stand on a line, for messages.
inline constexpr std::string_view kRequestExpected =
    R"(a request, as {"id":1,"dealer":"N","hand":["SA",...]})";

/// The answer of the player of its game to the request on `line`, or what is wrong with it, as one
/// line of JSON. Nothing where `cancel` became true meanwhile.
std::optional<std::string> ReplyTo(std::string_view line, const EnginePlayers& players,
                                   const std::atomic<bool>& cancel);

}  // namespace jasnel
