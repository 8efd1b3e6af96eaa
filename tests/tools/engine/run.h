// Requests to `jasnel engine`, and its answers.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <string>

#include "engine/questions/move.h"
#include "engine/records/record.h"
#include "jasnel/dealing.h"
#include "jasnel/engine.h"
#include "jasnel/player.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {

/// South is to play to the second trick: a club, the eight or the seven.
inline constexpr const char* kCardRequest =
    R"({"id":7,"game":"klaverjas","rules":"kbn","dealer":"N","seat":"S",)"
    R"("hand":["SA","S7","HJ","HT","H8","C8","C7"],"auction":["pass","H"],"trump":"H",)"
    R"("declarer":"S","tricks":[{"leader":"E","cards":["DA","D7","D8","DK"]},)"
    R"({"leader":"E","cards":["CA"]}],"seed":1})";

/// South is to call after a pass of East.
inline constexpr const char* kCallRequest =
    R"({"id":8,"rules":"kbn","dealer":"N","seat":"S",)"
    R"("hand":["SA","S7","HJ","HT","H8","C8","C7","D7"],"auction":["pass"]})";

/// A request as an object, to be changed.
inline Json CardRequest() { return ParseJson(kCardRequest); }
inline Json CallRequest() { return ParseJson(kCallRequest); }

/// What the engine answers if its player makes this choice, without the id.
template <class Choice>
std::string AnswerText(const Choice& choice, std::chrono::microseconds time) {
  const AnsweredMove answer = {
      .chosen = ToMove<CallOrCard>(choice, time), .signals = {}, .signal = {}, .why = {}};
  return ObjectText(ChooseMove::kSpec.answer, &answer, Language::kEnglish);
}

/// The same to request 7.
inline Record Answered(const std::string& text) {
  Record answer = ParseJson(text);
  answer["id"] = 7;
  return answer;
}

/// What a player answers in this process.
inline Json Reply(const std::string& line, const std::string& player = "simple") {
  const auto reply = Engine::Make(player).value().Answer(line);
  EXPECT_TRUE(reply.has_value());
  EXPECT_TRUE(reply->ends_with('\n'));
  return ParseJson(*reply);
}

/// The error of an answer that has an id and an error.
inline std::string ErrorIn(const Json& answer) {
  EXPECT_EQ(KeysOf(answer), (Keys{"id", "error"})) << answer;
  return answer.value("error", "");
}

/// What is wrong with a request; its id, where it has any, is given back.
inline std::string ReplyError(const Json& request) {
  const Json answer = Reply(request.dump());
  EXPECT_EQ(answer["id"], request.is_object() ? request.value("id", Json()) : Json());
  return ErrorIn(answer);
}

/// One of two requests with something damaged, as by a faulty program.
inline std::string Damaged(Random& random, const std::array<const char*, 2>& requests) {
  std::string line = requests[static_cast<std::size_t>(random.Below(2))];
  for (int changes = 1 + random.Below(4); changes > 0; --changes) {
    const auto at = static_cast<std::size_t>(random.Below(static_cast<int>(line.size())));
    const auto other = static_cast<std::size_t>(random.Below(static_cast<int>(line.size())));
    switch (random.Below(4)) {
      case 0:
        line[at] = line[other];
        break;
      case 1:
        line[at] = static_cast<char>(random.Below(256));
        break;
      case 2:
        line.erase(at, 1 + other % 20);
        break;
      default:
        line.insert(at, line.substr(other, 30));
    }
  }
  return line;
}

inline Finished RunEngine(const std::string& input, const std::string& player = "simple") {
  return RunJasnel({"engine", "--player=" + player}, input);
}

}  // namespace jasnel::testing
