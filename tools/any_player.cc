#include "tools/any_player.h"

#include <string>

#include "bitboard/text.h"
#include "tools/exec_player.h"

namespace jasnel {

Result<std::unique_ptr<Player>> MakeAnyPlayer(std::string_view text,
                                              std::chrono::milliseconds answer_limit) {
  constexpr std::string_view kExec = "exec:";
  if (!text.starts_with(kExec)) return MakePlayer(text);
  const std::string_view command = Trim(text.substr(kExec.size()));
  if (command.empty()) return Error{"'exec:' with no command; expected one, as exec:./my-bot"};
  return std::unique_ptr<Player>(std::make_unique<ExecPlayer>(std::string(command), answer_limit));
}

}  // namespace jasnel
