// Hands as text, for tests.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "jasnel/deal_line.h"

namespace jasnel::testing {

/// `J97.AT.K8.7`.
inline CardSet HandOf(const std::string& text) {
  const auto hands = ParseHands("N:" + text + " - - -");
  EXPECT_TRUE(hands.ok()) << text;
  return hands.ok() ? (*hands)[0] : CardSet();
}

}  // namespace jasnel::testing
