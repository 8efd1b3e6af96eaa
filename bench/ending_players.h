// Searches of the literature that endings are measured with. They are no players of the library.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel::bench {

/// Their names, and a line on each.
std::span<const PlayerKind> EndingPlayerKinds();

/// Makes the player that `text` describes. An error names what is wrong and what was expected.
///
///     ismcts:iterations=N,others=O      information-set tree search
///     epimc:depth=D,worlds=N,others=O   determinization after D choices of its own
///
/// `others=search`, the default, takes the other seats for such as search too; `others=simple` or
/// `others=club` knows that they play so. Asked for a card in an earlier trick than the last four,
/// they answer with an error.
Result<std::unique_ptr<Player>> MakeEndingPlayer(std::string_view text);

}  // namespace jasnel::bench
