// A run as one number.

#include "bench/signature.h"

#include <gtest/gtest.h>

#include <vector>

namespace jasnel::bench {
namespace {

const Measurement kFirst{.values = {-100}, .nodes = 415};
const Measurement kSecond{.values = {5, 7}, .nodes = 12};

Signature SignatureOf(const std::vector<Measurement>& measurements) {
  Signature signature;
  signature.Add(measurements);
  return signature;
}

TEST(Checksum, IsFnv1a) {
  EXPECT_EQ(Hexadecimal(Checksum().sum()), "cbf29ce484222325");
  Checksum checksum;
  checksum.Add(0x6867666564636261);  // "abcdefgh", lowest byte first
  EXPECT_EQ(Hexadecimal(checksum.sum()), "25da8c1836a8d66d");
}

// The expectations come from a program in another language, written after docs/reference/bench.md.
TEST(Signature, IsOverValuesAndNodesInTheirOrder) {
  const Signature signature = SignatureOf({kFirst, kSecond});
  EXPECT_EQ(Hexadecimal(signature.values()), "f16c06c8bba6295c");
  EXPECT_EQ(Hexadecimal(signature.all()), "cb6098c9de135808");
}

TEST(Signature, OfOtherNodesLeavesTheChecksumOfTheValues) {
  Measurement other = kFirst;
  ++other.nodes;
  EXPECT_EQ(SignatureOf({other}).values(), SignatureOf({kFirst}).values());
  EXPECT_NE(SignatureOf({other}).all(), SignatureOf({kFirst}).all());
}

TEST(Signature, DoesNotDependOnTime) {
  Measurement slow = kFirst;
  slow.time = std::chrono::hours(1);
  EXPECT_EQ(SignatureOf({slow}).all(), SignatureOf({kFirst}).all());
}

TEST(Signature, DependsOnTheOrder) {
  EXPECT_NE(SignatureOf({kFirst, kSecond}).values(), SignatureOf({kSecond, kFirst}).values());
}

TEST(Hexadecimal, HasSixteenDigits) { EXPECT_EQ(Hexadecimal(0xab), "00000000000000ab"); }

}  // namespace
}  // namespace jasnel::bench
