// Questions to an engine in this process, and its answers.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "jasnel/engine.h"

namespace jasnel::testing {

using Json = nlohmann::ordered_json;

/// Without its id.
inline Json Ask(Json question) {
  static Engine engine = Engine::Make("simple", 1).value();
  question["id"] = "x";
  const auto line = engine.Answer(question.dump());
  EXPECT_TRUE(line.has_value());
  EXPECT_EQ(line->find('\n'), line->size() - 1);
  Json answer = Json::parse(*line);
  EXPECT_EQ(answer.begin().key(), "id");
  EXPECT_EQ(answer["id"], "x");
  answer.erase("id");
  return answer;
}

/// What is wrong with a question.
inline std::string Wrong(const Json& question) {
  const Json answer = Ask(question);
  EXPECT_EQ(answer.size(), 1U) << answer;
  return answer.value("error", "");
}

/// `question` with another value of a key.
inline Json With(Json question, const char* key, const Json& value) {
  question[key] = value;
  return question;
}

/// And without it.
inline Json Without(Json question, const char* key) {
  question.erase(key);
  return question;
}

inline constexpr const char* kDeal = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";

/// The record of it: South made hearts, and one trick was played.
inline Json RecordOfDeal() {
  return {{"deal", kDeal}, {"dealer", "E"},   {"auction", {"H"}},
          {"trump", "H"},  {"declarer", "S"}, {"tricks", {{{"cards", {"CJ", "C7", "DT", "CK"}}}}}};
}

}  // namespace jasnel::testing
